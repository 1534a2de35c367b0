import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { Visitor } from './visitor.ts'

// Contrast is measured at rest, not while a bubble fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LANGUAGES = { english: 'English', punjabi: 'ਪੰਜਾਬੀ', hindi: 'हिन्दी' } as const

const isAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** No text is wider than the room it has, and the page itself never scrolls sideways. */
const fits = async (page: Page) => {
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => !element.closest('.visually-hidden') && element.tagName !== 'TEXTAREA')
      .filter(
        (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline',
      )
      .filter((element) => ['hidden', 'clip', 'auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(tooWide).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

for (const [language, name] of Object.entries(LANGUAGES)) {
  for (const width of [360, 412, 1280]) {
    test(`every screen in ${language} at ${width} px: accessible, nothing too wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      await page.getByRole('button', { name }).click()
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        { english: 'en', punjabi: 'pa', hindi: 'hi' }[language] ?? '',
      )
      await isAccessible(page)
      await fits(page)
      for (const address of ['/pn?from=anonymous', '/hi?from=anonymous', '/privacy', '/nowhere']) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await isAccessible(page)
        await fits(page)
      }
      for (const prefix of ['/pn', '/hi']) {
        await page.goto(`${prefix}/chat`)
        const log = page.getByRole('log')
        await page.getByRole('textbox').fill('मेरा मन अशांत है')
        await page.getByRole('textbox').press('Enter')
        await expect(log.getByRole('figure').first()).toBeVisible()
        await isAccessible(page)
        await fits(page)
      }
    })
  }
}

test('the chosen language is kept, and the guide answers in English where English was chosen (D9)', async ({
  page,
}) => {
  const visitor = new Visitor(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Start Hindu Journey (Hindi)' }).click()
  const request = page.waitForRequest('**/send-text')
  await visitor.askAndRead('I am afraid of my exam')
  expect((await request).postDataJSON().language).toBe('english')
  await page.goto('/privacy')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('choosing a tradition works before any script has run: plain links', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Satsang: Divine Guidance at Your Fingertips')
  await expect(page.getByRole('link', { name: 'Start Sikh Journey (Punjabi)' })).toHaveAttribute('href', '/pn/chat')
  await expect(page.getByRole('link', { name: 'Start Hindu Journey (Hindi)' })).toHaveAttribute('href', '/hi/chat')
  await context.close()
})

for (const address of ['/', '/pn?from=anonymous', '/hi?from=anonymous']) {
  test(`${address} hydrates what was prerendered: no error, no second drawing`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    // The heading that the server wrote must be the very node that the script keeps.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector('h1')
        if (heading) Reflect.set(heading, 'prerendered', true)
      })
    })
    await page.goto(address)
    await page.getByRole('button', { name: 'ਪੰਜਾਬੀ' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
    expect(await page.evaluate(() => Reflect.get(document.querySelector('h1') ?? {}, 'prerendered'))).toBe(true)
    expect(complaints).toEqual([])
  })
}

test('redirects of the route table', async ({ page }) => {
  for (const [from, to] of [
    ['/setup', '/'],
    ['/chat', '/'],
    ['/settings', '/'],
    ['/pn/setup', '/pn/chat'],
    ['/hi/settings', '/hi/chat'],
    ['/pn/', '/pn/chat'],
    ['/', '/pn/chat'],
  ] as const) {
    await page.goto(from)
    await expect(page, from).toHaveURL(to)
    // The last three remember a tradition; what `/` then leads to is the remembered one.
    if (to === '/hi/chat') await page.goto('/pn/chat')
  }
})

test('the privacy page goes back to where it was opened', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByText('48 hours').first()).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown address: said, with status 404, and a way home', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page.getByRole('link', { name: 'Start Sikh Journey (Punjabi)' })).toBeVisible()
})

test('the whole trial by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Start Sikh Journey (Punjabi)' })
  for (let presses = 0; presses < 10 && !(await link.evaluate((e) => e === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const visitor = new Visitor(page)
  await expect(visitor.left(2)).toBeVisible()
  await visitor.box.focus()
  for (const text of ['I am afraid', 'Still afraid']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await expect(visitor.box).toHaveValue('')
    await expect(visitor.log.getByText('The guide is answering')).toHaveCount(0)
  }
  await expect(visitor.left(0)).toBeVisible()
  await page.keyboard.type('More')
  await page.keyboard.press('Enter')
  await expect(visitor.modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(visitor.modal).toBeHidden()
  await expect(visitor.box).toHaveValue('More')
})

test('the page runs under its own strict policy: nothing is refused', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy|Refused/i.test(message.text())) refused.push(message.text())
  })
  const response = await page.goto('/pn/chat')
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain("'unsafe-")
  const visitor = new Visitor(page)
  await visitor.askAndRead('I am afraid')
  expect(refused).toEqual([])
})

for (const [prefix, question] of [
  ['/pn', 'ਮੈਨੂੰ ਡਰ ਲੱਗਦਾ ਹੈ'],
  ['/hi', 'मुझे डर लगता है'],
] as const) {
  test(`every letter of a verse at ${prefix} comes from the bundled fonts`, async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto(`${prefix}/chat`)
    await visitor.askAndRead(question)
    await visitor.log.getByText('Transliteration').click()
    await expect(visitor.log.locator('details p')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    // The system's own Noto would hide a web font that is missing: ask the browser which files it really draws with.
    const session = await page.context().newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    const { root } = await session.send('DOM.getDocument', { depth: -1 })
    for (const selector of ['blockquote > p', 'details p']) {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      const fallback = fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .reduce((sum, { glyphCount }) => sum + glyphCount, 0)
      const text = (await visitor.log.locator(selector).first().textContent()) ?? ''
      // Spaces have no letter form: they may come from anywhere.
      expect(fallback, `${selector}: ${JSON.stringify(fonts)}`).toBeLessThanOrEqual(text.match(/\s/g)?.length ?? 0)
      expect(
        fonts.some(({ isCustomFont }) => isCustomFont),
        selector,
      ).toBe(true)
    }
  })
}
