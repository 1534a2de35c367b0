import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import {
  heldUntil,
  leave,
  newDevice,
  openTestStore,
  startServer,
  startSession,
  TestGuide,
  type TestServer,
  VERSE,
} from './harness.ts'

let guide: TestGuide
let server: TestServer
let storage: Awaited<ReturnType<typeof openTestStore>>
const forwarding = { answer: (...args: Parameters<TestGuide['answer']>) => guide.answer(...args) }

beforeAll(async () => {
  storage = await openTestStore()
  server = await startServer({ store: storage.store, guide: forwarding })
})
beforeEach(() => {
  guide = new TestGuide()
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

test('a fresh session has all free messages, and starting again continues it', async () => {
  const device = newDevice()
  const body = { spiritual_tradition: 'sikh', language: 'punjabi', referral_code: 'SEVA-2025' }
  const first = await server.api('/chat/anonymous/start', { device, body })
  expect(first.status).toBe(200)
  expect(first.body).toEqual({
    device_id: device,
    conversation_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    referral_code: 'SEVA-2025',
    spiritual_tradition: 'sikh',
    language: 'punjabi',
    message_count: 0,
    remaining_messages: FREE_MESSAGES,
    limit: FREE_MESSAGES,
    requires_login: false,
    trial_completed: false,
    device_secret: expect.stringMatching(/^[\w-]{43}$/),
  })
  const again = await server.api('/chat/anonymous/start', {
    device,
    body: { spiritual_tradition: 'sikh', language: 'english', referral_code: 'OTHER' },
  })
  expect(again.body).toEqual({ ...first.body, language: 'english', device_secret: expect.any(String) })
  const hindu = await server.api('/chat/anonymous/start', { device, body: { ...body, spiritual_tradition: 'hindu' } })
  expect(hindu.body.conversation_id).not.toBe(first.body.conversation_id)
})

test('starts at the same moment make one conversation', async () => {
  const device = newDevice()
  const starts = await Promise.all(
    Array.from({ length: 10 }, () =>
      server.api('/chat/anonymous/start', { device, body: { spiritual_tradition: 'sikh', language: 'punjabi' } }),
    ),
  )
  expect(new Set(starts.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(starts.map(({ body }) => body.conversation_id)).size).toBe(1)
})

test('an empty referral code means none', async () => {
  const { body } = await server.api('/chat/anonymous/start', {
    device: newDevice(),
    body: { spiritual_tradition: 'hindu', language: 'hindi', referral_code: '' },
  })
  expect(body).not.toHaveProperty('referral_code')
})

test('a message is answered, stored and counted', async () => {
  const { device, session, send } = await startSession(server)
  const id = randomUUID()
  const { status, body } = await send('  ਮੇਰਾ ਮਨ ਬੇਚੈਨ ਹੈ।\r\nਮੈਂ ਕੀ ਕਰਾਂ?  ', {
    client_message_id: id,
    referral_code: 'SEVA-2025',
  })
  expect(status).toBe(200)
  expect(body).toEqual({
    user_message: {
      id: expect.any(String),
      conversation_id: session.conversation_id,
      content: 'ਮੇਰਾ ਮਨ ਬੇਚੈਨ ਹੈ।\nਮੈਂ ਕੀ ਕਰਾਂ?',
      message_type: 'text',
      created_at: expect.any(String),
      client_message_id: id,
    },
    guru_response: {
      id: expect.any(String),
      conversation_id: session.conversation_id,
      content: 'Guru Nanak Dev Ji teaches to walk in the order of things.',
      message_type: 'text',
      spiritual_references: [VERSE],
      processing_time: expect.any(Number),
      ai_confidence: 0.9,
      created_at: expect.any(String),
    },
    user_message_count: 1,
    remaining_messages: FREE_MESSAGES - 1,
    requires_login: false,
    conversation_id: session.conversation_id,
  })

  const conversation = await server.api(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  const { requires_login: _, ...stored } = { ...body, requires_login: undefined }
  expect(conversation.body).toEqual({
    id: session.conversation_id,
    referral_code: 'SEVA-2025',
    messages: [
      { role: 'user', ...stored.user_message },
      { role: 'other', ...stored.guru_response },
    ],
  })
  const status1 = await server.api('/chat/anonymous/check-device-status?spiritual_tradition=sikh', { device })
  expect(status1.body).toEqual({
    trial_completed: false,
    requires_login: false,
    user_message_count: 1,
    remaining_conversations: FREE_MESSAGES - 1,
    latest_conversation: conversation.body,
  })
})

test('the guide gets the history and the verses it has quoted', async () => {
  const { send } = await startSession(server)
  await send('first')
  await send('second')
  expect(guide.asked[1]).toEqual({
    message: 'second',
    tradition: 'sikh',
    language: 'punjabi',
    history: [
      { role: 'user', content: 'first' },
      { role: 'other', content: expect.any(String) },
    ],
    avoid: [VERSE.original],
    asked: 0,
  })
})

test('the free messages are a device’s, shared by both traditions (D13)', async () => {
  const { device, send } = await startSession(server)
  await leave(storage.store.db, device, 2)
  expect((await send('one')).body).toMatchObject({ remaining_messages: 1, requires_login: false })
  const hindu = await startSession(server, 'hindu', device)
  expect(hindu.session).toMatchObject({ message_count: FREE_MESSAGES - 1, remaining_messages: 1 })
  const second = await hindu.send('two')
  expect(second.body).toMatchObject({ remaining_messages: 0, requires_login: true, user_message_count: FREE_MESSAGES })
  const third = await send('three')
  expect(third.status).toBe(200)
  expect(third.body).toEqual({
    error: 'message_limit_reached',
    user_message_count: FREE_MESSAGES,
    remaining_messages: 0,
    requires_login: true,
    conversation_id: expect.any(String),
  })
  expect(guide.asked).toHaveLength(2)

  const limit = await server.api('/chat/anonymous/check-limit', { method: 'POST', device })
  expect(limit.body).toEqual({
    remaining_messages: 0,
    limit: FREE_MESSAGES,
    requires_login: true,
    trial_completed: true,
  })
  const restarted = await startSession(server, 'sikh', device)
  expect(restarted.session).toMatchObject({ trial_completed: true, requires_login: true, remaining_messages: 0 })

  const latest = await server.api('/chat/anonymous/check-device-status', { device })
  expect(latest.body.latest_conversation.id).toBe(hindu.session.conversation_id)
  const ofSikh = await server.api('/chat/anonymous/check-device-status?spiritual_tradition=sikh', { device })
  expect(ofSikh.body.latest_conversation.id).toBe(restarted.session.conversation_id)
})

test('of twenty sends at the same moment only those are answered that are free', async () => {
  const { device, session, send } = await startSession(server)
  await leave(storage.store.db, device, 2)
  guide.reply = heldUntil(server.arrived(20), guide.reply)
  const results = await Promise.all(Array.from({ length: 20 }, (_, i) => send(`question ${i}`)))
  expect(results.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const answered = results.filter(({ body }) => body.guru_response !== undefined)
  expect(answered.map(({ body }) => body.remaining_messages).sort()).toEqual([0, 1])
  const refused = results.filter(({ body }) => body.error === 'message_limit_reached')
  expect(refused).toHaveLength(18)
  expect(refused.every(({ body }) => body.remaining_messages === 0 && body.requires_login)).toBe(true)
  const stored = await server.api(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  expect(stored.body.messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'other', 'user', 'other'])
})

test('a repeated client_message_id gets the first answer with current counts (D28)', async () => {
  const { device, send } = await startSession(server)
  await leave(storage.store.db, device, 2)
  const id = randomUUID()
  const first = await send('once', { client_message_id: id })
  const repeated = await send('once', { client_message_id: id.toUpperCase() })
  expect(repeated.body).toEqual(first.body)
  await send('another')
  const late = await send('once', { client_message_id: id })
  expect(late.body).toEqual({
    ...first.body,
    user_message_count: FREE_MESSAGES,
    remaining_messages: 0,
    requires_login: true,
  })
  expect(guide.asked).toHaveLength(2)

  const elsewhere = await startSession(server)
  const own = await elsewhere.send('same id, another device', { client_message_id: id })
  expect(own.body.user_message.content).toBe('same id, another device')
  expect(device).not.toBe(elsewhere.device)
})

test('the same client_message_id sent ten times at once is one message', async () => {
  const { device, session, send } = await startSession(server)
  guide.reply = heldUntil(server.arrived(10), guide.reply)
  const id = randomUUID()
  const results = await Promise.all(Array.from({ length: 10 }, () => send('once', { client_message_id: id })))
  expect(new Set(results.map(({ body }) => body.guru_response?.id)).size).toBe(1)
  expect(results[0]?.body.guru_response).toBeDefined()
  const stored = await server.api(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  expect(stored.body.messages).toHaveLength(2)
})

test('a guide that fails costs no free message', async () => {
  const { device, send } = await startSession(server)
  guide.reply = () => {
    throw new Error('model down')
  }
  const failed = await send('hello')
  expect(failed.status).toBe(503)
  expect(failed.body).toEqual({ detail: expect.stringContaining('not counted'), code: 'unavailable' })
  const limit = await server.api('/chat/anonymous/check-limit', { device, body: { spiritual_tradition: 'sikh' } })
  expect(limit.body.remaining_messages).toBe(FREE_MESSAGES)
})

test('a guide whose answer breaks the contract is a 500, and costs no free message', async () => {
  const { device, send } = await startSession(server)
  guide.reply = () => ({
    content: 'x',
    references: [{ ...VERSE, reference: 'Somewhere 1' }],
    category: 'peace',
    confidence: 0.5,
  })
  const failed = await send('hello')
  expect(failed).toMatchObject({ status: 500, body: { code: 'internal_error' } })
  const limit = await server.api('/chat/anonymous/check-limit', { method: 'POST', device })
  expect(limit.body.remaining_messages).toBe(FREE_MESSAGES)
})

test('a conversation is only for the device that owns it', async () => {
  const { session, send } = await startSession(server)
  await send('private')
  const other = await startSession(server)
  const notFound = { status: 404, body: { detail: 'This conversation could not be found.', code: 'not_found' } }
  const path = `/chat/anonymous/conversation/${session.conversation_id}`
  expect(await server.api(path, { device: other.device })).toMatchObject(notFound)
  expect(await server.api(path, { device: newDevice() })).toMatchObject(notFound)
  expect(await other.send('hi', { conversation_id: session.conversation_id })).toMatchObject(notFound)
  expect(await send('hi', { conversation_id: randomUUID() })).toMatchObject(notFound)
  expect(await send('hi', { spiritual_tradition: 'hindu' })).toMatchObject(notFound)
  expect((await server.api(path)).body.code).toBe('device_id_required')
})

test('a device never seen has a fresh trial and no conversation', async () => {
  const { body } = await server.api('/chat/anonymous/check-device-status', { device: newDevice() })
  expect(body).toEqual({
    trial_completed: false,
    requires_login: false,
    user_message_count: 0,
    remaining_conversations: FREE_MESSAGES,
  })
})

test('control characters are dropped, every other character is kept', async () => {
  const { send } = await startSession(server)
  const odd = '\u202Eright to left\u202C \u200Dzero\u200C <b>&amp;</b> 🙏🏽 \u0A36\n\ttab'
  const { body } = await send(`a\u0000\u0007\u001B[31m\u009F${odd}`)
  expect(body.user_message.content).toBe(`a[31m${odd}`.normalize('NFC'))
  expect(guide.asked[0]?.message).toBe(`a[31m${odd}`.normalize('NFC'))
  const lone = await send('half \uD83D of a pair')
  expect(lone.body.user_message.content).toBe('half \uFFFD of a pair')
})

test.each([
  ['no message', { message: undefined }, 'The message is missing.'],
  ['an empty message', { message: '' }, 'Please write a message.'],
  ['only spaces', { message: ' \n\t ' }, 'Please write a message.'],
  ['only control characters', { message: '\u0001\u0002' }, 'Please write a message.'],
  ['only characters without a shape', { message: '\u200b\u200d \u2060\ufeff\u3164' }, 'Please write a message.'],
  ['501 characters', { message: 'ਕ'.repeat(501) }, 'The message is longer than 500 characters.'],
  ['a number for a message', { message: 5 }, 'The message has to be text.'],
  ['null for a message', { message: null }, 'The message has to be text.'],
  ['an unknown tradition', { spiritual_tradition: 'other' }, 'The tradition has to be one of: sikh, hindu.'],
  ['an unknown language', { language: 'klingon' }, 'The language has to be one of: english, punjabi, hindi.'],
  ['no conversation', { conversation_id: undefined }, 'The conversation id is missing.'],
  ['an odd conversation', { conversation_id: "1' or '1'='1" }, 'The conversation id is not valid.'],
  ['a uuid as urn', { conversation_id: `urn:uuid:${randomUUID()}` }, 'The conversation id is not valid.'],
  ['an odd message id', { client_message_id: '1' }, 'The message id is not valid.'],
  ['a long referral code', { referral_code: 'A'.repeat(21) }, 'The referral code is longer than 20 characters.'],
  ['a small referral code', { referral_code: 'seva' }, 'The referral code is not valid.'],
  ['an unknown field', { colour: 'blue' }, 'The request has a field that is not known here: colour.'],
])('refuses %s', async (_, change, detail) => {
  const { send } = await startSession(server)
  expect(await send('hello', change)).toMatchObject({ status: 400, body: { detail, code: 'invalid_request' } })
  expect(guide.asked).toHaveLength(0)
})

test('500 characters are counted as a person counts them', async () => {
  const { send } = await startSession(server)
  expect((await send('🙏'.repeat(500))).status).toBe(200)
})

test.each([
  ['/chat/anonymous/start', { spiritual_tradition: 'sikh', language: 'punjabi' }],
  ['/chat/anonymous/check-limit', {}],
  ['/chat/anonymous/check-device-status', undefined],
])('%s needs a device id that keeps its form', async (path, body) => {
  expect(await server.api(path, { body })).toMatchObject({ status: 400, body: { code: 'device_id_required' } })
  expect(await server.api(path, { body, device: 'device_x' })).toMatchObject({
    status: 400,
    body: { detail: 'The device id is not valid.', code: 'invalid_request' },
  })
})
