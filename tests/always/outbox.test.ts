import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ActorRefFrom, assign, createActor, fromPromise, SimulatedClock } from 'xstate'
import { ApiError } from '../../src/api/ApiError.ts'
import { type ChatMessage, chatMessage } from '../../src/machines/entities.ts'
import { type Role, type SavedDraft, slotsOf, withOthers } from '../../src/machines/messageSend/draft.ts'
import {
  messageSendMachine,
  type SendResult,
  type SendTextRequest,
  type SendVoiceRequest,
} from '../../src/machines/messageSend/messageSend.machine.ts'
import type { toSave } from '../../src/machines/messageSend/messages.ts'
import { toSavedDraft } from '../../src/offline/guards.ts'
import { answer } from '../machines/fixtures.ts'

// What somebody sends, by text and by voice, with everything that can go wrong on the way (D28): one person with one
// tab or two, whose machines are the real ones, and a server that remembers the ids of what it has answered. What found no
// network goes by itself when there is one, in the order in which it was said (D57).

const ALWAYS_RUNS = process.env.ALWAYS_RUNS
const ALWAYS_SEED = process.env.ALWAYS_SEED
const RUNS = Number(ALWAYS_RUNS ?? 300)
const SEED = ALWAYS_SEED ?? (ALWAYS_RUNS === undefined ? '57' : undefined)

type Conversation = ActorRefFrom<typeof messageSendMachine>
type Request = { id: string; text: string }
/** A call under way. */
type Call = Request & { tab: number; end(result: SendResult | Error): void }

/** What becomes of a call. Of the last two it arrived, and the person cannot know. */
type Fate = 'answered' | 'refused' | 'signedOut' | 'dropped' | 'answerLost' | 'late'

const network = () => new ApiError('network')
const AT = Date.UTC(2026, 10, 28)

/** The server: what arrived, in its order, each id once. Of a visitor so many are free. */
class Server {
  readonly arrived: Request[] = []
  readonly free: number
  constructor(free: number) {
    this.free = free
  }

  get isOver(): boolean {
    return this.arrived.length >= this.free
  }

  take({ id, text }: Request): SendResult {
    const at = this.arrived.findIndex((one) => one.id === id)
    if (at === -1 && this.isOver) return { kind: 'limitReached' }
    const place = at === -1 ? this.arrived.push({ id, text }) - 1 : at
    const createdAt = new Date(AT + place * 120_000).toISOString()
    return answer({
      sent: { id: `server-${id}`, createdAt },
      reply: { id: `reply-${id}`, text: `Of ${id}`, references: [], createdAt },
      counts: null,
    })
  }

  history(): ChatMessage[] {
    return this.arrived.flatMap(({ id, text }, place) => {
      const createdAt = new Date(AT + place * 120_000).toISOString()
      return [
        chatMessage({ id: `server-${id}`, sender: 'user', text, createdAt, clientMessageId: id }),
        chatMessage({ id: `reply-${id}`, sender: 'guide', text: `Of ${id}`, createdAt }),
      ]
    })
  }
}

const turns = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate)
}

/** One person's tabs, their storage, and the line to the server. */
class Person {
  readonly server: Server
  readonly role: Role
  readonly tabs: Conversation[] = []
  /** Everything that was sent off, and that nobody has put other words in the place of. */
  readonly said = new Set<string>()
  /** What waited for a network, by its id; and what went another way too, which only the person can send on. */
  readonly waited = new Set<string>()
  readonly byHand = new Set<string>()
  /** In which tab each was said, in the order in which they were. */
  readonly saidIn = new Map<string, number>()
  calls: Call[] = []
  stored: string | null = null
  online = true
  #drawn = 0

  constructor(role: Role, free: number) {
    this.role = role
    this.server = new Server(free)
  }

  saved(): SavedDraft | null {
    return this.stored === null ? null : toSavedDraft(JSON.parse(this.stored))
  }

