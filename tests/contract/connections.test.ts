import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConnectionLimits } from '../../server/http/connections.ts'
import {
  heldUntil,
  newDevice,
  openTestStore,
  startServer,
  startSession,
  TestGuide,
  type TestServer,
} from './harness.ts'

let storage: Awaited<ReturnType<typeof openTestStore>>
const sockets: Socket[] = []

beforeAll(async () => {
  storage = await openTestStore()
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await storage.close()
})

/** A connection whose own end is never closed: only the server can end it. */
function dial({ url }: TestServer, sent = '') {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
  sockets.push(socket)
  let received = ''
  socket.on('data', (data) => {
    received += data
  })
  // A reset is an end as well.
  const ended = new Promise((resolve) => socket.once('end', resolve).once('error', resolve))
  if (sent !== '') socket.write(sent)
  return { socket, received: () => received, ended }
}

/** Resolves when the server holds no connection any more, whatever the clients' ends do. */
async function letGo({ connections }: TestServer) {
  while ((await connections()) > 0) await setTimeout(10)
}

const limited = (connections: Partial<ConnectionLimits>, more = {}) =>
  startServer({ store: storage.store, connections, ...more })

const soon = { headersTimeoutMs: 20, requestTimeoutMs: 40, checkMs: 10, lingerMs: 10 }

test.each([
  [
    'sends half a head',
    'GET /api/v1/health HTTP/1.1\r\nHost: x\r\nX-',
    /^HTTP\/1.1 408 .*"The request took too long to arrive."/s,
  ],
  [
    'sends half a body',
    'POST /api/v1/chat/anonymous/start HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
    /^HTTP\/1.1 4/,
  ],
  ['speaks no HTTP', 'HELLO THERE\r\n\r\n', /^HTTP\/1.1 400 .*"The request is not valid HTTP."/s],
  ['sends nothing at all', '', /^HTTP\/1.1 408 /],
  [
    'sends a head without end',
    `GET /api/v1/health HTTP/1.1\r\nHost: x\r\nX-Y: ${'y'.repeat(30_000)}\r\n\r\n`,
    /^HTTP\/1.1 431 .*"The request has headers that are too large."/s,
  ],
])('a client that %s, and never hangs up, is told so and disconnected', async (_, sent, answer) => {
  const server = await limited(soon)
  const client = dial(server, sent)
  await client.ended
  expect(client.received()).toMatch(answer)
  // What is answered before there is a request has the security headers too (D31).
  expect(client.received()).toContain("require-trusted-types-for 'script'")
  expect(client.received()).toContain('cross-origin-resource-policy: same-origin')
  await letGo(server)
  await server.close()
})

test.each([
  [
    'no Host',
    'GET /api/live HTTP/1.1\r\nConnection: close\r\n\r\n',
    /^HTTP\/1.1 400 .*"The request does not say which Host it asks."/s,
  ],
  [
    'an Expect that nobody knows',
    'GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: tea\r\n\r\n',
    /^HTTP\/1.1 200 /,
  ],
])('a request with %s is answered by this server, with the headers of an answer', async (_, sent, answer) => {
  const server = await limited({})
  const client = dial(server, sent)
  await client.ended
  expect(client.received()).toMatch(answer)
  expect(client.received()).toContain('cross-origin-resource-policy: same-origin')
  expect(client.received()).toMatch(/^x-request-id: /m)
  await server.close()
})

