import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { KEYS } from '../../src/platform/storage.ts'
import { scripts, test } from './configured.ts'
import { lookAt } from './look.ts'
import { mainChat, newPerson, signInStored, stored } from './person.ts'
import { answersPermission, workerOf } from './pushService.ts'
import {
  asks,
  deviceIsHere,
  holdFirebase,
  installModal,
  machineIs,
  notificationModal,
  offersInstall,
  stopTime,
  timesAsked,
} from './questions.ts'
import { Visitor } from './visitor.ts'

// The two questions of spec §4 Prompts, in both chats. Times are those of §9.

const AFTER_ANSWER_MS = 10_000
const PAUSE_MS = 500
const AFTER_LAUNCH_MS = 2_000

// Tall enough that the long list draws all of a short conversation.
const viewport = { width: 412, height: 3000 }

test.describe('the questions', () => {
  // Requests of a worker cannot be held.
  test.use({ serviceWorkers: 'block', viewport })

  for (const { prefix, outcome } of [
    { prefix: '/pn', outcome: 'accepted' },
    { prefix: '/hi', outcome: 'dismissed' },
  ] as const) {
    test(`a member at ${prefix}: install, ${outcome}, and then notifications; each once`, async ({ page }) => {
      await signInStored(page, await newPerson())
      await answersPermission(page, 'default')
      const letThrough = await holdFirebase(page)
      await page.clock.install()
      const here = deviceIsHere(page)
      await page.goto(`${prefix}/chat`)
      await expect(mainChat(page).box).toBeVisible()
      await here
      await offersInstall(page, outcome)
      await stopTime(page)
      await expect(new Visitor(page).articles.first()).toBeVisible()
      const elapsed = await asks(page)
      await page.clock.runFor(AFTER_ANSWER_MS - elapsed - 1)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.clock.runFor(elapsed + 1)
      await expect(installModal(page)).toBeVisible()
      expect(await stored(page, KEYS.installShown)).toBe('true')

      // Only now the browser's word on notifications is here: one question at a time.
      const code = page.waitForResponse('**/assets/firebase-*.js')
      letThrough()
      await code
      await page.clock.runFor(1_000)
      await expect(notificationModal(page)).toBeHidden()

      // The same button for both: what the browser's own dialog says is another thing.
      await installModal(page).getByRole('button', { name: 'Install' }).click()
      await expect(installModal(page)).toBeHidden()
      await expect.poll(() => timesAsked(page)).toBe(1)
      await page.clock.runFor(PAUSE_MS - 1)
      await expect(notificationModal(page)).toBeHidden()
      await page.clock.runFor(1)
      await expect(notificationModal(page)).toBeVisible()
      await notificationModal(page).getByRole('button', { name: 'Not now' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await stored(page, KEYS.notificationShown)).toBe('true')

      // Never again on this device, whatever the browser offers.
      await page.clock.resume()
      const hereAgain = deviceIsHere(page)
      await page.reload()
      await hereAgain
      await expect(mainChat(page).box).toBeVisible()
      await offersInstall(page, outcome)
      await stopTime(page)
      await asks(page, 'And what now?')
      await page.clock.runFor(AFTER_ANSWER_MS + PAUSE_MS + AFTER_LAUNCH_MS)
      await expect(page.getByRole('dialog').filter({ hasText: 'Not now' })).toHaveCount(0)
    })
  }

  test('two seconds after the launch as an installed app', async ({ page }) => {
    await answersPermission(page, 'default')
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window)
      window.matchMedia = (query) =>
        query.includes('display-mode: standalone') ? Object.assign(real('all'), {}) : real(query)
    })
    const letThrough = await holdFirebase(page)
    await page.clock.install()
    const here = deviceIsHere(page)
    await page.goto('/hi/chat?source=pwa')
    await expect(mainChat(page).box).toBeVisible()
    await here
    await stopTime(page)
    const code = page.waitForResponse('**/assets/firebase-*.js')
    letThrough()
    await code
    await machineIs(page, 'prompts', expect.objectContaining({ question: 'waitingAfterLaunch' }))
    await page.clock.runFor(AFTER_LAUNCH_MS - 1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(notificationModal(page)).toBeVisible()
  })

  test('never over another dialog: first the welcome, then the question', async ({ page }) => {
    await signInStored(page, await newPerson(), { onboarded: false })
    await answersPermission(page, 'default')
    await page.goto('/pn/chat')
    const welcome = page.getByRole('dialog', { name: 'Welcome' })
    await expect(welcome).toBeVisible()
    // The browser's word on notifications is here.
    await machineIs(page, 'push', 'permissionDefault')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await welcome.getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(notificationModal(page)).toBeVisible()
    await expect(welcome).toBeHidden()
  })
})

