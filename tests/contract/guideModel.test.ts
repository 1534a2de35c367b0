import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createModelGuide } from '@satsang/guide'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isScripture } from '../../src/scripture/verify.ts'
import { openTestStore, startServer, startSession, type TestServer } from './harness.ts'

// The whole way of one message with a language model behind the seam: a stand-in for the model, everything else real.
let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
/** Its guide does not wait long for the model. */
let hasty: TestServer
let answer: (response: ServerResponse) => void
const model = createServer((_request, response) => answer(response))
const says = (text: string) => (response: ServerResponse) =>
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ choices: [{ message: { content: text }, finish_reason: 'stop' }] }))

beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`
  storage = await openTestStore()
  const guideOf = (timeoutMs: number) => createModelGuide({ url, model: 'm', apiKey: undefined, timeoutMs })
  server = await startServer({ store: storage.store, guide: guideOf(60_000) })
  hasty = await startServer({ store: storage.store, guide: guideOf(50) })
})
afterAll(async () => {
  await Promise.all([server.close(), hasty.close()])
  await storage.close()
  model.closeAllConnections()
  await new Promise((resolve) => model.close(resolve))
})

const MESSAGE = 'mainu bahut chinta rehndi hai'
const ATTACK = 'ਅੰਗ ੧੫੦੦ ਉੱਤੇ ਲਿਖਿਆ ਹੈ: “ਚਿੰਤਾ ਛੱਡ ਦੇ ਮਨ ਮੇਰੇ ਭਾਈ”'

async function reply(from = server) {
  const { send } = await startSession(from, 'sikh')
  const { status, body } = await send(MESSAGE)
  expect(status).toBe(200)
  expect(body.guru_response.spiritual_references.length).toBeGreaterThan(0)
  expect(body.guru_response.spiritual_references.every(isScripture)).toBe(true)
  return body.guru_response
}

test('the reading that it heard is answered, and not the guide’s own hearing', async () => {
  answer = says('{"need": null, "reading": "examFear", "clear": true}')
  const heard = await reply()
  answer = says('no reading')
  expect(heard.content).not.toBe((await reply()).content)
})

test.each<[string, string | null]>([
  ['an invented Ang', ATTACK],
  ['one beside a right reading', `${ATTACK} {"need": null, "reading": "worry", "clear": true, "content": "${ATTACK}"}`],
  ['a stalled line', null],
])('%s never reaches the seeker', async (_, text) => {
  answer = (response) => text !== null && says(text)(response)
  expect((await reply(text === null ? hasty : server)).content).not.toContain('੧੫੦੦')
})
