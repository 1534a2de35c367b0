import { describe, expect, test } from 'vitest'
import { fullDate } from './format.ts'
import { settingsEn } from './settings.en.ts'
import { settingsHi } from './settings.hi.ts'
import { settingsPa } from './settings.pa.ts'
import { settingsTexts } from './settings.ts'

type Entry = readonly [key: string, text: string]

/** Every text with its key; a function's text once for one, once for many. */
function entries(value: unknown, key = ''): Entry[] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value === 'function') return [0, 1, 20].map((n) => [`${key}(${n})`, String(value(n))] as const)
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) =>
    entries(inner, key === '' ? name : `${key}.${name}`),
  )
}

const all = { english: entries(settingsEn), punjabi: entries(settingsPa), hindi: entries(settingsHi) }
const languages = ['english', 'punjabi', 'hindi'] as const

const devanagari = /[\u0900-\u0963\u0966-\u097F]/
const gurmukhi = /[\u0A00-\u0A7F]/
const nativeDigits = /[\u0966-\u096F\u0A66-\u0A6F]/

test('the three languages have the same keys', () => {
  const keys = all.english.map(([key]) => key)
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

test('each keeps to its own script', () => {
  expect(all.english.filter(([, text]) => devanagari.test(text) || gurmukhi.test(text))).toEqual([])
  expect(all.punjabi.filter(([, text]) => devanagari.test(text) || /[A-Za-z]/.test(text))).toEqual([])
  expect(all.hindi.filter(([, text]) => gurmukhi.test(text) || /[A-Za-z]/.test(text))).toEqual([])
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

// Spec §2 Settings screen and 'Accessible names', letter for letter.
const specified: Record<string, string> = {
  title: 'Settings',
  cancel: 'Cancel',
  signOut: 'Sign Out',
  saving: 'Saving...',
  preferences: 'Spiritual Preferences',
  'fields.language_preference': 'Language',
  'fields.date_of_birth': 'Birth Date',
  'fields.time_of_birth': 'Birth Time',
  'fields.place_of_birth': 'Birth Location',
  'refer.title': 'Refer & Earn',
  'account.heading': 'Account Information',
  'account.email': 'Email',
  'account.subscription': 'Subscription',
  'account.memberSince': 'Member Since',
}

test('the English texts are the specification’s, letter for letter', () => {
  const english = Object.fromEntries(all.english)
  expect(Object.fromEntries(Object.keys(specified).map((key) => [key, english[key]]))).toEqual(specified)
})

test('loading', async () => {
  expect(await Promise.all(languages.map(settingsTexts.load))).toEqual([settingsEn, settingsPa, settingsHi])
})

describe('a full date', () => {
  test('of birth is that day in every time zone', () => {
    const zone = process.env.TZ
    try {
      for (const TZ of ['Pacific/Honolulu', 'Asia/Kolkata', 'Pacific/Kiritimati']) {
        process.env.TZ = TZ
        expect(fullDate('1988-11-04', 'english')).toBe('4 November 1988')
      }
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
    expect(fullDate('1988-11-04', 'punjabi')).toBe('4 ਨਵੰਬਰ 1988')
    expect(fullDate('1988-11-04', 'hindi')).toBe('4 नवंबर 1988')
  })

  test('of a moment is the viewer’s day, with its year', () => {
    const lateEvening = new Date(2025, 6, 5, 23, 59).toISOString()
    expect(fullDate(lateEvening, 'english')).toBe('5 July 2025')
    expect(fullDate(lateEvening, 'punjabi')).toBe('5 ਜੁਲਾਈ 2025')
  })

  test('that is unreadable gives no text', () => {
    expect(fullDate('', 'english')).toBe('')
    expect(fullDate('2023-02-31x', 'hindi')).toBe('')
  })
})
