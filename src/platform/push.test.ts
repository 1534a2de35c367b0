import type { Messaging } from 'firebase/messaging'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPush, isInAppBrowser, type PushDoor, readPushConfig, suppressPushErrors, toRecord } from './push.ts'

const APP_ID = '1:1234567890:web:abcdef'
const config = { firebase: { appId: APP_ID }, vapidKey: 'vapid' }
const CHROME = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Safari/604.1'

const options = { auth: 'a', p256dh: 'p', endpoint: 'https://push.test/1', swScope: 'https://s.test/', vapidKey: 'k' }
const kept = { token: 'token-1', createTime: 1_700_000_000_000, subscriptionOptions: options }

/** A database with what it holds; the service makes its store only when there is a token. */
const database = (held: Map<string, unknown> | null) => {
  const answer = <T>(result: T) => {
    const request = { result, onsuccess: () => {}, onerror: () => {} }
    queueMicrotask(() => request.onsuccess())
    return request
  }
  const close = vi.fn()
  const open = vi.fn(() =>
    answer({
      close,
      objectStoreNames: { contains: () => held !== null },
      transaction: () => ({ objectStore: () => ({ get: (key: string) => answer(held?.get(key)) }) }),
    }),
  )
  return { indexedDB: { open }, close }
}

type World = {
  userAgent?: string
  supported?: boolean
  permission?: NotificationPermission
  worker?: boolean
  held?: Map<string, unknown> | null
  without?: 'PushManager' | 'Notification' | 'serviceWorker'
}

const inBrowser = ({
  userAgent = CHROME,
  supported = true,
  permission = 'default',
  worker = true,
  held = new Map([[APP_ID, kept]]),
  without,
}: World = {}) => {
  const messaging = {} as Messaging
  let heard: (message: unknown) => void = () => {}
  const stop = vi.fn()
  const firebase = {
    initializeApp: vi.fn(() => ({})),
    getMessaging: vi.fn(() => messaging),
    isSupported: vi.fn(async () => supported),
    getToken: vi.fn(async () => 'token-1'),
    deleteToken: vi.fn(async () => true),
    onMessage: vi.fn((_: unknown, listener: (message: unknown) => void) => {
      heard = listener
      return stop
    }),
  }
  const { indexedDB, close } = database(held)
  const requestPermission = vi.fn(async () => 'granted')
  const target: Record<string, unknown> = {
    navigator: { userAgent, language: 'en-IN', ...(without === 'serviceWorker' ? {} : { serviceWorker: {} }) },
    location: { origin: 'https://satsang.test' },
    PushManager: {},
    Notification: { permission, requestPermission },
    indexedDB,
  }
  if (without !== undefined) delete target[without]
  const load = vi.fn(async () => firebase)
  const registration = worker ? ({ scope: '/' } as ServiceWorkerRegistration) : null
  const push = (over: typeof config | null = config): PushDoor =>
    createPush(over, {
      target: target as unknown as Window & typeof globalThis,
      load: load as unknown as () => Promise<typeof import('./firebase.ts')>,
      registration: async () => registration,
    })
  return {
    push,
    load,
    firebase,
    messaging,
    registration,
    requestPermission,
    close,
    stop,
    hear: (m: unknown) => heard(m),
  }
}

describe('the configuration of a build (D18)', () => {
  test.each([undefined, '', 'nonsense', '"text"', 'null', '[]'])('%j is none', (json) =>
    expect(readPushConfig(json, 'k')).toBeNull(),
  )
  test('is read', () => {
    expect(readPushConfig('{"appId":"1"}', 'k')).toEqual({ firebase: { appId: '1' }, vapidKey: 'k' })
    expect(readPushConfig('{"appId":"1"}', '')).toEqual({ firebase: { appId: '1' }, vapidKey: undefined })
  })
})

