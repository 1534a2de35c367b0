import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { speechProvider } from '../../server/voice/speech.ts'
import { makeWav } from '../../server/voice/wav.fixture.ts'
import { newPhone, saveProfile, setupForm, signInByCode, signInByGoogle } from './accounts.ts'
import {
  heldUntil,
  leave,
  newDevice,
  openTestStore,
  startServer,
  startSession,
  TestGuide,
  type TestServer,
  VERSE,
} from './harness.ts'
import { newUser } from './people.ts'
import { hearMessage, sendVoice, startSpeechService, TestSpeech, voiceForm, WAV } from './voices.ts'

let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
/** The same storage, on a server without transcription. */
let deaf: TestServer
const guide = new TestGuide()
const speech = new TestSpeech()
const { reply } = guide
const { reply: transcript } = speech

beforeAll(async () => {
  storage = await openTestStore()
  server = await startServer({ store: storage.store, guide, speech, local: true })
  deaf = await startServer({ store: storage.store, guide, local: true })
})
afterEach(() => {
  Object.assign(guide, { reply, asked: [] })
  Object.assign(speech, { reply: transcript, asked: [] })
})
afterAll(async () => {
  await server.close()
  await deaf.close()
  await storage.close()
})

const AUDIO = { duration_ms: 1000, waveform: Array(48).fill(50) }

test('a spoken question is answered as if it were typed, and kept with its recording', async () => {
  const { device, session } = await startSession(server)
  const id = randomUUID()
  const { status, body } = await sendVoice(server, { device }, { client_message_id: id.toUpperCase() })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    user_message: {
      conversation_id: session.conversation_id,
      content: 'I cannot sleep.',
      message_type: 'voice',
      client_message_id: id,
      audio: AUDIO,
    },
    guru_response: { message_type: 'text', spiritual_references: [VERSE] },
    user_message_count: 1,
    remaining_messages: FREE_MESSAGES - 1,
    requires_login: false,
    conversation_id: session.conversation_id,
  })
  expect(speech.asked).toEqual([{ bytes: WAV, language: 'punjabi' }])
  expect(guide.asked).toMatchObject([{ message: 'I cannot sleep.', tradition: 'sikh', language: 'punjabi' }])

  const stored = await server.api(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  expect(stored.body.messages).toMatchObject([{ role: 'user', message_type: 'voice', audio: AUDIO }, { role: 'other' }])
  expect(stored.body.messages[1]).not.toHaveProperty('audio')
  const status2 = await server.api('/chat/anonymous/check-device-status', { device })
  expect(status2.body.latest_conversation.messages[0].audio).toEqual(AUDIO)
  const sound = await hearMessage(server, body.user_message.id, { device })
  expect(sound.bytes.equals(WAV)).toBe(true)
})

test('text and voice share the free messages', async () => {
  const { device, send } = await startSession(server)
  await leave(storage.store.db, device, 2)
  await send('typed')
  const second = await sendVoice(server, { device })
  expect(second.body).toMatchObject({ user_message_count: FREE_MESSAGES, remaining_messages: 0, requires_login: true })
  const third = await sendVoice(server, { device })
  expect(third).toMatchObject({ status: 200, body: { error: 'message_limit_reached', requires_login: true } })
  expect(third.body).not.toHaveProperty('user_message')
  // Nothing is paid for when there is nothing to answer.
  expect(speech.asked).toHaveLength(1)
  expect((await send('typed')).body.error).toBe('message_limit_reached')
})

