import { expect, type Route, test } from '@playwright/test'
import { hi } from '../../src/ui/i18n/hi.ts'
import { pa } from '../../src/ui/i18n/pa.ts'
import {
  FAILED,
  FEEDBACK,
  Line,
  MemberChat,
  openChat as open,
  PAGES,
  PROCESSING,
  SEND_TEXT as SEND,
  storedOf,
} from './memberChat.ts'
import { newPerson, say, signInStored } from './person.ts'
import { stopTime } from './questions.ts'
import { refuse } from './visitor.ts'

// The conversation of somebody who is signed in (spec §2 Main chat, §4, §8, D28), on the real server.

// So tall that every message of a short conversation is in the page: the list draws only what is near.
test.use({ viewport: { width: 412, height: 4_000 } })

const TRADITIONS = [
  {
    tradition: 'sikh',
    prefix: '/pn',
    guide: 'Guru Nanak Dev Ji',
    scripture: 'Guru Granth Sahib, Ang',
    first: 'I am afraid of what is to come',
    second: 'And my father does not speak to me',
  },
  {
    tradition: 'hindu',
    prefix: '/hi',
    guide: 'Shri Krishna',
    scripture: 'Bhagavad Gita',
    first: 'I worry about the result of my work',
    second: 'And I am angry with my brother',
  },
] as const

