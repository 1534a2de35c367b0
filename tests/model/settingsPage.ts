import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { settingsTexts } from '../../src/ui/i18n/settings.ts'
import { type Person, signInStored } from './person.ts'

// Settings, as a person sees them.

export const PROFILE = '**/api/v1/auth/profile'
/** Spec §9: how long a refused save stays on screen. */
export const BANNER_MS = 5_000

export const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Settings' })
export const backOf = (page: Page) => page.getByRole('button', { name: 'Back' })

export async function openSettings(page: Page, person: Person, prefix = '/pn'): Promise<void> {
  await signInStored(page, person)
  await page.goto(`${prefix}/settings`)
  await expect(heading(page)).toBeVisible()
}

/** Answers the next save with a fault; reading the profile goes on working. */
export async function refuseSave(page: Page, fault: (route: Route) => Promise<void>): Promise<void> {
  let done = false
  await page.route(PROFILE, (route) => {
    if (done || route.request().method() !== 'PUT') return route.fallback()
    done = true
    return fault(route)
  })
}

export type Field = {
  /** The row's label and the dialog's heading. */
  label: string
  name: 'language_preference' | 'date_of_birth' | 'time_of_birth' | 'place_of_birth'
  /** What the row says before and after; `blank` is what cannot be saved, null where nothing can be blank. */
  before: string
  after: string
  value: string
  blank: string | null
  type: (dialog: Locator, value: string) => Promise<void>
  shows: (dialog: Locator, value: string) => Promise<void>
}

const typed = {
  type: (dialog: Locator, value: string) => dialog.locator('input').fill(value),
  shows: (dialog: Locator, value: string) => expect(dialog.locator('input')).toHaveValue(value),
}
const RADIO_NAMES: Record<string, string> = { english: 'English', punjabi: 'Punjabi', hindi: 'Hindi' }
export const FIELDS: Field[] = [
  {
    label: 'Language',
    name: 'language_preference',
    before: 'English',
    after: 'ਪੰਜਾਬੀ',
    value: 'punjabi',
    blank: null,
    type: (dialog, value) => dialog.getByRole('radio', { name: RADIO_NAMES[value] ?? '' }).check(),
    shows: (dialog, value) => expect(dialog.getByRole('radio', { name: RADIO_NAMES[value] ?? '' })).toBeChecked(),
  },
  {
    label: 'Birth Date',
    name: 'date_of_birth',
    before: '4 November 1988',
    after: '17 May 1990',
    value: '1990-05-17',
    blank: '',
    ...typed,
  },
  {
    label: 'Birth Time',
    name: 'time_of_birth',
    before: 'Not set',
    after: '6:45 pm',
    value: '18:45',
    blank: '',
    ...typed,
  },
  {
    label: 'Birth Location',
    name: 'place_of_birth',
    before: 'Not set',
    after: 'ਮੋਗਾ, Punjab',
    value: 'ਮੋਗਾ, Punjab',
    blank: '   ',
    ...typed,
  },
]

/** What the row says once the value is saved: for the language in that very language. */
export async function isSaved(page: Page, { name, after }: Field): Promise<void> {
  const isLanguage = name === 'language_preference'
  const { fields } = await settingsTexts.load(isLanguage ? 'punjabi' : 'english')
  await expect(page.getByRole('button', { name: `${fields[name]} ${after}` })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', isLanguage ? 'pa' : 'en')
}
