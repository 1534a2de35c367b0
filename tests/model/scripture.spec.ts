import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Download, expect, type Locator, type Page, test } from '@playwright/test'
import { contextPath, type ScriptureContext } from '../../src/scripture/scriptureContext.ts'
import { loadTexts } from '../../src/ui/i18n/load.ts'
import { quotationTexts } from '../../src/ui/i18n/quotation.ts'
import { scriptureTexts } from '../../src/ui/i18n/scripture.ts'
import type { Schemas } from '../contract/harness.ts'
import { fits, isAccessible, LANGUAGES, type LanguageName, lookAt } from './look.ts'
import { newPerson, remember, say, signInStored, stored } from './person.ts'
import { stopTime } from './questions.ts'
import { Site } from './site.ts'
import { faultOnce, SEND, Visitor } from './visitor.ts'

// A verse in its context, shared, and read as this person reads (D26), on the real build and the real server.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const FILES = '**/scripture/*.json'
const QUESTION = 'I am worried'
const PLACES = [
  ['sikh', '/pn'],
  ['hindu', '/hi'],
] as const
const words = await scriptureTexts.load('english')
const { open: OPEN, share: SHARE } = quotationTexts.english

type Verse = Schemas['SpiritualReference']

/** The published passage round a verse, as it stands in the repository. */
const published = (verse: Verse): ScriptureContext =>
  JSON.parse(readFileSync(path.join('public', contextPath(verse)), 'utf8'))

class Reader {
  readonly page: Page
  readonly visitor: Visitor
  readonly dialog: Locator
  readonly passage: Locator
  readonly alert: Locator
  readonly again: Locator
  readonly close: Locator
  readonly transliteration: Locator
  readonly larivaar: Locator
  readonly share: Locator
  readonly block: Locator
  verse: Verse = { scripture: 'Bhagavad Gita', reference: '', original: '', translation: '' }

  constructor(page: Page) {
    this.page = page
    this.visitor = new Visitor(page)
    this.dialog = page.getByRole('dialog', { name: words.reader.heading })
    this.passage = this.dialog.getByRole('group', { name: words.reader.passage })
    this.alert = this.dialog.getByRole('alert')
    this.again = this.dialog.getByRole('button', { name: 'Try again' })
    this.close = this.dialog.getByRole('button', { name: 'Close' }).first()
    this.transliteration = this.dialog.getByRole('checkbox', { name: words.reader.transliteration })
    this.larivaar = this.dialog.getByRole('checkbox', { name: words.reader.larivaar })
    this.share = page.getByRole('dialog', { name: words.share.heading })
    this.block = this.visitor.log.getByRole('figure').first()
  }

  /** Asks in a new conversation, and keeps the first verse of the answer. */
  static async ask(page: Page, address: string): Promise<Reader> {
    const reader = new Reader(page)
    await page.goto(address)
    await expect(reader.visitor.articles.first()).toBeVisible()
    const answered = page.waitForResponse(SEND)
    await reader.visitor.ask(QUESTION)
    const { guru_response: reply }: Schemas['AnonymousReply'] = await (await answered).json()
    await reader.knows(reply.spiritual_references?.[0])
    return reader
  }

  async knows(verse: Verse | undefined): Promise<void> {
    if (verse === undefined) throw new Error('the answer quotes nothing')
    this.verse = verse
    await expect(this.block).toBeVisible()
  }

  get reference(): Locator {
    return this.block.getByRole('button', { name: OPEN })
  }
  button = (name: string): Locator => this.block.getByRole('button', { name })

  original = (): Promise<string | null> => this.block.locator('blockquote > p').first().textContent()
  lines = (quoted?: boolean): Promise<(string | null)[]> =>
    this.passage
      .locator(quoted === undefined ? '[data-quoted]' : `[data-quoted="${quoted}"]`)
      .evaluateAll((lines) => lines.map(({ textContent }) => textContent))

  async open(): Promise<void> {
    await this.reference.click()
    await expect(this.passage).toBeVisible()
  }
}

