import { expect, test } from 'vitest'
import { codeDigits, grouped, phoneDigits } from './digits.ts'

test.each([
  '9876543210',
  '98765 43210',
  '98765-43210',
  '(98765) 43210',
  '+91 98765 43210',
  '+91-9876543210',
  ' +919876543210',
  '919876543210',
  '09876543210',
  '098765 43210',
  '00919876543210',
  '+91 098765 43210',
  '९८७६५ ४३२१०',
  '੯੮੭੬੫ ੪੩੨੧੦',
  '+੯੧ ੯੮੭੬੫ ੪੩੨੧੦',
  'Asha: 98765\u00A043210',
])('%s is the number 98765 43210', (text) => expect(phoneDigits(text)).toBe('9876543210'))

test.each([
  ['', ''],
  ['mobile', ''],
  ['9', '9'],
  ['98765 4', '987654'],
  // A number may begin with 91 as well, and an eleventh digit that was typed by mistake is the one to go.
  ['9198765432', '9198765432'],
  ['91987654321', '9198765432'],
  ['98765432109', '9876543210'],
])('%j is %j so far', (text, digits) => expect(phoneDigits(text)).toBe(digits))

test.each([
  ['', ''],
  ['98765', '98765'],
  ['987654', '98765 4'],
  ['9876543210', '98765 43210'],
])('%j is drawn as %j', (phone, drawn) => expect(grouped(phone)).toBe(drawn))

test.each([
  ['402917', '402917'],
  ['402 917', '402917'],
  ['402-917', '402917'],
  ['Your code is 402917.', '402917'],
  ['੪੦੨੯੧੭', '402917'],
  ['४०२९१७', '402917'],
  ['4029178', '402917'],
  ['40', '40'],
  ['code', ''],
  ['10:45 Your code is 402917', '402917'],
  ['26-11-2026, 18:05: 402917 is your code, valid for 10 minutes', '402917'],
  ['+91 98765 43210: ੪੦੨੯੧੭', '402917'],
])('the code in %j is %j', (text, digits) => expect(codeDigits(text)).toBe(digits))
