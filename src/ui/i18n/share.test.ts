import { expect, test } from 'vitest'
import { shareEn } from './share.en.ts'
import { shareHi } from './share.hi.ts'
import { sharePa } from './share.pa.ts'
import { shareTexts } from './share.ts'

type Entry = readonly [key: string, text: string]

/** Every text with its key; a function's text for points, or for a platform. */
function entries(value: unknown, key = ''): Entry[] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value === 'function') {
    const samples = key === 'points' ? [0, 1, 120] : ['Instagram']
    return samples.map((sample) => [`${key}(${sample})`, String(value(sample))] as const)
  }
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) =>
    entries(inner, key === '' ? name : `${key}.${name}`),
  )
}

const all = { english: entries(shareEn), punjabi: entries(sharePa), hindi: entries(shareHi) }
const languages = ['english', 'punjabi', 'hindi'] as const

// U+0964 and U+0965, the danda and the double danda, belong to both scripts.
const devanagari = /[\u0900-\u0963\u0966-\u097F]/
const gurmukhi = /[\u0A00-\u0A7F]/
const nativeDigits = /[\u0966-\u096F\u0A66-\u0A6F]/
const hasLatin = (text: string) => /[A-Za-z]/.test(text.replaceAll('Instagram', ''))

test('the three languages have the same keys', () => {
  const keys = all.english.map(([key]) => key)
  expect(keys.length).toBeGreaterThan(5)
  expect(all.punjabi.map(([key]) => key)).toEqual(keys)
  expect(all.hindi.map(([key]) => key)).toEqual(keys)
})

test.each(languages)(
  '%s: nothing empty, no stray blank, normal form, Western digits, no invisible joiners',
  (language) => {
    const odd = ([, text]: Entry) =>
      text === '' ||
      text !== text.trim() ||
      /\s{2}/.test(text) ||
      text !== text.normalize('NFC') ||
      nativeDigits.test(text) ||
      /[\u200B-\u200F\uFEFF]/.test(text)
    expect(all[language].filter(odd)).toEqual([])
  },
)

test('each keeps to its own script, and leaves no English behind', () => {
  expect(all.english.filter(([, text]) => devanagari.test(text) || gurmukhi.test(text))).toEqual([])
  expect(all.punjabi.filter(([, text]) => devanagari.test(text) || hasLatin(text))).toEqual([])
  expect(all.hindi.filter(([, text]) => gurmukhi.test(text) || hasLatin(text))).toEqual([])
})

test('a sentence ends with a danda, never with a full stop', () => {
  const fullStop = ([, text]: Entry) => /[^.\s]\.(?:\s|$)/.test(text)
  expect([...all.punjabi, ...all.hindi].filter(fullStop)).toEqual([])
})

test('the numbers of every text are kept', () => {
  const numbers = ([, text]: Entry) => text.match(/\d+/g) ?? []
  expect(all.punjabi.map(numbers)).toEqual(all.english.map(numbers))
  expect(all.hindi.map(numbers)).toEqual(all.english.map(numbers))
})

test('loading', async () => {
  expect(await Promise.all(languages.map(shareTexts.load))).toEqual([shareEn, sharePa, shareHi])
})

// Spec §2 and §9, letter for letter.
test('the English texts are the specification’s', () => {
  expect([shareEn.heading, shareEn.points(10), shareEn.points(120)]).toEqual([
    'Refer & Earn',
    '10 referral points',
    '120 referral points',
  ])
  expect(shareEn.reward).toMatch(/^10 points for each person .* top 2 of the week get special recognition\.$/)
})
