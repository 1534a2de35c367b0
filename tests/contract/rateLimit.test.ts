import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeWav } from '../../server/voice/wav.fixture.ts'
import { newPhone, saveProfile, setupForm, signInByCode } from './accounts.ts'
import { newDevice, openTestStore, startServer, type TestServer } from './harness.ts'
import { TestSpeech, voiceForm } from './voices.ts'

// What one address, one device and one member may do in an hour (docs/configuration.md), and the windows that slide.
// A limit is made small by its factor, and time passes by moving the rows of the counters.

let storage: Awaited<ReturnType<typeof openTestStore>>
const servers: TestServer[] = []
async function limited(rateLimitFactor: number) {
  const server = await startServer({
    store: storage.store,
    local: true,
    speech: new TestSpeech(),
    rateLimitFactor,
    trustProxy: ['127.0.0.1'],
  })
  servers.push(server)
  return server
}

beforeAll(async () => {
  storage = await openTestStore()
})
beforeEach(() => sql`delete from rate_limits`.execute(storage.store.db))
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await storage.close()
})

/** All counters become so much older. */
const pass = (seconds: number) =>
  sql`update rate_limits set expires_at = expires_at - ${seconds}::int * interval '1 second'`.execute(storage.store.db)
/** Limits of a minute are not what this is about. */
const forgetMinutes = () => sql`delete from rate_limits where span < interval '1 hour'`.execute(storage.store.db)
/** Thirty seconds, in a third of the bytes that the app sends. */
const HALF_MINUTE = makeWav({ sampleRate: 8_000, seconds: 30 })
const headersFrom = (last: number) => ({ 'X-Forwarded-For': `203.0.113.${last}` })

describe('a window that slides', () => {
  // 20 sends a minute of a device become 10. An empty body is refused after it was counted.
  let server: TestServer
  const device = newDevice()
  const send = () => server.api('/chat/anonymous/send-text', { device, body: {} })
  /** How many of so many get through. */
  const through = async (count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, send))
    return answers.filter(({ status }) => status === 400).length
  }
  beforeAll(async () => {
    server = await limited(0.5)
  })

  test('lets no second limit pass at its edge', async () => {
    expect(await through(15)).toBe(10)
    await sql`update rate_limits set expires_at = now() + span`.execute(storage.store.db)
    // The minute before still weighs nearly as much as it was full: one gets in, and one more for each six seconds.
    expect(await through(15)).toBeLessThanOrEqual(5)
  })

  test('opens as the one before fades', async () => {
    expect(await through(10)).toBe(10)
    await pass(90)
    const half = await through(15)
    // Half a window later half has faded; while the test runs, a little more.
    expect(half).toBeGreaterThanOrEqual(5)
    await pass(60)
    expect(await through(15)).toBeGreaterThan(0)
  })

  test('is as good as new after two windows', async () => {
    expect(await through(15)).toBe(10)
    await pass(120)
    expect(await through(15)).toBe(10)
  })

  test('counts what it let in, and not what it refused: who asks on and on keeps nobody out for longer', async () => {
    expect(await through(15)).toBe(10)
    for (let i = 0; i < 5; i += 1) expect(await through(15)).toBe(0)
    await pass(120)
    expect(await through(1)).toBe(1)
  })

  test('says how long to wait, and that is so', async () => {
    expect(await through(10)).toBe(10)
    const first = await send()
    expect(first.status).toBe(429)
    const wait = Number(first.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(1)
    expect(wait).toBeLessThanOrEqual(61)
    await pass(wait + 1)
    expect(await through(1)).toBe(1)
    const full = await through(15)
    expect(full).toBeLessThan(10)
    const again = await send()
    await pass(Number(again.headers.get('retry-after')))
    expect(await through(1)).toBe(1)
  })

  test('is swept away only when it counts no more', async () => {
    expect(await through(10)).toBe(10)
    await pass(90)
    await sql`delete from rate_limits where expires_at < now()`.execute(storage.store.db)
    expect(await through(15)).toBeLessThan(10)
  })
})

