import { expect, type Page, test } from '@playwright/test'
import { generatedHistory, pageOfHistory, type ServerMessage, tenThousand } from './generatedHistory.ts'
import { isAccessible } from './look.ts'
import { MemberChat } from './memberChat.ts'
import { newPerson, type Person, say, signInStored } from './person.ts'
import { faultOnce, refuse } from './visitor.ts'

// The history of who is signed in (spec §2 Main chat, §4 History loading, §8, D23; docs/budgets.md): pages of five
// conversations, the reading position, days, and ten thousand messages.

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'Asia/Kolkata' })

const PAGES = '**/api/v1/chat/messages/all*'
const SEND = '**/api/v1/chat/send-text'

declare global {
  interface Window {
    gapsOf: typeof gapsOf
  }
}

/** Runs in the page, and so uses nothing from here. */
function gapsOf(view: Element): string[] {
  const room = view.getBoundingClientRect()
  const rows = [...view.querySelectorAll('.long__row, .long__older')]
    .filter((row) => getComputedStyle(row).visibility === 'visible')
    .map((row) => row.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > room.top && top < room.bottom)
    .sort((a, b) => a.top - b.top)
  const gaps: string[] = []
  let filled = room.top
  for (const { top, bottom } of rows) {
    if (top > filled + 1) gaps.push(`${Math.round(filled - room.top)} to ${Math.round(top - room.top)}`)
    filled = Math.max(filled, bottom)
  }
  const foot = view.querySelector('.long__foot')?.getBoundingClientRect().top ?? 0
  if (filled < Math.min(room.bottom, foot) - 1) gaps.push(`${Math.round(filled - room.top)} to the end`)
  return gaps
}
test.beforeEach(({ page }) => page.addInitScript(`window.gapsOf = ${gapsOf}`))

class Reader extends MemberChat {
  readonly older = this.log.getByRole('button', { name: 'Load older messages' })
  readonly loading = this.log.getByRole('button', { name: 'Loading older messages...' })

