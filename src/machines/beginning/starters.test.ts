import { expect, test } from 'vitest'
import { beginningEn } from '../../ui/i18n/beginning.en.ts'
import { ANY_COUNT, dayNumber, OWN_COUNT, partOf, startersOf } from './starters.ts'

const HOURS = { night: 0, morning: 4, day: 10, evening: 16 } as const
const dayAfter = (days: number) => new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10)

test('a day has four parts', () => {
  const parts = Array.from({ length: 24 }, (_, hour) => partOf(hour))
  expect(parts.map((part) => part[0]).join('')).toBe('nnnnmmmmmmddddddeeeennnn')
})

test('a day is counted by the calendar', () => {
  expect(dayNumber('1970-01-01')).toBe(0)
  expect(dayNumber('2026-11-21') - dayNumber('2026-10-21')).toBe(31)
})

test('the same three for everybody and each look within a part of a day, and other ones in the next part', () => {
  for (let days = 0; days < 48; days += 1) {
    const today = dayAfter(days)
    expect(startersOf(today, 4)).toEqual(startersOf(today, 9))
    const places = Object.values(HOURS).map((hour) => startersOf(today, hour))
    const all = places.flat().map(({ part, place }) => `${part} ${place}`)
    expect(new Set(all).size).toBe(12)
    for (const [part, hour] of Object.entries(HOURS)) {
      const [one, two, three] = startersOf(today, hour)
      expect([one?.part, two?.part, three?.part]).toEqual([part, part, 'any'])
    }
  }
})

test('no three come again before 24 days, and each question comes', () => {
  for (const hour of Object.values(HOURS)) {
    const days = Array.from({ length: 24 }, (_, at) => startersOf(dayAfter(at), hour))
    expect(new Set(days.map((three) => JSON.stringify(three))).size).toBe(24)
    expect(startersOf(dayAfter(24), hour)).toEqual(days[0])
    const seen = new Set(days.flat().map(({ part, place }) => `${part} ${place}`))
    expect(seen.size).toBe(OWN_COUNT + ANY_COUNT)
  }
})

test('each list is as long as the rule takes it for', () => {
  for (const { any, ...parts } of Object.values(beginningEn.starters)) {
    expect(any).toHaveLength(ANY_COUNT)
    for (const own of Object.values(parts)) expect(own).toHaveLength(OWN_COUNT)
  }
})
