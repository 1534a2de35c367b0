import { expect, type Page, test } from '@playwright/test'
import { KEYS } from '../../src/platform/storage.ts'
import { type Case, casesOf, EXAMPLES, type OperationId } from '../answers/cases.ts'
import { beginWith, drive, MOST_REQUESTS, provide } from '../answers/provider.ts'
import { mainChat, SignIn } from './person.ts'
import { Setup } from './setupForm.ts'
import { Visitor } from './visitor.ts'

// D37, on the screens: a selection of the answers that another provider may give (tests/answers), hundreds in one page. All
// of them go through client, machines and views in tests/answers/answers.test.tsx.

// A shared machine stalls for seconds now and then, and some of these are long.

const TYPED = 'What I have typed, and must not lose'

/** Of each field: missing, null, and of the types that break most; a huge text; and every body that is no answer. */
const SELECTED =
  /is (missing|null|a text|a number|an empty object|a list of nothing)$|(content|original) is a huge text$/
const selected = (operation: OperationId): Case[] =>
  casesOf(operation).filter(({ name, path }) => path.length === 0 || SELECTED.test(name))
/** Of a message that is sent, which takes its time: what is there, and of another type. */
const sent = (operation: OperationId): Case[] =>
  selected(operation).filter(
    ({ name, example }) =>
      !/is (missing|a text|a number|a huge text)$/.test(name) &&
      (example === EXAMPLES[operation][0] || /care|suggestions|asks_back|error/.test(name)),
  )

const person = EXAMPLES.getProfile[0] as { id: string }
const signedIn = {
  [KEYS.token]: 'secret',
  [KEYS.user]: JSON.stringify(person),
  [KEYS.onboarded(person.id)]: 'true',
  [KEYS.tradition]: 'sikh',
  [KEYS.notificationShown]: 'true',
  [KEYS.installShown]: 'true',
}
const session = JSON.stringify({ ...(EXAMPLES.startAnonymousSession[0] as object), message_count: 0 })
const visiting = { [KEYS.session('sikh')]: session, [KEYS.notificationShown]: 'true', [KEYS.installShown]: 'true' }

/** What stands on a screen that was loaded with an answer: something, and no error screen. */
async function expectSound(page: Page, aCase: Case, most = MOST_REQUESTS) {
  await expect(page.locator('#root'), aCase.name).toContainText(/\p{L}/u)
  const asked = () => page.evaluate((operation) => window.provider.asked[operation] ?? 0, aCase.operation)
  await expect.poll(asked, aCase.name).toBeGreaterThan(0)
  // What came of the answer is drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  await expect(page.getByText('Something went wrong'), aCase.name).toHaveCount(0)
  expect(await asked(), aCase.name).toBeLessThanOrEqual(most)
}

const memberChat = async (page: Page) => {
  await provide(page, signedIn)
  await page.goto('/pn/chat')
  await expect(mainChat(page).status).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
}

test('the main chat: every page of history, and what was typed stays', async ({ page }) => {
  await memberChat(page)
  await new Visitor(page).box.fill(TYPED)
  expect(await drive(page, 'history', TYPED, selected('listAllMessages'))).toEqual([])
})

test('the main chat: every answer to a message, and no text is lost', async ({ page }) => {
  // Tall enough that the long list draws a question above its answer.
  await page.setViewportSize({ width: 412, height: 2000 })
  await memberChat(page)
  expect(await drive(page, 'send', TYPED, sent('sendText'))).toEqual([])
})

test('the main chat: every profile; nobody with a completed one is sent to setup', async ({ page }) => {
  await memberChat(page)
  await new Visitor(page).box.fill(TYPED)
  // A person with another id, or without a completed profile, is another one.
  const cases = selected('getProfile').filter(({ path }) => path[0] !== 'id' && path[0] !== 'profile_completed')
  expect(await drive(page, 'profile', TYPED, cases)).toEqual([])
  await page.reload()
  await expect(page).toHaveURL('/pn/chat')
  await expect(new Visitor(page).box).toHaveValue(TYPED)
})