  #call(tab: number, request: Request): Promise<SendResult> {
    if (!this.online) return Promise.reject(network())
    return new Promise((resolve, reject) => {
      const call: Call = {
        ...request,
        tab,
        end: (result) => {
          this.calls = this.calls.filter((one) => one !== call)
          if (result instanceof Error) reject(result)
          else resolve(result)
        },
      }
      this.calls.push(call)
    })
  }

  /** A page opens at this place; one that was there before is gone, with what it had in memory. */
  async open(tab: number): Promise<void> {
    const machine = messageSendMachine.provide({
      actors: {
        sendText: fromPromise<SendResult, SendTextRequest>(({ input: { clientMessageId: id, text } }) =>
          this.#call(tab, { id, text }),
        ),
        sendVoice: fromPromise<SendResult, SendVoiceRequest>(({ input: { clientMessageId: id } }) =>
          this.#call(tab, { id, text: id }),
        ),
      },
      actions: {
        drawId: assign({
          id: () => {
            const id = this.#draw('text')
            this.saidIn.set(id, tab)
            return id
          },
        }),
        saveDraft: ({ context }, saved) => this.#save(tab, context, saved),
      },
    })
    this.tabs[tab]?.stop()
    const actor = createActor(machine, {
      input: { role: this.role, tradition: 'sikh', draftKey: 'a', saved: this.saved() },
      clock: new SimulatedClock(),
    })
    this.tabs[tab] = actor
    actor.on('*', (event) => {
      if (event.type === 'send.limitError') actor.send({ type: 'trial.over' })
    })
    actor.start()
    if (this.server.isOver) actor.send({ type: 'trial.over' })
    actor.send({ type: 'conversation.ready', conversation: { id: 'c', referralCode: '' } })
    await turns()
  }

  #draw(what: string): string {
    this.#drawn += 1
    return `${what}-${this.#drawn}`
  }

  #save(tab: number, context: Parameters<typeof toSave>[0], saved: SavedDraft): void {
    const isHere = (id: string) => context.messages.some(({ clientMessageId }) => clientMessageId === id)
    this.stored = JSON.stringify(withOthers(saved, this.saved(), `tab-${tab}`, context, isHere))
    const all = this.saved()
    // As the storage tells the other tabs: later.
    for (const [other, actor] of this.tabs.entries()) {
      if (other === tab) continue
      const over = (all?.over ?? []).filter((slot) => slot.tab === `tab-${other}`)
      queueMicrotask(() => actor.send({ type: 'draft.elsewhere', others: slotsOf(all), over }))
    }
  }

  /** Words are written over what stands in the box, and sent, by so many taps. */
  say(tab: Conversation, taps: number): void {
    const text = `${this.#draw('words')}.`
    const { draft } = tab.getSnapshot().context
    for (const one of this.said) if (draft.includes(one)) this.said.delete(one)
    tab.send({ type: 'draft.change', value: text })
    this.submit(tab, taps)
  }

  /** Sends what stands in the box. */
  submit(tab: Conversation, taps: number): void {
    const { draft } = tab.getSnapshot().context
    if (draft !== '' && tab.getSnapshot().can({ type: 'text.submit' })) this.said.add(draft)
    for (let tap = 0; tap < taps; tap += 1) tab.send({ type: 'text.submit' })
  }

  speak(tab: Conversation, isWhole: boolean): void {
    const id = this.#draw('voice')
    this.said.add(id)
    this.saidIn.set(id, this.tabs.indexOf(tab))
    tab.send({ type: 'voice.submit', id, voice: { seconds: 2, waveform: [0.5] }, isWhole })
  }

  /** What was offered is sent, beside whatever stands in the box. */
  tap(tab: Conversation): void {
    const text = `${this.#draw('offer')}.`
    if (!tab.getSnapshot().can({ type: 'suggestion.send', text })) return
    if (!tab.getSnapshot().matches({ trial: 'over' })) this.said.add(text)
    tab.send({ type: 'suggestion.send', text })
  }

  retry(tab: Conversation, which: number): void {
    const bubbles = tab.getSnapshot().context.messages.filter(({ kind }) => kind === 'error')
    const bubble = bubbles[which % Math.max(1, bubbles.length)]
    if (bubble !== undefined) tab.send({ type: 'message.retry', id: bubble.id })
  }

  settle(call: Call | undefined, fate: Fate): void {
    if (call === undefined) return
    const arrives = fate === 'answered' || fate === 'answerLost' || fate === 'late'
    const result = arrives ? this.server.take(call) : network()
    const isNo = fate === 'refused' || fate === 'signedOut' || fate === 'late'
    if (isNo || ('kind' in result && result.kind === 'limitReached')) this.byHand.add(call.id)
    const errors = {
      answered: result,
      refused: new ApiError('http', 500),
      signedOut: new ApiError('http', 401),
      dropped: network(),
      answerLost: network(),
      late: new ApiError('timeout'),
    }
    call.end(errors[fate])
  }

  /** The tab goes, and comes again; what it had under way has arrived, or not. */
  async kill(tab: number, hasArrived: boolean): Promise<void> {
    for (const call of this.calls.filter((one) => one.tab === tab)) {
      this.calls = this.calls.filter((one) => one !== call)
      if (hasArrived) this.server.take(call)
    }
    await this.open(tab)
  }

  hear(tab: Conversation): void {
    if (this.online) tab.send({ type: 'history.loaded', messages: this.server.history() })
  }

  line(online: boolean): void {
    this.online = online
    if (online) this.look()
    else for (const call of [...this.calls]) call.end(network())
  }

  /** As the owner finds out that the network carries, and tells it. */
  look(): void {
    if (this.online) for (const tab of this.tabs) tab.send({ type: 'network.carries' })
  }

  /** The network stays, every call is answered, and nobody touches anything. */
  async rest(): Promise<void> {
    this.line(true)
    await turns()
    const waits = () => this.tabs.some((tab) => tab.getSnapshot().context.failed.some((one) => one.waits))
    for (let round = 0; round < 200 && (this.calls.length > 0 || (waits() && !this.server.isOver)); round += 1) {
      for (const call of [...this.calls]) this.settle(call, 'answered')
      await turns()
      this.check()
    }
    expect(this.calls, 'goes on for ever').toEqual([])
  }

  /** @returns how many had to keep an order */
  checkWaited(): number {
    const ids = this.server.arrived.map(({ id }) => id)
    const alone = [...this.waited].filter((id) => !this.byHand.has(id))
    if (!this.server.isOver) expect(ids, 'waits for ever').toEqual(expect.arrayContaining(alone))
    const drawn = (id: string) => Number(id.split('-')[1])
    let ordered = 0
    for (const at of this.tabs.keys()) {
      const here = ids.filter((id) => alone.includes(id) && this.saidIn.get(id) === at)
      expect(here, 'in another order').toEqual(here.toSorted((a, b) => drawn(a) - drawn(b)))
      if (here.length > 1) ordered += 1
    }
    return ordered
  }

  /** Where each thing that was said still is, beside the server. */
  kept(): string {
    return JSON.stringify([this.stored, this.tabs.map((tab) => tab.getSnapshot().context)])
  }

  check(): void {
    const ids = this.server.arrived.map(({ id }) => id)
    const texts = this.server.arrived.map(({ text }) => text)
    expect(new Set(ids).size, 'an id arrived twice').toBe(ids.length)
    expect(texts, 'a text arrived twice').toEqual([...new Set(texts)])
    const kept = this.kept()
    const lost = [...this.said].filter(
      (one) => !texts.some((text) => text.includes(one)) && !kept.includes(JSON.stringify(one).slice(1, -1)),
    )
    expect(lost, 'lost').toEqual([])
    for (const tab of this.tabs) {
      const { messages, outgoing, failed, unsent } = tab.getSnapshot().context
      for (const { clientMessageId: id, waits } of failed) (waits ? this.waited : this.byHand).add(id)
      if (unsent !== null) this.byHand.add(unsent.clientMessageId)
      const own = messages.flatMap(({ sender, clientMessageId }) => (sender === 'user' ? [clientMessageId] : []))
      expect(own, 'stands there twice').toEqual([...new Set(own)])
      const replies = messages.flatMap(({ id }) => (id.startsWith('reply-') ? [id] : []))
      expect(replies, 'answered twice').toEqual([...new Set(replies)])
      expect(messages.filter(({ kind }) => kind === 'processing')).toHaveLength(outgoing === null ? 0 : 1)
      const errors = messages.filter(({ kind }) => kind === 'error').map(({ clientMessageId }) => clientMessageId)
      expect(errors.toSorted()).toEqual(failed.map(({ clientMessageId }) => clientMessageId).toSorted())
    }
  }
}