  /** Rows are measured in the frames after they come into the page. */
  settle = (): Promise<unknown> =>
    this.page.evaluate(async () => {
      for (let frames = 0; frames < 12; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    })

  async scrollTo(share: number): Promise<void> {
    await this.log.evaluate((view, at) => {
      view.scrollTop = at * (view.scrollHeight - view.clientHeight)
    }, share)
    await this.settle()
  }

  /** Marks the first message that is wholly in view; `top` is where it stands, px, and null once it is gone. */
  async mark(): Promise<() => Promise<number | null>> {
    await this.log.evaluate((view) => {
      const room = view.getBoundingClientRect()
      const first = [...view.querySelectorAll('article')].find((one) => one.getBoundingClientRect().top >= room.top)
      Reflect.set(window, 'marked', first)
    })
    return () =>
      this.page.evaluate(() => {
        const marked = Reflect.get(window, 'marked') as Element | undefined
        return marked?.isConnected ? marked.getBoundingClientRect().top : null
      })
  }

  /** Where the room shows nothing, px from its top; empty when it is full of rows. */
  gaps = (): Promise<string[]> => this.log.evaluate((view) => window.gapsOf(view))

  /** All that the person said, as it stands from the first to the last message: read while scrolling down. */
  async questions(): Promise<string[]> {
    // What has just come above is still finding its height, and holds what stood in view.
    await expect
      .poll(async () => {
        await this.scrollTo(0)
        return this.log.evaluate((view) => view.scrollTop)
      })
      .toBe(0)
    const seen: string[] = []
    for (;;) {
      const { texts, isEnd } = await this.log.evaluate(async (view) => {
        const texts = [...view.querySelectorAll('article[aria-label="You"]')].map(({ textContent }) => textContent)
        const isEnd = view.scrollTop + view.clientHeight >= view.scrollHeight - 2
        view.scrollTop += view.clientHeight
        for (let frames = 0; frames < 4; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
        return { texts, isEnd }
      })
      // What was in the page already goes on in the same order.
      const known = seen.lastIndexOf(texts[0] ?? '')
      const overlap = known === -1 ? 0 : seen.length - known
      if (known !== -1) expect(texts.slice(0, overlap)).toEqual(seen.slice(known))
      seen.push(...texts.slice(overlap))
      if (isEnd) return seen
    }
  }
}

/** Answers the history with these conversations, oldest first, as the server would. */
const stubHistory = (page: Page, conversations: readonly ServerMessage[][]) =>
  page.route(PAGES, (route) => {
    const query = new URL(route.request().url()).searchParams
    return route.fulfill({
      json: pageOfHistory(conversations, { page: Number(query.get('page')), limit: Number(query.get('limit')) }),
    })
  })

/** Holds back the next page of the history, until it is let go. */
async function holdPage(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await faultOnce(page, PAGES, async (route) => {
    await held.promise
    await route.fallback()
  })
  return held.resolve
}

const QUESTIONS = 70
const question = (index: number) => `Question ${index}: how do I find peace on that day?`
const ALL = Array.from({ length: QUESTIONS }, (_, index) => question(index))

/** 40 questions fill four conversations of 20 messages; then each turn of tradition begins another, ten in all. */
async function personWithHistory(): Promise<Person> {
  const person = await newPerson()
  for (const [index, text] of ALL.entries())
    await say(person, text, index < 40 || Math.floor((index - 40) / 3) % 2 === 1 ? 'sikh' : 'hindu')
  return person
}

test.describe('seventy questions on the real server', () => {
  // One after the other in one worker: each worker would ask all seventy again.
  test.describe.configure({ mode: 'default' })
  let person: Person
  test.beforeAll(async () => {
    person = await personWithHistory()
  })

  const open = async (page: Page): Promise<Reader> => {
    await signInStored(page, person)
    const reader = new Reader(page)
    await page.goto('/pn/chat')
    return reader
  }

  test('page after page until all is loaded; the reading position never jumps', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/messages/all')) asked.push(new URL(request.url()).search)
    })
    const reader = await open(page)
    await expect(reader.articles.filter({ hasText: question(QUESTIONS - 1) })).toBeVisible()
    await expect(reader.older).toHaveAccessibleDescription('Today')
    await expect(reader.log.getByRole('heading', { level: 2, name: 'Today' })).toHaveCount(0)

    for (const total of [2, 3]) {
      const release = await holdPage(page)
      await reader.scrollTo(0)
      await reader.older.click()
      await expect(reader.loading).toBeVisible()
      // A second press while it is on its way asks nothing.
      await reader.loading.click({ force: true })
      const top = await reader.mark()
      const before = await top()
      expect(before).not.toBeNull()
      release()
      await expect(reader.loading).toBeHidden()
      await reader.settle()
      expect(Math.abs(((await top()) ?? Number.NaN) - (before ?? 0))).toBeLessThanOrEqual(2)
      expect(await reader.gaps()).toEqual([])
      expect(asked).toHaveLength(total)
    }
    expect(asked).toEqual([1, 2, 3].map((number) => `?page=${number}&limit=5`))
    await expect(reader.older).toHaveCount(0)
    expect(await reader.questions()).toEqual(ALL)
    await expect(reader.older).toHaveCount(0)
  })

  test('an older page that fails: said calmly, nothing moves, and the same button tries again', async ({ page }) => {
    const reader = await open(page)
    await expect(reader.articles.last()).toBeVisible()
    await reader.scrollTo(0)
    await faultOnce(page, PAGES, refuse(500))
    const top = await reader.mark()
    const before = await top()
    await reader.older.click()
    await expect(reader.log.getByText('Older messages could not be loaded. Nothing is lost.')).toBeVisible()
    await reader.settle()
    expect(await top()).toBe(before)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await reader.log.getByRole('button', { name: 'Try again' }).click()
    await expect(reader.log.getByText('Older messages could not be loaded.')).toBeHidden()
    await reader.scrollTo(0)
    await expect(reader.older).toBeVisible()
    await reader.older.click()
    await expect(reader.older).toHaveCount(0)
    expect(await reader.questions()).toEqual(ALL)
  })