test.describe('the room', () => {
  for (const { tradition, prefix, guide } of TRADITIONS) {
    test(`header, notice and the way to settings, ${tradition}`, async ({ page }) => {
      await open(page, undefined, prefix)
      const header = page.getByRole('banner')
      await expect(header.getByRole('heading', { level: 1 })).toHaveText(guide)
      await expect(header.getByText('Always here for you • Online', { exact: true })).toBeVisible()
      await expect(header.getByText('This is an AI guide')).toBeVisible()
      await expect(header.getByRole('button', { name: '0 referral points' })).toBeVisible()
      await header.getByRole('button', { name: 'Settings' }).click()
      await expect(page).toHaveURL(`${prefix}/settings`)
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page).toHaveURL(`${prefix}/chat`)
      await expect(header.getByText('Always here for you • Online')).toBeVisible()
    })
  }

  for (const [language, words] of [
    ['punjabi', pa],
    ['hindi', hi],
  ] as const) {
    test(`the welcome, in ${language} where the profile says so`, async ({ page }) => {
      await signInStored(page, await newPerson({ profile: { language_preference: language } }))
      await page.goto('/hi/chat')
      await expect(page.getByRole('log').getByRole('article')).toHaveText(words.chat.welcome.hindu)
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'punjabi' ? 'pa' : 'hi')
    })
  }

  test('the answer comes in the profile’s language (D9)', async ({ page }) => {
    const person = await newPerson({ profile: { language_preference: 'hindi' } })
    await signInStored(page, person)
    await page.goto('/pn/chat')
    const request = page.waitForRequest(SEND)
    await page.getByRole('textbox').fill('मुझे बहुत गुस्सा आता है')
    await page.getByRole('textbox').press('Enter')
    expect((await request).postDataJSON()).toMatchObject({ language: 'hindi', spiritual_tradition: 'sikh' })
    await expect(page.getByRole('log').getByRole('figure').first()).toBeVisible()
    const [, reply] = await storedOf(person)
    await expect(page.getByRole('log')).toContainText(reply?.spiritual_references?.[0]?.translation ?? '(no verse)')
  })

  test('a person of one tradition asks in the other', async ({ page }) => {
    const { chat, person } = await open(page)
    await chat.askAndRead('I am afraid')
    await page.goto('/hi/chat')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shri Krishna')
    await chat.askAndRead('I am afraid of my exam')
    // One history for the person (spec §7), each answer from its own scripture.
    await chat.shows('I am afraid', '(answer)', 'I am afraid of my exam', '(answer)')
    const [, gurbani, , gita] = await storedOf(person)
    expect(gurbani?.spiritual_references?.[0]?.scripture).toBe('Guru Granth Sahib')
    expect(gita?.spiritual_references?.[0]?.scripture).toBe('Bhagavad Gita')
    await page.goto('/pn/chat')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guru Nanak Dev Ji')
    await chat.shows('I am afraid', '(answer)', 'I am afraid of my exam', '(answer)')
  })

  for (const { tradition, prefix, scripture, first } of TRADITIONS) {
    test(`an answer quotes a verse, whole, and it can be copied, ${tradition}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.clock.install()
      const { chat, person } = await open(page, undefined, prefix)
      await chat.askAndRead(first)
      const [, reply] = await storedOf(person)
      const verse = reply?.spiritual_references?.[0]
      const figure = chat.log.getByRole('figure').first()
      await expect(figure.getByRole('paragraph').first()).toHaveText(verse?.original ?? '', { useInnerText: false })
      await expect(figure).toContainText(scripture)
      await expect(chat.log.getByText('Unverified')).toHaveCount(0)
      await stopTime(page)
      await figure.getByRole('button', { name: 'Copy' }).click()
      await expect(figure.getByRole('button', { name: 'Copied' })).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      for (const part of [verse?.original, verse?.translation, verse?.reference]) expect(copied).toContain(part)
    })
  }

  for (const [device, userAgent, address] of [
    [
      'a desktop',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      'web.whatsapp.com/send',
    ],
    [
      'a phone',
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'wa.me/',
    ],
  ] as const) {
    test.describe(() => {
      test.use({ userAgent })
      test(`the WhatsApp suggestion of ${device}`, async ({ page }) => {
        await open(page)
        const link = page.getByRole('link', { name: 'Suggest Satsang on WhatsApp' })
        const url = new URL((await link.getAttribute('href')) ?? '')
        expect(url.host + url.pathname).toBe(address)
        expect(url.searchParams.get('text')).toContain('Satsang')
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', /noopener/)
      })
    })
  }
})

test.describe('a failed send', () => {
  const FAULTS: Record<string, [fault: (route: Route) => Promise<void>, hint: string]> = {
    'HTTP 500': [refuse(500), ''],
    'HTTP 503': [refuse(503, { detail: 'The guide cannot answer right now.' }), ''],
    'HTTP 429': [
      refuse(429, { detail: 'Too many requests.', code: 'rate_limited' }),
      'Too many messages in a short time. Please wait a moment and try again.',
    ],
    'a refused text': [refuse(400, { detail: 'This text has no words.' }), 'This text has no words.'],
    'HTML in place of JSON': [
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' }),
      '',
    ],
    'an answer of another shape': [(route) => route.fulfill({ json: { ok: true } }), ''],
  }
  test('a line that breaks off: the server is there, so it goes again by itself (D57)', async ({ page }) => {
    const { chat } = await open(page)
    const line = new Line()
    await line.hold(page, SEND)
    await chat.ask('I am worried')
    await line.fails((route) => route.abort('connectionreset'))
    await line.passes()
    await chat.shows('I am worried', '(answer)')
  })
  for (const [name, [fault, hint]] of Object.entries(FAULTS)) {
    test(`${name}: the words stay, the guide says so, and another try is answered`, async ({ page }) => {
      const { chat } = await open(page)
      const line = new Line()
      await line.hold(page, SEND)
      await chat.ask('I am worried')
      await line.fails(fault)
      await chat.shows('I am worried', '(failed)')
      const failure = chat.articles.last()
      await expect(failure.getByRole('paragraph')).toHaveText(hint === '' ? FAILED : `${FAILED} ${hint}`)
      await expect(chat.box).toHaveValue('')
      await chat.again().click()
      await line.passes()
      await chat.shows('I am worried', '(answer)')
      expect(new Set(line.asked.map((sent) => sent.client_message_id)).size).toBe(1)
      expect(line.asked).toHaveLength(2)
    })
  }

  test('no answer within 300 s: said, and tried again (spec §7)', async ({ page }) => {
    // Five minutes are made short, and no other wait is.
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window)
      window.setTimeout = ((act: TimerHandler, ms?: number, ...of: unknown[]) =>
        later(act, ms === 300_000 ? 50 : ms, ...of)) as typeof window.setTimeout
    })
    const { chat } = await open(page)
    const line = new Line()
    await line.hold(page, SEND)
    await chat.ask('I am worried')
    await chat.shows('I am worried', '(failed)')
    await expect(chat.articles.last()).toContainText('The answer is taking too long. Your message is kept')
    await page.unroute(SEND)
    line.forget()
  })

  test('answered, but the page was left before: the history has it, and no failure', async ({ page }) => {
    const { chat } = await open(page)
    const line = new Line()
    await line.hold(page, SEND)
    await chat.ask('I am worried')
    const answered = Promise.withResolvers<void>()
    await line.fails(async (route) => {
      await route.fetch()
      answered.resolve()
    })
    await answered.promise
    await page.reload()
    await chat.shows('I am worried', '(answer)')
    await expect(chat.again()).toHaveCount(0)
  })

  test('three failures at once, each with its own try, in any order', async ({ page }) => {
    const { chat, person } = await open(page)
    const line = new Line()
    await line.hold(page, SEND)
    const texts = ['I am worried', 'I am tired', 'I am alone'] as const
    for (const text of texts) {
      await chat.ask(text)
      await line.fails()
      await expect(chat.log.getByText(PROCESSING)).toHaveCount(0)
    }
    const [one, two, three] = texts
    await chat.shows(one, '(failed)', two, '(failed)', three, '(failed)')
    await chat.again(1).click()
    // One request at a time: the others wait for it.
    await chat.again(0).click()
    await line.passes()
    await chat.shows(one, '(failed)', two, '(answer)', three, '(failed)')
    await chat.again(1).click()
    await line.passes()
    await chat.shows(one, '(failed)', two, '(answer)', three, '(answer)')
    await chat.again(0).click()
    await line.passes()
    await chat.shows(one, '(answer)', two, '(answer)', three, '(answer)')
    expect(line.asked).toHaveLength(6)
    expect(new Set(line.asked.map((sent) => sent.client_message_id)).size).toBe(3)
    expect((await storedOf(person)).filter(({ role }) => role === 'user')).toHaveLength(3)
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true })
    test('a heavy pulse in the hand (spec §8)', async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.set(window, 'pulses', [])
        navigator.vibrate = (pattern) => Reflect.get(window, 'pulses').push(pattern) > 0
      })
      const { chat } = await open(page)
      await page.route(SEND, refuse(500))
      await page.evaluate(() => Reflect.get(window, 'pulses').splice(0))
      await chat.ask('I am worried')
      await chat.shows('I am worried', '(failed)')
      expect(await page.evaluate(() => Reflect.get(window, 'pulses'))).toContainEqual([75])
    })
  })

  test('offline and back: what was said elsewhere meanwhile is there', async ({ page, context }) => {
    const { chat, person } = await open(page)
    await chat.askAndRead('I am worried')
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await say(person, 'Said on another phone')
    await context.setOffline(false)
    await chat.shows('I am worried', '(answer)', 'Said on another phone', '(answer)')
  })
})

test.describe('the box', () => {
  test('empty and blank are ignored', async ({ page }) => {
    const { chat } = await open(page)
    const line = new Line()
    await line.hold(page, SEND)
    // Spec §2: shown only when there is text; the microphone stands in its place.
    await expect(page.getByRole('button', { name: 'Record voice message' })).toBeVisible()
    await expect(chat.send).toHaveCount(0)
    await chat.box.press('Enter')
    await chat.box.fill('   \n  ')
    await expect(chat.send).toBeDisabled()
    await chat.box.press('Enter')
    await chat.shows('(welcome)')
    expect(line.asked).toEqual([])
  })

  test('Enter sends, Shift+Enter does not, and Enter while composing never does (D29)', async ({ page }) => {
    const { chat } = await open(page)
    await chat.box.fill('one')
    await chat.box.press('Shift+Enter')
    await expect(chat.box).toHaveValue('one\n')
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await chat.box.dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...composing })
    await chat.shows('(welcome)')
    await chat.box.press('Enter')
    await expect(chat.own('one')).toBeVisible()
    await expect(chat.box).toHaveValue('')
  })

  test('a double click sends once, and so do Enter and a click', async ({ page }) => {
    const { chat } = await open(page)
    const line = new Line()
    await line.hold(page, SEND)
    await chat.box.fill('I am tired')
    await chat.send.dblclick()
    await chat.shows('I am tired', '(processing)')
    await chat.box.fill('And more')
    await chat.box.press('Enter')
    await expect(chat.send).toBeDisabled()
    await expect(chat.box).toHaveValue('And more')
    await line.passes()
    await chat.shows('I am tired', '(answer)')
    await expect(chat.send).toBeEnabled()
    expect(line.asked).toHaveLength(1)
  })

  test('what was said today was said yesterday after midnight, also in a page that slept (33.6)', async ({ page }) => {
    await page.clock.install()
    const person = await newPerson()
    await say(person, 'I am worried')
    const { chat } = await open(page, person)
    const day = (name: string) => chat.log.getByRole('heading', { name, exact: true })
    await expect(day('Today')).toBeVisible()
    await page.clock.fastForward('24:00:00')
    await expect(day('Yesterday')).toBeVisible()
    await expect(day('Today')).toHaveCount(0)
    // A timer sleeps with the page: what is seen again is looked at anew.
    const later = await page.evaluate(() => Date.now() + 24 * 3_600_000)
    await page.clock.setSystemTime(later)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(day('Yesterday')).toHaveCount(0)
  })

  test('a draft survives a reload, and is another person’s business never', async ({ page }) => {
    const { chat } = await open(page)
    await chat.box.fill('Half a thought')
    await page.reload()
    await expect(chat.box).toHaveValue('Half a thought')
    const other = await newPerson()
    await signInStored(page, other)
    await page.reload()
    await chat.shows('(welcome)')
    await expect(chat.box).toHaveValue('')
  })

  test('20,000 characters are sent whole, and one more is kept aside', async ({ page }) => {
    const { chat, person } = await open(page)
    const text = `${'I am worried about my father. '.repeat(666)}${'x'.repeat(20)}`
    expect(text).toHaveLength(20_000)
    await chat.box.fill(`${text}y`)
    await expect(chat.box).toHaveValue(text)
    await expect(page.getByText('Only 20000 characters fit in one message. 1 more are kept aside.')).toBeVisible()
    await chat.send.click()
    await expect(chat.log.getByText(PROCESSING)).toHaveCount(0)
    await expect.poll(async () => (await storedOf(person))[0]?.content).toBe(text)
    await page.getByRole('button', { name: 'Add the rest' }).click()
    await expect(chat.box).toHaveValue('y')
  })

  const TEXTS = {
    emoji: '🙏🏽 मन 👨‍👩‍👧‍👦 🪔',
    'right-to-left marks': '\u202Eevil\u202C \u200Fسلام\u200E hello',
    'HTML and script': '<img src=x onerror="document.title=1"><script>document.title=2</script>&amp;',
  }
  for (const [name, text] of Object.entries(TEXTS)) {
    test(`${name}: shown as typed, now and after a reload`, async ({ page }) => {
      const { chat } = await open(page)
      const title = await page.title()
      await chat.askAndRead(text)
      const own = chat.log.getByRole('article', { name: 'You' }).getByRole('paragraph')
      await expect(own).toHaveText(text)
      expect(await page.title()).toBe(title)
      await page.reload()
      await expect(own).toHaveText(text.normalize('NFC'))
    })
  }
})

test.describe('feedback', () => {
  const isPressed = (chat: MemberChat, like: boolean, dislike: boolean, index = 0) =>
    Promise.all([
      expect(chat.like(index)).toHaveAttribute('aria-pressed', String(like)),
      expect(chat.dislike(index)).toHaveAttribute('aria-pressed', String(dislike)),
    ])

  test('one request at a time: what is pressed meanwhile sends nothing', async ({ page }) => {
    const person = await newPerson()
    await say(person, 'I am worried')
    await say(person, 'I am afraid of my exam')
    const { chat } = await open(page, person)
    const line = new Line()
    await line.hold(page, FEEDBACK)
    await chat.like(0).click()
    await expect(chat.like(0)).toHaveAttribute('aria-disabled', 'true')
    // The busy ones say so and take no press; those of another reply look as ever, and wait their turn.
    await chat.like(0).click({ force: true })
    await chat.dislike(0).click({ force: true })
    await chat.like(1).click()
    await isPressed(chat, false, false, 0)
    await line.passes()
    await isPressed(chat, true, false, 0)
    await isPressed(chat, false, false, 1)
    expect(line.asked).toHaveLength(1)
    // And what is said already is not said again.
    await chat.like(0).click()
    await chat.like(1).click()
    await line.passes()
    await isPressed(chat, true, false, 1)
    expect(line.asked).toHaveLength(2)
  })

  for (const [name, fault] of [
    ['refused', refuse(500)],
    ['lost', (route: Route) => route.abort('connectionrefused')],
  ] as const) {
    test(`${name}: it stays unpressed, without a word, and can be given again (spec §8)`, async ({ page }) => {
      const person = await newPerson()
      await say(person, 'I am worried')
      const { chat } = await open(page, person)
      const line = new Line()
      await line.hold(page, FEEDBACK)
      await chat.like().click()
      await line.fails(fault)
      await expect(chat.like()).toHaveAttribute('aria-disabled', 'false')
      await isPressed(chat, false, false)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await chat.like().click()
      await line.passes()
      await isPressed(chat, true, false)
    })
  }

  test('one’s own words, the welcome and a failure are not rated', async ({ page }) => {
    const { chat } = await open(page)
    await expect(chat.like()).toHaveCount(0)
    await page.route(SEND, refuse(500))
    await chat.ask('I am worried')
    await chat.shows('I am worried', '(failed)')
    await expect(chat.like()).toHaveCount(0)
  })
})

test.describe('two tabs of one person', () => {
  test('what waits in one box outlives what is typed in the other; what was sent stays in neither (33.8)', async ({
    page,
    context,
  }) => {
    const { chat } = await open(page)
    const other = await context.newPage()
    const second = new MemberChat(other)
    await other.goto('/pn/chat')
    await second.shows('(welcome)')
    await chat.box.fill('A long draft of the first tab')
    await second.box.fill('short')
    await second.box.fill('')
    await page.reload()
    await expect(chat.box).toHaveValue('A long draft of the first tab')
    // A tab that is opened now has it too, until it is sent from one of them.
    await other.reload()
    await expect(second.box).toHaveValue('A long draft of the first tab')
    await chat.send.click()
    await chat.shows('A long draft of the first tab', '(answer)')
    await expect(second.box).toHaveValue('')
    await other.reload()
    await page.reload()
    await expect(second.log.getByText('A long draft of the first tab')).toHaveCount(1)
    await expect(second.box).toHaveValue('')
    await expect(chat.box).toHaveValue('')
  })

  test('both ask at once: both are answered, and each is there once', async ({ page, context }) => {
    const { chat: one, person } = await open(page)
    const other = await context.newPage()
    await other.setViewportSize({ width: 412, height: 4_000 })
    await other.goto('/pn/chat')
    const two = new MemberChat(other)
    await two.shows('(welcome)')
    await one.box.fill('Asked here')
    await two.box.fill('Asked there')
    await Promise.all([one.send.click(), two.send.click()])
    await one.shows('Asked here', '(answer)')
    await two.shows('Asked there', '(answer)')
    const own = (await storedOf(person)).filter(({ role }) => role === 'user').map(({ content }) => content)
    expect(own.toSorted()).toEqual(['Asked here', 'Asked there'])
    for (const chat of [one, two]) {
      await chat.page.reload()
      await expect(chat.own('Asked here')).toHaveCount(1)
      await expect(chat.own('Asked there')).toHaveCount(1)
      await expect(chat.articles).toHaveCount(4)
    }
  })

  test('what failed in one tab is not forgotten because the other typed (D28)', async ({ page, context }) => {
    const { chat: one } = await open(page)
    const other = await context.newPage()
    await other.goto('/pn/chat')
    const two = new MemberChat(other)
    await two.shows('(welcome)')
    await page.route(SEND, refuse(500))
    await one.ask('I am worried')
    await one.shows('I am worried', '(failed)')
    await two.box.fill('Something else')
    await page.reload()
    await one.shows('I am worried', '(failed)')
  })

  test('a liked answer is liked in the other after a reload', async ({ page, context }) => {
    const person = await newPerson()
    await say(person, 'I am worried')
    const { chat } = await open(page, person)
    const other = await context.newPage()
    await other.goto('/pn/chat')
    const two = new MemberChat(other)
    await chat.like().click()
    await expect(chat.like()).toHaveAttribute('aria-pressed', 'true')
    await other.reload()
    await expect(two.like()).toHaveAttribute('aria-pressed', 'true')
  })
})

test('the whole conversation by keyboard alone', async ({ page }) => {
  const { chat } = await open(page)
  await chat.box.focus()
  await page.keyboard.type('I am afraid')
  await page.keyboard.press('Enter')
  await chat.shows('I am afraid', '(answer)')
  await expect(chat.box).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  for (let presses = 0; presses < 8 && !(await chat.like().evaluate((e) => e === document.activeElement)); presses += 1)
    await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(chat.like()).toHaveAttribute('aria-pressed', 'true')
  await expect(chat.like()).toBeFocused()
})

test('a failed first page does not hide what was sent in vain before', async ({ page }) => {
  const { chat } = await open(page)
  const refusing = refuse(500)
  await page.route(SEND, refusing)
  await chat.ask('I am worried')
  await chat.shows('I am worried', '(failed)')
  await page.route(PAGES, refusing)
  await page.reload()
  await chat.shows('I am worried', '(failed)')
  await expect(page.getByText('Your earlier messages could not be loaded.')).toBeVisible()
  await page.unroute(SEND, refusing)
  await chat.again().click()
  await chat.shows('I am worried', '(answer)')
})

test('a history that comes before the list knows its room is drawn, above what was kept', async ({ page }) => {
  // A phone with much to do: sizes are told late, after the history.
  await page.addInitScript(() => {
    const history = new Promise((come) => {
      new PerformanceObserver((list) => {
        if (list.getEntries().some(({ name }) => name.includes('/chat/messages/all'))) setTimeout(come)
      }).observe({ type: 'resource', buffered: true })
    })
    const Real = window.ResizeObserver
    window.ResizeObserver = class extends Real {
      constructor(told: ResizeObserverCallback) {
        super((entries, observer) => void history.then(() => told(entries, observer)))
      }
    }
  })
  const person = await newPerson()
  await say(person, 'I am worried')
  const { chat } = await open(page, person)
  await chat.shows('I am worried', '(answer)')
  await page.route(SEND, refuse(500))
  await chat.ask('Still worried')
  await chat.shows('I am worried', '(answer)', 'Still worried', '(failed)')
  await page.reload()
  await chat.shows('I am worried', '(answer)', 'Still worried', '(failed)')
})
