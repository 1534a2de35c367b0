import type { Language } from '../types.ts'

// The parts of the day as CLDR has them, each until that hour. Chromium ships none for Punjabi.
const PARTS: Record<Language, readonly (readonly [until: number, name: string])[]> = {
  english: [
    [12, 'am'],
    [24, 'pm'],
  ],
  punjabi: [
    [4, 'ਰਾਤੀਂ'],
    [12, 'ਸਵੇਰੇ'],
    [16, 'ਦੁਪਹਿਰੇ'],
    [21, 'ਸ਼ਾਮੀਂ'],
    [24, 'ਰਾਤੀਂ'],
  ],
  hindi: [
    [4, 'रात'],
    [12, 'सुबह'],
    [16, 'दोपहर'],
    [20, 'शाम'],
    [24, 'रात'],
  ],
}

/** '18:45' as the reader says it: '6:45 pm', 'ਸ਼ਾਮੀਂ 6:45', 'शाम 6:45'. Empty for what is no time of day, HH:MM. */
export function birthTime(time: string, language: Language): string {
  const [, hours = '', minutes = ''] = /^(\d{2}):([0-5]\d)$/.exec(time) ?? []
  const hour = Number(hours)
  const part = PARTS[language].find(([until]) => hour < until)?.[1]
  if (minutes === '' || part === undefined) return ''
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${minutes}`
  return language === 'english' ? `${clock} ${part}` : `${part} ${clock}`
}
