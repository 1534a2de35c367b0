import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStore } from '../../server/db/open.ts'
import {
  type Answered,
  createTestDatabase,
  heldUntil,
  newDevice,
  openTestStore,
  type Schemas,
  startServer,
  startSession,
  TestGuide,
  type TestServer,
  VERSE,
} from './harness.ts'
import { newUser, type Person, seedHistory } from './people.ts'

let guide: TestGuide
let now: Date
let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
/** A second server on the same storage, as another process would be. */
let second: TestServer

beforeAll(async () => {
  storage = await openTestStore()
  const options = {
    store: storage.store,
    guide: { answer: (...args: Parameters<TestGuide['answer']>) => guide.answer(...args) },
    now: () => new Date(now),
  }
  server = await startServer(options)
  second = await startServer(options)
})
beforeEach(() => {
  guide = new TestGuide()
  now = new Date('2026-03-01T06:00:00.000Z')
})
afterAll(async () => {
  await Promise.all([server.close(), second.close()])
  await storage.close()
})

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

const HINDU = { language: 'english', spiritual_tradition: 'hindu' } as const

const send = (who: Person, message: string, more: Record<string, unknown> = {}, to = server) =>
  to.api('/chat/send-text', { token: who.token, body: { message, ...HINDU, client_message_id: randomUUID(), ...more } })
const readPage = (who: Person, query = '') => server.api(`/chat/messages/all${query}`, { token: who.token })
const rate = (who: Person, id: string, feedback_type = 'like') =>
  server.api(`/chat/messages/${id}/feedback`, { token: who.token, body: { feedback_type } })

const conversationOf = ({ body }: Answered): string => body.guru_response.conversation_id
const contents = ({ body }: Answered): string[] =>
  body.messages.map((message: Schemas['ServerMessage']) => message.content)

const OPERATIONS: [name: string, call: (token: string | undefined) => Promise<Answered>][] = [
  ['listConversations', (token) => server.api('/chat/conversations', { ...(token && { token }), device: newDevice() })],
  ['listAllMessages', (token) => server.api('/chat/messages/all', { ...(token && { token }), device: newDevice() })],
  [
    'sendText',
    (token) =>
      server.api('/chat/send-text', {
        ...(token && { token }),
        device: newDevice(),
        body: { message: 'hi', ...HINDU },
      }),
  ],
  [
    'sendFeedback',
    (token) =>
      server.api(`/chat/messages/${randomUUID()}/feedback`, {
        ...(token && { token }),
        device: newDevice(),
        body: { feedback_type: 'like' },
      }),
  ],
]

