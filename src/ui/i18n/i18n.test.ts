import { describe, expect, test } from 'vitest'
import { FREE_MESSAGES } from '../../../openapi/constants.ts'
import { devanagari, type Entry, entries, gurmukhi, hasFullStop, isOdd } from '../../../tests/texts/checks.ts'
import { en } from './en.ts'
import { dayLabel, fullDate } from './format.ts'
import { hi, landingHi } from './hi.ts'
import { landingEn } from './landing.en.ts'
import { landingTexts } from './landing.ts'
import { htmlLang, type Language, languageNames, loadTexts } from './load.ts'
import { landingPa, pa } from './pa.ts'
import { privacyEn } from './privacy.en.ts'
import { privacyHi } from './privacy.hi.ts'
import { privacyPa } from './privacy.pa.ts'
import { privacyContact } from './privacy.ts'
import { privacyTexts } from './privacyTexts.ts'

/** Once for one, once for many; or with both scriptures' references. */
const samplesOf = (key: string) =>
  key.endsWith('reference') ? ['Bhagavad Gita 2.47', 'Guru Granth Sahib, Ang 1'] : [1, 2, 137]
const textsOf = (value: unknown, key = '') => entries(value, samplesOf, key)

const keys = (value: unknown) => textsOf(value).map(([key]) => key)

const all = {
  english: [...textsOf(en), ...textsOf(landingEn), ...textsOf(privacyEn, 'privacy')],
  punjabi: [...textsOf(pa), ...textsOf(landingPa), ...textsOf(privacyPa, 'privacy')],
  hindi: [...textsOf(hi), ...textsOf(landingHi), ...textsOf(privacyHi, 'privacy')],
} satisfies Record<Language, Entry[]>

const languages = Object.keys(all) as Language[]

// Names that keep their own letters.
const latinAllowed = ['Google', 'WhatsApp']

const latinLeft = ([key, text]: Entry) => {
  if (/^privacy\.sections\.\d+\.id$/.test(key)) return false
  return /[A-Za-z]/.test(latinAllowed.reduce((rest, name) => rest.replaceAll(name, ''), text))
}

describe('the three languages', () => {
  test('have the same keys', () => {
    expect(keys(pa)).toEqual(keys(en))
    expect(keys(hi)).toEqual(keys(en))
    expect(keys(landingPa)).toEqual(keys(landingEn))
    expect(keys(landingHi)).toEqual(keys(landingEn))
    expect(keys(privacyPa)).toEqual(keys(privacyEn))
    expect(keys(privacyHi)).toEqual(keys(privacyEn))
  })

  test.each(languages)('%s has nothing empty, astray or invisible', (language) =>
    expect(all[language].filter(isOdd)).toEqual([]),
  )

  test('keep to their own script', () => {
    expect(all.english.filter(([, text]) => devanagari.test(text) || gurmukhi.test(text))).toEqual([])
    expect(all.punjabi.filter(([, text]) => devanagari.test(text))).toEqual([])
    expect(all.hindi.filter(([, text]) => gurmukhi.test(text))).toEqual([])
  })

  test('leave no English behind', () => {
    expect(all.punjabi.filter(latinLeft)).toEqual([])
    expect(all.hindi.filter(latinLeft)).toEqual([])
  })

  test('end a sentence with a danda, never with a full stop', () => {
    expect([...all.punjabi, ...all.hindi].filter(hasFullStop)).toEqual([])
  })

  test('keep the numbers of every text', () => {
    const numbers = ([, text]: Entry) => text.match(/\d+/g) ?? []
    const expected = all.english.map(numbers)
    expect(all.punjabi.map(numbers)).toEqual(expected)
    expect(all.hindi.map(numbers)).toEqual(expected)
  })

  test('say everywhere that the AI is not the Guru or the deity (D2)', () => {
    for (const texts of [en, pa, hi]) {
      expect(texts.guides.sikh.aiNotice).toMatch(/not the Guru|ਗੁਰੂ ਨਹੀਂ ਹੈ|गुरु नहीं है/)
      expect(texts.guides.hindu.aiNotice).toMatch(/not Shri Krishna|ਸ੍ਰੀ ਕ੍ਰਿਸ਼ਨ ਨਹੀਂ ਹੈ|श्री कृष्ण नहीं है/)
    }
    expect(privacyPa.intro).toContain(landingPa.defaultLanding.aiNotice)
    expect(privacyHi.intro).toContain(landingHi.defaultLanding.aiNotice)
    expect(privacyEn.intro).toContain(landingEn.defaultLanding.aiNotice)
  })
})

