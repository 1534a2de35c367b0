import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whatsappSender } from '../../server/operations/otpSender.ts'
import { lastCode, newClock, newPhone, signInByCode, statusAs } from './accounts.ts'
import { newDevice, openTestStore, startServer, type TestServer } from './harness.ts'

let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
const clock = newClock()

beforeAll(async () => {
  storage = await openTestStore()
  server = await startServer({ store: storage.store, local: true, now: clock.now })
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

const send = (phone: string, to = server, headers: Record<string, string> = {}) =>
  to.api('/auth/whatsapp/send-otp', { headers, body: { phone_number: phone, spiritual_tradition: 'sikh' } })
const verify = (phone: string, code: string, to = server, headers: Record<string, string> = {}) =>
  to.api('/auth/whatsapp/verify-otp', {
    headers,
    body: { phone_number: phone, otp_code: code, spiritual_tradition: 'sikh' },
  })
/** A code that is not this one. */
const notThis = (code: string) => (code === '000000' ? '000001' : '000000')
const wrong = {
  status: 400,
  body: { detail: 'Invalid OTP', code: 'invalid_otp' },
}
const gone = {
  status: 400,
  body: { detail: 'This code is no longer valid. Please ask for a new one.', code: 'invalid_otp' },
}

test('a right code signs a new person in, and the same person again', async () => {
  const phone = newPhone()
  expect(await send(phone)).toMatchObject({ status: 200, body: { success: true, message: 'OTP sent successfully' } })
  const first = await verify(phone, await lastCode(server, phone))
  expect(first).toMatchObject({
    status: 200,
    body: {
      user: {
        phone_number: phone,
        phone,
        profile_completed: false,
        referral_points: 0,
        language_preference: 'english',
      },
      token_type: 'bearer',
      is_new_user: true,
      needs_setup: true,
      route_to: 'setup',
      pre_filled_phone: phone,
    },
  })
  expect(first.body.access_token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  clock.pass(30_000)
  const again = await signInByCode(server, phone)
  expect(again).toMatchObject({ user: { id: first.body.user.id }, is_new_user: false, route_to: 'setup' })
  expect(again.access_token).not.toBe(first.body.access_token)
})

test('what is stored holds neither code nor token', async () => {
  const phone = newPhone()
  await send(phone)
  const code = await lastCode(server, phone)
  const { db } = storage.store
  const stored = await db.selectFrom('one_time_codes').selectAll().where('phone_number', '=', phone).executeTakeFirst()
  expect(stored?.code_hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{64}$/)
  expect(stored?.code_hash).not.toContain(code)
  const { body } = await verify(phone, code)
  expect(JSON.stringify(await db.selectFrom('access_tokens').selectAll().execute())).not.toContain(body.access_token)
})

test('codes differ, and every digit occurs', async () => {
  const codes: string[] = []
  for (let i = 0; i < 20; i += 1) {
    const phone = newPhone()
    await send(phone)
    codes.push(await lastCode(server, phone))
  }
  expect(new Set(codes).size).toBeGreaterThan(17)
  expect(new Set(codes.join('')).size).toBe(10)
})

test('a code is used once', async () => {
  const phone = newPhone()
  await send(phone)
  const code = await lastCode(server, phone)
  expect((await verify(phone, code)).status).toBe(200)
  expect(await verify(phone, code)).toMatchObject(gone)
})

test('of twenty right codes at once exactly one gets in', async () => {
  const phone = newPhone()
  await send(phone)
  const code = await lastCode(server, phone)
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(phone, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'invalid_otp')).toHaveLength(19)
})

test('five wrong tries kill a code, also when they come at once', async () => {
  const phone = newPhone()
  await send(phone)
  const code = await lastCode(server, phone)
  for (let i = 0; i < 4; i += 1) expect(await verify(phone, notThis(code))).toMatchObject(wrong)
  expect(await verify(phone, notThis(code))).toMatchObject({
    status: 400,
    body: {
      detail: 'This code is not right, and it was tried too often. Please ask for a new one.',
      code: 'invalid_otp',
    },
  })
  expect(await verify(phone, code)).toMatchObject({
    status: 400,
    body: { detail: 'This code was tried too often. Please ask for a new one.', code: 'invalid_otp' },
  })

  const other = newPhone()
  await send(other)
  const right = await lastCode(server, other)
  const guesses = await Promise.all(Array.from({ length: 12 }, () => verify(other, notThis(right))))
  expect(guesses.filter(({ body }) => body.detail === wrong.body.detail)).toHaveLength(4)
  expect((await verify(other, right)).status).toBe(400)
})

test('a code lives for five minutes', async () => {
  const [early, late] = [newPhone(), newPhone()]
  await send(early)
  await send(late)
  const [earlyCode, lateCode] = [await lastCode(server, early), await lastCode(server, late)]
  clock.pass(299_000)
  expect((await verify(early, earlyCode)).status).toBe(200)
  clock.pass(1_000)
  expect(await verify(late, lateCode)).toMatchObject(gone)
})

test('no code was ever sent: the answer is that of an outdated one', async () => {
  expect(await verify(newPhone(), '123456')).toMatchObject(gone)
})

test('a code opens no other number', async () => {
  const [mine, theirs] = [newPhone(), newPhone()]
  await send(mine)
  await send(theirs)
  const [own, other] = [await lastCode(server, mine), await lastCode(server, theirs)]
  if (own !== other) expect(await verify(theirs, own)).toMatchObject(wrong)
  expect((await verify(theirs, other)).status).toBe(200)
})

describe('a new code', () => {
  test('is refused for 300 s, and the refusal says how long', async () => {
    const phone = newPhone()
    await send(phone)
    const code = await lastCode(server, phone)
    clock.pass(100_000)
    const refused = await send(phone)
    expect(refused).toMatchObject({
      status: 429,
      body: {
        detail:
          'A code was sent to this number a short while ago. Please wait 200 seconds before you ask for a new one.',
        code: 'otp_already_sent',
      },
    })
    expect(refused.headers.get('retry-after')).toBe('200')
    expect(await lastCode(server, phone)).toBe(code)
    clock.pass(200_000)
    expect((await send(phone)).status).toBe(200)
    if ((await lastCode(server, phone)) !== code) expect(await verify(phone, code)).toMatchObject(wrong)
  })

  test('may be had after 30 s when the last one was used or is dead', async () => {
    const [used, dead] = [newPhone(), newPhone()]
    await signInByCode(server, used)
    await send(dead)
    const code = await lastCode(server, dead)
    for (let i = 0; i < 5; i += 1) await verify(dead, notThis(code))
    for (const phone of [used, dead]) {
      const refused = await send(phone)
      // Nothing is left that could be typed.
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      expect(refused.headers.get('retry-after')).toBe('30')
    }
    clock.pass(30_000)
    await signInByCode(server, used)
    await signInByCode(server, dead)
  })

  test('is sent once when it is asked for many times at once', async () => {
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(phone)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
    expect((await verify(phone, await lastCode(server, phone))).status).toBe(200)
  })
})

test('the answer is the same for a number with an account and for one without', async () => {
  const known = newPhone()
  await signInByCode(server, known)
  clock.pass(300_000)
  const [one, two] = [await send(known), await send(newPhone())]
  expect(one.body).toEqual(two.body)
  expect(one.status).toBe(two.status)
})

describe('of a stranger and of whom the number belongs to (D52)', () => {
  const options = () => ({ store: storage.store, local: true, now: clock.now, trustProxy: ['127.0.0.1'] })
  let [a, b]: TestServer[] = []
  beforeAll(async () => {
    ;[a, b] = [await startServer(options()), await startServer(options())]
  })
  afterAll(async () => {
    await Promise.all([a?.close(), b?.close()])
  })
  let turn = 0
  /** Takes turns between two processes. */
  const nextServer = () => {
    turn += 1
    return (turn % 2 ? a : b) as TestServer
  }
  const headersFrom = (address: number, device = newDevice()) => ({
    'X-Forwarded-For': `203.0.113.${address}`,
    'X-Device-ID': device,
  })
  const tooMany = (what: string) => ({
    status: 429,
    body: { detail: `Too many codes were ${what} this number. Please try again later.`, code: 'rate_limited' },
  })

  test('wrong codes of strangers are few, and do not lock out who asked for the code', async () => {
    const [phone, owner] = [newPhone(), headersFrom(1)]
    await send(phone, nextServer(), owner)
    const code = await lastCode(server, phone)
    const statuses: number[] = []
    // Twenty addresses, each with a device of a new name for each try.
    for (let i = 0; i < 20; i += 1)
      statuses.push((await verify(phone, notThis(code), nextServer(), headersFrom(100 + i))).status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    const refused = await verify(phone, code, nextServer(), headersFrom(150))
    // The right code too: who guesses does not learn that it was right.
    expect(refused).toMatchObject(tooMany('tried for'))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    for (let i = 0; i < 4; i += 1) expect(await verify(phone, notThis(code), nextServer(), owner)).toMatchObject(wrong)
    expect((await verify(phone, code, nextServer(), owner)).status).toBe(200)
  })

  test('tries of strangers that come at once are counted one by one', async () => {
    const phone = newPhone()
    await send(phone, nextServer(), headersFrom(1))
    const code = await lastCode(server, phone)
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, i) => verify(phone, notThis(code), nextServer(), headersFrom(i))),
    )
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10)
  })

  test('from one address a stranger has five tries, whatever devices it names, and the rest is for others', async () => {
    const phone = newPhone()
    await send(phone, nextServer(), headersFrom(1))
    const code = await lastCode(server, phone)
    for (let i = 0; i < 5; i += 1)
      expect(await verify(phone, notThis(code), nextServer(), headersFrom(2))).toMatchObject(wrong)
    for (let i = 0; i < 20; i += 1)
      expect(await verify(phone, notThis(code), nextServer(), headersFrom(2))).toMatchObject(tooMany('tried for'))
    expect((await verify(phone, code, nextServer(), headersFrom(3))).status).toBe(200)
  })

  test('the code that a stranger asked for, and tried in vain, lets in its owner', async () => {
    const [phone, stranger, owner] = [newPhone(), headersFrom(1), headersFrom(2)]
    await send(phone, nextServer(), stranger)
    const code = await lastCode(server, phone)
    for (let i = 0; i < 6; i += 1) await verify(phone, notThis(code), nextServer(), stranger)
    expect((await verify(phone, code, nextServer(), stranger)).body.detail).toMatch(/tried too often/)
    // The app goes on to where the code is typed, which is on this phone (D20).
    expect(await send(phone, nextServer(), owner)).toMatchObject({ status: 429, body: { code: 'otp_already_sent' } })
    expect((await verify(phone, code, nextServer(), owner)).status).toBe(200)
  })

  test('a device of the account gets in and gets a code when strangers have used up everything', async () => {
    const [phone, device] = [newPhone(), newDevice()]
    await signInByCode(server, phone, { device })
    clock.pass(300_000)
    // One was the owner's.
    for (let i = 0; i < 7; i += 1) {
      expect((await send(phone, nextServer(), headersFrom(10 + i))).status).toBe(i < 6 ? 200 : 429)
      if (i < 6) clock.pass(300_000)
    }
    const refused = await send(phone, nextServer(), headersFrom(50))
    expect(refused).toMatchObject(tooMany('sent to'))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
    const home = headersFrom(2, device)
    expect((await send(phone, nextServer(), home)).status).toBe(200)
    // Even if somebody else had asked for it.
    await storage.store.db
      .updateTable('one_time_codes')
      .set({ asked_by: 'somebody' })
      .where('phone_number', '=', phone)
      .execute()
    const code = await lastCode(server, phone)
    for (let i = 0; i < 12; i += 1) await verify(phone, notThis(code), nextServer(), headersFrom(60 + i))
    expect((await verify(phone, code, nextServer(), headersFrom(90))).status).toBe(429)
    expect((await verify(phone, code, nextServer(), home)).status).toBe(200)
  })

  test('a stranger has four codes an hour for a number, whatever devices it names; three are left for others', async () => {
    const phone = newPhone()
    const sent = async (headers: Record<string, string>) => {
      const answer = await send(phone, nextServer(), headers)
      clock.pass(300_000)
      return answer
    }
    for (let i = 0; i < 4; i += 1) expect((await sent(headersFrom(1))).status).toBe(200)
    for (let i = 0; i < 4; i += 1) expect(await sent(headersFrom(1))).toMatchObject(tooMany('sent to'))
    // Nor by going to another address with the same device.
    const device = newDevice()
    for (let i = 0; i < 3; i += 1) expect((await sent(headersFrom(20 + i, device))).status).toBe(200)
    expect(await sent(headersFrom(30))).toMatchObject(tooMany('sent to'))
  })
})

