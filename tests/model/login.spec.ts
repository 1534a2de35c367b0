import { randomBytes } from 'node:crypto'
import { expect, type Page, type Route, test } from '@playwright/test'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { RETRY_MS } from '../../src/machines/retry.ts'
import { KEYS } from '../../src/platform/storage.ts'
import {
  codesSentTo,
  completeProfile,
  lastCode,
  mainChat,
  newEmail,
  newNumber,
  newPerson,
  type Person,
  profileOf,
  remember,
  revoke,
  SignIn,
  say,
  signInByCode,
  signInByGoogle,
  signInStored,
  stored,
  textsOf,
  wrongCode,
} from './person.ts'
import { stopTime } from './questions.ts'
import { faultOnce, refuse, START, Visitor } from './visitor.ts'

const SEND_OTP = '**/api/v1/auth/whatsapp/send-otp'
const VERIFY_OTP = '**/api/v1/auth/whatsapp/verify-otp'
const GOOGLE_LOGIN = '**/api/v1/auth/login/google'
const PROFILE = '**/api/v1/auth/profile'
const SEND_TEXT = '**/api/v1/chat/send-text'

/** Spec §9: the wait for another code. */
const RESEND_WAIT_MS = 300_000

const TRADITIONS = [
  { tradition: 'sikh', prefix: '/pn', link: 'Start Sikh Journey (Punjabi)' },
  { tradition: 'hindu', prefix: '/hi', link: 'Start Hindu Journey (Hindi)' },
] as const

// Tall enough that the long list draws all of a short conversation.
test.use({ viewport: { width: 412, height: 3000 } })

const setupHeading = (page: Page) => page.getByRole('heading', { name: 'Complete Your Profile' })
const newDevice = () => `device_${randomBytes(16).toString('hex')}`
const drop = (route: Route) => route.abort('connectionrefused')
const answer = (json: unknown) => (route: Route) => route.fulfill({ json })

/** Lets the server answer and changes its answer on the way. */
const altered = (change: (body: Record<string, unknown>) => object) => async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, json: { ...change(await response.json()) } })
}

async function fillSetup(page: Page, over: { phone?: string } = {}) {
  await page.getByLabel('Full Name *').fill('Meera Sharma')
  if (over.phone !== undefined) await page.getByLabel('Phone Number').fill(over.phone)
  await page.getByRole('combobox', { name: 'Day' }).selectOption('4')
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 11 })
  await page.getByRole('combobox', { name: 'Year' }).selectOption('1988')
  await page.getByRole('checkbox').check()
}