  test('what is pressed stays under the finger, though the list was moved a moment before', async ({ page }) => {
    const reader = await open(page)
    // The newest that quotes a passage: what only asks back has nothing to copy.
    const copy = reader.log.getByRole('button', { name: 'Copy' }).last()
    await expect(reader.articles.last()).toBeVisible()
    await reader.settle()
    await copy.scrollIntoViewIfNeeded()
    await reader.settle()
    const place = () => reader.log.evaluate((view) => view.scrollTop)
    const end = await place()
    // As a screen reader's double tap does: it scrolls to what it presses, in one go.
    await reader.log.evaluate((view) =>
      view.addEventListener('pointerdown', () => view.scrollBy(0, -30), { capture: true, once: true }),
    )
    const box = await copy.boundingBox()
    if (box === null) throw new Error('the button has no box')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await reader.settle()
    expect(await place()).toBe(end - 30)
  })

  test('the control by keyboard: it keeps the focus, and the conversation takes it when all is loaded', async ({
    page,
  }) => {
    const reader = await open(page)
    await expect(reader.articles.last()).toBeVisible()
    await reader.older.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => reader.log.evaluate((view) => view.querySelectorAll('article').length)).toBeGreaterThan(0)
    await expect(reader.older).toBeVisible()
    await expect(reader.older).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(reader.older).toHaveCount(0)
    await expect(reader.log).toBeFocused()
  })
})

test('what is said meanwhile, here and elsewhere, shifts the pages and is there once', async ({ page }) => {
  const person = await newPerson()
  const texts = Array.from({ length: 12 }, (_, index) => question(index))
  // Twelve conversations: each turn of tradition begins one.
  for (const [index, text] of texts.entries()) await say(person, text, index % 2 === 0 ? 'sikh' : 'hindu')
  await signInStored(page, person)
  const reader = new Reader(page)
  await page.goto('/pn/chat')
  await expect(reader.articles.filter({ hasText: question(11) })).toBeVisible()

  // Elsewhere, two conversations begin: what was on page 2 is not there any more.
  await say(person, 'Said on another phone', 'sikh')
  await say(person, 'Said on a third phone', 'hindu')
  const release = await holdPage(page)
  await reader.older.click()
  // And here, while the older page is on its way.
  await reader.box.fill('Said here meanwhile')
  await reader.send.click()
  // Sent and answered: how long the answer is decides whether the question is still in sight.
  await expect(reader.box).toHaveValue('')
  await expect(reader.log.getByText('The guide is answering')).toHaveCount(0)
  release()
  await expect(reader.loading).toBeHidden()
  for (let pages = 0; pages < 5 && (await reader.older.count()) > 0; pages += 1) {
    await reader.older.click()
    await expect(reader.loading).toBeHidden()
  }
  await expect(reader.older).toHaveCount(0)
  await expect
    .poll(() => reader.questions())
    .toEqual([...texts, 'Said on another phone', 'Said on a third phone', 'Said here meanwhile'])
})

test('the first page fails: a calm line, sending works, and a retry joins both without doubling', async ({ page }) => {
  const person = await newPerson()
  await say(person, 'Asked yesterday')
  await signInStored(page, person)
  const broken = refuse(503)
  await page.route(PAGES, broken)
  // So tall that all of it is in the page.
  await page.setViewportSize({ width: 412, height: 3_000 })
  const reader = new Reader(page)
  await page.goto('/pn/chat')
  const line = page.getByText('Your earlier messages could not be loaded.')
  await expect(line).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await reader.box.fill('Asked now')
  await reader.send.click()
  await expect(reader.articles.filter({ hasText: 'Asked now' })).toBeVisible()
  await expect(reader.log.getByText('The guide is answering')).toHaveCount(0)
  await expect(line).toBeVisible()
  await page.unroute(PAGES, broken)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(line).toBeHidden()
  await expect(reader.articles.filter({ hasText: 'Asked yesterday' })).toHaveCount(1)
  expect(await reader.questions()).toEqual(['Asked yesterday', 'Asked now'])
})

