export type DayPart = 'morning' | 'day' | 'evening' | 'night'
/** A question of the lists (src/ui/i18n/beginning.en.ts): of a part of the day, or of any; its place there. */
export type Starter = { part: DayPart | 'any'; place: number }

/** How many there are of each part of the day, and of any, with either guide. */
export const OWN_COUNT = 4
export const ANY_COUNT = 8

/** First hour of each part, 0 to 23. Before the first of them it is night. */
const STARTS: readonly (readonly [hour: number, part: DayPart])[] = [
  [20, 'night'],
  [16, 'evening'],
  [10, 'day'],
  [4, 'morning'],
]
const PARTS = STARTS.map(([, part]) => part)

/** Each two of four, so that one day has none of the day before for as long as it can be. */
const PAIRS = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [0, 3],
  [1, 2],
] as const

export const partOf = (hour: number): DayPart => STARTS.find(([start]) => hour >= start)?.[1] ?? 'night'

/** Days since 1970 of a calendar day, YYYY-MM-DD. */
// biome-ignore lint/style/noRestrictedGlobals: reads a calendar, not the clock
export const dayNumber = (today: string): number => Math.floor(Date.parse(`${today}T00:00:00Z`) / 86_400_000)

/**
 * The three questions of a day, YYYY-MM-DD, at an hour, 0 to 23 (D55): two of its part, by turns each two of the four, and
 * one of any, each day the next one and in each part another. The same for everybody; after 24 days they begin anew.
 */
export function startersOf(today: string, hour: number): Starter[] {
  const day = dayNumber(today)
  const part = partOf(hour)
  const [one, two] = PAIRS[day % PAIRS.length] ?? PAIRS[0]
  return [
    { part, place: one },
    { part, place: two },
    { part: 'any', place: (day + 2 * PARTS.indexOf(part)) % ANY_COUNT },
  ]
}