test('one address cannot send codes to the whole country', async () => {
  // 200 an hour become 2; the minute's limit of 10 for a device becomes 1, so each call names another device.
  const limited = await startServer({
    store: storage.store,
    local: true,
    rateLimitFactor: 0.01,
    trustProxy: ['127.0.0.1'],
  })
  const sendFrom = async (i: number) => {
    const headers = { 'X-Device-ID': `device_${String(i).padStart(8, '0')}`, 'X-Forwarded-For': '203.0.113.201' }
    return (await send(newPhone(), limited, headers)).status
  }
  expect([await sendFrom(1), await sendFrom(2), await sendFrom(3)]).toEqual([200, 200, 429])
  await limited.close()
})

test.each([
  [{ phone_number: '9876543210' }, 'The phone number is not valid.'],
  [{ phone_number: '+14155550123' }, 'The phone number is not valid.'],
  [{ phone_number: '+9198765432100' }, 'The phone number is not valid.'],
  [{ phone_number: '+91987654321x' }, 'The phone number is not valid.'],
  [{}, 'The phone number is missing.'],
])('%j is refused', async (body, detail) => {
  expect(await server.api('/auth/whatsapp/send-otp', { body: { spiritual_tradition: 'sikh', ...body } })).toMatchObject(
    {
      status: 400,
      body: { detail },
    },
  )
})

