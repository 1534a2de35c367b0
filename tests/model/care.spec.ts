import { expect, type Page, test } from '@playwright/test'
import { allLines, HELP_LINES, linesFor } from '@satsang/guide/helplines'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { KEYS } from '../../src/platform/storage.ts'
import { careTexts } from '../../src/ui/i18n/care.ts'
import { loadTexts } from '../../src/ui/i18n/load.ts'
import { renderingTexts } from '../../src/ui/i18n/rendering.ts'
import type { Schemas } from '../contract/harness.ts'
import { fits, isAccessible, LANGUAGES, type LanguageName } from './look.ts'
import { openChat, SEND_TEXT } from './memberChat.ts'
import { remember } from './person.ts'
import { listen } from './screenReader.ts'
import { faultOnce, refuse, SEND, Visitor } from './visitor.ts'

// Help first, asking back, and what is looked up (D33, D36, D38, D41), on the real build with the real server and guide.

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Asia/Kolkata' })

/** What the guide cannot know the meaning of, so that it asks. */
const UNCLEAR = 'xq zzv'

/** Somebody who says it plainly. */
const IN_DANGER = {
  english: { prefix: '/pn', text: 'I want to kill myself tonight' },
  punjabi: { prefix: '/pn', text: 'ਮੈਂ ਮਰਨਾ ਚਾਹੁੰਦਾ ਹਾਂ' },
  hindi: { prefix: '/hi', text: 'मैं मरना चाहता हूँ' },
} as const satisfies Record<LanguageName, { prefix: string; text: string }>

const { youMaySay, help, helpNow, local, find } = careTexts.english
const { noRendering, rendering } = renderingTexts.english

/** Opens the chat and asks; gives the guide's reply as it came. */
async function reply(page: Page, text: string): Promise<Schemas['AnonymousReply']> {
  const answered = page.waitForResponse(SEND)
  await new Visitor(page).ask(text)
  const result: Schemas['AnonymousReply'] = await (await answered).json()
  await expect(new Visitor(page).log.getByText('The guide is answering')).toHaveCount(0)
  return result
}