for (const [tradition, prefix] of PLACES) {
  test(`${tradition}: a verse opens in its context, exact, marked and in view`, async ({ page }) => {
    const reader = await Reader.ask(page, `${prefix}/chat`)
    await expect(reader.reference).toHaveText(`${reader.verse.reference} ${OPEN}`)
    await reader.open()
    const { lines } = published(reader.verse)
    expect(await reader.lines()).toEqual(lines.map(({ text }) => text))
    const quoted = (await reader.lines(true)).join('\n')
    if (tradition === 'sikh') expect(quoted).toBe(reader.verse.original)
    else expect(quoted.endsWith(reader.verse.original)).toBe(true)
    // Each stands under its reference, said once.
    const places = lines.map(({ reference }) => reference)
    await expect(reader.passage.getByRole('heading')).toHaveText(places.filter((place, i) => place !== places[i - 1]))
    await expect(reader.passage.locator('.quotation')).toBeInViewport({ ratio: 0.99 })
    await expect(reader.passage).toBeFocused()
    await isAccessible(page)
    await fits(page)
    await page.keyboard.press('Escape')
    await expect(reader.dialog).toBeHidden()
    await expect(reader.reference).toBeFocused()
  })
}

test('a person’s own chat opens its verses too', async ({ page }) => {
  const person = await newPerson()
  const { guru_response: reply } = await say(person, QUESTION)
  await signInStored(page, person)
  await page.goto('/pn/chat')
  const reader = new Reader(page)
  await reader.knows(reply.spiritual_references?.[0])
  await reader.open()
  expect((await reader.lines(true)).join('\n')).toBe(reader.verse.original)
  await reader.close.click()
  await expect(reader.reference).toBeFocused()
})

test.describe('what is not the published passage', () => {
  const forgeries: [string, (passage: ScriptureContext) => unknown][] = [
    [
      'a letter less',
      (passage) => ({ ...passage, lines: passage.lines.map((l) => ({ ...l, text: l.text.slice(1) })) }),
    ],
    ['another mark', (passage) => ({ ...passage, lines: passage.lines.map((l) => ({ ...l, quoted: true })) })],
    ['a line more', (passage) => ({ ...passage, lines: [...passage.lines, ...passage.lines.slice(0, 1)] })],
    ['something else', () => ({ hello: 'world' })],
  ]
  for (const [name, forge] of forgeries) {
    test(`${name} is not shown; tried again, the right one is`, async ({ page }) => {
      const reader = await Reader.ask(page, '/pn/chat')
      await page.route(FILES, (route) => route.fulfill({ json: forge(published(reader.verse)) }))
      await reader.reference.click()
      await expect(reader.alert).toHaveText(words.reader.problems.unverified)
      await expect(reader.dialog.locator('[lang="pa"]')).toHaveCount(0)
      await expect(reader.passage).toHaveCount(0)
      await isAccessible(page)
      await page.unroute(FILES)
      await reader.again.click()
      await expect(reader.passage).toBeVisible()
      expect((await reader.lines(true)).join('\n')).toBe(reader.verse.original)
    })
  }

  test('one that was kept by another version is fetched anew, and nobody notices', async ({ page }) => {
    const reader = await Reader.ask(page, '/hi/chat')
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/scripture/') && asked.push(request.url()))
    await faultOnce(page, FILES, (route) => route.fulfill({ json: {} }))
    await reader.open()
    await expect(reader.alert).toHaveCount(0)
    expect(asked).toHaveLength(2)
  })

  test('what does not come says so, and can be closed', async ({ page }) => {
    const reader = await Reader.ask(page, '/pn/chat')
    await page.route(FILES, (route) => route.abort())
    await reader.reference.click()
    await expect(reader.alert).toHaveText(words.reader.problems.offline)
    await page.route(FILES, (route) => route.fulfill({ status: 503, body: '' }))
    await reader.again.click()
    await expect(reader.alert).toHaveText(words.reader.problems.failed)
    await reader.close.click()
    await expect(reader.dialog).toBeHidden()
    await expect(reader.reference).toBeFocused()
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what an answer showed can be opened, over a reload', async ({ page, context, baseURL }) => {
    const site = new Site(baseURL ?? '')
    const url = await site.start()
    try {
      const reader = await Reader.ask(page, `${url}/pn/chat`)
      // Nothing was opened: the answer was shown.
      const kept = () =>
        page.evaluate(async () =>
          (await (await caches.open('satsang-passages')).keys()).map((request) => new URL(request.url).pathname),
        )
      await expect.poll(kept, { timeout: 30_000 }).toContain(contextPath(reader.verse))
      await context.setOffline(true)
      site.close()
      await page.reload()
      await reader.open()
      expect((await reader.lines(true)).join('\n')).toBe(reader.verse.original)
      // Nor does sharing need a network.
      await reader.close.click()
      await reader.button(SHARE).click()
      await reader.share.getByRole('button', { name: words.share.picture }).click()
      await expect(reader.share.getByRole('img')).toBeVisible()
    } finally {
      await site.end()
    }
  })
})