test.each(['12345', '1234567', 'abcdef', '12 456', '１２３４５６'])('%j is no code', async (otp_code) => {
  const body = { phone_number: newPhone(), otp_code, spiritual_tradition: 'sikh' }
  expect(await server.api('/auth/whatsapp/verify-otp', { body })).toMatchObject({
    status: 400,
    body: { detail: 'The one-time code is not valid.' },
  })
})

describe('the outbox (D19)', () => {
  test('shows the last messages, newest first, whichever process sent them', async () => {
    const other = await startServer({ store: storage.store, local: true })
    const [first, second] = [newPhone(), newPhone()]
    await send(first)
    await send(second, other)
    const shown = await (await fetch(`${server.url}/dev/outbox`)).json()
    expect(shown.slice(0, 2)).toEqual([
      { to: second, text: expect.stringMatching(/^\d{6} is your Satsang code/), at: expect.any(String) },
      { to: first, text: expect.stringMatching(/^\d{6} is your Satsang code/), at: expect.any(String) },
    ])
    expect(shown.length).toBeLessThanOrEqual(50)
    await other.close()
  })

  test('is for local use only: not in production, and only by a name of this machine', async () => {
    const production = await startServer({ store: storage.store })
    expect((await fetch(`${production.url}/dev/outbox`)).status).toBe(404)
    await production.close()
    const byHost = (host: string) => statusAs(server.url, '/dev/outbox', { host })
    for (const host of ['localhost', 'LOCALHOST:8787', '127.0.0.1', '127.0.0.1:1', '[::1]', '[::1]:65535'])
      expect(await byHost(host), host).toBe(200)
    // What a page from elsewhere sends, whose own name leads to this machine (DNS rebinding).
    for (const host of [
      'rebound.example',
      'rebound.example:8787',
      'localhost.rebound.example',
      '127.0.0.1.rebound.example',
      'rebound.example:80@localhost',
      '192.168.1.20:8787',
      '10.0.0.1',
    ])
      expect(await byHost(host), host).toBe(404)
  })

  test('is not there through a proxy, whatever the server was told of it', async () => {
    const trusting = await startServer({ store: storage.store, local: true, trustProxy: ['127.0.0.1'] })
    expect(await statusAs(trusting.url, '/dev/outbox', {})).toBe(200)
    const words = {
      forwarded: 'for=127.0.0.1;host=localhost',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-real-ip': '127.0.0.1',
      via: '1.1 proxy',
    }
    for (const { url } of [server, trusting])
      for (const [name, value] of Object.entries(words))
        expect(await statusAs(url, '/dev/outbox', { [name]: value }), name).toBe(404)
    await trusting.close()
  })
})

