import { describe, expect, test } from 'vitest'
import { errorOf, json, setUp, signal } from '../../tests/api/testing.ts'
import { subscribeNotifications, transitionAnonymousToken, unsubscribeNotifications } from './notifications.ts'

const user_id = '5a0f4a2e-6f0b-4b36-9f0c-9a1b2c3d4e5f'
const device = { device_id: 'device_abc', spiritual_tradition: 'sikh' } as const
const done = () => json({ success: true })

describe('the push token, spec §7', () => {
  test('is registered for a user, and for a device without one', async () => {
    const { api, requests } = setUp(done, { deviceId: async () => 'device_abc' })
    await subscribeNotifications(api, null, { fcm_token: 't1', user_id, ...device }, signal)
    await subscribeNotifications(api, null, { fcm_token: 't1', ...device }, signal)
    expect(requests.map(({ method, url }) => [method, url])).toEqual(
      Array.from({ length: 2 }, () => ['POST', 'http://server.test/api/v1/notifications/subscribe']),
    )
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      { fcm_token: 't1', user_id, ...device },
      { fcm_token: 't1', ...device },
    ])
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(requests[0]?.headers.get('x-device-id')).toBe('device_abc')
  })

  test('comes with the device’s secret, where one was given (D51)', async () => {
    const { api, requests } = setUp(done)
    for (const secret of ['s3cret', null]) {
      await subscribeNotifications(api, secret, { fcm_token: 't1', ...device }, signal)
      await unsubscribeNotifications(api, secret, 't1', signal)
    }
    expect(requests.map(({ headers }) => headers.get('x-device-secret'))).toEqual(['s3cret', 's3cret', null, null])
  })

  test('is forgotten by the device alone, when nobody is signed in any more', async () => {
    const { api, requests } = setUp(done, { token: () => null, deviceId: async () => 'device_abc' })
    await unsubscribeNotifications(api, null, 't1', signal)
    const [request] = requests
    expect(request?.url).toBe('http://server.test/api/v1/notifications/unsubscribe')
    expect(request?.headers.get('authorization')).toBeNull()
    expect(request?.headers.get('x-device-id')).toBe('device_abc')
    expect(await request?.json()).toEqual({ fcm_token: 't1' })
  })

  test.each([true, false])('is moved to the user at login (moved: %s)', async (transitioned) => {
    const { api, requests } = setUp(() => json({ success: true, message: 'Done.', transitioned }))
    await transitionAnonymousToken(api, null, { user_id, ...device }, signal)
    const [request] = requests
    expect(request?.url).toBe('http://server.test/api/v1/notifications/transition-anonymous-token')
    expect(await request?.json()).toEqual({ user_id, ...device })
  })
})

const calls = [
  ['subscribe', (api) => subscribeNotifications(api, null, { fcm_token: 't1', ...device }, signal)],
  ['unsubscribe', (api) => unsubscribeNotifications(api, null, 't1', signal)],
  ['transition', (api) => transitionAnonymousToken(api, null, { user_id, ...device }, signal)],
] as const satisfies [string, (api: ReturnType<typeof setUp>['api']) => Promise<void>][]

describe.each(calls)('%s', (_name, call) => {
  test.each([
    ['success: false', () => json({ success: false }), { kind: 'http', status: 200, code: 'not_done' }],
    ['no word of success', () => json({}), { kind: 'malformed' }],
    ['another word', () => json({ success: 'yes' }), { kind: 'malformed' }],
    ['403', () => json({ detail: 'Only your own.' }, 403), { kind: 'http', status: 403, detail: 'Only your own.' }],
    ['501', () => json({ detail: 'Not here.' }, 501), { kind: 'http', status: 501 }],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network', status: null }],
  ] as const)('%s', async (_what, answer, expected) => {
    const { api } = setUp(answer)
    expect(await errorOf(call(api))).toMatchObject(expected)
  })
})