test.describe('a new version', () => {
  const ready = (page: Page) => page.getByText('A new version is ready', { exact: true })

  /** The chat, with its worker, and what the next check finds. */
  async function arrives(page: Page, deploy: () => void): Promise<void> {
    await answersPermission(page, 'denied', 'denied')
    await page.goto('/pn/chat')
    await workerOf(page)
    await expect(mainChat(page).box).toBeVisible()
    deploy()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(ready(page)).toBeVisible()
  }
  const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true })
  /**
   * Takes the new version, and waits for the page to be loaded anew. A new worker takes over when the old one has nothing
   * to do; Chromium then ends the old one, but not while a test looks at it: so the test does.
   */
  async function takes(page: Page, button: Locator): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const old = new Set<string>()
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) if (status === 'activated') old.add(versionId)
    })
    await session.send('ServiceWorker.enable')
    let isLoaded = false
    page.once('load', () => {
      isLoaded = true
    })
    await button.click()
    const [first] = old
    await expect(async () => {
      if (!isLoaded) await session.send('ServiceWorker.stopWorker', { versionId: first ?? '' }).catch(() => {})
      expect(isLoaded).toBe(true)
    }).toPass({ intervals: [300], timeout: 15_000 })
    await session.detach()
  }
  const isWaiting = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)

  test('is offered, and taken when the person says so; what was typed stays', async ({ page, deploy }) => {
    await arrives(page, deploy)
    await mainChat(page).box.fill('half a question')
    expect(await isWaiting(page)).toBe(true)
    await lookAt(page, 'prompts, a new version')
    await takes(page, update(page))
    await expect(mainChat(page).box).toHaveValue('half a question')
    expect(await isWaiting(page)).toBe(false)
    await expect(ready(page)).toHaveCount(0)
  })

  test('later is later, until the next start', async ({ page, deploy }) => {
    await arrives(page, deploy)
    await page.getByRole('button', { name: 'Later', exact: true }).click()
    await expect(ready(page)).toHaveCount(0)
    expect(await isWaiting(page)).toBe(true)
    await page.reload()
    await expect(ready(page)).toBeVisible()
  })

  test('taken in one tab is offered in the other, which is not loaded anew by itself', async ({
    page,
    context,
    deploy,
  }) => {
    await arrives(page, deploy)
    const other = await context.newPage()
    await answersPermission(other, 'denied', 'denied')
    await other.goto('/pn/chat')
    await expect(ready(other)).toBeVisible()
    await other.getByRole('button', { name: 'Later', exact: true }).click()
    await other.evaluate(() => Object.assign(window, { before: true }))
    await takes(page, update(page))
    await expect(ready(other)).toBeVisible()
    expect(await other.evaluate(() => 'before' in window)).toBe(true)
    const otherLoaded = other.waitForEvent('load')
    await update(other).click()
    await otherLoaded
    await expect(mainChat(other).box).toBeVisible()
    await expect(ready(other)).toHaveCount(0)
  })
})

// The build that has no configuration: of notifications not a word, and installing goes on as ever (D18).
base.describe('without a configuration', () => {
  base('nobody is asked about notifications, and nothing of Firebase is fetched', async ({ page }) => {
    await answersPermission(page, 'default')
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== 'localhost') elsewhere.push(request.url())
    })
    await page.clock.install()
    const here = page.waitForResponse('**/assets/device-*.js')
    await page.goto('/pn/chat')
    await expect(mainChat(page).box).toBeVisible()
    await here
    await expect(new Visitor(page).articles.first()).toBeVisible()
    await expect(async () => offersInstall(page, 'accepted')).toPass()
    await stopTime(page)
    await asks(page)
    await page.clock.runFor(AFTER_ANSWER_MS)
    await installModal(page).getByRole('button', { name: 'Install' }).click()
    await expect(installModal(page)).toBeHidden()
    await page.clock.runFor(PAUSE_MS + AFTER_ANSWER_MS)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await scripts(page, 'firebase')).toEqual([])
    expect(elsewhere).toEqual([])
  })
})
