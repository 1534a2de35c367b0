import type { Language } from './load.ts'

// D23: the viewer's local calendar day, the interface's language. Digits stay Western, as in the references of verses.
const locales = { english: 'en-IN', punjabi: 'pa-IN', hindi: 'hi-IN' } as const satisfies Record<Language, string>

const days = {
  english: { today: 'Today', yesterday: 'Yesterday' },
  punjabi: { today: 'ਅੱਜ', yesterday: 'ਕੱਲ੍ਹ' },
  hindi: { today: 'आज', yesterday: 'कल' },
} as const satisfies Record<Language, { today: string; yesterday: string }>

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
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: then.getFullYear() === now.getFullYear() ? undefined : 'numeric',
    numberingSystem: 'latn',
  }).format(then)
}

/** '6:30 pm', 'ਸ਼ਾਮੀਂ 6:30', 'शाम 6:30': the part of the day is how Punjabi and Hindi say it. Empty for an unreadable time. */
export function timeOfDay(iso: string, language: Language): string {
  const then = new Date(iso)
  if (Number.isNaN(then.getTime())) return ''
  return new Intl.DateTimeFormat(locales[language], {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    dayPeriod: language === 'english' ? undefined : 'short',
    numberingSystem: 'latn',
  }).format(then)
}
