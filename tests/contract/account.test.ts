import { afterAll, beforeAll, expect, test } from 'vitest'
import { newClock, newcomer, newPhone, saveProfile, setupForm, signInByCode, signInByGoogle } from './accounts.ts'
import { newDevice, openTestStore, startServer, startSession, type TestServer } from './harness.ts'

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

const codeOf = async (id: string) =>
  (await storage.store.db.selectFrom('users').select('referral_code').where('id', '=', id).executeTakeFirstOrThrow())
    .referral_code
const erase = (token: string) => server.api('/auth/account', { method: 'DELETE', token })

test('an export holds everything, and is a file', async () => {
  const [phone, device] = [newPhone(), newDevice()]
  for (const tradition of ['sikh', 'hindu'] as const) {
    const { send } = await startSession(server, tradition, device)
    await send(`said to ${tradition}`)
  }
  const { access_token: token, user } = await signInByCode(server, phone, { device })
  await saveProfile(server, token, setupForm(phone))
  await newcomer(server, await codeOf(user.id))

  const answer = await server.api('/auth/export', { token })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="satsang-export.json"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const exported = answer.body
  expect(exported).toMatchObject({
    exported_at: clock.now().toISOString(),
    user: { id: user.id, name: 'Meera Sharma', phone_number: phone, referral_points: 10, referral_count: 1 },
    push_tokens: [],
    recordings: [],
    whatsapp_number: phone,
    referrals: [{ points: 10, created_at: expect.any(String) }],
    sign_ins: [{ created_at: expect.any(String) }],
  })
  // Latest conversation first, oldest message first.
  expect(
    exported.conversations.map(
      (conversation: { messages: { content: string }[] }) => conversation.messages[0]?.content,
    ),
  ).toEqual(['said to hindu', 'said to sikh'])
  expect(exported.conversations[0].messages[1].spiritual_references).toHaveLength(1)
  expect(JSON.stringify(exported)).not.toContain(token)
})

test('an account without anything can be exported', async () => {
  const { access_token: token } = await signInByGoogle(server, 'empty@example.com')
  expect((await server.api('/auth/export', { token })).body).toMatchObject({ conversations: [], referrals: [] })
})

test('erasing leaves nothing of the person anywhere', async () => {
  const [phone, device] = [newPhone(), newDevice()]
  const { send, session } = await startSession(server, 'sikh', device)
  await send('only mine')
  const first = await signInByCode(server, phone, { device })
  const google = await signInByGoogle(server, 'erase@example.com', { device })
  const merged = (await saveProfile(server, google.access_token, setupForm(phone), device)).body
  expect(merged.access_token).toBeDefined()

  expect(await erase(merged.access_token)).toMatchObject({ status: 204, body: undefined })
  for (const token of [merged.access_token, google.access_token, first.access_token]) {
    expect((await server.api('/auth/profile', { token })).status).toBe(401)
  }
  const { db } = storage.store
  const tables = [
    'users',
    'conversations',
    'messages',
    'push_tokens',
    'saved_items',
    'access_tokens',
    'referrals',
    'one_time_codes',
    'dev_outbox',
    'dev_sign_ins',
  ] as const
  const left = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  const everything = JSON.stringify(left)
  expect(everything).not.toContain('only mine')
  expect(everything).not.toContain('erase@example.com')
  expect(everything).not.toContain(phone)
  expect(everything).not.toContain(google.user.id)
  expect(everything).not.toContain(session.conversation_id)
  expect(await erase(merged.access_token)).toMatchObject({ status: 401 })
})

test('erasing one account leaves the others alone', async () => {
  const stays = await signInByCode(server, newPhone())
  const goes = await signInByCode(server, newPhone())
  await erase(goes.access_token)
  expect((await server.api('/auth/profile', { token: stays.access_token })).body).toEqual(stays.user)
})

test('points go with the account of who brought them, however long it stayed', async () => {
  const referrer = await signInByCode(server, newPhone())
  const points = async () =>
    (await server.api('/auth/profile', { token: referrer.access_token })).body.referral_points as number
  const stayed = await newcomer(server, await codeOf(referrer.user.id))
  clock.pass(30 * 86_400_000)
  const left = await newcomer(server, await codeOf(referrer.user.id))
  expect(await points()).toBe(20)
  // Who comes and goes would be new again each time.
  await erase(left.access_token)
  expect(await points()).toBe(10)
  await erase(stayed.access_token)
  expect(await points()).toBe(0)
  const rows = storage.store.db.selectFrom('referrals').selectAll().where('referrer_id', '=', referrer.user.id)
  expect(await rows.execute()).toEqual([])
  await newcomer(server, await codeOf(referrer.user.id))
  await erase(referrer.access_token)
  expect(await rows.execute()).toEqual([])
})

test('the same number may begin anew', async () => {
  const phone = newPhone()
  const { access_token, user } = await signInByCode(server, phone)
  await erase(access_token)
  const again = await signInByCode(server, phone)
  expect(again.is_new_user).toBe(true)
  expect(again.user.id).not.toBe(user.id)
})