test.describe('WhatsApp', () => {
  test('another code may be asked for at 300 s, not before; going back and forth does not prolong it', async ({
    page,
  }) => {
    const at = new SignIn(page)
    const number = newNumber()
    await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') })
    await page.goto('/pn?from=anonymous')
    await at.whatsapp.click()
    await at.phone.fill(number)
    await page.clock.pauseAt(new Date('2026-11-20T11:00:00Z'))
    await at.sendCode.click()
    await expect(at.modal.getByText('You can ask for a new code in 5:00.')).toBeVisible()
    await page.clock.runFor(100_000)
    await expect(at.modal.getByText('You can ask for a new code in 3:20.')).toBeVisible()
    await at.back.click()
    await page.clock.runFor(20_000)
    await at.sendCode.click()
    await expect(at.modal.getByText('You can ask for a new code in 3:00.')).toBeVisible()
    await page.clock.runFor(RESEND_WAIT_MS - 120_000 - 1)
    await expect(at.modal.getByText('You can ask for a new code in 0:01.')).toBeVisible()
    await expect(at.resend).toBeHidden()
    await page.clock.runFor(1)
    await expect(at.resend).toBeVisible()
    expect(await codesSentTo(number)).toHaveLength(1)
  })

  test('a code in hand can be typed after the phone threw the whole app away (33.7)', async ({ page }) => {
    const at = new SignIn(page)
    const number = newNumber()
    await page.goto('/pn?from=anonymous')
    await at.askForCode(number)
    await page.evaluate(() => window.sessionStorage.clear())
    await page.reload()
    await at.whatsapp.click()
    // Key by key, as it stands in the contacts (33.9).
    await at.phone.pressSequentially(`+91${number}`.slice(0, -1))
    await expect(at.sendCode).toBeDisabled()
    await at.phone.press(number.slice(-1))
    const asked = page.waitForResponse(SEND_OTP)
    await at.sendCode.click()
    expect((await asked).status()).toBe(429)
    await expect(at.modal.getByText(/^You can ask for a new code in [0-4]:\d\d\.$/)).toBeVisible()
    await expect(at.alert).toHaveCount(0)
    expect(await codesSentTo(number)).toHaveLength(1)
    await at.typeCode(await lastCode(number))
    await expect(setupHeading(page)).toBeVisible()
  })

  test('five wrong codes make the code worthless, the right one too: a new one is needed', async ({ page }) => {
    const at = new SignIn(page)
    const number = newNumber()
    await page.clock.install()
    await page.goto('/hi?from=anonymous')
    await at.askForCode(number)
    const code = await lastCode(number)
    for (let n = 1; n <= 4; n += 1) {
      const refused = page.waitForResponse(VERIFY_OTP)
      await at.typeCode(wrongCode(code))
      expect((await refused).status()).toBe(400)
      await expect(at.alert).toHaveText('Invalid OTP')
      await expect(at.code).toHaveValue('')
    }
    await at.typeCode(wrongCode(code))
    await expect(at.alert).toHaveText('This code is not right, and it was tried too often. Please ask for a new one.')
    await at.typeCode(code)
    await expect(at.alert).toHaveText('This code was tried too often. Please ask for a new one.')
    expect(await stored(page, KEYS.token)).toBeNull()
    await expect(at.resend).toBeHidden()
    await page.clock.runFor(RESEND_WAIT_MS)
    await expect(at.resend).toBeVisible()
  })

  test('a code that was not sent says why, in the words of section 8; 401 is no expired session here', async ({
    page,
  }) => {
    const at = new SignIn(page)
    await page.goto('/pn?from=anonymous')
    await at.whatsapp.click()
    for (const [fault, text] of [
      [refuse(503, { detail: 'WhatsApp is busy.' }), 'WhatsApp is busy.'],
      [answer({ ok: true }), 'Failed to send OTP. Please try again.'],
      [answer({ success: false }), 'Failed to send OTP'],
      [refuse(401, { detail: 'Not now.' }), 'Not now.'],
    ] as const) {
      await faultOnce(page, SEND_OTP, fault)
      await at.phone.fill(newNumber())
      await expect(at.alert).toHaveCount(0)
      await at.sendCode.click()
      await expect(at.alert).toHaveText(text)
      await expect(at.phone).toBeFocused()
      await expect(page).toHaveURL('/pn?from=anonymous')
    }
  })

  // One page for all: the code stays good, because none of these reaches the server.
  test('a login that is refused says why, in the words of section 8, and the code works afterwards', async ({
    page,
  }) => {
    const at = new SignIn(page)
    const number = newNumber()
    await page.goto('/pn?from=anonymous')
    await at.askForCode(number)
    for (const [fault, text] of [
      [refuse(400, { detail: 'Please come back later.' }), 'Please come back later.'],
      [refuse(400, { code: 'invalid_otp' }), 'Invalid OTP'],
      [refuse(401, { detail: 'Invalid OTP', code: 'invalid_otp' }), 'Invalid OTP'],
      [refuse(500, {}), 'OTP verification failed. Please try again.'],
      [answer({ error: '' }), 'WhatsApp verification failed'],
      [answer({ error: 'This number is blocked.' }), 'This number is blocked.'],
      [answer({ message: 'Welcome back.' }), 'WhatsApp verification failed'],
    ] as const) {
      await faultOnce(page, VERIFY_OTP, fault)
      await at.typeCode(await lastCode(number))
      await expect(at.alert).toHaveText(text)
      expect(await stored(page, KEYS.token)).toBeNull()
      await expect(page).toHaveURL('/pn?from=anonymous')
    }
    await at.typeCode(await lastCode(number))
    await expect(setupHeading(page)).toBeVisible()
  })
})