/** Stands in for the system's sheet: keeps what it is given, and ends as it is told. */
const withSheet = (
  page: Page,
  { ends, files }: { ends: 'shared' | 'AbortError' | 'NotAllowedError'; files: boolean },
) =>
  page.addInitScript(
    ([how, takesFiles]) => {
      const shared: unknown[] = []
      Object.assign(window, { walkShared: shared })
      const share = async ({ text, files: given }: ShareData) => {
        if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError')
        shared.push({ text, files: given?.map(({ name, type, size }) => ({ name, type, isEmpty: size === 0 })) })
        if (how !== 'shared') throw new DOMException('', how)
      }
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
      Object.defineProperty(navigator, 'canShare', { value: () => takesFiles, configurable: true })
    },
    [ends, files] as const,
  )
const sharedOn = (page: Page) => page.evaluate(() => (window as unknown as { walkShared: unknown[] }).walkShared)

const textOf = ({ original, translation, reference }: Verse) => `${original}\n\n${translation}\n\n${reference}`

test.describe('copied and shared', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  test('copied as it is written, also when it is shown larivaar', async ({ page }) => {
    await remember(page, { guru_chat_larivaar: 'on' })
    await page.clock.install()
    const reader = await Reader.ask(page, '/pn/chat')
    await stopTime(page)
    await reader.button('Copy').click()
    await expect(reader.button('Copied')).toBeVisible()
    expect(await clipboard(page)).toBe(textOf(reader.verse))
    // And so is what somebody selects.
    await reader.block
      .locator('blockquote > p')
      .first()
      .evaluate((verse) => {
        getSelection()?.selectAllChildren(verse)
        document.execCommand('copy')
      })
    expect((await clipboard(page)).replaceAll(/\s+/g, ' ')).toBe(reader.verse.original.replaceAll(/\s+/g, ' '))
  })

  test('as text by the system’s sheet, which may be dismissed', async ({ page }) => {
    await withSheet(page, { ends: 'shared', files: false })
    const reader = await Reader.ask(page, '/pn/chat')
    await reader.button(SHARE).click()
    await isAccessible(page)
    await reader.share.getByRole('button', { name: words.share.text }).click()
    await expect(reader.share).toBeHidden()
    expect(await sharedOn(page)).toEqual([{ text: textOf(reader.verse) }])
    await expect(reader.button(SHARE)).toBeFocused()
  })

  test('a dismissed sheet is no error', async ({ page }) => {
    await withSheet(page, { ends: 'AbortError', files: false })
    const reader = await Reader.ask(page, '/hi/chat')
    await reader.button(SHARE).click()
    const asText = reader.share.getByRole('button', { name: words.share.text })
    await asText.click()
    await expect.poll(() => sharedOn(page)).toHaveLength(1)
    await expect(asText).toBeVisible()
    await expect(reader.share.getByRole('alert')).toHaveCount(0)
  })

  test('a sheet that does not open leaves the clipboard', async ({ page }) => {
    await withSheet(page, { ends: 'NotAllowedError', files: false })
    await page.clock.install()
    const reader = await Reader.ask(page, '/pn/chat')
    await reader.button(SHARE).click()
    await reader.share.getByRole('button', { name: words.share.text }).click()
    await expect(reader.share.getByRole('alert')).toContainText(words.share.errors.shareText)
    await stopTime(page)
    await reader.share.getByRole('button', { name: 'Copy' }).click()
    await expect(reader.share.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await clipboard(page)).toBe(textOf(reader.verse))
  })

  test('without a sheet it is copied', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.clock.install()
    const reader = await Reader.ask(page, '/hi/chat')
    await reader.button(SHARE).click()
    // Its code comes in time, not without it.
    await expect(reader.share).toBeVisible()
    await stopTime(page)
    await reader.share.getByRole('button', { name: words.share.text }).click()
    await expect(reader.share.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await clipboard(page)).toBe(textOf(reader.verse))
  })

  test('as a picture by the sheet, where it takes files', async ({ page }) => {
    await withSheet(page, { ends: 'shared', files: true })
    const reader = await Reader.ask(page, '/hi/chat')
    await reader.button(SHARE).click()
    await reader.share.getByRole('button', { name: words.share.picture }).click()
    await reader.share.getByRole('button', { name: words.share.sharePicture }).click()
    await expect(reader.share).toBeHidden()
    const name = expect.stringMatching(/^satsang-bhagavad-gita-\d+-\d+\.png$/)
    expect(await sharedOn(page)).toEqual([{ files: [{ name, type: 'image/png', isEmpty: false }] }])
  })
})

