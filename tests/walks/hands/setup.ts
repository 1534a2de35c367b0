import { expect, type Locator } from '@playwright/test'
import { KEYS } from '../../../src/platform/storage.ts'
import { nativeMessage } from '../../../src/ui/setup/nativeTexts.ts'
import {
  completeProfile,
  mainChat,
  newNumber,
  newPerson,
  profileOf,
  SignIn,
  signInStored,
  stored,
} from '../../model/person.ts'
import { hintOf, Setup, welcomeOf } from '../../model/setupForm.ts'
import { refuse } from '../../model/visitor.ts'
import type { setup } from '../models/setup.ts'
import type { HandsOf, Place } from '../place.ts'

const PROFILE = '**/api/v1/auth/profile'
/** Spec §9: the welcome comes two seconds after the chat. */
const ONBOARDING_MS = 2_000
const SCRIPTS = { sikh: /\p{Script=Gurmukhi}/u, hindu: /\p{Script=Devanagari}/u }

export async function playSetup({ page, turn, wait }: Place): Promise<HandsOf<typeof setup>> {
  const { tradition, prefix } = turn
  const person = await newPerson({ tradition, incomplete: true })
  const form = new Setup(page)
  const leaving = page.getByRole('dialog', { name: 'Erase your account and leave?' })
  const chat = mainChat(page)
  const [welcome, hint] = [welcomeOf(page), hintOf(page)]

  const isRefused = async (check: Parameters<typeof nativeMessage>[1], field: Locator) => {
    const message = nativeMessage(tradition, check)
    expect(message).toMatch(SCRIPTS[tradition])
    await expect(form.alert).toHaveText(message)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
  }
  const isCalm = () => expect(form.alert).toHaveCount(0)
  const isQuiet = async () => {
    await expect(chat.box).toBeVisible()
    await expect(welcome).toBeHidden()
    await expect(hint).toBeHidden()
  }
  /** Not what was prefilled: everything is wrong from the first to the last check. */
  const openForm = async () => {
    await signInStored(page, person, { onboarded: false })
    await page.goto(`${prefix}/setup`)
    await form.isOpen()
    await form.fill({ name: '', phone: '12345', email: 'asha@example' })
  }

  return {
    states: {
      signedIn: async () => {},
      empty: isCalm,
      nameRefused: () => isRefused('name', form.name),
      named: isCalm,
      phoneRefused: () => isRefused('phone', form.phone),
      reachable: isCalm,
      dateMissing: () => isRefused('birthDateMissing', page.locator('select[aria-invalid=true]').first()),
      halfDated: isCalm,
      wronglyDated: isCalm,
      dateRefused: () => isRefused('birthDateInvalid', form.day),
      dated: async () => {
        await isCalm()
        await expect(form.month).toHaveValue('4')
      },
      emailRefused: () => isRefused('email', form.email),
      readable: async () => {
        // First, because a page that is on its way says nothing of an error either.
        await expect(form.email).toHaveValue(/^asha@example\.orga*$/)
        await expect(form.agree).not.toBeChecked()
        await isCalm()
      },
      childs: isCalm,
      tooYoung: async () => {
        await expect(page.getByRole('status').filter({ hasText: 'We are glad that you came.' })).toBeVisible()
        await expect(form.submit).toBeHidden()
        await isCalm()
        expect((await profileOf(person)).date_of_birth).toBeUndefined()
      },
      erased: async () => {
        await expect(page).toHaveURL(prefix)
        await expect(new SignIn(page).google).toBeVisible()
        expect(await stored(page, KEYS.token)).toBeNull()
        await expect(profileOf(person)).rejects.toThrow('401')
      },
      leaving: async () => {
        await expect(leaving).toContainText('your profile and all your conversations are erased for good')
        expect((await profileOf(person)).id).toBe(person.user.id)
      },
      consentRefused: () => isRefused('consent', form.agree),
      whole: async () => {
        await isCalm()
        await expect(form.email).toHaveValue(/^asha@example\.orga*$/)
        await expect(form.submit).toBeEnabled()
      },
      saveFailed: async () => {
        await expect(form.alert).toHaveText('Something is wrong on the server.')
        await expect(form.email).toHaveValue(/^asha@example\.orga*$/)
        await expect(form.submit).toBeEnabled()
      },
      completed: () => form.isDone(prefix),
      waiting: () => expect(chat.box).toBeVisible(),
      welcome: async () => {
        await expect(welcome).toContainText('10 points')
        await expect(welcome).toContainText('top 2 of the week')
        await expect(welcome.getByRole('button', { name: 'Skip' })).toBeVisible()
      },
      settingsHint: async () => {
        await expect(hint).toBeVisible()
        await expect(welcome).toBeHidden()
        await expect(hint.getByRole('button', { name: 'Skip' })).toHaveCount(0)
      },
      greeted: async () => {
        await isQuiet()
        expect(await stored(page, KEYS.onboarded(person.user.id))).not.toBeNull()
        // Not lost: the keyboard goes on where it was.
        await expect(chat.box).toBeFocused()
      },
      remembered: async () => {
        await isQuiet()
        await wait(2 * ONBOARDING_MS)
        await isQuiet()
      },
      landing: async () => {
        await expect(page).toHaveURL(prefix)
        await expect(new SignIn(page).google).toBeVisible()
        expect(await stored(page, KEYS.token)).toBeNull()
      },
    },
    events: {
      openForm,
      openLastCheck: async () => {
        await openForm()
        await form.fill({ name: 'Asha Devi', phone: newNumber(), date: ['30', '4', '1990'] })
      },
      openGreeting: async () => {
        await signInStored(page, await completeProfile(person), { onboarded: false })
        await page.goto(`${prefix}/chat`)
      },
      submit: () => form.submit.click(),
      submitInVain: async () => {
        let isDone = false
        await page.route(PROFILE, (route) => {
          if (isDone || route.request().method() !== 'PUT') return route.fallback()
          isDone = true
          return refuse(500)(route)
        })
        await form.submit.click()
        await expect.poll(() => isDone).toBe(true)
      },
      edit: () => form.email.press('End').then(() => form.email.press('a')),
      giveName: () => form.name.fill('Asha Devi'),
      givePhone: () => form.phone.fill(newNumber()),
      giveHalfDate: async () => {
        await form.day.selectOption('31')
        await form.month.selectOption('4')
      },
      giveNoDate: () => form.choose(['31', '4', '1990']),
      giveDate: () => form.day.selectOption('30'),
      giveEmail: () => form.email.fill('asha@example.org'),
      giveChildsDate: () => form.choose(['1', '1', `${new Date().getUTCFullYear() - 5}`]),
      giveGrownDate: () => form.choose(['30', '4', '1990']),
      leave: () => page.getByRole('button', { name: 'Erase everything and leave' }).click(),
      disagree: () => page.getByRole('button', { name: 'I do not agree' }).click(),
      stay: () => leaving.getByRole('button', { name: 'Stay here' }).click(),
      agree: () => form.agree.check(),
      signOut: () => page.getByRole('button', { name: 'Sign Out' }).click(),
      twoSeconds: async () => {
        await chat.box.focus()
        await wait(2 * ONBOARDING_MS)
      },
      next: () => welcome.getByRole('button', { name: 'Next' }).click(),
      skip: () => welcome.getByRole('button', { name: 'Skip' }).click(),
      escape: () => page.keyboard.press('Escape'),
      understood: () => hint.getByRole('button', { name: 'Understood' }).click(),
      reload: () => page.reload(),
    },
  }
}
