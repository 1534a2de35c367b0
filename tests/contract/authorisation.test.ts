import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { newPhone, saveProfile, setupForm, signInByCode } from './accounts.ts'
import {
  type Answered,
  type CallOptions,
  newDevice,
  openTestStore,
  type Schemas,
  startServer,
  startSession,
  type TestServer,
} from './harness.ts'
import { hearMessage, voiceForm, WAV } from './voices.ts'

/**
 * Call by call: who may come in, and that nobody reads, rates or changes what is another's. The calls are those of the
 * contract: one that is new there fails here until it says, below, what it must not do.
 */

type Described = { operationId: string; security?: Record<string, unknown>[]; responses: Record<string, unknown> }
const contract = parse(readFileSync(new URL('../../openapi/v1.yaml', import.meta.url), 'utf8'))
const bearerOperations = Object.entries<Record<string, Described>>(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      mayRefuseIncomplete: '403' in operation.responses,
      access: (operation.security ?? contract.security).flatMap(Object.keys) as string[],
    }))
    .filter(({ access }) => access.includes('bearer')),
)

let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
/** A has a history, a referral and a profile; B is somebody else; C has not completed the profile. */
let a: Person
let b: Person
let c: Person
/** What A's answer of the guide is known by, and what A said. */
let replyOfA: string
let voiceOfA: string

type Person = { token: string; id: string; device: string; phone: string }

const SECRET = 'only A may read this'
const TOKEN_OF_A = 'token-of-A'
const SAVED: Schemas['SavedItem'] = {
  id: 'saved-by-A',
  spiritual_tradition: 'sikh',
  text: SECRET,
  references: [],
  note: '',
  matter: '',
  saved_at: '2026-11-20T10:00:00.000Z',
  changed_at: '2026-11-20T10:00:00.000Z',
  removed: false,
}

async function newPerson(isComplete: boolean): Promise<Person> {
  const [phone, device] = [newPhone(), newDevice()]
  const { access_token: token, user } = await signInByCode(server, phone, { device })
  if (isComplete) await saveProfile(server, token, { ...setupForm(phone), place_of_birth: SECRET }, device)
  return { token, id: user.id, device, phone }
}

const everythingOf = async ({ token }: Person) => {
  const { exported_at: _, ...exported } = (await server.api('/auth/export', { token })).body
  return exported
}