test.each(OPERATIONS)('%s is for who is signed in', async (_, call) => {
  const revoked = await newUser(storage.store)
  await storage.store.db
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', revoked.id)
    .execute()
  for (const token of [undefined, 'made-up', revoked.token]) {
    expect(await call(token)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  }
  expect(guide.asked).toHaveLength(0)
})

test.each(OPERATIONS)('%s is for a completed profile only (spec §6)', async (_, call) => {
  const { token } = await newUser(storage.store, { profile_completed: false })
  expect(await call(token)).toMatchObject({
    status: 403,
    body: { detail: 'Please complete your profile first.', code: 'profile_incomplete' },
  })
  expect(guide.asked).toHaveLength(0)
})

test('a message is answered, and stands in the history with its reply', async () => {
  const meera = await newUser(storage.store)
  const id = randomUUID()
  const { status, body } = await send(meera, '  ਮੇਰਾ ਮਨ ਬੇਚੈਨ ਹੈ।\r\nਮੈਂ ਕੀ ਕਰਾਂ? ਸ਼ \u0007 ', { client_message_id: id })
  expect(status).toBe(200)
  const created_at = now.toISOString()
  const conversation_id = body.guru_response.conversation_id
  expect(body).toEqual({
    user_message: {
      id: expect.any(String),
      conversation_id,
      content: 'ਮੇਰਾ ਮਨ ਬੇਚੈਨ ਹੈ।\nਮੈਂ ਕੀ ਕਰਾਂ? ਸ਼'.normalize('NFC'),
      message_type: 'text',
      created_at,
      client_message_id: id,
    },
    guru_response: {
      id: expect.any(String),
      conversation_id,
      content: 'Guru Nanak Dev Ji teaches to walk in the order of things.',
      message_type: 'text',
      spiritual_references: [VERSE],
      processing_time: expect.any(Number),
      ai_confidence: 0.9,
      created_at,
    },
    message_category: 'peace',
  })
  expect((await readPage(meera)).body).toEqual({
    messages: [
      { role: 'user', ...body.user_message },
      { role: 'other', ...body.guru_response },
    ],
    page: 1,
    total_conversations: 1,
    start_index: 0,
    end_index: 1,
    conversations_to_load: 1,
  })
  const listed = await server.api('/chat/conversations', { token: meera.token })
  expect(listed.body).toEqual([{ id: conversation_id, spiritual_tradition: 'hindu', created_at }])
})

test('the reply is in the language that the request names (D9)', async () => {
  const meera = await newUser(storage.store, { language_preference: 'punjabi' })
  await send(meera, 'hello', { language: 'hindi' })
  expect(guide.asked[0]).toMatchObject({ language: 'hindi', tradition: 'hindu' })
})

test.each([
  ['no message', { message: undefined }, 'The message is missing.'],
  ['only spaces', { message: ' \n\t ' }, 'Please write a message.'],
  ['only control characters', { message: '\u0001\u0002' }, 'Please write a message.'],
  ['only characters without a shape', { message: '\u200b\u200d \u2060\ufeff\u3164' }, 'Please write a message.'],
  ['20,001 characters', { message: 'ਕ'.repeat(20_001) }, 'The message is longer than 20000 characters.'],
  ['an unknown language', { language: 'klingon' }, 'The language has to be one of: english, punjabi, hindi.'],
  ['an unknown tradition', { spiritual_tradition: 'x' }, 'The tradition has to be one of: sikh, hindu.'],
  ['an odd message id', { client_message_id: '1' }, 'The message id is not valid.'],
  [
    'a conversation of its own choice',
    { conversation_id: randomUUID() },
    'The request has a field that is not known here: conversation_id.',
  ],
])('refuses %s', async (_, change, detail) => {
  const meera = await newUser(storage.store)
  expect(await send(meera, 'hello', change)).toMatchObject({ status: 400, body: { detail, code: 'invalid_request' } })
  expect(guide.asked).toHaveLength(0)
})

test('takes 20,000 characters', async () => {
  const message = 'ਕ'.repeat(20_000)
  const { status, body } = await send(await newUser(storage.store), message)
  expect(status).toBe(200)
  expect(body.user_message.content).toBe(message)
})

test('a conversation ends after 30 minutes without a message', async () => {
  const meera = await newUser(storage.store)
  const first = await send(meera, 'one')
  pass(30 * MINUTE_MS)
  const within = await send(meera, 'two')
  pass(30 * MINUTE_MS + 1)
  const after = await send(meera, 'three')
  expect(conversationOf(within)).toBe(conversationOf(first))
  expect(conversationOf(after)).not.toBe(conversationOf(first))
  expect(after.body.user_message.conversation_id).toBe(conversationOf(after))
})

test('a conversation ends after 20 messages', async () => {
  const meera = await newUser(storage.store)
  const ids: string[] = []
  for (let i = 0; i < 11; i += 1) ids.push(conversationOf(await send(meera, `question ${i}`)))
  expect(new Set(ids.slice(0, 10)).size).toBe(1)
  expect(ids[10]).not.toBe(ids[0])
})

test('a conversation ends with another tradition, and coming back does not open it again', async () => {
  const meera = await newUser(storage.store)
  const krishna = await send(meera, 'one')
  const nanak = await send(meera, 'two', { spiritual_tradition: 'sikh' })
  const back = await send(meera, 'three')
  expect(new Set([krishna, nanak, back].map(conversationOf)).size).toBe(3)
  const listed = await server.api('/chat/conversations', { token: meera.token })
  expect(listed.body.map((one: Schemas['Conversation']) => [one.id, one.spiritual_tradition])).toEqual([
    [conversationOf(back), 'hindu'],
    [conversationOf(nanak), 'sikh'],
    [conversationOf(krishna), 'hindu'],
  ])
})

test('the guide remembers what was said about its tradition in the last 6 hours, across conversations', async () => {
  const meera = await newUser(storage.store)
  const longAgo = await send(meera, 'long ago')
  pass(20 * MINUTE_MS)
  expect(conversationOf(await send(meera, 'soon after'))).toBe(conversationOf(longAgo))
  pass(40 * MINUTE_MS)
  expect(conversationOf(await send(meera, 'an hour later'))).not.toBe(conversationOf(longAgo))
  await send(meera, 'to the other guide', { spiritual_tradition: 'sikh' })
  pass(5 * HOUR_MS)
  await send(meera, 'now')
  expect(guide.asked.at(-1)).toEqual({
    asked: 0,
    message: 'now',
    tradition: 'hindu',
    language: 'english',
    history: [
      { role: 'user', content: 'soon after' },
      { role: 'other', content: expect.any(String) },
      { role: 'user', content: 'an hour later' },
      { role: 'other', content: expect.any(String) },
    ],
    avoid: [VERSE.original, VERSE.original],
  })
})

test('the guide remembers 20 messages, oldest first, and nobody else’s', async () => {
  const [meera, stranger] = [await newUser(storage.store), await newUser(storage.store)]
  await send(stranger, 'a secret')
  for (let i = 0; i < 12; i += 1) await send(meera, `question ${i}`)
  const asked = guide.asked.at(-1)?.history.filter(({ role }) => role === 'user')
  expect(asked?.map(({ content }) => content)).toEqual(Array.from({ length: 10 }, (_, i) => `question ${i + 1}`))
  expect(guide.asked.at(-1)?.history).toHaveLength(20)
})

test('a repeated client_message_id gets the first answer (D28)', async () => {
  const [meera, stranger] = [await newUser(storage.store), await newUser(storage.store)]
  const id = randomUUID()
  const first = await send(meera, 'once', { client_message_id: id })
  await send(meera, 'another')
  pass(2 * HOUR_MS)
  const repeated = await send(meera, 'once', { client_message_id: id.toUpperCase() })
  expect(repeated.body).toEqual(first.body)
  expect(guide.asked).toHaveLength(2)
  const own = await send(stranger, 'same id, another user', { client_message_id: id })
  expect(own.body.user_message.content).toBe('same id, another user')
})

test('twenty identical sends at once are one exchange and twenty equal answers', async () => {
  const meera = await newUser(storage.store)
  guide.reply = heldUntil(Promise.all([server.arrived(10), second.arrived(10)]), guide.reply)
  const id = randomUUID()
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, i) => send(meera, 'once', { client_message_id: id }, i % 2 === 0 ? server : second)),
  )
  expect(results[0]).toMatchObject({ status: 200, body: { guru_response: { id: expect.any(String) } } })
  for (const { body } of results) expect(body).toEqual(results[0]?.body)
  expect((await readPage(meera)).body).toMatchObject({ messages: [{}, {}], total_conversations: 1 })
})

