import { expect, type Locator, type Page, test } from '@playwright/test'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { KEYS } from '../../src/platform/storage.ts'
import { lookAt } from './look.ts'
import { completeProfile, mainChat, newPerson, profileOf, SignIn, signInStored, stored } from './person.ts'
import { Setup } from './setupForm.ts'
import { Visitor } from './visitor.ts'

type Screen = 'start' | 'landing' | 'trial' | 'setup' | 'chat' | 'settings' | 'privacy' | 'notFound'

const mark: Record<Screen, (page: Page) => Locator> = {
  start: (page) => page.getByRole('heading', { name: 'Spiritual Wisdom & Guidance' }),
  landing: (page) => new SignIn(page).google,
  trial: (page) => new Visitor(page).left(FREE_MESSAGES),
  setup: (page) => page.getByRole('heading', { name: 'Complete Your Profile' }),
  chat: (page) => mainChat(page).status,
  settings: (page) => page.getByRole('heading', { name: 'Settings', exact: true }),
  privacy: (page) => page.getByRole('heading', { name: 'Privacy Policy' }),
  notFound: (page) => page.getByRole('heading', { name: 'Page not found' }),
}

/** Where an address leads, and what stands there. */
type Row = readonly [asked: string, address: string, screen: Screen]

// The route table of spec §2 and the handler's order, for somebody of whom this device remembers no tradition.
const inTradition = (prefix: '/pn' | '/hi') => ({
  visitor: [
    [prefix, `${prefix}/chat`, 'trial'],
    [`${prefix}/`, `${prefix}/chat`, 'trial'],
    [`${prefix}/chat`, `${prefix}/chat`, 'trial'],
    [`${prefix}/setup`, `${prefix}/chat`, 'trial'],
    [`${prefix}/settings`, `${prefix}/chat`, 'trial'],
    [`${prefix}?from=anonymous`, `${prefix}?from=anonymous`, 'landing'],
    [`${prefix}/chat?from=anonymous`, `${prefix}/chat?from=anonymous`, 'landing'],
    [`${prefix}/nothing`, `${prefix}/nothing`, 'notFound'],
  ] satisfies Row[],
  incomplete: [
    [prefix, `${prefix}/setup`, 'setup'],
    [`${prefix}/chat/`, `${prefix}/setup`, 'setup'],
    [`${prefix}/setup`, `${prefix}/setup`, 'setup'],
    [`${prefix}/setup/`, `${prefix}/setup/`, 'setup'],
    [`${prefix}/settings`, `${prefix}/setup`, 'setup'],
    [`${prefix}?from=anonymous&ref=ASHA-21`, `${prefix}/setup`, 'setup'],
  ] satisfies Row[],
  complete: [
    [prefix, `${prefix}/chat`, 'chat'],
    [`${prefix}/`, `${prefix}/chat`, 'chat'],
    [`${prefix}/chat`, `${prefix}/chat`, 'chat'],
    [`${prefix}/setup`, `${prefix}/chat`, 'chat'],
    [`${prefix}/settings`, `${prefix}/settings`, 'settings'],
    [`${prefix}/settings/`, `${prefix}/settings/`, 'settings'],
    [`${prefix}?from=anonymous&ref=ASHA-21`, `${prefix}/chat`, 'chat'],
    [`${prefix}/chat?from=anonymous&utm=x`, `${prefix}/chat?utm=x`, 'chat'],
    [`${prefix}/chat/more`, `${prefix}/chat/more`, 'notFound'],
  ] satisfies Row[],
})

/** What is nobody's in particular; the unprefixed paths lead to the start where no tradition is remembered. */
const everybody: Row[] = [
  ['/', '/', 'start'],
  ['/setup', '/', 'start'],
  ['/chat', '/', 'start'],
  ['/settings/', '/', 'start'],
  ['/privacy', '/privacy', 'privacy'],
  ['/privacy/', '/privacy/', 'privacy'],
  ['/nothing', '/nothing', 'notFound'],
  // It cannot be decoded.
  ['/%E0%A4%A', '/%E0%A4%A', 'notFound'],
  ['/PN', '/PN', 'notFound'],
]

/** Each address in a page that remembers the person, and nothing else. */
async function walk(page: Page, rows: readonly Row[]) {
  for (const [asked, address, screen] of rows)
    await test.step(`${asked} leads to ${address}`, async () => {
      await page.goto(asked)
      await expect(mark[screen](page)).toBeVisible()
      await expect(page).toHaveURL(address)
      for (const other of ['landing', 'setup', 'chat', 'settings'] as const)
        if (other !== screen) await expect(mark[other](page)).toHaveCount(0)
      await page.evaluate(
        (keys) => {
          for (const key of keys) localStorage.removeItem(key)
        },
        [KEYS.tradition, KEYS.initialTradition, KEYS.session('sikh'), KEYS.session('hindu')],
      )
    })
}

for (const prefix of ['/pn', '/hi'] as const) {
  const rows = inTradition(prefix)

  test(`nobody signed in, ${prefix}`, async ({ page }) => {
    await walk(page, rows.visitor)
  })

  test(`signed in, profile incomplete, ${prefix}`, async ({ page }) => {
    await signInStored(page, await newPerson({ incomplete: true }))
    await walk(page, rows.incomplete)
  })

  test(`signed in, profile complete, ${prefix}`, async ({ page }) => {
    await signInStored(page, await newPerson())
    await walk(page, rows.complete)
  })
}

test.describe('addresses that belong to no tradition', () => {
  test('nobody signed in', async ({ page }) => walk(page, everybody))

  test('signed in', async ({ page }) => {
    await signInStored(page, await newPerson())
    await walk(page, everybody)
  })
})