test.describe('Google', () => {
  for (const { tradition, prefix } of TRADITIONS)
    test(`the first login leads to setup, and the second to the chat, ${tradition}`, async ({ page }) => {
      const at = new SignIn(page)
      const email = newEmail()
      await page.goto(`${prefix}?from=anonymous`)
      await at.byGoogle('Asha Kaur', email)
      await expect(page).toHaveURL(`${prefix}/setup`)
      // Google's name and email take priority (spec §2).
      await expect(page.getByLabel('Full Name *')).toHaveValue('Asha Kaur')
      await expect(page.getByLabel('Email Address')).toHaveValue(email)
      await expect(page.getByLabel('Phone Number')).toHaveValue('')
      await fillSetup(page, { phone: newNumber() })
      await page.getByRole('button', { name: 'Complete Setup' }).click()
      await expect(page).toHaveURL(`${prefix}/chat`)
      await expect(mainChat(page).status).toBeVisible()
      // The chat took setup's place in the history.
      await page.goBack()
      await expect(setupHeading(page)).toBeHidden()
      await page.goto(`${prefix}/settings`)
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expect(at.google).toBeVisible()
      await at.byGoogle('Asha Kaur', email)
      await expect(page).toHaveURL(`${prefix}/chat`)
      await expect(mainChat(page).status).toBeVisible()
    })

  test('every way to fail has its text, and the next try works', async ({ page }) => {
    const at = new SignIn(page)
    const email = newEmail()
    await page.goto('/hi?from=anonymous')

    const refused = await at.openGoogle()
    await expect(at.google).toHaveAttribute('aria-busy', 'true')
    await refused.getByRole('button', { name: 'Cancel' }).click()
    await expect(at.alert).toHaveText('Google sign-in was cancelled or failed.')

    const closed = await at.openGoogle()
    await expect(at.alert).toHaveCount(0)
    await closed.waitForLoadState()
    await closed.close()
    await expect(at.alert).toHaveText('Google sign-in was cancelled or failed.')

    await faultOnce(page, '**/dev/google/userinfo', refuse(500))
    await at.byGoogle('Ravi', email)
    await expect(at.alert).toHaveText('Failed to get user information. Please try again.')

    for (const [fault, text] of [
      [refuse(503, { detail: 'Come back in an hour.' }), 'Come back in an hour.'],
      [refuse(401, { detail: 'Google does not know this sign-in.' }), 'Google does not know this sign-in.'],
      [refuse(500, {}), 'Login failed'],
      [answer({ success: true }), 'Invalid response from server'],
      [drop, 'Failed to sign in. Please try again.'],
    ] as const) {
      await faultOnce(page, GOOGLE_LOGIN, fault)
      await at.byGoogle('Ravi', email)
      await expect(at.alert).toHaveText(text)
      await expect(at.google).toHaveAttribute('aria-busy', 'false')
      await expect(page).toHaveURL('/hi?from=anonymous')
      expect(await stored(page, KEYS.token)).toBeNull()
    }

    await page.evaluate(() => {
      const { open } = window
      window.open = () => {
        window.open = open
        return null
      }
    })
    await at.google.click()
    await expect(at.alert).toHaveText('Failed to sign in with Google. Please try again.')

    await at.byGoogle('Ravi', email)
    await expect(setupHeading(page)).toBeVisible()
  })

  test('while the sign-in page is open, WhatsApp is still a way in', async ({ page }) => {
    const at = new SignIn(page)
    await page.goto('/pn?from=anonymous')
    await at.openGoogle()
    await at.byWhatsapp(newNumber())
    await expect(setupHeading(page)).toBeVisible()
  })
})

test('sign-in code that does not come says so, and comes with the next tap', async ({ page }) => {
  const at = new SignIn(page)
  const code = '**/assets/login-*.js'
  await page.route(code, drop)
  await page.goto('/pn?from=anonymous')
  for (const button of [at.whatsapp, at.google]) {
    await button.click()
    await expect(at.alert).toHaveText('Login failed')
  }
  await page.unroute(code)
  await at.byWhatsapp(newNumber())
  await expect(setupHeading(page)).toBeVisible()
})

test('nobody is locked in: sign-out from setup, also while the server is away', async ({ page }) => {
  const at = new SignIn(page)
  await page.goto('/hi?from=anonymous')
  await at.byWhatsapp(newNumber())
  await expect(setupHeading(page)).toBeVisible()
  await page.route('**/api/v1/**', drop)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/hi')
  await expect(at.tryChat).toBeVisible()
  expect(await stored(page, KEYS.token)).toBeNull()
  await at.tryChat.click()
  await expect(at.alert).toHaveText('Failed to continue. Please try again.')
})

