import type { Language } from './load.ts'

// D23: the viewer's local calendar day, the interface's language. Digits stay Western, as in the references of verses. The
// words stand here, as CLDR has them: Chromium ships no Punjabi dates, and the first `Intl.DateTimeFormat` of a page takes a
// cheap phone 70 ms.
const days = {
  english: { today: 'Today', yesterday: 'Yesterday' },
  punjabi: { today: 'ਅੱਜ', yesterday: 'ਕੱਲ੍ਹ' },
  hindi: { today: 'आज', yesterday: 'कल' },
} as const satisfies Record<Language, { today: string; yesterday: string }>

const months: Record<Language, readonly string[]> = {
  english: 'January February March April May June July August September October November December'.split(' '),
  punjabi: 'ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ'.split(' '),
  hindi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
}

type Day = readonly [year: number, month: number, day: number]
const dayOf = (time: Date): Day => [time.getFullYear(), time.getMonth(), time.getDate()]
const inWords = ([, month, day]: Day, language: Language) => `${day} ${months[language][month]}`

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
  const words = inWords(dayOf(then), language)
  return then.getFullYear() === now.getFullYear() ? words : `${words} ${then.getFullYear()}`
}

/**
 * '5 July 2025', always with its year. A day of the calendar (YYYY-MM-DD, a birth date) is the same day in every time
 * zone; a moment (ISO 8601) is the viewer's day. Empty for an unreadable one.
 */
export function fullDate(text: string, language: Language): string {
  const then = new Date(text)
  if (Number.isNaN(then.getTime())) return ''
  // JavaScript reads a bare date as midnight in UTC.
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const day: Day = isDate ? [then.getUTCFullYear(), then.getUTCMonth(), then.getUTCDate()] : dayOf(then)
  return `${inWords(day, language)} ${day[0]}`
}
