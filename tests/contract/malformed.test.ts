import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, type RequestOptions, request } from 'node:http'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { newPhone, saveProfile, setupForm, signInByCode } from './accounts.ts'
import { newDevice, openTestStore, startServer, type TestServer } from './harness.ts'
import { WAV } from './voices.ts'

/**
 * Requests that nobody meant: whatever is sent to a call of the contract, the server refuses it in a sentence (D6) or
 * answers it, and stands. `ATTACK_RUNS=10000` sends more; what fails is printed with the seed that makes it again.
 */
const ATTACK_RUNS = process.env.ATTACK_RUNS
const ATTACK_SEED = process.env.ATTACK_SEED
const RUNS = Number(ATTACK_RUNS ?? 400)
/** The same ones each time, so that a change is judged and not its luck; a long run draws new ones. */
const SEED = ATTACK_SEED ?? (ATTACK_RUNS === undefined ? '37' : undefined)
const OPTIONS = { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) }

type Schema = {
  properties?: Record<string, Schema>
  enum?: unknown[]
  const?: unknown
  $ref?: string
  allOf?: Schema[]
}
type Described = { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } }
const contract = parse(readFileSync(new URL('../../openapi/v1.yaml', import.meta.url), 'utf8'))
const CALLS = Object.entries<Record<string, Described>>(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, { operationId, requestBody }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      fields: fieldsOf(Object.values(requestBody?.content ?? {})[0]?.schema ?? {}),
    })),
)

function fieldsOf(schema: Schema): Record<string, unknown[]> {
  if (schema.$ref !== undefined) return fieldsOf(contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''])
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valuesOf(field)])
  return Object.assign(Object.fromEntries(own), ...(schema.allOf ?? []).map(fieldsOf))
}
function valuesOf(schema: Schema): unknown[] {
  if (schema.$ref !== undefined) return valuesOf(contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''])
  return schema.const === undefined ? (schema.enum ?? []) : [schema.const]
}

let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
let token: string
const device = newDevice()

beforeAll(async () => {
  storage = await openTestStore()
  server = await startServer({ store: storage.store, local: true, rateLimitFactor: 1_000_000 })
  const phone = newPhone()
  token = (await signInByCode(server, phone, { device })).access_token
  await saveProfile(server, token, setupForm(phone), device)
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

const LONG = 'ੴ'.repeat(50_000)
const ODD = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '%00',
  "' or 1=1 --",
  '../../etc/passwd',
  '__proto__',
  'null',
  LONG,
  '😀'.repeat(501),
]
const text = fc.oneof(
  fc.constantFrom(...ODD),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uuid(),
  fc.date().map(String),
)
const value = fc.oneof(
  text,
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, 0.1, [], {}, [[]], ['sikh'], { detail: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A body of the fields that the call knows, some of them right. */
const bodyOf = (fields: Record<string, unknown[]>) =>
  fc
    .record(
      Object.fromEntries(
        [...Object.entries(fields), ['__proto__x', []] as const].map(([name, known]) => [
          name,
          known.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, value) : value,
        ]),
      ),
      { requiredKeys: [] },
    )
    .map((body) => Buffer.from(JSON.stringify(body).replace('__proto__x', '__proto__')))

const BOUNDARY = 'b'
/** A form that is nearly one. */
const form = fc.record({ name: text, value: text, end: fc.boolean(), sound: fc.boolean() }).map((part) => {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name.slice(0, 200)}"`
  const sound = part.sound
    ? [`; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\n`, WAV.subarray(0, 999)]
    : ['\r\n\r\n', part.value]
  return Buffer.concat([head, ...sound, part.end ? `\r\n--${BOUNDARY}--\r\n` : ''].map((piece) => Buffer.from(piece)))
})
const anyBody = (fields: Record<string, unknown[]>) =>
  fc.oneof(
    { weight: 4, arbitrary: bodyOf(fields) },
    { weight: 1, arbitrary: bodyOf(fields).map((bytes) => bytes.subarray(0, bytes.length - 1)) },
    { weight: 1, arbitrary: form },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('', '['.repeat(20_000), '{"a":'.repeat(9_000), '"\xff"')
        .map((body) => Buffer.from(body, 'latin1')),
    },
  )

const TYPES = [
  'application/json',
  'application/json',
  'application/json; charset=utf-16',
  `multipart/form-data; boundary=${BOUNDARY}`,
  'multipart/form-data',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json;;',
  '',
]
const DEVICES = [device, device, '', 'd', 'a'.repeat(3_000), 'd\u00e9vice', '../..', "';--"]
const TOKENS = ['', 'Bearer', 'Bearer x', 'Bearer  ', 'Basic eDp4', `Bearer ${'a'.repeat(3_000)}`, 'bearer \u00e9']
/** Of the calls that end what the others need. */
const ENDING = /\/auth\/(?:account|logout)/

