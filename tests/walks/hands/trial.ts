import { expect } from '@playwright/test'
import { FREE_MESSAGES } from '../../../openapi/constants.ts'
import { refuse, SEND, Visitor } from '../../model/visitor.ts'
import type { trial } from '../models/trial.ts'
import { type HandsOf, type Place, TRADITIONS } from '../place.ts'

/** Spec §9: the login modal appears 20 s after the end of the trial. */
const LOGIN_PROMPT_MS = 20_000

const LINKS = { sikh: 'Start Sikh Journey (Punjabi)', hindu: 'Start Hindu Journey (Hindi)' } as const
const FAILED = 'Failed to send message. Please try again.'

export async function playTrial({ page, context, wait }: Place): Promise<HandsOf<typeof trial>> {
  const visitor = new Visitor(page)
  let { prefix, question } = TRADITIONS[0] as (typeof TRADITIONS)[number]
  await page.goto('/')

  const choose = (index: 0 | 1) => async () => {
    ;({ prefix, question } = TRADITIONS[index])
    await page.getByRole('link', { name: LINKS[TRADITIONS[index].tradition] }).click()
  }
  const hasFailed = (left: number, articles: number) => async () => {
    await expect(visitor.alert).toContainText(FAILED)
    await expect(visitor.box).toHaveValue(question)
    await expect(visitor.articles).toHaveCount(articles)
    await expect(visitor.left(left)).toBeVisible()
  }
  const isOver = async (articles: number) => {
    await expect(visitor.modal).toBeHidden()
    await expect(visitor.articles).toHaveCount(articles)
  }
  const reads = (left: number) => () => visitor.askUntil(left, question)
  /** Articles of a chat in which so many questions were answered: the welcome is one too. */
  const after = (questions: number) => 2 * questions + 1
  /** Only this one call: the next one meets the real server again. */
  const fails = (fault: Parameters<typeof page.route>[1]) => async () => {
    await page.route(SEND, fault, { times: 1 })
    await visitor.ask(question)
  }
  const asksMore = async () => {
    await visitor.ask('One more thing')
    await expect(visitor.box).toHaveValue('One more thing')
  }

  return {
    states: {
      start: async () => {
        for (const name of Object.values(LINKS)) await expect(page.getByRole('link', { name })).toBeVisible()
      },
      allLeft: async () => {
        await expect(page).toHaveURL(`${prefix}/chat`)
        await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
        await expect(visitor.articles).toHaveCount(1)
      },
      failed: hasFailed(FREE_MESSAGES, 1),
      waits: async () => {
        await expect(visitor.articles).toHaveCount(3)
        await expect(visitor.articles.last()).toContainText('it goes by itself when the network is back')
        await expect(visitor.box).toHaveValue('')
      },
      oneAnswered: async () => {
        await expect(visitor.left(FREE_MESSAGES - 1)).toBeVisible()
        await expect(visitor.articles).toHaveCount(after(1))
        await expect(visitor.articles.last()).not.toContainText(FAILED)
      },
      textKept: async () => {
        await expect(visitor.box).toHaveValue(question)
        await expect(visitor.alert).toHaveCount(0)
        await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
      },
      oneLeft: async () => {
        await expect(visitor.left(1)).toBeVisible()
        await expect(visitor.articles).toHaveCount(after(FREE_MESSAGES - 1))
        await expect(visitor.log.getByRole('figure').first()).toBeVisible()
        await expect(visitor.alert).toHaveCount(0)
      },
      lastFailed: hasFailed(1, after(FREE_MESSAGES - 1)),
      // D13: the device's free messages are shared, the conversations are not.
      otherOneLeft: async () => {
        await expect(page).toHaveURL(`${prefix}/chat`)
        await expect(visitor.left(1)).toBeVisible()
        await expect(visitor.articles).toHaveCount(1)
      },
      otherOver: async () => {
        await expect(visitor.left(0)).toBeVisible()
        await isOver(after(1))
      },
      otherLoginRequired: () => expect(visitor.modal).toBeVisible(),
      limitReached: async () => {
        await expect(visitor.left(0)).toBeVisible()
        await isOver(after(FREE_MESSAGES))
      },
      loginRequired: () => expect(visitor.modal).toBeVisible(),
      requiredAgain: () => expect(visitor.modal).toBeVisible(),
      trialCompleted: () => isOver(after(FREE_MESSAGES)),
      signInLanding: async () => {
        await expect(page).toHaveURL(`${prefix}?from=anonymous`)
        await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
        await expect(page.getByRole('button', { name: /^Try Satsang Chat/ })).toHaveCount(0)
        await expect(page.getByLabel('Referral code')).toBeDisabled()
      },
    },
    events: {
      chooseSikh: choose(0),
      chooseHindu: choose(1),
      ask: reads(1),
      askLast: reads(0),
      askThere: reads(0),
      askInVain: fails(refuse(500)),
      askOffline: async () => {
        await context.setOffline(true)
        await expect(page.getByText('You are offline.')).toBeVisible()
        await visitor.ask(question)
      },
      goOnline: () => context.setOffline(false),
      // D28: said, and only the answer got lost. Sent again by itself (D57) it is given that answer, and costs nothing.
      loseAnswer: fails(async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      }),
      askMore: asksMore,
      acceptOffer: () => page.getByRole('button', { name: 'Sign in' }).click(),
      reload: () => page.reload(),
      otherTradition: async () => {
        ;({ prefix, question } = TRADITIONS[prefix === '/pn' ? 1 : 0])
        await page.goto(`${prefix}/chat`)
      },
      twentySeconds: () => wait(LOGIN_PROMPT_MS),
      close: () => visitor.modal.getByRole('button', { name: 'Close' }).click(),
      escape: () => page.keyboard.press('Escape'),
      signIn: () => visitor.modal.getByRole('button', { name: 'Sign in' }).click(),
    },
  }
}
