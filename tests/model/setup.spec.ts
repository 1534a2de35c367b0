import { expect, test } from '@playwright/test'
import { KEYS } from '../../src/platform/storage.ts'
import { onboardingTexts } from '../../src/ui/i18n/onboarding.ts'
import { setupTexts } from '../../src/ui/i18n/setup.ts'
import { nativeMessage, nativeMonths } from '../../src/ui/setup/nativeTexts.ts'
import { fits, LANGUAGES, type LanguageName, lookAt } from './look.ts'
import {
  mainChat,
  newEmail,
  newNumber,
  newPerson,
  profileOf,
  remember,
  SignIn,
  signInStored,
  storageOf,
  stored,
} from './person.ts'
import { machineIs } from './questions.ts'
import { type Form, openSetup, Setup, TRADITIONS, WHOLE, welcomeOf } from './setupForm.ts'
import { faultOnce, refuse } from './visitor.ts'

// Profile setup, spec §2, §4, §5, §8, and the onboarding that follows it.

const PROFILE = '**/api/v1/auth/profile'

const SIKH = TRADITIONS[0]

/** There are days of this year that are not yet. */
const TODAY = new Date('2026-11-20T12:00:00Z')

for (const { tradition, prefix } of TRADITIONS) {
  test(`months are in the tradition’s script, years go down to 1940, ${tradition}`, async ({ page }) => {
    await page.clock.setFixedTime(TODAY)
    const { form } = await openSetup(page, { tradition, prefix })
    expect((await form.month.getByRole('option').allTextContents()).slice(1)).toEqual(nativeMonths(tradition))
    const years = (await form.year.getByRole('option').allTextContents()).slice(1)
    expect(years.at(0)).toBe('2026')
    expect(years.at(-1)).toBe('1940')
    expect(years).toHaveLength(2026 - 1939)
  })
}

test('any edit clears the message, whichever the field', async ({ page }) => {
  const { form } = await openSetup(page, SIKH)
  const edits: Record<string, () => Promise<unknown>> = {
    phone: () => form.phone.press('End').then(() => form.phone.press('9')),
    day: () => form.day.selectOption('1'),
    month: () => form.month.selectOption('1'),
    year: () => form.year.selectOption('2000'),
    time: () => form.time.fill('05:30'),
    city: () => form.city.fill('Moga'),
    email: () => form.email.fill('a'),
    language: () => form.language.selectOption('hindi'),
    agree: () => form.agree.check(),
    name: () => form.name.fill('A'),
  }
  for (const [field, edit] of Object.entries(edits)) {
    await form.submit.click()
    await expect(form.alert, field).toHaveText(nativeMessage('sikh', 'name'))
    await edit()
    await expect(form.alert, field).toHaveCount(0)
  }
})

test('dates that do not exist are refused, 29 February 2004 is accepted', async ({ page }) => {
  await page.clock.setFixedTime(TODAY)
  const { form, person } = await openSetup(page, SIKH)
  await form.fill(WHOLE)
  const refused: Form['date'][] = [
    ['31', '4', '1990'],
    ['29', '2', '2023'],
    ['30', '2', '2024'],
    ['29', '2', '1990'],
    ['31', '12', '2026'],
  ]
  for (const date of refused) {
    await form.choose(date)
    await expect(form.alert).toHaveCount(0)
    await form.submit.click()
    await expect(form.alert, date.join(' ')).toHaveText(nativeMessage('sikh', 'birthDateInvalid'))
  }
  await form.choose(['29', '2', '2004'])
  await form.submit.click()
  await form.isDone('/pn')
  expect(await profileOf(person)).toMatchObject({ date_of_birth: '2004-02-29', profile_completed: true })
})

test('what does not look like an email address is refused; without one the form goes through', async ({ page }) => {
  const { form, person } = await openSetup(page, TRADITIONS[1])
  await form.fill(WHOLE)
  for (const email of [
    'asha',
    'asha@',
    '@example.org',
    'asha@example',
    'a sha@example.org',
    'asha@exa mple.org',
    'a@b@c.d',
  ]) {
    await form.email.fill(email)
    await form.submit.click()
    await expect(form.alert, email).toHaveText(nativeMessage('hindu', 'email'))
  }
  await form.email.fill('  ')
  await form.submit.click()
  await form.isDone('/hi')
  expect(await profileOf(person)).not.toHaveProperty('email')
})

