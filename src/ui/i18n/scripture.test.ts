import { expect, test } from 'vitest'
import { devanagari, entries, gurmukhi, isOdd, testPart } from '../../../tests/texts/checks.ts'
import { quotationTexts } from './quotation.ts'
import { scriptureEn } from './scripture.en.ts'
import { scriptureHi } from './scripture.hi.ts'
import { scripturePa } from './scripture.pa.ts'
import { scriptureTexts } from './scripture.ts'

testPart(
  scriptureTexts,
  { english: scriptureEn, punjabi: scripturePa, hindi: scriptureHi },
  { samplesOf: () => ['2.47'] },
)

test('each way of sharing that fails has its sentence and, in it, another way', () => {
  for (const { share } of [scriptureEn, scripturePa, scriptureHi])
    for (const sentence of Object.values(share.errors)) expect(sentence).toMatch(/[.।] .+[.।]$/)
})

test('the words on a verse are whole, each in its own script', () => {
  const entriesOf = (language: keyof typeof quotationTexts) => entries(quotationTexts[language], () => [])
  expect([...entriesOf('english'), ...entriesOf('punjabi'), ...entriesOf('hindi')].filter(isOdd)).toEqual([])
  expect(entriesOf('english').every(([, text]) => /^[A-Za-z ]+$/.test(text))).toBe(true)
  expect(entriesOf('punjabi').every(([, text]) => gurmukhi.test(text) && !devanagari.test(text))).toBe(true)
  expect(entriesOf('hindi').every(([, text]) => devanagari.test(text) && !gurmukhi.test(text))).toBe(true)
})
