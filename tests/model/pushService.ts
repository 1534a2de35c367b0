import { type BrowserContext, type CDPSession, expect, type Page, type Worker } from '@playwright/test'

// What stands behind push outside the browser: the browser maker's service, and Firebase's two.

const GOOGLE = /^https:\/\/(?:firebaseinstallations|fcmregistrations)\.googleapis\.com\//

/** Tokens that were made and given back. */
export type PushService = { made: string[]; deleted: string[]; asked: string[] }

/**
 * A push service that gives every browser a subscription, and Firebase's two, which make a token of it. A context of a
 * test has no push of its own: Chromium has it switched off in private windows.
 */
export async function pushService(context: BrowserContext): Promise<PushService> {
  const service: PushService = { made: [], deleted: [], asked: [] }
  await context.addInitScript(() => {
    if (!('PushManager' in globalThis)) return
    // Beyond a page's life, as a browser keeps it.
    const KEY = 'walk.push'
    const bytes = (length: number) => Array.from(crypto.getRandomValues(new Uint8Array(length)))
    type Kept = { id: string; p256dh: number[]; auth: number[] }
    const subscription = ({ id, p256dh, auth }: Kept, key: ArrayBuffer | null) => ({
      endpoint: `https://push.invalid/${id}`,
      expirationTime: null,
      options: { userVisibleOnly: true, applicationServerKey: key },
      getKey: (name: 'p256dh' | 'auth') => new Uint8Array(name === 'auth' ? auth : p256dh).buffer,
      unsubscribe: async () => {
        localStorage.removeItem(KEY)
        return true
      },
    })
    const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const found = kept()
        return found === null ? null : subscription(found, null)
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        const made = { id: bytes(8).join(''), p256dh: bytes(65), auth: bytes(16) }
        localStorage.setItem(KEY, JSON.stringify(made))
        return subscription(made, applicationServerKey.buffer)
      },
    })
  })
  await context.route(GOOGLE, async (route) => {
    const { url, method } = { url: new URL(route.request().url()), method: route.request().method() }
    service.asked.push(`${method} ${url.pathname}`)
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    }
    if (method === 'OPTIONS') return route.fulfill({ status: 204, headers })
    if (url.hostname.startsWith('firebaseinstallations')) {
      return route.fulfill({
        headers,
        json: {
          name: 'projects/walks/installations/x',
          fid: 'cAAAAAAAAAAAAAAAAAAAAA',
          refreshToken: 'rt',
          authToken: { token: 'at', expiresIn: '604800s' },
        },
      })
    }
    if (method === 'DELETE') {
      service.deleted.push(url.pathname.split('/').at(-1) ?? '')
      return route.fulfill({ headers, json: {} })
    }
    const token = `walk-token-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
    service.made.push(token)
    return route.fulfill({ headers, json: { name: 'x', token } })
  })
  return service
}

type Said = 'granted' | 'denied' | 'default'

/** What the person answers, when the browser asks about notifications. Until then the browser says `before`. */
export async function answersPermission(page: Page, answer: Said, before: Said = 'default'): Promise<void> {
  await page.addInitScript(
    ([said, at]) => {
      if (!('Notification' in globalThis)) return
      const KEY = 'walk.permission'
      Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(KEY) ?? at })
      Notification.requestPermission = async () => {
        if (!navigator.userActivation.isActive) throw new Error('nobody tapped')
        if (said !== 'default') localStorage.setItem(KEY, said)
        return said
      }
    },
    [answer, before] as const,
  )
}

/** Delivers pushes as the browser's push service does, from a page that is not the app. */
export class Pushes {
  readonly #session: CDPSession
  readonly #origin: string
  readonly #registrations = new Map<string, string>()

  private constructor(session: CDPSession, origin: string) {
    this.#session = session
    this.#origin = origin
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations) this.#registrations.set(scopeURL, registrationId)
    })
  }

  /** `page` may not be the app's own where it is closed later. */
  static async of(page: Page, origin: string): Promise<Pushes> {
    const session = await page.context().newCDPSession(page)
    const pushes = new Pushes(session, origin)
    await session.send('ServiceWorker.enable')
    await expect.poll(() => pushes.#registrations.has(`${origin}/`)).toBe(true)
    return pushes
  }

  async send(data: unknown): Promise<void> {
    await this.#session.send('ServiceWorker.deliverPushMessage', {
      origin: this.#origin,
      registrationId: this.#registrations.get(`${this.#origin}/`) ?? '',
      data: typeof data === 'string' ? data : JSON.stringify(data),
    })
  }
}

/** Firebase's wrapping of a message, as it comes from the push service. */
export const fromFirebase = (message: object) => ({
  from: '1234567890',
  fcmMessageId: `m-${Math.random()}`,
  priority: 'normal',
  ...message,
})

export type Shown = Pick<Notification, 'title' | 'body' | 'data' | 'icon'>

/** The notifications that the registration shows now. */
export const shownIn = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, data, icon }) => ({ title, body, data, icon }))
  })

export const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope
    const notifications = await scope.registration.getNotifications()
    return notifications.map(({ title, body, data, icon }) => ({ title, body, data, icon }))
  })

/** The worker of the app, once it is active and has the page. */
export async function workerOf(page: Page): Promise<Worker> {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
  return worker
}

/** A tap on the only notification; the browser trusts none that a test makes, so that windows are only asked for. */
export const tap = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope
    const opened: string[] = []
    scope.clients.openWindow = async (url) => {
      opened.push(String(url))
      return null
    }
    const [notification] = await scope.registration.getNotifications()
    if (notification === undefined) throw new Error('there is no notification')
    const event = new NotificationEvent('notificationclick', { notification })
    const work: Promise<unknown>[] = []
    event.waitUntil = (promise) => void work.push(promise)
    scope.dispatchEvent(event)
    if (work.length === 0) throw new Error('nobody heard of the tap')
    await Promise.all(work)
    return opened
  })