test.describe('a picture that is saved', () => {
  /** What a decoded picture holds: its size, whether its edge is one colour, and where there is ink. */
  const lookAt = (page: Page, bytes: Buffer) =>
    page.evaluate(async (base64) => {
      const raw = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([raw], { type: 'image/png' }))
      const { width, height } = bitmap
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('no canvas')
      context.drawImage(bitmap, 0, 0)
      const { data } = context.getImageData(0, 0, width, height)
      const light = (x: number, y: number) => {
        const at = (y * width + x) * 4
        return (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.6 + (data[at + 2] ?? 0) * 0.1
      }
      // The ground of a row is what stands between the rules and the text.
      const inked: number[] = []
      let left = width
      let right = 0
      for (let y = 70; y < height - 70; y++) {
        let has = false
        for (let x = 62; x < width - 62; x++) {
          if (Math.abs(light(x, y) - light(62, y)) < 90) continue
          has = true
          left = Math.min(left, x)
          right = Math.max(right, x)
        }
        if (has) inked.push(y)
      }
      return { width, height, left, right, top: inked[0], bottom: inked.at(-1), rows: inked.length }
    }, bytes.toString('base64'))

  for (const [tradition, prefix] of PLACES) {
    for (const scheme of ['light', 'dark'] as const) {
      test(`${tradition}, ${scheme}: whole, in its letters, nothing at its edge`, async ({ page }, info) => {
        await page.emulateMedia({ colorScheme: scheme })
        const reader = await Reader.ask(page, `${prefix}/chat`)
        await reader.button(SHARE).click()
        await reader.share.getByRole('button', { name: words.share.picture }).click()
        await expect(reader.share.getByRole('img')).toHaveAccessibleName(words.share.pictureOf(reader.verse.reference))
        await isAccessible(page)
        await fits(page)
        const saved = page.waitForEvent('download')
        await reader.share.getByRole('button', { name: words.share.savePicture }).click()
        const download: Download = await saved
        expect(download.suggestedFilename()).toMatch(/^satsang-[a-z0-9-]+\.png$/)
        await expect(reader.share.getByRole('status')).toHaveText(words.share.saved)
        const file = info.outputPath(`${tradition}-${scheme}.png`)
        await download.saveAs(file)
        const seen = await lookAt(page, readFileSync(file))
        expect(seen).toMatchObject({ width: 1080, height: 1350 })
        expect(seen.rows).toBeGreaterThan(100)
        // Clear of the rules, and about in the middle.
        expect(seen.left).toBeGreaterThan(80)
        expect(seen.right).toBeLessThan(1000)
        expect(Math.abs(seen.left - (1080 - seen.right))).toBeLessThan(40)
        expect(seen.top).toBeGreaterThan(90)
        expect(seen.bottom).toBeLessThan(1270)
        // In the bundled face: its letters came for the picture, or were here.
        const face = tradition === 'sikh' ? 'Satsang Gurmukhi' : 'Satsang Devanagari'
        const loaded = await page.evaluate(
          (family) => [...document.fonts].some((f) => f.family.includes(family) && f.status === 'loaded'),
          face,
        )
        expect(loaded).toBe(true)
      })
    }
  }
})

