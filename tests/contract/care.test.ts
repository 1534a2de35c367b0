import { randomUUID } from 'node:crypto'
import type { Answer } from '@satsang/guide'
import { CARE_KINDS } from '@satsang/guide/helplines'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import type { components } from '../../openapi/v1.d.ts'
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
import { newUser, type Person } from './people.ts'
import { sendVoice, TestSpeech } from './voices.ts'

type Schemas = components['schemas']

let guide: TestGuide
let server: TestServer
/** A second server on the same storage, as another process would be. */
let second: TestServer
let storage: Awaited<ReturnType<typeof openTestStore>>

beforeAll(async () => {
  storage = await openTestStore()
  const options = {
    store: storage.store,
    speech: new TestSpeech(),
    guide: { answer: (...args: Parameters<TestGuide['answer']>) => guide.answer(...args) },
  }
  server = await startServer(options)
  second = await startServer(options)
})
beforeEach(() => {
  guide = new TestGuide()
})
afterAll(async () => {
  await Promise.all([server.close(), second.close()])
  await storage.close()
})

const SUGGESTIONS = ['I am afraid of losing my work.', 'ਮੇਰਾ ਮਨ ਬੇਚੈਨ ਹੈ।']
const ASKING: Answer = {
  content: 'What do you mean?',
  references: [],
  category: 'unclear',
  confidence: 0.2,
  suggestions: SUGGESTIONS,
  asks: true,
}
const HELP: Answer = {
  content: 'Please call 112 now.',
  references: [],
  category: 'safety',
  confidence: 0.95,
  care: { kind: 'selfHarm', certain: true },
}
const asksBack: TestGuide['reply'] = () => ASKING
const remaining = async (device: string): Promise<number> =>
  (await server.api('/chat/anonymous/check-limit', { method: 'POST', device })).body.remaining_messages
const sendAs = (who: Person, message: string, more: Record<string, unknown> = {}) =>
  server.api('/chat/send-text', {
    token: who.token,
    body: { message, language: 'english', spiritual_tradition: 'sikh', client_message_id: randomUUID(), ...more },
  })

test('the contract knows the kinds of need that the guide knows', () => {
  const kinds: Record<Schemas['CareKind'], true> = {
    emergency: true,
    selfHarm: true,
    concern: true,
    loss: true,
    violence: true,
    child: true,
    blackmail: true,
    eating: true,
    harm: true,
  }
  expect(Object.keys(kinds)).toEqual([...CARE_KINDS])
})

