import { expect, type Page, test } from '@playwright/test'
import { KEYS } from '../../src/platform/storage.ts'
import { holdScripts } from './gate.ts'
import { mainChat, newPerson, signInStored } from './person.ts'

// The landings before React (D49, src/first/landing.ts): pages that stand there whole, in the language that is set; what is tapped
// before the app listens is answered by a look, and done once then.

const LANDINGS = ['/', '/pn?from=anonymous', '/hi?from=anonymous'] as const
const TITLE = { punjabi: 'ਰੂਹਾਨੀ', hindi: 'आध्यात्मिक' } as const

/** Every script that the page asks for, from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js'))
      asked.push(new URL(request.url()).pathname)
  })
  return asked
}

for (const address of LANDINGS) {
  test(`${address} asks for no script until somebody wants one of its controls`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 400)
    await page.getByRole('heading', { level: 1 }).hover()
    expect(scripts).toEqual([])
    await page.getByRole('button', { name: 'ਪੰਜਾਬੀ' }).hover()
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })

  for (const language of ['punjabi', 'hindi'] as const)
    test(`${address} stands there in ${language}, and React takes over what stands there`, async ({ page }) => {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEYS.language, language] as const)
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      const scripts = scriptsOf(page)
      await page.goto(address, { waitUntil: 'networkidle' })
      expect(scripts).toEqual([])
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', language === 'punjabi' ? 'pa' : 'hi')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toBeVisible()
      if (address === '/') await expect(heading).toContainText(TITLE[language])
      const title = await page.title()
      await heading.evaluate((element) => Reflect.set(element, 'first', true))
      await page.getByRole('button', { name: 'English' }).click()
      await expect(html).toHaveAttribute('lang', 'en')
      expect(await heading.evaluate((element) => Reflect.get(element, 'first'))).toBe(true)
      expect(await page.title()).not.toBe(title)
      expect(faults).toEqual([])
    })
}

// Each script of the way is held in turn: the tap falls before the first, between any two, and after the last.
test('a tap at any moment is seen at once, and done once', async ({ page }) => {
  const whatsapp = page.getByRole('button', { name: 'Continue with WhatsApp' })
  let early = 0
  for (let before = 0; ; before += 1) {
    const gate = await holdScripts(page)
    await page.goto('/pn?from=anonymous')
    await whatsapp.hover()
    for (let gone = 0; gone < before; gone += 1) {
      await expect.poll(gate.asked).toBeGreaterThan(0)
      await gate.letGo(1)
    }
    await whatsapp.click({ noWaitAfter: true })
    const isSeen = await whatsapp.evaluate((button) => button.matches('[data-tapped], [aria-busy="true"]'))
    const isOpen = (await page.getByRole('dialog').count()) > 0
    expect(isSeen || isOpen).toBe(true)
    const isEarly = await whatsapp.evaluate((button) => button.matches('[data-tapped]'))
    // A second tap at once asks for no second dialog.
    if (isEarly) await whatsapp.click({ noWaitAfter: true })
    await gate.open()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(whatsapp).not.toHaveAttribute('data-tapped')
    await page.unroute('**/assets/*.js')
    if (!isEarly) break
    early += 1
  }
  expect(early).toBeGreaterThan(2)
})

test('what was tapped is done in its order: a language, then a door', async ({ page }) => {
  const gate = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'हिन्दी' }).click({ noWaitAfter: true })
  await page.getByRole('link', { name: 'Start Hindu Journey (Hindi)' }).click({ noWaitAfter: true })
  await expect(page.locator('[data-tapped]')).toHaveCount(2)
  await gate.open()
  await expect(page).toHaveURL('/hi/chat')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.language)).toBe('hindi')
})

test('where the app does not come, a link is a link', async ({ page }) => {
  let refused = true
  await page.route('**/assets/*.js', (route) => (refused ? route.abort() : route.continue()))
  await page.goto('/')
  const loaded = page.waitForEvent('framenavigated')
  await page.getByRole('link', { name: 'Start Sikh Journey (Punjabi)' }).click({ noWaitAfter: true })
  await loaded
  await expect(page).toHaveURL('/pn/chat')
  refused = false
})

test('code that was not to be had is asked for again, and the tap is not forgotten', async ({ page }) => {
  await page.clock.install()
  let refused = true
  await page.route('**/assets/*.js', (route) => (refused ? route.abort() : route.continue()))
  await page.goto('/')
  await page.getByRole('button', { name: 'ਪੰਜਾਬੀ' }).click({ noWaitAfter: true })
  await expect(page.locator('[data-tapped]')).toHaveCount(1)
  refused = false
  await page.clock.runFor(3_000)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
})

test('the promotional message is asked for once, stands there without the app, and stays', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/social-proof/')) asked.push(request.url())
  })
  await page.goto('/hi?from=anonymous')
  const text = page.locator('.promo__text--message')
  await expect(text).toBeVisible()
  const words = await text.innerText()
  await expect(page.locator('.promo')).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('button', { name: 'ਪੰਜਾਬੀ' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
  await expect(text).toHaveText(words)
  expect(asked).toHaveLength(1)
})

test('a page that is never idle shows it all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, { timeout } = {}) =>
      timeout === undefined ? 0 : window.setTimeout(work, timeout)
  })
  await page.goto('/pn?from=anonymous')
  await expect(page.locator('.promo__text--message')).toBeVisible()
})

test('who signs in in another tab is led on, and nobody else', async ({ page, context }) => {
  const scripts = scriptsOf(page)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/privacy')
  await other.evaluate((key) => localStorage.setItem(key, 'punjabi'), KEYS.language)
  await other.evaluate((key) => localStorage.setItem(key, 'sikh'), KEYS.tradition)
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.tradition)).toBe('sikh')
  expect(scripts).toEqual([])
  await other.evaluate((key) => localStorage.setItem(key, 'any'), KEYS.token)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

test('where it leads on, the app is the one that hears: its buttons work, and nothing is drawn twice', async ({
  page,
  context,
}) => {
  const person = await newPerson()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto('/hi?from=anonymous')
  const other = await context.newPage()
  await signInStored(other, person)
  await other.goto('/privacy')
  const chat = mainChat(page)
  await expect(chat.box).toBeVisible()
  await chat.settings.click()
  await expect(page).toHaveURL('/hi/settings')
  expect(faults).toEqual([])
})

test('a new window for a link with the control key, and no app', async ({ page, context }) => {
  await page.goto('/')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Start Sikh Journey (Punjabi)' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/pn/chat')
  await expect(page).toHaveURL('/')
})

test.describe('a chat’s page asks while its code is on its way (src/first/chat.ts)', () => {
  /** What was asked of the API: method, path and the device's id. */
  function callsOf(page: Page) {
    const calls: { what: string; device: string | undefined }[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith('/api/v1/')) return
      const what = `${request.method()} ${pathname.replace('/api/v1', '')}`
      calls.push({ what, device: request.headers()['x-device-id'] })
    })
    return calls
  }
  const callsTo = (calls: ReturnType<typeof callsOf>, what: string) => calls.filter((call) => call.what === what)
  const box = (page: Page) => page.getByRole('textbox', { name: 'Message' })

  const START = 'POST /chat/anonymous/start'
  const STATUS = 'GET /chat/anonymous/check-device-status'

  /** Opens an address with its scripts held, until this was asked of the API; then lets them come. */
  async function opened(page: Page, address: string, what: string) {
    const calls = callsOf(page)
    const gate = await holdScripts(page)
    await page.goto(address)
    await expect.poll(() => callsTo(calls, what).length).toBe(1)
    await gate.open()
    return calls
  }

  test('a first visit: one session, of the device that asks for everything else', async ({ page }) => {
    const calls = await opened(page, '/hi?ref=ASHA', START)
    await expect(box(page)).toBeVisible()
    await expect.poll(() => callsTo(calls, STATUS).length).toBe(1)
    const device = await page.evaluate((key) => localStorage.getItem(key), KEYS.deviceId)
    expect(device).toMatch(/^device_[0-9a-f]{32}$/)
    expect(calls.map((call) => call.device)).toEqual(calls.map(() => device))
    expect(callsTo(calls, START)).toHaveLength(1)
  })

  test('who comes back: the trial is asked for once, and no session', async ({ page }) => {
    await page.goto('/pn')
    await expect(page.getByText('2 chats left')).toBeVisible()
    const calls = await opened(page, '/pn/chat', STATUS)
    await expect(page.getByText('2 chats left')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(callsTo(calls, STATUS)).toHaveLength(1)
    expect(callsTo(calls, START)).toHaveLength(0)
  })

  test('a session that is refused is refused once, in the words of section 8', async ({ page }) => {
    const calls = callsOf(page)
    await page.route('**/chat/anonymous/start', (route) => route.fulfill({ status: 500, json: { detail: 'no' } }))
    await page.goto('/pn')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(callsTo(calls, START)).toHaveLength(1)
  })

  test('a token: the profile is asked for once, and no session', async ({ page }) => {
    await page.goto('/privacy')
    await page.evaluate((key) => localStorage.setItem(key, 'a-token'), KEYS.token)
    await page.route('**/auth/profile', (route) => route.fulfill({ status: 401, json: { detail: 'expired' } }))
    const calls = await opened(page, '/pn/chat', 'GET /auth/profile')
    expect(callsTo(calls, START)).toHaveLength(0)
    // the 401 rule (D7) holds for an answer that was taken over
    await expect(page).not.toHaveURL('/pn/chat')
    expect(callsTo(calls, 'GET /auth/profile')).toHaveLength(1)
  })
})
