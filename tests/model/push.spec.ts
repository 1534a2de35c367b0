import { expect, type Page, type Request } from '@playwright/test'
import { KEYS } from '../../src/platform/storage.ts'
import type { Schemas } from '../contract/harness.ts'
import { test as configured, scripts } from './configured.ts'
import { lookAt } from './look.ts'
import {
  callServer,
  completeProfile,
  mainChat,
  newEmail,
  newPerson,
  SignIn,
  signInByGoogle,
  signInStored,
  stored,
} from './person.ts'
import {
  answersPermission,
  fromFirebase,
  Pushes,
  type PushService,
  pushService,
  shownBy,
  shownIn,
  tap,
  workerOf,
} from './pushService.ts'
import { machineIs } from './questions.ts'
import { Visitor } from './visitor.ts'

// Push in the page, spec §4 Push and Prompts: the real Firebase code in page and worker, with what stands behind it made up.

const SUBSCRIBE = '**/api/v1/notifications/subscribe'
const UNSUBSCRIBE = '**/api/v1/notifications/unsubscribe'
const TRANSITION = '**/api/v1/notifications/transition-anonymous-token'
/** Spec §9. */
const NOTIFICATION_MS = 8_000
const IOS_NAVIGATION_MS = 100

const test = configured.extend<{ service: PushService }>({
  contextOptions: { permissions: ['notifications'] },
  service: async ({ context }, use) => use(await pushService(context)),
})

/** What the page kept out of the console has not happened. */
const complaints = (page: Page): string[] => {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

type Body = { fcm_token: string; user_id?: string; device_id: string; spiritual_tradition: string }
const bodyOf = (request: Request) => request.postDataJSON() as Body

/** Opens an address, and waits until the server has taken the token. */
async function subscribed(page: Page, address: string): Promise<Request> {
  const answer = page.waitForResponse(SUBSCRIBE)
  await page.goto(address)
  const response = await answer
  expect(response.status()).toBe(200)
  return response.request()
}

/** The tokens that the server has for somebody. */
const tokensOf = async (token: string): Promise<string[]> => {
  const { push_tokens = [] } = await callServer<Schemas['AccountExport']>('/api/v1/auth/export', { token })
  return push_tokens.map(({ fcm_token }) => fcm_token)
}

test.describe('permission', () => {
  test('granted: a valid token is made, kept, and registered; once, and again at the next visit', async ({
    page,
    service,
  }) => {
    const heard = complaints(page)
    const request = await subscribed(page, '/pn/chat')
    const [token = ''] = service.made
    expect(service.made).toHaveLength(1)
    const device_id = await stored(page, KEYS.deviceId)
    expect(bodyOf(request)).toEqual({ fcm_token: token, device_id, spiritual_tradition: 'sikh' })
    expect(request.headers()['x-device-id']).toBe(device_id)
    const secret = await stored(page, KEYS.deviceSecret)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(request.headers()['x-device-secret']).toBe(secret)
    expect(await stored(page, KEYS.session('sikh'))).not.toContain('device_secret')
    expect(await stored(page, KEYS.pushToken)).toBe(token)

    // Re-subscription: the same token, asked of nobody.
    const again = await subscribed(page, '/pn/chat')
    expect(bodyOf(again).fcm_token).toBe(token)
    expect(again.headers()['x-device-secret']).toBe(secret)
    expect(service.made).toHaveLength(1)
    // The other tradition has other thoughts.
    expect(bodyOf(await subscribed(page, '/hi/chat'))).toMatchObject({ fcm_token: token, spiritual_tradition: 'hindu' })
    expect(heard.filter((words) => !words.includes('Analytics'))).toEqual([])
  })

  test('a token with nothing behind it is deleted and made anew, once (D22)', async ({ page, service }) => {
    await subscribed(page, '/pn/chat')
    // What Firebase kept has lost its time; its own test does not mind.
    await page.evaluate(async () => {
      const open = indexedDB.open('firebase-messaging-database')
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result)
      })
      const store = database
        .transaction('firebase-messaging-store', 'readwrite')
        .objectStore('firebase-messaging-store')
      const all = store.openCursor()
      await new Promise<void>((resolve) => {
        all.onsuccess = () => {
          const cursor = all.result
          if (cursor === null) return resolve()
          cursor.update({ ...cursor.value, subscriptionOptions: { ...cursor.value.subscriptionOptions, swScope: '' } })
          cursor.continue()
        }
      })
      database.close()
    })
    const request = await subscribed(page, '/pn/chat')
    expect(service.made).toHaveLength(2)
    expect(service.deleted).toEqual([service.made[0]])
    expect(bodyOf(request).fcm_token).toBe(service.made[1])
    expect(await stored(page, KEYS.pushToken)).toBe(service.made[1])
  })
})