describe('where nothing is loaded', () => {
  const IN_APP = [
    `${SAFARI} [FBAN/FBIOS;FBAV/450.0.0.38.108]`,
    `${CHROME} [FB_IAB/FB4A;FBAV/456.0.0.49.108;]`,
    `${SAFARI} Instagram 320.0.0.0.90`,
    `${SAFARI} Snapchat/12.70.0.35`,
    `${CHROME} trill_320403 BytedanceWebview/d8a21c6`,
    `${SAFARI} musical_ly_2023400030 JsSdk/2.0`,
    `${CHROME} TikTok 33.2.4`,
  ]
  test.each(IN_APP)('in-app browser %s', (userAgent) => expect(isInAppBrowser(userAgent)).toBe(true))
  test.each([CHROME, SAFARI])('a browser of its own %s', (userAgent) => expect(isInAppBrowser(userAgent)).toBe(false))

  test.each([
    ['an in-app browser', { userAgent: IN_APP[0] as string }],
    ['no push', { without: 'PushManager' }],
    ['no notifications', { without: 'Notification' }],
    ['no service worker', { without: 'serviceWorker' }],
  ] as const)('%s gets the stub', async (_what, world) => {
    const { push, load, requestPermission } = inBrowser({ ...world, permission: 'granted' })
    const door = push()
    expect(await door.checkSupport()).toBe('unsupported')
    expect(await door.requestPermission()).toBe('unsupported')
    expect(await door.getRecord()).toBeNull()
    await door.deleteRecord()
    door.listen(() => {})()
    expect(load).not.toHaveBeenCalled()
    expect(requestPermission).not.toHaveBeenCalled()
  })

  test('a build without configuration', async () => {
    const { push, load } = inBrowser({ permission: 'granted' })
    expect(await push(null).checkSupport()).toBe('unsupported')
    expect(load).not.toHaveBeenCalled()
  })
})

describe('support', () => {
  test.each(['default', 'granted', 'denied'] as const)('the browser says %s', async (permission) => {
    const { push, firebase, load } = inBrowser({ permission })
    const door = push()
    expect(load).not.toHaveBeenCalled()
    expect(await door.checkSupport()).toBe(permission)
    expect(await door.checkSupport()).toBe(permission)
    expect(load).toHaveBeenCalledOnce()
    expect(firebase.initializeApp).toHaveBeenCalledExactlyOnceWith(config.firebase)
    expect(firebase.getToken).not.toHaveBeenCalled()
  })

  test('the messaging service finds something missing', async () => {
    const { push, firebase } = inBrowser({ supported: false, permission: 'granted' })
    const door = push()
    expect(await door.checkSupport()).toBe('unsupported')
    expect(firebase.getMessaging).not.toHaveBeenCalled()
    await expect(door.getRecord()).rejects.toThrow('not supported')
  })

  test('code that did not come is asked for again', async () => {
    const { push, load } = inBrowser()
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const door = push()
    await expect(door.checkSupport()).rejects.toThrow('Failed to fetch')
    expect(await door.checkSupport()).toBe('default')
  })

  test('permission is asked for at once, within the tap', async () => {
    const { push, requestPermission } = inBrowser()
    const answer = push().requestPermission()
    expect(requestPermission).toHaveBeenCalledOnce()
    expect(await answer).toBe('granted')
  })
})