const sent = fc.constantFrom(...CALLS).chain((call) =>
  fc.record({
    id: fc.constant(call.id),
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant(call.method) },
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'),
    ),
    path: text.map((part) => call.path.replace(/\{\w+\}/, () => encodeURIComponent(part.toWellFormed().slice(0, 500)))),
    query: fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      fc.constantFrom(
        '?',
        '?limit=-1',
        '?limit=1e9&limit=2',
        '?offset=%',
        '?spiritual_tradition=%00',
        '?before=\u0080',
        `?q=${'a'.repeat(9_000)}`,
      ),
    ),
    type: fc.constantFrom(...TYPES),
    device: fc.constantFrom(...DEVICES),
    authorization: fc.oneof({ weight: 2, arbitrary: fc.constant('own') }, fc.constantFrom(...TOKENS)),
    range: fc.constantFrom('', '', 'bytes=0-', 'bytes=9-1', 'bytes=-', 'lines=1'),
    body: anyBody(call.fields),
  }),
)

type Sent = typeof sent extends fc.Arbitrary<infer T> ? T : never

/** Sends it as it is: fetch would mend half of it. */
async function send({
  method,
  path,
  query,
  body,
  ...more
}: Sent): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> {
  const own = ENDING.test(path) ? 'Bearer x' : `Bearer ${token}`
  const authorization = more.authorization === 'own' ? own : more.authorization
  const headers = { 'content-type': more.type, 'x-device-id': more.device, authorization, range: more.range }
  const asked = request(`${server.url}/api/v1${path}${encodeURI(query).replaceAll('%25', '%')}`, {
    method,
    headers: {
      ...Object.fromEntries(Object.entries(headers).filter(([, has]) => has !== '')),
      'content-length': body.length,
    },
  })
  asked.end(body)
  const [response] = await once(asked, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() }
}

test('whatever is sent to a call is answered, or refused in a sentence; never is it our fault', async () => {
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(sent, async (one) => {
      const { status, headers, text } = await send(one)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect(status).toBeLessThan(500)
      expect(headers['x-content-type-options']).toBe('nosniff')
      if (status < 400 || one.method === 'HEAD') return
      const { detail } = JSON.parse(text)
      expect(detail).toMatch(/^[^\n]{5,300}[.?]$/)
      // Neither the code's words nor what was sent come back.
      expect(detail).not.toMatch(/:\d+:\d+|Error:|undefined|node_modules|or 1=1/)
    }),
    OPTIONS,
  )
  expect((await server.api('/health')).status).toBe(200)
  // It got further than the door: some were right by chance, some were wrong in their values.
  for (const status of [200, 400, 401]) expect(statuses.get(status) ?? 0).toBeGreaterThan(RUNS / 100)
})

test('after a form that is none, the same connection is heard on', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (path: string, options: RequestOptions, body = '') => {
    const asked = request(`${server.url}/api/v1${path}`, { ...options, agent })
    asked.end(body)
    const [response] = await once(asked, 'response')
    for await (const _ of response);
    return [response.statusCode, asked.reusedSocket]
  }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data' }
  expect(await ask('/chat/send-voice', { method: 'POST', headers }, '{'.repeat(150_000))).toEqual([400, false])
  expect(await ask('/health', {})).toEqual([200, true])
  agent.destroy()
})

test('what is no HTTP at all is answered with 400 or not at all, and does no harm', async () => {
  const line = fc.constantFrom(
    'GET / HTTP/1.1\r\n',
    'POST /api/v1/health HTTP/1.1\r\nHost: a\r\n',
    'GET /api/v1/health HTTP/9.9\r\n\r\n',
    'Host: a\r\n\r\n',
    '',
  )
  const header = fc.constantFrom(
    'Content-Length: -1\r\n',
    'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n',
    'Transfer-Encoding: x\r\n',
    'a'.repeat(99_999),
    '\0',
    '',
  )
  await fc.assert(
    fc.asyncProperty(line, header, fc.uint8Array({ maxLength: 80 }), async (first, second, bytes) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      let heard = ''
      socket.on('data', (data) => {
        heard += data
      })
      // Who writes on after a refusal may find the line cut.
      socket.on('error', () => {})
      socket.end(Buffer.concat([Buffer.from(first + second), bytes, Buffer.from('\r\n\r\n')]))
      await once(socket, 'close')
      expect(heard).toMatch(/^$|^HTTP\/1\.1 (?:[23]\d\d|4\d\d|501|505) /)
    }),
    { ...OPTIONS, numRuns: Math.ceil(RUNS / 4) },
  )
  expect((await server.api('/health')).status).toBe(200)
})
