import { describe, expect, test } from 'vitest'
import { errorOf, json, setUp, signal } from '../../tests/api/testing.ts'
import type { ApiError } from './ApiError.ts'
import { timeoutOf } from './client.ts'
import { getMessageAudio, sendAnonymousVoice, sendVoice } from './voice.ts'

type Api = Parameters<typeof sendVoice>[0]

const recording = new Blob(['RIFF....WAVE'], { type: 'audio/wav' })
const spoken = {
  audio_file: recording,
  language: 'punjabi',
  spiritual_tradition: 'sikh',
  client_message_id: 'c-1',
} as const
const visitors = { ...spoken, conversation_id: 'conv-1', referral_code: 'SEVA-2025' }
const userMessage = { id: 'u-1', conversation_id: 'conv-1', content: '', created_at: '2026-11-20T15:04:00.000Z' }
const guru = { id: 'r-1', conversation_id: 'conv-1', content: 'Welcome.', created_at: '2026-11-20T15:04:01.000Z' }
const reply = { user_message: userMessage, guru_response: guru }
const counts = { user_message_count: 1, remaining_messages: 1, requires_login: false }
const anonymousReply = { ...reply, ...counts }
const limit = { error: 'message_limit_reached', remaining_messages: 0, requires_login: true, user_message_count: 2 }
const sound = () => new Response(recording, { headers: { 'content-type': 'audio/wav' } })

/** What a request's form holds; of the file its name, type and bytes. */
async function formOf(request: Request | undefined) {
  const form = await request?.formData()
  const fields = await Promise.all(
    [...(form ?? [])].map(async ([name, value]) => [
      name,
      value instanceof File ? [value.name, value.type, await value.text()] : value,
    ]),
  )
  return Object.fromEntries(fields)
}

describe('what is asked (spec §7)', () => {
  test.each([
    ['a person', '/chat/send-voice', spoken, (api: Api) => sendVoice(api, spoken, signal), reply, reply],
    [
      'a visitor',
      '/chat/anonymous/send-voice',
      visitors,
      (api: Api) => sendAnonymousVoice(api, visitors, signal),
      anonymousReply,
      { ...reply, counts },
    ],
  ])('%s sends a form, whose boundary the browser writes', async (_who, path, message, call, answer, read) => {
    const { api, requests } = setUp(() => json(answer))
    expect(await call(api)).toMatchObject(read)
    const [request] = requests
    expect([request?.method, request?.url]).toEqual(['POST', `http://server.test/api/v1${path}`])
    expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    const { audio_file: _, ...fields } = message
    expect(await formOf(request)).toEqual({
      ...fields,
      audio_file: ['recording.wav', 'audio/wav', 'RIFF....WAVE'],
    })
    expect(timeoutOf('POST', path)).toBe(300_000)
  })

  test('fields that are not there are left out', async () => {
    const { api, requests } = setUp(() => json(anonymousReply))
    await sendAnonymousVoice(api, { audio_file: recording, language: 'hindi', spiritual_tradition: 'hindu' }, signal)
    expect(Object.keys(await formOf(requests[0])).sort()).toEqual(['audio_file', 'language', 'spiritual_tradition'])
  })

  test('the recording of a message', async () => {
    const { api, requests } = setUp(sound)
    const blob = await getMessageAudio(api, 'm-1', signal)
    expect([blob.type, await blob.text()]).toEqual(['audio/wav', 'RIFF....WAVE'])
    expect(requests[0]?.url).toBe('http://server.test/api/v1/chat/messages/m-1/audio')
  })
})

describe.each([
  ['sendVoice', (api: Api) => sendVoice(api, spoken, signal)],
  ['sendAnonymousVoice', (api: Api) => sendAnonymousVoice(api, visitors, signal)],
] as const)('%s', (_name, call) => {
  test.each<[string, () => Response | Promise<Response>, Partial<ApiError>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network', status: null }],
    [
      'too large',
      () => json({ detail: 'Too long.', code: 'payload_too_large' }, 413),
      { status: 413, detail: 'Too long.' },
    ],
    ['HTML', () => new Response('<p>Hello</p>', { headers: { 'content-type': 'text/html' } }), { kind: 'malformed' }],
    ['another shape', () => json({ ok: true }), { kind: 'malformed' }],
    ['a reply without words', () => json({ ...anonymousReply, guru_response: { id: 'r' } }), { kind: 'malformed' }],
  ])('%s', async (_case, answer, expected) => {
    const { api } = setUp(answer)
    expect(await errorOf(call(api))).toMatchObject(expected)
  })

  test('a reply may carry its words in the other field', async () => {
    const { content, ...rest } = guru
    const { api } = setUp(() => json({ ...anonymousReply, guru_response: { ...rest, text_content: content } }))
    expect(await call(api)).toMatchObject({ guru_response: { text_content: 'Welcome.' } })
  })
})

test('the end of the trial is an answer', async () => {
  const { api } = setUp(() => json(limit))
  expect(await sendAnonymousVoice(api, visitors, signal)).toMatchObject(limit)
})

describe('getMessageAudio', () => {
  const call = (api: Api) => getMessageAudio(api, 'm-1', signal)
  test.each<[string, () => Response | Promise<Response>, Partial<ApiError>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
    [
      'another’s',
      () => json({ detail: 'No.', code: 'not_found' }, 404),
      { kind: 'http', status: 404, code: 'not_found' },
    ],
    ['nothing', () => new Response(new Blob([]), { headers: { 'content-type': 'audio/wav' } }), { kind: 'malformed' }],
  ])('%s', async (_case, answer, expected) => {
    const { api } = setUp(answer)
    expect(await errorOf(call(api))).toMatchObject(expected)
  })

  test('an expired token is reported (D7)', async () => {
    const { api, unauthorized } = setUp(() => json({ detail: 'Please sign in.' }, 401))
    await errorOf(call(api))
    expect(unauthorized()).toBe(1)
  })
})
