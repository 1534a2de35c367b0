import { expect, test } from 'vitest'
import { birthTime } from './birthTime.ts'

test.each([
  ['00:05', '12:05 am', 'ਰਾਤੀਂ 12:05', 'रात 12:05'],
  ['03:59', '3:59 am', 'ਰਾਤੀਂ 3:59', 'रात 3:59'],
  ['06:45', '6:45 am', 'ਸਵੇਰੇ 6:45', 'सुबह 6:45'],
  ['12:00', '12:00 pm', 'ਦੁਪਹਿਰੇ 12:00', 'दोपहर 12:00'],
  ['18:45', '6:45 pm', 'ਸ਼ਾਮੀਂ 6:45', 'शाम 6:45'],
  ['23:59', '11:59 pm', 'ਰਾਤੀਂ 11:59', 'रात 11:59'],
])('%s is the hour that was entered, in every language', (time, english, punjabi, hindi) => {
  expect(birthTime(time, 'english')).toBe(english)
  expect(birthTime(time, 'punjabi')).toBe(punjabi.normalize('NFC'))
  expect(birthTime(time, 'hindi')).toBe(hindi)
})

test.each([
  ['english', 'en-IN', undefined],
  ['hindi', 'hi-IN', 'short'],
] as const)('says each hour in %s as the system would', (language, locale, dayPeriod) => {
  const clock = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    dayPeriod,
    numberingSystem: 'latn',
  })
  for (let hour = 0; hour < 24; hour += 1) {
    const expected = clock.format(new Date(2026, 2, 1, hour, 5)).replace(/\s/g, ' ')
    expect(birthTime(`${String(hour).padStart(2, '0')}:05`, language)).toBe(expected)
  }
})

test.each(['', 'noon', '6:45', '25:00', '24:00', '10:60'])('%j is no time', (time) => {
  for (const language of ['english', 'punjabi', 'hindi'] as const) expect(birthTime(time, language)).toBe('')
})
