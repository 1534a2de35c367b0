import { expect, type Page, test } from '@playwright/test'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { en } from '../../src/ui/i18n/en.ts'
import { hi, landingHi } from '../../src/ui/i18n/hi.ts'
import { landingEn } from '../../src/ui/i18n/landing.en.ts'
import { loginEn } from '../../src/ui/i18n/login.en.ts'
import { loginHi } from '../../src/ui/i18n/login.hi.ts'
import { loginPa } from '../../src/ui/i18n/login.pa.ts'
import { landingPa, pa } from '../../src/ui/i18n/pa.ts'
import { settingsEn } from '../../src/ui/i18n/settings.en.ts'
import { settingsHi } from '../../src/ui/i18n/settings.hi.ts'
import { settingsPa } from '../../src/ui/i18n/settings.pa.ts'
import { setupEn } from '../../src/ui/i18n/setup.en.ts'
import { setupHi } from '../../src/ui/i18n/setup.hi.ts'
import { setupPa } from '../../src/ui/i18n/setup.pa.ts'
import { shareEn } from '../../src/ui/i18n/share.en.ts'
import { shareHi } from '../../src/ui/i18n/share.hi.ts'
import { sharePa } from '../../src/ui/i18n/share.pa.ts'
import { drawnTexts } from '../fontsInUse.ts'
import { fits, isAccessible, LANGUAGES, type LanguageName } from './look.ts'
import { newNumber, newPerson, remember, say, signInStored } from './person.ts'
import { refuse, Visitor } from './visitor.ts'

// Contrast is measured at rest, not while a bubble fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * Each language on a narrow phone, where room is short, and one on a desktop. All widths of every screen's states are the
 * stories' and the pictures' to look at; here the screens are the real ones, with the server's texts.
 */
const LOOKS = [
  ['english', 360],
  ['punjabi', 360],
  ['hindi', 360],
  ['punjabi', 1280],
] as const satisfies [LanguageName, number][]

/** Whether the page is right: by its room everywhere, and by axe, which does not read the language, once at each width. */
const looksRightIn = (language: LanguageName, width: number) => async (page: Page) => {
  if (language === 'english' || width > 360) await isAccessible(page)
  await fits(page)
}

