import { expect, type Locator, type Page, type Request, test } from '@playwright/test'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { KEYS } from '../../src/platform/storage.ts'
import { holdScripts } from './gate.ts'
import { lookAt } from './look.ts'
import { mainChat, newPerson, remember, say, signInStored, stored, textsOf } from './person.ts'
import { welcomeOf } from './setupForm.ts'
import { refuse, START, Visitor } from './visitor.ts'

// The chat that stands in its page before there is an app (D50, src/first/frame.ts): what is typed, sent and tapped there is
// gone on with by the app, whenever that comes.

const WORDS = {
  english: { box: 'Message', waiting: 'Initializing Satsang Chat...', lang: 'en' },
  punjabi: { box: 'ਸੁਨੇਹਾ', waiting: 'ਸਤਸੰਗ ਸ਼ੁਰੂ ਹੋ ਰਿਹਾ ਹੈ...', lang: 'pa' },
  hindi: { box: 'संदेश', waiting: 'सत्संग शुरू हो रहा है...', lang: 'hi' },
} as const

/** Paths of the calls of v1, from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/')) calls.push(`${request.method()} ${pathname.slice('/api/v1'.length)}`)
  })
  return calls
}

const frame = (page: Page): Locator => page.locator('#frame')
const taken = (page: Page) => expect(frame(page)).toHaveCount(0)

for (const [language, { box, waiting, lang }] of Object.entries(WORDS))
  for (const path of ['/pn', '/hi/chat'])
    test(`${path} is a chat before any script has come, in ${language}`, async ({ page }) => {
      await remember(page, { [KEYS.language]: language })
      const gate = await holdScripts(page)
      await page.goto(path)
      await expect(page.getByText(waiting)).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const title = await page.title()
      const typed = page.getByRole('textbox', { name: box })
      await typed.pressSequentially('Waheguru')
      await typed.press('ArrowLeft')
      await lookAt(page, `frame, ${path} ${language}`)
      const welcome = await page.getByRole('article').boundingBox()
      const place = await typed.boundingBox()
      await gate.open()
      await taken(page)
      // The same text at the same place, and the caret where it was.
      await expect(typed).toHaveValue('Waheguru')
      await expect(typed).toBeFocused()
      await page.keyboard.type('*')
      await expect(typed).toHaveValue('Waheguru'.replace(/.$/, '*$&'))
      expect(await typed.boundingBox()).toEqual(place)
      await expect.poll(() => page.getByRole('article').boundingBox()).toEqual(welcome)
      expect(await page.title()).toBe(title)
    })

// Each script of the way is held in turn: a letter falls before the first, between any two, and after the last.
test('no letter is lost, whenever it is typed', async ({ page }) => {
  const gate = await holdScripts(page)
  const visitor = new Visitor(page)
  await page.goto('/pn/chat')
  await visitor.box.focus()
  let typed = ''
  const type = async () => {
    const letter = String.fromCharCode(97 + (typed.length % 26))
    typed += letter
    await page.keyboard.type(letter)
  }
  for (;;) {
    await type()
    if ((await frame(page).count()) === 0) break
    if (gate.asked() > 0) await gate.letGo(1)
  }
  await type()
  await expect(visitor.box).toHaveValue(typed)
  expect(typed.length).toBeGreaterThan(5)
  await gate.open()
  await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
  await expect(visitor.box).toHaveValue(typed)
})

test('what is sent before the app is there stands in the conversation, and is sent once', async ({ page }) => {
  const visitor = new Visitor(page)
  const gate = await holdScripts(page)
  const calls = callsOf(page)
  await page.goto('/pn')
  await visitor.box.fill('I lose my temper')
  await visitor.box.press('Enter')
  const own = visitor.articles.filter({ hasText: 'I lose my temper' })
  await expect(own).toBeVisible()
  await expect(visitor.box).toHaveValue('')
  // A second one waits in the box, as it does in the app.
  await visitor.box.fill('and then I am sorry')
  await visitor.box.press('Enter')
  await expect(visitor.box).toHaveValue('and then I am sorry')
  await gate.open()
  await expect(visitor.left(FREE_MESSAGES - 1)).toBeVisible()
  await expect(own).toHaveCount(1)
  await expect(visitor.articles).toHaveCount(3)
  await expect(visitor.box).toHaveValue('and then I am sorry')
  expect(calls.filter((call) => call === 'POST /chat/anonymous/send-text')).toHaveLength(1)
  expect(calls.filter((call) => call === 'POST /chat/anonymous/start')).toHaveLength(1)
})

test('its Send button sends too, and a line break is none', async ({ page }) => {
  const visitor = new Visitor(page)
  const gate = await holdScripts(page)
  await page.goto('/hi')
  await expect(page.getByRole('button', { name: 'Record voice message' })).toBeVisible()
  await visitor.box.fill('I lose my temper')
  await visitor.box.press('Shift+Enter')
  await visitor.box.press('Backspace')
  await visitor.send.click({ noWaitAfter: true })
  await expect(visitor.articles).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Record voice message' })).toBeVisible()
  await gate.open()
  await expect(visitor.left(FREE_MESSAGES - 1)).toBeVisible()
})

test('what is too long is not sent without its end', async ({ page }) => {
  const visitor = new Visitor(page)
  const gate = await holdScripts(page)
  await page.goto('/pn')
  await visitor.box.fill(`${'a'.repeat(500)}end`)
  await visitor.box.press('Enter')
  await gate.open()
  await taken(page)
  await expect(visitor.box).toHaveValue('a'.repeat(500))
  await expect(page.getByRole('button', { name: 'Copy the rest' })).toBeVisible()
  await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
  await expect(visitor.articles).toHaveCount(1)
})

test('an input method ends its word before the app’s box comes', async ({ page }) => {
  const visitor = new Visitor(page)
  const gate = await holdScripts(page)
  await page.goto('/pn')
  await visitor.box.focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'ਵਾਹਿ', selectionStart: 4, selectionEnd: 4 })
  await gate.open()
  // The session is there, and the app's screen under the page's own.
  await expect(page.locator('#root').getByText('2 chats left')).toBeAttached()
  await expect(frame(page)).toBeVisible()
  await keyboard.send('Input.insertText', { text: 'ਵਾਹਿਗੁਰੂ' })
  await taken(page)
  await expect(visitor.box).toHaveValue('ਵਾਹਿਗੁਰੂ')
  await expect(visitor.box).toBeFocused()
})

test('a page that is left before the app is there has kept what was typed and sent', async ({ page }) => {
  const visitor = new Visitor(page)
  const gate = await holdScripts(page)
  await page.goto('/pn/chat')
  await visitor.box.fill('I lose my temper')
  await visitor.box.press('Enter')
  await visitor.box.pressSequentially('and then')
  await page.reload()
  await expect(frame(page)).toBeVisible()
  await expect(visitor.box).toHaveValue('I lose my temper\nand then')
  await expect(visitor.send).toBeVisible()
  await gate.open()
  await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
  await expect(visitor.box).toHaveValue('I lose my temper\nand then')
  await visitor.box.fill('')
  expect(await stored(page, KEYS.draft('sikh'))).toBeNull()
})

test('what other tabs have in their boxes is taken over from there, as the app does (D28)', async ({
  page,
  context,
}) => {
  const other = new Visitor(await context.newPage())
  await other.page.goto('/pn/chat')
  await other.box.fill('from the other tab')
  const visitor = new Visitor(page)
  const gate = await holdScripts(page)
  await page.goto('/pn/chat')
  await expect(visitor.box).toHaveValue('from the other tab')
  await visitor.box.press('End')
  await visitor.box.pressSequentially(', and on')
  await expect(other.box).toHaveValue('')
  await gate.open()
  await taken(page)
  await expect(visitor.box).toHaveValue('from the other tab, and on')
})

test('where no session is to be had the landing comes, and what was typed is there when it is tried again', async ({
  page,
}) => {
  const visitor = new Visitor(page)
  const gate = await holdScripts(page)
  await page.route(START, refuse(500))
  await page.goto('/pn')
  await visitor.box.fill('I lose my temper')
  await visitor.box.press('Enter')
  await gate.open()
  await taken(page)
  await page.unroute(START)
  await page.getByRole('button', { name: `Try Satsang Chat (${FREE_MESSAGES} free messages)` }).click()
  await expect(visitor.box).toHaveValue('I lose my temper')
})

test('once the trial is over what is sent there stays in the box, under the offer to sign in', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/pn/chat')
  await visitor.askUntil(0, 'I lose my temper')
  const gate = await holdScripts(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/send-text') && sent.push(request.url()))
  await page.reload()
  await visitor.box.fill('and another thing')
  await visitor.box.press('Enter')
  await gate.open()
  await expect(visitor.modal).toBeVisible()
  await visitor.modal.getByRole('button', { name: 'Close' }).click()
  await expect(visitor.box).toHaveValue('and another thing')
  expect(sent).toEqual([])
})

test('whom to call now is asked for once, and the dialog opens when the app is there', async ({ page }) => {
  const gate = await holdScripts(page)
  await page.goto('/hi')
  const help = page.getByRole('button', { name: 'Help now' })
  await help.click({ noWaitAfter: true })
  await expect(help).toHaveAttribute('data-tapped')
  await gate.open()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('who has been here before has the conversation under the welcome; its status is asked for once', async ({
  page,
}) => {
  const visitor = new Visitor(page)
  await page.goto('/pn/chat')
  await visitor.askAndRead('I lose my temper')
  const gate = await holdScripts(page)
  const calls = callsOf(page)
  await page.reload()
  await expect(visitor.articles).toHaveCount(1)
  await visitor.box.pressSequentially('and then')
  await gate.open()
  await expect(visitor.articles).toHaveCount(3)
  await expect(visitor.box).toHaveValue('and then')
  expect(calls.filter((call) => call.includes('/check-device-status'))).toHaveLength(1)
})

test('who is signed in: profile and history are asked for at once and once; what was sent goes out', async ({
  page,
}) => {
  const person = await newPerson()
  await say(person, 'I am grateful')
  await signInStored(page, person)
  const gate = await holdScripts(page)
  const calls = callsOf(page)
  const chat = mainChat(page)
  await page.goto('/pn/chat')
  await expect(page.getByText('Loading Satsang Chat...')).toBeVisible()
  await expect.poll(() => calls.length).toBe(2)
  await chat.box.fill('I lose my temper')
  await chat.box.press('Enter')
  await page.getByRole('button', { name: 'Settings' }).click({ noWaitAfter: true })
  await lookAt(page, 'frame, signed in')
  await gate.open()
  // What was tapped comes last: the settings over the chat.
  await expect(page).toHaveURL('/pn/settings')
  await expect.poll(() => textsOf(person)).toContain('I lose my temper')
  expect(calls.filter((call) => call === 'GET /auth/profile')).toHaveLength(1)
  expect(calls.filter((call) => call === 'GET /chat/messages/all')).toHaveLength(1)
  expect(calls.filter((call) => call === 'POST /chat/send-text')).toHaveLength(1)
})

test('who has no profile yet comes to no chat', async ({ page }) => {
  await signInStored(page, await newPerson({ incomplete: true }))
  const gate = await holdScripts(page)
  await page.goto('/pn/chat')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await gate.open()
  await expect(page).toHaveURL('/pn/setup')
})

// The welcome comes two seconds after the chat (spec §9), whatever still stands over it.
test('a dialog that comes over the page’s own box gives the focus back to the app’s', async ({ page }) => {
  const person = await newPerson()
  await signInStored(page, person, { onboarded: false })
  await page.clock.install()
  const gate = await holdScripts(page)
  const chat = mainChat(page)
  await page.goto('/pn/chat')
  await chat.box.focus()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'ਵਾਹਿ', selectionStart: 4, selectionEnd: 4 })
  await gate.open()
  await expect(page.locator('#root textarea')).toBeAttached()
  await expect(frame(page)).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(welcomeOf(page)).toBeVisible()
  await page.clock.runFor(100)
  await taken(page)
  await expect(welcomeOf(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(welcomeOf(page)).toBeHidden()
  await expect(chat.box).toBeFocused()
  await expect(chat.box).toHaveValue('ਵਾਹਿ')
})

test('the draft of a person is kept under the person', async ({ page }) => {
  const person = await newPerson()
  await signInStored(page, person)
  const gate = await holdScripts(page)
  await page.goto('/hi/chat')
  await mainChat(page).box.fill('only mine')
  expect(await stored(page, KEYS.draft('hindu'))).toBeNull()
  expect(await stored(page, KEYS.memberDraft(person.user.id))).toContain('only mine')
  await gate.open()
  await taken(page)
  await expect(mainChat(page).box).toHaveValue('only mine')
})

// A browser that is told the page's language once more works out the style of every element anew.
test('what the document says of itself is not written again with each step of the app', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/pn/chat')
  await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
  await page.evaluate(() => {
    const written: string[] = []
    Reflect.set(window, 'written', written)
    const note = (records: MutationRecord[]) => {
      for (const { target, attributeName } of records) written.push(`${target.nodeName} ${attributeName}`)
    }
    new MutationObserver(note).observe(document.documentElement, { attributes: true })
    for (const element of document.querySelectorAll('title, meta[name=theme-color]'))
      new MutationObserver(note).observe(element, { attributes: true, childList: true })
  })
  await visitor.askAndRead('I lose my temper')
  expect(await page.evaluate(() => Reflect.get(window, 'written'))).toEqual([])
})
