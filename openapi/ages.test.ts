import { describe, expect, test } from 'vitest'
import { FULL_AGE, isMinor, isMinorEverywhere, isTooYoung, isTooYoungEverywhere, LEAST_AGE } from './ages.ts'

const DAY_MS = 86_400_000
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

test('the two ages of D39', () => expect([LEAST_AGE, FULL_AGE]).toEqual([13, 18]))

describe('on a day', () => {
  test.each([
    ['2013-11-20', '2026-11-19', true],
    ['2013-11-20', '2026-11-20', false],
    // Born on 29 February: on 1 March, or on the day itself.
    ['2012-02-29', '2025-02-28', true],
    ['2012-02-29', '2025-03-01', false],
    ['2015-03-01', '2028-02-29', true],
    ['2026-11-20', '2026-11-20', true],
    ['1940-01-01', '2026-11-20', false],
  ])('born %s, on %s: below 13 is %s', (birthDate, day, expected) => expect(isTooYoung(birthDate, day)).toBe(expected))

  test.each([
    ['2008-11-20', '2026-11-19', true],
    ['2008-11-20', '2026-11-20', false],
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
    // Younger still: an account from before the rule.
    ['2020-01-01', '2026-11-20', true],
    [null, '2026-11-20', false],
    [undefined, '2026-11-20', false],
  ])('born %s, on %s: below 18 is %s', (birthDate, day, expected) => expect(isMinor(birthDate, day)).toBe(expected))
})

test('whom the app lets through on any clock on earth, the server does not refuse', () => {
  for (const hour of [0, 9, 10, 11, 12, 13, 23]) {
    const now = new Date(Date.UTC(2026, 1, 28, hour))
    for (let offset = -12; offset <= 14; offset += 1) {
      const here = new Date(now.getTime() + offset * 3_600_000).toISOString().slice(0, 10)
      for (let days = -3; days <= 3; days += 1) {
        for (const year of [2013, 2008]) {
          const born = dayAfter(`${year}-02-28`, days)
          if (!isTooYoung(born, here)) expect(isTooYoungEverywhere(born, now), `${born} ${here}`).toBe(false)
          if (!isMinor(born, here)) expect(isMinorEverywhere(born, now), `${born} ${here}`).toBe(false)
        }
      }
    }
  }
})

test('who is too young everywhere is too young where the day begins first', () => {
  const now = new Date('2026-11-19T10:00:00Z')
  expect(isTooYoungEverywhere('2013-11-20', now)).toBe(false)
  expect(isTooYoungEverywhere('2013-11-21', now)).toBe(true)
  expect(isMinorEverywhere('2008-11-20', now)).toBe(false)
  expect(isMinorEverywhere('2008-11-21', now)).toBe(true)
})
