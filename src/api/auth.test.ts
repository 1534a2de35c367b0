import { describe, expect, test } from 'vitest'
import { setUp as connect, errorOf, json, signal } from '../../tests/api/testing.ts'
import { loginWithGoogle, sendWhatsappOtp, verifyWhatsappOtp } from './auth.ts'
import { logout } from './logout.ts'

/** A visitor: no token, but a device. */
const setUp = (answer: () => Response | Promise<Response>) =>
  connect(answer, { token: () => null, deviceId: async () => 'device_12345678' })

const googleToken = {
  id: '108',
  email: 'meera@example.com',
  name: 'Meera',
  picture: 'https://example.com/meera.jpg',
  audience: 'satsang-local',
  accessToken: 'provider-token',
}
const google = { googleToken, referralCode: 'SEVA-2025', tradition: 'hindu' } as const
const otp = { phone: '+919876543210', tradition: 'sikh' } as const
const verification = { ...otp, code: '402917', referralCode: 'SEVA-2025' } as const

const user = { id: 'u', profile_completed: true }
const signedIn = {
  success: true,
  user,
  access_token: 'token',
  token_type: 'bearer',
  is_new_user: false,
  needs_setup: false,
  route_to: 'chat',
}

const logins = {
  google: (api: ReturnType<typeof setUp>['api']) => loginWithGoogle(api, google, signal),
  whatsapp: (api: ReturnType<typeof setUp>['api']) => verifyWhatsappOtp(api, verification, signal),
}

describe.each(['google', 'whatsapp'] as const)('what a login by %s brings', (method) => {
  const login = logins[method]

  test('user and token', async () => {
    const { api } = setUp(() => json(signedIn))
    expect(await login(api)).toMatchObject({
      user,
      accessToken: 'token',
      isNewUser: false,
      needsSetup: false,
      prefilledPhone: null,
    })
  })

  test.each([
    ['route_to', { ...signedIn, route_to: 'setup' }],
    ['needs_setup', { ...signedIn, needs_setup: true }],
    ['the user', { ...signedIn, user: { id: 'u', profile_completed: false } }],
    ['a user without the field', { ...signedIn, user: { id: 'u' } }],
  ])('%s alone sends to setup', async (_name, body) => {
    const { api } = setUp(() => json({ ...body, is_new_user: true, pre_filled_phone: '+919876543210' }))
    expect(await login(api)).toMatchObject({
      isNewUser: true,
      needsSetup: true,
      prefilledPhone: method === 'whatsapp' ? '+919876543210' : null,
    })
  })

  test.each([
    ['no token', { ...signedIn, access_token: undefined }],
    ['an empty token', { ...signedIn, access_token: '' }],
    ['a token that no header can carry', { ...signedIn, access_token: 'a\0b' }],
    ['a token that is too long for any', { ...signedIn, access_token: 'a'.repeat(100_000) }],
    ['no user', { ...signedIn, user: undefined }],
    ['a null user', { ...signedIn, user: null }],
    ['a user without an id', { ...signedIn, user: {} }],
    ['nothing of it', {}],
  ])('%s is malformed', async (_name, body) => {
    const { api } = setUp(() => json(body))
    expect(await errorOf(login(api))).toMatchObject({ kind: 'malformed' })
  })

  test('401 is a refusal, not the end of a session (D7)', async () => {
    const { api, unauthorized } = setUp(() => json({ detail: 'Not verified.', code: 'login_refused' }, 401))
    expect(await errorOf(login(api))).toMatchObject({ kind: 'http', status: 401, detail: 'Not verified.' })
    expect(unauthorized()).toBe(0)
  })

  test('no network', async () => {
    const { api } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await errorOf(login(api))).toMatchObject({ kind: 'network' })
  })
})

test('the Google credential goes as the contract has it; what is empty stays away', async () => {
  const { api, requests } = setUp(() => json(signedIn))
  await loginWithGoogle(api, google, signal)
  await loginWithGoogle(
    api,
    { ...google, googleToken: { ...googleToken, name: '', picture: '' }, referralCode: '' },
    signal,
  )
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    {
      google_token: {
        id: '108',
        email: 'meera@example.com',
        name: 'Meera',
        picture: 'https://example.com/meera.jpg',
        audience: 'satsang-local',
        access_token: 'provider-token',
      },
      referral_code: 'SEVA-2025',
      spiritual_tradition: 'hindu',
    },
    {
      google_token: {
        id: '108',
        email: 'meera@example.com',
        audience: 'satsang-local',
        access_token: 'provider-token',
      },
      spiritual_tradition: 'hindu',
    },
  ])
})