test('everything that was chosen reaches the server, and the app is in the chosen language', async ({ page }) => {
  const { form, person } = await openSetup(page, TRADITIONS[1])
  const [number, email] = [newNumber(), newEmail()]
  await form.fill({
    ...WHOLE,
    name: '  Asha Devi ',
    phone: `${number.slice(0, 5)} ${number.slice(5)}`,
    city: 'मोगा',
    email,
  })
  await form.time.fill('18:45')
  await form.language.selectOption('hindi')
  await form.email.press('Enter')
  await expect(page).toHaveURL('/hi/chat')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('textbox', { name: 'संदेश' })).toBeVisible()
  expect(await profileOf(person)).toMatchObject({
    name: 'Asha Devi',
    phone_number: `+91${number}`,
    date_of_birth: '1988-11-04',
    time_of_birth: '18:45',
    place_of_birth: 'मोगा',
    language_preference: 'hindi',
    email,
    profile_completed: true,
  })
})

test('an international number keeps its + (D10)', async ({ page }) => {
  const { form, person } = await openSetup(page, SIKH)
  const number = newNumber().slice(0, 8)
  await form.fill({ ...WHOLE, phone: `+44 20 ${number}` })
  await form.submit.click()
  await form.isDone('/pn')
  expect(await profileOf(person)).toMatchObject({ phone_number: `+4420${number}` })
})

// Section 8, "Profile save from setup".
const FAILED = 'Failed to update profile. Please try again.'
const EMPTY = 'Profile update failed. Please try again.'
const DETAIL = 'Something is not right with this number.'
const REFUSALS = {
  'a refusal with a detail': { fault: refuse(409, { detail: DETAIL, code: 'conflict' }), text: DETAIL },
  'a bad request with a detail': { fault: refuse(400, { detail: DETAIL }), text: DETAIL },
  'a refusal without a detail': { fault: refuse(500, {}), text: FAILED },
  'a server that is down': { fault: (route) => route.abort('connectionrefused'), text: FAILED },
  'an empty object': { fault: (route) => route.fulfill({ json: {} }), text: EMPTY },
  'an empty body': { fault: (route) => route.fulfill({ contentType: 'application/json', body: '' }), text: EMPTY },
  'no content': { fault: (route) => route.fulfill({ status: 204 }), text: EMPTY },
} satisfies Record<string, { fault: Parameters<typeof faultOnce>[2]; text: string }>

test('each refusal of the server says what section 8 says, and nothing typed is lost', async ({ page }) => {
  const { form, person } = await openSetup(page, SIKH)
  await form.fill({ ...WHOLE, city: 'Moga' })
  for (const [name, { fault, text }] of Object.entries(REFUSALS)) {
    await faultOnce(page, PROFILE, (route) => (route.request().method() === 'PUT' ? fault(route) : route.fallback()))
    await form.submit.click()
    await expect(form.alert, name).toHaveText(text)
    await expect(form.name).toHaveValue(WHOLE.name)
    await expect(form.month).toHaveValue('11')
    await expect(form.submit).toBeEnabled()
    await form.city.press('End')
    await form.city.press('a')
    await expect(form.alert, name).toHaveCount(0)
  }
  await form.submit.click()
  await form.isDone('/pn')
  expect(await profileOf(person)).toMatchObject({ place_of_birth: `Moga${'a'.repeat(Object.keys(REFUSALS).length)}` })
})

test('while it is saved: said, sent once, and nothing can be changed', async ({ page }) => {
  const { form, person } = await openSetup(page, SIKH)
  await form.fill(WHOLE)
  const release = Promise.withResolvers<void>()
  let saves = 0
  await page.route(PROFILE, async (route) => {
    if (route.request().method() === 'PUT') {
      saves += 1
      await release.promise
    }
    await route.continue()
  })
  await form.submit.click()
  const saving = page.getByRole('button', { name: 'Saving...' })
  await expect(saving).toBeVisible()
  await expect(saving).toBeFocused()
  await expect(form.month).toBeDisabled()
  await form.name.press('x')
  await form.name.press('Enter')
  await saving.click({ force: true })
  await expect(form.name).toHaveValue(WHOLE.name)
  release.resolve()
  await form.isDone('/pn')
  expect(saves).toBe(1)
  expect(await profileOf(person)).toMatchObject({ name: WHOLE.name })
})