test('twenty at the same moment get only the answers that are free, and only their recordings are kept', async () => {
  const { device, session } = await startSession(server)
  await leave(storage.store.db, device, 2)
  speech.reply = heldUntil(server.arrived(20), () => 'question')
  const results = await Promise.all(Array.from({ length: 20 }, () => sendVoice(server, { device })))
  expect(results.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const answered = results.filter(({ body }) => body.guru_response !== undefined)
  expect(answered.map(({ body }) => body.remaining_messages).sort()).toEqual([0, 1])
  expect(results.filter(({ body }) => body.error === 'message_limit_reached')).toHaveLength(18)
  const rows = await storage.store.db
    .selectFrom('messages')
    .leftJoin('recordings', 'recordings.message_id', 'messages.id')
    .select(['role', 'recordings.mime'])
    .where('conversation_id', '=', session.conversation_id)
    .orderBy('seq')
    .execute()
  expect(rows.map(({ role, mime }) => [role, mime])).toEqual([
    ['user', 'audio/wav'],
    ['other', null],
    ['user', 'audio/wav'],
    ['other', null],
  ])
})

test.each([
  ['understood', 'once'],
  ['not understood', ''],
])('a repeated id gets the first answer, at once and later: %s', async (_, text) => {
  const { device, session } = await startSession(server)
  const client_message_id = randomUUID()
  // Held until a second one has looked for a first answer, before there is one.
  const bothAsked = new Promise<void>((resolve) => {
    speech.reply = async () => {
      if (speech.asked.length > 1) resolve()
      await bothAsked
      return text
    }
  })
  const sends = Array.from({ length: 10 }, () => sendVoice(server, { device }, { client_message_id }))
  const results = await Promise.all(sends)
  expect(new Set(results.map(({ body }) => body.guru_response?.id)).size).toBe(1)
  const asked = speech.asked.length
  expect(asked).toBeGreaterThan(1)
  const late = await sendVoice(server, { device }, { client_message_id }, makeWav({ seconds: 3 }))
  expect(late.body.user_message).toEqual(results[0]?.body.user_message)
  expect(late.body.user_message.audio).toEqual(AUDIO)
  expect(speech.asked).toHaveLength(asked)
  const stored = await server.api(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  expect(stored.body.messages).toHaveLength(2)
})

test('without a conversation id the device’s own of this tradition is meant, or one begins', async () => {
  const device = newDevice()
  const form = { language: 'hindi', spiritual_tradition: 'hindu', referral_code: 'SEVA-2025' }
  const first = await sendVoice(server, { device }, form)
  expect(first).toMatchObject({ status: 200, body: { user_message_count: 1 } })
  const { session } = await startSession(server, 'hindu', device)
  expect(session).toMatchObject({ conversation_id: first.body.conversation_id, referral_code: 'SEVA-2025' })
  const other = await startSession(server)
  const strange = { conversation_id: other.session.conversation_id }
  expect(await sendVoice(server, { device }, strange)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  // Right device, wrong tradition.
  const mixed = { conversation_id: first.body.conversation_id }
  expect(await sendVoice(server, { device }, mixed)).toMatchObject({ status: 404 })
})

test.each([
  ['english', 'sikh', /kept.*write.*Guru Granth Sahib/, /^[\x20-\x7e]+$/],
  ['punjabi', 'sikh', /ਸੰਭਾਲ.*ਲਿਖ.*ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ/, /^[\u0a00-\u0a7f।, ]+$/],
  ['hindi', 'sikh', /सहेज.*लिख.*श्री गुरु ग्रंथ साहिब जी/, /^[\u0900-\u097f, ]+$/],
  ['english', 'hindu', /kept.*write.*Bhagavad Gita/, /^[\x20-\x7e]+$/],
  ['punjabi', 'hindu', /ਸੰਭਾਲ.*ਲਿਖ.*ਭਗਵਦ ਗੀਤਾ/, /^[\u0a00-\u0a7f।, ]+$/],
  ['hindi', 'hindu', /सहेज.*लिख.*भगवद्गीता/, /^[\u0900-\u097f, ]+$/],
] as const)(
  'what is not understood is kept, said so in %s (%s), and costs nothing',
  async (language, tradition, words, script) => {
    const { device, session, send } = await startSession(server, tradition)
    const form = { language, spiritual_tradition: tradition, conversation_id: session.conversation_id }
    const { body } = await sendVoice(deaf, { device }, form)
    expect(body).toMatchObject({
      user_message: { content: '', message_type: 'voice', audio: AUDIO },
      guru_response: { content: expect.stringMatching(words), spiritual_references: [] },
      user_message_count: 0,
      remaining_messages: FREE_MESSAGES,
      requires_login: false,
    })
    expect(body.guru_response.content).toMatch(script)
    expect((await hearMessage(deaf, body.user_message.id, { device })).bytes.equals(WAV)).toBe(true)
    // The free messages are still there, and the guide does not talk about what it did not hear.
    await leave(storage.store.db, device, 2)
    await send('typed instead')
    expect(guide.asked).toMatchObject([{ message: 'typed instead', history: [] }])
    expect((await send('and another')).body.remaining_messages).toBe(0)
    expect((await sendVoice(deaf, { device }, form)).body.error).toBe('message_limit_reached')
  },
)

test('a provider that fails, or hears nothing, is no failing send; silence is not even sent to it', async () => {
  const { device } = await startSession(server)
  speech.reply = () => {
    throw new Error('model down')
  }
  expect(await sendVoice(server, { device })).toMatchObject({
    status: 200,
    body: { remaining_messages: FREE_MESSAGES },
  })
  speech.reply = () => ' \n\u0000 '
  expect((await sendVoice(server, { device })).body.user_message.content).toBe('')
  expect(speech.asked).toHaveLength(2)
  speech.reply = transcript
  const silence = makeWav({ level: () => 0.0005 })
  const unheard = await sendVoice(server, { device }, {}, silence)
  expect(unheard.body).toMatchObject({ user_message: { content: '' }, remaining_messages: FREE_MESSAGES })
  expect(speech.asked).toHaveLength(2)
})

test('a guide that fails costs nothing and stores nothing', async () => {
  const { device, session } = await startSession(server)
  guide.reply = () => {
    throw new Error('model down')
  }
  expect(await sendVoice(server, { device })).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  const stored = await server.api(`/chat/anonymous/conversation/${session.conversation_id}`, { device })
  expect(stored.body.messages).toEqual([])
})

test('what nobody understands cannot fill the disk', async () => {
  const limited = await startServer({ store: storage.store, guide, rateLimitFactor: 1 })
  const { db } = storage.store
  const device = newDevice()
  for (let i = 0; i < 10; i += 1) {
    expect((await sendVoice(limited, { device })).status).toBe(200)
  }
  // The limit of a minute is not what this test is about.
  await sql`delete from rate_limits where expires_at < now() + interval '2 hours'`.execute(db)
  const answer = await sendVoice(limited, { device })
  expect(answer).toMatchObject({
    status: 429,
    body: {
      detail: 'Recordings cannot be understood here at the moment. Please write your message.',
      code: 'rate_limited',
    },
  })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  await limited.close()
  await db.deleteFrom('rate_limits').execute()
})

describe('a form that is refused', () => {
  const post = (form: FormData, device = newDevice()) => server.api('/chat/anonymous/send-voice', { device, raw: form })
  const formWithout = (name: string) => {
    const form = voiceForm()
    form.delete(name)
    return form
  }
  const withField = (name: string, value: string | Blob) => {
    const form = voiceForm()
    if (typeof value === 'string') form.append(name, value)
    else form.set(name, value, 'a.wav')
    return form
  }

  test.each([
    ['no recording', () => formWithout('audio_file'), 'The recording is missing.'],
    ['no language', () => formWithout('language'), 'The language is missing.'],
    ['another language', () => voiceForm({ language: 'french' }), 'The language has to be one of:'],
    ['no uuid', () => voiceForm({ client_message_id: 'x' }), 'The message id is not valid.'],
    ['an unknown field', () => voiceForm({ user_id: 'x' }), 'The request has a field that is not known here: user_id.'],
    ['a field twice', () => withField('language', 'hindi'), 'The request has a field twice.'],
    [
      'a text where a file belongs',
      () => {
        const form = formWithout('audio_file')
        form.set('audio_file', 'RIFF')
        return form
      },
      'The recording has to be a file.',
    ],
    [
      'a file where a text belongs',
      () => {
        const form = formWithout('audio_file')
        form.set('referral_code', new Blob([WAV], { type: 'audio/wav' }), 'a.wav')
        form.set('audio_file', 'RIFF')
        return form
      },
      'has to be',
    ],
    ['two files', () => withField('second', new Blob(['x'])), 'not a valid form'],
    ['a long field', () => voiceForm({ referral_code: 'A'.repeat(2000) }), 'too long'],
    ['a prototype', () => withField('__proto__', 'x'), 'not a valid form'],
    ['another kind of file', () => voiceForm({}, WAV, 'audio/webm'), 'has to be a WAV file (audio/wav).'],
    ['bytes that are no wav', () => voiceForm({}, Buffer.alloc(64)), 'The recording is not a WAV file.'],
    ['an empty recording', () => voiceForm({}, Buffer.alloc(0)), 'The recording is empty.'],
    ['half a recording', () => voiceForm({}, WAV.subarray(0, 9_000)), 'did not arrive whole'],
    ['0.1 s', () => voiceForm({}, makeWav({ seconds: 0.1 })), 'too short'],
  ])('%s', async (_, form, sentence) => {
    const answer = await post(form())
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(answer.body.detail).toContain(sentence)
    expect(guide.asked).toEqual([])
  })

  test.each(['audio/wav', 'audio/wave', 'audio/x-wav', 'Audio/WAV; codecs=1'])('%s is a wav', async (type) => {
    expect((await post(voiceForm({}, WAV, type))).status).toBe(200)
  })

  test.each([
    [31, 'said why, once it was read'],
    [70, 'refused by what it says of itself'],
  ])('a recording of %i MB is %s', async (megabytes) => {
    const answer = await post(voiceForm({}, Buffer.alloc(megabytes * 1024 * 1024)))
    expect(answer).toMatchObject({
      status: 413,
      body: { detail: 'This recording is larger than 30 MB. Please send a shorter one.', code: 'payload_too_large' },
    })
  })

  test('JSON, nothing, or a form that was cut off', async () => {
    const path = '/chat/anonymous/send-voice'
    const device = newDevice()
    expect(await server.api(path, { device, body: { language: 'hindi' } })).toMatchObject({ status: 415 })
    expect(await server.api(path, { device, method: 'POST' })).toMatchObject({ status: 400 })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const raw of ['', '--x\r\nContent-Disposition: form-data; name="language"\r\n\r\nhin', 'nonsense']) {
      expect(await server.api(path, { device, raw, headers })).toMatchObject({ status: 400 })
    }
    const noBoundary = { device, raw: 'x', headers: { 'content-type': 'multipart/form-data' } }
    expect(await server.api(path, noBoundary)).toMatchObject({ status: 400 })
    // And a form is nothing that a call with JSON understands.
    expect(await server.api('/chat/anonymous/send-text', { device, raw: voiceForm() })).toMatchObject({ status: 415 })
  })
})

describe('signed in', () => {
  const form = { language: 'english', spiritual_tradition: 'hindu' }

  test('a spoken question is part of the conversation', async () => {
    const { token } = await newUser(storage.store)
    const typed = await server.api('/chat/send-text', { token, body: { ...form, message: 'Peace?' } })
    const { status, body } = await sendVoice(server, { token }, form)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      user_message: { content: 'I cannot sleep.', message_type: 'voice', audio: AUDIO },
      guru_response: { conversation_id: typed.body.guru_response.conversation_id, message_type: 'text' },
      message_category: 'peace',
    })
    expect(body).not.toHaveProperty('remaining_free_messages')
    expect(guide.asked.at(-1)?.history).toHaveLength(2)
    const page = await server.api('/chat/messages/all', { token })
    expect(page.body.messages.map(({ audio }: { audio?: object }) => audio)).toEqual([
      undefined,
      undefined,
      AUDIO,
      undefined,
    ])
    expect((await hearMessage(server, body.user_message.id, { token })).bytes.equals(WAV)).toBe(true)
  })

  test('a repeated id gets the first answer, also of ten at once', async () => {
    const { token } = await newUser(storage.store)
    const client_message_id = randomUUID()
    speech.reply = heldUntil(server.arrived(10), () => 'once')
    const sends = Array.from({ length: 10 }, () => sendVoice(server, { token }, { ...form, client_message_id }))
    const results = await Promise.all(sends)
    expect(new Set(results.map(({ body }) => body.guru_response?.id)).size).toBe(1)
    const later = await sendVoice(server, { token }, { ...form, client_message_id })
    expect(later.body).toEqual(results[0]?.body)
    expect((await server.api('/chat/messages/all', { token })).body.messages).toHaveLength(2)
  })

  test('what is not understood is kept and answered', async () => {
    const { token } = await newUser(storage.store)
    const { body } = await sendVoice(deaf, { token }, form)
    expect(body).toMatchObject({
      user_message: { content: '', audio: AUDIO },
      guru_response: { content: expect.stringContaining('Bhagavad Gita'), spiritual_references: [] },
      message_category: 'voice_not_understood',
    })
    await server.api('/chat/send-text', { token, body: { ...form, message: 'Peace?' } })
    expect(guide.asked).toMatchObject([{ history: [] }])
  })

  test('a token and a completed profile are needed, and one user has a limit on every device', async () => {
    const { token } = await newUser(storage.store, { profile_completed: false })
    expect(await sendVoice(server, { token }, form)).toMatchObject({
      status: 403,
      body: { code: 'profile_incomplete' },
    })
    expect(await sendVoice(server, { token: 'made-up' }, form)).toMatchObject({ status: 401 })
    const limited = await startServer({ store: storage.store, guide, speech, rateLimitFactor: 1 })
    const person = await newUser(storage.store)
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1) {
      statuses.push((await sendVoice(limited, { token: person.token, device: newDevice() }, form)).status)
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429])
    await limited.close()
  })
})

