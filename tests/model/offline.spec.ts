import { type BrowserContext, test as base, type CDPSession, expect, type Page, type Worker } from '@playwright/test'
import { bookEn } from '../../src/ui/i18n/book.en.ts'
import { findEn } from '../../src/ui/i18n/find.en.ts'
import type { PushPayload } from '../../src/worker/payload.ts'
import { callServer, mainChat, newPerson, signInStored } from './person.ts'
import { tap } from './pushService.ts'
import { Site } from './site.ts'
import { Visitor } from './visitor.ts'

// The service worker of the real build: starts without a network, new versions, pushes and taps.

const SCRIPT = '/firebase-messaging-sw.js'

const test = base.extend<{ site: Site & { url: string }; worker: Worker; open: (path: string) => Promise<Page> }>({
  site: async ({ baseURL }, use) => {
    const site = new Site(baseURL ?? '')
    await use(Object.assign(site, { url: await site.start() }))
    await site.end()
  },
  serviceWorkers: 'allow',
  contextOptions: { permissions: ['notifications'] },
  open: async ({ context, site }, use) => {
    await use(async (path) => {
      const page = await context.newPage()
      await page.goto(site.url + path)
      return page
    })
  },
  /** The worker, active; the page that brought it is closed again. */
  worker: async ({ context, open }, use) => {
    const page = await open('/privacy')
    await use(await workerOf(context, page))
  },
})

/** What the app does after `load`. Doing it twice does nothing. */
const register = (page: Page) =>
  page.evaluate(async (script) => {
    // One policy has that name, whoever makes it.
    const types = Reflect.get(window, 'trustedTypes')
    if (types.defaultPolicy === null) types.createPolicy('default', { createScriptURL: (url: string) => url })
    await navigator.serviceWorker.register(script, { scope: '/', updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  }, SCRIPT)

async function workerOf(context: BrowserContext, page: Page): Promise<Worker> {
  const started = context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')
  await register(page)
  return started
}

test('what is shared to the installed app is looked for, and stands in no address', async ({ open, site }) => {
  const page = await open('/pn/read/1')
  await register(page)
  await page.reload()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // As the system hands it over: a form, to the action of the manifest.
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.method = 'POST'
    form.enctype = 'multipart/form-data'
    form.action = '/pn/find'
    const field = document.createElement('input')
    field.name = 'text'
    field.value = 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ'
    form.append(field)
    document.body.append(form)
    form.submit()
  })
  await expect(page.getByRole('textbox', { name: findEn.box })).toHaveValue('ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ')
  await expect(page.getByRole('main').getByRole('link').first()).toContainText('Ang 1')
  expect(page.url()).toBe(`${site.url}/pn/find`)
  expect(asked.filter((url) => url.split('#')[0]?.includes(encodeURIComponent('ਸੋਚੈ')))).toEqual([])
})