describe('sending a code', () => {
  test('to +91 and ten digits (D10)', async () => {
    const { api, requests } = setUp(() => json({ success: true, message: 'OTP sent successfully' }))
    expect(await sendWhatsappOtp(api, otp, signal)).toEqual({ message: 'OTP sent successfully' })
    expect(await requests[0]?.json()).toEqual({ phone_number: '+919876543210', spiritual_tradition: 'sikh' })
  })

  test('without a message', async () => {
    const { api } = setUp(() => json({ success: true }))
    expect(await sendWhatsappOtp(api, otp, signal)).toEqual({ message: null })
  })

  test.each([
    ['with a message', { success: false, message: 'No such number.' }, 'No such number.'],
    ['without one', { success: false }, ''],
  ])('success: false %s is not sent', async (_name, body, detail) => {
    const { api } = setUp(() => json(body))
    expect(await errorOf(sendWhatsappOtp(api, otp, signal))).toMatchObject({
      kind: 'http',
      detail,
      code: 'otp_not_sent',
    })
  })

  test('another shape is malformed', async () => {
    const { api } = setUp(() => json({ ok: true }))
    expect(await errorOf(sendWhatsappOtp(api, otp, signal))).toMatchObject({ kind: 'malformed' })
  })

  test.each([
    ['200', 200],
    [null, null],
    ['Thu, 26 Nov 2026 20:00:00 GMT', null],
  ])('429 brings the server’s sentence, and the wait: %s', async (header, retryAfterS) => {
    const headers = new Headers(header === null ? [] : [['Retry-After', header]])
    const { api } = setUp(() =>
      Response.json({ detail: 'Please wait.', code: 'rate_limited' }, { status: 429, headers }),
    )
    expect(await errorOf(sendWhatsappOtp(api, otp, signal))).toMatchObject({
      status: 429,
      detail: 'Please wait.',
      retryAfterS,
    })
  })
})

describe('verifying a code', () => {
  test('sends number, code and referral', async () => {
    const { api, requests } = setUp(() => json(signedIn))
    await verifyWhatsappOtp(api, verification, signal)
    await verifyWhatsappOtp(api, { ...verification, referralCode: '' }, signal)
    const body = { phone_number: '+919876543210', otp_code: '402917', spiritual_tradition: 'sikh' }
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      { ...body, referral_code: 'SEVA-2025' },
      body,
    ])
  })

  test.each([
    ['with words', { error: 'Invalid OTP' }, 'Invalid OTP'],
    ['with nothing in it', { error: '' }, ''],
    ['that is no text', { error: true }, ''],
    ['beside a user', { ...signedIn, error: 'Blocked' }, 'Blocked'],
  ])('200 and an error %s is a refusal', async (_name, body, detail) => {
    const { api } = setUp(() => json(body))
    expect(await errorOf(verifyWhatsappOtp(api, verification, signal))).toMatchObject({
      kind: 'http',
      status: 200,
      detail,
      code: 'login_refused',
    })
  })

  test.each([null, ''])('an error of %j beside a user is none', async (error) => {
    const { api } = setUp(() => json({ ...signedIn, error }))
    expect(await verifyWhatsappOtp(api, verification, signal)).toMatchObject({ accessToken: 'token' })
  })

  test('a wrong code by its status', async () => {
    const { api } = setUp(() => json({ detail: 'Invalid OTP', code: 'invalid_otp' }, 400))
    expect(await errorOf(verifyWhatsappOtp(api, verification, signal))).toMatchObject({
      status: 400,
      code: 'invalid_otp',
    })
  })
})

describe('signing out', () => {
  test('carries the token, which is stored no longer', async () => {
    const { api, requests } = setUp(() => new Response(null, { status: 204 }))
    await logout(api, 'gone', signal)
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer gone')
    expect(requests[0]?.headers.get('x-device-id')).toBe('device_12345678')
  })

  test.each([401, 404, 405, 501])('%i means that there is nothing to revoke', async (status) => {
    const { api, unauthorized } = setUp(() => json({ detail: 'No.' }, status))
    await expect(logout(api, 'gone', signal)).resolves.toBeUndefined()
    expect(unauthorized()).toBe(0)
  })

  test('any other failure is told', async () => {
    const { api } = setUp(() => json({ detail: 'No.' }, 503))
    expect(await errorOf(logout(api, 'gone', signal))).toMatchObject({ status: 503 })
    const { api: offline } = setUp(() => Promise.reject(new TypeError()))
    expect(await errorOf(logout(offline, 'gone', signal))).toMatchObject({ kind: 'network' })
  })
})
