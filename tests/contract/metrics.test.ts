import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetrics } from '../../server/http/metrics.ts'
import { newDevice, openTestStore, startServer, startSession } from './harness.ts'
import { TestSpeech, voiceForm } from './voices.ts'

let storage: Awaited<ReturnType<typeof openTestStore>>

beforeAll(async () => {
  storage = await openTestStore()
})
afterAll(() => storage.close())

async function counted(more: Parameters<typeof startServer>[0] | object = {}) {
  const metrics = createMetrics()
  const server = await startServer({ store: storage.store, metrics, ...more })
  const url = `http://127.0.0.1:${await metrics.listen(0, '127.0.0.1')}`
  const read = async () => (await fetch(`${url}/metrics`)).text()
  /** The one value of a row that begins so, 0 where there is none. */
  const countOf = async (row: string) =>
    Number(
      (await read())
        .split('\n')
        .find((line) => line.startsWith(row))
        ?.split(' ')
        .at(-1) ?? 0,
    )
  return { metrics, server, url, read, countOf }
}

const rowOf = (method: string, route: string, status: number) =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`

test('requests are counted by the contract’s route, and never by what stands in an address', async () => {
  const { server, read, countOf } = await counted()
  const id = '6f1c2a7e-3b0d-4f58-9c41-8a2e5d7b9013'
  for (let i = 0; i < 3; i += 1) await server.api(`/chat/anonymous/conversation/${id}`, { device: newDevice() })
  await server.api('/nothing/of/9876543210')
  // A request is counted when its answer is out, which its client may hear of first.
  while ((await countOf(rowOf('GET', '(unknown)', 404))) < 1) await setTimeout(5)
  expect(await countOf(rowOf('GET', '/api/v1/chat/anonymous/conversation/:id', 404))).toBe(3)
  const text = await read()
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(text).not.toMatch(/6f1c2a7e|9876543210|127\.0\.0\.1|device_/)
  await server.close()
})

test('they are off the API’s own port, on one that closes with the server', async () => {
  const { server, url } = await counted()
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expect((await fetch(`${url}/`)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
  const { status, headers } = await fetch(`${url}/metrics`, { method: 'HEAD' })
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)])
  await server.close()
  await expect(fetch(`${url}/metrics`)).rejects.toThrow()
})

test('two servers of a process have figures of their own', async () => {
  const [one, other] = await Promise.all([counted(), counted()])
  await one.server.api('/health')
  while ((await one.countOf(rowOf('GET', '/api/v1/health', 200))) < 1) await setTimeout(5)
  expect(await other.countOf(rowOf('GET', '/api/v1/health', 200))).toBe(0)
  await Promise.all([one.server.close(), other.server.close()])
})

test('connections: open ones, and those that were not taken', async () => {
  const { server, countOf } = await counted({ connections: { maxPerAddress: 1 } })
  const refused = 'http_connections_refused_total{why="address"}'
  expect([await countOf('http_connections_open'), await countOf(refused)]).toEqual([0, 0])
  const port = Number(new URL(server.url).port)
  const open = connect(port, '127.0.0.1')
  await once(open, 'connect')
  while ((await countOf('http_connections_open')) < 1) await setTimeout(5)
  const second = connect(port, '127.0.0.1')
  second.on('error', () => {})
  await once(second, 'close')
  expect(await countOf(refused)).toBe(1)
  open.destroy()
  await server.close()
})

test('the pool of the database, where the storage tells', async () => {
  const pool = () => ({ total: 7, idle: 4, waiting: 2 })
  const { server, countOf } = await counted({ store: { ...storage.store, pool } })
  for (const [state, count] of Object.entries({ busy: 3, idle: 4, waiting: 2 }))
    expect(await countOf(`db_pool_connections{state="${state}"}`)).toBe(count)
  await server.close()
})

test('what a model wrote in vain, and seconds of voice that were heard', async () => {
  const speech = new TestSpeech()
  const { metrics, server, countOf } = await counted({ speech })
  metrics.onNews({ kind: 'fallback', reason: 'timeout' })
  metrics.onNews({ kind: 'fallback', reason: 'timeout' })
  expect(await countOf('guide_model_news_total{kind="fallback",reason="timeout"}')).toBe(2)
  const { device } = await startSession(server)
  const sent = await server.api('/chat/anonymous/send-voice', { method: 'POST', raw: voiceForm(), device })
  expect(sent.status).toBe(200)
  expect(await countOf('voice_transcribed_seconds_total')).toBe(sent.body.user_message.audio.duration_ms / 1000)
  speech.reply = () => Promise.reject(new Error('down'))
  await server.api('/chat/anonymous/send-voice', { method: 'POST', raw: voiceForm(), device })
  expect(await countOf('voice_transcribed_seconds_total')).toBe(sent.body.user_message.audio.duration_ms / 1000)
  await server.close()
})