test.describe('a remembered tradition', () => {
  const remembered = (page: Page, values: Record<string, string | null>) =>
    page.evaluate((entries) => {
      for (const [key, value] of entries)
        if (value === null) localStorage.removeItem(key)
        else localStorage.setItem(key, value)
    }, Object.entries(values))

  test('is read in its order, and every unprefixed path leads there', async ({ page }) => {
    await page.goto('/privacy')
    const session = JSON.stringify({
      device_id: 'device_0123456789abcdef',
      conversation_id: '00000000-0000-4000-8000-000000000000',
      spiritual_tradition: 'hindu',
      language: 'hindi',
      message_count: 0,
      remaining_messages: FREE_MESSAGES,
      limit: FREE_MESSAGES,
      requires_login: false,
      trial_completed: false,
    })
    const none = {
      [KEYS.tradition]: null,
      [KEYS.initialTradition]: null,
      [KEYS.session('sikh')]: null,
      [KEYS.session('hindu')]: null,
    }
    for (const [values, prefix] of [
      [{ [KEYS.tradition]: 'sikh', [KEYS.initialTradition]: 'hindu', [KEYS.session('hindu')]: session }, '/pn'],
      [{ [KEYS.initialTradition]: 'hindu' }, '/hi'],
      [{ [KEYS.session('hindu')]: session }, '/hi'],
      // Spec §2: any other value is the Sikh one's.
      [{ [KEYS.tradition]: 'islam', [KEYS.initialTradition]: 'hindu' }, '/pn'],
    ] as const)
      for (const path of ['/', '/setup'])
        await test.step(`${path} with ${Object.keys(values).join(', ')}`, async () => {
          await remembered(page, { ...none, ...values })
          await page.goto(path)
          await expect(page).toHaveURL(`${prefix}/chat`)
          await expect(new Visitor(page).box).toBeVisible()
        })
  })

  test('signed in, the unprefixed paths lead to the chat of the tradition', async ({ page }) => {
    await signInStored(page, await newPerson())
    await page.goto('/hi')
    await expect(mark.chat(page)).toBeVisible()
    for (const path of ['/', '/chat', '/settings'] as const) {
      await page.goto(path)
      await expect(mark.chat(page)).toBeVisible()
      await expect(page).toHaveURL('/hi/chat')
    }
  })

  test('a guard leaves no entry in the history: back leads to where the person came from', async ({ page }) => {
    await signInStored(page, await newPerson())
    await page.goto('/privacy')
    await expect(mark.privacy(page)).toBeVisible()
    await page.goto('/pn/setup')
    await expect(mark.chat(page)).toBeVisible()
    await expect(page).toHaveURL('/pn/chat')
    await page.goBack()
    await expect(mark.privacy(page)).toBeVisible()
  })
})

test('nobody is judged while authentication loads: a slow profile shows no other screen on the way', async ({
  page,
}) => {
  const person = await newPerson()
  await signInStored(page, person)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v1/auth/profile', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.addInitScript((key) => localStorage.removeItem(key), KEYS.user)
  await page.goto('/hi/settings')
  await expect(page.getByText('Loading Satsang Chat...')).toBeVisible()
  await lookAt(page, 'guards, loading')
  await expect(page).toHaveURL('/hi/settings')
  held.resolve()
  await expect(mark.settings(page)).toBeVisible()
  await expect(page).toHaveURL('/hi/settings')
})

test('a profile that another device completed opens the chat at the next start', async ({ page }) => {
  const person = await newPerson()
  await signInStored(page, { ...person, user: { ...person.user, profile_completed: false } })
  await page.goto('/pn/setup')
  await expect(mark.chat(page)).toBeVisible()
  await expect(page).toHaveURL('/pn/chat')
  expect(JSON.parse((await stored(page, KEYS.user)) ?? '').profile_completed).toBe(true)
})

test('a member who is asked for consent anew (D53) comes to setup filled in, and agrees', async ({ page }) => {
  // The server's profile lacks one; what this device has kept of it is from before, when it was complete.
  const person = await newPerson({ incomplete: true })
  const kept = { name: 'Meera Sharma', date_of_birth: '1988-11-04', time_of_birth: '05:30', place_of_birth: 'Moga' }
  const asked = await completeProfile(person, { ...kept, profile_completed: undefined })
  expect(asked.user.profile_completed).toBe(false)
  await signInStored(page, { ...asked, user: { ...asked.user, profile_completed: true } })
  await page.goto('/pn/chat')
  await expect(page).toHaveURL('/pn/setup')
  const form = new Setup(page)
  await form.isOpen()
  await expect(form.name).toHaveValue('Meera Sharma')
  await expect(form.phone).toHaveValue(person.phone)
  await expect(form.day).toHaveValue('4')
  await expect(form.month).toHaveValue('11')
  await expect(form.year).toHaveValue('1988')
  await expect(form.time).toHaveValue('05:30')
  await expect(form.city).toHaveValue('Moga')
  await form.agree.check()
  await form.submit.click()
  await form.isDone('/pn')
  expect(await profileOf(person)).toMatchObject({ ...kept, profile_completed: true, consent_language: 'english' })
})

test('settings are left by the app’s back and by the browser’s, each without a detour', async ({ page }) => {
  await signInStored(page, await newPerson())
  await page.goto('/pn/chat')
  await mainChat(page).settings.click()
  await expect(page).toHaveURL('/pn/settings')
  await page.goBack()
  await expect(mark.chat(page)).toBeVisible()
  await mainChat(page).settings.click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/pn/chat')
  await expect(mark.chat(page)).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/pn/settings')
  await expect(mark.settings(page)).toBeVisible()
})
