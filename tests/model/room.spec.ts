import { expect, type Page, test } from '@playwright/test'
import { KEYS } from '../../src/platform/storage.ts'
import { en } from '../../src/ui/i18n/en.ts'
import { hi } from '../../src/ui/i18n/hi.ts'
import { pa } from '../../src/ui/i18n/pa.ts'
import { newPerson, remember, say, signInStored } from './person.ts'

// The room that the conversation has where there is little (33.13): on a phone that lies, under zoom, over a keyboard.

const WORDS = { english: en, punjabi: pa, hindi: hi }
const LANGUAGES = ['english', 'punjabi', 'hindi'] as const
const SIZES = [
  [320, 256],
  [320, 568],
  [329, 256],
  [337, 300],
  [360, 400],
  [412, 480],
  [640, 180],
  [740, 190],
  [740, 340],
  [740, 360],
  [1280, 300],
] as const

/** The conversation has half of the screen at least, the box lies within it, and nothing is too wide. */
async function hasRoom(page: Page, [width, height]: readonly [number, number], words: (typeof WORDS)['english']) {
  await page.setViewportSize({ width, height })
  const at = `at ${width}x${height}`
  const room = await page.getByRole('log', { name: words.chat.conversation }).boundingBox()
  const box = await page.getByRole('textbox', { name: words.chat.message }).boundingBox()
  if (room === null || box === null) throw new Error(`no chat ${at}`)
  const top = Math.max(0, room.y)
  expect(Math.min(height, room.y + room.height) - top, `the conversation ${at}`).toBeGreaterThanOrEqual(height / 2 - 1)
  expect(box.y, `the box ${at}`).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height, `the box ${at}`).toBeLessThanOrEqual(height)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `too wide ${at}`).toBeLessThanOrEqual(width)
}

for (const language of LANGUAGES) {
  const t = WORDS[language]
  const prefix = language === 'hindi' ? '/hi' : '/pn'

  test(`a visitor whose trial is over, in ${language}: half of every screen is the conversation’s`, async ({
    page,
  }) => {
    await remember(page, { [KEYS.language]: language })
    await page.goto(`${prefix}/chat`)
    const log = page.getByRole('log', { name: t.chat.conversation })
    const box = page.getByRole('textbox', { name: t.chat.message })
    for (const answers of [3, 5]) {
      await box.fill('I am worried about my father')
      await box.press('Enter')
      await expect(log.getByRole('article')).toHaveCount(answers)
      await expect(log.getByText(t.chat.processing)).toHaveCount(0)
    }
    // What is over is said between the conversation and the box.
    await expect(page.locator('.chat__said')).not.toBeEmpty()
    for (const size of SIZES) await hasRoom(page, size, t)
    await box.fill('a line\n'.repeat(12))
    for (const size of SIZES) await hasRoom(page, size, t)
  })

  test(`who is signed in, in ${language}: half of every screen is the conversation’s, and the header can be had`, async ({
    page,
  }) => {
    const person = await newPerson({ profile: { language_preference: language } })
    await say(person, 'I am worried')
    await signInStored(page, person)
    await page.goto(`${prefix}/chat`)
    // The app's own chat: the one that stands in the page has no conversation yet (D50).
    await expect(page.getByText('I am worried')).toBeVisible()
    for (const size of SIZES) {
      await hasRoom(page, size, t)
      // The header may be above, out of sight: who goes there sees it.
      const settings = page.getByRole('banner').getByRole('button').last()
      await settings.focus()
      await expect(settings).toBeInViewport({ ratio: 0.9 })
      await page.getByRole('textbox', { name: t.chat.message }).focus()
    }
  })
}

test('a referral code of twenty letters is seen whole, on the narrowest phone too (33.13)', async ({ page }) => {
  for (const width of [320, 412, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/pn?from=anonymous&ref=ABCDEFGHIJKLMNOPQRST')
    const box = page.getByRole('textbox', { name: 'Referral code (optional)' })
    await expect(box).toHaveValue('ABCDEFGHIJKLMNOPQRST')
    const [wide, has] = await box.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth] as const)
    expect(wide, `at ${width}`).toBeLessThanOrEqual(has)
  }
})

test('in forced colours, and with more contrast, what is chosen is seen, and every control has an edge (33.13)', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/pn?from=anonymous')
  const styleOf = (name: string, pressed: boolean) =>
    page
      .getByRole('button', { name, pressed })
      .evaluate((element) => getComputedStyle(element).outlineStyle + getComputedStyle(element).borderColor)
  expect(await styleOf('English', true)).not.toBe(await styleOf('ਪੰਜਾਬੀ', false))
  await page.goto('/pn/chat')
  await expect(page.getByText('2 chats left')).toBeVisible()
  const send = page.getByRole('button', { name: 'Record voice message' })
  expect(await send.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px')
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
  const [ink, soft] = await page.evaluate(() => {
    const style = getComputedStyle(document.querySelector('.chat-header__notice') as Element)
    return [getComputedStyle(document.body).color, style.color]
  })
  expect(soft).toBe(ink)
})