test('the trial: every answer to a message, and no text is lost', async ({ page }) => {
  await provide(page, visiting)
  await page.goto('/pn/chat')
  await expect(new Visitor(page).box).toBeVisible()
  expect(await drive(page, 'send', TYPED, sent('sendAnonymousText'))).toEqual([])
})

test('the trial: every status of the device', async ({ page }) => {
  await provide(page, visiting)
  await page.goto('/pn/chat')
  await new Visitor(page).box.fill(TYPED)
  await expect(new Visitor(page).articles.first()).toBeVisible()
  expect(await drive(page, 'status', TYPED, selected('checkDeviceStatus'))).toEqual([])
})

test('the landing and the start of a trial, loaded with an answer', async ({ page }) => {
  await provide(page, {})
  await page.goto('/privacy')
  const landing = selected('getSocialProofMessage').filter(({ name }) =>
    /stats|content|body is (HTML|nothing|null)$/.test(name),
  )
  for (const aCase of landing.filter(({ path }) => path.length < 2)) {
    await beginWith(page, aCase)
    await page.goto('/pn?from=anonymous')
    await expect(page.getByRole('button', { name: 'Continue with Google' }), aCase.name).toBeVisible()
    await expectSound(page, aCase, 2)
  }
  for (const aCase of selected('startAnonymousSession').filter(({ name }) =>
    /is (null|HTML|a huge text)$/.test(name),
  )) {
    await beginWith(page, aCase)
    await page.evaluate(() => localStorage.clear())
    await page.goto('/pn/chat')
    await expect(page.getByRole('button').first(), aCase.name).toBeVisible()
    await expectSound(page, aCase, 2)
  }
})

/** Answers the next calls wrongly. */
const answer = (page: Page, wrong: Case) =>
  page.evaluate((one) => {
    window.provider.wrong = one
  }, wrong)

/** What is no answer to anything: half of the bodies, and fields without which none is of use. */
const useless = (operation: OperationId): Case[] =>
  casesOf(operation).filter(({ name, path }) =>
    path.length === 0
      ? /is (HTML|nothing|null|an empty list|an empty object|cut short)$/.test(name)
      : /^(user|id) is (missing|null)$/.test(name),
  )

test('WhatsApp: what brings no login is said in section 8’s words, and the code stays', async ({ page }) => {
  const signIn = new SignIn(page)
  await provide(page, {})
  await page.goto('/pn?from=anonymous')
  await signIn.askForCode('9876543210')
  for (const aCase of useless('verifyWhatsappOtp').filter(({ example }) => 'user' in (example as object))) {
    await answer(page, aCase)
    await signIn.typeCode('402917')
    await expect(signIn.alert, aCase.name).toContainText('WhatsApp verification failed')
    await expect(signIn.code, aCase.name).toHaveValue('402917')
    // The words go with the next digit.
    await signIn.code.fill('40291')
    await expect(signIn.alert, aCase.name).toHaveCount(0)
  }
})

