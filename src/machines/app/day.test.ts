import { expect, test } from 'vitest'
import { msToMidnight } from './day.ts'

const HOUR_MS = 3_600_000

test.each([
  ['at midnight', new Date(2026, 10, 27), 24 * HOUR_MS],
  ['a minute before', new Date(2026, 10, 26, 23, 59), 60_000],
  ['on the last day of a year', new Date(2026, 11, 31, 12), 12 * HOUR_MS],
])('%s', (_when, then, ms) => expect(msToMidnight(then.getTime())).toBe(ms))
