import { expect, type Page } from '@playwright/test'
import { FREE_MESSAGES } from '../../../openapi/constants.ts'
import { KEYS } from '../../../src/platform/storage.ts'
import { FAILED, Line, MemberChat, SEND_TEXT } from '../../model/memberChat.ts'
import { mainChat, newEmail, newNumber, profileOf, revoke, SignIn, stored } from '../../model/person.ts'
import { backOf, heading, refuseSave } from '../../model/settingsPage.ts'
import { Setup, WHOLE, welcomeOf } from '../../model/setupForm.ts'
import { badgeOf, ShareModal } from '../../model/shareModal.ts'
import { refuse, SEND, Visitor } from '../../model/visitor.ts'
import type { together } from '../models/together.ts'
import { type HandsOf, type Place, TRADITIONS } from '../place.ts'

const PROFILE = '**/api/v1/auth/profile'
const LINKS = ['Start Sikh Journey (Punjabi)', 'Start Hindu Journey (Hindi)'] as const

export async function playTogether({ page, context }: Place): Promise<HandsOf<typeof together>> {
  // So tall that what was said last is in the page: the list draws only what is near.
  await page.setViewportSize({ width: 412, height: 4_000 })
  const visitor = new Visitor(page)
  const chat = new MemberChat(page)
  const at = new SignIn(page)
  const form = new Setup(page)
  const modal = new ShareModal(page)
  const line = new Line()
  const email = newEmail()
  let index: 0 | 1 = 0
  let asked = 0
  let place = ''
  const prefix = () => TRADITIONS[index].prefix
  /** Words that were not said before: what is said now is then told from what was. */
  const newWords = () => {
    asked += 1
    return `I am worried, for the ${asked}. time`
  }
  const words = () => `I am worried, for the ${asked}. time`
  const notice = page.getByText('You are offline.')
  const failure = page.getByRole('log').getByText(FAILED)
  const row = page.getByRole('button', { name: 'Birth Location' })
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save' })

  const choose = (which: 0 | 1) => async () => {
    index = which
    await page.getByRole('link', { name: LINKS[which] }).click()
  }
  const isTrial = (left: number) => async () => {
    await expect(page).toHaveURL(`${prefix()}/chat`)
    await expect(visitor.left(left)).toBeVisible()
    await expect(visitor.log.getByText('The guide is answering')).toHaveCount(0)
    await expect(notice).toBeHidden()
  }
  const isChat = (failures: number) => async (shown: Page) => {
    await expect(shown).toHaveURL(`${prefix()}/chat`)
    await expect(mainChat(shown).status).toBeVisible()
    await expect(shown.getByRole('log').getByText('The guide is answering')).toHaveCount(0)
    await expect(shown.getByRole('log').getByText(FAILED)).toHaveCount(failures)
    if (asked > 0) await expect(shown.getByRole('article', { name: 'You' }).filter({ hasText: words() })).toHaveCount(1)
  }
  const other = async () => {
    index = index === 0 ? 1 : 0
    await page.goto(new URL(page.url()).pathname.replace(/^\/(?:pn|hi)/, prefix()))
  }
  /** The same address in a second tab shows the same. */
  const inSecondTab = async (shows: (tab: Page) => Promise<void>) => {
    const tab = await context.newPage()
    await tab.setViewportSize({ width: 412, height: 4_000 })
    await tab.goto(page.url())
    await shows(tab)
    await tab.close()
    await page.bringToFront()
  }
  const holds = async (url: string, words: string) => {
    await line.hold(page, url)
    await chat.ask(words)
  }
  const letGo = (url: string) => async () => {
    await line.passes()
    await expect(page.getByRole('log').getByText('The guide is answering')).toHaveCount(0)
    await page.unroute(url)
  }
  const goOnline = () => context.setOffline(false)
  const isOut = async () => {
    await expect(at.google.or(visitor.box)).toBeVisible()
    await expect(mainChat(page).status).toHaveCount(0)
    expect(await stored(page, KEYS.token)).toBeNull()
    await expect(page.getByText('I am worried')).toHaveCount(0)
  }
  /** In by the landing, wherever the person was left. */
  const comesBack = async () => {
    await page.goto(`${prefix()}?from=anonymous`)
    await at.byGoogle('Asha Kaur', email)
  }
  const sayFails = async (status: number) => {
    await page.route(SEND_TEXT, refuse(status), { times: 1 })
    await chat.ask(newWords())
  }
  const completes = async () => {
    await form.fill({ ...WHOLE, phone: newNumber() })
    await form.submit.click()
    await expect(mainChat(page).status).toBeVisible()
    // Spec §2: greeted two seconds after the chat came.
    await welcomeOf(page).getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(welcomeOf(page)).toBeHidden()
  }
  await page.goto('/')

  return {
    states: {
      doors: async () => {
        for (const name of LINKS) await expect(page.getByRole('link', { name })).toBeVisible()
      },
      trialAll: isTrial(FREE_MESSAGES),
      trialAllFailed: async () => {
        await expect(visitor.alert).toContainText('Failed to send message. Please try again.')
        await expect(visitor.box).toHaveValue(words())
        await expect(visitor.left(FREE_MESSAGES)).toBeVisible()
      },
      trialAllOffline: () => expect(notice).toBeVisible(),
      trialAllSlow: () => expect(visitor.log.getByText('The guide is answering')).toHaveCount(1),
      trialOne: isTrial(1),
      trialOver: async () => {
        await isTrial(0)()
        await expect(visitor.modal).toBeHidden()
      },
      loginRequired: () => expect(visitor.modal).toBeVisible(),
      landing: async () => {
        await expect(page).toHaveURL(`${prefix()}?from=anonymous`)
        await expect(at.google).toBeVisible()
      },
      setup: async () => {
        await expect(page).toHaveURL(`${prefix()}/setup`)
        await form.isOpen()
        await expect(form.email).toHaveValue(email)
        await expect(form.alert).toHaveCount(0)
      },
      setupFailed: () => expect(form.alert).toHaveText('Something is wrong on the server.'),
      chat: async () => {
        await isChat(0)(page)
        await expect(notice).toBeHidden()
        await expect(dialog).toBeHidden()
      },
      chatFailed: () => isChat(1)(page),
      chatSlow: async () => {
        await expect(chat.own(words())).toBeVisible()
        await expect(chat.log.getByText('The guide is answering')).toHaveCount(1)
      },
      chatOffline: () => expect(notice).toBeVisible(),
      expelled: isOut,
      sharing: () => expect(modal.dialog).toContainText('10 points'),
      settings: async () => {
        await expect(page).toHaveURL(`${prefix()}/settings`)
        await expect(heading(page)).toBeVisible()
        await expect(dialog).toBeHidden()
        await expect(row).toHaveText(`Birth Location ${place === '' ? 'Not set' : place}`)
      },
      settingsWithFailed: () => expect(heading(page)).toBeVisible(),
      editRefused: async () => {
        await expect(dialog.getByRole('alert')).toHaveText('Server error occurred. Please try again later.')
        expect((await profileOf({ token: (await stored(page, KEYS.token)) ?? '' })).place_of_birth ?? '').toBe(place)
      },
      signedOut: isOut,
    },
    events: {
      chooseSikh: choose(0),
      chooseHindu: choose(1),
      askVisitor: () => visitor.askUntil(1, newWords()),
      askVisitorLast: () => visitor.askAndRead(newWords()),
      askVisitor500: async () => {
        await page.route(SEND, refuse(500), { times: 1 })
        await visitor.ask(newWords())
      },
      askVisitorSlow: () => holds(SEND, newWords()),
      answerVisitor: letGo(SEND),
      askMore: () => visitor.ask('One more thing'),
      toSignIn: () => visitor.modal.getByRole('button', { name: 'Sign in' }).click(),
      googleNew: () => at.byGoogle('Asha Kaur', email),
      complete: completes,
      save500: async () => {
        await form.fill({ ...WHOLE, phone: newNumber() })
        await page.route(PROFILE, refuse(500), { times: 1 })
        await form.submit.click()
      },
      ask: () => chat.askAndRead(newWords()),
      ask500: () => sayFails(500),
      askSlow: () => holds(SEND_TEXT, newWords()),
      answer: letGo(SEND_TEXT),
      // On another device the person signed out of all.
      ask401: async () => {
        await revoke({ token: (await stored(page, KEYS.token)) ?? '' })
        await chat.ask(newWords())
        await expect.poll(() => stored(page, KEYS.token).catch(() => '')).toBeNull()
      },
      retry: async () => {
        await chat.again().click()
        await expect(failure).toHaveCount(0)
      },
      goOffline: () => context.setOffline(true),
      goOnline,
      googleBack: comesBack,
      googleBackToFailed: comesBack,
      share: () => badgeOf(page, '0').click(),
      closeSharing: () => modal.close.click(),
      toSettings: () => mainChat(page).settings.click(),
      back: () => backOf(page).click(),
      edit: async () => {
        place = `Moga ${asked} ${place.length}`
        await row.click()
        await dialog.locator('input').fill(place)
        await save.click()
      },
      edit500: async () => {
        await row.click()
        await dialog.locator('input').fill('Amritsar')
        await refuseSave(page, refuse(500))
        await save.click()
      },
      saveAgain: async () => {
        place = 'Amritsar'
        await save.click()
      },
      cancel: () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      signOut: async () => {
        await page.getByRole('button', { name: 'Sign Out' }).click()
        await expect(at.google).toBeVisible()
      },
      reload: async () => {
        // What was on its way is sent anew, to a server that answers at once (D57).
        await page.unroute(SEND_TEXT)
        await line.left(() => page.reload())
      },
      secondTab: () =>
        inSecondTab(async (tab) => {
          if ((await mainChat(page).status.count()) > 0) return isChat(0)(tab)
          const left = (await page.getByText(/^\d chats left$/).textContent()) ?? ''
          await expect(tab.getByText(left, { exact: true })).toBeVisible()
        }),
      otherTradition: other,
    },
  }
}
