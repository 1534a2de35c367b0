import { expect, test } from 'vitest'
import { isDay, isPlace, pastPath } from './place.ts'

test.each([
  ['0d9f5a10-0000-4000-8000-000000000001', 'message'],
  ['2026-11-02', 'day'],
  ['2026-02-29', 'day'],
  ['2026-13-02', null],
  ['2026-11-32', null],
  ['2026-1-2', null],
  ['0D9F5A10-0000-4000-8000-000000000001', null],
  ['0d9f5a10', null],
  ['', null],
])('%s names a %s', (at, names) => {
  expect(isPlace(at)).toBe(names !== null)
  expect(isDay(at)).toBe(names === 'day')
})

test('each has its address', () => {
  expect(pastPath('sikh', null)).toBe('/pn/past')
  expect(pastPath('hindu', '2026-11-02')).toBe('/hi/past/2026-11-02')
})
