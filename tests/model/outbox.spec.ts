import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test'
import fc from 'fast-check'
import { MemberChat, PROCESSING, SEND_TEXT, storedOf } from './memberChat.ts'
import { mainChat, newPerson, type Person, signInStored } from './person.ts'
import { refuse } from './visitor.ts'

// What is said arrives once, whatever fails on the way (D28, D57), in a real browser: random schedules, the same ones in every
// run. Ten thousand of them go through the machine alone (tests/always/outbox.test.ts).

/** So many of them; more are asked for by ALWAYS_RUNS. */
const RUNS = Number(process.env.ALWAYS_RUNS ?? 12)
const SEED = 57

/** What becomes of the next send. Of 'lost' the answer alone does not come; 'slow' goes on with the step after the next. */
type Fate = 'dropped' | 'lost' | 'refused' | 'slow'
type Step = 'say' | 'reload' | 'offline' | 'online' | 'second tab' | 'close a tab' | Fate

const steps = fc.array(
  fc.constantFrom<Step[]>(
    ...(['say', 'say', 'say', 'say', 'reload', 'offline', 'online', 'second tab', 'close a tab'] as const),
    ...(['dropped', 'lost', 'refused', 'slow'] as const),
  ),
  { minLength: 5, maxLength: 10 },
)

/** The app's chat has taken the place of the page's own: no text comes into the box between a look at it and what is typed. */
const isWhole = (page: Page) => expect(mainChat(page).settings).toBeVisible()

class Schedule {
  readonly context: BrowserContext
  readonly person: Person
  readonly said: string[] = []
  #pages: Page[] = []
  #turn = 0
  #fates: Fate[] = []
  #held: (() => void)[] = []

  constructor(context: BrowserContext, person: Person) {
    this.context = context
    this.person = person
  }

  async begin(page: Page): Promise<void> {
    await this.context.route(SEND_TEXT, (route) => this.#decide(route).catch(() => {}))
    await signInStored(page, this.person)
    await this.#open(page)
  }

  async #decide(route: Route): Promise<void> {
    const fate = this.#fates.shift()
    if (fate === 'dropped') return route.abort('connectionreset')
    if (fate === 'refused') return refuse(500)(route)
    if (fate === 'lost') {
      await route.fetch()
      return route.abort('connectionreset')
    }
    if (fate === 'slow') await new Promise<void>((go) => this.#held.push(go))
    return route.continue()
  }

  async #open(page: Page): Promise<void> {
    await page.goto('/pn/chat')
    await isWhole(page)
    this.#pages.push(page)
  }

  /** The tab in which the next thing is done. */
  #tab(): MemberChat {
    this.#turn += 1
    return new MemberChat(this.#pages[this.#turn % this.#pages.length] as Page)
  }

  async #say(): Promise<void> {
    const { box } = this.#tab()
    // What stands there already is the person's own: it is sent first.
    if ((await box.inputValue()) === '') {
      const text = `What is patience, for the ${this.said.length + 1}. time?`
      this.said.push(text)
      await box.fill(text)
    }
    await box.press('Enter')
  }

  async do(step: Step): Promise<void> {
    for (const go of this.#held.splice(0)) go()
    if (step === 'say') return this.#say()
    if (step === 'offline' || step === 'online') return this.context.setOffline(step === 'offline')
    if (step === 'reload' || step === 'second tab' || step === 'close a tab') {
      // Nothing of a page can be fetched without a network: the walks of the worker see to that.
      await this.context.setOffline(false)
      if (step === 'reload') {
        const { page } = this.#tab()
        await page.reload()
        await isWhole(page)
      } else if (step === 'second tab' && this.#pages.length < 2) await this.#open(await this.context.newPage())
      else if (step === 'close a tab' && this.#pages.length > 1) await this.#pages.pop()?.close()
      return
    }
    this.#fates.push(step)
  }

  /** The network is there, and the person sends what only they can. */
  async settle(): Promise<void> {
    this.#fates = []
    await this.do('online')
    await expect(async () => {
      const chats = this.#pages.map((page) => new MemberChat(page))
      // What one tab is sending may still stand in the box of the other.
      for (const { log } of chats) await expect(log.getByText(PROCESSING)).toHaveCount(0, { timeout: 5_000 })
      for (const chat of chats) {
        if ((await chat.box.inputValue()) !== '') await chat.box.press('Enter')
        else if ((await chat.again().count()) > 0) await chat.again().click({ timeout: 2_000 })
        else continue
        throw new Error('not yet')
      }
      const own = (await storedOf(this.person)).flatMap(({ role, content }) => (role === 'user' ? [content] : []))
      expect(own.toSorted()).toEqual(this.said.toSorted())
    }).toPass({ timeout: 90_000 })
  }
}

for (const [at, all] of fc.sample(steps, { numRuns: RUNS, seed: SEED }).entries())
  test(`${at + 1}: ${all.join(', ')}`, async ({ page, context }) => {
    const schedule = new Schedule(context, await newPerson())
    await schedule.begin(page)
    for (const step of all) await schedule.do(step)
    await schedule.settle()
    // A reload shows the same: nothing waits any more. Of a long conversation only what is in view is in the page.
    await page.reload()
    const chat = new MemberChat(page)
    const newest = (await storedOf(schedule.person)).findLast(({ role }) => role === 'user')
    if (newest !== undefined) await expect(chat.own(newest.content)).toHaveCount(1)
    await expect(chat.again()).toHaveCount(0)
    await expect(chat.log.getByText(PROCESSING)).toHaveCount(0)
  })
