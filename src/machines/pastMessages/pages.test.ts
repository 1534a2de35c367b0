import { describe, expect, test } from 'vitest'
import { serverMessage } from '../../../tests/machines/fixtures.ts'
import type { MessagePage } from '../entities.ts'
import { type Around, aroundOf, has, leadsOn, withPage } from './pages.ts'

/** Conversations by their numbers, the latest is 0; each has one message with that name. */
const page = (from: number, to: number, total: number, ids = range(from, to, total)): MessagePage => ({
  messages: ids.map((id) => serverMessage({ id })),
  page: from / 5 + 1,
  start_index: from,
  end_index: to,
  total_conversations: total,
  conversations_to_load: to - from,
})
/** Names that stay when others begin: the first conversation ever is c1. */
function range(from: number, to: number, total: number): string[] {
  return Array.from({ length: to - from }, (_, at) => `c${total - to + 1 + at}`)
}
const ids = ({ messages }: Around) => messages.map(({ id }) => id)

const here = aroundOf(page(10, 15, 30))

test('a page is a stretch, oldest first', () => {
  expect(ids(here)).toEqual(['c16', 'c17', 'c18', 'c19', 'c20'])
  expect([has('older', here), has('newer', here)]).toEqual([true, true])
  const all = aroundOf(page(0, 3, 3))
  expect([has('older', all), has('newer', all)]).toEqual([false, false])
})

describe('a page joins what is here, by its ids', () => {
  test.each([
    ['the next older', page(15, 20, 30), ['c11', 'c20'], 10, 20],
    ['the next newer', page(5, 10, 30), ['c16', 'c25'], 5, 15],
    ['older, and others began meanwhile', page(15, 20, 32), ['c13', 'c20'], 12, 20],
    ['newer, and others began meanwhile', page(10, 15, 32), ['c16', 'c22'], 10, 17],
    ['the same again', page(10, 15, 30), ['c16', 'c20'], 10, 15],
    ['older, and newer ones were erased', page(10, 15, 28), ['c14', 'c20'], 8, 15],
  ])('%s', (_, next, [first, last], from, to) => {
    const after = withPage(here, next)
    expect(new Set(ids(after)).size).toBe(ids(after).length)
    expect([ids(after)[0], ids(after).at(-1), after.from, after.to]).toEqual([first, last, from, to])
    expect(ids(after)).toEqual(ids(after).toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1))))
  })

  test('what was said meanwhile in a conversation stands in it, and what the page says of a message is newer', () => {
    const grown = page(10, 15, 30, ['c16', 'c17', 'c17 answer', 'c18', 'c19', 'c20'])
    const after = withPage(here, { ...grown, messages: grown.messages.map((one) => ({ ...one, content: 'new' })) })
    expect(ids(after)).toEqual(['c16', 'c17', 'c17 answer', 'c18', 'c19', 'c20'])
    expect(after.messages.every(({ text }) => text === 'new')).toBe(true)
  })

  test('what the page does not have any more is not lost here', () => {
    expect(ids(withPage(here, page(10, 15, 30, ['c16', 'c20'])))).toEqual(ids(here))
    expect(ids(withPage(here, page(10, 15, 30, ['c20', 'c16']))).toSorted()).toEqual(ids(here))
  })
})

test('a page that would leave a gap only tells how far everything was pushed', () => {
  const after = withPage(here, page(5, 10, 37))
  expect(ids(after)).toEqual(ids(here))
  expect(after).toMatchObject({ from: 17, to: 22, total: 37 })
})

test.each([
  ['older', page(15, 20, 30), true],
  ['older', page(15, 20, 35), false],
  ['newer', page(5, 10, 30), true],
  ['newer', page(5, 10, 37), false],
  ['newer', page(10, 15, 35), true],
] as const)('whether a page leads on to what is %s', (side, next, does) => expect(leadsOn(side, here, next)).toBe(does))
