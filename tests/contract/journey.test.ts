import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillSignInPage, newPhone, saveProfile, setupForm } from './accounts.ts'
import { newDevice, openTestStore, startServer, startSession } from './harness.ts'
import { hearMessage, sendVoice } from './voices.ts'

let storage: Awaited<ReturnType<typeof openTestStore>>
beforeAll(async () => {
  storage = await openTestStore()
})
afterAll(() => storage.close())

test('a whole journey leaves nothing of the person in the log, not even at trace', async () => {
  const lines: string[] = []
  const codes: string[] = []
  const server = await startServer({
    store: storage.store,
    local: true,
    log: { level: 'trace', stream: { write: (line) => lines.push(line) } },
    speech: { transcribe: async () => 'spoken of Harbhajan' },
    codeSender: {
      send: async ({ code }) => {
        codes.push(code)
      },
    },
  })
  const [phone, device] = [newPhone(), newDevice()]
  const personal: Record<string, string> = { phone, device, spoken: 'spoken of Harbhajan' }

  const { session, send } = await startSession(server, 'sikh', device)
  Object.assign(personal, {
    secret: session.device_secret,
    conversation: session.conversation_id,
    asked: 'asked of Simran',
  })
  await send('asked of Simran')
  const { body: spoken } = await sendVoice(server, { device })
  await hearMessage(server, spoken.user_message.id, { device })

  const body = { phone_number: phone, spiritual_tradition: 'sikh' }
  await server.api('/auth/whatsapp/send-otp', { device, body })
  const verify = (otp_code: string) => server.api('/auth/whatsapp/verify-otp', { device, body: { ...body, otp_code } })
  personal.code = codes[0] ?? ''
  await verify('000000')
  const { access_token: token, user } = (await verify(personal.code)).body
  const profile = { ...setupForm(phone), name: 'Jaswinder', email: 'jas@example.org', place_of_birth: 'Tarn Taran' }
  await saveProfile(server, token, profile, device)
  Object.assign(personal, { token, user: user.id, name: 'Jaswinder', email: 'jas@example.org', place: 'Tarn Taran' })
  const said = await server.api('/chat/send-text', {
    token,
    body: { message: 'said of Kirpal', language: 'english', spiritual_tradition: 'sikh' },
  })
  Object.assign(personal, { said: 'said of Kirpal', answer: said.body.guru_response.content })
  await server.api(`/chat/messages/${said.body.guru_response.id}/feedback`, { token, body: { feedback_type: 'like' } })
  const push = { fcm_token: 'push-token-of-mine', device_id: device, user_id: user.id, spiritual_tradition: 'sikh' }
  personal.push = push.fcm_token
  await server.api('/notifications/subscribe', {
    token,
    device,
    headers: { 'X-Device-Secret': session.device_secret ?? '' },
    body: push,
  })
  const { answer } = await fillSignInPage(server.url, { name: 'Amandeep', email: 'aman@example.org' })
  Object.assign(personal, { google: 'Amandeep', googleEmail: 'aman@example.org' })
  if (answer.access_token !== undefined) personal.googleToken = answer.access_token
  await server.api('/auth/export', { token })
  await server.api('/auth/account', { method: 'DELETE', token })
  await server.api('/auth/profile', { token })
  await server.close()

  const log = lines.join('')
  // It tells that all of it happened, and that the calls were what they were meant to be.
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  const refused = requests.filter(({ status }) => status >= 400).map(({ route, status }) => `${status} ${route}`)
  expect(refused).toEqual(['400 /api/v1/auth/whatsapp/verify-otp', '401 /api/v1/auth/profile'])
  expect(requests.length).toBeGreaterThan(14)
  for (const [what, text] of Object.entries(personal)) {
    expect(text, what).toMatch(/.{5}/)
    expect(log.includes(text), what).toBe(false)
  }
})
