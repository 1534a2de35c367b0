import { expect, test } from 'vitest'
import { testPart } from '../../../tests/texts/checks.ts'
import { findEn } from './find.en.ts'
import { findHi } from './find.hi.ts'
import { findPa } from './find.pa.ts'
import { findTexts } from './find.ts'

testPart(findTexts, { english: findEn, punjabi: findPa, hindi: findHi })

test('that a line stands nowhere is said of both texts by name, and as far as letters tell', () => {
  const names = {
    en: [/As far as letters tell/, /Sri Guru Granth Sahib Ji/, /Bhagavad Gita/],
    pa: [/ਅੱਖਰਾਂ ਤੋਂ/, /ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ/, /ਸ੍ਰੀਮਦ ਭਗਵਦ ਗੀਤਾ/],
    hi: [/अक्षरों से/, /श्री गुरु ग्रंथ साहिब जी/, /श्रीमद्भगवद्गीता/],
  }
  for (const [words, patterns] of [
    [findEn, names.en],
    [findPa, names.pa],
    [findHi, names.hi],
  ] as const)
    for (const pattern of patterns) {
      expect(words.verdict.none).toMatch(pattern)
      expect(words.whole.none).toMatch(pattern)
    }
})

test('who could not be answered is told that nothing is lost, and what to do next', () => {
  for (const { problems } of [findEn, findPa, findHi])
    for (const sentence of Object.values(problems)) expect(sentence).toMatch(/[.।] .+; .+[.।]$/)
})