test.describe('where a login leads', () => {
  for (const { tradition, prefix } of TRADITIONS) {
    test(`a returning person is in the chat, ${tradition}`, async ({ page }) => {
      const { token, user } = await newPerson()
      const number = newNumber()
      const at = new SignIn(page)
      await page.goto(`${prefix}?from=anonymous&ref=asha-21`)
      await at.askForCode(number)
      // The number's own second code would have to wait for half a minute.
      await faultOnce(
        page,
        VERIFY_OTP,
        answer({
          user,
          access_token: token,
          token_type: 'bearer',
          is_new_user: false,
          needs_setup: false,
          route_to: 'chat',
        }),
      )
      const verified = page.waitForRequest(VERIFY_OTP)
      const code = await lastCode(number)
      await at.typeCode(code)
      expect((await verified).postDataJSON()).toEqual({
        phone_number: `+91${number}`,
        otp_code: code,
        spiritual_tradition: tradition,
        referral_code: 'ASHA-21',
      })
      await expect(page).toHaveURL(`${prefix}/chat`)
      await expect(mainChat(page).status).toBeVisible()
      expect(await stored(page, KEYS.prefilledPhone)).toBeNull()
    })

    test(`a new person goes through setup to the chat, ${tradition}`, async ({ page }) => {
      const at = new SignIn(page)
      const number = newNumber()
      await page.goto(`${prefix}?from=anonymous`)
      await at.byWhatsapp(number)
      await expect(page).toHaveURL(`${prefix}/setup`)
      await fillSetup(page)
      await page.reload()
      await expect(page.getByLabel('Phone Number')).toHaveValue(`+91${number}`)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Complete Setup' }).click()
      await expect(page).toHaveURL(`${prefix}/chat`)
      const chat = mainChat(page)
      await expect(chat.status).toBeVisible()
      await chat.box.fill('I am here')
      const answered = page.waitForResponse(SEND_TEXT)
      await chat.send.click()
      expect((await answered).status()).toBe(200)
      await expect(chat.log.getByRole('article').filter({ hasText: 'I am here' })).toBeVisible()
    })
  }

  for (const over of [{ route_to: 'setup' }, { needs_setup: true }])
    test(`${JSON.stringify(over)} is obeyed against the profile`, async ({ page }) => {
      const email = newEmail()
      await completeProfile(await signInByGoogle(email))
      await page.goto('/pn?from=anonymous')
      await faultOnce(
        page,
        GOOGLE_LOGIN,
        altered((body) => ({ ...body, ...over })),
      )
      await new SignIn(page).byGoogle('Meera', email)
      await expect(page).toHaveURL('/pn/setup')
      await expect(setupHeading(page)).toBeVisible()
    })

  test('pre_filled_phone stands in setup as the server sent it', async ({ page }) => {
    const at = new SignIn(page)
    await page.goto('/hi?from=anonymous')
    await faultOnce(
      page,
      VERIFY_OTP,
      altered((body) => ({ ...body, pre_filled_phone: '+919000000001' })),
    )
    await at.byWhatsapp(newNumber())
    await expect(page.getByLabel('Phone Number')).toHaveValue('+919000000001')
    expect(await stored(page, KEYS.prefilledPhone)).toBeNull()
    await page.getByLabel('Phone Number').fill('')
    await page.reload()
    // Once: what the person made of it stays.
    await expect(page.getByLabel('Phone Number')).toHaveValue('')
  })
})

test('the trial ends in the account: history, draft, and a sign-out to the first tradition', async ({ page }) => {
  const visitor = new Visitor(page)
  const at = new SignIn(page)
  const email = newEmail()
  const { user } = await completeProfile(await signInByGoogle(email))
  await remember(page, { [KEYS.onboarded(user.id)]: 'true' })
  // Hindu was first on this device; the login happens in the other tradition.
  await page.goto('/hi/chat')
  await visitor.askUntil(1, 'मुझे बहुत गुस्सा आता है')
  await page.goto('/pn/chat')
  await expect(visitor.left(1)).toBeVisible()
  await visitor.askAndRead('I am afraid of tomorrow')
  await visitor.ask('And what about my father?')
  await visitor.modal.getByRole('button', { name: 'Sign in' }).click()
  await at.byGoogle('Meera', email)
  const chat = mainChat(page)
  await expect(page).toHaveURL('/pn/chat')
  await expect(chat.status).toBeVisible()
  await expect(chat.box).toHaveValue('And what about my father?')
  await expect(chat.log.getByText('I am afraid of tomorrow')).toBeVisible()
  // The other tradition's is further up, perhaps not drawn.
  const history = await textsOf({ token: (await stored(page, KEYS.token)) ?? '' })
  expect(history).toContain('मुझे बहुत गुस्सा आता है')
  for (const { tradition } of TRADITIONS) {
    expect(await stored(page, KEYS.session(tradition))).toBeNull()
    expect(await stored(page, KEYS.draft(tradition))).toBeNull()
  }

  let starts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/chat/anonymous/start')) starts += 1
  })
  await chat.settings.click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/hi')
  await expect(at.google).toBeVisible()
  await expect(at.tryChat).toBeVisible()
  await expect(page.getByRole('log')).toHaveCount(0)
  expect(await stored(page, KEYS.token)).toBeNull()
  expect(await stored(page, KEYS.user)).toBeNull()
  expect(starts).toBe(0)
  const started = page.waitForResponse(START)
  await at.tryChat.click()
  expect((await started).status()).toBe(200)
  await expect(page).toHaveURL('/hi/chat')
  await expect(visitor.box).toBeVisible()
  // Nothing of the person's own conversation in the trial.
  await expect(page.getByText('I am afraid of tomorrow')).toHaveCount(0)
  await expect(page.getByText('And what about my father?')).toHaveCount(0)
})

