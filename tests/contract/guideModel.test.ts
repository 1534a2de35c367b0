import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGuide, createModelGuide } from '@satsang/guide'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isScripture } from '../../src/scripture/verify.ts'
import { openTestStore, startServer, startSession, type TestServer } from './harness.ts'

// The whole way of one message with a language model behind the seam: a stand-in for the model, everything else real.
let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
let answer: (marks: string[], response: ServerResponse) => void
const model = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const prompt = Buffer.concat(chunks).toString('utf8')
  answer([...new Set(prompt.match(/\[\[(?:sggs|gita)-[a-z0-9-]+\]\]/g))], response)
})
const says = (text: string) => (response: ServerResponse) =>
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ choices: [{ message: { content: text }, finish_reason: 'stop' }] }))

beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`
  storage = await openTestStore()
  const guide = createModelGuide({ url, model: 'm', apiKey: undefined, timeoutMs: 2_000 }, createGuide())
  server = await startServer({ store: storage.store, guide })
})
afterAll(async () => {
  await server.close()
  await storage.close()
  await new Promise((resolve) => model.close(resolve))
})

const OWN = 'ਤੁਹਾਡੇ ਮਨ ਦੀ ਚਿੰਤਾ ਸਮਝ ਆਉਂਦੀ ਹੈ, ਅਤੇ ਇਹ ਦੱਸਣਾ ਵੀ ਹਿੰਮਤ ਦਾ ਕੰਮ ਹੈ। ਅੱਜ ਕੁਝ ਪਲ ਚੁੱਪ ਬੈਠੋ।'

test('its words reach the seeker, and its quotation is the corpus’ own', async () => {
  answer = ([mark = ''], response) => says(`${OWN}\n\n${mark}`)(response)
  const { send } = await startSession(server, 'sikh')
  const { status, body } = await send('mainu bahut chinta rehndi hai')
  expect(status).toBe(200)
  expect(body.guru_response.content).toContain(OWN)
  expect(body.guru_response.spiritual_references).toHaveLength(1)
  expect(body.guru_response.spiritual_references.every(isScripture)).toBe(true)
})

test.each<[string, string | null]>([
  ['an invented Ang', `${OWN}\n\nਅੰਗ ੧੫੦੦ ਉੱਤੇ ਲਿਖਿਆ ਹੈ: “ਚਿੰਤਾ ਛੱਡ ਦੇ ਮਨ ਮੇਰੇ ਭਾਈ”`],
  ['a divine voice', `${OWN}\n\nਮੇਰੀ ਸ਼ਰਨ ਵਿੱਚ ਆ ਜਾਓ, ਅੰਗ ੧੫੦੦ ਵੀ ਮੇਰਾ ਹੀ ਬਚਨ ਹੈ।`],
  ['an order', `${OWN}\n\nਡਾਕਟਰ ਦੀ ਦਵਾਈ ਛੱਡ ਦਿਓ ਅਤੇ ੧੫੦੦ ਵਾਰ ਜਪੋ।`],
  ['a stalled line', null],
])('%s never reaches the seeker', async (_, text) => {
  answer = (_marks, response) => text !== null && says(text)(response)
  const { send } = await startSession(server, 'sikh')
  const { status, body } = await send('mainu bahut chinta rehndi hai')
  expect(status).toBe(200)
  expect(body.guru_response.content).not.toContain('੧੫੦੦')
  expect(body.guru_response.spiritual_references.length).toBeGreaterThan(0)
  expect(body.guru_response.spiritual_references.every(isScripture)).toBe(true)
})