beforeAll(async () => {
  storage = await openTestStore()
  server = await startServer({ store: storage.store, local: true })
  const [phone, device] = [newPhone(), newDevice()]
  const { send, session } = await startSession(server, 'sikh', device)
  const sent = await send(SECRET)
  replyOfA = sent.body.guru_response.id
  const spoken = await server.api('/chat/anonymous/send-voice', { device, raw: voiceForm() })
  voiceOfA = spoken.body.user_message.id
  const { access_token: token, user } = await signInByCode(server, phone, { device })
  await saveProfile(server, token, { ...setupForm(phone), place_of_birth: SECRET }, device)
  a = { token, id: user.id, device, phone }
  const pushed = { fcm_token: TOKEN_OF_A, user_id: a.id, device_id: device, spiritual_tradition: 'sikh' }
  const headers = { 'X-Device-Secret': session.device_secret ?? '' }
  await server.api('/notifications/subscribe', { token, device, headers, body: pushed })
  await server.api('/auth/saved', { token, body: { items: [SAVED] } })
  b = await newPerson(true)
  c = await newPerson(false)
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

/** A body of B's that keeps the contract, so that nothing but the rights decides. */
const BODIES: Record<string, (who?: Person) => Pick<CallOptions, 'body' | 'raw'>> = {
  updateProfile: () => ({ body: { language_preference: 'hindi' } }),
  syncSaved: () => ({ body: { items: [] } }),
  searchMessages: () => ({ body: { query: SECRET } }),
  sendText: () => ({
    body: { message: 'Peace?', language: 'english', spiritual_tradition: 'sikh', client_message_id: randomUUID() },
  }),
  sendVoice: () => ({ raw: voiceForm({ language: 'english' }) }),
  sendFeedback: () => ({ body: { feedback_type: 'like' } }),
  subscribeNotifications: (who = b) => ({
    body: { fcm_token: 't', device_id: who.device, spiritual_tradition: 'sikh' },
  }),
  unsubscribeNotifications: () => ({ body: { fcm_token: 't' } }),
  transitionAnonymousToken: (who = b) => ({
    body: { device_id: who.device, user_id: who.id, spiritual_tradition: 'sikh' },
  }),
  generateReferralLink: () => ({ body: { referral_type: 'family', spiritual_tradition: 'sikh' } }),
  sharePlatform: () => ({ body: { referral_type: 'family', platform: 'whatsapp', spiritual_tradition: 'sikh' } }),
}

function call(id: string, options: CallOptions): Promise<Answered> {
  const operation = bearerOperations.find((known) => known.id === id)
  if (operation === undefined) throw new Error(`no such call: ${id}`)
  const path = operation.path.replace('{id}', id === 'getMessageAudio' ? voiceOfA : replyOfA)
  return server.api(path, { method: operation.method, ...BODIES[id]?.(), ...options })
}

describe.each(bearerOperations)('$id', ({ id, access, mayRefuseIncomplete }) => {
  const refused = { status: 401, body: { detail: 'Please sign in again.', code: 'unauthorized' } }

  test('lets nobody in without a valid token', async () => {
    const { access_token: revoked } = await signInByCode(server, newPhone())
    await server.api('/auth/logout', { method: 'POST', token: revoked })
    const { access_token: erased } = await signInByCode(server, newPhone())
    await server.api('/auth/account', { method: 'DELETE', token: erased })
    const device = access.includes('deviceId') ? undefined : a.device
    const named = device === undefined ? {} : { device }
    // With the push calls a device may stand in for the token; neither of them is 400.
    if (access.includes('deviceId')) expect(await call(id, {})).toMatchObject({ status: 400 })
    else expect(await call(id, named)).toMatchObject(refused)
    for (const token of [revoked, erased, 'made-up', `${a.token}x`, a.token.slice(1), a.token.toLowerCase(), a.id]) {
      expect(await call(id, { ...named, token })).toMatchObject(refused)
    }
    for (const Authorization of [
      'Bearer',
      'Bearer ',
      `Basic ${a.token}`,
      a.token,
      `Bearer ${a.token} x`,
      "Bearer '--",
    ]) {
      expect(await call(id, { ...named, headers: { Authorization } })).toMatchObject(refused)
    }
  })

  test('asks for a completed profile where the contract says so', async () => {
    if (['logout', 'deleteAccount'].includes(id)) return
    const answer = await call(id, { token: c.token, device: c.device, ...BODIES[id]?.(c) })
    // Those with a 403 of another kind: who is too young, or no more than names a device.
    const others = ['updateProfile', 'transitionAnonymousToken', 'unsubscribeNotifications']
    const opens = !mayRefuseIncomplete || others.includes(id)
    // The one call whose path is A's: let in, C does not find it.
    if (id === 'getMessageAudio') expect(answer.status).toBe(404)
    else if (opens) expect(answer.status).toBe(200)
    else expect(answer).toMatchObject({ status: 403, body: { code: 'profile_incomplete' } })
  })
})

/** For each call what B tries with it, and what must not come of it. `a` is compared before and after by the test. */
const ATTEMPTS: Record<string, () => Promise<unknown>> = {
  getProfile: async () => {
    const { body } = await call('getProfile', { token: b.token, device: a.device })
    expect(body.id).toBe(b.id)
    expect(JSON.stringify(body)).not.toContain(a.phone)
  },
  updateProfile: async () => {
    // With A's device, and A's number: neither makes B into A.
    const body = { ...setupForm(a.phone), name: 'B was here' }
    const answer = await call('updateProfile', { token: b.token, device: a.device, body })
    expect(answer).toMatchObject({ status: 409, body: { code: 'phone_already_registered' } })
    const named = await call('updateProfile', { token: b.token, body: { id: a.id, name: 'B was here' } })
    expect(named.status).toBe(400)
  },
  exportAccount: async () => {
    const { body } = await call('exportAccount', { token: b.token, device: a.device })
    expect(body.user.id).toBe(b.id)
    expect(JSON.stringify(body.conversations)).not.toContain(SECRET)
  },
  syncSaved: async () => {
    const changed_at = '2026-11-21T10:00:00.000Z'
    const items = [{ ...SAVED, changed_at, removed: true }]
    const answer = await call('syncSaved', { token: b.token, device: a.device, body: { items } })
    expect(answer).toMatchObject({ status: 200, body: { items: [{ id: SAVED.id, text: '', removed: true }] } })
  },
  deleteAccount: async () => {
    const { access_token: token } = await signInByCode(server, newPhone(), { device: a.device })
    expect(await call('deleteAccount', { token, device: a.device })).toMatchObject({ status: 204 })
  },
  logout: async () => {
    const { access_token: token } = await signInByCode(server, newPhone(), { device: a.device })
    expect(await call('logout', { token, device: a.device })).toMatchObject({ status: 204 })
    expect((await call('getProfile', { token: a.token })).status).toBe(200)
  },
  listConversations: async () => {
    const { token } = await newPerson(true)
    const answer = await call('listConversations', { token, device: a.device })
    expect(answer).toMatchObject({ status: 200, body: [] })
  },
  listAllMessages: async () => {
    const { token } = await newPerson(true)
    const answer = await call('listAllMessages', { token, device: a.device })
    expect(answer).toMatchObject({ status: 200, body: { messages: [], total_conversations: 0 } })
    const named = await server.api(`/chat/messages/all?message_id=${replyOfA}`, { token, device: a.device })
    expect(named).toMatchObject({ status: 404, body: { code: 'message_not_found' } })
  },
  searchMessages: async () => {
    const ask = (token: string) => call('searchMessages', { token, device: a.device })
    expect(await ask(b.token)).toMatchObject({ status: 200, body: { hits: [], more: false } })
    expect((await ask(a.token)).body.hits).toHaveLength(1)
  },
  sendText: async () => {
    const mine = (await everythingOf(a)).conversations[0].messages[0].client_message_id
    const body = {
      message: 'Peace?',
      language: 'english',
      spiritual_tradition: 'sikh',
      // A repeated id returns the first answer (D28), but only to its own sender.
      client_message_id: mine,
    }
    const answer = await call('sendText', { token: b.token, device: a.device, body })
    expect(answer.body.guru_response.id).not.toBe(replyOfA)
  },
  sendVoice: async () => {
    const answer = await call('sendVoice', { token: b.token, device: a.device })
    expect(answer.status).toBe(200)
    // A repeated id returns the first answer (D28), but only to its own sender.
    const mine = (await everythingOf(a)).conversations[0].messages[2].client_message_id
    const raw = voiceForm({ client_message_id: mine })
    const repeated = await server.api('/chat/send-voice', { token: b.token, device: a.device, raw })
    expect(repeated.body.user_message.id).not.toBe(voiceOfA)
  },
  getMessageAudio: async () => {
    expect(await call('getMessageAudio', { token: b.token, device: a.device })).toMatchObject({ status: 404 })
    // A's device alone is not enough either, once the message is A's.
    expect(await call('getMessageAudio', { device: a.device })).toMatchObject({ status: 404 })
    expect((await hearMessage(server, voiceOfA, { token: a.token })).bytes.equals(WAV)).toBe(true)
  },
  sendFeedback: async () => {
    const answer = await call('sendFeedback', { token: b.token, device: a.device })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  },
  subscribeNotifications: async () => {
    const body = { fcm_token: 't', user_id: a.id, device_id: a.device, spiritual_tradition: 'sikh' }
    const answer = await call('subscribeNotifications', { token: b.token, device: b.device, body })
    expect(answer.status).toBe(403)
  },
  unsubscribeNotifications: async () => {
    const body = { fcm_token: TOKEN_OF_A }
    const answer = await call('unsubscribeNotifications', { token: b.token, device: b.device, body })
    expect(answer.status).toBe(200)
  },
  transitionAnonymousToken: async () => {
    const body = { device_id: a.device, user_id: a.id, spiritual_tradition: 'sikh' }
    const answer = await call('transitionAnonymousToken', { token: b.token, device: b.device, body })
    expect(answer.status).toBe(403)
    // A's device is not B's by its id (D51).
    const own = { device_id: a.device, user_id: b.id, spiritual_tradition: 'sikh' }
    const moved = await call('transitionAnonymousToken', { token: b.token, device: a.device, body: own })
    expect(moved).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  },
  generateReferralLink: async () => {
    const { body: theirs } = await call('generateReferralLink', { token: a.token })
    const { body: own } = await call('generateReferralLink', { token: b.token, device: a.device })
    expect(own.referral_link).not.toBe(theirs.referral_link)
  },
  sharePlatform: async () => {
    const { body: theirs } = await call('sharePlatform', { token: a.token })
    const { body: own } = await call('sharePlatform', { token: b.token, device: a.device })
    expect(own.share_url).not.toBe(theirs.share_url)
  },
}

test('every call of the contract is tried', () => {
  expect(Object.keys(ATTEMPTS).sort()).toEqual(bearerOperations.map(({ id }) => id).sort())
})

test.each(Object.entries(ATTEMPTS))('%s: B reads and changes nothing of A’s', async (_, attempt) => {
  const before = await everythingOf(a)
  expect(before.conversations[0].messages[0].content).toBe(SECRET)
  expect(before.recordings).toHaveLength(1)
  expect(before.push_tokens).toHaveLength(1)
  expect(before.saved).toEqual([SAVED])
  await attempt()
  expect(await everythingOf(a)).toEqual(before)
})

test('A may do with A’s own what B may not', async () => {
  const answer = await call('sendFeedback', { token: a.token })
  expect(answer).toMatchObject({ status: 200, body: { user_feedback: 'like' } })
  expect(await everythingOf(a)).toMatchObject({ user: { id: a.id } satisfies Partial<Schemas['User']> })
})