test('twenty questions at once are all answered, and conversations keep their bounds', async () => {
  const meera = await newUser(storage.store)
  guide.reply = heldUntil(Promise.all([server.arrived(10), second.arrived(10)]), guide.reply)
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, i) => send(meera, `question ${i}`, {}, i % 2 === 0 ? server : second)),
  )
  expect(results.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const sizes = [...Map.groupBy(results, conversationOf).values()].map((same) => same.length)
  expect(sizes).toEqual([10, 10])
  const { body } = await readPage(meera)
  expect(body).toMatchObject({ total_conversations: 2, conversations_to_load: 2 })
  // Each question stands right before its own reply.
  expect(body.messages.map(({ role }: Schemas['ServerMessage']) => role)).toEqual(
    Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 'user' : 'other')),
  )
})

test('a guide that fails stores nothing, and the same message can be sent again', async () => {
  const meera = await newUser(storage.store)
  guide.reply = () => {
    throw new Error('model down')
  }
  const id = randomUUID()
  const failed = await send(meera, 'hello', { client_message_id: id })
  expect(failed).toMatchObject({ status: 503, body: { detail: expect.any(String), code: 'unavailable' } })
  expect((await readPage(meera)).body).toMatchObject({ messages: [], total_conversations: 0 })
  guide = new TestGuide()
  expect(await send(meera, 'hello', { client_message_id: id })).toMatchObject({ status: 200 })
})

test.each([
  ['breaks the contract', { references: [{ ...VERSE, reference: 'Somewhere 1' }] }],
  // Legal in JSON and in the contract, but no text of PostgreSQL: fails when the messages are written.
  ['cannot be stored', { content: 'a\u0000b' }],
])('a reply that %s is a 500, and stores neither message nor conversation', async (_, odd) => {
  const meera = await newUser(storage.store)
  guide.reply = () => ({ content: 'x', references: [], category: 'peace', confidence: 0.5, ...odd })
  expect(await send(meera, 'hello')).toMatchObject({ status: 500, body: { code: 'internal_error' } })
  const rows = await storage.store.db.selectFrom('conversations').select('id').where('user_id', '=', meera.id).execute()
  expect(rows).toEqual([])
})

