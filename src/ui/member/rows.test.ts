import { describe, expect, test } from 'vitest'
import { isDayRow, rowsOf } from './rows.ts'

type Message = { id: string; kind: string; createdAt: string | null }

// Local times, so that the tests hold in every time zone.
const local = (month: number, day: number, hour = 12, minute = 0) =>
  new Date(2026, month - 1, day, hour, minute).toISOString()
const now = new Date(2026, 10, 20, 0, 5)
const said = (id: string, createdAt: string | null, kind = 'message'): Message => ({ id, kind, createdAt })
const shown = (messages: Message[]) =>
  rowsOf(messages, now).map((row) => (isDayRow(row) ? new Date(row.createdAt).getDate() : row.id))

describe('the rows', () => {
  test('a day before the first message of each local day (D23)', () => {
    const messages = [
      said('a', local(11, 18, 23, 59)),
      said('b', local(11, 19, 0, 0)),
      said('c', local(11, 19, 23, 59)),
      said('d', local(11, 20, 0, 1)),
    ]
    expect(shown(messages)).toEqual([18, 'a', 19, 'b', 'c', 20, 'd'])
  })

  test('the same day of another month or year is another day', () => {
    expect(shown([said('a', local(9, 20)), said('b', local(10, 20)), said('c', '2027-10-20T12:00:00')])).toEqual([
      20,
      'a',
      20,
      'b',
      20,
      'c',
    ])
  })

  test('what is being said now is of today, also after yesterday’s messages', () => {
    expect(shown([said('a', local(11, 19)), said('b', null), said('processing', null, 'processing')])).toEqual([
      19,
      'a',
      20,
      'b',
      'processing',
    ])
    expect(shown([said('a', local(11, 20, 0, 1)), said('b', null)])).toEqual([20, 'a', 'b'])
  })

  test('what has no time, or none that can be read, is of the day before it', () => {
    const messages = [said('a', local(11, 18)), said('b', null), said('c', 'soon'), said('d', local(11, 18, 13))]
    expect(shown(messages)).toEqual([18, 'a', 'b', 'c', 'd'])
  })

  test('a welcome is of no day', () => expect(shown([said('welcome', null, 'welcome')])).toEqual(['welcome']))

  test('nothing gives nothing', () => expect(rowsOf([], now)).toEqual([]))

  test('each has an id of its own, and days are the same object as long as they begin with the same message', () => {
    const messages = [said('a', local(11, 18)), said('b', local(11, 19))]
    const rows = rowsOf(messages, now)
    const more = rowsOf([...messages, said('c', local(11, 20))], now)
    expect(new Set(more.map(({ id }) => id)).size).toBe(more.length)
    expect(rows.every((row, index) => row === more[index])).toBe(true)
  })
})

test('a send into ten thousand messages reads the day of the new ones only', () => {
  let reads = 0
  const counted = (id: string, createdAt: string): Message => ({
    id,
    kind: 'message',
    get createdAt() {
      reads += 1
      return createdAt
    },
  })
  const many = Array.from({ length: 10_000 }, (_, index) =>
    counted(`m${index}`, new Date(2024, 0, 1, 0, index * 37).toISOString()),
  )
  const days = rowsOf(many, now).filter(isDayRow).length
  reads = 0
  const more = rowsOf([...many, counted('question', now.toISOString()), counted('reply', now.toISOString())], now)
  expect(more.filter(isDayRow)).toHaveLength(days + 1)
  // Each row of a day says when it begins. Of the two that are new it is asked whether there is a time, and which.
  expect(reads).toBe(days + 1 + 2 * 2)
})
