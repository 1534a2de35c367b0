import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  closeNotification,
  onWorkerMessage,
  type PushPayload,
  registerWorker,
  showNotification,
  type WorkerNews,
  workerRegistration,
} from './serviceWorker.ts'

class FakeWorker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn()
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null
  waiting: FakeWorker | null = null
  active: FakeWorker | null = null
  update = vi.fn(async () => undefined)
  showNotification = vi.fn(async () => undefined)
  close = vi.fn()
  getNotifications = vi.fn(async () => [{ close: this.close }])
}

const aBrowser = (registration: FakeRegistration | 'refused', { readyState = 'complete', controlled = false } = {}) => {
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    startMessages: vi.fn(),
    register: vi.fn(async () => {
      if (registration === 'refused') throw new DOMException('no', 'SecurityError')
      return registration
    }),
  })
  const document = Object.assign(new EventTarget(), { readyState, visibilityState: 'visible' })
  const target = Object.assign(new EventTarget(), {
    navigator: { serviceWorker: container },
    document,
    location: { origin: 'http://app.test' },
    performance: {
      getEntriesByType: () => [
        { name: 'http://app.test/assets/pa-1.js' },
        { name: 'http://app.test/api/v1/health' },
        { name: 'https://elsewhere.test/assets/x.js' },
      ],
    },
    setInterval,
    clearInterval,
  })
  return { target: target as unknown as Window, container, document }
}

const listen = (browser: { target: Window }, enabled = true) => {
  const news: WorkerNews['type'][] = []
  const control = registerWorker(({ type }) => news.push(type), { target: browser.target, enabled })
  return { news, control }
}

/** Lets promises that are settled speak. */
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('registering', () => {
  test('the first worker: ready when it is active, and it is given what the page loaded without it', async () => {
    const registration = new FakeRegistration()
    const first = new FakeWorker()
    registration.installing = first
    const browser = aBrowser(registration)
    const { news } = listen(browser)
    await settle()
    expect(browser.container.register).toHaveBeenCalledExactlyOnceWith('/firebase-messaging-sw.js', {
      scope: '/',
      updateViaCache: 'none',
    })
    first.become('installed')
    await settle()
    expect(news).toEqual([])
    registration.active = first
    first.become('activated')
    browser.container.dispatchEvent(new Event('controllerchange'))
    await settle()
    expect(news).toEqual(['ready'])
    expect(first.postMessage).toHaveBeenCalledExactlyOnceWith({
      type: 'CACHE_URLS',
      payload: { urlsToCache: ['http://app.test/assets/pa-1.js'] },
    })
    expect(await workerRegistration()).toBe(registration)
  })

  test('waits for the page to have loaded', async () => {
    const registration = new FakeRegistration()
    registration.active = new FakeWorker()
    const browser = aBrowser(registration, { readyState: 'interactive' })
    const { news } = listen(browser)
    await settle()
    expect(browser.container.register).not.toHaveBeenCalled()
    browser.target.dispatchEvent(new Event('load'))
    await settle()
    expect(news).toEqual(['ready'])
  })

  test('a first worker that cannot fetch its files has failed', async () => {
    const registration = new FakeRegistration()
    registration.installing = new FakeWorker()
    const { news } = listen(aBrowser(registration))
    await settle()
    registration.installing.become('redundant')
    await settle()
    expect(news).toEqual(['failed'])
    expect(await workerRegistration()).toBeNull()
  })

  test('a browser that refuses has failed; one without workers, and development, have none', async () => {
    const refused = listen(aBrowser('refused'))
    const without = listen({ target: { navigator: {} } as Window })
    const developing = listen(aBrowser(new FakeRegistration()), false)
    expect(without.news).toEqual([])
    await settle()
    expect([refused.news, without.news, developing.news]).toEqual([['failed'], ['unsupported'], ['unsupported']])
    expect(() => without.control.applyUpdate()).not.toThrow()
  })
})