test.describe('days (D23)', () => {
  const NOW = new Date('2026-11-20T15:10:00+05:30')
  const MOMENTS = [
    ['2025-07-05T12:00:00+05:30', '5 July 2025', '5 ਜੁਲਾਈ 2025', '5 जुलाई 2025'],
    ['2026-01-31T23:59:00+05:30', '31 January', '31 ਜਨਵਰੀ', '31 जनवरी'],
    ['2026-02-01T00:01:00+05:30', '1 February', '1 ਫ਼ਰਵਰੀ', '1 फ़रवरी'],
    ['2026-11-18T12:00:00+05:30', '18 November', '18 ਨਵੰਬਰ', '18 नवंबर'],
    ['2026-11-19T00:10:00+05:30', 'Yesterday', 'ਕੱਲ੍ਹ', 'कल'],
    // Yesterday in Greenwich, today where the reader is.
    ['2026-11-20T00:10:00+05:30', 'Today', 'ਅੱਜ', 'आज'],
  ] as const

  for (const [language, column, load] of [
    ['english', 1, 'Load older messages'],
    ['punjabi', 2, 'ਪੁਰਾਣੇ'],
    ['hindi', 3, 'पुराने'],
  ] as const) {
    test(`separators and the date of the oldest, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 2_400 })
      await page.clock.setFixedTime(NOW)
      await signInStored(page, await newPerson({ profile: { language_preference: language } }))
      const messages = generatedHistory(2 * MOMENTS.length, NOW).map((message, index) => ({
        ...message,
        content: `Said ${index}`,
        spiritual_references: [],
        created_at: new Date(MOMENTS[Math.floor(index / 2)]?.[0] ?? '').toISOString(),
      }))
      await stubHistory(page, [[], ...messages.map((message) => [message])])
      await page.goto('/hi/chat')
      const log = page.getByRole('log')
      await expect(log.getByRole('article').filter({ hasText: 'Said 11' })).toBeVisible()
      const control = log.getByRole('button', { name: load }).first()
      // Each message is a conversation here: the five latest are of three days.
      await expect(log.getByRole('heading', { level: 2 })).toHaveText(MOMENTS.slice(3).map((row) => row[column]))
      await expect(control).toHaveAccessibleDescription(MOMENTS[3][column])
      await control.click()
      await expect(control).toHaveAccessibleDescription(MOMENTS[1][column])
      await control.click()
      await expect(log.getByRole('heading', { level: 2 })).toHaveText(MOMENTS.map((row) => row[column]))
    })
  }

  test('at midnight a new message is of a new day', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 2_400 })
    await page.clock.setFixedTime(new Date('2026-11-20T23:59:00+05:30'))
    await signInStored(page, await newPerson())
    const messages = generatedHistory(2, new Date('2026-11-20T23:50:00+05:30'))
    await stubHistory(page, [messages])
    await page.route(SEND, (route) =>
      route.fulfill({
        json: {
          user_message: {
            ...messages[0],
            id: '00000000-0000-4000-8000-00000000aaaa',
            content: route.request().postDataJSON().message,
            created_at: '2026-11-21T00:02:00+05:30',
            client_message_id: route.request().postDataJSON().client_message_id,
          },
          guru_response: {
            ...messages[1],
            id: '00000000-0000-4000-8000-00000000bbbb',
            created_at: '2026-11-21T00:02:05+05:30',
          },
        },
      }),
    )
    await page.goto('/pn/chat')
    const reader = new Reader(page)
    const days = reader.log.getByRole('heading', { level: 2 })
    await expect(days).toHaveText(['Today'])
    await page.clock.setFixedTime(new Date('2026-11-21T00:02:00+05:30'))
    await reader.box.fill('Still awake')
    await reader.send.click()
    await expect(days).toHaveText(['Yesterday', 'Today'])
  })
})

test.describe('ten thousand messages (docs/budgets.md)', () => {
  const NOW = new Date('2026-11-20T15:10:00+05:30')
  const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

  const open = async (page: Page): Promise<Reader> => {
    await page.clock.setFixedTime(NOW)
    await signInStored(page, await newPerson())
    await stubHistory(page, tenThousand(NOW))
    await page.goto('/pn/chat')
    const reader = new Reader(page)
    await expect(reader.articles.filter({ hasText: 'Reply 4999.' })).toBeVisible()
    await reader.settle()
    return reader
  }

  test('from one end to the other: never blank, at most 600 elements, and older pages do not move what is read', async ({
    page,
  }) => {
    const reader = await open(page)
    expect(await elements(page)).toBeLessThanOrEqual(600)
    for (const share of [1, 0.93, 0.5, 0.27, 0.1, 0]) {
      await reader.scrollTo(share)
      expect(await reader.gaps(), `at ${share}`).toEqual([])
      expect(await elements(page), `at ${share}`).toBeLessThanOrEqual(600)
    }
    const top = await reader.mark()
    const before = await top()
    await reader.older.click()
    await expect(reader.older).toHaveCount(0)
    await reader.settle()
    // The control stands above the rows, and goes with the last page.
    expect(Math.abs(((await top()) ?? Number.NaN) - (before ?? 0))).toBeLessThanOrEqual(2)
    expect(await reader.gaps()).toEqual([])
    await reader.scrollTo(0)
    await expect(reader.articles.filter({ hasText: /^Question 0\./ })).toBeVisible()

    // A screen at a time, from the start, from the middle and to the end; each frame is looked at.
    for (const from of [0, 0.5, 0.999]) {
      await reader.scrollTo(from)
      const worst = await reader.log.evaluate(async (view) => {
        const blanks: string[] = []
        let most = 0
        for (let steps = 0; steps < 120; steps += 1) {
          view.scrollTop += 90
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
          const gaps = window.gapsOf(view)
          if (gaps.length > 0) blanks.push(`${gaps} at ${Math.round(view.scrollTop)}`)
          most = Math.max(most, document.querySelectorAll('*').length)
        }
        return { blanks, most }
      })
      expect(worst.blanks).toEqual([])
      expect(worst.most).toBeLessThanOrEqual(600)
    }
    expect(await reader.log.evaluate((view) => view.scrollHeight - view.clientHeight - view.scrollTop)).toBeLessThan(2)
    await expect(reader.articles.filter({ hasText: 'Reply 4999.' })).toBeVisible()
    await expect(reader.log.getByText('Unverified')).toHaveCount(0)
  })

  test('a message is sent and answered at its end, and nothing is read aloud twice', async ({ page }) => {
    const reader = await open(page)
    await expect(reader.log).toHaveAttribute('aria-live', 'off')
    const answer = Promise.withResolvers<void>()
    await faultOnce(page, SEND, async (route) => {
      await answer.promise
      await route.continue()
    })
    await reader.scrollTo(0.9)
    await reader.box.fill('And now?')
    await reader.send.click()
    // What a person has just written is shown, wherever they were reading.
    await expect(reader.articles.filter({ hasText: 'And now?' })).toBeInViewport()
    answer.resolve()
    await expect(reader.log.getByText('The guide is answering')).toHaveCount(0)
    await expect(reader.log).toHaveAttribute('aria-live', 'polite')
    await reader.scrollTo(0.4)
    await expect(reader.log).toHaveAttribute('aria-live', 'off')
    // Far from the end, a like keeps the place.
    const like = reader.log.getByRole('button', { name: 'Like', exact: true })
    const top = await reader.mark()
    const before = await top()
    await page.route('**/feedback', (route) =>
      route.fulfill({
        json: { success: true, user_feedback: 'like', feedback_timestamp: '2026-11-20T09:45:00.000Z' },
      }),
    )
    const index = await like.evaluateAll((all) =>
      all.findIndex((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top > 150 && bottom < window.innerHeight - 150
      }),
    )
    // Not every screen of a long reply shows a button.
    if (index !== -1) {
      await like.nth(index).click()
      await expect(like.nth(index)).toHaveAttribute('aria-pressed', 'true')
    }
    expect(await top()).toBe(before)
  })

  test('keyboard, the log for screen readers, and axe', async ({ page }) => {
    const reader = await open(page)
    await expect(reader.log).toHaveAttribute('tabindex', '0')
    await reader.log.focus()
    const place = () => reader.log.evaluate((view) => view.scrollTop)
    const end = await place()
    await page.keyboard.press('PageUp')
    await expect.poll(place).toBeLessThan(end - 200)
    await page.keyboard.press('Home')
    await expect.poll(place).toBe(0)
    await page.keyboard.press('Tab')
    await expect(reader.older).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(reader.articles.locator(':focus')).toHaveCount(1)
    await reader.log.focus()
    await page.keyboard.press('End')
    await expect(reader.articles.filter({ hasText: 'Reply 4999.' })).toBeVisible()
    expect(await reader.gaps()).toEqual([])
    // Articles with names inside a named log, days as headings.
    await expect(reader.log).toMatchAriaSnapshot(`
      - log "Conversation":
        - article "Guru Nanak Dev Ji":
          - paragraph: /Reply 4999\\./
    `)
    await isAccessible(page)
    await reader.scrollTo(0.5)
    await isAccessible(page)
  })
})