test('failures of the service’s making that nobody awaits are kept to itself, and no others (§8)', async ({
  page,
  service,
}) => {
  const heard = complaints(page)
  await subscribed(page, '/pn/chat')
  await page.evaluate(() => {
    void Promise.reject(
      new Error('Messaging: This browser does not support what is needed (messaging/unsupported-browser).'),
    )
    void Promise.reject(new Error('a fault of our own'))
    for (const words of ['Failed to update a ServiceWorker', 'another fault'])
      setTimeout(() => {
        throw new Error(words)
      })
  })
  await expect.poll(() => heard.filter((words) => words.includes('fault')).length).toBe(2)
  expect(heard.filter((words) => /messaging|ServiceWorker/i.test(words))).toEqual([])
  expect(service.made).toHaveLength(1)
})

test.describe('a message', () => {
  const notification = { title: 'Amrit Vela', body: 'A thought for this morning' }

  for (const [how, message] of [
    ['of Firebase', fromFirebase({ notification, data: { url: '/pn/settings' } })],
    ['of data alone, of Firebase', fromFirebase({ data: { ...notification, url: '/pn/settings' } })],
    ['of our own', { ...notification, data: { url: '/pn/settings' } }],
  ] as const) {
    test(`${how}, while the app is looked at, is shown by its registration for eight seconds`, async ({
      page,
      site,
      service,
    }) => {
      await page.clock.install()
      await subscribed(page, '/pn/chat')
      await workerOf(page)
      const pushes = await Pushes.of(page, site)
      await page.bringToFront()
      await pushes.send(message)
      await expect.poll(() => shownIn(page)).toHaveLength(1)
      const [shown] = await shownIn(page)
      expect(shown).toMatchObject({
        ...notification,
        icon: `${site}/icons/sikh-192.png`,
        data: { url: '/pn/settings' },
      })
      await page.clock.runFor(NOTIFICATION_MS - 2_000)
      expect(await shownIn(page)).toHaveLength(1)
      await page.clock.runFor(2_000)
      await expect.poll(() => shownIn(page)).toEqual([])
      expect(service.made).toHaveLength(1)
    })
  }

  for (const [how, message] of [
    ['with a notification', fromFirebase({ notification, data: { url: '/pn/chat', message: 'ਮਨ' } })],
    ['of data alone', fromFirebase({ data: { ...notification, url: '/pn/chat', message: 'ਮਨ' } })],
  ] as const) {
    test(`of Firebase, ${how}, with no page open, is shown once, and stays`, async ({
      context,
      page,
      site,
      service,
    }) => {
      await subscribed(page, '/pn/chat')
      const worker = await workerOf(page)
      const elsewhere = await context.newPage()
      const pushes = await Pushes.of(elsewhere, site)
      await page.close()
      await pushes.send(message)
      await expect.poll(() => shownBy(worker)).toHaveLength(1)
      expect((await shownBy(worker))[0]).toMatchObject(notification)
      const [opened = ''] = await tap(worker)
      expect(new URL(opened, site).searchParams.get('notification_message')).toBe('ਮਨ')
      expect(service.made).toHaveLength(1)
    })
  }

  test('that is tapped leads the open page to its address', async ({ page, site, service }) => {
    await page.clock.install()
    await subscribed(page, '/pn/chat')
    const worker = await workerOf(page)
    await (await Pushes.of(page, site)).send({ ...notification, data: { url: '/hi/chat' } })
    await expect.poll(() => shownBy(worker)).toHaveLength(1)
    const before = await page.evaluate(() => history.length)
    expect(await tap(worker)).toEqual([])
    await expect(page).toHaveURL(/\/hi\/chat$/)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    expect(service.made).toHaveLength(1)
  })

  test('that opened the chat is a message of its own, once, and leaves the address', async ({ page, service }) => {
    const text = 'Breathe, and begin again.'
    const address = `/pn/chat?${new URLSearchParams({
      ref: 'ASHA-7K2',
      notification_message: text,
      notification_type: 'wisdom_message',
      timestamp: String(Date.now()),
    })}`
    await page.goto(address)
    const visitor = new Visitor(page)
    const shown = visitor.articles.filter({ hasText: text })
    await expect(shown).toHaveCount(1)
    // The app's, and nobody else's (D34).
    await expect(shown).toHaveAccessibleName('Notification')
    await lookAt(page, 'push, a message in the chat')
    await expect(page).toHaveURL(/\/pn\/chat\?ref=ASHA-7K2$/)
    await page.reload()
    await expect(shown).toHaveCount(1)
    // Within a minute it is the same message.
    await page.goto(address)
    await expect(page).toHaveURL(/\/pn\/chat\?ref=ASHA-7K2$/)
    await expect(shown).toHaveCount(1)
    expect(service.deleted).toEqual([])
  })

  /** What the worker says to the page, for what a browser on a desk cannot be made to say. */
  const tell = (page: Page, message: object) =>
    page.evaluate((data) => {
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }))
    }, message)

  test('tapped on iOS leads on after 100 ms, in the place of the page before', async ({ page, service }) => {
    await page.clock.install()
    await subscribed(page, '/pn/chat')
    const before = await page.evaluate(() => history.length)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    const click = { type: 'notification-click', targetUrl: '/pn/chat?x=1', message: null, tradition: 'sikh' }
    await tell(page, { ...click, isIOSNotification: true })
    await page.clock.runFor(IOS_NAVIGATION_MS - 1)
    expect(new URL(page.url()).search).toBe('')
    await page.clock.runFor(1)
    await expect(page).toHaveURL(/\/pn\/chat\?x=1$/)
    expect(await page.evaluate(() => history.length)).toBe(before)
    expect(service.deleted).toEqual([])
  })

  test('on iOS: a sync loads the page anew, if its address came with a notification', async ({ page, service }) => {
    for (const [address, isLoaded] of [
      ['/pn?from=anonymous&ios_notification=1', true],
      ['/pn?from=anonymous', false],
    ] as const) {
      await page.goto(address)
      await expect.poll(() => scripts(page, 'firebase')).toHaveLength(1)
      await page.evaluate(() => Object.assign(window, { before: true }))
      const documents: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url())
      })
      await tell(page, { type: 'ios-notification-sync' })
      const isBefore = () => page.evaluate(() => 'before' in window).catch(() => true)
      if (isLoaded) await expect.poll(isBefore).toBe(false)
      else {
        // A page that is loaded anew asks for itself before anything that is asked for later.
        await page.evaluate(() => fetch('/api/v1/health'))
        expect(documents).toEqual([])
        expect(await isBefore()).toBe(true)
      }
    }
    expect(service.deleted).toEqual([])
  })
})

