import { randomUUID } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hearMessages } from '../../server/operations/past.ts'
import { newDevice, openTestStore, startServer, startSession, type TestServer } from './harness.ts'
import { newUser, type Person, seedHistory } from './people.ts'

// What a call costs the database (docs/budgets.md): each statement is a round trip, and of the embedded engine's time one
// to two milliseconds. The ceilings are what it is today: fewer is better, and then they come down.

const statements: string[] = []
const asked: { text: string; parameters: readonly unknown[] }[] = []
let bytes = 0
let opened: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
let person: Person

beforeAll(async () => {
  opened = await openTestStore((text, parameters) => {
    asked.push({ text, parameters })
    statements.push(text.trim().replaceAll(/\s+/g, ' '))
    bytes += Buffer.byteLength(JSON.stringify(parameters))
  })
  await sql`analyze`.execute(opened.store.db)
  server = await startServer({ store: opened.store })
  person = await newUser(opened.store)
})
afterAll(async () => {
  await server.close()
  await opened.close()
})
beforeEach(() => {
  statements.length = 0
  asked.length = 0
  bytes = 0
})

/** Statements, bytes of their parameters, and bytes of the answer. */
async function costOf(call: () => Promise<{ status: number; body: unknown }>) {
  statements.length = 0
  bytes = 0
  const { status, body } = await call()
  expect(status).toBe(200)
  return { statements: [...statements], bytes, answer: Buffer.byteLength(JSON.stringify(body)) }
}

const say = (more: object = {}) =>
  server.api('/chat/send-text', {
    token: person.token,
    body: {
      message: 'How do I find peace?',
      spiritual_tradition: 'sikh',
      language: 'english',
      client_message_id: randomUUID(),
      ...more,
    },
  })

test('a visitor starts by three statements: the limits, whether the device is known, and the session; new, by four', async () => {
  const device = newDevice()
  for (const count of [4, 3]) {
    const { statements } = await costOf(async () => {
      const { session } = await startSession(server, 'sikh', device)
      return { status: 200, body: session }
    })
    expect(statements).toHaveLength(count)
    expect(statements[0]).toMatch(/^insert into rate_limits/)
  }
})

test('a visitor’s message costs three: all limits in one, what is known, and the exchange, with or without a code', async () => {
  for (const more of [{}, { referral_code: 'A1B2C3' }]) {
    const { send } = await startSession(server)
    const cost = await costOf(() => send('How do I find peace?', more))
    expect(cost.statements).toHaveLength(3)
    expect(cost.statements[0]).toMatch(/^insert into rate_limits/)
    expect(cost.statements[2]).toMatch(/insert into messages/)
    expect(cost.bytes).toBeLessThanOrEqual(2_400)
    expect(cost.answer).toBeLessThanOrEqual(1_500)
  }
})

test('a signed-in person’s message costs ten, the first of a conversation too', async () => {
  for (const tradition of ['sikh', 'sikh', 'hindu']) {
    const cost = await costOf(() => say({ spiritual_tradition: tradition }))
    expect(cost.statements).toHaveLength(10)
    expect(cost.statements.filter((text) => /insert into messages/.test(text))).toHaveLength(1)
    expect(cost.bytes).toBeLessThanOrEqual(3_000)
    expect(cost.answer).toBeLessThanOrEqual(1_500)
  }
})

test('a page of history costs four, whichever page it is', async () => {
  await seedHistory(opened.store.db, person.id, 400)
  for (const page of [1, 3]) {
    const cost = await costOf(() => server.api(`/chat/messages/all?page=${page}&limit=5`, { token: person.token }))
    expect(cost.statements).toHaveLength(4)
    expect(cost.bytes).toBeLessThanOrEqual(1_000)
  }
})

test('a page by a message or a time costs one more', async () => {
  const { body } = await server.api('/chat/messages/all?page=3&limit=5', { token: person.token })
  const [{ id, created_at }] = body.messages
  for (const by of [`message_id=${id}`, `since=${created_at}`]) {
    const cost = await costOf(() => server.api(`/chat/messages/all?${by}&limit=5`, { token: person.token }))
    expect(cost.statements).toHaveLength(5)
  }
})

const search = (query: string) => server.api('/chat/messages/search', { token: person.token, body: { query } })

test('a search costs four, and a fifth only where it finds a page and more', async () => {
  await hearMessages({ db: opened.store.db }, { warn: (...said: unknown[]) => expect.fail(String(said)), info() {} })
  for (const [query, count] of [
    ['nobody said so', 4],
    ['afraid of the result 2', 4],
    ['afraid', 4],
  ] as const)
    expect((await costOf(() => search(query))).statements).toHaveLength(count)
})

test('the words of a reply of usual length lie in its row: from beside the table they would cost more than the search', async () => {
  const { rows } = await sql<{ id: string }>`
    update messages set content = (select string_agg('ਸ਼ਬਦ' || chr(2581 + n / 20) || chr(2581 + n % 20), ' ')
      from generate_series(0, 129) as n), sound = null
    where id = (select id from messages where role = 'other' limit 1) returning id`.execute(opened.store.db)
  await hearMessages({ db: opened.store.db }, { warn: (...said: unknown[]) => expect.fail(String(said)), info() {} })
  const { rows: kept } = await sql`
    select octet_length(sound::text) > 2048 as long, pg_column_toast_chunk_id(sound) as beside
    from messages where id = ${rows[0]?.id}`.execute(opened.store.db)
  expect(kept).toEqual([{ long: true, beside: null }])
})

const AT = '2026-01-01T00:00:00.000Z'
const saved = (id: string, over: object = {}) => ({
  ...{ id, spiritual_tradition: 'sikh', text: '', references: [], note: '', matter: '' },
  ...{ saved_at: AT, changed_at: AT, removed: false, ...over },
})
const sync = (...items: object[]) => server.api('/auth/saved', { token: person.token, body: { items } })

test('what was saved costs four to read, and ten to tell, however much it is', async () => {
  expect((await costOf(() => sync())).statements).toHaveLength(4)
  const many = Array.from({ length: 200 }, (_, n) => saved(`v-${n}`))
  for (const items of [[saved('one')], many]) expect((await costOf(() => sync(...items))).statements).toHaveLength(10)
})

// A PostgreSQL keeps statistics, and may read a small table from end to end because it is small.
test.skipIf(process.env.TEST_DATABASE_URL !== undefined)(
  'in a large database whose statistics are those of an empty one each statement goes by an index',
  async () => {
    const { db } = opened.store
    await seedHistory(db, (await newUser(opened.store)).id, 20_000)
    const { send } = await startSession(server)
    asked.length = 0
    for (const call of [
      () => send('Once more.'),
      () => say(),
      () => server.api('/chat/messages/all', person),
      () => server.api(`/chat/messages/all?since=${AT}`, person),
      () => search('afraid'),
      () => sync(saved('v'), saved('gone', { removed: true })),
    ])
      expect((await call()).status).toBe(200)
    const explained = asked.filter(({ parameters }) => parameters.length > 0)
    expect(explained.length).toBeGreaterThan(10)
    for (const { text, parameters } of explained) {
      const { rows } = await db.executeQuery<object>(CompiledQuery.raw(`explain ${text}`, [...parameters]))
      const plan = rows.map((row) => Object.values(row)[0]).join('\n')
      expect(plan, text).not.toContain('Seq Scan')
    }
  },
)
