import { expect, test } from 'vitest'
import { failuresOf, holds, isShort, median, percentile, type Row } from './rows.ts'

const row = (value: number, more: Partial<Row> = {}): Row => ({
  subject: 'a page',
  what: 'a time',
  value,
  unit: 'ms',
  budget: 10,
  ...more,
})

test('what was not measured fails, with a limit and without, whether times are judged or not', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
    for (const budget of [10, null])
      for (const atLeast of [false, true])
        for (const judgesTimes of [true, false]) {
          const nothing = row(value, { budget, atLeast })
          expect(failuresOf([nothing], judgesTimes)).toEqual([nothing])
          expect(holds(nothing)).toBe(false)
        }
})

test('nothing has no median, and no percentile', () => {
  expect(() => median([])).toThrow('nothing was measured')
  expect(() => percentile([], 0.95)).toThrow('nothing was measured')
})

test('the short form judges counts, and no time', () => {
  const [time, count] = [row(11), row(11, { isCount: true })]
  expect(failuresOf([time, count, row(10)], false)).toEqual([count])
  expect(failuresOf([time, count, row(10)], true)).toEqual([time, count])
})

test('at least is not at most', () => {
  expect(holds(row(9, { atLeast: true }))).toBe(false)
  expect(holds(row(10, { atLeast: true }))).toBe(true)
})

test('a limit that is looser than the one wanted is told from one that is reached', () => {
  expect(isShort(row(9, { wanted: 5 }))).toBe(true)
  expect(isShort(row(5, { wanted: 5 }))).toBe(false)
  expect(isShort(row(9))).toBe(false)
  expect(failuresOf([row(9, { wanted: 5 })], true)).toEqual([])
})