test('recordings join the account at login, move when accounts are merged, and go when it is erased', async () => {
  const [phone, device] = [newPhone(), newDevice()]
  const { session } = await startSession(server, 'sikh', device)
  const sent = await sendVoice(server, { device }, { conversation_id: session.conversation_id })
  const { id, client_message_id } = sent.body.user_message
  const first = await signInByCode(server, phone, { device })
  expect((await hearMessage(server, id, { token: first.access_token })).status).toBe(200)
  expect((await hearMessage(server, id, { device })).status).toBe(404)

  const google = await signInByGoogle(server, 'voice@example.com', { device })
  const { access_token: token } = (await saveProfile(server, google.access_token, setupForm(phone), device)).body
  expect((await hearMessage(server, id, { token })).bytes.equals(WAV)).toBe(true)
  // A retry that began before the login finds its answer after it (D28).
  const again = await sendVoice(server, { token }, { client_message_id })
  expect(again.body.guru_response.id).toBe(sent.body.guru_response.id)

  const exported = (await server.api('/auth/export', { token })).body
  expect(exported.conversations[0].messages[0]).toMatchObject({ id, audio: AUDIO })
  expect(exported.recordings).toEqual([
    {
      message_id: id,
      path: `/api/v1/chat/messages/${id}/audio`,
      mime: 'audio/wav',
      size: WAV.length,
      created_at: sent.body.user_message.created_at,
    },
  ])
  const heard = await fetch(server.url + exported.recordings[0].path, { headers: { Authorization: `Bearer ${token}` } })
  expect(Buffer.from(await heard.arrayBuffer()).equals(WAV)).toBe(true)

  await server.api('/auth/account', { method: 'DELETE', token })
  const left = await storage.store.db.selectFrom('recordings').select('mime').where('message_id', '=', id).execute()
  expect(left).toEqual([])
})

