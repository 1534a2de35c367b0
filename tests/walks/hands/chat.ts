import { expect } from '@playwright/test'
import { Line, openChat, SEND_TEXT, storedOf } from '../../model/memberChat.ts'
import type * as models from '../models/chat.ts'
import { type HandsOf, type Place, TRADITIONS } from '../place.ts'

const WORDS = {
  sikh: ['I am afraid of what is to come', 'And my father does not speak to me'],
  hindu: ['I worry about the result of my work', 'And I am angry with my brother'],
} as const

export async function playChat({ page, context, turn }: Place): Promise<HandsOf<typeof models.chat>> {
  const [first, second] = WORDS[turn.tradition]
  let { prefix, tradition } = turn as (typeof TRADITIONS)[number]
  // So tall that every message of a short conversation is in the page: the list draws only what is near.
  await page.setViewportSize({ width: 412, height: 4_000 })
  const line = new Line()
  await line.hold(page, SEND_TEXT)
  const { chat, person } = await openChat(page, undefined, prefix)
  const { shows } = chat
  const isRated = async (like: boolean, dislike: boolean) => {
    await shows(first, '(answer)')
    await expect(chat.like()).toHaveAttribute('aria-pressed', String(like))
    await expect(chat.dislike()).toHaveAttribute('aria-pressed', String(dislike))
    expect((await storedOf(person))[1]?.user_feedback).toBe(like ? 'like' : 'dislike')
  }
  const notice = page.getByText('You are offline.')

  return {
    states: {
      welcome: async () => {
        await expect(page).toHaveURL(`${prefix}/chat`)
        await shows('(welcome)')
        await expect(notice).toBeHidden()
      },
      offline: () => expect(notice).toBeVisible(),
      failedOffline: async () => {
        await shows(first, '(failed)')
        await expect(chat.articles.last()).toContainText('You seem to be offline.')
      },
      sending: () => shows(first, '(processing)'),
      answered: () => shows(first, '(answer)'),
      liked: () => isRated(true, false),
      disliked: () => isRated(false, true),
      sendingMore: () => shows(first, '(answer)', second, '(processing)'),
      answeredAndFailed: () => shows(first, '(answer)', second, '(failed)'),
      retryingMore: () => shows(first, '(answer)', second, '(processing)'),
      failed: async () => {
        await shows(first, '(failed)')
        await expect(notice).toBeHidden()
      },
      retrying: () => shows(first, '(processing)'),
      failedAndSending: () => shows(first, '(failed)', second, '(processing)'),
      failedAndAnswered: () => shows(first, '(failed)', second, '(answer)'),
      retryingAbove: () => shows(first, '(processing)', second, '(answer)'),
      bothFailed: () => shows(first, '(failed)', second, '(failed)'),
      retryingFirst: () => shows(first, '(processing)', second, '(failed)'),
      retryingSecond: () => shows(first, '(failed)', second, '(processing)'),
      firstAnsweredLast: () => shows(first, '(answer)', second, '(answer)'),
      inOrderOfAnswers: () => shows(second, '(answer)', first, '(answer)'),
      bothAnswered: () => shows(first, '(answer)', second, '(answer)'),
    },
    events: {
      ask: () => chat.ask(first),
      askOffline: () => chat.ask(first),
      askMore: () => chat.ask(second),
      answer: () => line.passes(),
      refuse: () => line.fails(),
      // D28: said, and only the answer got lost.
      lose: () =>
        line.fails(async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        }),
      retry: () => chat.again().click(),
      retryLast: () => chat.again(1).click(),
      like: () => chat.like().click(),
      dislike: () => chat.dislike().click(),
      // A route would answer before the browser knows that there is no network.
      goOffline: async () => {
        await page.unroute(SEND_TEXT)
        await context.setOffline(true)
      },
      goOnline: async () => {
        // Held first: what waits goes at once (D57).
        await line.hold(page, SEND_TEXT)
        await context.setOffline(false)
      },
      otherTradition: async () => {
        ;({ prefix, tradition } = TRADITIONS[prefix === '/pn' ? 1 : 0])
        await page.goto(`${prefix}/chat`)
      },
      reload: () => line.left(() => page.reload()),
    },
    // D28: whatever happened on the way, a text has one id, and is stored once at most.
    finally: async () => {
      for (const text of [first, second]) {
        const ids = line.asked.filter(({ message }) => message === text).map((sent) => sent.client_message_id)
        expect(new Set(ids).size).toBeLessThanOrEqual(1)
        const kept = (await storedOf(person)).filter(({ content }) => content === text)
        expect(kept.length).toBeLessThanOrEqual(1)
      }
      expect(line.asked.every((sent) => sent.spiritual_tradition === tradition)).toBe(true)
      line.forget()
    },
  }
}
