import { type AnyActorRef, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { liveApp, liveInput, readToken } from '../../src/live/app.ts'
import type { appMachine } from '../../src/machines/app/app.machine.ts'
import { screenName } from '../../src/machines/app/app.setup.ts'
import { TRADITIONS, type Tradition } from '../../src/machines/entities.ts'
import { loaderOf } from '../../src/machines/loader/loader.machine.ts'
import type { SavedDraft } from '../../src/machines/messageSend/draft.ts'
import type { messageSendMachine } from '../../src/machines/messageSend/messageSend.machine.ts'
import { createStore, KEYS, type Store } from '../../src/platform/storage.ts'
import { type Browser, installBrowser } from './browser.ts'
import { type Outcome, Server } from './server.ts'

// One device with the real machines and the real world in their slots (src/live), before a made-up server. What draws, and
// the machines of the device itself (music, push, microphone), whose world is a browser's own, are left away.

const never = <T>() => loaderOf<T>().provide({ actors: { load: fromPromise<T, void>(() => new Promise(() => {})) } })

let browser: Browser | undefined

type Snapshot = ReturnType<AnyActorRef['getSnapshot']>

/** What a conversation's machine holds. */
export type Conversation = SnapshotFrom<typeof messageSendMachine>['context']

/** @param wait lets time go by, ms, with all that happens then */
export class World {
  readonly browser: Browser
  readonly server: Server
  store: Store
  actor!: ReturnType<typeof createActor<typeof appMachine>>
  /** Every text that was sent off. */
  readonly said = new Set<string>()
  /** The fewest free messages that each tradition showed as left, as long as nobody signed in. */
  readonly fewestLeft = new Map<Tradition, number>()
  /** Whether somebody signed out since the last login, and was not signed out. */
  hasLeft = false
  readonly thrown: string[] = []
  typed = 0
  readonly #wait: (ms: number) => Promise<void>

  constructor(wait: (ms: number) => Promise<void>) {
    this.#wait = wait
    browser ??= installBrowser()
    this.browser = browser
    browser.local.clear()
    browser.session.clear()
    browser.online = true
    browser.local.setItem(KEYS.deviceId, 'device_0123456789abcdef')
    this.store = createStore()
    this.server = new Server(() => readToken(this.store))
    browser.fetch = (request) =>
      this.browser.online ? this.#aborting(request) : Promise.reject(new TypeError('Failed to fetch'))
  }

  /** As a browser does: who gives up hears of it at once. */
  #aborting(request: Request): Promise<Response> {
    return Promise.race([
      this.server.answer(request),
      new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true })
      }),
    ])
  }

  /** Opens a page at an address, as the app's entry does. */
  async open(path: string): Promise<void> {
    this.actor?.stop()
    this.browser.open(path)
    this.store = createStore()
    const machine = liveApp(this.store, () => this.actor.send({ type: 'auth.unauthorized' })).provide({
      actors: { loadDevice: never(), loadScripture: never() },
    })
    this.actor = createActor(machine, { input: liveInput(this.store, 'english') })
    this.actor.subscribe({ error: (error) => this.thrown.push(String(error)) })
    this.actor.start()
    const page = globalThis.window
    for (const event of ['pushState', 'replaceState'])
      page.addEventListener(event, () => {
        const { pathname, search } = page.location
        this.actor.send({ type: 'location.changed', location: { path: pathname, search } })
      })
    await this.pass(0)
  }

  /** Lets time go by, ms; a page that has asked for another document gets it. */
  async pass(ms: number): Promise<void> {
    await this.#wait(ms)
    const left = this.browser.left()
    if (left !== null) await this.open(left)
  }

  snapshot(): Snapshot {
    return this.actor.getSnapshot()
  }

  screen(): string {
    return screenName(this.snapshot().value)
  }

  isSignedIn(): boolean {
    return readToken(this.store) !== null
  }

  /** The machine of a place under the root. */
  find(...ids: string[]): AnyActorRef | undefined {
    let actor: AnyActorRef | undefined = this.actor
    for (const id of ids) actor = (actor?.getSnapshot() as Snapshot | undefined)?.children?.[id]
    return actor
  }

  /** The conversation that is on the screen. */
  conversation(): AnyActorRef | undefined {
    const screen = this.screen()
    if (screen === 'chat') return this.find('member', 'messageSend')
    if (screen !== 'anonymousChat') return undefined
    return this.find(`messageSend.${this.tradition()}`)
  }

  tradition(): Tradition {
    return this.browser.path().startsWith('/hi') ? 'hindu' : 'sikh'
  }

  /** Every conversation that is in memory. */
  conversations(): Conversation[] {
    const actors = [this.find('messageSend.sikh'), this.find('messageSend.hindu'), this.find('member', 'messageSend')]
    return actors.flatMap((actor) => (actor === undefined ? [] : [actor.getSnapshot().context as Conversation]))
  }

  /** Every text that is kept on the device, whoever it is of. */
  kept(): string[] {
    return this.browser.local
      .entries()
      .filter(([key]) => key.startsWith('guru_chat_draft_'))
      .flatMap(([, text]) => textsIn(JSON.parse(text) as SavedDraft))
  }

  /** What each tradition shows as left of the free messages. */
  left(): [Tradition, number][] {
    return TRADITIONS.flatMap((tradition): [Tradition, number][] => {
      const left = this.find(`anonymousTrial.${tradition}`)?.getSnapshot().context.session?.remaining_messages
      return left === undefined ? [] : [[tradition, left]]
    })
  }

  /** Notes what later states are compared with. */
  remember(): void {
    if (this.isSignedIn()) this.fewestLeft.clear()
    else for (const [tradition, left] of this.left()) this.fewestLeft.set(tradition, left)
  }

  /** What becomes of the message that is held longest. */
  async settle(outcome: Outcome): Promise<void> {
    this.server.held[0]?.settle(outcome)
    await this.pass(0)
  }
}

/** Every text within something that was stored. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