test.describe('without a network', () => {
  test('a scripture that was kept is read, page after page', async ({ context, site, open }) => {
    const page = await open('/hi/read/1')
    await register(page)
    await page.getByRole('button', { name: bookEn.keep.offer.hindu }).click()
    await expect(page.getByText(bookEn.keep.whole)).toBeVisible()
    await context.setOffline(true)
    site.close()
    for (const [place, name] of [
      ['18.66', 'Chapter 18'],
      ['7', 'Chapter 7'],
    ]) {
      await page.goto(`${site.url}/hi/read/${place}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}`)
      await expect(page.locator('.quotation__original').first()).toBeVisible()
    }
  })

  test('who has been here finds every screen, and what was said', async ({ context, site, open }) => {
    const page = await open('/pn/chat')
    const visitor = new Visitor(page)
    await visitor.askAndRead('I am worried')
    await register(page)
    await context.setOffline(true)
    site.close()

    await page.reload()
    await expect(visitor.box).toBeVisible()
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect(visitor.log.getByText('I am worried')).toBeVisible()
    await expect(visitor.log.getByRole('figure').or(visitor.log.locator('blockquote')).first()).toBeVisible()
    await visitor.box.fill('kept')
    // A remembered tradition leads on from the front door, as it does with a network.
    for (const address of ['/', '/pn', '/pn/settings?source=pwa']) {
      await page.goto(site.url + address)
      await expect(visitor.box).toHaveValue('kept')
    }
    await page.goto(`${site.url}/pn?from=anonymous`)
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await page.goto(`${site.url}/privacy`)
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await page.goto(`${site.url}/nowhere`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  test('who is signed in reads what was said, writes on, and it goes by itself when the network is back', async ({
    context,
    site,
    open,
  }) => {
    const person = await newPerson()
    const page = await open('/privacy')
    await signInStored(page, person)
    await page.goto(`${site.url}/pn/chat`)
    const chat = mainChat(page)
    await chat.box.fill('How do I stay calm?')
    await chat.send.click()
    const quotation = chat.log.getByRole('figure').first()
    await expect(quotation).toBeVisible()
    const save = quotation.getByRole('button', { name: 'Save' })
    await expect(save).toBeVisible()
    const answer = await quotation.innerText()
    await register(page)
    await context.setOffline(true)

    await page.reload()
    await expect(save).toBeVisible()
    expect(await quotation.innerText()).toBe(answer)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await chat.box.fill('And at night?')
    await chat.send.click()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect(chat.log.getByText('And at night?')).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toHaveCount(0)
    // The browser says so a moment before the line really carries: then it is tried once more (D57).
    await expect(again).toHaveCount(0)
    await expect(chat.log.getByText('The guide is answering')).toHaveCount(0)
    const { messages } = await callServer<{ messages: { content: string }[] }>(
      '/api/v1/chat/messages/all?page=1&limit=5',
      { token: person.token },
    )
    expect(messages.filter(({ content }) => content === 'And at night?')).toHaveLength(1)
  })

  test('nothing of who signed out is left to be read', async ({ context, open, site }) => {
    const person = await newPerson()
    const page = await open('/privacy')
    await signInStored(page, person)
    await page.goto(`${site.url}/pn/settings`)
    await page.goto(`${site.url}/pn/chat`)
    await expect(mainChat(page).status).toBeVisible()
    const kept = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const request = indexedDB.open('satsang-seen')
            request.onupgradeneeded = () => request.result.createObjectStore('seen')
            request.onerror = () => reject(request.error)
            request.onsuccess = () => {
              const count = request.result.transaction('seen').objectStore('seen').count()
              count.onsuccess = () => {
                request.result.close()
                resolve(count.result)
              }
            }
          }),
      )
    await expect.poll(kept).toBe(1)
    await mainChat(page).settings.click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expect.poll(kept).toBe(0)
    await context.close()
  })

  test('who has chosen nothing yet finds the two doors', async ({ site, open }) => {
    const page = await open('/')
    await register(page)
    site.close()
    await page.goto(`${site.url}/?utm=x`)
    await expect(page.getByRole('link', { name: 'Start Sikh Journey (Punjabi)' })).toBeVisible()
    // From the file itself: the first paint waits for no script.
    await expect(page.locator('html')).toHaveAttribute('data-page', '/')
  })

  test('a language of the first visit is there on the second', async ({ context, site, open }) => {
    const page = await open('/')
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await register(page)
    // registerWorker says this when the first worker is active.
    await page.evaluate(async () => {
      const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name)
      const { active } = await navigator.serviceWorker.ready
      const own = urlsToCache.filter((url) => url.startsWith(`${location.origin}/assets/`))
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: own } })
    })
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('satsang-assets')).keys()).map(({ url }) => url).join(' '))
    await expect.poll(kept).toMatch(/\/hi-[\w-]+\.js\b/)
    await expect.poll(kept).toMatch(/devanagari.*\.woff2/)
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    site.close()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('सत्संग')
  })

  test('nothing of the API is kept, and it is asked for anew', async ({ open }) => {
    const page = await open('/pn/chat')
    await register(page)
    await page.reload()
    const visitor = new Visitor(page)
    await visitor.askAndRead('I am worried')
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(20)
    expect(kept.filter((path) => !/^\/(?:assets\/|scripture\/|icons\/favicon\.svg$|[\w-]+\.html$)/.test(path))).toEqual(
      [],
    )
    const health = await page.evaluate(async () => (await fetch('/api/v1/health')).status)
    expect(health).toBe(200)
  })
})

test.describe('a new version', () => {
  test('waits, and takes over when it is told to; what the old one needs is still there', async ({ site, open }) => {
    const page = await open('/pn/chat')
    await register(page)
    await page.reload()
    await expect(new Visitor(page).box).toBeVisible()

    // The next deployment: the screen of settings has another name, and the server has forgotten the old one.
    const [old = ''] = await page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter((name) => name.includes('precache'))
      return (await (await caches.open(name)).keys())
        .map(({ url }) => new URL(url).pathname)
        .filter((path) => path.includes('/Settings.screen'))
    })
    expect(old).not.toBe('')
    site.changed.set(SCRIPT, (text) => text.replace(new RegExp(`\\{[^{}]*"${old}"[^{}]*\\},?`), ''))
    site.gone.add(old)

    const changes = await page.evaluateHandle(() => {
      const count = { value: 0 }
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        count.value += 1
      })
      return count
    })
    const states = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      const next = registration.installing ?? registration.waiting
      if (next?.state === 'installing')
        await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }))
      // One that did not wait for the person would be on its way before the old one answers twice.
      for (const _ of [1, 2]) await fetch('/', { cache: 'no-store' })
      return [registration.active?.state, registration.waiting?.state]
    })
    expect(states).toEqual(['activated', 'installed'])
    expect(await changes.evaluate(({ value }) => value)).toBe(0)
    const load = () => page.evaluate(async (path) => (await fetch(path, { cache: 'no-store' })).status, old)
    expect(await load()).toBe(200)

    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      registration.waiting?.postMessage({ type: 'SKIP_WAITING' })
    })
    await expect.poll(() => changes.evaluate(({ value }) => value)).toBe(1)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
      .toBe('activated')
    expect(await load()).toBe(200)
    await page.reload()
    await expect(new Visitor(page).box).toBeVisible()
  })
})

