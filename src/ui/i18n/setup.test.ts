import { describe, expect, test } from 'vitest'
import { SETUP_CHECKS } from '../../machines/profileSetup/setupForm.ts'
import { nativeLang, nativeMessage, nativeMonths } from '../setup/nativeTexts.ts'
import { setupEn } from './setup.en.ts'
import { setupHi } from './setup.hi.ts'
import { setupPa } from './setup.pa.ts'
import { setupTexts } from './setup.ts'

type Entry = readonly [key: string, text: string]

const entries = (value: unknown, key = ''): Entry[] =>
  typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) =>
        entries(inner, key === '' ? name : `${key}.${name}`),
      )

const all = { english: entries(setupEn), punjabi: entries(setupPa), hindi: entries(setupHi) }
const languages = ['english', 'punjabi', 'hindi'] as const

const devanagari = /[\u0900-\u0963\u0966-\u097F]/
const gurmukhi = /[\u0A00-\u0A7F]/
const nativeDigits = /[\u0966-\u096F\u0A66-\u0A6F]/

const isOdd = ([, text]: Entry) =>
  text === '' ||
  text !== text.trim() ||
  /\s{2}/.test(text) ||
  text !== text.normalize('NFC') ||
  nativeDigits.test(text) ||
  /[\u200B-\u200F\uFEFF]/.test(text)

const fullStop = ([, text]: Entry) => /[^.\s]\.(?:\s|$)/.test(text)

test('the three languages have the same keys', () => {
  const keys = all.english.map(([key]) => key)
  expect(all.punjabi.map(([key]) => key)).toEqual(keys)
  expect(all.hindi.map(([key]) => key)).toEqual(keys)
})

test.each(languages)(
  '%s: nothing empty, no stray blank, normal form, Western digits, no invisible joiners',
  (language) => expect(all[language].filter(isOdd)).toEqual([]),
)

test('each keeps to its own script', () => {
  expect(all.english.filter(([, text]) => devanagari.test(text) || gurmukhi.test(text))).toEqual([])
  expect(all.punjabi.filter(([, text]) => devanagari.test(text) || /[A-Za-z]/.test(text))).toEqual([])
  expect(all.hindi.filter(([, text]) => gurmukhi.test(text) || /[A-Za-z]/.test(text))).toEqual([])
})

test('a sentence ends with a danda, never with a full stop', () =>
  expect([...all.punjabi, ...all.hindi].filter(fullStop)).toEqual([]))

// Spec §2 Profile setup screen and 'Accessible names', letter for letter.
const specified: Record<string, string> = {
  title: 'Complete Your Profile',
  loading: 'Loading...',
  name: 'Full Name *',
  phone: 'Phone Number',
  birthDate: 'Birth Date',
  time: 'Birth Time',
  city: 'City of Birth',
  email: 'Email Address',
  language: 'Language Preference',
  'languages.english': 'English',
  'languages.punjabi': 'Punjabi',
  'languages.hindi': 'Hindi',
  submit: 'Complete Setup',
  saving: 'Saving...',
  signOut: 'Sign Out',
}

test('the English texts are the specification’s, letter for letter', () => {
  const english = Object.fromEntries(all.english)
  expect(Object.fromEntries(Object.keys(specified).map((key) => [key, english[key]]))).toEqual(specified)
})

test('loading', async () => {
  expect(await Promise.all(languages.map(setupTexts.load))).toEqual([setupEn, setupPa, setupHi])
})

describe('the script of the tradition, whatever the interface’s language (D15)', () => {
  test.each([
    ['sikh', 'pa', gurmukhi, devanagari],
    ['hindu', 'hi', devanagari, gurmukhi],
  ] as const)('%s', (tradition, lang, own, other) => {
    expect(nativeLang(tradition)).toBe(lang)
    const messages = SETUP_CHECKS.map((check) => [check, nativeMessage(tradition, check)] as const)
    expect(new Set(messages.map(([, text]) => text)).size).toBe(SETUP_CHECKS.length)
    expect(messages.filter(([, text]) => !own.test(text) || other.test(text) || /[A-Za-z]/.test(text))).toEqual([])
    expect(messages.filter((entry) => isOdd(entry) || fullStop(entry) || !entry[1].endsWith('।'))).toEqual([])
  })

  test.each([
    ['sikh', 'pa', 'ਜਨਵਰੀ (January)', 'ਦਸੰਬਰ (December)'],
    ['hindu', 'hi', 'जनवरी (January)', 'दिसंबर (December)'],
  ] as const)('the months of %s are the calendar’s own, each with its English name', (tradition, lang, first, last) => {
    const months = nativeMonths(tradition)
    const named = (locale: string, index: number) =>
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, index, 1))
    const expected = months.map((_, index) => `${named(lang, index)} (${named('en', index)})`.normalize('NFC'))
    expect(months).toEqual(expected)
    expect([months.length, months[0], months[11]]).toEqual([12, first, last])
    expect(months.filter((month) => isOdd(['', month]))).toEqual([])
  })
})
