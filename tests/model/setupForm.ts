import { expect, type Locator, type Page } from '@playwright/test'
import { mainChat, newPerson, signInStored } from './person.ts'

// Profile setup and the onboarding that follows it, as a person sees them.

export const TRADITIONS = [
  { tradition: 'sikh', prefix: '/pn', spoken: 'punjabi', script: /\p{Script=Gurmukhi}/u },
  { tradition: 'hindu', prefix: '/hi', spoken: 'hindi', script: /\p{Script=Devanagari}/u },
] as const

export type Form = {
  name: string
  phone: string
  date: [day: string, month: string, year: string]
  city: string
  email: string
  /** Consent (D53). */
  agree: boolean
}

/** The form by its printed labels. */
export class Setup {
  readonly page: Page
  readonly name: Locator
  readonly phone: Locator
  readonly day: Locator
  readonly month: Locator
  readonly year: Locator
  readonly time: Locator
  readonly city: Locator
  readonly email: Locator
  readonly language: Locator
  readonly agree: Locator
  readonly submit: Locator
  readonly alert: Locator

  constructor(page: Page) {
    this.page = page
    this.name = page.getByLabel('Full Name *')
    this.phone = page.getByLabel('Phone Number')
    const date = page.getByRole('group', { name: 'Birth Date' })
    this.day = date.getByLabel('Day')
    this.month = date.getByLabel('Month')
    this.year = date.getByLabel('Year')
    this.time = page.getByLabel('Birth Time')
    this.city = page.getByLabel('City of Birth')
    this.email = page.getByLabel('Email Address')
    this.language = page.getByLabel('Language Preference')
    this.agree = page.getByRole('checkbox')
    this.submit = page.getByRole('button', { name: 'Complete Setup' })
    this.alert = page.getByRole('alert')
  }

  async choose([day, month, year]: Form['date']): Promise<void> {
    await this.day.selectOption(day)
    await this.month.selectOption(month)
    await this.year.selectOption(year)
  }

  async fill({ name, phone, date, city, email, agree }: Partial<Form>): Promise<void> {
    if (name !== undefined) await this.name.fill(name)
    if (phone !== undefined) await this.phone.fill(phone)
    if (date !== undefined) await this.choose(date)
    if (city !== undefined) await this.city.fill(city)
    if (email !== undefined) await this.email.fill(email)
    if (agree !== undefined) await this.agree.setChecked(agree)
  }

  async isOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Complete Your Profile' })).toBeVisible()
  }

  async isDone(prefix: string): Promise<void> {
    await expect(this.page).toHaveURL(`${prefix}/chat`)
    await expect(mainChat(this.page).box).toBeVisible()
  }
}

/** Somebody new by WhatsApp, at the form of their tradition. */
export async function openSetup(
  page: Page,
  { tradition, prefix }: Pick<(typeof TRADITIONS)[number], 'tradition' | 'prefix'>,
) {
  const person = await newPerson({ tradition, incomplete: true })
  await signInStored(page, person)
  await page.goto(`${prefix}/setup`)
  const form = new Setup(page)
  await form.isOpen()
  return { person, form }
}

export const WHOLE = { name: 'Asha Devi', date: ['4', '11', '1988'], agree: true } satisfies Partial<Form>

export const welcomeOf = (page: Page) => page.getByRole('dialog', { name: 'Welcome' })
export const hintOf = (page: Page) => page.getByRole('dialog', { name: 'Your settings are here' })
