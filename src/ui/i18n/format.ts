import type { Language } from './load.ts'

// D23: the viewer's local calendar day, the interface's language. Digits stay Western, as in the references of verses.
const locales = { english: 'en-IN', punjabi: 'pa-IN', hindi: 'hi-IN' } as const satisfies Record<Language, string>

const days = {
  english: { today: 'Today', yesterday: 'Yesterday' },
  punjabi: { today: 'ਅੱਜ', yesterday: 'ਕੱਲ੍ਹ' },
  hindi: { today: 'आज', yesterday: 'कल' },
} as const satisfies Record<Language, { today: string; yesterday: string }>

// Chromium ships no Punjabi dates: its 'pa-IN' writes '1988 M11 4', so these twelve words are ours.
const punjabiMonths = 'ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ'.split(' ')

/** A day in words; with `timeZone` for a day of the calendar, without for the viewer's own. */
function inWords(then: Date, language: Language, year: 'numeric' | undefined, timeZone?: 'UTC'): string {
  const isPunjabi = language === 'punjabi'
  const format = new Intl.DateTimeFormat(locales[isPunjabi ? 'english' : language], {
    day: 'numeric',
    month: isPunjabi ? 'numeric' : 'long',
    year,
    numberingSystem: 'latn',
    timeZone,
  })
  if (!isPunjabi) return format.format(then)
  const parts = Object.fromEntries(format.formatToParts(then).map(({ type, value }) => [type, value]))
  // A month in digits, and no year, makes '01' of the first.
  const words = [Number(parts.day), punjabiMonths[Number(parts.month) - 1], parts.year]
  return words.filter((word) => word !== undefined).join(' ')
}

const isSameDay = (a: Date, b: Date) =>
  a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate()

/** 'Today', 'Yesterday' or a date, with the year only where it is another one. Empty for an unreadable time. */
export function dayLabel(iso: string, now: Date, language: Language): string {
  const then = new Date(iso)
  if (Number.isNaN(then.getTime())) return ''
  if (isSameDay(then, now)) return days[language].today
  // By the calendar, not by 24 hours: a day of a clock change has 23 or 25.
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (isSameDay(then, yesterday)) return days[language].yesterday
  return inWords(then, language, then.getFullYear() === now.getFullYear() ? undefined : 'numeric')
}

// The parts of the day as CLDR has them for Punjabi; each until that hour.
const punjabiParts = [
  [4, 'ਰਾਤੀਂ'],
  [12, 'ਸਵੇਰੇ'],
  [16, 'ਦੁਪਹਿਰੇ'],
  [21, 'ਸ਼ਾਮੀਂ'],
  [24, 'ਰਾਤੀਂ'],
] as const

/** '6:30 pm', 'ਸ਼ਾਮੀਂ 6:30', 'शाम 6:30': the part of the day is how Punjabi and Hindi say it. Empty for an unreadable time. */
export function timeOfDay(iso: string, language: Language): string {
  const then = new Date(iso)
  if (Number.isNaN(then.getTime())) return ''
  if (language === 'punjabi') {
    const hour = then.getHours()
    const part = punjabiParts.find(([until]) => hour < until)?.[1] ?? ''
    return `${part} ${hour % 12 === 0 ? 12 : hour % 12}:${String(then.getMinutes()).padStart(2, '0')}`
  }
  return new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    dayPeriod: language === 'english' ? undefined : 'short',
    numberingSystem: 'latn',
  }).format(then)
}

/**
 * '5 July 2025', always with its year. A day of the calendar (YYYY-MM-DD, a birth date) is the same day in every time
 * zone; a moment (ISO 8601) is the viewer's day. Empty for an unreadable one.
 */
export function fullDate(text: string, language: Language): string {
  const then = new Date(text)
  if (Number.isNaN(then.getTime())) return ''
  // JavaScript reads a bare date as midnight in UTC.
  return inWords(then, language, 'numeric', /^\d{4}-\d{2}-\d{2}$/.test(text) ? 'UTC' : undefined)
}