test.describe('merged accounts', () => {
  test('the token of the answer replaces the stored one', async ({ page }) => {
    const person = await signInByGoogle(newEmail())
    const other = await newPerson()
    await signInStored(page, person)
    await page.goto('/pn')
    await fillSetup(page, { phone: newNumber() })
    await page.route(PROFILE, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            json: { access_token: other.token, user: other.user, message: 'Your accounts were merged.' },
          })
        : route.continue(),
    )
    const asked = page.waitForRequest('**/api/v1/chat/messages/all*')
    await page.getByRole('button', { name: 'Complete Setup' }).click()
    await expect(page).toHaveURL('/pn/chat')
    await expect(mainChat(page).status).toBeVisible()
    expect(await stored(page, KEYS.token)).toBe(other.token)
    expect(JSON.parse((await stored(page, KEYS.user)) ?? '').id).toBe(other.user.id)
    expect((await asked).headers().authorization).toBe(`Bearer ${other.token}`)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('who began with WhatsApp and goes on with Google on the same device has one account', async ({ page }) => {
    const device = newDevice()
    const visitor = new Visitor(page)
    const at = new SignIn(page)
    const [number, email] = [newNumber(), newEmail()]
    await remember(page, { [KEYS.deviceId]: device })
    await page.goto('/pn/chat')
    await visitor.askAndRead('My first question')
    await signInByCode(number, { device })
    const before = await signInByGoogle(email, { device })
    expect(before.user.profile_completed).toBe(false)
    await page.goto('/pn?from=anonymous')
    await at.byGoogle('Meera', email)
    const token = await stored(page, KEYS.token)
    await fillSetup(page, { phone: number })
    await page.getByRole('button', { name: 'Complete Setup' }).click()
    await expect(page).toHaveURL('/pn/chat')
    await expect(mainChat(page).log.getByText('My first question')).toBeVisible()
    const merged = (await stored(page, KEYS.token)) ?? ''
    expect(merged).not.toBe(token)
    expect(await profileOf({ token: merged })).toMatchObject({ google_email: email, phone_number: `+91${number}` })
  })

  test('who is a member by WhatsApp is told to come that way, and nothing is lost', async ({ page }) => {
    const taken = await newPerson()
    await signInStored(page, await signInByGoogle(newEmail()))
    await page.goto('/hi')
    await fillSetup(page, { phone: taken.phone })
    await page.getByRole('button', { name: 'Complete Setup' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Please sign out here, then continue with WhatsApp and this number.')
    await expect(page.getByLabel('Phone Number')).toHaveValue(taken.phone)
    await expect(page).toHaveURL('/hi/setup')
    // The way is there.
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('button', { name: 'Continue with WhatsApp' })).toBeVisible()
  })
})

test.describe('two tabs', () => {
  test('signing in and out in one is seen in the other', async ({ page, context }) => {
    const email = newEmail()
    await completeProfile(await signInByGoogle(email))
    const second = await context.newPage()
    await page.goto('/pn?from=anonymous')
    await expect.poll(() => stored(page, KEYS.initialTradition)).toBe('sikh')
    await second.goto('/hi?from=anonymous')
    await new SignIn(page).byGoogle('Meera', email)
    await expect(mainChat(page).status).toBeVisible()
    await expect(second).toHaveURL('/hi/chat')
    await expect(mainChat(second).status).toBeVisible()

    let starts = 0
    for (const tab of [page, second])
      tab.on('request', (request) => {
        if (request.url().endsWith('/chat/anonymous/start')) starts += 1
      })
    await second.goto('/hi/settings')
    await second.getByRole('button', { name: 'Sign Out' }).click()
    // Both go to the landing of the tradition that was first on this device.
    for (const tab of [page, second]) {
      await expect(tab).toHaveURL('/pn')
      await expect(new SignIn(tab).google).toBeVisible()
      await expect(mainChat(tab).log).toHaveCount(0)
    }
    expect(starts).toBe(0)
  })

  test('a trial in one tab ends when the other signs in, and what was typed in it is kept', async ({
    page,
    context,
  }) => {
    const visitor = new Visitor(page)
    const email = newEmail()
    const { user } = await completeProfile(await signInByGoogle(email))
    await remember(page, { [KEYS.onboarded(user.id)]: 'true' })
    await page.goto('/pn/chat')
    await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
    await visitor.askAndRead('I feel alone')
    await visitor.box.fill('Half a thought')
    const second = await context.newPage()
    await second.goto('/pn?from=anonymous')
    await new SignIn(second).byGoogle('Meera', email)
    await expect(mainChat(second).log.getByText('I feel alone')).toBeVisible()
    await expect(mainChat(page).status).toBeVisible()
    await expect(visitor.box).toHaveValue('Half a thought')
    await expect(visitor.log.getByText('I feel alone')).toBeVisible()
    // The old session is gone for good: after a sign-out, a trial is a new one.
    await mainChat(page).settings.click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const started = page.waitForRequest(START)
    await new SignIn(page).tryChat.click()
    await started
    await expect(page.getByText('I feel alone')).toHaveCount(0)
  })

  test('another account takes the place of the first, and nothing of it is left', async ({ page, context }) => {
    const [asha, ravi] = [
      await newPerson({ profile: { name: 'Asha' } }),
      await newPerson({ profile: { name: 'Ravi', language_preference: 'hindi' } }),
    ]
    await say(asha, 'Only Asha may read this')
    await say(ravi, 'Ravi wrote this')
    await signInStored(page, asha)
    await page.goto('/pn/chat')
    const chat = mainChat(page)
    await expect(chat.log.getByText('Only Asha may read this')).toBeVisible()
    await chat.box.fill('Asha was typing this')

    const second = await context.newPage()
    await signInStored(second, ravi)
    await second.goto('/pn/chat')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page.getByText('Ravi wrote this')).toBeVisible()
    await expect(page.getByText('Only Asha may read this')).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveValue('')
    expect(JSON.parse((await stored(page, KEYS.user)) ?? '').id).toBe(ravi.user.id)

    // And back: what Asha typed was kept for her alone.
    await second.evaluate(
      ([token, user, draftKey]) => {
        if (localStorage.getItem(draftKey)?.includes('Asha was typing this') !== true) throw new Error('no draft')
        localStorage.setItem('guru_chat_user', user)
        localStorage.setItem('guru_chat_token', token)
      },
      [asha.token, JSON.stringify(asha.user), KEYS.memberDraft(asha.user.id)] as const,
    )
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(chat.box).toHaveValue('Asha was typing this')
    await expect(page.getByText('Ravi wrote this')).toHaveCount(0)
  })

  test('a late 401 of the first account does not sign the second one out', async ({ page, context }) => {
    const [asha, ravi] = [await newPerson(), await newPerson()]
    await signInStored(page, asha)
    await page.goto('/pn/chat')
    await expect(mainChat(page).status).toBeVisible()
    const held = Promise.withResolvers<void>()
    await faultOnce(page, SEND_TEXT, async (route) => {
      await held.promise
      await refuse(401)(route)
    })
    await mainChat(page).box.fill('On its way')
    await mainChat(page).send.click()
    const second = await context.newPage()
    await signInStored(second, ravi)
    await second.goto('/pn/chat')
    await expect(mainChat(second).status).toBeVisible()
    await expect(page.getByText('On its way')).toHaveCount(0)
    held.resolve()
    await second.reload()
    await expect(mainChat(second).status).toBeVisible()
    await expect(mainChat(page).status).toBeVisible()
    expect(await stored(second, KEYS.token)).toBe(ravi.token)
  })
})