// Sections 1, 2, 4, 5 and 8 of the specification, D1 and 'Accessible names', letter for letter.
const specified: Record<string, string> = {
  'app.name': 'Satsang',
  'app.loadingChat': 'Loading Satsang Chat...',
  'app.initializing': 'Initializing Satsang Chat...',
  'app.back': 'Back',
  'app.close': 'Close',
  'guides.sikh.name': 'Guru Nanak Dev Ji',
  'guides.hindu.name': 'Shri Krishna',
  'defaultLanding.header': 'Satsang: Divine Guidance at Your Fingertips',
  'defaultLanding.heading': 'Spiritual Wisdom & Guidance',
  'defaultLanding.features.scripture.title': 'Authentic Scripture Wisdom',
  'defaultLanding.features.guidance.title': 'Personalized Spiritual Guidance',
  'defaultLanding.features.languages.title': 'Multi-Language Support',
  'defaultLanding.features.privacy.title': 'Private & Secure',
  'defaultLanding.startSikh': 'Start Sikh Journey (Punjabi)',
  'defaultLanding.startHindu': 'Start Hindu Journey (Hindi)',
  'defaultLanding.privacyPolicy': 'Privacy Policy',
  'landing.tryButton': `Try Satsang Chat (${FREE_MESSAGES} free messages)`,
  'landing.continueGoogle': 'Continue with Google',
  'landing.continueWhatsapp': 'Continue with WhatsApp',
  'chat.chatsLeft(1)': '1 chats left',
  'chat.chatsLeft(2)': '2 chats left',
  'chat.conversation': 'Conversation',
  'chat.message': 'Message',
  'chat.send': 'Send',
  'chat.tryAgain': 'Try again',
  'errors.sendFailed': 'Failed to send message. Please try again.',
  'errors.startFailed': 'Failed to continue. Please try again.',
  'errors.signedInSendFailed': 'I am experiencing a moment of spiritual interference. Please try again.',
  'chat.record': 'Record voice message',
  'errors.voiceFailed': 'I had trouble hearing your voice message. Please try again.',
  'errors.login.failed': 'Login failed',
  'errors.login.invalidResponse': 'Invalid response from server',
  'errors.login.whatsappFailed': 'WhatsApp verification failed',
  'errors.login.unsupportedMethod': 'Unsupported login method',
  'errors.google.signInFailed': 'Failed to sign in. Please try again.',
  'errors.google.userInfoFailed': 'Failed to get user information. Please try again.',
  'errors.google.cancelled': 'Google sign-in was cancelled or failed.',
  'errors.google.failed': 'Failed to sign in with Google. Please try again.',
  'errors.profile.updateFailed': 'Profile update failed. Please try again.',
  'errorScreen.title': 'Something went wrong',
  'errorScreen.text': 'We apologize for the inconvenience. Please try refreshing the page.',
  'errorScreen.refresh': 'Refresh Page',
  'notFound.title': 'Page not found',
  'privacy.lastUpdated': 'Last updated July 2025',
}

test('the English texts are the specification’s, letter for letter', () => {
  const english = Object.fromEntries(all.english)
  expect(Object.fromEntries(Object.keys(specified).map((key) => [key, english[key]]))).toEqual(specified)
})

test('one and many', () => {
  expect(pa.chat.chatsLeft(1)).toBe('1 ਸੁਨੇਹਾ ਬਾਕੀ')
  expect(pa.chat.chatsLeft(0)).toBe('0 ਸੁਨੇਹੇ ਬਾਕੀ')
  expect(hi.chat.chatsLeft(2)).toBe('2 संदेश शेष')
  expect(en.chat.overflow(12, 500)).toBe('Only 500 characters fit in one message. 12 more are kept aside.')
})

