import { describe, expect, test } from 'vitest'
import { serverMessage } from '../../tests/machines/fixtures.ts'
import type { MessagePage } from '../machines/entities.ts'
import { findInKept, keptAround } from './past.ts'

const said = (id: string, day: string, content: string) =>
  serverMessage({ id, content, created_at: `2026-11-${day}T10:00:00.000Z` })
const page = (at: number, ...messages: ReturnType<typeof said>[]): MessagePage => ({
  messages,
  page: at,
  total_conversations: 12,
  start_index: (at - 1) * 5,
  end_index: at * 5,
  conversations_to_load: 5,
})
const latest = page(1, said('c', '20', 'ਵਾਹਿਗੁਰੂ ਜੀ'), said('d', '21', 'Peace, and rest'))
const before = page(2, said('a', '10', 'How do I rest?'), said('b', '11', 'Waheguru'), said('c', '20', 'ਵਾਹਿਗੁਰੂ ਜੀ'))
const pages = [latest, before]
const found = (query: string, time: string | null = null) =>
  findInKept(pages, query, time)?.hits.map(({ message, marks }) => [
    message.id,
    ...marks.map(({ from, to }) => `${from}-${to}`),
  ])

describe('what is looked for in what this device has kept (D61)', () => {
  test('is found in any script, newest first, each once', () => {
    expect(found('waheg')).toEqual([
      ['c', '0-8'],
      ['b', '0-8'],
    ])
    expect(found('REST')).toEqual([
      ['d', '11-15'],
      ['a', '9-13'],
    ])
    expect(findInKept(pages, 'waheg', null)).toMatchObject({ more: false, partial: true })
  })

  test('before a time, or not at all; where nothing is kept, nothing is said', () => {
    expect(found('rest', '2026-11-21T10:00:00.000Z')).toEqual([['a', '9-13']])
    expect(found('joy')).toEqual([])
    expect(findInKept([], 'rest', null)).toBeUndefined()
  })
})

describe('the page', () => {
  test('of a message', () => {
    expect(keptAround(pages, { message_id: 'b' })).toBe(before)
    expect(keptAround(pages, { message_id: 'x' })).toBeUndefined()
  })

  test.each([
    ['2026-11-21T00:00:00.000Z', latest],
    ['2026-11-11T00:00:00.000Z', before],
    ['2026-11-15T00:00:00.000Z', before],
    // Nothing was said since.
    ['2026-11-25T00:00:00.000Z', latest],
  ])('with the first since %s', (since, expected) => expect(keptAround(pages, { since })).toBe(expected))

  test('is not told where an older one may have it', () => {
    const since = '2026-11-10T00:00:00.000Z'
    expect(keptAround(pages, { since })).toBeUndefined()
    const oldest = { ...before, end_index: 12 }
    expect(keptAround([latest, oldest], { since })).toBe(oldest)
    expect(keptAround([], { since })).toBeUndefined()
  })
})
