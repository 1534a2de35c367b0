import { timeOfDay } from '../i18n/format.ts'
import type { Language } from '../types.ts'

// The parts of the day as CLDR has them for Punjabi, which Chromium does not ship; each until that hour.
const PUNJABI_PARTS = [
  [4, 'ਰਾਤੀਂ'],
  [12, 'ਸਵੇਰੇ'],
  [16, 'ਦੁਪਹਿਰੇ'],
  [21, 'ਸ਼ਾਮੀਂ'],
  [24, 'ਰਾਤੀਂ'],
] as const

/** '18:45' as the reader says it: '6:45 pm', 'ਸ਼ਾਮੀਂ 6:45', 'शाम 6:45'. Empty for what is not HH:MM. */
export function birthTime(time: string, language: Language): string {
  const [, hours = '', minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  const hour = Number(hours)
  const part = PUNJABI_PARTS.find(([until]) => hour < until)?.[1]
  if (minutes === undefined || part === undefined) return ''
  // A time of some day without a zone is the viewer's own, so that the hour stays the hour.
  if (language !== 'punjabi') return timeOfDay(`2000-01-01T${time}`, language)
  return `${part} ${hour % 12 === 0 ? 12 : hour % 12}:${minutes}`
}