test('a client that says nothing more after its request does not keep its connection', async () => {
  const [patient, server] = await Promise.all([
    limited({}),
    limited({ silenceMs: 50 }, { guide: Object.assign(new TestGuide(), { reply: () => new Promise(() => {}) }) }),
  ])
  const { session, device } = await startSession(patient)
  await patient.close()
  const body = JSON.stringify({
    message: 'x',
    conversation_id: session.conversation_id,
    spiritual_tradition: 'sikh',
    language: 'punjabi',
  })
  const client = dial(
    server,
    `POST /api/v1/chat/anonymous/send-text HTTP/1.1\r\nHost: x\r\nX-Device-ID: ${device}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  await client.ended
  await letGo(server)
  await server.close()
})

test('one address has so many connections and no more; others, and trusted proxies, are not held up by it', async () => {
  const [server, behindProxy] = await Promise.all([
    limited({ maxPerAddress: 2 }),
    limited({ maxPerAddress: 2 }, { trustProxy: ['loopback'] }),
  ])
  const [first] = [dial(server), dial(server)]
  await Promise.all(sockets.slice(-2).map((socket) => once(socket, 'connect')))
  const refused = dial(server)
  await refused.ended
  expect(refused.received()).toBe('')
  first?.socket.destroy()
  // The server hears of it a moment later.
  while (
    !(await server.api('/health').then(
      ({ status }) => status === 200,
      () => false,
    ))
  );
  const many = Array.from({ length: 5 }, () => dial(behindProxy))
  await Promise.all(many.map(({ socket }) => once(socket, 'connect')))
  expect((await behindProxy.api('/health')).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await Promise.all([server.close(), behindProxy.close()])
})

test('in all there are so many connections and no more', async () => {
  const server = await limited({ max: 2 })
  const open = [dial(server), dial(server)]
  await Promise.all(open.map(({ socket }) => once(socket, 'connect')))
  const refused = dial(server)
  await refused.ended
  expect(refused.received()).toBe('')
  for (const { socket } of open) socket.destroy()
  await server.close()
})

test('a process that cannot follow refuses with 503 and when to come again', async () => {
  // Every turn of the event loop takes longer than this.
  const server = await limited({}, { maxEventLoopDelayMs: Number.MIN_VALUE })
  let answer = await server.api('/chat/anonymous/check-device-status', { device: newDevice() })
  // The delay is measured once a second.
  while (answer.status === 200)
    answer = await server.api('/chat/anonymous/check-device-status', { device: newDevice() })
  expect(answer).toMatchObject({
    status: 503,
    body: { detail: 'The service is very busy right now. Please try again in a moment.', code: 'unavailable' },
  })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  await server.close()
})

test('a server that closes answers what it was asked, and keeps no connection alive for more', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const guide = new TestGuide()
  guide.reply = heldUntil(promise, guide.reply)
  const server = await limited({}, { guide })
  const { device, session } = await startSession(server)
  const agent = new Agent({ keepAlive: true })
  const asked = server.arrived(1)
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    const body = JSON.stringify({
      message: 'x',
      conversation_id: session.conversation_id,
      spiritual_tradition: 'sikh',
      language: 'punjabi',
    })
    request(
      `${server.url}/api/v1/chat/anonymous/send-text`,
      {
        agent,
        method: 'POST',
        headers: { 'X-Device-ID': device, 'Content-Type': 'application/json' },
      },
      resolve,
    )
      .on('error', reject)
      .end(body)
  })
  await asked
  const closed = server.close()
  resolve()
  const { statusCode, headers } = (await answer).resume()
  expect({ statusCode, connection: headers.connection }).toEqual({ statusCode: 200, connection: 'close' })
  // It would wait for a connection that is kept alive.
  await closed
})

test('half a head does not hold up a server that closes', async () => {
  const never = 600_000
  const server = await limited({ headersTimeoutMs: never, requestTimeoutMs: never, lingerMs: 10 })
  const client = dial(server, 'GET /api/live HTTP/1.1\r\nX-')
  while ((await server.connections()) === 0) await setTimeout(10)
  await server.close()
  await client.ended
})

test('a server that closes lives, and is not ready', async () => {
  const server = await limited({})
  const head = (path: string) => `GET /api${path} HTTP/1.1\r\nHost: x\r\n`
  // What came with a whole request is read once that is answered: so this one is begun before the server closes.
  const client = dial(server, `${head('/live')}\r\n${head('/v1/health')}`)
  await once(client.socket, 'data')
  const closed = server.close()
  client.socket.write('\r\n')
  await client.ended
  expect(client.received()).toMatch(/^HTTP\/1.1 200 .*HTTP\/1.1 503 .*"code":"unavailable"/s)
  client.socket.destroy()
  await closed
})

test('whoever looks after the server is never told to wait', async () => {
  const server = await limited({}, { rateLimitFactor: 0.001 })
  // 1 200 a minute are 2.
  for (let i = 0; i < 5; i++) {
    expect((await server.api('/health')).status).toBe(200)
    expect((await fetch(`${server.url}/api/live`)).status).toBe(200)
  }
  await server.close()
})
