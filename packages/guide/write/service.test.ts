import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { NoAnswer, serviceOf, shape } from './service.ts'

type Reply = (response: ServerResponse, body: Record<string, unknown>) => void

/** A stand-in for a service of the OpenAI protocol that answers what a test tells it to. */
const servers: (() => Promise<void>)[] = []
async function standIn(reply: Reply) {
  const asked: Record<string, unknown>[] = []
  const headers: IncomingMessage['headers'][] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    headers.push({ ...request.headers, path: request.url })
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    asked.push(body)
    // It would be tried again otherwise, after a while.
    response.setHeader('x-should-retry', 'false')
    reply(response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked, headers }
}
afterEach(async () => {
  for (const close of servers.splice(0)) await close()
})

const WORD = shape<{ word: string }>('word', {
  type: 'object',
  additionalProperties: false,
  required: ['word'],
  properties: { word: { type: 'string' } },
})
const MESSAGES = [{ role: 'user', content: 'which word?' }] as const
const body =
  (value: unknown): Reply =>
  (response) => {
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(typeof value === 'string' ? value : JSON.stringify(value))
  }
const says = (content: unknown): Reply => body({ choices: [{ message: { content }, finish_reason: 'stop' }] })

async function ask(reply: Reply, signal = AbortSignal.timeout(30_000)) {
  const { url, asked, headers } = await standIn(reply)
  const service = serviceOf({ url, model: 'm', apiKey: 'key' })
  return { service: () => service(MESSAGES, WORD, signal), asked, headers }
}

test('one call with the messages, the model, the key and the shape of the answer', async () => {
  const { service, asked, headers } = await ask(says('{"word": "peace"}'))
  expect(await service()).toEqual({ word: 'peace' })
  expect(headers[0]).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer key' })
  expect(asked).toEqual([
    {
      model: 'm',
      messages: MESSAGES,
      response_format: { type: 'json_schema', json_schema: { name: 'word', schema: WORD.schema, strict: true } },
    },
  ])
})

test.each([
  ['in a fence', '```json\n{"word": "peace"}\n```'],
  ['after its thoughts', '<think>{"word": "war"} or not?</think> {"word": "peace"}'],
])('the object is found %s', async (_, content) => {
  const { service } = await ask(says(content))
  expect(await service()).toEqual({ word: 'peace' })
})

test('a service that knows no schemas is asked without one, from then on', async () => {
  const { service, asked } = await ask((response, asked) =>
    'response_format' in asked
      ? response.writeHead(400, { 'Content-Type': 'application/json' }).end('{"error": {"message": "unknown field"}}')
      : says('{"word": "peace"}')(response, asked),
  )
  expect(await service()).toEqual({ word: 'peace' })
  expect(await service()).toEqual({ word: 'peace' })
  expect(asked.map((one) => 'response_format' in one)).toEqual([true, false, false])
})

test.each<[string, string, Reply]>([
  ['a refusal', 'refused', body({ choices: [{ message: { refusal: 'I cannot' } }] })],
  ['a filter', 'refused', body({ choices: [{ message: { content: '' }, finish_reason: 'content_filter' }] })],
  ['no JSON', 'garbage', body('<html>')],
  ['other JSON', 'garbage', body('[1]')],
  ['null', 'garbage', body('null')],
  ['choices of another shape', 'garbage', body({ choices: 'none' })],
  ['content of another shape', 'garbage', says([{ type: 'text' }])],
  ['nothing', 'garbage', says('   ')],
  ['half an object', 'garbage', says('{"word": "pea')],
  ['an object of another shape', 'garbage', says('{"word": 1}')],
  ['more than was asked for', 'garbage', says('{"word": "peace", "verse": "..."}')],
  ['a full service', 'status 429', (response) => response.writeHead(429).end('slow down')],
  ['a failed service', 'status 500', (response) => response.writeHead(500).end('my question, repeated')],
  ['a redirect', 'unreachable', (response) => response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end()],
  ['a hung-up line', 'unreachable', (response) => response.destroy()],
])('after %s its reason is told, and no word', async (_, reason, reply) => {
  const { service } = await ask(reply)
  const error = await service().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(NoAnswer)
  expect(error).toMatchObject({ reason, message: `the model gave no answer: ${reason}` })
})

test('a service that stalls is not waited for longer than its caller wants', async () => {
  const gone = new AbortController()
  const { service } = await ask((response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.write('{"choices": [')
    gone.abort()
  }, gone.signal)
  await expect(service()).rejects.toThrow(/abort/i)
})