test('the log holds the code only where there is no provider, and never the number of a sign-in', async () => {
  const lines: string[] = []
  const log = { level: 'trace' as const, stream: { write: (line: string) => void lines.push(line) } }
  const logged = await startServer({ store: storage.store, local: true, log })
  const phone = newPhone()
  await send(phone, logged)
  const code = await lastCode(logged, phone)
  const withCode = lines.filter((line) => line.includes(code))
  expect(withCode).toHaveLength(1)
  expect(JSON.parse(withCode[0] ?? '')).toMatchObject({ level: 'info', to: phone, code })
  lines.length = 0
  await verify(phone, notThis(code), logged)
  await verify(phone, code, logged)
  await logged.close()

  const sent: string[] = []
  const codeSender = { send: async (message: { code: string }) => void sent.push(message.code) }
  const withProvider = await startServer({ store: storage.store, local: true, codeSender, log })
  expect((await send(newPhone(), withProvider)).status).toBe(200)
  expect((await fetch(`${withProvider.url}/dev/outbox`)).status).toBe(404)
  await withProvider.close()
  expect(sent).toHaveLength(1)
  expect(lines.join('')).not.toMatch(new RegExp(`${code}|${sent[0]}|\\+91`))
})

describe('the WhatsApp Cloud API', () => {
  type Asked = { url: string | undefined; authorization: string | undefined; body: Record<string, unknown> }
  const asked: Asked[] = []
  let status = 200
  const provider = createServer((request, response) => {
    let text = ''
    request.on('data', (data) => {
      text += data
    })
    request.on('end', () => {
      asked.push({ url: request.url, authorization: request.headers.authorization, body: JSON.parse(text) })
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"messages":[{"id":"wamid.1"}]}')
    })
  })
  let cloud: TestServer

  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
    const codeSender = whatsappSender({
      token: 'secret',
      phoneId: '1234',
      template: 'satsang_code',
      templateLanguage: 'en',
      apiUrl: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v21.0`,
    })
    cloud = await startServer({ store: storage.store, codeSender })
  })
  afterAll(async () => {
    await cloud.close()
    provider.close()
  })

  test('gets the code in a template, and the code it got is the right one', async () => {
    const phone = newPhone()
    expect((await send(phone, cloud)).status).toBe(200)
    const message = asked.at(-1)
    expect(message).toMatchObject({
      url: '/v21.0/1234/messages',
      authorization: 'Bearer secret',
      body: {
        messaging_product: 'whatsapp',
        to: phone.slice(1),
        type: 'template',
        template: { name: 'satsang_code', language: { code: 'en' } },
      },
    })
    const code = /"text":"(\d{6})"/.exec(JSON.stringify(message?.body))?.[1] ?? ''
    expect((await verify(phone, code, cloud)).status).toBe(200)
  })

  test('fails: 503, and the next try is not held up', async () => {
    const phone = newPhone()
    status = 500
    expect(await send(phone, cloud)).toMatchObject({
      status: 503,
      body: { detail: 'The code could not be sent right now. Please try again in a moment.', code: 'unavailable' },
    })
    status = 200
    expect((await send(phone, cloud)).status).toBe(200)
  })
})

test('in production without a provider nobody gets a code: none is made, and none is logged', async () => {
  const lines: string[] = []
  const log = { level: 'trace' as const, stream: { write: (line: string) => void lines.push(line) } }
  const production = await startServer({ store: storage.store, log })
  const phone = newPhone()
  const notThere = { status: 501, body: { code: 'not_implemented' } }
  expect(await send(phone, production)).toMatchObject(notThere)
  expect(await verify(phone, '123456', production)).toMatchObject(notThere)
  await production.close()
  expect(lines.join('')).not.toMatch(new RegExp(phone.replace('+', '')))
  const rows = await storage.store.db
    .selectFrom('one_time_codes')
    .select('sent_at')
    .where('phone_number', '=', phone)
    .execute()
  expect(rows).toEqual([])
})
