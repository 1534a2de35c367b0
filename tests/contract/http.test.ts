import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { hashToken } from '../../server/auth/tokens.ts'
import { openStore } from '../../server/db/open.ts'
import { newDevice, openTestStore, startServer, startSession, TestGuide, type TestServer } from './harness.ts'

let server: TestServer
let storage: Awaited<ReturnType<typeof openTestStore>>

beforeAll(async () => {
  storage = await openTestStore()
  server = await startServer({ store: storage.store })
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

/** A log whose lines a test reads. */
function collected(level: 'info' | 'trace') {
  const lines: string[] = []
  return { lines, log: { level, stream: { write: (line: string) => void lines.push(line) } } }
}

type Described = { operationId: string; security?: Record<string, unknown>[]; responses: Record<string, unknown> }
const contract = parse(readFileSync(new URL('../../openapi/v1.yaml', import.meta.url), 'utf8'))
const operations = Object.entries<Record<string, Described>>(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path: path.replace('{id}', '6f1c2a7e-3b0d-4f58-9c41-8a2e5d7b9013'),
      access: (operation.security ?? contract.security).flatMap(Object.keys) as string[],
    })),
)

const bearerOnly = operations.filter(({ access }) => access.length === 1 && access[0] === 'bearer')
test.each(bearerOnly)('$id wants a valid token', async ({ method, path }) => {
  const device = newDevice()
  const refused = { status: 401, body: { detail: 'Please sign in again.', code: 'unauthorized' } }
  expect(await server.api(path, { method, device })).toMatchObject(refused)
  expect(await server.api(path, { method, device, token: 'made-up' })).toMatchObject(refused)
  expect(await server.api(path, { method, headers: { Authorization: 'Basic eDp5' } })).toMatchObject(refused)
})

test('push calls take a token or a device, and refuse a token that is not valid', async () => {
  const body = { fcm_token: 't' }
  const path = '/notifications/unsubscribe'
  expect(await server.api(path, { body, token: 'x' })).toMatchObject({ status: 401 })
  expect(await server.api(path, { body })).toMatchObject({ status: 400, body: { code: 'device_id_required' } })
})

// Google sign-in is there once the server has an identity provider (google.test.ts).
test('a call that a server does not have says so, whatever it is sent', async () => {
  const form = new FormData()
  form.set('audio_file', new Blob([new Uint8Array(200_000)], { type: 'audio/wav' }), 'voice.wav')
  const answer = await server.api('/auth/login/google', { raw: form, device: newDevice() })
  expect(answer).toMatchObject({
    status: 501,
    body: { detail: 'This server does not offer this yet.', code: 'not_implemented' },
  })
})

test('a stored token lets in, a revoked one does not', async () => {
  const { db } = storage.store
  const user_id = '1d6b3f80-52c7-4e9a-8b14-f0a7c9d2e365'
  await db.insertInto('users').values({ id: user_id, referral_code: 'SEVA2025' }).execute()
  await db
    .insertInto('access_tokens')
    .values([
      { token_hash: hashToken('good'), user_id, revoked_at: null },
      { token_hash: hashToken('gone'), user_id, revoked_at: new Date() },
    ])
    .execute()
  expect(await server.api('/auth/profile', { token: 'good' })).toMatchObject({ status: 200 })
  expect(await server.api('/auth/profile', { token: 'gone' })).toMatchObject({ status: 401 })
})

test('health tells whether the storage answers', async () => {
  expect(await server.api('/health')).toMatchObject({ status: 200, body: { status: 'ok' } })
})

test('it names whose language model writes, and nothing where none does (D43)', async () => {
  expect((await server.api('/health')).body).not.toHaveProperty('language_model')
  const written = await startServer({ store: storage.store, languageModel: 'Example AI' })
  expect((await written.api('/health')).body).toMatchObject({ language_model: 'Example AI' })
  await written.close()
})

test('without storage everything is 503, and says so calmly', async () => {
  // The embedded engine is closed under the server; nothing is asked of PostgreSQL here.
  const store = await openStore({ kind: 'memory' })
  const lost = await startServer({ store })
  await store.close()
  for (const path of ['/health', '/chat/anonymous/check-device-status']) {
    expect(await lost.api(path, { device: newDevice() })).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  }
  await lost.close()
})