test.describe('how this person reads', () => {
  test('transliteration and larivaar are seen at once, and after a reload', async ({ page }) => {
    const reader = await Reader.ask(page, '/pn/chat')
    const gaps = reader.block.locator('blockquote > p').first().locator('.quotation__gap')
    const latin = reader.block.getByText((reader.verse.transliteration ?? '').split('\n')[0] ?? '')
    await expect(latin).toBeHidden()
    await reader.open()
    await reader.larivaar.check()
    await reader.transliteration.check()
    expect(await reader.lines()).toEqual(published(reader.verse).lines.map(({ text }) => text))
    await reader.close.click()

    const isAsWished = async () => {
      await expect(latin).toBeVisible()
      expect(await reader.original()).toBe(reader.verse.original)
      const widths = await gaps.evaluateAll((all) => all.map((gap) => gap.getBoundingClientRect().width))
      expect(widths.length).toBeGreaterThan(3)
      expect(Math.max(...widths)).toBe(0)
      await fits(page)
    }
    await isAsWished()
    await page.reload()
    await isAsWished()
    // A verse may be closed by itself.
    await reader.block.getByText('Transliteration').click()
    await expect(latin).toBeHidden()

    await reader.open()
    await reader.larivaar.uncheck()
    await reader.transliteration.uncheck()
    await reader.close.click()
    await expect(gaps).toHaveCount(0)
    expect(await stored(page, 'guru_chat_larivaar')).toBeNull()
    expect(await stored(page, 'guru_chat_transliteration')).toBeNull()
  })

  test('the Gita is never joined', async ({ page }) => {
    await remember(page, { guru_chat_larivaar: 'on' })
    const reader = await Reader.ask(page, '/hi/chat')
    await reader.open()
    await expect(reader.larivaar).toHaveCount(0)
    await expect(page.locator('.quotation__gap')).toHaveCount(0)
  })
})

test('with the keyboard alone', async ({ page }) => {
  const reader = await Reader.ask(page, '/pn/chat')
  await reader.visitor.box.focus()
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Shift+Tab')
    if (await reader.reference.evaluate((button) => button === document.activeElement)) break
  }
  await expect(reader.reference).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reader.passage).toBeFocused()
  const top = () => reader.passage.evaluate(({ scrollTop }) => scrollTop)
  await page.keyboard.press('Home')
  await expect.poll(top).toBe(0)
  await page.keyboard.press('Tab')
  await expect(reader.dialog.getByRole('link', { name: words.reader.wholePage.sikh })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(reader.transliteration).toBeFocused()
  await page.keyboard.press('Space')
  await expect(reader.transliteration).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(reader.larivaar).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(reader.dialog).toBeHidden()
  await expect(reader.reference).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(reader.button(SHARE)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reader.share.getByRole('button', { name: words.share.text })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(reader.share.getByRole('button', { name: words.share.savePicture })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reader.button(SHARE)).toBeFocused()
})

test('who leaves the chat leaves the dialog', async ({ page }) => {
  const reader = await Reader.ask(page, '/pn/chat')
  await reader.open()
  await page.evaluate(() => history.pushState(null, '', '/privacy'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await page.goBack()
  await expect(reader.block).toBeVisible()
  await expect(reader.dialog).toBeHidden()
})

for (const language of Object.keys(LANGUAGES) as LanguageName[]) {
  // Room is short on a phone; on a desktop the dialog has another place.
  for (const width of language === 'english' ? [360, 1280] : [360]) {
    test(`${language}, ${width} px: everything fits, in its own words`, async ({ page }) => {
      const [t, own] = await Promise.all([loadTexts(language), scriptureTexts.load(language)])
      const { open, share } = quotationTexts[language]
      const height = width === 360 ? 740 : 800
      await page.setViewportSize({ width, height })
      await remember(page, { guru_chat_language: language })
      await page.goto('/pn/chat')
      await page.getByRole('textbox', { name: t.chat.message }).fill(QUESTION)
      await page.getByRole('button', { name: t.chat.send, exact: true }).click()
      const block = page.getByRole('figure').first()
      await expect(block).toBeVisible()
      await fits(page)
      await block.getByRole('button', { name: open }).click()
      const dialog = page.getByRole('dialog', { name: own.reader.heading })
      await expect(dialog.getByRole('checkbox', { name: own.reader.larivaar })).toBeVisible()
      await fits(page)
      await lookAt(page, `a verse in context at ${width} px`)
      // From the bottom on a phone, in the middle elsewhere; never beyond the screen.
      const box = await dialog.boundingBox()
      if (box === null) throw new Error('the dialog has no box')
      if (width === 360) expect(box).toMatchObject({ x: 0, width })
      expect(Math.round(box.y + box.height)).toBe(width === 360 ? height : height - Math.round(box.y))
      await page.keyboard.press('Escape')
      await block.getByRole('button', { name: share }).click()
      const sharing = page.getByRole('dialog', { name: own.share.heading })
      await sharing.getByRole('button', { name: own.share.picture }).click()
      await expect(sharing.getByRole('button', { name: own.share.savePicture })).toBeVisible()
      await fits(page)
      await lookAt(page, `a verse to share at ${width} px`)
    })
  }
}
