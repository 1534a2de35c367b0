import { afterAll, beforeAll, expect, test } from 'vitest'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { newClock, newPhone, saveProfile, setupForm, signInByCode, signInByGoogle } from './accounts.ts'
import { leave, newDevice, openTestStore, type Schemas, startServer, startSession, type TestServer } from './harness.ts'

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

const historyOf = async (token: string): Promise<Schemas['AccountExport']['conversations']> =>
  (await server.api('/auth/export', { token })).body.conversations

test('sign-out revokes the token that was shown, and no other', async () => {
  const phone = newPhone()
  const one = await signInByCode(server, phone)
  clock.pass(30_000)
  const two = await signInByCode(server, phone)
  expect(await server.api('/auth/logout', { method: 'POST', token: one.access_token })).toMatchObject({
    status: 204,
    body: undefined,
  })
  expect(await server.api('/auth/profile', { token: one.access_token })).toMatchObject({ status: 401 })
  expect(await server.api('/auth/logout', { method: 'POST', token: one.access_token })).toMatchObject({ status: 401 })
  expect(await server.api('/auth/profile', { token: two.access_token })).toMatchObject({ status: 200 })
})

test('a second process knows the token of the first', async () => {
  const other = await startServer({ store: storage.store })
  const { access_token, user } = await signInByCode(server, newPhone())
  expect((await other.api('/auth/profile', { token: access_token })).body).toEqual(user)
  await other.close()
})

test('a completed profile goes to the chat', async () => {
  const phone = newPhone()
  const { access_token } = await signInByCode(server, phone)
  await saveProfile(server, access_token, setupForm(phone))
  clock.pass(30_000)
  const again = await signInByCode(server, phone)
  expect(again).toMatchObject({ needs_setup: false, route_to: 'chat', message: 'Welcome back.' })
  expect(again.pre_filled_phone).toBeUndefined()
})

test('what the device said becomes the user’s, and its free messages stay used', async () => {
  const { device, session, send } = await startSession(server)
  await leave(storage.store.db, device, 2)
  await send('ਮੇਰਾ ਮਨ ਬੇਚੈਨ ਰਹਿੰਦਾ ਹੈ।')
  await startSession(server, 'hindu', device)
  await send('ਫਿਰ ਕੀ ਕਰਾਂ?')
  const { access_token, user } = await signInByCode(server, newPhone(), { device })

  const conversations = await historyOf(access_token)
  // The Hindu one, in which nothing was said, is not there.
  expect(conversations.map(({ id }) => id)).toEqual([session.conversation_id])
  expect(conversations[0]?.messages.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'ਮੇਰਾ ਮਨ ਬੇਚੈਨ ਰਹਿੰਦਾ ਹੈ।'],
    ['other', expect.any(String)],
    ['user', 'ਫਿਰ ਕੀ ਕਰਾਂ?'],
    ['other', expect.any(String)],
  ])
  const { db } = storage.store
  const row = await db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', session.conversation_id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ user_id: user.id, device_id: null, message_count: 4 })
  const messages = await db
    .selectFrom('messages')
    .select(['user_id', 'device_id', 'created_at'])
    .where('conversation_id', '=', row.id)
    .orderBy('seq')
    .execute()
  expect(messages.map(({ user_id, device_id }) => [user_id, device_id])).toEqual([
    [user.id, null],
    [null, null],
    [user.id, null],
    [null, null],
  ])
  expect(row.last_message_at).toEqual(messages.at(-1)?.created_at)

  const status = await server.api('/chat/anonymous/check-device-status', { device })
  expect(status.body).toEqual({
    trial_completed: true,
    requires_login: true,
    user_message_count: FREE_MESSAGES,
    remaining_conversations: 0,
  })
  const stranger = await server.api(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  expect(stranger.status).toBe(404)
})

test('a repeated client_message_id does not stand in the way of taking over', async () => {
  const device = newDevice()
  const client_message_id = '7b9a1b9e-7f25-4a4e-9d1e-0a4f6b6f2d11'
  const email = 'again@example.com'
  const first = await startSession(server, 'sikh', device)
  await first.send('one', { client_message_id })
  await signInByGoogle(server, email, { device })
  const second = await startSession(server, 'sikh', device)
  await second.send('two', { client_message_id })
  const { access_token } = await signInByGoogle(server, email, { device })
  const said = (await historyOf(access_token)).flatMap(({ messages }) => messages)
  expect(said.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(['two', 'one'])
  expect(said.filter((message) => message.client_message_id === client_message_id)).toHaveLength(1)
})

test('a sign-in without a device takes nothing over', async () => {
  const { device, send } = await startSession(server)
  await send('stays here')
  const { access_token } = await signInByCode(server, newPhone())
  expect(await historyOf(access_token)).toEqual([])
  const status = await server.api('/chat/anonymous/check-device-status', { device })
  expect(status.body.latest_conversation.messages).toHaveLength(2)
})

test('a refused sign-in takes nothing over', async () => {
  const { device, send } = await startSession(server)
  await send('stays here')
  const body = { phone_number: newPhone(), otp_code: '123456', spiritual_tradition: 'sikh' }
  expect((await server.api('/auth/whatsapp/verify-otp', { device, body })).status).toBe(400)
  const status = await server.api('/chat/anonymous/check-device-status', { device })
  expect(status.body.latest_conversation.messages).toHaveLength(2)
})
