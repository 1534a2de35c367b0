import type { Tradition } from '../entities.ts'
import { dayNumber } from './starters.ts'

const ids = (prefix: string, list: string): string[] =>
  list
    .trim()
    .split(/\s+/)
    .map((id) => `${prefix}-${id}`)

/**
 * Passages for a day, by their ids in the corpus: read one by one, of comfort, praise and good conduct; whole sentences, and
 * nothing of death, war or rebuke (D56).
 */
export const VERSES: Readonly<Record<Tradition, readonly string[]>> = {
  sikh: ids(
    'sggs',
    `
    8-10 10-9 12-6 13-5 16-12 17-16 26-1 61-7 62-11 83-10 91-6 103-12 105-17 136-12 164-9 168-1 176-7 186-2
    201-6 203-3 207-18 269-13 272-10 274-18 281-2 288-9 293-14 356-14 386-14 441-3 485-3 488-11 490-3 496-4
    522-10 522-15 553-14 595-10 611-19 622-16 624-15 671-7 684-14 695-15 730-12 819-19 885-8 917-2 955-10 978-14
    988-17 1095-10 1144-9 1185-10 1186-13 1193-15 1237-11 1245-19 1267-17 1292-14 1299-13 1349-19 1373-16 1375-9
    1376-18 1377-2 1381-2 1381-17 1384-6 1384-16 1384-17 1426-15 345-12
    `,
  ),
  hindu: ids(
    'gita',
    `
    2-40 2-47 2-48 2-55 2-56 2-64 2-65 2-70 2-71 3-8 3-19 3-21 4-11 4-22 4-24 4-34 4-38 4-39 5-11 5-18 5-24 5-25
    5-29 6-17 6-19 6-22 6-23 6-25 6-26 6-29 6-30 6-32 6-35 6-40 7-7 7-8 7-9 7-10 7-19 7-21 8-8 8-14 8-22 9-14
    9-17 9-22 9-26 9-27 9-29 9-34 10-9 10-10 10-11 10-39 10-41 10-42 12-8 12-9 12-14 12-15 13-16 13-18 13-23
    13-33 13-34 15-13 15-15 17-15 17-16 17-20 18-20 18-26 18-46 18-61 18-62 18-64 18-73 18-76 18-78
    `,
  ),
}

/** From one day to the next, so that neighbours in the text are no neighbours in time. Shares no factor with either length. */
const STEP = 27

/** The passage of a day, YYYY-MM-DD: the same for everybody; none comes again before all have been. */
export function verseOf(tradition: Tradition, today: string): string {
  const list = VERSES[tradition]
  return list[(dayNumber(today) * STEP) % list.length] ?? ''
}

/** Where its file is, from the root of the app: `npm run corpus` writes it. */
export const versePath = (id: string): string => `/scripture/day/${id}.json`