test('a reload in the middle keeps what was typed; another person on the device does not see it', async ({ page }) => {
  const { form } = await openSetup(page, SIKH)
  const typed = {
    name: 'ਆਸ਼ਾ ਦੇਵੀ',
    phone: '98765',
    date: ['31', '4', '1990'],
    city: 'ਮੋਗਾ',
    email: 'asha@',
  } satisfies Partial<Form>
  await form.fill(typed)
  await form.time.fill('05:30')
  await form.language.selectOption('punjabi')
  await page.reload()
  await expect(form.name).toHaveValue(typed.name)
  await expect(form.phone).toHaveValue(typed.phone)
  await expect(form.day).toHaveValue('31')
  await expect(form.month).toHaveValue('4')
  await expect(form.year).toHaveValue('1990')
  await expect(form.time).toHaveValue('05:30')
  await expect(form.city).toHaveValue(typed.city)
  await expect(form.email).toHaveValue(typed.email)
  await expect(form.language).toHaveValue('punjabi')

  const other = await newPerson({ incomplete: true })
  await remember(page, storageOf(other))
  await page.reload()
  await form.isOpen()
  await expect(form.name).toHaveValue('')
  await expect(form.city).toHaveValue('')
  await expect(form.phone).toHaveValue(other.user.phone_number ?? '')
})