for (const language of Object.keys(LANGUAGES) as LanguageName[]) {
  const { prefix, text } = IN_DANGER[language]
  test(`${language}: somebody in danger sees who can be called, once and in the reply's own article`, async ({
    page,
  }) => {
    await remember(page, { [KEYS.language]: language })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${prefix}/chat`)
    const t = await loadTexts(language)
    const sent = page.waitForRequest(SEND)
    const answered = page.waitForResponse(SEND)
    await page.getByRole('textbox', { name: t.chat.message }).fill(text)
    await page.getByRole('button', { name: t.chat.send, exact: true }).click()
    expect((await sent).postDataJSON()).toMatchObject({ country: 'IN' })
    const { guru_response: said }: Schemas['AnonymousReply'] = await (await answered).json()
    expect(said.care).toMatchObject({ certain: true })

    const lines = linesFor(said.care?.kind ?? 'harm', 'IN')
    const { callNow, help: heading } = careTexts[language]
    const card = page
      .getByRole('article')
      .last()
      .getByRole('group', { name: said.care?.kind === 'emergency' ? callNow : heading })
    await expect(card).toBeVisible()
    expect(await card.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      lines.map(({ dial }) => `tel:${dial}`),
    )
    for (const { number, name } of lines) {
      const call = card.getByRole('link', { name: `${number} ${name[language]}`, exact: true })
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      // Nothing stands over it: what is at its middle is the link itself.
      await call.scrollIntoViewIfNeeded()
      const isOnTop = () =>
        call.evaluate((link) => {
          const { left, top, width, height } = link.getBoundingClientRect()
          return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
      // the conversation may still be going to its end
      await expect.poll(isOnTop).toBe(true)
    }
    await isAccessible(page)
    await fits(page)

    // It is there again after a reload.
    await page.reload()
    await expect(card).toBeVisible()
    await expect(page.getByRole('group', { name: heading })).toHaveCount(1)
  })
}

test('the card is read out once, with its reply', async ({ page }) => {
  const heard = await listen(page)
  await page.goto('/pn/chat')
  await expect(new Visitor(page).articles.first()).toBeVisible()
  await heard()
  const { guru_response: said } = await reply(page, IN_DANGER.english.text)
  await expect(page.getByRole('group', { name: help })).toBeVisible()
  const told = (await heard()).join('\n')
  expect(told.split(help)).toHaveLength(2)
  const [first] = linesFor(said.care?.kind ?? 'harm', 'IN')
  expect(told).toContain(`${first?.number} ${first?.name.english}`)
})

test.describe('in another country', () => {
  test.use({ timezoneId: 'Europe/London' })
  test('its own numbers are shown', async ({ page }) => {
    await page.goto('/pn/chat')
    await expect(new Visitor(page).articles.first()).toBeVisible()
    const { guru_response: said } = await reply(page, IN_DANGER.english.text)
    const numbers = linesFor(said.care?.kind ?? 'harm', 'GB').map(({ dial }) => `tel:${dial}`)
    const links = page.getByRole('group', { name: help }).getByRole('link')
    await expect(links).toHaveCount(numbers.length)
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(numbers)
    expect(HELP_LINES.IN?.some(({ dial }) => numbers.includes(`tel:${dial}`))).toBe(false)
  })
})

test.describe('in a country whose lines nobody here knows', () => {
  test.use({ timezoneId: 'Europe/Berlin', locale: 'en-US' })
  test('the local number and a site are named, as text', async ({ page }) => {
    await page.goto('/hi/chat')
    await expect(new Visitor(page).articles.first()).toBeVisible()
    await reply(page, IN_DANGER.english.text)
    const card = page.getByRole('group', { name: help })
    await expect(card).toContainText(local)
    await expect(card).toContainText(find)
    await expect(card.getByRole('link')).toHaveCount(0)
  })
})

test.describe('help now (D45)', () => {
  test.use({ timezoneId: 'Europe/London' })

  test('stands in the header of a visitor’s chat, works without a network, and gives the focus back', async ({
    page,
    context,
  }) => {
    const visitor = new Visitor(page)
    await page.goto('/pn/chat')
    await expect(visitor.articles.first()).toBeVisible()
    const button = page.getByRole('button', { name: helpNow })
    await button.click()
    const dialog = page.getByRole('dialog', { name: helpNow })
    const links = dialog.getByRole('link')
    const dials = allLines('GB').map(({ dial }) => `tel:${dial}`)
    await expect(links).toHaveCount(dials.length)
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(dials)
    await isAccessible(page)
    await fits(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()

    await context.setOffline(true)
    await button.click()
    await expect(links.first()).toHaveAttribute('href', 'tel:999')
  })

  test('stands in a member’s chat, in settings and on the privacy page', async ({ page }) => {
    await openChat(page)
    const isThere = async () => {
      await page.getByRole('button', { name: helpNow }).click()
      const dialog = page.getByRole('dialog', { name: helpNow })
      await expect(dialog.getByRole('link').first()).toHaveAttribute('href', 'tel:999')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toHaveCount(0)
    }
    await isThere()
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await isThere()
    await page.goto('/privacy')
    await isThere()
  })
})

test('to be asked back costs nothing; a tap is a message, and the draft stays', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/pn/chat')
  await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
  const asked = await reply(page, UNCLEAR)
  expect(asked.guru_response).toMatchObject({ asks_back: true, spiritual_references: [] })
  expect(asked.remaining_messages).toBe(FREE_MESSAGES)
  await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
  const offers = visitor.log.getByRole('group', { name: youMaySay }).getByRole('button')
  expect(await offers.allTextContents()).toEqual(asked.guru_response.suggestions)
  await expect(visitor.log.getByRole('figure')).toHaveCount(0)
  await isAccessible(page)
  await fits(page)

  // After a reload the guide's question still stands, with its buttons.
  await page.reload()
  await expect(offers.first()).toBeVisible()

  const [words = ''] = asked.guru_response.suggestions ?? []
  await visitor.box.fill('something that I am still writing')
  const sent = page.waitForRequest(SEND)
  await offers.first().click()
  expect((await sent).postDataJSON()).toMatchObject({ message: words })
  await expect(visitor.log.getByRole('article', { name: 'You' }).filter({ hasText: words })).toBeVisible()
  await expect(visitor.left(FREE_MESSAGES - 1)).toBeVisible()
  await expect(visitor.box).toHaveValue('something that I am still writing')
  await expect(visitor.log.getByRole('figure').first()).toBeVisible()
})

test('a tap that fails leaves its words in the box, before the draft, and nothing is used up', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/hi/chat')
  await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
  const { guru_response: asked } = await reply(page, UNCLEAR)
  const [words = ''] = asked.suggestions ?? []
  await visitor.box.fill('a draft')
  await faultOnce(page, SEND, refuse(500))
  await visitor.log.getByRole('button', { name: words, exact: true }).click()
  await expect(visitor.alert).toHaveText(/Failed to send message/)
  await expect(visitor.box).toHaveValue(`${words}\na draft`)
  await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
  await expect(visitor.log.getByRole('button', { name: words, exact: true })).toHaveAttribute('aria-disabled', 'false')
})

test('signed in: the buttons stand under the newest reply alone, and a failed tap has Try again', async ({ page }) => {
  const { chat } = await openChat(page)
  const answered = page.waitForResponse(SEND_TEXT)
  await chat.ask(UNCLEAR)
  const { guru_response: asked, message_category }: Schemas['TextReply'] = await (await answered).json()
  expect(message_category).toBe('asking')
  const [words = ''] = asked.suggestions ?? []
  await expect(chat.log.getByRole('group', { name: youMaySay })).toHaveCount(1)
  await faultOnce(page, SEND_TEXT, refuse(500))
  await chat.log.getByRole('button', { name: words, exact: true }).click()
  await expect(chat.again()).toBeVisible()
  await chat.again().click()
  await expect(chat.again()).toHaveCount(0)
  await expect(chat.own(words)).toBeVisible()
  const newest = chat.articles.last()
  await expect(newest).not.toContainText('The guide is answering')
  for (const group of await chat.log.getByRole('group', { name: youMaySay }).all())
    expect(await newest.evaluate((article, inner) => article.contains(inner), await group.elementHandle())).toBe(true)
})

test.describe('what is looked up', () => {
  const LINES = '**/scripture/text/granth/*.json'

  test('stands as scripture once it is found line by line, and says that nobody here has rendered it', async ({
    page,
  }) => {
    const visitor = new Visitor(page)
    const lists: string[] = []
    page.on('request', (request) => {
      if (/\/scripture\/text\//.test(request.url())) lists.push(new URL(request.url()).pathname)
    })
    await page.goto('/pn/chat')
    await expect(visitor.articles.first()).toBeVisible()
    const { guru_response: said } = await reply(page, 'Ang 462')
    const bare = (said.spiritual_references ?? []).filter(({ translation }) => translation === undefined)
    expect(bare.length).toBeGreaterThan(0)
    for (const { original } of bare) {
      const figure = visitor.log.getByRole('figure').filter({ hasText: original.split('\n')[0] ?? '' })
      await expect(figure.getByRole('paragraph').first()).toHaveText(original, { useInnerText: false })
      await expect(figure).toContainText(noRendering)
      await expect(figure.getByRole('group', { name: rendering })).toHaveCount(0)
    }
    await expect(visitor.log.getByText('Unverified')).toHaveCount(0)
    // Of all the leaves only those of these places.
    expect(lists).toContain('/scripture/text/granth/47.json')
    expect(new Set(lists).size).toBe(lists.length)
    expect(lists.length).toBeLessThanOrEqual(2)
    await isAccessible(page)
    await fits(page)
  })

  test('in the Gita likewise', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/hi/chat')
    await expect(visitor.articles.first()).toBeVisible()
    const { guru_response: said } = await reply(page, 'Gita 1.20')
    const [verse] = said.spiritual_references ?? []
    expect(verse?.reference).toBe('Bhagavad Gita 1.20')
    await expect(visitor.log.getByRole('figure').first()).toBeVisible()
    await expect(visitor.log.getByText('Unverified')).toHaveCount(0)
  })

  test('of which a letter is wrong is no scripture (D26)', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.route(SEND, async (route) => {
      const response = await route.fetch()
      const body: Schemas['AnonymousReply'] = await response.json()
      for (const verse of body.guru_response.spiritual_references ?? []) verse.original = `${verse.original} ।`
      await route.fulfill({ response, json: body })
    })
    await page.goto('/pn/chat')
    await expect(visitor.articles.first()).toBeVisible()
    await reply(page, 'Ang 462')
    await expect(visitor.log.getByText('Unverified').first()).toBeVisible()
    await expect(visitor.log.getByRole('figure')).toHaveCount(0)
  })

  test('whose list does not come, or is another, is no scripture', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.route(LINES, (route) => route.fulfill({ json: ['000000000000'] }))
    await page.goto('/pn/chat')
    await expect(visitor.articles.first()).toBeVisible()
    await reply(page, 'Ang 462')
    await expect(visitor.log.getByText('Unverified').first()).toBeVisible()
    await expect(visitor.log.getByRole('figure')).toHaveCount(0)
  })

  test('stands as scripture as soon as its list comes after all', async ({ page }) => {
    const visitor = new Visitor(page)
    let down = true
    await page.route(LINES, (route) => (down ? route.abort() : route.continue()))
    await page.clock.install()
    await page.goto('/pn/chat')
    await expect(visitor.articles.first()).toBeVisible()
    await reply(page, 'Ang 462')
    await expect(visitor.log.getByText('Unverified').first()).toBeVisible()
    down = false
    await page.clock.runFor(10_000)
    await expect(visitor.log.getByRole('figure').first()).toBeVisible()
    await expect(visitor.log.getByText('Unverified')).toHaveCount(0)
  })
})

test('the meaning of a verse is read in another language where it stands, and copied so (D33)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const visitor = new Visitor(page)
  await page.goto('/hi/chat')
  await expect(visitor.articles.first()).toBeVisible()
  const { guru_response: said } = await reply(page, 'Gita 2.47')
  const [verse] = said.spiritual_references ?? []
  if (verse?.translations === undefined) throw new Error('Gita 2.47 has no renderings')
  const figure = visitor.log.getByRole('figure').first()
  const choices = figure.getByRole('group', { name: rendering })
  for (const [name, words] of [
    ['ਪੰਜਾਬੀ', verse.translations.punjabi],
    ['हिन्दी', verse.translations.hindi],
    ['English', verse.translations.english],
  ] as const) {
    await choices.getByRole('button', { name }).click()
    await expect(choices.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await expect(figure.getByText(words, { exact: true })).toBeVisible()
    await figure.getByRole('button', { name: /^Cop/ }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(words)
  }
  await isAccessible(page)
})
