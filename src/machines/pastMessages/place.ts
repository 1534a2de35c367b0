import { PREFIX, type Tradition } from '../entities.ts'

const MESSAGE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Whether the part of an address names a day; another one that is a place names a message. */
export const isDay = (at: string): boolean => DAY.test(at)
/** Whether there may be a place of one's conversations at that part of an address. */
export const isPlace = (at: string): boolean => isDay(at) || MESSAGE.test(at)

/** Where the app shows it: the search, a message by its id, or a day. */
export const pastPath = (tradition: Tradition, at: string | null): string =>
  `${PREFIX[tradition]}/past${at === null ? '' : `/${at}`}`
