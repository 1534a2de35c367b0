import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { callServer, type Person, signInStored } from './person.ts'

// Refer & Earn, as a person sees it.

export const GENERATE = '**/api/v1/referral/generate-referral-link'
export const SHARE = '**/api/v1/referral/share-platform'

export class ShareModal {
  readonly page: Page
  readonly dialog: Locator
  readonly link: Locator
  readonly copy: Locator
  readonly alert: Locator
  readonly again: Locator
  readonly close: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog', { name: 'Refer & Earn' })
    this.link = this.dialog.getByRole('textbox', { name: 'Your link' })
    this.copy = this.dialog.getByRole('button', { name: 'Copy link' })
    this.alert = this.dialog.getByRole('alert')
    this.again = this.alert.getByRole('button', { name: 'Try again' })
    this.close = this.dialog.getByRole('button', { name: 'Close' })
  }

  choose = (type: 'Family' | 'Friend') => this.dialog.getByRole('button', { name: type }).click()
  platform = (name: string): Locator => this.dialog.getByRole('button', { name, exact: true })

  /** From settings to the modal with the link. */
  async open(person: Person, prefix = '/pn'): Promise<void> {
    await signInStored(this.page, person)
    await this.page.goto(`${prefix}/settings`)
    await this.page.getByRole('button', { name: 'Refer & Earn' }).click()
    await this.choose('Friend')
    await expect(this.link).toBeVisible()
  }
}

export const badgeOf = (page: Page, points: string) => page.getByRole('button', { name: `${points} referral points` })

/** The code in this person's link. */
export async function codeOf(person: Person): Promise<string> {
  const body = { referral_type: 'family', spiritual_tradition: 'sikh' }
  const { referral_link } = await callServer<{ referral_link: string }>('/api/v1/referral/generate-referral-link', {
    token: person.token,
    body,
  })
  return new URL(referral_link).searchParams.get('ref') ?? ''
}

/** What the other sites get to see: an empty page of ours, and the address. */
export const standIn = (context: BrowserContext) =>
  context.route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }))