type Step = { run(person: Person): unknown; toString(): string }
const step = (name: string, run: Step['run']): Step => ({ run, toString: () => name })

/** A step in whichever tab it is of those that are open. */
const inTab = (name: string, run: (person: Person, tab: Conversation, at: number) => unknown): fc.Arbitrary<Step> =>
  fc.nat(1).map((which) =>
    step(`${name} in tab ${which}`, (person) => {
      const at = which % person.tabs.length
      return run(person, person.tabs[at] as Conversation, at)
    }),
  )

const settled = (fate: Fate): fc.Arbitrary<Step> =>
  fc
    .nat(1)
    .map((which) => step(fate, (person) => person.settle(person.calls[which % Math.max(1, person.calls.length)], fate)))

const steps: fc.Arbitrary<Step> = fc.oneof(
  inTab('say', (person, tab) => person.say(tab, 1)),
  inTab('say by two taps', (person, tab) => person.say(tab, 2)),
  inTab('send', (person, tab) => person.submit(tab, 2)),
  inTab('send', (person, tab) => person.submit(tab, 1)),
  inTab('speak', (person, tab) => person.speak(tab, true)),
  inTab('speak, and the microphone goes', (person, tab) => person.speak(tab, false)),
  inTab('tap what is offered', (person, tab) => person.tap(tab)),
  inTab('try the first again', (person, tab) => person.retry(tab, 0)),
  inTab('try the second again', (person, tab) => person.retry(tab, 1)),
  inTab('close and open', (person, _, at) => person.kill(at, false)),
  inTab('close and open, it has arrived', (person, _, at) => person.kill(at, true)),
  inTab('read the history', (person, tab) => person.hear(tab)),
  settled('answered'),
  settled('answered'),
  settled('refused'),
  settled('signedOut'),
  settled('dropped'),
  settled('answerLost'),
  settled('late'),
  fc.constant(step('a second tab', (person) => (person.tabs.length === 1 ? person.open(1) : undefined))),
  fc.constant(step('the owner looks', (person) => person.look())),
  fc.constantFrom(true, false).map((online) => step(online ? 'online' : 'offline', (person) => person.line(online))),
)

test('what was sent arrives once, or is still with the person, whatever fails; what waited goes by itself', async () => {
  let ordered = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Role>('visitor', 'member'),
      fc.constantFrom(2, 100),
      fc.array(steps, { maxLength: 30 }),
      async (role, free, all) => {
        const person = new Person(role, role === 'member' ? 100 : free)
        await person.open(0)
        for (const { run } of all) {
          await run(person)
          await turns()
          person.check()
        }
        await person.rest()
        ordered += person.checkWaited()
        for (const tab of person.tabs) tab.stop()
      },
    ),
    { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) },
  )
  // Or nothing had to keep an order.
  expect(ordered).toBeGreaterThan(RUNS / 100)
})
