import { expect } from '@playwright/test'
import { KEYS } from '../../../src/platform/storage.ts'
import { stored } from '../../model/person.ts'
import { answersPermission, Pushes, pushService, shownIn, tap, workerOf } from '../../model/pushService.ts'
import { notificationModal } from '../../model/questions.ts'
import { Visitor } from '../../model/visitor.ts'
import type { push } from '../models/push.ts'
import { type HandsOf, type Place, TRADITIONS } from '../place.ts'

const SUBSCRIBE = '**/api/v1/notifications/subscribe'
/** Spec §9. */
const NOTIFICATION_MS = 8_000

export async function playPush({ page, context, turn, wait }: Place): Promise<HandsOf<typeof push>> {
  const service = await pushService(context)
  const modal = notificationModal(page)
  const visitor = new Visitor(page)
  let { prefix, tradition } = turn as (typeof TRADITIONS)[number]
  let isSubscribed = false
  let registered = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/notifications/subscribe')) registered += 1
  })
  const subscribes = async (act: () => Promise<unknown>) => {
    const answer = page.waitForResponse(SUBSCRIBE)
    await act()
    const response = await answer
    expect(response.status()).toBe(200)
    isSubscribed = true
    expect(response.request().postDataJSON()).toMatchObject({
      fcm_token: service.made[0],
      spiritual_tradition: tradition,
    })
  }
  const open = () => page.goto(`${prefix}/chat`)
  const asks = (answer: 'granted' | 'denied', before: 'denied' | 'default') => async () => {
    await answersPermission(page, answer, before)
    await open()
  }
  const isSilent = async () => {
    await expect(visitor.box).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect([service.asked, registered]).toEqual([[], 0])
    expect(await stored(page, KEYS.pushToken)).toBeNull()
  }
  const isShown = () => expect.poll(() => shownIn(page)).toHaveLength(1)

  return {
    states: {
      away: async () => {},
      asked: () => expect(modal).toBeVisible(),
      askedInVain: () => expect(modal).toBeVisible(),
      subscribed: async () => {
        await expect(modal).toBeHidden()
        await expect.poll(() => stored(page, KEYS.pushToken)).toBe(service.made[0])
        expect(service.made).toHaveLength(1)
      },
      shown: isShown,
      gone: async () => {
        await expect.poll(() => shownIn(page)).toEqual([])
        expect(service.made).toHaveLength(1)
      },
      led: async () => {
        await expect(page).toHaveURL(/\/hi\/chat$/)
        await expect.poll(() => shownIn(page)).toEqual([])
      },
      silent: isSilent,
      silentStill: isSilent,
    },
    events: {
      openGranted: () => subscribes(open),
      openDenied: asks('denied', 'denied'),
      openAllowing: asks('granted', 'default'),
      openRefusing: asks('denied', 'default'),
      allow: () => subscribes(() => modal.getByRole('button', { name: 'Allow' }).click()),
      // The modal says yes, and the browser's own question no.
      allowInVain: () => modal.getByRole('button', { name: 'Allow' }).click(),
      notNow: () => modal.getByRole('button', { name: 'Not now' }).click(),
      escape: () => page.keyboard.press('Escape'),
      message: async () => {
        await workerOf(page)
        const pushes = await Pushes.of(page, new URL(page.url()).origin)
        await page.bringToFront()
        await pushes.send({ title: 'Amrit Vela', body: 'A thought for this morning', data: { url: '/hi/chat' } })
      },
      tap: async () => {
        await tap(await workerOf(page))
      },
      eightSeconds: async () => {
        await wait(NOTIFICATION_MS - 2_000)
        await isShown()
        await wait(2_000)
      },
      reload: () => (isSubscribed ? subscribes(() => page.reload()) : page.reload()),
      otherTradition: async () => {
        ;({ prefix, tradition } = TRADITIONS[prefix === '/pn' ? 1 : 0])
        await subscribes(open)
      },
      ask: () => visitor.askAndRead('I am worried'),
    },
  }
}
