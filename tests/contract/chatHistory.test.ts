import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conversationsOf, countOf } from '../../server/operations/chat.ts'
import { messagesOf } from '../../server/operations/messages.ts'
import { openTestStore, startServer, type TestServer } from './harness.ts'
import { newUser, type Person, seedHistory } from './people.ts'

const MANY = 100_000
const FEW = 100
const LAST_PAGE = MANY / 20 / 5

let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
let large: Person
let small: Person

beforeAll(async () => {
  storage = await openTestStore()
  server = await startServer({ store: storage.store })
  large = await newUser(storage.store)
  small = await newUser(storage.store)
  await seedHistory(storage.store.db, large.id, MANY)
  await seedHistory(storage.store.db, small.id, FEW)
  // Neighbours, so that no plan is good only because everything belongs to one user.
  for (let i = 0; i < 20; i += 1) await seedHistory(storage.store.db, (await newUser(storage.store)).id, 500)
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

const readPage = (who: Person, page: number) => server.api(`/chat/messages/all?page=${page}`, { token: who.token })

// How long they take is the bench's matter (tests/bench/serverLoad.ts); that none looks through all messages, the plans'.
test.each([
  ['the only one of 100 messages', () => small, 1],
  ['the newest of 100,000', () => large, 1],
  ['one in the middle', () => large, LAST_PAGE / 2],
  ['the oldest', () => large, LAST_PAGE],
])('a page has its hundred messages: %s', async (_, who, page) => {
  const { status, body } = await readPage(who(), page)
  expect(status).toBe(200)
  expect(body.messages).toHaveLength(FEW)
})

test('the oldest page is whole, and there is none after it', async () => {
  const { body } = await readPage(large, LAST_PAGE)
  expect(body).toMatchObject({ total_conversations: 5_000, start_index: 4_995, end_index: 5_000 })
  expect(body.messages[0].content).toMatch(/ 0$/)
  expect((await readPage(large, LAST_PAGE + 1)).body.messages).toEqual([])
})

/** The plan of a query, one line for one step. */
const planOf = async (query: { explain(): Promise<unknown[]> }) =>
  (await query.explain()).map((row) => Object.values(row as object)[0]).join('\n')

test('a page is read through the indexes of conversations and messages', async () => {
  const { db } = storage.store
  const readPlans = async () => {
    const ids = (await conversationsOf(db, large.id, { from: 2_000, count: 5 }).execute()).map(({ id }) => id)
    return {
      conversations: await planOf(conversationsOf(db, small.id, { from: 0, count: 5 })),
      count: await planOf(countOf(db, small.id)),
      messages: await planOf(messagesOf(db, ids)),
    }
  }
  const byIndex = {
    conversations: expect.stringContaining('conversations_of_user'),
    count: expect.stringContaining('conversations_of_user'),
    messages: expect.stringContaining('messages_of_conversation'),
  }
  // The embedded engine never gathers statistics by itself, a PostgreSQL does.
  expect(await readPlans()).toEqual(byIndex)
  await sql`analyze`.execute(db)
  expect(await readPlans()).toEqual(byIndex)
})