// Chromium has no cache of pages while it is driven: what it would tell is told by the script.
const comesBack = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test.describe('back to a page that lay in the browser’s cache (33.5)', () => {
  test('after the session ended there: it begins anew, as a visitor’s', async ({ page }) => {
    const person = await newPerson()
    await signInStored(page, person)
    // The document is left, and comes back as it was left.
    await page.route('**/setup', (route) => route.fulfill({ status: 204 }))
    await page.goto('/pn/chat')
    await expect(mainChat(page).box).toBeVisible()
    // The session ends with the send: no other call of the page meets the 401 before it.
    await faultOnce(page, SEND_TEXT, async (route) => {
      await revoke(person)
      await route.continue()
    })
    await mainChat(page).box.fill('A thought')
    // Left, and not for another page: what comes back is this one.
    const left = page.waitForResponse('**/setup')
    await mainChat(page).send.click()
    await left
    await expect(mainChat(page).box).toHaveCount(0)
    // A browser that is still on its way elsewhere starts no other page.
    await expect(async () => {
      const anew = page.waitForEvent('load', { timeout: 3_000 })
      await comesBack(page)
      await anew
    }).toPass()
    await expect(new SignIn(page).whatsapp.or(page.getByRole('textbox', { name: 'Message' })).first()).toBeVisible()
    expect(await stored(page, KEYS.token)).toBeNull()
  })

  test('after somebody signed out elsewhere meanwhile: nothing of them is shown', async ({ page }) => {
    await signInStored(page, await newPerson())
    await page.goto('/pn/chat')
    await expect(mainChat(page).settings).toBeVisible()
    await page.evaluate(
      ([token, user]) => {
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
        for (const key of [token, user]) localStorage.removeItem(key)
      },
      [KEYS.token, KEYS.user] as const,
    )
    await comesBack(page)
    await expect(new SignIn(page).whatsapp).toBeVisible()
  })
})