type Shown = Pick<Notification, 'title' | 'body' | 'data' | 'icon'>

/** Delivers pushes as the browser's push service does, from a page that is not the app. */
class Pushes {
  readonly #session: CDPSession
  readonly #origin: string
  readonly #registrations = new Map<string, string>()

  constructor(session: CDPSession, origin: string) {
    this.#session = session
    this.#origin = origin
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations) this.#registrations.set(scopeURL, registrationId)
    })
  }

  static async of(context: BrowserContext, origin: string): Promise<Pushes> {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
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

const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope
    const notifications = await scope.registration.getNotifications()
    return notifications.map(({ title, body, data, icon }) => ({ title, body, data, icon }))
  })

/** What the worker tells a page. */
const listenIn = (page: Page) =>
  page.evaluateHandle(() => {
    const messages: unknown[] = []
    navigator.serviceWorker.addEventListener('message', ({ data }) => messages.push(data))
    return messages
  })

test.describe('a push', () => {
  const message = {
    title: 'Amrit Vela',
    body: 'A thought for this morning',
    data: { url: '/pn/chat', message: 'ਮਨ ਦੀ ਗੱਲ' },
  }

  test('with no page open is shown, and a tap opens the chat with its message', async ({ context, site, worker }) => {
    for (const page of context.pages()) await page.close()
    const pushes = await Pushes.of(context, site.url)
    await pushes.send(message)
    await expect.poll(() => shownBy(worker)).toHaveLength(1)
    const [shown] = await shownBy(worker)
    expect(shown).toMatchObject({ title: 'Amrit Vela', body: 'A thought for this morning' })
    expect(shown?.icon).toBe(`${site.url}/icons/sikh-192.png`)
    expect(shown?.data satisfies PushPayload['data']).toEqual({ ...message.data, tradition: 'sikh' })

    const before = Date.now()
    const [opened = ''] = await tap(worker)
    const address = new URL(opened, site.url)
    expect(address.pathname).toBe('/pn/chat')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      notification_message: 'ਮਨ ਦੀ ਗੱਲ',
      notification_type: 'wisdom_message',
    })
    const tapped = Number(address.searchParams.get('timestamp'))
    expect([before <= tapped, tapped <= Date.now()]).toEqual([true, true])
    expect(await shownBy(worker)).toEqual([])
  })

  for (const [what, data, words] of [
    ['plain text', 'A thought', { title: 'Satsang', body: 'A thought' }],
    ['nothing at all', '', { title: 'Satsang', body: 'A quiet moment is waiting for you.' }],
    [
      'Firebase’s wrapping',
      { from: '1', fcmMessageId: '2', notification: { title: 'T', body: 'B' } },
      { title: 'T', body: 'B' },
    ],
  ] as const) {
    test(`of ${what} is shown once`, async ({ context, site, worker }) => {
      for (const page of context.pages()) await page.close()
      await (await Pushes.of(context, site.url)).send(data)
      await expect.poll(() => shownBy(worker)).toHaveLength(1)
      expect((await shownBy(worker))[0]).toMatchObject(words)
    })
  }

  test('while somebody looks at the app is told there, and shown by nobody else', async ({ site, worker, context }) => {
    const pushes = await Pushes.of(context, site.url)
    const [page] = context.pages()
    if (page === undefined) throw new Error('the page is gone')
    await page.bringToFront()
    const messages = await listenIn(page)
    await pushes.send(message)
    await expect.poll(() => messages.jsonValue()).toHaveLength(1)
    expect(await messages.jsonValue()).toMatchObject([
      { type: 'push-received', payload: { title: 'Amrit Vela', data: { url: '/pn/chat', message: 'ਮਨ ਦੀ ਗੱਲ' } } },
    ])
    expect(await shownBy(worker)).toEqual([])
  })

  test('a tap with a page open tells that page, and opens none', async ({ worker, context }) => {
    const [page] = context.pages()
    if (page === undefined) throw new Error('the page is gone')
    const messages = await listenIn(page)
    await worker.evaluate(() =>
      (globalThis as unknown as ServiceWorkerGlobalScope).registration.showNotification('T', {
        body: 'B',
        data: { url: 'https://elsewhere.test/', tradition: 'hindu' },
      }),
    )
    expect(await tap(worker)).toEqual([])
    await expect.poll(() => messages.jsonValue()).toHaveLength(1)
    expect(await messages.jsonValue()).toEqual([
      {
        type: 'notification-click',
        targetUrl: '/hi/chat',
        message: 'B',
        tradition: 'hindu',
        isIOSNotification: false,
      },
    ])
  })
})
