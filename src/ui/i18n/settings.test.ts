import { describe, expect, test } from 'vitest'
import { pick, testPart } from '../../../tests/texts/checks.ts'
import { fullDate } from './format.ts'
import { settingsEn } from './settings.en.ts'
import { settingsHi } from './settings.hi.ts'
import { settingsPa } from './settings.pa.ts'
import { settingsTexts } from './settings.ts'

const english = testPart(settingsTexts, { english: settingsEn, punjabi: settingsPa, hindi: settingsHi })

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
  // Section 8.
  'errors.phoneTaken':
    'This phone number is already registered with another account. Please use a different phone number.',
  'errors.conflict': 'The information provided conflicts with existing data. Please check your details and try again.',
  'errors.invalid': 'Invalid information provided. Please check your details and try again.',
  'errors.server': 'Server error occurred. Please try again later.',
}

test('the English texts are the specification’s, letter for letter', () =>
  expect(pick(english, specified)).toEqual(specified))

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
