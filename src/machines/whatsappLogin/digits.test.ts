import { expect, test } from 'vitest'
import { caretIn, codeDigits, grouped, isWholePhone, readPhone } from './digits.ts'

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
  '0091 98765 43210',
  '91-98765-43210',
  '(+91) 98765 43210',
])('%s is the number 98765 43210', (text) => expect(readPhone(text)).toEqual({ phone: '9876543210', isWrong: false }))

/** What the box shows after each key, the last first. */
const typed = (keys: string) => {
  const shown = ['']
  for (const key of keys) shown.unshift(grouped(readPhone(`${shown[0]}${key}`).phone))
  return shown
}

test.each(['+91 98765 43210', '+919876543210', '0091-9876543210', '91-98765 43210', '919876543210', '09876543210'])(
  '%s, typed key by key, is that number too, and none of somebody else on the way (33.9)',
  (keys) => {
    const [last, ...before] = typed(keys)
    expect(last).toBe('98765 43210')
    // Without a + ten digits are a number, whatever they begin with.
    if (/^(\+|00)/.test(keys)) expect(before.filter((shown) => isWholePhone(shown.replace(' ', '')))).toEqual([])
  },
)

test.each([
  ['+1 555 123 4567', '+15551234567'],
  ['0044 20 7946 0958', '00442079460958'],
  ['+91 98765 432101', '+9198765432101'],
  ['00911234567890123456789', '0091123456789012'],
  // An eleventh digit that was typed by mistake is the one to go.
  ['98765432109', '9876543210'],
  ['9198765432109', '9198765432'],
])('%s is said to be wrong, and %s stays (33.9)', (text, phone) =>
  expect(readPhone(text)).toEqual({ phone, isWrong: true }),
)

test.each([
  ['', ''],
  ['mobile', ''],
  ['9', '9'],
  ['98765 4', '987654'],
  ['9198765432', '9198765432'],
  ['91987654321', '91987654321'],
  ['+', '+'],
  ['+91 98', '+9198'],
  ['0091 9876543210'.slice(0, -1), '0091987654321'],
])('%j is %j so far', (text, phone) => expect(readPhone(text)).toEqual({ phone, isWrong: false }))

test.each([
  // A digit behind the third of ten, and the caret behind it.
  ['9871 65 4321', 4, '98716 54321', 4],
  ['98765 1', 7, '98765 1', 7],
  ['+', 1, '+', 1],
  ['+91987', 3, '+91987', 3],
  ['+919876543210', 13, '98765 43210', 11],
  ['91987654321', 7, '91987654321', 7],
])('in %j the caret at %i is in %j at %i', (text, caret, shown, at) => {
  expect(grouped(readPhone(text).phone)).toBe(shown)
  expect(caretIn(text, caret)).toBe(at)
})

test.each([
  ['', ''],
  ['98765', '98765'],
  ['987654', '98765 4'],
  ['9876543210', '98765 43210'],
  ['91987654321', '91987654321'],
  ['+9198765', '+9198765'],
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