test('an unknown address of the API is 404 in JSON', async () => {
  const unknown = { status: 404, body: { detail: 'There is nothing at this address.', code: 'not_found' } }
  expect(await server.api('/nothing/here')).toMatchObject(unknown)
  expect(await server.api('/nothing/here', { body: {} })).toMatchObject(unknown)
  const outside = await fetch(`${server.url}/api`)
  expect(outside.status).toBe(404)
})

test.each(operations)('$id: another method is 405 with Allow', async ({ path }) => {
  const answer = await server.api(path, { method: 'PATCH', body: {} })
  expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
  const allowed = operations.filter((operation) => operation.path === path).map(({ method }) => method)
  expect(answer.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(allowed))
})

test.each([
  ['broken JSON', { raw: '{"a":' }, 400, 'The request is not valid JSON.'],
  ['a list', { raw: '[1]' }, 400, 'The request has to be a JSON object.'],
  ['nothing', { raw: '' }, 400, 'The request has to be a JSON object.'],
  ['__proto__', { raw: '{"__proto__":{"x":1}}' }, 400, 'The request is not valid JSON.'],
  ['bytes that are no text', { raw: new Uint8Array([123, 34, 0xff, 34, 125]) }, 400, 'The request is not valid JSON.'],
  ['too much', { raw: JSON.stringify({ message: 'x'.repeat(132_000) }) }, 413, 'This is too large to be sent.'],
  [
    'another content type',
    { raw: 'a=1', headers: { 'Content-Type': 'text/plain' } },
    415,
    'The request has a kind of content that is not understood here.',
  ],
])('refuses %s', async (_, options, status, detail) => {
  const answer = await server.api('/chat/anonymous/send-text', {
    method: 'POST',
    device: newDevice(),
    headers: { 'Content-Type': 'application/json' },
    ...options,
  })
  expect(answer).toMatchObject({ status, body: { detail, code: expect.stringMatching(/^[a-z_]+$/) } })
})

test('the body of check-limit may be left out, even with a content type', async () => {
  const answer = await server.api('/chat/anonymous/check-limit', {
    method: 'POST',
    device: newDevice(),
    headers: { 'Content-Type': 'application/json' },
  })
  expect(answer.status).toBe(200)
})

test('query values are checked, unknown ones ignored', async () => {
  const device = newDevice()
  expect(await server.api('/chat/anonymous/check-device-status?spiritual_tradition=x', { device })).toMatchObject({
    status: 400,
    body: { detail: 'The tradition has to be one of: sikh, hindu.' },
  })
  expect((await server.api('/chat/anonymous/check-device-status?utm_source=x', { device })).status).toBe(200)
  expect(await server.api('/social-proof/message')).toMatchObject({
    status: 400,
    body: { detail: 'The tradition is missing.' },
  })
})

test('an address that cannot be decoded is 400, a request that is no HTTP too', async () => {
  expect(await server.api('/chat/%E0%A4%A')).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write('HELLO THERE\r\n\r\n'))
    let received = ''
    socket.on('data', (data) => {
      received += data
    })
    socket.on('close', () => resolve(received))
  })
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).toContain('"detail":"The request is not valid HTTP."')
  expect(answer).toMatch(/\r\ncontent-security-policy: .*\r\nx-content-type-options: nosniff\r\n/s)
})

test('an answer that breaks the contract is a 500, logged without its value', async () => {
  const lines: string[] = []
  const broken = await startServer({
    store: storage.store,
    random: () => Number.NaN,
    log: { level: 'info', stream: { write: (line) => lines.push(line) } },
  })
  const answer = await broken.api('/social-proof/message?spiritual_tradition=sikh&version=social_proof_numbers')
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error' } })
  expect(answer.body.detail).toBe('Something went wrong on our side. Please try again later.')
  expect(lines.join()).toContain('getSocialProofMessage 200 breaks the contract: /stats/users type')
  await broken.close()
})

test('every answer carries the security headers, and HSTS only comes with TLS', async () => {
  for (const path of ['/health', '/nothing', '/auth/profile']) {
    const { headers } = await server.api(path)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('permissions-policy')).toContain('microphone=(self)')
    expect(headers.get('cross-origin-opener-policy')).toBeTruthy()
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store')
  }
  const forwarded = { headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '198.51.100.7' } }
  expect((await server.api('/health', forwarded)).headers.get('strict-transport-security')).toBeNull()
  const behindProxy = await startServer({ store: storage.store, trustProxy: ['127.0.0.1'] })
  const { headers } = await behindProxy.api('/health', forwarded)
  expect(headers.get('strict-transport-security')).toContain('max-age=')
  await behindProxy.close()
})

