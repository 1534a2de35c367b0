import { expect, type Page } from '@playwright/test'
import { machineStates } from '../walks/machineState.ts'
import { Visitor } from './visitor.ts'

// The questions that the app asks of its own accord (spec §4 Prompts), and the browser's side of them.

export const installModal = (page: Page) => page.getByRole('dialog', { name: 'Keep Satsang close at hand' })
export const notificationModal = (page: Page) => page.getByRole('dialog', { name: 'A thought for you, now and then' })

/** The browser offers to install, as Chromium does. Its own dialog is answered like this; headless it never ends. */
export const offersInstall = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((said) => {
    const Offer = Reflect.get(window, 'BeforeInstallPromptEvent')
    const event: Event = new Offer('beforeinstallprompt', { cancelable: true, platforms: ['web'] })
    let answer: (choice: object) => void = () => {}
    const userChoice = new Promise<object>((resolve) => {
      answer = resolve
    })
    let asked = 0
    Object.defineProperties(event, {
      userChoice: { get: () => userChoice },
      prompt: {
        value: async () => {
          asked += 1
          if (asked > 1) throw new DOMException('The prompt() method may only be called once', 'InvalidStateError')
          Object.assign(window, { walkAsked: asked })
          answer({ outcome: said, platform: said === 'accepted' ? 'web' : '' })
          if (said === 'accepted') dispatchEvent(new Event('appinstalled'))
          return userChoice
        },
      },
    })
    // The app has to keep the offer: the browser shows its own bar otherwise.
    if (dispatchEvent(event)) throw new Error('the offer was not kept')
  }, outcome)

export const timesAsked = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'walkAsked') ?? 0))

/** A machine has come to a state: what only then begins can be timed from there. */
export const machineIs = (page: Page, id: string, state: unknown) =>
  expect
    .poll(async () => Object.entries(await machineStates(page)).find(([place]) => place.endsWith(`.${id}`))?.[1].value)
    .toEqual(state)

/** Time stands still, and moves by `page.clock.runFor`. A second may be over before the clock hears of it: then anew. */
export const stopTime = (page: Page): Promise<void> =>
  expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass()

/** Keeps Firebase's code on its way: what it knows of the permission comes later. Returns what lets it through. */
export async function holdFirebase(page: Page): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/firebase-*.js', async (route) => {
    await free
    await route.continue()
  })
  return letGo
}

/** The device's code is here: Firebase is being asked for. */
export const deviceIsHere = (page: Page) => page.waitForRequest('**/assets/firebase-*.js')

/**
 * Asks, and waits for the answer, while time stands still. The long list of a member needs a frame now and then to draw
 * it: gives back how much time that took, ms.
 */
export async function asks(page: Page, words = 'I am worried'): Promise<number> {
  const visitor = new Visitor(page)
  const answer = page.waitForResponse(/\/send-text$/)
  await visitor.ask(words)
  await (await answer).finished()
  let elapsed = 0
  await expect
    .poll(async () => {
      if (await visitor.articles.filter({ hasText: words }).isVisible())
        return visitor.log.getByText('The guide is answering').count()
      elapsed += 20
      await page.clock.runFor(20)
      return 'not drawn'
    })
    .toBe(0)
  return elapsed
}
