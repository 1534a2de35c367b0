import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createWritingGuide } from '@satsang/guide'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { QUESTIONS as FAULTS } from '../../packages/guide/write/draft.ts'
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
  const guideOf = (timeoutMs: number) =>
    createWritingGuide({ url, model: 'm', apiKey: undefined, timeoutMs, offer: 'all' })
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
const WRITTEN = 'ਚਿੰਤਾ ਹਰ ਵੇਲੇ ਨਾਲ ਤੁਰੇ ਤਾਂ ਦਿਨ ਲੰਮਾ ਹੋ ਜਾਂਦਾ ਹੈ।'
const draft = (reply: string) =>
  JSON.stringify({
    need: 'none',
    certain: false,
    reply: [reply],
    passage: 'sggs-12-6',
    find: null,
    why: null,
    step: null,
    ask: null,
    taps: ['ਇਹ ਸੌਖੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਦੱਸੋ'],
  })
const CLEAN = JSON.stringify({ ...Object.fromEntries(FAULTS.map((fault) => [fault, false])), why: '' })

async function reply(from = server) {
  const { send } = await startSession(from, 'sikh')
  const { status, body } = await send(MESSAGE)
  expect(status).toBe(200)
  expect(body.guru_response.spiritual_references.length).toBeGreaterThan(0)
  expect(body.guru_response.spiritual_references.every(isScripture)).toBe(true)
  return body.guru_response
}

/** Writes this, and then reads it over without a fault. */
function writes(text: string) {
  const left = [draft(text), CLEAN]
  answer = (response) => says(left.shift() ?? '')(response)
}

test('what the model wrote is shown, with the passage that it named, and what may be tapped', async () => {
  writes(WRITTEN)
  const shown = await reply()
  expect(shown.content.split('\n\n')[0]).toBe(WRITTEN)
  expect(shown.spiritual_references[0].reference).toBe('Guru Granth Sahib, Ang 12')
  expect(shown.suggestions).toEqual(['ਇਹ ਸੌਖੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਦੱਸੋ'])
})

test.each<[string, string | null]>([
  ['an invented Ang', ATTACK],
  ['one that is all there is in a draft', draft(ATTACK)],
  ['a stalled line', null],
])('%s never reaches the seeker', async (_, text) => {
  answer = (response) => text !== null && says(text)(response)
  expect((await reply(text === null ? hasty : server)).content).not.toContain('੧੫੦੦')
})