test('done, the browser’s back does not return to the form, and its address leads to the chat', async ({ page }) => {
  const person = await newPerson({ incomplete: true })
  await signInStored(page, person)
  await page.goto('/privacy')
  await page.goto('/pn/setup')
  const form = new Setup(page)
  await form.fill(WHOLE)
  await form.submit.click()
  await form.isDone('/pn')
  expect(await stored(page, KEYS.setupDraft)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await page.goForward()
  await form.isDone('/pn')
  await page.goto('/pn/setup')
  await form.isDone('/pn')
})

test('nobody is locked in: sign out leads to the landing, and the token is worthless', async ({ page }) => {
  const { form, person } = await openSetup(page, TRADITIONS[1])
  await form.name.fill('Asha')
  const left = page.waitForResponse('**/api/v1/auth/logout')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/hi')
  await expect(new SignIn(page).google).toBeVisible()
  for (const key of [KEYS.token, KEYS.user]) expect(await stored(page, key)).toBeNull()
  await left
  await expect(profileOf(person)).rejects.toThrow('401')
  await page.goto('/hi/setup')
  await expect(page).toHaveURL('/hi/chat')
})

test('Google’s name and email are there already', async ({ page }) => {
  const email = newEmail()
  await page.goto('/pn?from=anonymous')
  await new SignIn(page).byGoogle('Meera Kaur', email)
  const form = new Setup(page)
  await form.isOpen()
  await expect(page).toHaveURL('/pn/setup')
  await expect(form.name).toHaveValue('Meera Kaur')
  await expect(form.email).toHaveValue(email)
  await expect(form.phone).toHaveValue('')
})

test('a WhatsApp number is there already, read once from where the login put it', async ({ page }) => {
  const number = newNumber()
  await page.goto('/hi?from=anonymous')
  await new SignIn(page).byWhatsapp(number)
  const form = new Setup(page)
  await form.isOpen()
  await expect(form.phone).toHaveValue(`+91${number}`)
  await expect(form.language).toHaveValue('english')
  expect(await stored(page, KEYS.prefilledPhone)).toBeNull()
  // What was prefilled is kept like what was typed.
  await page.reload()
  await expect(form.phone).toHaveValue(`+91${number}`)
})

// Spec §2, §4, §9: two steps, two seconds after the chat was loaded, remembered for each person.
const ONBOARDING_MS = 2_000

test('the welcome comes 2 s after the chat was opened, not 1 ms before, and again if it was left open', async ({
  page,
}) => {
  await signInStored(page, await newPerson(), { onboarded: false })
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') })
  await page.goto('/pn/settings')
  const back = page.getByRole('button', { name: 'Back' })
  await expect(back).toBeVisible()
  await page.clock.pauseAt(new Date('2026-11-20T11:00:00Z'))
  await back.click()
  await expect(page).toHaveURL('/pn/chat')
  await machineIs(page, 'onboarding', 'waiting')
  await page.clock.runFor(ONBOARDING_MS - 1)
  await expect(mainChat(page).box).toBeVisible()
  await expect(welcomeOf(page)).toBeHidden()
  // Its texts are fetched now; React may hold it back for a moment so that nothing flickers.
  await page.clock.runFor(1)
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return welcomeOf(page).isVisible()
    })
    .toBe(true)

  // Left by the address, and come back: again, and with its texts there already to the millisecond.
  await page.evaluate(() => history.pushState(null, '', '/pn/settings'))
  await expect(welcomeOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/pn/chat')
  await machineIs(page, 'onboarding', 'waiting')
  await page.clock.runFor(ONBOARDING_MS - 1)
  await expect(mainChat(page).box).toBeVisible()
  await expect(welcomeOf(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(welcomeOf(page)).toBeVisible()
})

test('completed by one person, another one on the same device sees it', async ({ page }) => {
  const second = await newPerson()
  await signInStored(page, await newPerson(), { onboarded: false })
  await page.clock.install()
  await page.goto('/pn/chat')
  await expect(mainChat(page).box).toBeVisible()
  await page.clock.runFor(2 * ONBOARDING_MS)
  await welcomeOf(page).getByRole('button', { name: 'Skip' }).click()
  await expect(welcomeOf(page)).toBeHidden()
  await remember(page, storageOf(second, false))
  await page.reload()
  await expect(mainChat(page).box).toBeVisible()
  await page.clock.runFor(2 * ONBOARDING_MS)
  await expect(welcomeOf(page)).toBeVisible()
})

test('nobody is greeted before the profile is complete, and then 2 s after the chat came', async ({ page }) => {
  await signInStored(page, await newPerson({ incomplete: true }), { onboarded: false })
  await page.clock.install()
  await page.goto('/pn/setup')
  const form = new Setup(page)
  await form.isOpen()
  await page.clock.runFor(2 * ONBOARDING_MS)
  await expect(welcomeOf(page)).toBeHidden()
  await form.fill(WHOLE)
  await form.submit.click()
  await form.isDone('/pn')
  await page.clock.runFor(2 * ONBOARDING_MS)
  await expect(welcomeOf(page)).toBeVisible()
})

test.describe('look, 360 px', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } })

  for (const language of Object.keys(LANGUAGES) as LanguageName[]) {
    // Each tradition in its own language, and both in English.
    for (const { tradition, prefix } of TRADITIONS.filter(({ spoken }) => ['english', spoken].includes(language))) {
      test(`setup and onboarding in ${language}, ${tradition}`, async ({ page }) => {
        const [t, words] = await Promise.all([setupTexts.load(language), onboardingTexts.load(language)])
        const person = await newPerson({ tradition, incomplete: true })
        await signInStored(page, person, { onboarded: false })
        await remember(page, { [KEYS.language]: language })
        await page.clock.install()
        await page.goto(`${prefix}/setup`)
        await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].lang)
        await lookAt(page, 'setup at 360 px')
        await fits(page)
        const submit = page.getByRole('button', { name: t.submit })
        await page.getByLabel(t.name).fill('A'.repeat(60))
        await submit.click()
        await expect(page.getByRole('alert')).toHaveText(nativeMessage(tradition, 'birthDateMissing'))
        await lookAt(page, 'setup at 360 px, a check')
        await fits(page)
        await page.getByLabel(t.day).selectOption('4')
        await page.getByLabel(t.month).selectOption('11')
        await page.getByLabel(t.year).selectOption('1988')
        await page.getByLabel(t.language).selectOption(language)
        await page.getByLabel(t.agree).check()
        await submit.click()
        await expect(page).toHaveURL(`${prefix}/chat`)
        await expect(page.getByRole('textbox')).toBeVisible()
        await page.clock.runFor(2 * ONBOARDING_MS)
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        await lookAt(page, 'the welcome at 360 px')
        await fits(page)
        await dialog.getByRole('button', { name: words.welcome.next }).click()
        await expect(dialog).toContainText(words.settings.text)
        await lookAt(page, 'the welcome at 360 px, its end')
        await fits(page)
      })
    }
  }
})
