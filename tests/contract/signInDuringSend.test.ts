import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, startServer, startSession, TestGuide, type TestServer } from './harness.ts'

let opened: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
const guide = new TestGuide()

beforeAll(async () => {
  opened = await openTestStore()
  server = await startServer({ store: opened.store, guide })
})
afterAll(async () => {
  await server.close()
  await opened.close()
})

test('a conversation that a login took away while the guide was thinking is not found, and nothing is stored', async () => {
  const { session, send } = await startSession(server)
  const answer = guide.reply
  guide.reply = async (question) => {
    // What a login does to a conversation in which nothing was said.
    await opened.store.db.deleteFrom('conversations').where('id', '=', session.conversation_id).execute()
    return answer(question)
  }
  const sent = await send('hello')
  guide.reply = answer
  expect(sent.status).toBe(404)
  const rows = await opened.store.db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', session.conversation_id)
    .execute()
  expect(rows).toEqual([])
})