describe('an address in an hour', () => {
  test('brings so many new devices, and those it brought may come again', async () => {
    // 400 become 4; the minute's 30 of a device and 1,200 of the address are above that.
    const server = await limited(0.01)
    const start = (device: string, last = 1) =>
      server.api('/chat/anonymous/start', {
        device,
        headers: headersFrom(last),
        body: { spiritual_tradition: 'sikh', language: 'english' },
      })
    const devices = Array.from({ length: 4 }, newDevice)
    for (const device of devices) expect((await start(device)).status).toBe(200)
    const refused = await start(newDevice())
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: 'Too many requests. Please wait a minute and try again.', code: 'rate_limited' },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
    await forgetMinutes()
    expect((await start(devices[0] as string)).status).toBe(200)
    expect((await start(newDevice(), 2)).status).toBe(200)
    await pass(7_200)
    expect((await start(newDevice())).status).toBe(200)
  })

  test('sends so many messages, of visitors and members together', async () => {
    // 5,000 become 5.
    const server = await limited(0.001)
    const text = (device: string, last = 1) =>
      server.api('/chat/anonymous/send-text', { device, headers: headersFrom(last), body: {} })
    for (let i = 0; i < 5; i += 1) {
      expect((await text(newDevice())).status).toBe(400)
      await forgetMinutes()
    }
    expect((await text(newDevice())).status).toBe(429)
    await forgetMinutes()
    // A member too, before it is known who that is.
    const member = await server.api('/chat/send-text', { token: 'nobody', headers: headersFrom(1), body: {} })
    expect(member.status).toBe(429)
    expect((await text(newDevice(), 2)).status).toBe(400)
  })

  test('searches the scriptures so often, whatever devices it names', async () => {
    // 6,000 become 3. An empty body is refused after it was counted.
    const server = await limited(0.0005)
    const search = async (last = 1) => {
      await forgetMinutes()
      return server.api('/scripture/search', { device: newDevice(), headers: headersFrom(last), body: {} })
    }
    for (let i = 0; i < 3; i += 1) expect((await search()).status).toBe(400)
    const refused = await search()
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await search(2)).status).toBe(400)
  })

  test('sends so many seconds of sound, by their length, whatever the bytes; and is refused unread then', async () => {
    // 7,200 seconds become 360, and a device's 600 are 30.
    const server = await limited(0.05)
    const speak = async (wav: Uint8Array = HALF_MINUTE, last = 1) => {
      await forgetMinutes()
      return server.api('/chat/anonymous/send-voice', {
        device: newDevice(),
        headers: headersFrom(last),
        raw: voiceForm({}, wav),
      })
    }
    // Of 11 seconds' bytes each, as the app records it.
    for (let i = 0; i < 12; i += 1) expect((await speak()).status).toBe(200)
    const refused = await speak(new Uint8Array(50))
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
    // What is no recording is told so only where it was read.
    expect((await speak(new Uint8Array(50), 2)).status).toBe(400)
  })

  test('has sent what its forms announced, also where they held no recording', async () => {
    const server = await limited(0.05)
    const junk = new Uint8Array(88_200 * 120)
    const statuses: number[] = []
    for (let i = 0; i < 4; i += 1) {
      await forgetMinutes()
      const sent = { device: newDevice(), headers: headersFrom(1), raw: voiceForm({}, junk) }
      statuses.push((await server.api('/chat/anonymous/send-voice', sent)).status)
    }
    // 120 s and the form around it, 360 s in all.
    expect(statuses).toEqual([400, 400, 429, 429])
  })
})

test('a device without an account has so many seconds of sound in an hour, and in a day', async () => {
  // 600 become 30, and 1,200 of a day 60.
  const server = await limited(0.05)
  const device = newDevice()
  const speak = async () => {
    await forgetMinutes()
    return server.api('/chat/anonymous/send-voice', { device, raw: voiceForm({}, HALF_MINUTE) })
  }
  const refusal = {
    status: 429,
    body: { detail: 'These are more voice messages than can be taken. Please write, or wait a little.' },
  }
  expect((await speak()).status).toBe(200)
  expect(await speak()).toMatchObject(refusal)
  await pass(7_200)
  // What was refused was not counted in the hour; of the day it took what was left.
  const tomorrow = await speak()
  expect(tomorrow).toMatchObject(refusal)
  expect(Number(tomorrow.headers.get('retry-after'))).toBeGreaterThan(3_600)
})

test('a member sends so many messages in an hour, from whatever address', async () => {
  // 200 become 10.
  const server = await limited(0.05)
  const phone = newPhone()
  const { access_token: token } = await signInByCode(server, phone)
  await saveProfile(server, token, setupForm(phone))
  const body = { message: 'How do I find peace?', spiritual_tradition: 'sikh', language: 'english' }
  const say = async (last: number) => {
    await forgetMinutes()
    return server.api('/chat/send-text', { token, body, headers: headersFrom(last) })
  }
  for (let i = 0; i < 10; i += 1) expect((await say(i)).status).toBe(200)
  expect(await say(11)).toMatchObject({
    status: 429,
    body: { detail: 'These are more messages than one hour can bear. Please wait a little.', code: 'rate_limited' },
  })
})

test.each([
  // What the nearest proxies have added counts, from the right; what the caller wrote before it does not.
  [1, '198.51.100.1, 203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7, 10.0.0.2'],
] as const)(
  'behind %i proxies one after the other the caller is whom the first of them saw',
  async (count, forwarded) => {
    const server = await startServer({ store: storage.store, rateLimitFactor: 0.001, trustProxy: count })
    servers.push(server)
    const ask = async (header: string) =>
      (
        await server.api('/chat/anonymous/check-device-status', {
          device: newDevice(),
          headers: { 'X-Forwarded-For': header },
        })
      ).status
    // 1,200 a minute of an address become 2.
    expect([await ask(forwarded), await ask(forwarded)]).toEqual([200, 200])
    expect(await ask(forwarded.replace('198.51.100.1', '198.51.100.2'))).toBe(429)
    expect(await ask(forwarded.replace('203.0.113.7', '203.0.113.8'))).toBe(200)
  },
)
