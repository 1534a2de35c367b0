import { expect, type Locator, type Page, type Route } from '@playwright/test'

/** What a visitor can see and do, by the accessible names of the decisions page. */
export class Visitor {
  readonly page: Page
  readonly box: Locator
  readonly send: Locator
  readonly log: Locator
  readonly articles: Locator
  readonly alert: Locator
  readonly modal: Locator

  constructor(page: Page) {
    this.page = page
    this.box = page.getByRole('textbox', { name: 'Message' })
    this.send = page.getByRole('button', { name: 'Send', exact: true })
    this.log = page.getByRole('log', { name: 'Conversation' })
    this.articles = this.log.getByRole('article')
    this.alert = page.getByRole('alert')
    this.modal = page.getByRole('dialog', { name: 'Sign in to continue' })
  }

  left = (n: number): Locator => this.page.getByText(`${n} chats left`, { exact: true })

  async ask(text: string): Promise<void> {
    await this.box.fill(text)
    await this.send.click()
  }

  /** Asks, and waits until the real server has answered: the words stand, nothing is on its way, and the guide spoke last. */
  async askAndRead(text: string): Promise<void> {
    const own = this.articles.filter({ hasText: text }).last()
    await this.ask(text)
    await expect(own).toBeVisible()
    await expect(this.log.getByText('The guide is answering')).toHaveCount(0)
    // What was sent in vain is in the box again, and no longer here.
    await expect(own).toBeVisible()
    await expect(this.articles.last()).not.toHaveAttribute('aria-label', 'You')
  }

  /** Asks, and reads the answer, until so many free messages are left. */
  async askUntil(left: number, text: string): Promise<void> {
    // The page's own chat has a count that nobody sees.
    const count = this.page.getByText(/^\d+ chats left$/).filter({ visible: true })
    const now = Number.parseInt((await count.textContent()) ?? '', 10)
    for (let next = now - 1; next >= left; next -= 1) {
      await this.askAndRead(text)
      await expect(this.left(next)).toBeVisible()
    }
  }
}

export const SEND = '**/api/v1/chat/anonymous/send-text'
export const START = '**/api/v1/chat/anonymous/start'
export const STATUS = '**/api/v1/chat/anonymous/check-device-status*'

/** Lets one call through a fault, then gets out of the way. */
export const faultOnce = (page: Page, url: string, fault: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route(url, fault, { times: 1 })

export const refuse =
  (status: number, body: unknown = { detail: 'Something is wrong on the server.' }) =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json: body })