test.describe('whose it is', () => {
  test('at login the token goes with the person, and at sign-out it leaves them', async ({ page, service }) => {
    const email = newEmail()
    const person = await completeProfile(await signInByGoogle(email))
    await subscribed(page, '/pn/chat')
    const [token = ''] = service.made
    const moved = page.waitForResponse(TRANSITION)
    await page.goto('/pn?from=anonymous')
    await new SignIn(page).byGoogle('Meera Sharma', email)
    const response = await moved
    expect(await response.json()).toMatchObject({ success: true, transitioned: true })
    expect(response.request().headers().authorization).toMatch(/^Bearer /)
    const device_id = await stored(page, KEYS.deviceId)
    expect(response.request().postDataJSON()).toEqual({
      device_id,
      user_id: person.user.id,
      spiritual_tradition: 'sikh',
    })
    await expect.poll(() => tokensOf(person.token)).toEqual([token])

    const chat = mainChat(page)
    await expect(chat.box).toBeVisible()
    const skip = page.getByRole('button', { name: 'Skip', exact: true })
    await skip.click()
    await chat.settings.click()
    const gone = page.waitForRequest(UNSUBSCRIBE)
    const back = page.waitForRequest((request) => /\/subscribe$/.test(request.url()))
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const { authorization, 'x-device-id': device } = (await gone).headers()
    expect([authorization, device]).toEqual([undefined, device_id])
    expect((await gone).postDataJSON()).toEqual({ fcm_token: token })
    // The device goes on as one without a name.
    expect(bodyOf(await back)).toEqual({ fcm_token: token, device_id, spiritual_tradition: 'sikh' })
    await expect.poll(() => tokensOf(person.token)).toEqual([])
  })

  test('who is signed in already registers as themselves', async ({ page, service }) => {
    const person = await newPerson()
    await signInStored(page, person)
    const request = await subscribed(page, '/pn/chat')
    expect(bodyOf(request).user_id).toBe(person.user.id)
    await expect.poll(() => tokensOf(person.token)).toEqual(service.made)
  })
})

