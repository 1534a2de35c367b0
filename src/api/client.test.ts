import { describe, expect, test, vi } from 'vitest'
import { ApiError } from './ApiError.ts'
import { checkDeviceStatus, sendAnonymousText, startAnonymousSession } from './chat.ts'
import { createApi, dataOf, timeoutOf } from './client.ts'
import { getProfile } from './profile.ts'
import { getSocialProofMessage } from './socialProof.ts'
import { sendAnonymousVoice } from './voice.ts'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const setUp = (answer: (request: Request) => Response | Promise<Response>) => {
  const requests: Request[] = []
  const onUnauthorized = vi.fn()
  const stored = { token: null as string | null, deviceId: null as string | null }
  const api = createApi({
    baseUrl: 'http://server.test/api/v1',
    token: () => stored.token,
    deviceId: async () => stored.deviceId,
    onUnauthorized,
    fetch: async (request) => {
      requests.push(request.clone())
      return answer(request)
    },
  })
  return { api, requests, onUnauthorized, stored }
}

const signal = new AbortController().signal
const errorOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}
const profile = { id: 'u', profile_completed: true }
const start = { referral_code: '', spiritual_tradition: 'sikh', language: 'punjabi' } as const
const text = { message: 'hello', spiritual_tradition: 'sikh', language: 'punjabi', conversation_id: 'c' } as const

describe('headers, spec §7', () => {
  test('none while nothing is stored; both as soon as they are', async () => {
    const { api, requests, stored } = setUp(() => json(profile))
    await getProfile(api, signal)
    Object.assign(stored, { token: 'secret', deviceId: 'device_12345678' })
    await getProfile(api, signal)
    const seen = requests.map(({ headers }) => [headers.get('authorization'), headers.get('x-device-id')])
    expect(seen).toEqual([
      [null, null],
      ['Bearer secret', 'device_12345678'],
    ])
  })

  test('an upload leaves the content type to the browser, which knows the boundary', async () => {
    const { api, requests } = setUp(() => json({ error: 'message_limit_reached' }))
    const audio_file = new Blob([new Uint8Array(8)], { type: 'audio/wav' })
    const body = { audio_file, language: 'punjabi', spiritual_tradition: 'sikh' } as const
    await sendAnonymousVoice(api, body, signal)
    const [request] = requests
    expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    const form = await request?.formData()
    expect(form?.get('audio_file')).toBeInstanceOf(File)
    expect(form?.get('language')).toBe('punjabi')
    expect(form?.has('referral_code')).toBe(false)
  })
})

describe('timeouts, spec §7', () => {
  test.each([
    ['GET', '/chat/messages/all', 30_000],
    ['POST', '/chat/anonymous/send-text', 300_000],
    ['POST', '/chat/send-voice', 300_000],
    ['POST', '/auth/login/google', 30_000],
    ['PUT', '/auth/profile', 30_000],
  ])('%s %s: %i ms', (method, path, ms) => expect(timeoutOf(method, path)).toBe(ms))

  test('a call that takes too long ends as a timeout, one that is aborted as an abort', async () => {
    let tell = () => {}
    const asked = new Promise<void>((resolve) => {
      tell = resolve
    })
    const never = ({ signal: aborted }: Request) =>
      new Promise<Response>((_, reject) => {
        tell()
        if (aborted.aborted) reject(aborted.reason)
        aborted.addEventListener('abort', () => reject(aborted.reason))
      })
    vi.useFakeTimers()
    const { api } = setUp(never)
    const late = errorOf(getProfile(api, signal))
    // The first call of all waits for a piece of code.
    await asked
    await vi.advanceTimersByTimeAsync(30_000)
    expect((await late).kind).toBe('timeout')
    vi.useRealTimers()
    const { api: other } = setUp(never)
    const controller = new AbortController()
    const call = getProfile(other, controller.signal)
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('the 401 rule, D7', () => {
  test('any call reports it', async () => {
    const { api, onUnauthorized } = setUp(() => json({ detail: 'Please sign in.' }, 401))
    expect(await errorOf(getProfile(api, signal))).toMatchObject({ status: 401, detail: 'Please sign in.' })
    await errorOf(startAnonymousSession(api, start, signal))
    expect(onUnauthorized).toHaveBeenCalledTimes(2)
  })

  test.each(['/auth/whatsapp/send-otp', '/auth/whatsapp/verify-otp', '/auth/login/google', '/auth/logout'] as const)(
    '%s does not',
    async (path) => {
      const { api, onUnauthorized } = setUp(() => json({ detail: 'Wrong code.' }, 401))
      await errorOf(dataOf('Nothing', api.POST(path, { body: {} as never, signal })))
      expect(onUnauthorized).not.toHaveBeenCalled()
    },
  )
})

describe('what a bad answer becomes', () => {
  const html = () => new Response('<!doctype html><p>Bad gateway</p>', { headers: { 'content-type': 'text/html' } })
  test.each<[string, () => Response | Promise<Response>, Partial<ApiError>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network', status: null }],
    [
      '500 with the contract’s body',
      () => json({ detail: 'Sorry.', code: 'internal' }, 500),
      { kind: 'http', status: 500, detail: 'Sorry.', code: 'internal' },
    ],
    [
      '502 with HTML',
      () => new Response('<p>Bad gateway</p>', { status: 502 }),
      { kind: 'http', status: 502, detail: '' },
    ],
    ['200 with HTML', html, { kind: 'malformed' }],
    ['200 with truncated JSON', () => new Response('{"conversation_id": "6f', { status: 200 }), { kind: 'malformed' }],
    ['200 with an empty body', () => new Response('', { status: 200 }), { kind: 'malformed' }],
    ['200 with another shape', () => json({ ok: true }), { kind: 'malformed' }],
    ['200 with a bare word', () => json('fine'), { kind: 'malformed' }],
  ])('%s', async (_name, answer, expected) => {
    const { api } = setUp(answer)
    expect(await errorOf(startAnonymousSession(api, start, signal))).toMatchObject(expected)
    expect(await errorOf(checkDeviceStatus(api, 'sikh', signal))).toMatchObject(expected)
    expect(await errorOf(sendAnonymousText(api, text, signal))).toMatchObject(expected)
    expect(await errorOf(getSocialProofMessage(api, { spiritual_tradition: 'sikh' }, signal))).toMatchObject(expected)
  })

  test('the limit is no error: HTTP 200 with its own word (D5)', async () => {
    const limit = { error: 'message_limit_reached', remaining_messages: 0, requires_login: true }
    const { api } = setUp(() => json(limit))
    expect(await sendAnonymousText(api, text, signal)).toMatchObject(limit)
  })
})

test('an empty referral code is left out, because the contract has none that is empty', async () => {
  const { api, requests } = setUp(() => json({ conversation_id: 'c', remaining_messages: 2 }))
  await startAnonymousSession(api, start, signal)
  expect(await requests[0]?.json()).toEqual({ spiritual_tradition: 'sikh', language: 'punjabi' })
})