test('a conversation that a login took away meanwhile is not found, and nothing is kept', async () => {
  const { device, session } = await startSession(server)
  speech.reply = async () => {
    await storage.store.db.deleteFrom('conversations').where('id', '=', session.conversation_id).execute()
    return 'hello'
  }
  const sent = await sendVoice(server, { device }, { conversation_id: session.conversation_id })
  expect(sent).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

describe('the sound of a message', () => {
  test('is the device’s own or the user’s own, and nobody else’s', async () => {
    const { device } = await startSession(server)
    const { body } = await sendVoice(server, { device })
    const { id } = body.user_message
    const person = await newUser(storage.store)
    expect((await hearMessage(server, id, { device: newDevice() })).status).toBe(404)
    expect((await hearMessage(server, id, { token: person.token, device })).status).toBe(404)
    expect((await hearMessage(server, id, { token: 'made-up', device })).status).toBe(401)
    expect((await hearMessage(server, id, {})).status).toBe(400)
    expect((await hearMessage(server, body.guru_response.id, { device })).status).toBe(404)
    expect((await hearMessage(server, randomUUID(), { device })).status).toBe(404)
    expect((await hearMessage(server, 'x', { device })).status).toBe(400)
    const other = await sendVoice(server, { token: person.token })
    expect((await hearMessage(server, other.body.user_message.id, { device })).status).toBe(404)
    const refused = await server.api(`/chat/messages/${id}/audio`, { device: newDevice() })
    expect(refused.body).toEqual({ detail: 'This recording could not be found.', code: 'not_found' })
    expect(refused.headers.get('cache-control')).toBe('no-store')
  })

  test('may stay in the browser’s own cache, whole or in part', async () => {
    const { device } = await startSession(server)
    const { id } = (await sendVoice(server, { device })).body.user_message
    const whole = await hearMessage(server, id, { device })
    expect(whole.status).toBe(200)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': String(WAV.length),
      'cache-control': 'private, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      vary: 'Authorization, X-Device-ID, Origin',
    })
    const head = await hearMessage(server, id, { device }, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([200, String(WAV.length), 0])

    const last = WAV.length - 1
    for (const [range, from, to] of [
      ['bytes=0-43', 0, 43],
      ['bytes=100-', 100, last],
      ['bytes=-10', last - 9, last],
      [`bytes=44-${last + 500}`, 44, last],
    ] as const) {
      const part = await hearMessage(server, id, { device }, { range })
      expect(part.status).toBe(206)
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to}/${WAV.length}`)
      expect(part.headers.get('content-length')).toBe(String(to - from + 1))
      expect(part.bytes.equals(WAV.subarray(from, to + 1))).toBe(true)
    }
    for (const range of ['bytes=5-1', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-']) {
      expect((await hearMessage(server, id, { device }, { range })).status).toBe(200)
    }
    for (const range of [`bytes=${WAV.length}-`, 'bytes=-0']) {
      const beyond = await hearMessage(server, id, { device }, { range })
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${WAV.length}`])
      expect(JSON.parse(beyond.bytes.toString())).toMatchObject({ code: 'range_not_satisfiable' })
    }
  })

  test('of five minutes goes in and comes out', async () => {
    const long = makeWav({ seconds: 300, sampleRate: 44_100 })
    const { device } = await startSession(server)
    const sent = await sendVoice(server, { device }, {}, long)
    expect(sent.body.user_message.audio.duration_ms).toBe(300_000)
    const sound = await hearMessage(server, sent.body.user_message.id, { device })
    expect(sound.bytes.equals(long)).toBe(true)
  })
})

