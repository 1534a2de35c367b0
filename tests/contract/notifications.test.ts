import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPhone, saveProfile, setupForm, signInByCode, signInByGoogle } from './accounts.ts'
import { type CallOptions, newDevice, openTestStore, startServer, startSession, type TestServer } from './harness.ts'
import { newUser, type Person } from './people.ts'

let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
let meera: Person
let arjan: Person

beforeAll(async () => {
  storage = await openTestStore()
  server = await startServer({ store: storage.store, local: true })
  meera = await newUser(storage.store)
  arjan = await newUser(storage.store)
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

const newToken = () => `${randomBytes(8).toString('hex')}:APA91b${randomBytes(60).toString('base64url')}`
type Who = Pick<CallOptions, 'device' | 'token'>
const subscribe = (who: Who, fcm_token: string, more: Record<string, unknown> = {}) =>
  server.api('/notifications/subscribe', {
    ...who,
    body: { fcm_token, device_id: who.device, spiritual_tradition: 'sikh', ...more },
  })
const unsubscribe = (who: Who, fcm_token: string) =>
  server.api('/notifications/unsubscribe', { ...who, body: { fcm_token } })
const transition = (who: Who, user_id: string, more: Record<string, unknown> = {}) =>
  server.api('/notifications/transition-anonymous-token', {
    ...who,
    body: { device_id: who.device, user_id, spiritual_tradition: 'hindu', ...more },
  })
const stored = (fcm_token: string) =>
  storage.store.db.selectFrom('push_tokens').selectAll().where('fcm_token', '=', fcm_token).execute()

const DONE = { status: 200, body: { success: true } }

test('a device without an account registers its token, and refreshes it', async () => {
  const [device, token] = [newDevice(), newToken()]
  expect(await subscribe({ device }, token)).toMatchObject(DONE)
  const [first] = await stored(token)
  expect(first).toMatchObject({ device_id: device, user_id: null, spiritual_tradition: 'sikh' })
  expect(await subscribe({ device }, token, { spiritual_tradition: 'hindu' })).toMatchObject(DONE)
  const [again, ...others] = await stored(token)
  expect(others).toEqual([])
  expect(again).toMatchObject({ spiritual_tradition: 'hindu', created_at: first?.created_at })
  expect(again?.refreshed_at.getTime()).toBeGreaterThanOrEqual(first?.refreshed_at.getTime() ?? Number.NaN)
})

test('a token of the greatest length is taken', async () => {
  const [device, token] = [newDevice(), randomBytes(3072).toString('base64url')]
  expect(token).toHaveLength(4096)
  expect(await subscribe({ device }, token)).toMatchObject(DONE)
  expect(await subscribe({ device }, `${token}x`)).toMatchObject({ status: 400 })
})

test('a user registers for nobody else, and a device for no user', async () => {
  const device = newDevice()
  const credentialsOf = (person: Person) => ({ device, token: person.token })
  const token = newToken()
  expect(await subscribe(credentialsOf(meera), token, { user_id: meera.id.toUpperCase() })).toMatchObject(DONE)
  expect(await stored(token)).toMatchObject([{ user_id: meera.id, device_id: device }])
  const forbidden = { status: 403, body: { code: 'forbidden' } }
  expect(await subscribe(credentialsOf(meera), newToken(), { user_id: arjan.id })).toMatchObject(forbidden)
  expect(await subscribe({ device }, newToken(), { user_id: meera.id })).toMatchObject(forbidden)
  expect(await stored(token)).toMatchObject([{ user_id: meera.id }])
  const beginner = await newUser(storage.store, { profile_completed: false })
  expect(await subscribe(credentialsOf(beginner), newToken())).toMatchObject({
    status: 403,
    body: { code: 'profile_incomplete' },
  })
})

test('the device of the header is that of the body', async () => {
  const wrong = { status: 400, body: { detail: 'The device id is not that of this device.', code: 'invalid_request' } }
  expect(await subscribe({ device: newDevice() }, newToken(), { device_id: newDevice() })).toMatchObject(wrong)
  const as = { device: newDevice(), token: meera.token }
  expect(await transition(as, meera.id, { device_id: newDevice() })).toMatchObject(wrong)
  const noHeader = { token: meera.token }
  expect(await subscribe(noHeader, newToken(), { device_id: newDevice(), user_id: meera.id })).toMatchObject(DONE)
})

test('a browser that changes hands takes its token along', async () => {
  const [device, token] = [newDevice(), newToken()]
  await subscribe({ device, token: meera.token }, token, { user_id: meera.id })
  expect(await subscribe({ device, token: arjan.token }, token, { user_id: arjan.id })).toMatchObject(DONE)
  expect(await stored(token)).toMatchObject([{ user_id: arjan.id }])
  // Signed out, and asked again.
  expect(await subscribe({ device }, token)).toMatchObject(DONE)
  expect(await stored(token)).toMatchObject([{ user_id: null, device_id: device }])
})

test('a token is forgotten by its owner only, and the answer tells nobody else anything', async () => {
  const [device, token] = [newDevice(), newToken()]
  await subscribe({ device, token: meera.token }, token, { user_id: meera.id })
  expect(await unsubscribe({ device: newDevice() }, token)).toMatchObject(DONE)
  expect(await unsubscribe({ device: newDevice(), token: arjan.token }, token)).toMatchObject(DONE)
  expect(await stored(token)).toHaveLength(1)
  expect(await unsubscribe({ token: meera.token }, token)).toMatchObject(DONE)
  expect(await stored(token)).toEqual([])
  expect(await unsubscribe({ token: meera.token }, token)).toMatchObject(DONE)

  // The device itself, once its user is signed out.
  await subscribe({ device, token: meera.token }, token, { user_id: meera.id })
  expect(await unsubscribe({ device }, token)).toMatchObject(DONE)
  expect(await stored(token)).toEqual([])
})

test('signing out removes nothing by itself', async () => {
  const { access_token, user } = await signInByCode(server, newPhone())
  const [device, token] = [newDevice(), newToken()]
  await storage.store.db.updateTable('users').set({ profile_completed: true }).where('id', '=', user.id).execute()
  await subscribe({ device, token: access_token }, token, { user_id: user.id })
  await server.api('/auth/logout', { method: 'POST', token: access_token })
  expect(await stored(token)).toHaveLength(1)
})

test('a device keeps its five latest tokens', async () => {
  const device = newDevice()
  const tokens = Array.from({ length: 8 }, newToken)
  for (const token of tokens) await subscribe({ device }, token)
  const kept = await storage.store.db
    .selectFrom('push_tokens')
    .select('fcm_token')
    .where('device_id', '=', device)
    .execute()
  expect(kept).toHaveLength(5)
  expect(kept.map(({ fcm_token }) => fcm_token)).toContain(tokens.at(-1))
})

test('at login the tokens of the device become the user’s, once, and no other device’s', async () => {
  const [device, other] = [newDevice(), newDevice()]
  const tokens = [newToken(), newToken(), newToken()] as const
  await subscribe({ device }, tokens[0])
  await subscribe({ device }, tokens[1])
  await subscribe({ device: other }, tokens[2])
  // An incomplete profile is enough.
  const person = await newUser(storage.store, { profile_completed: false })
  const as = { device, token: person.token }
  expect(await transition(as, arjan.id)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect((await stored(tokens[0]))[0]?.user_id).toBeNull()

  expect(await transition(as, person.id)).toMatchObject({
    status: 200,
    body: { success: true, message: 'Token moved to the user.', transitioned: true },
  })
  for (const token of tokens.slice(0, 2)) {
    expect(await stored(token)).toMatchObject([{ user_id: person.id, spiritual_tradition: 'hindu' }])
  }
  expect((await stored(tokens[2]))[0]?.user_id).toBeNull()
  expect(await transition(as, person.id)).toMatchObject({ status: 200, body: { success: true, transitioned: false } })
  // Somebody else on this device: what is already a user's stays.
  expect(await transition({ device, token: arjan.token }, arjan.id)).toMatchObject({ body: { transitioned: false } })
  expect((await stored(tokens[0]))[0]?.user_id).toBe(person.id)
})

test('tokens are exported, move when accounts are merged, and go when one is erased', async () => {
  const [phone, device, token] = [newPhone(), newDevice(), newToken()]
  await subscribe({ device }, token)
  const first = await signInByCode(server, phone, { device })
  expect(await transition({ device, token: first.access_token }, first.user.id)).toMatchObject({
    body: { transitioned: true },
  })
  const google = await signInByGoogle(server, 'push@example.com', { device })
  const merged = (await saveProfile(server, google.access_token, setupForm(phone), device)).body
  expect(merged.access_token).toBeDefined()
  expect(await stored(token)).toMatchObject([{ user_id: google.user.id }])

  const exported = (await server.api('/auth/export', { token: merged.access_token })).body
  expect(exported.push_tokens).toEqual([
    { fcm_token: token, user_id: google.user.id, device_id: device, spiritual_tradition: 'hindu' },
  ])
  const others = (await server.api('/auth/export', { token: arjan.token })).body
  expect(JSON.stringify(others)).not.toContain(token)
  await server.api('/auth/account', { method: 'DELETE', token: merged.access_token })
  expect(await stored(token)).toEqual([])
})

describe('a minor (D39)', () => {
  const years = (age: number) => `${new Date().getUTCFullYear() - age}-01-01`
  /** Sixteen, or nearly. */
  const young = { date_of_birth: years(16) }

  test('registers no token, and an adult does', async () => {
    const [device, token] = [newDevice(), newToken()]
    const minor = await newUser(storage.store, young)
    expect(await subscribe({ device, token: minor.token }, token)).toMatchObject({
      status: 403,
      body: { code: 'minor' },
    })
    expect(await stored(token)).toEqual([])
    const adult = await newUser(storage.store, { date_of_birth: years(30) })
    expect(await subscribe({ device, token: adult.token }, token)).toMatchObject(DONE)
  })

  test('takes no token of the device over at login: it is forgotten', async () => {
    const [device, other, token, elsewhere] = [newDevice(), newDevice(), newToken(), newToken()]
    await subscribe({ device }, token)
    await subscribe({ device: other }, elsewhere)
    const minor = await newUser(storage.store, young)
    expect(await transition({ device, token: minor.token }, minor.id)).toMatchObject({
      status: 200,
      body: { success: true, transitioned: false },
    })
    expect(await stored(token)).toEqual([])
    expect(await stored(elsewhere)).toHaveLength(1)
  })

  test('loses the tokens with the birth date that makes one of them', async () => {
    const [device, token] = [newDevice(), newToken()]
    const person = await newUser(storage.store)
    await subscribe({ device, token: person.token }, token)
    await saveProfile(server, person.token, { date_of_birth: years(30) })
    expect(await stored(token)).toHaveLength(1)
    await saveProfile(server, person.token, young)
    expect(await stored(token)).toEqual([])
  })
})

test('the calls have a limit', async () => {
  const limited = await startServer({ store: storage.store, rateLimitFactor: 0.1 })
  const device = newDevice()
  const statuses: number[] = []
  for (let i = 0; i < 3; i += 1) {
    const body = { fcm_token: 't' }
    statuses.push((await limited.api('/notifications/unsubscribe', { device, body })).status)
  }
  expect(statuses).toEqual([200, 200, 429])
  await limited.close()
})

describe('a device that was given a secret (D51)', () => {
  type Secret = { secret?: string }
  const start = async (device: string) =>
    (await startSession(server, 'sikh', device)).session.device_secret as string | undefined
  const headers = ({ secret }: Secret): Pick<CallOptions, 'headers'> =>
    secret === undefined ? {} : { headers: { 'X-Device-Secret': secret } }
  const register = (device: string, token: string, by: Secret & { token?: string } = {}) =>
    server.api('/notifications/subscribe', {
      device,
      ...(by.token === undefined ? {} : { token: by.token }),
      ...headers(by),
      body: { fcm_token: token, device_id: device, spiritual_tradition: 'sikh' },
    })
  const refused = {
    status: 403,
    body: {
      detail: 'This browser could not show that it is this device. Please reload the page and try again.',
      code: 'forbidden',
    },
  }

  test('registers, forgets and moves by it; who knows the id alone does none of them', async () => {
    const [device, own, other] = [newDevice(), newToken(), newToken()]
    const secret = await start(device)
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(await register(device, own, { secret })).toMatchObject(DONE)
    for (const wrong of [undefined, '', 'x', `${secret}x`, await start(newDevice())]) {
      const by = wrong === undefined ? {} : { secret: wrong }
      expect(await register(device, other, by)).toMatchObject(refused)
      expect(await register(device, other, { ...by, token: arjan.token })).toMatchObject(refused)
      const options = { device, ...headers(by) }
      const body = { fcm_token: own }
      expect(await server.api('/notifications/unsubscribe', { ...options, body })).toMatchObject(refused)
      // Somebody else's account does not make the device theirs; of the token the answer tells nothing.
      const signedIn = { ...options, token: arjan.token }
      expect(await server.api('/notifications/unsubscribe', { ...signedIn, body })).toMatchObject(DONE)
      const move = { device_id: device, user_id: arjan.id, spiritual_tradition: 'sikh' }
      expect(await server.api('/notifications/transition-anonymous-token', { ...signedIn, body: move })).toMatchObject(
        refused,
      )
      // Nor by leaving the header out.
      const { device: _, ...headerless } = signedIn
      expect(
        await server.api('/notifications/transition-anonymous-token', { ...headerless, body: move }),
      ).toMatchObject(refused)
    }
    expect(await stored(own)).toMatchObject([{ device_id: device, user_id: null }])
    expect(await stored(other)).toEqual([])
    const body = { device_id: device, user_id: meera.id, spiritual_tradition: 'sikh' }
    const moved = await server.api('/notifications/transition-anonymous-token', {
      device,
      token: meera.token,
      ...headers({ secret }),
      body,
    })
    expect(moved).toMatchObject({ status: 200, body: { transitioned: true } })
    const forget = { device, ...headers({ secret }), body: { fcm_token: own } }
    expect(await server.api('/notifications/unsubscribe', forget)).toMatchObject(DONE)
    expect(await stored(own)).toEqual([])
  })

  test('is given one at each start until it has used one, and none after', async () => {
    const device = newDevice()
    // An answer was lost; two tabs started at once, and the first kept its own last.
    const given = [await start(device), await start(device), await start(device)]
    expect(new Set(given).size).toBe(3)
    expect(await register(device, newToken())).toMatchObject(refused)
    expect(await register(device, newToken(), { secret: given[1] })).toMatchObject(DONE)
    expect(await start(device)).toBeUndefined()
    expect(await register(device, newToken(), { secret: given[1] })).toMatchObject(DONE)
    for (const late of [given[0], given[2]])
      expect(await register(device, newToken(), { secret: late })).toMatchObject(refused)
  })

  test('may use one of the last four', async () => {
    const device = newDevice()
    const given: (string | undefined)[] = []
    for (let count = 0; count < 5; count += 1) given.push(await start(device))
    expect(await register(device, newToken(), { secret: given[0] })).toMatchObject(refused)
    expect(await register(device, newToken(), { secret: given[1] })).toMatchObject(DONE)
  })

  test('uses one only, also when two are used at once', async () => {
    const device = newDevice()
    const given = [await start(device), await start(device)]
    const answers = await Promise.all(given.map((secret) => register(device, newToken(), { secret })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const same = newDevice()
    const one = await start(same)
    await start(same)
    const both = await Promise.all([0, 1].map(() => register(same, newToken(), { secret: one })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })

  test('is not found in the database: digests only', async () => {
    const device = newDevice()
    const secret = (await start(device)) ?? ''
    const row = () => storage.store.db.selectFrom('devices').selectAll().where('id', '=', device).executeTakeFirst()
    expect(await row()).toMatchObject({ secret_hash: null, secret_offers: [expect.any(String)] })
    await register(device, newToken(), { secret })
    expect(await row()).toMatchObject({ secret_hash: expect.any(String), secret_offers: [] })
    expect(JSON.stringify(await row())).not.toContain(secret)
  })
})

test('a device that never started has no secret, and one that it sends is none', async () => {
  const device = newDevice()
  const body = { fcm_token: newToken(), device_id: device, spiritual_tradition: 'sikh' }
  const headers = { 'X-Device-Secret': 'of-some-other-provider' }
  expect(await server.api('/notifications/subscribe', { device, headers, body })).toMatchObject(DONE)
})
