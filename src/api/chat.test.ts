import { describe, expect, test } from 'vitest'
import { errorOf, json, setUp, signal } from '../../tests/api/testing.ts'
import type { ApiError } from './ApiError.ts'
import { listAllMessages, listConversations, sendText } from './chat.ts'
import { sendFeedback } from './feedback.ts'

const message = {
  id: 'm-1',
  conversation_id: 'c-1',
  role: 'user',
  content: '',
  message_type: 'text',
  created_at: '2026-11-20T15:04:00.000Z',
}
const page = {
  messages: [message],
  page: 2,
  total_conversations: 7,
  start_index: 5,
  end_index: 7,
  conversations_to_load: 2,
}
const text = { message: 'hello', language: 'punjabi', spiritual_tradition: 'sikh', client_message_id: 'c' } as const
const reply = { guru_response: { id: 'r-1', content: 'Welcome.', created_at: message.created_at } }
const stored = { success: true, user_feedback: 'like', feedback_timestamp: message.created_at }

describe('what is asked (spec §7)', () => {
  test('a page of five conversations', async () => {
    const { api, requests } = setUp(() => json(page))
    expect(await listAllMessages(api, { page: 2 }, signal)).toMatchObject(page)
    expect(requests[0]?.url).toBe('http://server.test/api/v1/chat/messages/all?page=2&limit=5')
  })

  test.each([
    [{ message_id: 'm-1' }, 'message_id=m-1&limit=5'],
    [{ since: '2026-11-20T15:04:00+05:30' }, 'since=2026-11-20T15%3A04%3A00%2B05%3A30&limit=5'],
  ])('the page by %j (D61)', async (asked, query) => {
    const { api, requests } = setUp(() => json(page))
    expect(await listAllMessages(api, asked, signal)).toMatchObject(page)
    expect(requests[0]?.url).toBe(`http://server.test/api/v1/chat/messages/all?${query}`)
  })

  test('the conversations; what is none is left out', async () => {
    const known = { id: 'c-1', spiritual_tradition: 'sikh', created_at: message.created_at }
    const { api, requests } = setUp(() => json([null, known, { id: 7 }, 'c-2']))
    expect(await listConversations(api, signal)).toEqual([known, { id: '7' }])
    expect(requests[0]?.url).toBe('http://server.test/api/v1/chat/conversations')
  })

  test('a message, with the id that makes a retry safe (D28)', async () => {
    const { api, requests } = setUp(() => json(reply))
    expect(await sendText(api, text, signal)).toMatchObject(reply)
    expect([requests[0]?.method, await requests[0]?.json()]).toEqual(['POST', text])
  })

  test('a feedback', async () => {
    const { api, requests } = setUp(() => json(stored))
    expect(await sendFeedback(api, 'r-1', 'like', signal)).toEqual(stored)
    expect(requests[0]?.url).toBe('http://server.test/api/v1/chat/messages/r-1/feedback')
    expect(await requests[0]?.json()).toEqual({ feedback_type: 'like' })
  })
})

const calls = [
  ['listConversations', (api: Parameters<typeof sendText>[0]) => listConversations(api, signal)],
  ['listAllMessages', (api: Parameters<typeof sendText>[0]) => listAllMessages(api, { page: 1 }, signal)],
  ['sendText', (api: Parameters<typeof sendText>[0]) => sendText(api, text, signal)],
  ['sendFeedback', (api: Parameters<typeof sendText>[0]) => sendFeedback(api, 'r-1', 'like', signal)],
] as const