for (const [language, width] of LOOKS) {
  const { name, lang } = LANGUAGES[language]
  const looksRight = looksRightIn(language, width)
  test(`every screen in ${language} at ${width} px: accessible, nothing too wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.getByRole('button', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await looksRight(page)
    for (const address of ['/pn?from=anonymous', '/hi?from=anonymous', '/privacy', '/nowhere']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await looksRight(page)
    }
    for (const prefix of ['/pn', '/hi']) {
      await page.goto(`${prefix}/chat`)
      const log = page.getByRole('log')
      await page.getByRole('textbox').fill('मेरा मन अशांत है')
      await page.getByRole('textbox').press('Enter')
      await expect(log.getByRole('figure').first()).toBeVisible()
      await looksRight(page)
    }
  })
}

const WORDS = {
  english: { t: en, landing: landingEn.landing, login: loginEn, setup: setupEn, settings: settingsEn, share: shareEn },
  punjabi: { t: pa, landing: landingPa.landing, login: loginPa, setup: setupPa, settings: settingsPa, share: sharePa },
  hindi: { t: hi, landing: landingHi.landing, login: loginHi, setup: setupHi, settings: settingsHi, share: shareHi },
} as const

/**
 * Every letter comes from a bundled face: the system's own Noto would hide a web font that is missing, so the browser is
 * asked which files it really draws with. Names that a person chose for a device, and digits, are not looked at. A list that
 * still moves is looked at again.
 */
const isInBundledFonts = (page: Page, part: string) =>
  expect(async () => expect(await seenInBundledFonts(page, part)).toBeGreaterThan(0)).toPass({ timeout: 10_000 })

/** @returns of how many elements the letters were looked at */
const seenInBundledFonts = async (page: Page, part: string): Promise<number> => {
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  const seen = (await drawnTexts(session, part)).filter(
    ({ text, fonts }) => /[\u0900-\u0a7f]/.test(text) && fonts.length > 0,
  )
  await session.detach()
  for (const { text, fonts } of seen) {
    const other = fonts.filter(({ isCustomFont }) => !isCustomFont).reduce((sum, { glyphCount }) => sum + glyphCount, 0)
    // Spaces, digits, Latin letters and marks may come from anywhere.
    const free = text.match(/[^\u0900-\u0a7f]/g)?.length ?? 0
    expect(other, `${text}: ${JSON.stringify(fonts)}`).toBeLessThanOrEqual(free)
  }
  return seen.length
}

for (const [language, width] of LOOKS) {
  const { t, landing, login, setup, settings, share } = WORDS[language]
  const isNative = language !== 'english'
  const looksRight = looksRightIn(language, width)

  test(`the signed-in chat in ${language} at ${width} px: accessible, nothing too wide, in the bundled letters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const person = await newPerson({ profile: { language_preference: language } })
    await signInStored(page, person)
    for (const prefix of ['/pn', '/hi']) {
      await page.goto(`${prefix}/chat`)
      const log = page.getByRole('log', { name: t.chat.conversation })
      await expect(log.getByRole('article').first()).toBeVisible()
      await looksRight(page)
      const box = page.getByRole('textbox', { name: t.chat.message })
      await box.fill('मेरा मन अशांत है')
      await box.press('Enter')
      // The answer to this, and not a verse of what was said before it.
      await expect(log.getByRole('article').last().getByRole('figure').first()).toBeVisible()
      await looksRight(page)
      await page.route('**/chat/send-text', refuse(500))
      await box.fill(`${'ਵਾਹਿਗੁਰੂ'.repeat(30)} https://example.com/${'a'.repeat(200)}`)
      await box.press('Enter')
      await expect(log.getByRole('button', { name: t.chat.tryAgain })).toBeVisible()
      await looksRight(page)
      if (isNative) await isInBundledFonts(page, 'main')
      await page.unroute('**/chat/send-text')
      // Further up: the messages of the other tradition, and the control for older ones.
      await log.evaluate((view) => {
        view.scrollTop = 0
      })
      await looksRight(page)
      // What failed is sent, or the next chat would begin with it.
      await log.evaluate((view) => {
        view.scrollTop = view.scrollHeight
      })
      await log.getByRole('button', { name: t.chat.tryAgain }).click()
      await expect(log.getByRole('button', { name: t.chat.tryAgain })).toHaveCount(0)
    }
  })

  test(`the sign-in modal in ${language} at ${width} px: accessible, nothing too wide, in the bundled letters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await remember(page, { guru_chat_language: language })
    await page.goto(language === 'hindi' ? '/hi?from=anonymous' : '/pn?from=anonymous')
    await page.getByRole('button', { name: landing.continueWhatsapp }).click()
    const modal = page.getByRole('dialog', { name: login.heading })
    const isRight = async () => {
      await looksRight(page)
      if (isNative) await isInBundledFonts(page, 'dialog[open]')
    }
    const phone = modal.getByRole('textbox', { name: login.phone.label })
    await phone.fill('98765')
    await phone.press('Enter')
    await isRight()
    await phone.fill(newNumber())
    await modal.getByRole('button', { name: login.phone.send }).click()
    const code = modal.getByRole('textbox', { name: login.code.label })
    await code.fill('123')
    await isRight()
    await code.fill('000000')
    await modal.getByRole('button', { name: login.code.verify }).click()
    await expect(modal.getByRole('alert')).toBeVisible()
    await isRight()
  })

  // At 360 px they are looked at in the walks of their own.
  if (width > 360) {
    test(`setup, settings, a modal and sharing in ${language} at ${width} px: nothing too wide, in the bundled letters`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const person = await newPerson({ profile: { language_preference: language, place_of_birth: 'Moga' } })
      await say(person, 'I am worried')
      await signInStored(page, person)
      await page.goto('/pn/settings')
      await expect(page.getByRole('button', { name: settings.signOut })).toBeVisible()
      await fits(page)
      if (isNative) await isInBundledFonts(page, 'body')
      await page.getByRole('button', { name: settings.fields.place_of_birth }).click()
      const edit = page.getByRole('dialog', { name: settings.fields.place_of_birth })
      await expect(edit).toBeVisible()
      await fits(page)
      if (isNative) await isInBundledFonts(page, 'dialog[open]')
      await page.keyboard.press('Escape')
      await expect(edit).toBeHidden()
      await page.getByRole('button', { name: settings.refer.title }).click()
      const sharing = page.getByRole('dialog', { name: share.heading })
      await sharing.getByRole('button', { name: share.family }).click()
      await expect(sharing.getByRole('textbox', { name: share.link })).toBeVisible()
      await looksRight(page)
      if (isNative) await isInBundledFonts(page, 'dialog[open]')

      await signInStored(page, await newPerson({ incomplete: true }))
      await remember(page, { guru_chat_language: language })
      for (const prefix of ['/pn', '/hi']) {
        await page.goto(`${prefix}/setup`)
        await expect(page.getByRole('heading', { name: setup.title })).toBeVisible()
        await fits(page)
        if (isNative) await isInBundledFonts(page, 'main')
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

/** Without a token analytics says so (spec §8), and these walks keep the service worker out. */
const EXPECTED = /^(?:Analytics is not initialised|Service Worker registration blocked)/

for (const address of ['/', '/pn?from=anonymous', '/hi?from=anonymous']) {
  test(`${address} hydrates what was prerendered: no error, no second drawing`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
        complaints.push(message.text())
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
  await expect(page).toHaveTitle('Privacy Policy · Satsang')
  await expect(page.getByText('48 hours').first()).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown address: said, with status 404, and a way home', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Satsang')
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
  await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
  await visitor.box.focus()
  for (const text of [...Array(FREE_MESSAGES - 1).fill('I am afraid'), 'I lose my temper']) {
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
  ['/pn', 'ਮੈਨੂੰ ਬਹੁਤ ਗੁੱਸਾ ਆਉਂਦਾ ਹੈ'],
  ['/hi', 'मुझे बहुत गुस्सा आता है'],
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
