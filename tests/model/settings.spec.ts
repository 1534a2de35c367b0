import { readFile } from 'node:fs/promises'
import { expect, type Page, type Route, test } from '@playwright/test'
import { KEYS } from '../../src/platform/storage.ts'
import { fullDate } from '../../src/ui/i18n/format.ts'
import { settingsTexts } from '../../src/ui/i18n/settings.ts'
import { fits, LANGUAGES, type LanguageName, lookAt } from './look.ts'
import {
  callServer,
  completeProfile,
  mainChat,
  newEmail,
  newPerson,
  profileOf,
  remember,
  SignIn,
  say,
  signInByCode,
  signInStored,
  stored,
} from './person.ts'
import { BANNER_MS, backOf, FIELDS, heading, isSaved, openSettings, PROFILE, refuseSave } from './settingsPage.ts'
import { refuse } from './visitor.ts'

// Settings, spec §2, §4, §5, §8, D15, D30.

const ACCOUNT = '**/api/v1/auth/account'
// Section 8, "Profile save from settings".
const OTHERWISE = 'Profile update failed. Please try again.'
const FAILURES: Record<string, { fault: (route: Route) => Promise<void>; text: string }> = {
  '409 by its code': {
    fault: refuse(409, { detail: 'Taken.', code: 'phone_already_registered' }),
    text: 'This phone number is already registered with another account. Please use a different phone number.',
  },
  '409 by its sentence alone': {
    fault: refuse(409, { detail: 'The phone number is already registered.' }),
    text: 'This phone number is already registered with another account. Please use a different phone number.',
  },
  'another 409': {
    fault: refuse(409, { detail: 'Two changes at once.', code: 'conflict' }),
    text: 'The information provided conflicts with existing data. Please check your details and try again.',
  },
  '400': { fault: refuse(400), text: 'Invalid information provided. Please check your details and try again.' },
  '500': { fault: refuse(500), text: 'Server error occurred. Please try again later.' },
  '503': { fault: refuse(503), text: 'Server error occurred. Please try again later.' },
  '403': { fault: refuse(403), text: OTHERWISE },
  'no network': { fault: (route) => route.abort('connectionrefused'), text: OTHERWISE },
  'an empty answer': { fault: (route) => route.fulfill({ json: {} }), text: OTHERWISE },
}

for (const [place, field] of FIELDS.entries()) {
  const { label, name, value } = field
  // One machine saves all four: every failure with the first, and one with each of the others.
  const failures = Object.entries(FAILURES).filter(([failure]) => place === 0 || failure === '500')
  test(`${label}: each failure has the words of section 8 for 5 s and keeps the value, a save is seen at once`, async ({
    page,
  }) => {
    const person = await newPerson()
    await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') })
    await openSettings(page, person)
    const row = page.getByRole('button', { name: label }).first()
    await expect(row).toHaveText(`${label} ${field.before}`)
    await row.click()
    const dialog = page.getByRole('dialog', { name: label })
    const save = dialog.getByRole('button', { name: 'Save' })
    await field.type(dialog, value)
    await page.clock.pauseAt(new Date('2026-11-20T11:00:00Z'))
    for (const [failure, { fault, text }] of failures) {
      await refuseSave(page, fault)
      await save.click()
      await expect(dialog.getByRole('alert'), failure).toHaveText(text)
      await field.shows(dialog, value)
      await expect(save).toBeEnabled()
      await page.clock.runFor(BANNER_MS - 1)
      await expect(dialog.getByRole('alert'), failure).toHaveText(text)
      await page.clock.runFor(1)
      await expect(dialog.getByRole('alert'), failure).toHaveCount(0)
      await field.shows(dialog, value)
    }
    expect((await profileOf(person))[name]).toBe(person.user[name])
    await page.clock.resume()
    await save.click()
    await isSaved(page, field)
    expect(await profileOf(person)).toMatchObject({ [name]: value })
    await page.reload()
    await isSaved(page, field)
  })
}