test('settings: a save that is answered with nonsense keeps what was typed', async ({ page }) => {
  await provide(page, signedIn)
  await page.goto('/pn/settings')
  await page.getByRole('button', { name: 'Birth Location' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input').fill(TYPED)
  for (const aCase of useless('updateProfile')) {
    await answer(page, aCase)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert'), aCase.name).toContainText('Profile update failed. Please try again.')
    await expect(dialog.locator('input'), aCase.name).toHaveValue(TYPED)
  }
})

test('setup: a save that is answered with nonsense keeps the form', async ({ page }) => {
  const newcomer = { ...person, profile_completed: false }
  await provide(page, { ...signedIn, [KEYS.user]: JSON.stringify(newcomer) }, { getProfile: newcomer })
  await page.goto('/pn/setup')
  const form = new Setup(page)
  await form.name.fill(TYPED)
  await form.phone.fill('+919876543210')
  await form.choose(['4', '11', '1988'])
  await form.agree.check()
  for (const aCase of useless('updateProfile')) {
    await answer(page, aCase)
    await form.submit.click()
    await expect(form.alert, aCase.name).toContainText('Profile update failed. Please try again.')
    await expect(form.name, aCase.name).toHaveValue(TYPED)
  }
})

for (const [name, token] of [
  ['holds a zero byte', 'a\0b'],
  // No server takes a header of that size (33.14).
  ['is 100 kB long', 'a'.repeat(100_000)],
] as const)
  test(`a stored token that ${name} is none: the landing is there`, async ({ page }) => {
    await provide(page, { [KEYS.token]: token })
    await page.goto('/pn?from=anonymous')
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
  })

test('a profile that is empty sends nobody to setup', async ({ page }) => {
  await provide(page, signedIn, { getProfile: {} })
  await page.goto('/pn/chat')
  await expect(mainChat(page).status).toBeVisible()
  await expect(page).toHaveURL('/pn/chat')
})

test('what could not be read is said where it was missing', async ({ page }) => {
  const [example] = EXAMPLES.listAllMessages as [{ messages: object[] }]
  const [question, reply] = example.messages
  await provide(page, signedIn, {
    listAllMessages: { ...example, messages: [null, question, { ...reply, spiritual_references: [null] }] },
  })
  await page.goto('/pn/chat')
  const lines = page.getByText('Something here could not be shown.')
  await expect(lines).toHaveCount(2)
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('a machine that throws ends at the error screen, and what was typed is there again', async ({ page }) => {
  await memberChat(page)
  await new Visitor(page).box.fill(TYPED)
  await page.evaluate(() => {
    Object.assign(window, {
      URLSearchParams: function broken() {
        throw new Error('thrown on purpose by a test')
      },
    })
    history.pushState({}, '', '/pn/chat?any=1')
  })
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(new Visitor(page).box).toHaveValue(TYPED)
})

test.describe('storage, whatever stands in it', () => {
  const junk = [
    '{',
    'null',
    '7',
    '"a text"',
    '[]',
    '{}',
    '[null,{"id":{}}]',
    '{"draft":{},"failed":[null],"fields":{"name":1},"userId":"u"}',
    '\u0000',
  ]
  // One that decides who is there stays as it is, or nothing else would be looked at.
  const keys = Object.values(KEYS).map((key) => (typeof key === 'string' ? key : key(person.id)))
  const others = [...keys, KEYS.session('sikh'), KEYS.draft('sikh')].filter(
    (key) => key !== KEYS.token && key !== KEYS.user,
  )
  const all = (value: string) => Object.fromEntries(others.map((key) => [key, value]))

  for (const [who, stored, address] of [
    ['a visitor', {}, '/pn/chat'],
    ['a person', signedIn, '/pn/settings'],
    [
      'somebody new',
      { ...signedIn, [KEYS.user]: JSON.stringify({ ...person, profile_completed: false }) },
      '/pn/setup',
    ],
  ] as [string, Record<string, string>, string][])
    test(`${who} comes to a screen that works`, async ({ page }) => {
      const newcomer = { ...person, profile_completed: false }
      await provide(page, {}, address === '/pn/setup' ? { getProfile: newcomer } : {})
      await page.goto('/privacy')
      const whoOf = (value: string): Record<string, string> =>
        address === '/pn/chat'
          ? { [KEYS.user]: value }
          : { [KEYS.token]: 'secret', [KEYS.user]: stored[KEYS.user] ?? '' }
      for (const value of junk) {
        await page.evaluate(
          ([sent, entries]) => {
            localStorage.clear()
            sessionStorage.setItem('guru_chat_sent_code', sent)
            for (const [key, one] of Object.entries(entries)) localStorage.setItem(key, one)
          },
          [value, { ...all(value), ...whoOf(value) }] as const,
        )
        await page.goto(address)
        await expect(page.locator('main').first(), value).toBeVisible()
        await expect(page.locator('textarea, input, button').nth(1), value).toBeVisible()
        await expect(page.getByText('Something went wrong'), value).toHaveCount(0)
      }
    })
})
