// How much of everything the bench does: enough for its figures to mean something, or just enough for each part to run.

export type Scale = {
  /** Verdicts on times, and a second try of what fails. Counts are judged at any scale. */
  judgesTimes: boolean
  /** Loads of each page, and of a page that is measured again. */
  loads: number
  loadsAgain: number
  /** Only the first landing: the others are the same code. */
  allLandings: boolean
  /** The network of a load; the short form asks an open one. */
  slow4g: boolean
  /** A load is over when the page has been quiet this long, ms. */
  quietMs: number
  sends: number
  keys: number
  /** Messages of the long conversation, a hundred a page. */
  messages: number
  /** Scrolling: runs that only compile code, runs that count, and how far each goes, px. */
  scrollWarmUps: number
  scrollRuns: number
  scrollPx: number
  /** Devices that each client of the server uses, before the clock runs and while it does. */
  warmUpDevices: number
  devices: number
  /** Messages of the history that clients page through, and how many pages each reads. */
  storedMessages: number
  pagesEach: number
  /** Between two pages of one client, give or take half of it, ms: people scroll back, and nobody reads faster. */
  readingMs: number
  /** Messages of one person that are searched, beside five times as many of others, and searches of each kind. */
  pastMessages: number
  pastSearches: number
}

export const FULL: Scale = {
  judgesTimes: true,
  loads: 5,
  loadsAgain: 3,
  allLandings: true,
  slow4g: true,
  quietMs: 5_000,
  sends: 20,
  keys: 160,
  messages: 10_000,
  scrollWarmUps: 2,
  scrollRuns: 4,
  scrollPx: 9_000,
  warmUpDevices: 3,
  devices: 20,
  storedMessages: 100_000,
  pagesEach: 20,
  readingMs: 1_000,
  pastMessages: 10_000,
  pastSearches: 200,
}

export const QUICK: Scale = { ...FULL, loads: 3, devices: 10 }

/** Every part once, with all that it asserts of what it sees: so that no part can rot unseen (`npm test`). */
export const SHORT: Scale = {
  ...FULL,
  judgesTimes: false,
  loads: 1,
  loadsAgain: 0,
  allLandings: false,
  slow4g: false,
  quietMs: 500,
  sends: 2,
  keys: 12,
  messages: 600,
  scrollWarmUps: 0,
  scrollRuns: 1,
  scrollPx: 3_000,
  warmUpDevices: 0,
  devices: 1,
  storedMessages: 2_000,
  pagesEach: 1,
  readingMs: 0,
  pastMessages: 400,
  pastSearches: 5,
}