describe('an OpenAI-compatible service', () => {
  test('is asked as it wants to be', async () => {
    const service = await startSpeechService()
    const own = speechProvider({ url: service.url, model: 'whisper-1', apiKey: 'secret' })
    for (const [language, code] of [
      ['english', 'en'],
      ['punjabi', 'pa'],
      ['hindi', 'hi'],
    ] as const) {
      expect(await own.transcribe(new Blob([WAV], { type: 'audio/wav' }), language, 1_000)).toBe('I cannot sleep.')
      const { path, headers, form } = service.heard.at(-1) ?? expect.fail('nobody asked')
      expect(path).toBe('/v1/audio/transcriptions')
      expect(headers.authorization).toBe('Bearer secret')
      expect([form.get('model'), form.get('language')]).toEqual(['whisper-1', code])
      const file = form.get('file') as File
      expect([file.type, file.name]).toEqual(['audio/wav', 'voice.wav'])
      expect(Buffer.from(await file.arrayBuffer()).equals(WAV)).toBe(true)
    }
    await speechProvider({ url: service.url, model: 'm', apiKey: undefined }).transcribe(
      new Blob([WAV]),
      'hindi',
      1_000,
    )
    expect(service.heard.at(-1)?.headers).not.toHaveProperty('authorization')
    await service.close()
  })

  test('that fails or is silent leaves the send whole', async () => {
    const service = await startSpeechService()
    const own = (timeoutMs?: number) =>
      speechProvider({ url: service.url, model: 'whisper-1', apiKey: undefined, timeoutMs })
    const lines: string[] = []
    const log = { level: 'info' as const, stream: { write: (line: string) => void lines.push(line) } }
    const asking = await startServer({ store: storage.store, guide, speech: own(), log })
    // Only where no answer comes: what is answered may take as long as a busy machine needs.
    const impatient = await startServer({ store: storage.store, guide, speech: own(200), log })
    const { device } = await startSession(asking)
    const send = async (server = asking) => (await sendVoice(server, { device })).body.user_message?.content
    expect(await send()).toBe('I cannot sleep.')
    for (const [status, body] of [
      [500, 'secret'],
      [200, 'no json'],
      [200, '{"text":7}'],
      [200, 'null'],
      [302, ''],
    ] as const) {
      Object.assign(service, { status, body })
      expect(await send()).toBe('')
    }
    service.isSilent = true
    expect(await send(impatient)).toBe('')
    await service.close()
    expect(await send()).toBe('')
    expect(lines.join('')).toContain('SPEECH_500')
    expect(lines.join('')).not.toContain('secret')
    await asking.close()
    await impatient.close()
  })
})