test('a request has an id of its own, never the one that a caller names', async () => {
  const { log, lines } = collected('info')
  const logged = await startServer({ store: storage.store, log })
  const named = { headers: { 'X-Request-Id': 'mine', 'Request-Id': 'mine' } }
  const answers = [await logged.api('/health', named), await logged.api('/nothing'), await logged.api('/chat/%E0%A4%A')]
  await logged.close()
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(3)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  const inLog = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  expect(ids).toEqual(expect.arrayContaining(inLog.map(({ reqId }) => reqId)))
  expect(inLog.length).toBeGreaterThanOrEqual(2)
})

test('NUL is a fault of the request, wherever it would be kept', async () => {
  const [device, nul] = [newDevice(), 'a\0b']
  const subscribe = { fcm_token: nul, device_id: device, spiritual_tradition: 'sikh' }
  expect(await server.api('/notifications/subscribe', { device, body: subscribe })).toMatchObject({
    status: 400,
    body: { detail: 'The push token is not valid.', code: 'invalid_request' },
  })
  expect((await server.api('/notifications/unsubscribe', { device, body: { fcm_token: nul } })).status).toBe(400)
  const started = { spiritual_tradition: 'sikh', language: 'punjabi', referral_code: nul }
  for (const [path, body] of [['/chat/anonymous/start', started]] as const)
    expect((await server.api(path, { device, body })).status).toBe(400)
  expect((await server.api(`/social-proof/message?spiritual_tradition=sikh&city=a%00b`)).status).toBeLessThan(500)
})

/** Headers that the contract names: parameters, or those of answers but for what every page may read. */
function headersIn(which: 'sent' | 'answered'): string[] {
  const names: string[] = []
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { in: place, name, headers } = value as { in?: string; name?: string; headers?: object }
    if (which === 'sent' && place === 'header' && name !== undefined) names.push(name)
    if (which === 'answered' && typeof headers === 'object') names.push(...Object.keys(headers))
    for (const inner of Object.values(value)) look(inner)
  }
  look(contract.paths)
  look(contract.components.parameters)
  look(contract.components.responses)
  const readable = ['content-length', 'content-type', 'cache-control']
  const found = new Set(names.map((name) => name.toLowerCase()).filter((name) => !readable.includes(name)))
  // Neither may come out empty: then nothing was compared.
  expect(found.size).toBeGreaterThan(0)
  return [...found]
}