describe('the token', () => {
  test('belongs to our own worker, and comes with what is kept of it', async () => {
    const { push, firebase, messaging, registration, close } = inBrowser()
    expect(await push().getRecord()).toEqual({
      token: 'token-1',
      createTime: 1_700_000_000_000,
      subscription: { auth: 'a', p256dh: 'p', endpoint: 'https://push.test/1', scope: 'https://s.test/', key: 'k' },
    })
    expect(firebase.getToken).toHaveBeenCalledExactlyOnceWith(messaging, {
      serviceWorkerRegistration: registration,
      vapidKey: 'vapid',
    })
    expect(close).toHaveBeenCalledOnce()
  })

  test('no worker, no token', async () => {
    const { push, firebase } = inBrowser({ worker: false })
    await expect(push().getRecord()).rejects.toThrow('ServiceWorker')
    expect(firebase.getToken).not.toHaveBeenCalled()
  })

  test.each([
    ['nothing under this app', new Map()],
    ['no store at all', null],
  ])('%s is no record', async (_what, held) => {
    const { push, close } = inBrowser({ held })
    expect(await push().getRecord()).toBeNull()
    expect(close).toHaveBeenCalledOnce()
  })

  test('is given back', async () => {
    const { push, firebase, messaging } = inBrowser()
    await push().deleteRecord()
    expect(firebase.deleteToken).toHaveBeenCalledExactlyOnceWith(messaging)
  })

  test.each([
    ['of another time', { ...kept, token: 'token-0' }, { token: '' }],
    ['without a time', { ...kept, createTime: '1' }, { createTime: 0 }],
    ['without a subscription', { ...kept, subscriptionOptions: undefined }, { subscription: null }],
    [
      'with half a subscription',
      { ...kept, subscriptionOptions: { ...options, auth: null, swScope: 7 } },
      { subscription: { auth: '', p256dh: 'p', endpoint: 'https://push.test/1', scope: '', key: 'k' } },
    ],
  ])('a record %s stays without it', (_what, value, expected) =>
    expect(toRecord(value, 'token-1')).toMatchObject(expected),
  )
  test.each([null, undefined, 'token-1'])('%j is no record', (value) => expect(toRecord(value, 'token-1')).toBeNull())
})

describe('messages', () => {
  test('arrive as spec §3 has them', async () => {
    const { push, hear, firebase } = inBrowser()
    const heard = vi.fn()
    push().listen(heard)
    await vi.waitFor(() => expect(firebase.onMessage).toHaveBeenCalled())
    hear({
      from: '1234567890',
      messageId: 'm1',
      notification: { title: 'Amrit Vela', body: 'A thought', icon: 'https://elsewhere.test/spy.png' },
      data: { url: '/hi/chat' },
    })
    expect(heard).toHaveBeenCalledExactlyOnceWith({
      title: 'Amrit Vela',
      body: 'A thought',
      icon: '/icons/hindu-192.png',
      tag: null,
      data: { url: '/hi/chat', message: 'A thought', tradition: 'hindu' },
    })
  })

  test('listening ends, also before it began', async () => {
    const { push, firebase, stop } = inBrowser()
    const door = push()
    await door.checkSupport()
    const end = door.listen(() => {})
    await vi.waitFor(() => expect(firebase.onMessage).toHaveBeenCalledOnce())
    end()
    expect(stop).toHaveBeenCalledOnce()
    door.listen(() => {})()
    await door.checkSupport()
    expect(firebase.onMessage).toHaveBeenCalledOnce()
  })
})

describe('suppressed errors, spec §8', () => {
  let target: EventTarget
  let reached: number
  const fire = (type: 'error' | 'unhandledrejection', fields: object) => {
    const event = Object.assign(new Event(type, { cancelable: true }), fields)
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  beforeEach(() => {
    target = new EventTarget()
    reached = 0
  })
  const isSuppressed = (error: unknown) => /messaging/.test(String(error))

  test.each([
    ['unhandledrejection', { reason: new Error('messaging/unsupported-browser') }],
    ['error', { error: new Error('messaging'), message: '' }],
    ['error', { error: null, message: 'Uncaught messaging' }],
  ] as const)('%s %o is swallowed, and reaches nobody', (type, fields) => {
    const stop = suppressPushErrors(isSuppressed, target as Window)
    target.addEventListener(type, () => {
      reached += 1
    })
    expect(fire(type, fields)).toBe(true)
    expect(reached).toBe(0)
    stop()
    expect(fire(type, fields)).toBe(false)
    expect(reached).toBe(1)
  })

  test.each([
    ['unhandledrejection', { reason: new TypeError('Failed to fetch') }],
    ['unhandledrejection', { reason: undefined }],
    ['error', { error: new Error('x is not a function'), message: 'messaging' }],
  ] as const)('%s %o passes', (type, fields) => {
    suppressPushErrors(isSuppressed, target as Window)
    expect(fire(type, fields)).toBe(false)
  })
})