test.describe('a token that is no longer good', () => {
  const navigations = (page: Page) => {
    const paths: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        paths.push(new URL(request.url()).pathname)
    })
    return paths
  }

  test('in the middle of a send: /setup as a new document, and the text is there after signing in again', async ({
    page,
  }) => {
    const email = newEmail()
    const person: Person = await completeProfile(await signInByGoogle(email))
    await signInStored(page, person)
    // All that the chat asks by itself is answered before the token is revoked: it has to be the send that meets the 401.
    const asked = Promise.all(
      [PROFILE, '**/api/v1/chat/messages/all*', '**/api/v1/chat/conversations*'].map((url) =>
        page.waitForResponse(url),
      ),
    )
    await page.goto('/pn/chat')
    const chat = mainChat(page)
    await expect(chat.status).toBeVisible()
    await asked
    const documents = navigations(page)
    await chat.box.fill('What I wanted to say')
    await revoke(person)
    const setup = page.waitForEvent('load')
    await chat.send.click()
    await setup
    await expect(page).toHaveURL(/\/pn(\/chat)?$/)
    expect(documents).toEqual(['/setup'])
    await expect(chat.status).toHaveCount(0)
    expect(await stored(page, KEYS.token)).toBeNull()
    expect(await stored(page, KEYS.user)).toBeNull()

    // Somebody else on the same phone sees nothing of it.
    const other = newEmail()
    await completeProfile(await signInByGoogle(other))
    await page.goto('/pn?from=anonymous')
    await new SignIn(page).byGoogle('Ravi', other)
    await expect(chat.status).toBeVisible()
    await expect(page.getByText('What I wanted to say')).toHaveCount(0)
    await expect(chat.box).toHaveValue('')
    await page.goto('/pn/settings')
    await page.getByRole('button', { name: 'Sign Out' }).click()

    await new SignIn(page).byGoogle('Meera', email)
    await expect(chat.status).toBeVisible()
    await expect(chat.log.getByRole('article').filter({ hasText: 'What I wanted to say' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(chat.log.getByText('The guide is answering')).toHaveCount(0)
  })

  test('storage cleared by another tab: nothing of the person stays on the screen', async ({ page, context }) => {
    const person = await newPerson()
    await say(person, 'What only I may read')
    await signInStored(page, person)
    await page.goto('/pn/chat')
    const question = mainChat(page).log.getByRole('article').filter({ hasText: 'What only I may read' })
    await expect(question).toBeVisible()
    const other = await context.newPage()
    await other.goto('/privacy')
    await other.evaluate(() => localStorage.clear())
    await expect(question).toHaveCount(0)
    await expect(mainChat(page).status).toHaveCount(0)
  })

  test('at the start: the stored person is shown no longer', async ({ page }) => {
    const person = await newPerson()
    await revoke(person)
    await signInStored(page, person)
    await remember(page, { [KEYS.tradition]: 'hindu' })
    const documents = navigations(page)
    await page.goto('/hi/settings')
    await expect.poll(() => documents).toEqual(['/hi/settings', '/setup'])
    await expect(page).toHaveURL(/\/hi(\/chat)?$/)
    expect(await stored(page, KEYS.token)).toBeNull()
  })

  test('other refusals of a send sign nobody out', async ({ page }) => {
    const person = await newPerson()
    const sorry = page.getByText('I am experiencing a moment of spiritual interference. Please try again.')
    await signInStored(page, person)
    await page.goto('/pn/chat')
    await faultOnce(page, SEND_TEXT, refuse(400, {}))
    await mainChat(page).box.fill('Hear me')
    await mainChat(page).send.click()
    for (const status of [403, 500]) {
      await expect(sorry).toBeVisible()
      await faultOnce(page, SEND_TEXT, refuse(status, {}))
      const refused = page.waitForResponse(SEND_TEXT)
      await page.getByRole('button', { name: 'Try again' }).click()
      expect((await refused).status()).toBe(status)
    }
    await expect(sorry).toBeVisible()
    expect(await stored(page, KEYS.token)).toBe(person.token)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(sorry).toHaveCount(0)
  })
})

test.describe('a stored token while the server is away', () => {
  test('the stored person is shown at once, and refreshed when the network is back', async ({ page, context }) => {
    const person = await newPerson({ profile: { name: 'Asha' } })
    await signInStored(page, { ...person, user: { ...person.user, name: 'Asha of yesterday' } })
    await page.route('**/api/v1/**', drop)
    await page.goto('/pn/settings')
    await expect(page.getByText('Asha of yesterday')).toBeVisible()
    await page.unroute('**/api/v1/**')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.getByText('Asha', { exact: true })).toBeVisible()
    expect(JSON.parse((await stored(page, KEYS.user)) ?? '').name).toBe('Asha')
  })

  test('without a stored person: the loading screen, and the chat as soon as the server answers', async ({ page }) => {
    const person = await newPerson()
    await remember(page, { [KEYS.token]: person.token, [KEYS.onboarded(person.user.id)]: 'true' })
    await page.clock.install()
    await page.route(PROFILE, drop)
    let failures = 0
    page.on('requestfailed', (request) => {
      if (request.url().endsWith('/auth/profile')) failures += 1
    })
    await page.goto('/hi')
    await expect.poll(() => failures).toBeGreaterThan(0)
    await expect(page.getByText('Loading Satsang Chat...')).toBeVisible()
    await stopTime(page)
    const before = failures
    await expect
      .poll(async () => {
        await page.clock.runFor(RETRY_MS)
        return failures
      })
      .toBeGreaterThan(before)
    await expect(page.getByText('Loading Satsang Chat...')).toBeVisible()
    await page.unroute(PROFILE)
    await expect
      .poll(async () => {
        await page.clock.runFor(RETRY_MS)
        return page.url()
      })
      .toMatch(/\/hi\/chat$/)
    await expect(mainChat(page).status).toBeVisible()
    expect(JSON.parse((await stored(page, KEYS.user)) ?? '').id).toBe(person.user.id)
  })

  test('a corrupted stored person is fetched anew', async ({ page }) => {
    const person = await newPerson()
    await signInStored(page, person)
    await remember(page, { [KEYS.user]: '{"id": 7' })
    await page.goto('/pn/chat')
    await expect(mainChat(page).status).toBeVisible()
  })
})