test.describe('nothing at all', () => {
  for (const address of ['/', '/privacy']) {
    test(`on ${address}`, async ({ page, service }) => {
      await page.goto(address)
      // The app comes to a landing with the first sign (D49).
      if (address === '/') await page.getByRole('button', { name: 'English' }).hover()
      // The device's code is here: analytics has begun.
      await expect.poll(() => scripts(page, 'loader-module-core')).toHaveLength(1)
      await machineIs(page, 'push', 'dormant')
      expect(await scripts(page, 'firebase')).toEqual([])
      expect(service.asked).toEqual([])
    })
  }

  test('is shown on /privacy, where somebody reads', async ({ page, site, service }) => {
    await subscribed(page, '/pn/chat')
    await page.goto('/privacy')
    const worker = await workerOf(page)
    await expect.poll(() => scripts(page, 'loader-module-core')).toHaveLength(1)
    const pushes = await Pushes.of(page, site)
    await page.bringToFront()
    await pushes.send({ title: 'Amrit Vela', body: 'A thought', data: { url: '/pn/chat' } })
    await pushes.send(fromFirebase({ notification: { title: 'Amrit Vela', body: 'A thought' } }))
    // What the worker says after it has come, and still nothing is shown.
    const told = await page.evaluateHandle(() => {
      const said: unknown[] = []
      navigator.serviceWorker.addEventListener('message', ({ data }) => void said.push(data))
      return said
    })
    await worker.evaluate(async () => {
      const { clients } = globalThis as unknown as ServiceWorkerGlobalScope
      for (const client of await clients.matchAll({ includeUncontrolled: true })) client.postMessage('after')
    })
    await expect.poll(() => told.evaluate((said) => said.includes('after'))).toBe(true)
    expect(await shownIn(page)).toEqual([])
    expect(service.made).toHaveLength(1)
  })

  // Which browsers are such ones is told by src/platform/push.test.ts.
  test.describe('in an in-app browser', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/450.0]',
    })
    test('of Facebook', async ({ page, service }) => {
      await answersPermission(page, 'granted')
      await page.goto('/pn/chat')
      await expect.poll(() => scripts(page, 'loader-module-core')).toHaveLength(1)
      await new Visitor(page).askAndRead('I am worried')
      expect(await scripts(page, 'firebase')).toEqual([])
      expect(service.asked).toEqual([])
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
})