test('what is blank or cannot be cannot be saved', async ({ page }) => {
  await openSettings(page, await newPerson())
  let saves = 0
  await page.route(PROFILE, (route) => {
    saves += 1
    return route.continue()
  })
  for (const { label, blank } of FIELDS) {
    if (blank === null) continue
    await page.getByRole('button', { name: label }).click()
    const dialog = page.getByRole('dialog', { name: label })
    const save = dialog.getByRole('button', { name: 'Save' })
    const input = dialog.locator('input')
    await input.fill(blank)
    await expect(save, label).toBeDisabled()
    await input.press('Enter')
    await expect(dialog).toBeVisible()
    for (const impossible of label === 'Birth Date' ? ['1939-12-31', '2999-01-01'] : []) {
      await input.fill(impossible)
      await expect(save, impossible).toBeDisabled()
    }
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  }
  expect(saves).toBe(0)
})

test('while it is saved: said, sent once, and not called back', async ({ page }) => {
  const person = await newPerson()
  await openSettings(page, person)
  const release = Promise.withResolvers<void>()
  let saves = 0
  await page.route(PROFILE, async (route) => {
    if (route.request().method() === 'PUT') {
      saves += 1
      await release.promise
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Birth Location' }).click()
  const dialog = page.getByRole('dialog', { name: 'Birth Location' })
  await dialog.locator('input').fill(' Moga ')
  await dialog.locator('input').press('Enter')
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click({ force: true })
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  release.resolve()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Birth Location Moga' })).toBeVisible()
  expect(saves).toBe(1)
  expect(await profileOf(person)).toMatchObject({ place_of_birth: 'Moga' })
})

test.describe('language', () => {
  const choiceOf = (page: Page, language: LanguageName) =>
    page.getByRole('main').getByRole('button', { name: LANGUAGES[language].name, exact: true })

  test('by the switch: at once everywhere, on the server, and in the chat’s next question', async ({ page }) => {
    const person = await newPerson()
    await openSettings(page, person)
    for (const language of ['punjabi', 'hindi', 'english', 'hindi'] as const) {
      const t = await settingsTexts.load(language)
      await choiceOf(page, language).click()
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].lang)
      await expect(choiceOf(page, language)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('button', { name: t.signOut })).toBeVisible()
      await expect(
        page.getByRole('button', { name: `${t.fields.language_preference} ${t.languages[language]}` }),
      ).toBeVisible()
      await expect.poll(async () => (await profileOf(person)).language_preference).toBe(language)
    }
    await page.goto('/pn/chat')
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    const sent = page.waitForRequest('**/api/v1/chat/send-text')
    await page.getByRole('textbox').fill('मुझे डर लगता है')
    await page.getByRole('textbox').press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({ language: 'hindi' })
  })

  test('a switch that is refused falls back and says why; the next try goes through', async ({ page }) => {
    const person = await newPerson()
    await page.clock.install()
    await openSettings(page, person)
    await refuseSave(page, refuse(503))
    await choiceOf(page, 'hindi').click()
    const dialog = page.getByRole('dialog', { name: 'Language' })
    await expect(dialog.getByRole('alert')).toHaveText('Server error occurred. Please try again later.')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('button[aria-pressed=true]')).toHaveText('English')
    expect(await profileOf(person)).toMatchObject({ language_preference: 'english' })
    await page.clock.runFor(BANNER_MS)
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByRole('radio', { name: 'Hindi' })).toBeChecked()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(heading(page)).toBeVisible()
    await choiceOf(page, 'hindi').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  })

  test('a switch shows the choice at once, while it is still being saved', async ({ page }) => {
    await openSettings(page, await newPerson())
    const release = Promise.withResolvers<void>()
    await page.route(PROFILE, async (route) => {
      await release.promise
      await route.continue()
    })
    await choiceOf(page, 'punjabi').click()
    await expect(choiceOf(page, 'punjabi')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('dialog')).toBeHidden()
    release.resolve()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
  })
})

