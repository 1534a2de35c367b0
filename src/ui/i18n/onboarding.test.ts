import { expect, test } from 'vitest'
import { onboardingEn } from './onboarding.en.ts'
import { onboardingHi } from './onboarding.hi.ts'
import { onboardingPa } from './onboarding.pa.ts'
import { onboardingTexts } from './onboarding.ts'

type Entry = readonly [key: string, text: string]

/** Every text with its key. */
function entries(value: unknown, key = ''): Entry[] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) =>
    entries(inner, key === '' ? name : `${key}.${name}`),
  )
}

const all = { english: entries(onboardingEn), punjabi: entries(onboardingPa), hindi: entries(onboardingHi) }
const languages = ['english', 'punjabi', 'hindi'] as const

// U+0964 and U+0965, the danda and the double danda, belong to both scripts.
const devanagari = /[\u0900-\u0963\u0966-\u097F]/
const gurmukhi = /[\u0A00-\u0A7F]/
const nativeDigits = /[\u0966-\u096F\u0A66-\u0A6F]/
const hasLatin = (text: string) => /[A-Za-z]/.test(text)

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
  expect(await Promise.all(languages.map(onboardingTexts.load))).toEqual([onboardingEn, onboardingPa, onboardingHi])
})

// Spec §2 onboarding overlay.
test('the English texts say what the specification says', () => {
  expect(onboardingEn.welcome.referral).toMatch(/10 points\. The top 2 of the week get special recognition\./)
  expect(onboardingEn.settings.text).toContain('three dots')
  expect(onboardingEn.settings.understood).toBe('Understood')
})
