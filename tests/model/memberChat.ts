import { expect, type Page, type Route } from '@playwright/test'
import type { ServerMessage } from './generatedHistory.ts'
import { callServer, mainChat, newPerson, type Person, signInStored } from './person.ts'
import { refuse } from './visitor.ts'

// The conversation of somebody who is signed in, as they see it and as the server keeps it.

export const SEND_TEXT = '**/api/v1/chat/send-text'
export const PAGES = '**/api/v1/chat/messages/all*'
export const FEEDBACK = '**/api/v1/chat/messages/*/feedback'

export const FAILED = 'I am experiencing a moment of spiritual interference. Please try again.'
export const PROCESSING = 'The guide is answering'

export type Sent = { message: string; client_message_id: string; spiritual_tradition: string; language: string }

/** The line to the server for one call, in the test's hands: each request waits until it is told what becomes of it. */
export class Line {
  /** Bodies of what was asked, in order. */
  readonly asked: Sent[] = []
  #waiting: ((become: (route: Route) => Promise<void>) => void)[] = []

  async hold(page: Page, url: string): Promise<void> {
    await page.route(url, async (route) => {
      this.asked.push(route.request().postDataJSON())
      const become = await new Promise<(route: Route) => Promise<void>>((resolve) => this.#waiting.push(resolve))
      // A page that was left meanwhile wants no answer any more.
      await become(route).catch(() => {})
    })
  }

  async #next(become: (route: Route) => Promise<void>): Promise<void> {
    await expect.poll(() => this.#waiting.length, 'a request is on its way').toBeGreaterThan(0)
    this.#waiting.shift()?.(become)
  }

  /** The oldest waiting request goes on to the real server. */
  passes = () => this.#next((route) => route.continue())
  fails = (how: (route: Route) => Promise<void> = refuse(500)) => this.#next(how)
  /** What waits is dropped with its page; what the next page sends waits anew. */
  async left(go: () => Promise<unknown>): Promise<void> {
    const before = this.#waiting.splice(0)
    await go()
    for (const release of before) release((route) => route.abort())
  }
  /** What waits is dropped with its page. */
  forget() {
    for (const release of this.#waiting.splice(0)) release((route) => route.abort())
  }
}

export class MemberChat {
  readonly page: Page
  readonly box
  readonly send
  readonly log
  readonly articles

  constructor(page: Page) {
    this.page = page
    const { box, send, log } = mainChat(page)
    this.box = box
    this.send = send
    this.log = log
    this.articles = log.getByRole('article')
  }

  async ask(text: string): Promise<void> {
    await this.box.fill(text)
    await this.send.click()
  }

  async askAndRead(text: string): Promise<void> {
    await this.ask(text)
    await expect(this.own(text)).toBeVisible()
    await expect(this.log.getByText(PROCESSING)).toHaveCount(0)
  }

  own = (text: string) => this.log.getByRole('article', { name: 'You' }).filter({ hasText: text })

  /** What the conversation shows, one word a bubble: the person's own texts, and of the guide what kind it is. */
  shows = (...rows: string[]): Promise<void> =>
    expect
      .poll(() =>
        this.articles.evaluateAll(
          (articles, { failed, processing }) =>
            articles.map((article) => {
              const text = article.textContent ?? ''
              if (article.getAttribute('aria-label') === 'You') return text
              if (text.includes(processing)) return '(processing)'
              if (text.includes(failed)) return '(failed)'
              // An answer may quote nothing: the guide asks back, or help comes first.
              return article.classList.contains('bubble--welcome') ? '(welcome)' : '(answer)'
            }),
          { failed: FAILED, processing: PROCESSING },
        ),
      )
      .toEqual(rows)

  /** The nth failure's way out. */
  again = (index = 0) => this.log.getByRole('button', { name: 'Try again' }).nth(index)
  like = (index = 0) => this.log.getByRole('button', { name: 'Like', exact: true }).nth(index)
  dislike = (index = 0) => this.log.getByRole('button', { name: 'Dislike', exact: true }).nth(index)
}

/** What the server has stored of this person. */
export const storedOf = async ({ token }: Person): Promise<ServerMessage[]> =>
  (await callServer<{ messages: ServerMessage[] }>('/api/v1/chat/messages/all?limit=5', { token })).messages
/** Opens the chat of a person with an account and, unless it is given, no history. */
export async function openChat(
  page: Page,
  person?: Person,
  prefix = '/pn',
): Promise<{ chat: MemberChat; person: Person }> {
  const signedIn = person ?? (await newPerson())
  await signInStored(page, signedIn)
  await page.goto(`${prefix}/chat`)
  const chat = new MemberChat(page)
  await expect(chat.articles.first()).toBeVisible()
  return { chat, person: signedIn }
}