test.describe('account information', () => {
  const factOf = (page: Page, label: string) =>
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

  test('a phone number, the tier as an icon, and since when', async ({ page }) => {
    const person = await newPerson()
    await openSettings(page, person)
    await expect(factOf(page, 'Phone')).toContainText(person.phone)
    await expect(factOf(page, 'Email')).toHaveCount(0)
    await expect(factOf(page, 'Subscription').getByRole('img', { name: 'Free' })).toBeVisible()
    await expect(factOf(page, 'Member Since')).toContainText(fullDate(person.user.created_at, 'english'))
    await expect(page.getByRole('main').getByText('Meera Sharma')).toBeVisible()
  })

  test('an email address where there is one', async ({ page }) => {
    const email = newEmail()
    await openSettings(page, await newPerson({ profile: { email } }))
    await expect(factOf(page, 'Email')).toContainText(email)
    await expect(factOf(page, 'Phone')).toHaveCount(0)
  })

  test('the tier only changes the colour of the icon', async ({ page }) => {
    const person = await newPerson()
    const colours = new Set<string>()
    for (const [tier, name] of [
      ['free', 'Free'],
      ['basic', 'Basic'],
      ['premium', 'Premium'],
    ] as const) {
      await page.route(PROFILE, (route) =>
        route.fulfill({ json: { ...person.user, subscription_status: tier, is_premium: tier === 'premium' } }),
      )
      await signInStored(page, person)
      await page.goto('/pn/settings')
      const icon = factOf(page, 'Subscription').getByRole('img', { name })
      await expect(icon).toBeVisible()
      await expect(factOf(page, 'Subscription')).toContainText('All features are free.')
      colours.add(await icon.evaluate((svg) => getComputedStyle(svg).color + getComputedStyle(svg).fill))
    }
    expect(colours.size).toBe(3)
  })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('haptics: the switch is remembered, and obeyed', async ({ page }) => {
    await page.addInitScript(() => {
      const pulses: unknown[] = []
      Reflect.set(window, 'pulses', pulses)
      Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => pulses.push(JSON.stringify(pattern)) })
    })
    const pulses = () => page.evaluate(() => Reflect.get(window, 'pulses') as string[])
    await openSettings(page, await newPerson())
    await page.route('**/api/v1/referral/**', refuse(500))
    const fail = async () => {
      await page.getByRole('button', { name: 'Refer & Earn' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Family' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    const haptics = page.getByRole('switch', { name: 'Haptics' })
    await expect(haptics).toBeChecked()
    await fail()
    // Spec §8, §9: a failed sharing is a heavy pulse.
    expect(await pulses()).toEqual(['[75]'])
    await haptics.click()
    await fail()
    expect(await pulses()).toEqual(['[75]'])
    await page.reload()
    await expect(haptics).not.toBeChecked()
    await fail()
    expect(await pulses()).toEqual([])
    await haptics.click()
    await page.reload()
    await expect(haptics).toBeChecked()
    await fail()
    expect(await pulses()).toEqual(['[75]'])
  })
})

test.describe('back', () => {
  test('from the chat and back: the browser’s own back does not come round again', async ({ page }) => {
    await signInStored(page, await newPerson())
    await page.goto('/privacy')
    await page.goto('/hi/chat')
    const chat = mainChat(page)
    for (const _ of [1, 2]) {
      await chat.settings.click()
      await expect(heading(page)).toBeVisible()
      await backOf(page).click()
      await expect(page).toHaveURL('/hi/chat')
      await expect(chat.box).toBeVisible()
    }
    await page.goBack()
    await expect(page).toHaveURL('/privacy')
  })

  test('opened by its address: back leads to the chat, and the browser’s back out of the app', async ({ page }) => {
    await signInStored(page, await newPerson())
    await page.goto('/privacy')
    await page.goto('/pn/settings')
    await backOf(page).click()
    await expect(mainChat(page).box).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/privacy')
  })
})

test('a dialog does not outlive its screen: left by the browser’s back, none is open, and no tick is kept', async ({
  page,
}) => {
  await signInStored(page, await newPerson())
  await page.goto('/pn/chat')
  const dialog = page.getByRole('dialog')
  const leave = async () => {
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(mainChat(page).box).toBeVisible()
    await expect(dialog).toBeHidden()
    await mainChat(page).settings.click()
    await expect(heading(page)).toBeVisible()
    await expect(dialog).toBeHidden()
  }
  await mainChat(page).settings.click()
  await page.getByRole('button', { name: 'Birth Location' }).click()
  await dialog.locator('input').fill('Moga')
  await leave()
  await page.getByRole('button', { name: 'Refer & Earn' }).click()
  await leave()
  await page.getByRole('button', { name: 'Erase my account' }).click()
  await dialog.getByRole('checkbox').check()
  await leave()
  await page.getByRole('button', { name: 'Erase my account' }).click()
  await expect(dialog.getByRole('checkbox')).not.toBeChecked()
})

test.describe('export and erasure', () => {
  const QUESTION = 'I am worried about my father.'

  test('the export is a JSON file with the person’s conversation in it', async ({ page }) => {
    const person = await newPerson()
    const answer = await say(person, QUESTION)
    await openSettings(page, person)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export my data' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('satsang-export.json')
    const account = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(account.user).toMatchObject({ id: person.user.id, name: 'Meera Sharma' })
    expect(account.conversations).toHaveLength(1)
    const texts = account.conversations[0].messages.map(({ content }: { content: string }) => content)
    expect(texts).toEqual([QUESTION, answer.guru_response.content ?? answer.guru_response.text_content])
    await expect(page.getByRole('status')).toContainText('The file with your data is ready.')
  })

  test('the erasure wants the tick, takes everything, and leaves nothing of the person behind', async ({ page }) => {
    const person = await newPerson({ tradition: 'hindu', profile: { email: newEmail(), place_of_birth: 'Vrindavan' } })
    await say(person, QUESTION, 'hindu')
    await signInStored(page, person)
    // Opened by a notification (33.14).
    const opened = { notification_message: 'Remember Vrindavan, Meera.', notification_type: 'wisdom_message' }
    await page.goto(`/hi/chat?${new URLSearchParams(opened)}`)
    const chat = mainChat(page)
    // of a conversation what is near the screen is in the page: the question stands far above its answer
    await expect(chat.log.getByRole('group', { name: 'You may say' })).toBeVisible()
    await expect(chat.log.getByText('Remember Vrindavan, Meera.')).toBeVisible()
    expect(await stored(page, KEYS.notificationMessages)).toContain('Vrindavan')
    await chat.box.fill('A thought that was never sent')
    await chat.settings.click()
    const erase = page.getByRole('button', { name: 'Erase my account' })
    const dialog = page.getByRole('dialog', { name: 'Erase your account?' })
    const confirm = dialog.getByRole('button', { name: 'Erase everything' })
    const tick = dialog.getByRole('checkbox')
    await erase.click()
    await expect(confirm).toBeDisabled()
    await tick.check()
    await expect(confirm).toBeEnabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    // A tick of before is not a decision of now.
    await erase.click()
    await expect(tick).not.toBeChecked()
    await expect(confirm).toBeDisabled()
    expect(await profileOf(person)).toMatchObject({ id: person.user.id })

    await page.route(ACCOUNT, refuse(500), { times: 1 })
    await tick.check()
    await confirm.click()
    await expect(dialog.getByRole('alert')).toHaveText('The account could not be erased. Please try again.')
    expect(await profileOf(person)).toMatchObject({ id: person.user.id })
    await confirm.click()

    await expect(page).toHaveURL('/hi')
    await expect(new SignIn(page).google).toBeVisible()
    await expect(profileOf(person)).rejects.toThrow('401')
    expect(await stored(page, KEYS.notificationMessages)).toBeNull()
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    for (const own of [person.user.id, person.token, person.phone, 'Meera', 'Vrindavan', 'never sent', 'example.com'])
      expect(kept, own).not.toContain(own)
    // Nor does the way back lead anywhere.
    await page.goBack()
    await expect(new SignIn(page).google).toBeVisible()
    await page.goto('/hi/settings')
    await expect(page).toHaveURL('/hi/chat')
  })

  test('who erased the account and comes again with the same number is new', async ({ page }) => {
    const person = await newPerson({ profile: { place_of_birth: 'Vrindavan' } })
    await say(person, QUESTION)
    await callServer('/api/v1/auth/account', { method: 'DELETE', token: person.token })
    const again = await signInByCode(person.phone.slice(3))
    expect(again.user.id).not.toBe(person.user.id)
    await signInStored(page, await completeProfile(again))
    await page.goto('/pn/chat')
    await expect(mainChat(page).log.getByRole('article')).toHaveCount(1)
    await mainChat(page).settings.click()
    await expect(page.getByRole('button', { name: 'Birth Location Not set' })).toBeVisible()
  })
})

test('sign out leads to the landing of the tradition that was chosen first, and ends the token', async ({ page }) => {
  const person = await newPerson()
  await remember(page, { [KEYS.initialTradition]: 'sikh', [KEYS.tradition]: 'hindu' })
  await openSettings(page, person, '/hi')
  const left = page.waitForResponse('**/api/v1/auth/logout')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/pn')
  await expect(new SignIn(page).whatsapp).toBeVisible()
  expect(await stored(page, KEYS.token)).toBeNull()
  expect(await stored(page, KEYS.user)).toBeNull()
  await left
  await expect(profileOf(person)).rejects.toThrow('401')
})

test('by keyboard alone: through every control in its order, and one edit', async ({ page }) => {
  const person = await newPerson()
  await openSettings(page, person)
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? (element?.textContent || element?.getAttribute('role') || '')
    })
  const seen: string[] = []
  // Its machine's code comes after the screen.
  await expect(page.getByRole('switch', { name: 'Music' })).toBeVisible()
  await page.locator('body').press('Tab')
  for (let presses = 0; presses < 20 && seen.at(-1) !== 'Privacy Policy'; presses += 1) {
    seen.push(await focused())
    await page.keyboard.press('Tab')
  }
  expect(seen).toEqual([
    'Back',
    'Language English',
    'Birth Date 4 November 1988',
    'Birth Time Not set',
    'Birth Location Not set',
    'Refer & Earn 10 points per referral',
    'Help now',
    'My conversations',
    'My verses',
    'English',
    'ਪੰਜਾਬੀ',
    'हिन्दी',
    'switch',
    'switch',
    'Export my data',
    'Withdraw consent',
    'Erase my account',
    'Sign Out',
    'Privacy Policy',
  ])

  // Every stop shows where it is.
  const row = page.getByRole('button', { name: 'Birth Location' })
  for (let presses = 0; presses < 30 && !(await row.evaluate((e) => e === document.activeElement)); presses += 1)
    await page.keyboard.press('Shift+Tab')
  expect(await row.evaluate((e) => getComputedStyle(e).outlineStyle)).not.toBe('none')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Birth Location' })
  await expect(dialog.locator('input')).toBeFocused()
  await page.keyboard.type('Moga')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toHaveText('Birth Location Moga')
  await expect(row).toBeFocused()
  expect(await profileOf(person)).toMatchObject({ place_of_birth: 'Moga' })

  // The choice of a language begins with what is chosen, and arrow keys go on from there.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Language English' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  const t = await settingsTexts.load('hindi')
  await expect(page.getByRole('button', { name: `${t.fields.language_preference} ${t.languages.hindi}` })).toBeFocused()
})