test.describe('language', () => {
  for (const { tradition, prefix } of TRADITIONS)
    test(`the switch on the landing shows the language at once, and it stays, ${tradition}`, async ({ page }) => {
      await page.goto(`${prefix}?from=anonymous`)
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
      for (const [choice, lang, google] of [
        ['ਪੰਜਾਬੀ', 'pa', 'Google ਨਾਲ'],
        ['हिन्दी', 'hi', 'Google के साथ'],
        ['English', 'en', 'Continue with Google'],
        ['ਪੰਜਾਬੀ', 'pa', 'Google ਨਾਲ'],
      ] as const) {
        await page.getByRole('button', { name: choice, exact: true }).click()
        await expect(page.getByRole('button', { name: google })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        await expect(page.getByRole('button', { name: choice, exact: true })).toHaveAttribute('aria-pressed', 'true')
      }
      await page.reload()
      await expect(page.getByRole('button', { name: 'Google ਨਾਲ' })).toBeVisible()
      // The modal's own texts come in the same language.
      await page.getByRole('button', { name: 'WhatsApp ਨਾਲ' }).click()
      await expect(page.getByRole('textbox', { name: 'ਮੋਬਾਈਲ ਨੰਬਰ' })).toBeVisible()
    })

  test('the language of the profile shows after the login, whatever the switch said', async ({ page }) => {
    const email = newEmail()
    await completeProfile(await signInByGoogle(email), { language_preference: 'punjabi' })
    await page.goto('/hi?from=anonymous')
    await page.getByRole('button', { name: 'हिन्दी', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Google के साथ' }).click()
    const popup = await opened
    await popup.getByLabel('Name').fill('Asha')
    await popup.getByLabel('Email address').fill(email)
    await popup.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/hi/chat')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
    await expect(page.getByRole('log')).toBeVisible()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
  })
})
