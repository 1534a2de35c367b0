import { expect, test } from 'vitest'
import { en } from '../i18n/en.ts'
import { hi } from '../i18n/hi.ts'
import { pa } from '../i18n/pa.ts'
import type { Quotation } from '../types.ts'
import { placeQuotations } from './placeQuotations.ts'

const quotationAt = (reference: string): Quotation => ({
  scripture: '',
  reference,
  original: reference,
  verified: true,
})

// The guide writes the contract's reference into its prose (D17); who reads sees the scripture's whole name, in their script.
test.each([
  [en, 'In Guru Granth Sahib, Ang 462, X says:', 'In Guru Granth Sahib, Ang 462, X says:'],
  [pa, 'Guru Granth Sahib, Ang 462 ’ਤੇ ਕ ਫ਼ੁਰਮਾਉਂਦੇ ਹਨ:', 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ, ਅੰਗ 462 ’ਤੇ ਕ ਫ਼ੁਰਮਾਉਂਦੇ ਹਨ:'],
  [hi, 'Guru Granth Sahib, Ang 462 पर क फ़रमाते हैं:', 'श्री गुरु ग्रंथ साहिब जी, अंग 462 पर क फ़रमाते हैं:'],
])('a reference in a reply is shown in the script of the interface', ({ chat }, written, shown) => {
  const quotation = quotationAt('Guru Granth Sahib, Ang 462')
  const { passages, rest } = placeQuotations(`Before.\n\n${written}\n\nAfter.`, [quotation], chat.reference)
  expect(passages.map(({ paragraph }) => paragraph)).toEqual(['Before.', shown, 'After.'])
  expect(passages[1]?.quotations).toEqual([quotation])
  expect(rest).toEqual([])
})

test('a reply that has the reader’s form already is understood too', () => {
  const quotation = quotationAt('Bhagavad Gita 2.47')
  const { passages } = placeQuotations('भगवद्गीता 2.47 में श्री कृष्ण कहते हैं:', [quotation], hi.chat.reference)
  expect(passages).toEqual([{ paragraph: 'भगवद्गीता 2.47 में श्री कृष्ण कहते हैं:', quotations: [quotation] }])
})

test('two places in one paragraph, of which one begins like the other', () => {
  const quotations = [quotationAt('Guru Granth Sahib, Ang 4'), quotationAt('Guru Granth Sahib, Ang 46')]
  const text = 'Guru Granth Sahib, Ang 46 ਅਤੇ Guru Granth Sahib, Ang 4'
  const { passages, rest } = placeQuotations(text, quotations, pa.chat.reference)
  expect(rest).toEqual([])
  expect(passages[0]?.paragraph).toBe('ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ, ਅੰਗ 46 ਅਤੇ ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ, ਅੰਗ 4')
})

test('what no paragraph names stands at the end', () => {
  const quotation = quotationAt('Guru Granth Sahib, Ang 1')
  expect(placeQuotations('Guru Granth Sahib, Ang 12', [quotation], pa.chat.reference).rest).toEqual([quotation])
})