test.describe('look, 360 px', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } })

  for (const language of Object.keys(LANGUAGES) as LanguageName[]) {
    test(`settings with each dialog in ${language}`, async ({ page }) => {
      const t = await settingsTexts.load(language)
      const place = { english: 'Sri Anandpur Sahib', punjabi: 'ਸ੍ਰੀ ਅਨੰਦਪੁਰ ਸਾਹਿਬ', hindi: 'श्री आनंदपुर साहिब' }[language]
      const long = `${'Venkatanarasimharajuvaripeta'.repeat(3)}@example.com`
      const person = await newPerson({
        profile: { language_preference: language, place_of_birth: place, time_of_birth: '05:30', email: long },
      })
      await signInStored(page, person)
      await page.goto(language === 'hindi' ? '/hi/settings' : '/pn/settings')
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].lang)
      await lookAt(page, 'settings at 360 px')
      await fits(page)
      await refuseSave(page, refuse(500))
      const dialog = page.getByRole('dialog')
      const labels = [...Object.values(t.fields), t.data.erase]
      for (const [at, label] of labels.entries()) {
        await page.getByRole('main').getByRole('button', { name: label }).first().click()
        await expect(dialog).toBeVisible()
        // One of them with its banner.
        if (label === t.fields.place_of_birth) {
          await dialog.getByRole('button', { name: t.save }).click()
          await expect(dialog.getByRole('alert')).toBeVisible()
        }
        await lookAt(page, `settings at 360 px, dialog ${at}`)
        await fits(page)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
    })
  }
})