test('a reference is written as the reader writes it, also when it was written so before', () => {
  expect(en.chat.reference('Bhagavad Gita 2.47')).toBe('Bhagavad Gita 2.47')
  expect(hi.chat.reference('Bhagavad Gita 2.47')).toBe('भगवद्गीता 2.47')
  expect(hi.chat.reference('Guru Granth Sahib, Ang 1')).toBe('श्री गुरु ग्रंथ साहिब जी, अंग 1')
  expect(pa.chat.reference('Bhagavad Gita 2.47')).toBe('ਭਗਵਦ ਗੀਤਾ 2.47')
  expect(pa.chat.reference('Guru Granth Sahib, Ang 1')).toBe('ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ, ਅੰਗ 1')
  for (const { chat } of [en, pa, hi]) {
    const once = chat.reference('Guru Granth Sahib, Ang 1')
    expect(chat.reference(once)).toBe(once)
  }
})

test('loading', async () => {
  expect(await Promise.all(languages.map(loadTexts))).toEqual([en, pa, hi])
  expect(await Promise.all(languages.map(landingTexts.load))).toEqual([landingEn, landingPa, landingHi])
  expect(await Promise.all(languages.map(privacyTexts.load))).toEqual([privacyEn, privacyPa, privacyHi])
  expect(languages.map(htmlLang)).toEqual(['en', 'pa', 'hi'])
  expect(languageNames).toEqual({ english: 'English', punjabi: 'ਪੰਜਾਬੀ', hindi: 'हिन्दी' })
})

describe('the privacy page', () => {
  test.each([privacyEn, privacyPa, privacyHi])('$title has every section and figure of the specification', (page) => {
    expect(page.sections.map(({ id }) => id)).toEqual([
      'information-collected',
      'use',
      'sharing',
      'security',
      'rights',
      'cookies',
      'international-transfers',
      'children',
      'changes',
      'contact',
    ])
    const text = JSON.stringify(page) + page.writeTo(privacyContact)
    for (const figure of ['2025', '48', '13', privacyContact]) expect(text).toContain(figure)
  })
})

describe('dates and times (D23)', () => {
  // Local times, so that the test holds in every time zone.
  const local = (...parts: [year: number, month: number, day: number, hour?: number, minute?: number]) => {
    const [year, month, day, hour = 0, minute = 0] = parts
    return new Date(year, month - 1, day, hour, minute).toISOString()
  }
  const now = new Date(2026, 2, 1, 0, 5)

  test('the viewer’s calendar day', () => {
    expect(dayLabel(local(2026, 3, 1), now, 'english')).toBe('Today')
    expect(dayLabel(local(2026, 3, 1, 23, 59), now, 'punjabi')).toBe('ਅੱਜ')
    expect(dayLabel(local(2026, 2, 28, 23, 59), now, 'english')).toBe('Yesterday')
    expect(dayLabel(local(2026, 2, 28), now, 'hindi')).toBe('कल')
    expect(dayLabel(local(2026, 2, 27), now, 'english')).toBe('27 February')
    expect(dayLabel(local(2025, 7, 5), now, 'english')).toBe('5 July 2025')
    expect(dayLabel(local(2025, 7, 5), now, 'punjabi')).toBe('5 ਜੁਲਾਈ 2025')
    expect(dayLabel(local(2026, 2, 1), now, 'punjabi')).toBe('1 ਫ਼ਰਵਰੀ')
    expect(dayLabel(local(2025, 7, 5), now, 'hindi')).toBe('5 जुलाई 2025')
  })

  test.each([
    ['english', 'en-IN'],
    ['hindi', 'hi-IN'],
  ] as const)('writes each month in %s as the system would', (language, locale) => {
    const date = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      numberingSystem: 'latn',
    })
    for (let month = 1; month <= 12; month += 1) {
      const time = local(2025, month, 9)
      expect(fullDate(time, language)).toBe(date.format(new Date(time)))
    }
  })

  test('an unreadable time gives no text', () => {
    expect(dayLabel('soon', now, 'english')).toBe('')
  })
})
