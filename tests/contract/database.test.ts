import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../../server/db/open.ts'
import { createTestDatabase, startServer, startSession } from './harness.ts'

/** What only a shared PostgreSQL can show; every other test of this folder runs on it too when the variable is set. */
const base = process.env.TEST_DATABASE_URL
const onPostgres = test.skipIf(base === undefined)
let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  if (base !== undefined) database = await createTestDatabase(base)
})
afterAll(() => database?.drop())

onPostgres('processes that start at once on an empty database take turns', async () => {
  const place = { kind: 'postgres', url: database.url } as const
  const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(place)))
  const [one, two] = await Promise.all(stores.slice(0, 2).map((store) => startServer({ store })))
  if (one === undefined || two === undefined) throw new Error('no servers')

  // Two servers with connections of their own still give one device two answers.
  const { device, session, send } = await startSession(one)
  const other = await startSession(two, 'sikh', device)
  expect(other.session.conversation_id).toBe(session.conversation_id)
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? send : other.send)(`question ${i}`)),
  )
  expect(results.filter(({ body }) => body.guru_response !== undefined)).toHaveLength(2)
  await Promise.all([one.close(), two.close(), ...stores.slice(2).map((store) => store.close())])
})

onPostgres('a database that is not there is refused with its reason', async () => {
  const url = new URL(database.url)
  url.port = '1'
  await expect(openStore({ kind: 'postgres', url: url.href })).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