test.each(CARE_KINDS)('care for %s goes out, and stays in the conversation', async (kind) => {
  guide.reply = () => ({ ...HELP, care: { kind, certain: kind !== 'concern' } })
  const { device, session, send } = await startSession(server)
  const { status, body } = await send('help')
  expect(status).toBe(200)
  expect(body.guru_response.care).toEqual({ kind, certain: kind !== 'concern' })
  expect(body.remaining_messages).toBe(FREE_MESSAGES - 1)
  const stored = await server.api(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  expect(stored.body.messages[1].care).toEqual(body.guru_response.care)
  expect(stored.body.messages[0]).not.toHaveProperty('care')
  const latest = await server.api('/chat/anonymous/check-device-status', { device })
  expect(latest.body.latest_conversation.messages[1].care).toEqual(body.guru_response.care)
})

test('an ordinary answer carries neither care nor suggestions', async () => {
  const { send } = await startSession(server)
  const { body } = await send('hello')
  for (const field of ['care', 'suggestions', 'asks_back']) expect(body.guru_response).not.toHaveProperty(field)
})

test('suggestions beside an answer cost what an answer costs, and stay', async () => {
  guide.reply = () => ({ ...new TestGuide().reply({} as never), suggestions: SUGGESTIONS }) as Answer
  const { device, session, send } = await startSession(server)
  const { body } = await send('work')
  expect(body).toMatchObject({ remaining_messages: FREE_MESSAGES - 1, guru_response: { suggestions: SUGGESTIONS } })
  const stored = await server.api(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  expect(stored.body.messages[1].suggestions).toEqual(SUGGESTIONS)
})

test('asking back costs no free message, twice in a conversation (D38)', async () => {
  guide.reply = () => ASKING
  const { device, session, send } = await startSession(server)
  await leave(storage.store.db, device, 2)
  const first = await send('hmm', { country: 'CA' })
  expect(guide.asked[0]?.country).toBe('CA')
  expect(first.body).toMatchObject({
    guru_response: { asks_back: true, suggestions: SUGGESTIONS, spiritual_references: [] },
    user_message_count: FREE_MESSAGES - 2,
    remaining_messages: 2,
    requires_login: false,
  })
  expect((await send('hmm hmm')).body.remaining_messages).toBe(2)
  expect((await send('hmm hmm hmm')).body.remaining_messages).toBe(1)
  expect((await send('hmm?')).body).toMatchObject({ remaining_messages: 0, requires_login: true })
  expect((await send('hmm!')).body.error).toBe('message_limit_reached')
  expect(guide.asked.map(({ asked }) => asked)).toEqual([0, 1, 2, 3])

  const stored = await server.api(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  const replies = stored.body.messages.filter(({ role }: { role: string }) => role === 'other')
  expect(replies.map((reply: Schemas['ServerMessage']) => reply.asks_back)).toEqual([true, true, true, true])
  // The other tradition has a conversation, and so askings, of its own; the limit is the device's (D13).
  const elsewhere = await startSession(server, 'hindu', device)
  expect((await elsewhere.send('hmm')).body.error).toBe('message_limit_reached')
})

test('each tradition’s conversation has its own two askings, and both share the free messages', async () => {
  guide.reply = () => ASKING
  const { device, send } = await startSession(server)
  await leave(storage.store.db, device, 2)
  const hindu = await startSession(server, 'hindu', device)
  for (const asking of [send, hindu.send, send, hindu.send])
    expect((await asking('hmm')).body.remaining_messages).toBe(2)
  expect(guide.asked.map(({ asked }) => asked)).toEqual([0, 0, 1, 1])
  guide.reply = new TestGuide().reply
  expect((await send('now I know')).body.remaining_messages).toBe(1)
  expect((await hindu.send('now I know')).body.remaining_messages).toBe(0)
})

test('of twenty sends at once that are asked back, two are free and two cost the free messages', async () => {
  const { device, session, send } = await startSession(server)
  const other = await startSession(second, 'sikh', device)
  await leave(storage.store.db, device, 2)
  guide.reply = heldUntil(Promise.all([server.arrived(10), second.arrived(10)]), asksBack)
  const sends = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? send : other.send)(`hmm ${i}`))
  const results = await Promise.all(sends)
  expect(results.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const answered = results.filter(({ body }) => body.guru_response !== undefined)
  expect(answered.map(({ body }) => body.remaining_messages).sort()).toEqual([0, 1, 2, 2])
  expect(await remaining(device)).toBe(0)
  const stored = await server.api(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  expect(stored.body.messages).toHaveLength(8)
})

test('a repeated client_message_id that was asked back gets the same asking, and costs nothing (D28)', async () => {
  const { device, send } = await startSession(server)
  const id = randomUUID()
  guide.reply = heldUntil(server.arrived(10), asksBack)
  const results = await Promise.all(Array.from({ length: 10 }, () => send('hmm', { client_message_id: id })))
  expect(new Set(results.map(({ body }) => body.guru_response.id)).size).toBe(1)
  expect(results.every(({ body }) => body.guru_response.asks_back === true)).toBe(true)
  expect(await remaining(device)).toBe(FREE_MESSAGES)
})

test('a spoken message that is asked back costs none either', async () => {
  guide.reply = () => ASKING
  const { device } = await startSession(server)
  const { body } = await sendVoice(server, { device }, { country: 'NZ' })
  expect(body).toMatchObject({ remaining_messages: FREE_MESSAGES, guru_response: { asks_back: true } })
  expect(guide.asked[0]).toMatchObject({ country: 'NZ', asked: 0 })
})

test('a signed-in person’s reply carries it all, and its category says that it asks', async () => {
  const who = await newUser(storage.store)
  guide.reply = () => ASKING
  const asking = await sendAs(who, 'hmm', { country: 'GB' })
  expect(asking.body).toMatchObject({
    message_category: 'asking',
    guru_response: { asks_back: true, suggestions: SUGGESTIONS },
  })
  guide.reply = () => HELP
  const help = await sendAs(who, 'I cannot go on')
  expect(help.body).toMatchObject({ message_category: 'safety', guru_response: { care: HELP.care } })
  expect(guide.asked).toMatchObject([{ country: 'GB', asked: 0 }, { asked: 1 }])
  expect(guide.asked[1]?.country).toBeUndefined()

  const page = await server.api('/chat/messages/all', { token: who.token })
  expect(page.body.messages).toMatchObject([
    { role: 'user' },
    { role: 'other', asks_back: true, suggestions: SUGGESTIONS },
    { role: 'user' },
    { role: 'other', care: HELP.care },
  ])
  const everything = await server.api('/auth/export', { token: who.token })
  expect(everything.body.conversations[0].messages[1].suggestions).toEqual(SUGGESTIONS)
})

test('a verse without a rendering, and one with all three, go out as they are (D33, D41)', async () => {
  const { translation: _, ...bare } = VERSE
  const translations = { english: 'One', punjabi: 'ਇੱਕ', hindi: 'एक' }
  guide.reply = () => ({ ...HELP, care: undefined, references: [bare, { ...VERSE, translations }] })
  const { device, session, send } = await startSession(server)
  const { body } = await send('Ang 1')
  expect(body.guru_response.spiritual_references).toEqual([bare, { ...VERSE, translations }])
  const stored = await server.api(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  expect(stored.body.messages[1].spiritual_references).toEqual([bare, { ...VERSE, translations }])
})

test.each([
  ['an unknown kind of need', { care: { kind: 'weather', certain: true } }],
  ['a need that is not said to be certain or not', { care: { kind: 'harm' } }],
  ['no suggestion in the list', { suggestions: [] }],
  ['nine suggestions', { suggestions: Array.from('abcdefghi') }],
  ['a suggestion of 201 characters', { suggestions: ['ਕ'.repeat(201)] }],
  ['a blank suggestion', { suggestions: [' '] }],
  ['a rendering in one language of three', { references: [{ ...VERSE, translations: { english: 'One' } }] }],
])('the server does not give out %s (D4)', async (_, broken) => {
  guide.reply = () => ({ ...HELP, ...broken }) as Answer
  const { device, send } = await startSession(server)
  expect(await send('hello')).toMatchObject({ status: 500, body: { code: 'internal_error' } })
  expect(await remaining(device)).toBe(FREE_MESSAGES)
})

test.each(['in', 'IND', 'I', '', ' IN', '12', 5])('a country like %j is refused', async (country) => {
  const { send } = await startSession(server)
  expect(await send('hello', { country })).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  const who = await newUser(storage.store)
  expect(await sendAs(who, 'hello', { country })).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  if (typeof country === 'string')
    expect((await sendVoice(server, { device: newDevice() }, { country })).status).toBe(400)
  expect(guide.asked).toHaveLength(0)
})
