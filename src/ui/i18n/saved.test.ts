import { expect, test } from 'vitest'
import { devanagari, entries, gurmukhi, hasFullStop, isOdd, testPart } from '../../../tests/texts/checks.ts'
import { aloudTexts } from './aloud.ts'
import { libraryTexts } from './library.ts'
import { quotationTexts } from './quotation.ts'
import { savedEn } from './saved.en.ts'
import { savedHi } from './saved.hi.ts'
import { savedPa } from './saved.pa.ts'
import { savedTexts } from './saved.ts'

testPart(savedTexts, { english: savedEn, punjabi: savedPa, hindi: savedHi }, { latin: ['PDF'], samplesOf: () => [21] })

test.each(['english', 'punjabi', 'hindi'] as const)('the way to it names the buttons as they are: %s', (language) => {
  const { how, heading } = { english: savedEn, punjabi: savedPa, hindi: savedHi }[language]
  expect(how).toContain(`“${quotationTexts[language].save}”`)
  expect(how).toContain(`“${aloudTexts[language].save}”`)
  expect(libraryTexts[language].saved).toBe(heading)
})

test('the ways within the library are whole, each in its own script', () => {
  const words = (language: keyof typeof libraryTexts) => entries(libraryTexts[language], () => [])
  expect(
    [...words('english'), ...words('punjabi'), ...words('hindi')].filter((each) => isOdd(each) || hasFullStop(each)),
  ).toEqual([])
  for (const [, text] of words('punjabi')) expect(text).toMatch(gurmukhi)
  for (const [, text] of words('hindi')) expect(text).toMatch(devanagari)
})
