import { createGuide } from '@satsang/guide'
import { CORPUS, toReference } from '@satsang/guide/corpus'
import { expect, test } from 'vitest'
import { digestOf } from '../../scripture/digest.ts'
import digests from '../../scripture/digests.json' with { type: 'json' }
import { beginningEn } from './beginning.en.ts'
import { beginningHi } from './beginning.hi.ts'
import { beginningPa } from './beginning.pa.ts'
import { beginningTexts } from './beginning.ts'
import type { Language } from './load.ts'

const TEXTS = { english: beginningEn, punjabi: beginningPa, hindi: beginningHi }
const LANGUAGES = Object.keys(TEXTS) as Language[]
const PARTS = ['morning', 'day', 'evening', 'night', 'any'] as const

/** What each question is about: the categories of an answer that hears it. A teaching and a place are answers too. */
const ABOUT = {
  sikh: {
    morning: ['devotion', 'discipline', 'meditation', 'gratitude'],
    day: ['anger', 'work', 'seva', 'decision'],
    evening: ['peace', 'duty', 'forgiveness', 'patience'],
    night: ['anxiety', 'doctrine', 'loneliness', 'anxiety peace'],
    any: [
      'purpose',
      'surrender doctrine lookup',
      'pride doctrine',
      'desire doctrine',
      'hope',
      'jealousy',
      'equality',
      'devotion',
    ],
  },
  hindu: {
    morning: ['devotion', 'discipline', 'meditation', 'gratitude'],
    day: ['anger', 'work lookup', 'duty', 'work'],
    evening: ['peace', 'duty', 'forgiveness', 'patience'],
    night: ['anxiety', 'doctrine', 'loneliness', 'anxiety peace'],
    any: ['purpose', 'doctrine', 'pride', 'doctrine', 'hope', 'jealousy', 'desire', 'equality doctrine'],
  },
} as const

test('each language is its own, in its own script, and none says anything twice', async () => {
  for (const language of LANGUAGES) expect(await beginningTexts.load(language)).toBe(TEXTS[language])
  const script = { english: /^[A-Za-z ,.?]+$/, punjabi: /^[\u0A00-\u0A7F।,\-\s?]+$/, hindi: /^[\u0900-\u097F,\-\s?]+$/ }
  for (const language of LANGUAGES) {
    for (const lists of Object.values(TEXTS[language].starters)) {
      const all = Object.values(lists).flat()
      expect(all).toHaveLength(24)
      expect(new Set(all).size).toBe(24)
      for (const text of all) expect(text).toMatch(script[language])
    }
  }
})

test('the guide answers each with a passage of the corpus, letter for letter, and on what it is about (D55)', async () => {
  const guide = createGuide()
  const known = new Set(digests)
  for (const tradition of ['sikh', 'hindu'] as const) {
    for (const language of LANGUAGES) {
      for (const part of PARTS) {
        for (const [place, message] of TEXTS[language].starters[tradition][part].entries()) {
          const answer = await guide.answer({ message, tradition, language, history: [], avoid: [] })
          expect(ABOUT[tradition][part][place]?.split(' '), message).toContain(answer.category)
          expect(answer.asks, message).toBeUndefined()
          expect(answer.references.length, message).toBeGreaterThan(0)
          for (const reference of answer.references) {
            expect(known, message).toContain(digestOf(reference))
            expect(
              CORPUS[tradition].map((verse) => toReference(verse, language)),
              message,
            ).toContainEqual(reference)
          }
        }
      }
    }
  }
})
