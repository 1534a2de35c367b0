import { expect } from '@playwright/test'
import { KEYS } from '../../../src/platform/storage.ts'
import { mainChat, newPerson, profileOf, SignIn, stored } from '../../model/person.ts'
import { BANNER_MS, backOf, FIELDS, heading, isSaved, openSettings, refuseSave } from '../../model/settingsPage.ts'
import { refuse } from '../../model/visitor.ts'
import type { settings } from '../models/settings.ts'
import type { HandsOf, Place } from '../place.ts'

const ACCOUNT = '**/api/v1/auth/account'
const EXPORT = '**/api/v1/auth/export'

/** `field` is the one that is edited: by turns, for what differs between them. */
export async function playSettings({ page, turn, wait }: Place): Promise<HandsOf<typeof settings>> {
  const field = FIELDS.find(({ label }) => label === (turn.tradition === 'sikh' ? 'Birth Location' : 'Birth Time'))
  if (field === undefined) throw new Error('a field is gone')
  const { prefix } = turn
  const person = await newPerson({ tradition: turn.tradition })
  await openSettings(page, person, prefix)
  const chat = mainChat(page)
  const row = page.getByRole('button', { name: field.label }).first()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save' })
  const isUnsaved = async () => expect((await profileOf(person))[field.name]).toBe(person.user[field.name])
  const choose = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
  const isInChat = async () => {
    await expect(page).toHaveURL(`${prefix}/chat`)
    await expect(chat.status).toBeVisible()
  }
  const isOut = async () => {
    await expect(new SignIn(page).google).toBeVisible()
    expect(await stored(page, KEYS.token)).toBeNull()
    expect(await stored(page, KEYS.user)).toBeNull()
  }
  const isUnchanged = async () => {
    await expect(heading(page)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(row).toHaveText(`${field.label} ${field.before}`)
    await isUnsaved()
  }
  const confirm = dialog.getByRole('button', { name: 'Erase everything' })
  const exports = page.getByRole('button', { name: 'Export my data' })

  return {
    states: {
      rows: isUnchanged,
      asBefore: isUnchanged,
      editing: async () => {
        await expect(page.getByRole('dialog', { name: field.label })).toBeVisible()
        await expect(dialog.getByRole('alert')).toHaveCount(0)
        await field.shows(dialog, field.value)
        await expect(save).toBeEnabled()
      },
      blank: async () => {
        await expect(save).toBeDisabled()
        await isUnsaved()
      },
      refused: async () => {
        await expect(dialog.getByRole('alert')).toHaveText('Server error occurred. Please try again later.')
        await field.shows(dialog, field.value)
        await isUnsaved()
      },
      calm: async () => {
        await expect(dialog.getByRole('alert')).toHaveCount(0)
        await field.shows(dialog, field.value)
      },
      saved: async () => {
        await isSaved(page, field)
        expect(await profileOf(person)).toMatchObject({ [field.name]: field.value })
      },
      chatAfterSave: isInChat,
      inHindi: async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
        await expect(page.getByRole('button', { name: 'हिन्दी', exact: true })).toHaveAttribute('aria-pressed', 'true')
        await expect.poll(async () => (await profileOf(person)).language_preference).toBe('hindi')
      },
      languageRefused: async () => {
        await expect(dialog.getByRole('alert')).toHaveText('Server error occurred. Please try again later.')
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
        expect(await profileOf(person)).toMatchObject({ language_preference: 'english' })
      },
      exported: async () => {
        await expect(page.getByRole('status').filter({ hasText: 'The file with your data is ready.' })).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
      },
      exportFailed: () => expect(page.getByRole('alert')).toHaveText('The file could not be made. Please try again.'),
      erasing: async () => {
        // A tick of before is not a decision of now.
        await expect(dialog.getByRole('checkbox')).not.toBeChecked()
        await expect(confirm).toBeDisabled()
      },
      ticked: () => expect(confirm).toBeEnabled(),
      eraseFailed: async () => {
        await expect(dialog.getByRole('alert')).toHaveText('The account could not be erased. Please try again.')
        expect(await profileOf(person)).toMatchObject({ id: person.user.id })
      },
      chat: isInChat,
      landing: async () => {
        await expect(page).toHaveURL(prefix)
        await isOut()
        await expect.poll(() => profileOf(person).catch((error: Error) => error.message)).toContain('401')
      },
      // Somebody of whom only the tradition is known: the landing offers the trial, or has begun it.
      landingAgain: async () => {
        await expect(page).toHaveURL(new RegExp(`${prefix}(/chat)?$`))
        expect(await stored(page, KEYS.token)).toBeNull()
        await expect(chat.status).toHaveCount(0)
      },
    },
    events: {
      open: async () => {
        await row.click()
        await field.type(dialog, field.value)
      },
      save: () => save.click(),
      saveInVain: async () => {
        await refuseSave(page, refuse(500))
        const refused = page.waitForResponse((response) => response.status() === 500)
        await save.click()
        await refused
      },
      blank: () => field.type(dialog, field.blank ?? ''),
      retype: () => field.type(dialog, field.value),
      cancel: async () => {
        await dialog.getByRole('button', { name: 'Cancel' }).click()
      },
      escape: () => page.keyboard.press('Escape'),
      fiveSeconds: () => wait(BANNER_MS),
      reload: () => page.reload(),
      chooseHindi: () => choose('हिन्दी'),
      chooseEnglish: () => choose('English'),
      chooseInVain: async () => {
        await refuseSave(page, refuse(503))
        await choose('हिन्दी')
      },
      export: async () => {
        const download = page.waitForEvent('download')
        await exports.click()
        await download
      },
      exportInVain: async () => {
        await page.route(EXPORT, refuse(500), { times: 1 })
        const refused = page.waitForResponse(EXPORT)
        await exports.click()
        await refused
      },
      erase: () => page.getByRole('button', { name: 'Erase my account' }).click(),
      tick: () => dialog.getByRole('checkbox').check(),
      confirm: () => confirm.click(),
      confirmInVain: async () => {
        await page.route(ACCOUNT, refuse(500), { times: 1 })
        await confirm.click()
      },
      cancelErase: () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      signOut: () => page.getByRole('button', { name: 'Sign Out' }).click(),
      back: () => backOf(page).click(),
      comeBack: () => chat.settings.click(),
    },
  }
}