describe('a new version', () => {
  const running = (over: Partial<FakeRegistration> = {}) => {
    const registration = Object.assign(new FakeRegistration(), { active: new FakeWorker() }, over)
    const browser = aBrowser(registration, { controlled: true })
    return { registration, browser, ...listen(browser) }
  }

  test('is found, waits, takes over when it is told to, and the page hears of it', async () => {
    const { registration, browser, news, control } = running()
    await settle()
    const next = new FakeWorker()
    registration.installing = next
    registration.dispatchEvent(new Event('updatefound'))
    expect(news).toEqual(['ready', 'updateFound'])
    next.become('installed')
    registration.waiting = next
    expect(news.at(-1)).toBe('updateWaiting')
    expect(next.postMessage).not.toHaveBeenCalled()
    control.applyUpdate()
    expect(next.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
    browser.container.dispatchEvent(new Event('controllerchange'))
    expect(news.at(-1)).toBe('controllerChanged')
  })

  test('that has waited since an earlier visit is told at the start', async () => {
    const { news } = running({ waiting: new FakeWorker() })
    await settle()
    expect(news).toEqual(['updateWaiting', 'ready'])
  })

  test('is asked for every hour that the page is looked at, and on coming back to it', async () => {
    const { registration, browser, control } = running()
    await settle()
    await vi.advanceTimersByTimeAsync(3_599_000)
    expect(registration.update).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(registration.update).toHaveBeenCalledTimes(1)
    browser.document.visibilityState = 'hidden'
    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    expect(registration.update).toHaveBeenCalledTimes(1)
    browser.document.visibilityState = 'visible'
    browser.document.dispatchEvent(new Event('visibilitychange'))
    browser.document.dispatchEvent(new Event('visibilitychange'))
    expect(registration.update).toHaveBeenCalledTimes(2)
    registration.update.mockRejectedValue(new TypeError('offline'))
    control.checkForUpdate()
    await settle()
    control.dispose()
    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    expect(registration.update).toHaveBeenCalledTimes(3)
  })

  test('says nothing more to who has stopped listening', async () => {
    const { registration, browser, news, control } = running()
    await settle()
    control.dispose()
    registration.installing = new FakeWorker()
    registration.dispatchEvent(new Event('updatefound'))
    browser.container.dispatchEvent(new Event('controllerchange'))
    expect(news).toEqual(['ready'])
  })
})

const PAYLOAD: PushPayload = {
  title: 'T',
  body: 'B',
  icon: '/icons/sikh-192.png',
  tag: null,
  data: { url: '/pn/chat', message: 'M', tradition: 'sikh' },
}
const CLICK = {
  type: 'notification-click',
  targetUrl: '/pn/chat',
  message: 'M',
  tradition: 'sikh',
  isIOSNotification: false,
}

test('what the worker says is heard as long as it has its shape', () => {
  const browser = aBrowser(new FakeRegistration())
  const heard = vi.fn()
  const stop = onWorkerMessage(heard, browser.target)
  const say = (data: unknown) => browser.container.dispatchEvent(new MessageEvent('message', { data }))
  const messages = [CLICK, { type: 'ios-notification-sync' }, { type: 'push-received', payload: PAYLOAD }]
  for (const message of messages) say(message)
  expect(heard.mock.calls).toEqual(messages.map((message) => [message]))
  for (const other of [
    null,
    'x',
    {},
    { isFirebaseMessaging: true, messageType: 'push-received' },
    { ...CLICK, targetUrl: 'https://elsewhere.test' },
    { ...CLICK, targetUrl: '//elsewhere.test' },
    { ...CLICK, targetUrl: '/\\elsewhere.test' },
    { ...CLICK, message: 7 },
    { ...CLICK, tradition: 'x' },
    { type: 'push-received', payload: { ...PAYLOAD, data: {} } },
  ])
    say(other)
  stop()
  say(CLICK)
  expect(heard).toHaveBeenCalledTimes(messages.length)
  expect(() => onWorkerMessage(heard, { navigator: {} } as Window)()).not.toThrow()
})

test('a notification is shown by the registration under a tag of its own, and closed by it', async () => {
  const registration = new FakeRegistration()
  registration.active = new FakeWorker()
  listen(aBrowser(registration))
  const [one, other, given] = await Promise.all([
    showNotification(PAYLOAD),
    showNotification(PAYLOAD),
    showNotification({ ...PAYLOAD, tag: 'daily' }),
  ])
  expect(one).not.toBe(other)
  expect(given).toBe('daily')
  expect(registration.showNotification).toHaveBeenCalledWith('T', expect.objectContaining({ tag: one, body: 'B' }))
  await closeNotification(one)
  expect(registration.getNotifications).toHaveBeenCalledExactlyOnceWith({ tag: one })
  expect(registration.close).toHaveBeenCalledOnce()
})

test('without a worker there is none to show, and none to close', async () => {
  listen(aBrowser('refused'))
  await expect(showNotification(PAYLOAD)).rejects.toThrow('no service worker')
  await expect(closeNotification('x')).resolves.toBeUndefined()
})
