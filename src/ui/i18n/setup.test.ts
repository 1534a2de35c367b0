import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { devanagari, gurmukhi, hasFullStop, isOdd, pick, testPart } from '../../../tests/texts/checks.ts'
import { NOTICE_DIGEST, SETUP_CHECKS } from '../../machines/profileSetup/setupForm.ts'
import { nativeLang, nativeMessage, nativeMonths } from '../setup/nativeTexts.ts'
import { privacyContact } from './privacy.ts'
import { setupEn } from './setup.en.ts'
import { setupHi } from './setup.hi.ts'
import { setupPa } from './setup.pa.ts'
import { setupTexts } from './setup.ts'

const english = testPart(setupTexts, { english: setupEn, punjabi: setupPa, hindi: setupHi }, { latin: ['WhatsApp'] })

// Spec §2 Profile setup screen and 'Accessible names', letter for letter.
const specified: Record<string, string> = {
  title: 'Complete Your Profile',
  loading: 'Loading...',
  name: 'Full Name *',
  phone: 'Phone Number',
  birthDate: 'Birth Date',
  'fields.time_of_birth': 'Birth Time',
  'fields.place_of_birth': 'City of Birth',
  'fields.email': 'Email Address',
  language: 'Language Preference',
  'languages.english': 'English',
  'languages.punjabi': 'Punjabi',
  'languages.hindi': 'Hindi',
  submit: 'Complete Setup',
  saving: 'Saving...',
  signOut: 'Sign Out',
  // Section 8.
  'errors.setupFailed': 'Failed to update profile. Please try again.',
}

test('the English texts are the specification’s, letter for letter', () =>
  expect(pick(english, specified)).toEqual(specified))

describe('the script of the tradition, whatever the interface’s language (D15)', () => {
  test.each([
    ['sikh', 'pa', gurmukhi, devanagari],
    ['hindu', 'hi', devanagari, gurmukhi],
  ] as const)('%s', (tradition, lang, own, other) => {
    expect(nativeLang(tradition)).toBe(lang)
    const messages = SETUP_CHECKS.map((check) => [check, nativeMessage(tradition, check)] as const)
    expect(new Set(messages.map(([, text]) => text)).size).toBe(SETUP_CHECKS.length)
    expect(messages.filter(([, text]) => !own.test(text) || other.test(text) || /[A-Za-z]/.test(text))).toEqual([])
    expect(messages.filter((entry) => isOdd(entry) || hasFullStop(entry) || !entry[1].endsWith('।'))).toEqual([])
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

// D53: whoever agreed agreed to these words.
test('a notice that says something else has another version', () => {
  const texts = [setupEn, setupPa, setupHi].map(({ notice, agree }) => ({
    ...notice,
    complain: notice.complain(''),
    agree,
  }))
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  expect(digest).toBe(NOTICE_DIGEST)
})

test('whom to complain to is as it was configured, and an address of nobody where nothing was', async () => {
  const contactWith = async (setting: string) => {
    vi.resetModules()
    vi.stubEnv('VITE_GRIEVANCE_CONTACT', setting)
    return (await import('../grievance.ts')).GRIEVANCE_CONTACT
  }
  expect(await contactWith(' Meera Sharma, ask@example.org ')).toBe('Meera Sharma, ask@example.org')
  expect(await contactWith('')).toBe(privacyContact)
  vi.unstubAllEnvs()
})