test('a slow guide holds up nobody else, not even the same user', async () => {
  const [meera, other] = [await newUser(storage.store), await newUser(storage.store)]
  const { promise, resolve } = Promise.withResolvers<void>()
  guide.reply = async (question) => {
    if (question.message === 'slow') await promise
    return new TestGuide().reply(question)
  }
  const slow = send(meera, 'slow')
  expect((await send(other, 'quick')).status).toBe(200)
  expect((await send(meera, 'quick')).status).toBe(200)
  expect((await readPage(meera)).body.messages).toHaveLength(2)
  resolve()
  expect((await slow).status).toBe(200)
  expect((await readPage(meera)).body.messages).toHaveLength(4)
})

test('an account that is erased while the guide answers leaves nothing behind', async () => {
  const meera = await newUser(storage.store)
  const id = randomUUID()
  guide.reply = async (question) => {
    await storage.store.db.deleteFrom('users').where('id', '=', meera.id).execute()
    return new TestGuide().reply(question)
  }
  expect(await send(meera, 'hello', { client_message_id: id })).toMatchObject({ status: 401 })
  const rows = await storage.store.db.selectFrom('messages').select('id').where('client_message_id', '=', id).execute()
  expect(rows).toEqual([])
})

test('pages go from the latest conversation back, each oldest message first', async () => {
  const meera = await newUser(storage.store)
  await seedHistory(storage.store.db, meera.id, 24, { perConversation: 2 })
  // One in which nothing was said is no conversation.
  await storage.store.db
    .insertInto('conversations')
    .values({ id: randomUUID(), user_id: meera.id, spiritual_tradition: 'hindu', language: 'english' })
    .execute()
  const numbersOf = (page: Answered) => contents(page).map((text) => Number(/\d+$/.exec(text)?.[0]))

  const pages = await Promise.all(['', '?page=2', '?page=3', '?page=4'].map((query) => readPage(meera, query)))
  expect(pages.map(numbersOf)).toEqual([
    [14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
    [4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    [0, 1, 2, 3],
    [],
  ])
  expect(pages.map(({ body: { messages: _, ...rest } }) => rest)).toEqual([
    { page: 1, total_conversations: 12, start_index: 0, end_index: 5, conversations_to_load: 5 },
    { page: 2, total_conversations: 12, start_index: 5, end_index: 10, conversations_to_load: 5 },
    { page: 3, total_conversations: 12, start_index: 10, end_index: 12, conversations_to_load: 2 },
    { page: 4, total_conversations: 12, start_index: 12, end_index: 12, conversations_to_load: 0 },
  ])
  const narrow = await readPage(meera, '?page=2&limit=2')
  expect(numbersOf(narrow)).toEqual([16, 17, 18, 19])
  expect(narrow.body).toMatchObject({ page: 2, start_index: 2, end_index: 4, conversations_to_load: 2 })
  const far = await readPage(meera, `?page=${'9'.repeat(300)}`)
  expect(far).toMatchObject({ status: 200, body: { messages: [], start_index: 12, end_index: 12 } })
})

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'limit=0', 'limit=6'])(
  'refuses a page with %s',
  async (query) => {
    const meera = await newUser(storage.store)
    expect(await readPage(meera, `?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  },
)

test('who has said nothing yet has an empty history', async () => {
  const meera = await newUser(storage.store)
  expect((await readPage(meera)).body).toEqual({
    messages: [],
    page: 1,
    total_conversations: 0,
    start_index: 0,
    end_index: 0,
    conversations_to_load: 0,
  })
  expect((await server.api('/chat/conversations', { token: meera.token })).body).toEqual([])
})

test('the 100 latest conversations are listed, and none that is empty', async () => {
  const meera = await newUser(storage.store)
  await seedHistory(storage.store.db, meera.id, 204, { perConversation: 2 })
  await storage.store.db
    .insertInto('conversations')
    .values({ id: randomUUID(), user_id: meera.id, spiritual_tradition: 'hindu', language: 'english' })
    .execute()
  const { body } = await server.api('/chat/conversations', { token: meera.token })
  expect(body).toHaveLength(100)
  const times = body.map((one: Schemas['Conversation']) => one.created_at)
  expect(times).toEqual([...times].sort().reverse())
  const latest = await readPage(meera, '?limit=1')
  expect(latest.body.messages[0].conversation_id).toBe(body[0].id)
})

test('a feedback is kept, a later one replaces it, and the history shows it', async () => {
  const meera = await newUser(storage.store)
  const sent = await send(meera, 'hello')
  const id = sent.body.guru_response.id
  pass(1_000)
  expect(await rate(meera, id, 'like')).toMatchObject({
    status: 200,
    body: { success: true, user_feedback: 'like', feedback_timestamp: now.toISOString() },
  })
  pass(1_000)
  const later = await rate(meera, id.toUpperCase(), 'dislike')
  expect(later.body).toEqual({ success: true, user_feedback: 'dislike', feedback_timestamp: now.toISOString() })
  const [question, reply] = (await readPage(meera)).body.messages
  expect(question).not.toHaveProperty('user_feedback')
  expect(reply).toMatchObject({ id, user_feedback: 'dislike', feedback_timestamp: now.toISOString() })
})

test('what cannot be rated is not found, whatever the reason', async () => {
  const [meera, stranger] = [await newUser(storage.store), await newUser(storage.store)]
  const own = await send(meera, 'mine')
  const theirs = await send(stranger, 'theirs')
  const ofDevice = await (await startSession(server)).send('without an account')
  for (const id of [
    own.body.user_message.id,
    theirs.body.guru_response.id,
    theirs.body.user_message.id,
    ofDevice.body.guru_response.id,
    randomUUID(),
  ]) {
    expect(await rate(meera, id)).toMatchObject({
      status: 404,
      body: { detail: 'This message could not be found.', code: 'not_found' },
    })
  }
  expect((await readPage(stranger)).body.messages[1]).not.toHaveProperty('user_feedback')
  for (const odd of ['1', `urn:uuid:${randomUUID()}`]) expect(await rate(meera, odd)).toMatchObject({ status: 400 })
  expect(await rate(meera, own.body.guru_response.id, 'love')).toMatchObject({ status: 400 })
})

test('nobody sees what another user or a device has said', async () => {
  const [meera, stranger] = [await newUser(storage.store), await newUser(storage.store)]
  const { device, session, send: sendAsDevice } = await startSession(server, 'hindu')
  await sendAsDevice('said without an account')
  await send(meera, 'said by Meera')
  // The device's id beside a token opens nothing either.
  const beside = await server.api('/chat/messages/all', { token: stranger.token, device })
  expect(beside.body).toMatchObject({ messages: [], total_conversations: 0 })
  expect((await server.api('/chat/conversations', { token: stranger.token, device })).body).toEqual([])
  await server.api('/chat/send-text', { token: stranger.token, device, body: { message: 'hello', ...HINDU } })
  expect(guide.asked.at(-1)?.history).toEqual([])
  expect(contents(await readPage(stranger))[0]).toBe('hello')

  // Nor does a device see what a user said.
  const own = conversationOf(await send(meera, 'said by Meera too'))
  expect(await server.api(`/chat/anonymous/conversation/${own}`, { device })).toMatchObject({ status: 404 })
  expect(await sendAsDevice('hi', { conversation_id: own })).toMatchObject({ status: 404 })
  const stored = await server.api(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  expect(contents(stored)[0]).toBe('said without an account')
})

test('the limit of sends is the user’s, whatever device they name', async () => {
  // Storage of its own: the other tests have used up this address's share.
  const { store, close } = await openTestStore()
  const strict = await startServer({ store, rateLimitFactor: 0.1 })
  const [meera, other] = [await newUser(store), await newUser(store)]
  const sendFrom = (who: Person) =>
    strict.api('/chat/send-text', { token: who.token, device: newDevice(), body: { message: 'hi', ...HINDU } })
  for (let i = 0; i < 3; i += 1) expect(await sendFrom(meera)).toMatchObject({ status: 200 })
  const refused = await sendFrom(meera)
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await sendFrom(other)).toMatchObject({ status: 200 })
  await strict.close()
  await close()
})

test.skipIf(process.env.TEST_DATABASE_URL === undefined)('two processes keep the same promises', async () => {
  const database = await createTestDatabase(process.env.TEST_DATABASE_URL as string)
  const stores = await Promise.all([1, 2].map(() => openStore({ kind: 'postgres', url: database.url })))
  const servers = await Promise.all(stores.map((store) => startServer({ store })))
  const [store, [one, two]] = [stores[0], servers]
  if (store === undefined || one === undefined || two === undefined) throw new Error('no servers')
  const meera = await newUser(store)
  const id = randomUUID()
  const same = await Promise.all(
    Array.from({ length: 20 }, (_, i) => send(meera, 'once', { client_message_id: id }, i % 2 === 0 ? one : two)),
  )
  for (const { status, body } of same) expect({ status, body }).toEqual({ status: 200, body: same[0]?.body })
  const many = await Promise.all(
    Array.from({ length: 19 }, (_, i) => send(meera, `question ${i}`, {}, i % 2 === 0 ? one : two)),
  )
  const sizes = [...Map.groupBy([same[0] as Answered, ...many], conversationOf).values()].map(({ length }) => length)
  expect(sizes).toEqual([10, 10])
  await Promise.all(servers.map((each) => each.close()))
  await database.drop()
})