test('other origins may call only when they are listed', async () => {
  const origin = 'https://app.example.com'
  expect(
    (await server.api('/health', { headers: { Origin: origin } })).headers.get('access-control-allow-origin'),
  ).toBeNull()
  const open = await startServer({ store: storage.store, corsOrigins: [origin] })
  const preflight = await open.api('/chat/anonymous/start', {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
  expect(preflight.headers.get('access-control-max-age')).toBe('600')
  const listed = (name: string) => (preflight.headers.get(`access-control-${name}`) ?? '').toLowerCase().split(', ')
  expect(listed('allow-headers')).toEqual(
    expect.arrayContaining(['authorization', 'content-type', ...headersIn('sent')]),
  )
  expect(listed('allow-methods')).toEqual(expect.arrayContaining(operations.map(({ method }) => method.toLowerCase())))
  expect(listed('expose-headers')).toEqual(expect.arrayContaining(headersIn('answered')))
  // The refusal has to be readable as well.
  const refused = await open.api('/auth/profile', { headers: { Origin: origin } })
  expect(refused).toMatchObject({ status: 401 })
  expect(refused.headers.get('access-control-allow-origin')).toBe(origin)
  const stranger = await open.api('/health', { headers: { Origin: 'https://evil.example' } })
  expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  await open.close()
})

test('over the limit: 429 with Retry-After, counted across servers', async () => {
  // 20 sends a minute become 2. Both servers count in the same database, like two processes.
  const [one, two] = await Promise.all(
    [1, 2].map(() => startServer({ store: storage.store, rateLimitFactor: 0.1, trustProxy: ['127.0.0.1'] })),
  )
  if (one === undefined || two === undefined) throw new Error('no servers')
  const headersFrom = (address: string) => ({ 'X-Forwarded-For': address })
  const device = newDevice()
  const send = (to: TestServer, address: string) =>
    to.api('/chat/anonymous/send-text', { device, body: {}, headers: headersFrom(address) })
  expect((await send(one, '203.0.113.1')).status).toBe(400)
  expect((await send(two, '203.0.113.1')).status).toBe(400)
  const refused = await send(one, '203.0.113.1')
  expect(refused).toMatchObject({
    status: 429,
    body: { detail: 'Too many requests. Please wait a minute and try again.', code: 'rate_limited' },
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await send(two, '203.0.113.2')).status).toBe(400)

  // Whoever makes up a device id for each call meets the limit of the address, 1200 become 120.
  const many = await Promise.all(
    Array.from({ length: 125 }, () =>
      one.api('/chat/anonymous/check-device-status', { device: newDevice(), headers: headersFrom('203.0.113.9') }),
    ),
  )
  expect(many.filter(({ status }) => status === 200)).toHaveLength(120)
  expect(many.filter(({ status }) => status === 429)).toHaveLength(5)
  const kept = await storage.store.db.selectFrom('rate_limits').select('key').execute()
  expect(kept.map(({ key }) => key).join()).not.toMatch(/203\.0\.113|device_/)
  await Promise.all([one.close(), two.close()])
})

test('no word of a message, a query or an address reaches the log', async () => {
  const lines: string[] = []
  const guide = new TestGuide()
  const logged = await startServer({
    store: storage.store,
    guide,
    log: { level: 'trace', stream: { write: (line) => lines.push(line) } },
  })
  const secret = 'my neighbour Harbhajan 9876543210'
  const { session, device, send } = await startSession(logged)
  await send(secret)
  guide.reply = () => {
    throw new Error(`model said: ${secret}`, { cause: new Error(secret) })
  }
  await send(secret)
  guide.reply = () => ({ content: secret, references: 'bad' as never, category: secret, confidence: 7 })
  await send(secret)
  guide.reply = new TestGuide().reply
  // The database itself refuses; its error quotes the row and the parameters.
  const { db } = storage.store
  await sql`alter table messages add constraint test check (content not like '%Harbhajan%') not valid`.execute(db)
  expect(await send(secret)).toMatchObject({ status: 500, body: { code: 'internal_error' } })
  await sql`alter table messages drop constraint test`.execute(db)
  await logged.api('/chat/anonymous/send-text', {
    device,
    raw: `{"message":"${secret}`,
    headers: { 'Content-Type': 'application/json' },
  })
  await logged.api(`/social-proof/message?spiritual_tradition=sikh&city=${encodeURIComponent(secret)}`)
  await logged.api(`/${encodeURIComponent(secret)}?x=${encodeURIComponent(secret)}`)
  await logged.api('/chat/anonymous/start', { device: secret, body: { [secret]: secret } })
  await logged.close()

  const log = lines.join('')
  expect(log).not.toMatch(/Harbhajan|9876543210|neighbour/)
  expect(log).not.toContain(session.conversation_id)
  expect(log).not.toContain(device)
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  expect(requests[0]).toMatchObject({
    method: 'POST',
    route: '/api/v1/chat/anonymous/start',
    status: 200,
    reqId: expect.any(String),
  })
  expect(log).toContain('guide failed')
  expect(log).toContain('"code":"23514"')
})

test('the server serves its own description, with the address that it was reached by', async () => {
  const get = (kind: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/v1/openapi.${kind}`, { headers })
  for (const kind of ['yaml', 'json']) {
    const answer = await get(kind)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `application/${kind}; charset=utf-8`])
    const served = parse(await answer.text())
    expect(served).toEqual({ ...contract, servers: [{ ...contract.servers[0], url: `${server.url}/api/v1` }] })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect((await get(kind, { 'If-None-Match': answer.headers.get('etag') ?? '' })).status).toBe(304)
  }
  const elsewhere = await startServer({ store: storage.store, publicOrigin: 'https://satsang.example' })
  const served = parse(await (await fetch(`${elsewhere.url}/api/v1/openapi.yaml`)).text())
  expect(served.servers[0].url).toBe('https://satsang.example/api/v1')
  await elsewhere.close()
})
