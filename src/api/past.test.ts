import { expect, test } from 'vitest'
import { errorOf, json, setUp, signal } from '../../tests/api/testing.ts'
import { searchMessages } from './past.ts'

const message = {
  id: 'm-1',
  conversation_id: 'c-1',
  role: 'user',
  content: 'ਵਾਹਿਗੁਰੂ ਜੀ',
  message_type: 'text',
  created_at: '2026-11-20T15:04:00.000Z',
}
const hit = { message, marks: [{ from: 0, to: 8 }] }

test('what is looked for is posted, and stands in no address; the first page has no time (D61)', async () => {
  const { api, requests } = setUp(() => json({ hits: [hit], more: true }))
  expect(await searchMessages(api, 'waheguru', null, signal)).toMatchObject({ hits: [hit], more: true })
  await searchMessages(api, 'waheguru', message.created_at, signal)
  expect(requests.map(({ method, url }) => [method, url])).toEqual(
    Array(2).fill(['POST', 'http://server.test/api/v1/chat/messages/search']),
  )
  expect(await requests[0]?.json()).toEqual({ query: 'waheguru' })
  expect(await requests[1]?.json()).toEqual({ query: 'waheguru', before: message.created_at })
})

// D37: of a hit that cannot be read nothing is shown, and the others are.
test.each([{ ...hit, message: undefined }, { ...hit, message: { ...message, content: null } }, { marks: [] }, null])(
  'a hit that is %j is left out',
  async (wrong) => {
    const { api } = setUp(() => json({ hits: [wrong, hit], more: false }))
    expect(await searchMessages(api, 'a', null, signal)).toMatchObject({ hits: [hit], left_out: 1 })
  },
)

test('a mark that is none is left out, and its message stays', async () => {
  const { api } = setUp(() => json({ hits: [{ message, marks: [{ from: 0 }, { from: 'a', to: 2 }, ...hit.marks] }] }))
  expect(await searchMessages(api, 'a', null, signal)).toMatchObject({ hits: [hit], more: false })
})

test.each([{}, null, { hits: null }, [], 'found'])('%j is malformed', async (body) => {
  expect(await errorOf(searchMessages(setUp(() => json(body)).api, 'a', null, signal))).toMatchObject({
    kind: 'malformed',
  })
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network', status: null }],
  ['429', () => json({ detail: 'Slow down.' }, 429), { kind: 'http', status: 429 }],
] as const)('%s is passed on unchanged (spec §8)', async (_name, answer, expected) => {
  expect(await errorOf(searchMessages(setUp(answer).api, 'a', null, signal))).toMatchObject(expected)
})