describe.each(calls)('%s', (_name, call) => {
  test.each<[string, () => Response | Promise<Response>, Partial<ApiError>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network', status: null }],
    ['a refusal', () => json({ detail: 'No.', code: 'not_yours' }, 404), { kind: 'http', status: 404, detail: 'No.' }],
    ['HTML', () => new Response('<p>Hello</p>', { headers: { 'content-type': 'text/html' } }), { kind: 'malformed' }],
    ['another shape', () => json({ ok: true }), { kind: 'malformed' }],
  ])('%s', async (_case, answer, expected) => {
    const { api } = setUp(answer)
    expect(await errorOf(call(api))).toMatchObject(expected)
  })

  test('an expired token is reported (D7)', async () => {
    const { api, unauthorized } = setUp(() => json({ detail: 'Please sign in.' }, 401))
    await errorOf(call(api))
    expect(unauthorized()).toBe(1)
  })
})

describe('answers that another provider may get wrong (D4, D37)', () => {
  const read = (body: unknown) => listAllMessages(setUp(() => json(body)).api, { page: 1 }, signal)

  test('a page with no list is none', async () => {
    expect((await errorOf(read({ ...page, messages: {} }))).kind).toBe('malformed')
  })

  test.each([
    ['a number for an id', { ...message, id: 7 }, { id: '7' }],
    ['no time', { ...message, created_at: null }, { created_at: '' }],
    ['a role that nobody knows', { ...message, role: 'guru' }, { role: 'other' }],
    ['verses that are null', { ...message, spiritual_references: null }, { spiritual_references: [] }],
    ['another need than were known', { ...message, care: { kind: 'new' } }, { care: { kind: 'new', certain: false } }],
  ])('a message with %s is shown', async (_name, sent, expected) => {
    const { messages } = await read({ ...page, messages: [sent] })
    expect(messages).toMatchObject([{ ...message, ...expected }])
    expect(messages[0]?.left_out).toBeUndefined()
  })

  test.each(['a text', { 1: 2 }, 7, true, [null], [{ original: 5, reference: '' }, { original: '' }]])(
    'a message whose verses are %j is shown without them, and says so',
    async (spiritual_references) => {
      const { messages } = await read({ ...page, messages: [{ ...message, spiritual_references }] })
      const kept = Array.isArray(spiritual_references) && spiritual_references.length === 2 ? [{ original: '5' }] : []
      expect(messages).toMatchObject([{ ...message, spiritual_references: kept, left_out: 1 }])
    },
  )

  test.each([[null], ['a text'], [7], [{}], [{ ...message, id: {} }], [{ ...message, content: null }], [[]]])(
    '%j is no message: the others are shown, and where they begin it is said',
    async (other) => {
      const { messages } = await read({ ...page, messages: [message, other] })
      expect(messages).toMatchObject([{ id: 'gap-m-1', content: '', left_out: 1 }, message])
    },
  )

  test.each(['total_conversations', 'start_index', 'end_index'])('a page without %s is shown', async (name) => {
    expect(await read({ ...page, [name]: null })).toMatchObject({ ...page, [name]: 0 })
  })

  test.each(['text', {}, 7, [null], null])('a reply whose verses are %j is not lost', async (spiritual_references) => {
    const { api } = setUp(() => json({ guru_response: { ...reply.guru_response, spiritual_references } }))
    const { guru_response } = await sendText(api, text, signal)
    expect(guru_response).toMatchObject({ ...reply.guru_response, spiritual_references: [] })
  })

  test('nor is one beside a message of ours that is null', async () => {
    const { api } = setUp(() => json({ ...reply, user_message: null }))
    expect(await sendText(api, text, signal)).toMatchObject(reply)
  })

  test('a reply may carry its words in either field, and must carry them', async () => {
    const { api } = setUp(() => json({ guru_response: { id: 'r', text_content: 'Welcome.' } }))
    expect((await sendText(api, text, signal)).guru_response.text_content).toBe('Welcome.')
    const { api: silent } = setUp(() => json({ guru_response: { id: 'r' } }))
    expect((await errorOf(sendText(silent, text, signal))).kind).toBe('malformed')
  })

  test('a feedback that was not stored', async () => {
    const { api } = setUp(() => json({ ...stored, success: false }))
    expect((await errorOf(sendFeedback(api, 'r', 'like', signal))).kind).toBe('malformed')
  })
})
