import { expect } from '@playwright/test'
import { KEYS } from '../../../src/platform/storage.ts'
import { mainChat, newPerson, signInStored, stored } from '../../model/person.ts'
import { answersPermission } from '../../model/pushService.ts'
import {
  asks,
  deviceIsHere,
  holdFirebase,
  installModal,
  notificationModal,
  offersInstall,
  stopTime,
  timesAsked,
} from '../../model/questions.ts'
import { Visitor } from '../../model/visitor.ts'
import type { prompts } from '../models/prompts.ts'
import type { HandsOf, Place } from '../place.ts'

/** Spec §9. */
const AFTER_ANSWER_MS = 10_000
const PAUSE_MS = 500
const AFTER_LAUNCH_MS = 2_000

export async function playPrompts({ page, turn, wait }: Place): Promise<HandsOf<typeof prompts>> {
  const [install, notification] = [installModal(page), notificationModal(page)]
  const dialogs = page.getByRole('dialog')
  const { box } = mainChat(page)
  // Tall enough that the long list draws all of a short conversation.
  await page.setViewportSize({ width: 412, height: 3_000 })
  await answersPermission(page, 'default')
  const letThrough = await holdFirebase(page)
  let isStopped = false
  let elapsed = 0

  const isQuiet = async () => {
    await expect(box).toBeVisible()
    await expect(dialogs).toHaveCount(0)
  }
  const isInstall = async () => {
    await expect(install).toBeVisible()
    await expect(dialogs).toHaveCount(1)
    expect(await stored(page, KEYS.installShown)).toBe('true')
  }
  const isNotification = async () => {
    await expect(notification).toBeVisible()
    await expect(dialogs).toHaveCount(1)
  }
  const isDone = async () => {
    await isQuiet()
    expect(await stored(page, KEYS.notificationShown)).toBe('true')
  }
  const stops = async () => {
    await stopTime(page)
    isStopped = true
    await expect(new Visitor(page).articles.first()).toBeVisible()
  }
  const firebaseComes = async () => {
    const code = page.waitForResponse('**/assets/firebase-*.js')
    letThrough()
    await code
  }
  /** Its word on notifications is here, and still it is one question at a time. */
  const answersInstall = (act: () => Promise<unknown>, asked: number) => async () => {
    await firebaseComes()
    await wait(1_000)
    await expect(notification).toBeHidden()
    await act()
    await expect(install).toBeHidden()
    await expect.poll(() => timesAsked(page)).toBe(asked)
  }

  const openChat = async () => {
    const here = deviceIsHere(page)
    await page.goto(`${turn.prefix}/chat`)
    await expect(box).toBeVisible()
    await here
  }

  return {
    states: {
      away: async () => {},
      chat: isQuiet,
      memberChat: isQuiet,
      memberAnswered: isQuiet,
      offered: isQuiet,
      answered: isQuiet,
      answeredAndOffered: isQuiet,
      install: isInstall,
      installAlone: isInstall,
      pausing: isQuiet,
      notification: isNotification,
      notificationAlone: isNotification,
      notificationLast: isNotification,
      done: isDone,
      doneButInstall: isDone,
      doneLast: isDone,
      lastIsLeft: isQuiet,
      remembered: isQuiet,
      installIsLeft: isQuiet,
      neverAgain: async () => {
        await wait(AFTER_ANSWER_MS + PAUSE_MS + AFTER_LAUNCH_MS)
        // A visitor's second answer has ended the trial, which asks for the login meanwhile.
        await expect(install.or(notification)).toHaveCount(0)
      },
    },
    events: {
      openChat,
      openChatAsMember: async () => {
        await signInStored(page, await newPerson({ tradition: turn.tradition }))
        await openChat()
      },
      offerInstall: () => offersInstall(page, turn.tradition === 'sikh' ? 'accepted' : 'dismissed'),
      firebase: firebaseComes,
      ask: async () => {
        await stops()
        elapsed = await asks(page)
      },
      tenSeconds: async () => {
        await wait(AFTER_ANSWER_MS - elapsed - 1)
        await expect(dialogs).toHaveCount(0)
        await wait(elapsed + 1)
      },
      tenSecondsAndFirebase: async () => {
        await wait(AFTER_ANSWER_MS - 1_000)
        await firebaseComes()
        await expect(dialogs).toHaveCount(0)
        await wait(1_000)
      },
      notNow: async () => {
        if (await notification.isVisible()) return notification.getByRole('button', { name: 'Not now' }).click()
        await answersInstall(() => install.getByRole('button', { name: 'Not now' }).click(), 0)()
      },
      accept: answersInstall(() => install.getByRole('button', { name: 'Install' }).click(), 1),
      escape: async () => {
        if (await notification.isVisible()) return page.keyboard.press('Escape')
        await answersInstall(() => page.keyboard.press('Escape'), 0)()
      },
      decline: async () => {
        await install.getByRole('button', { name: 'Not now' }).click()
        await expect(install).toBeHidden()
      },
      halfSecond: async () => {
        await wait(PAUSE_MS - 1)
        await expect(notification).toBeHidden()
        await wait(1)
      },
      reload: async () => {
        if (isStopped) await page.clock.resume()
        const here = deviceIsHere(page)
        await page.reload()
        await here
      },
      // Whatever the browser offers.
      askAgain: async () => {
        await offersInstall(page, 'accepted')
        await stops()
        await asks(page, 'I lost my job')
        await wait(AFTER_ANSWER_MS)
      },
    },
  }
}
