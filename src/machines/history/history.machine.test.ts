import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { serverMessage } from '../../../tests/machines/fixtures.ts'
import { done, failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import { type MessagePage, PAGE_CONVERSATIONS, type ServerMessage } from '../entities.ts'
import {
  type HistoryAnnouncement,
  hasOlder,
  historyMachine,
  MAX_REPEATED_PAGES,
  olderState,
} from './history.machine.ts'

const older = { type: 'older.load' } as const
const retry = { type: 'history.retry' } as const
const refresh = { type: 'history.refresh' } as const
const offline = Object.assign(new Error(), { kind: 'network', status: null })

/** A server with conversations named by numbers, the latest last; each has a question and an answer. */
class Shelf {
  conversations: string[]
  asked: number[] = []
  fails = false
  constructor(count: number) {
    this.conversations = Array.from({ length: count }, (_, index) => `c${index}`)
  }
  page(page: number): MessagePage {
    const latestFirst = this.conversations.toReversed()
    const start = Math.min((page - 1) * PAGE_CONVERSATIONS, latestFirst.length)
    const here = latestFirst.slice(start, start + PAGE_CONVERSATIONS)
    return {
      messages: here
        .toReversed()
        .flatMap((id): ServerMessage[] => [
          serverMessage({ id: `${id}-q`, conversation_id: id }),
          serverMessage({ id: `${id}-a`, conversation_id: id, role: 'other' }),
        ]),
      page,
      total_conversations: latestFirst.length,
      start_index: start,
      end_index: start + here.length,
      conversations_to_load: here.length,
    }
  }
}

const first = (count: number) => done('loadPage', new Shelf(count).page(1))
const repeated = { ...new Shelf(12).page(1), end_index: 10 }
/** So much was said elsewhere that this page does not reach back to what is here. */
const elsewhere = { ...new Shelf(30).page(1), messages: [serverMessage({ id: 'elsewhere' })] }
const empty: MessagePage = { ...new Shelf(12).page(1), messages: [] }

const { reached, untaken } = walk(historyMachine, {
  inputs: [{}],
  events: [
    older,
    retry,
    refresh,
    first(12),
    first(3),
    done('loadPage', empty),
    done('loadOlderPage', new Shelf(12).page(2)),
    done('loadOlderPage', new Shelf(12).page(3)),
    done('loadOlderPage', repeated),
    done('refreshPage', new Shelf(12).page(1)),
    done('refreshPage', elsewhere),
    failed('loadPage', offline),
    failed('loadOlderPage', offline),
    failed('refreshPage', offline),
  ],
  keyOf: ({ value, context: { total, read, olderFailed, stale, repeats } }) => [
    value,
    total,
    Math.min(read, total),
    olderFailed,
    stale,
    Math.min(repeats, 2),
  ],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['loading', 'ready', 'loadingOlder', 'allLoaded', 'failed'] as const)('reaches %s', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

test('ready means that there are older messages, allLoaded that there are none', () => {
  for (const state of reached) {
    if (state.matches({ ready: 'resting' })) expect(hasOlder(state)).toBe(true)
    if (state.matches('allLoaded')) expect(hasOlder(state)).toBe(false)
  }
})

describe('the control at the top', () => {
  test.each([
    ['none while the first page is on its way', 'none', []],
    ['none when that failed', 'none', [failed('loadPage', offline)]],
    ['ready', 'ready', [first(12)]],
    ['loading', 'loading', [first(12), older]],
    ['failed, calmly: what is here stays', 'failed', [first(12), older, failed('loadOlderPage', offline)]],
    ['loading again', 'loading', [first(12), older, failed('loadOlderPage', offline), older]],
    ['none when all is here', 'none', [first(3)]],
  ])('%s', (_name, expected, events) => expect(olderState(reach(historyMachine, {}, ...events))).toBe(expected))
})

test('nobody loads older messages where there are none, or twice at once', () => {
  expect(reach(historyMachine, {}, first(3), older).value).toBe('allLoaded')
  expect(reach(historyMachine, {}, older).value).toBe('loading')
  const once = reach(historyMachine, {}, first(12), older)
  expect(once.can(older)).toBe(false)
})

test('a refresh keeps what is read, and its failure is silent', () => {
  const state = reach(historyMachine, {}, first(12), refresh, failed('refreshPage', offline))
  expect([state.value, state.context.read, state.context.olderFailed]).toEqual([{ ready: 'resting' }, 5, false])
})

/** Runs the machine against a shelf; a promise for it to rest. */
const open = (shelf: Shelf) => {
  const heard: string[][] = []
  const loadPage = fromPromise<MessagePage, { page: number }>(async ({ input }) => {
    shelf.asked.push(input.page)
    if (shelf.fails) throw offline
    return shelf.page(input.page)
  })
  const actor = heardBy(createActor(historyMachine.provide({ actors: { loadPage } })), (event) =>
    heard.push((event as HistoryAnnouncement).messages.map(({ id }) => id)),
  )
  const rests = () =>
    waitFor(actor, (s) => s.matches({ ready: 'resting' }) || s.matches('allLoaded') || s.matches('failed'))
  return { actor, heard, rests, distinct: () => new Set(heard.flat()).size }
}

test('pages of five, the latest first, until all is here', async () => {
  const shelf = new Shelf(12)
  const { actor, heard, rests } = open(shelf)
  await rests()
  expect(heard).toEqual([shelf.page(1).messages.map(({ id }) => id)])
  actor.send(older)
  await rests()
  actor.send(older)
  await rests()
  expect(shelf.asked).toEqual([1, 2, 3])
  expect(heard.map((page) => page.length)).toEqual([10, 10, 4])
  expect(actor.getSnapshot().value).toBe('allLoaded')
})

test('an account without a conversation has all of it at once', async () => {
  const { actor, heard, rests } = open(new Shelf(0))
  await rests()
  expect([actor.getSnapshot().value, heard]).toEqual(['allLoaded', [[]]])
})

test.each([1, 4, 5, 7, 23])('%i conversations that began meanwhile hide none of the older ones', async (begun) => {
  const shelf = new Shelf(30)
  const { actor, distinct, rests } = open(shelf)
  await rests()
  shelf.conversations.push(...Array.from({ length: begun }, (_, index) => `new${index}`))
  for (let turn = 0; turn < 20 && !actor.getSnapshot().matches('allLoaded'); turn += 1) {
    const before = distinct()
    actor.send(older)
    await rests()
    expect(distinct()).toBeGreaterThan(before)
  }
  expect(actor.getSnapshot().value).toBe('allLoaded')
  // Every conversation that was there at first; the newest ones come by a refresh.
  const { seen } = actor.getSnapshot().context
  expect(Array.from({ length: 30 }, (_, index) => `c${index}-q`).filter((id) => !seen.includes(id))).toEqual([])
  actor.send(refresh)
  await rests()
  expect(shelf.conversations.filter((id) => !actor.getSnapshot().context.seen.includes(`${id}-a`))).toEqual([])
})

test('conversations that began meanwhile come with an older page, and nobody has to ask', async () => {
  const shelf = new Shelf(30)
  const { actor, rests } = open(shelf)
  await rests()
  shelf.conversations.push('new0', 'new1')
  actor.send(older)
  await rests()
  await waitFor(actor, ({ context }) => ['new0-q', 'new1-q'].every((id) => context.seen.includes(id)))
})

test('conversations that were erased meanwhile make no gap', async () => {
  const shelf = new Shelf(20)
  const { actor, rests } = open(shelf)
  await rests()
  shelf.conversations.splice(17, 3)
  for (let turn = 0; turn < 10 && !actor.getSnapshot().matches('allLoaded'); turn += 1) {
    actor.send(older)
    await rests()
  }
  // Pages were counted while the three were still there: what slipped to the page before comes with a refresh.
  actor.send(refresh)
  await rests()
  const missing = shelf.conversations.filter((id) => !actor.getSnapshot().context.seen.includes(`${id}-q`))
  expect(missing).toEqual([])
})

test('a server that repeats itself for ever is asked a bounded number of times', async () => {
  const shelf = new Shelf(500)
  const { actor, rests } = open(shelf)
  await rests()
  shelf.page = (page) => ({ ...new Shelf(500).page(1), page })
  actor.send(older)
  await rests()
  expect(shelf.asked).toHaveLength(1 + 1 + MAX_REPEATED_PAGES)
  expect(actor.getSnapshot().value).toEqual({ ready: 'resting' })
})

test('a first page that fails is tried again when the person asks, or when the network is back', async () => {
  for (const event of [retry, refresh]) {
    const shelf = new Shelf(7)
    shelf.fails = true
    const { actor, rests } = open(shelf)
    await rests()
    expect(actor.getSnapshot().value).toBe('failed')
    shelf.fails = false
    actor.send(event)
    await rests()
    expect(actor.getSnapshot().value).toEqual({ ready: 'resting' })
  }
})

test('a network that comes back while the first page hangs is used at once', () => {
  const waiting = reach(historyMachine, {}, refresh, failed('loadPage', offline))
  expect([waiting.value, waiting.context.stale]).toEqual(['loading', false])
})

test('an older page that fails is asked for again as the same page', async () => {
  const shelf = new Shelf(12)
  const { actor, rests } = open(shelf)
  await rests()
  shelf.fails = true
  actor.send(older)
  await rests()
  shelf.fails = false
  actor.send(older)
  await rests()
  expect(shelf.asked).toEqual([1, 2, 2])
  expect(actor.getSnapshot().context.olderFailed).toBe(false)
})

test('a refresh, asked for while older messages load, follows them', async () => {
  const shelf = new Shelf(12)
  const { actor, rests } = open(shelf)
  await rests()
  actor.send(older)
  actor.send(refresh)
  await rests()
  expect(shelf.asked).toEqual([1, 2, 1])
  actor.send(refresh)
  actor.send(older)
  await rests()
  expect(shelf.asked).toEqual([1, 2, 1, 1, 3, 1])
})

test('a first page that brings nothing leads on to the next one, by itself', async () => {
  const shelf = new Shelf(12)
  const whole = shelf.page.bind(shelf)
  shelf.page = (page) => (page === 1 ? { ...whole(1), messages: [] } : whole(page))
  const { actor, heard, rests } = open(shelf)
  await rests()
  expect(shelf.asked).toEqual([1, 2])
  expect(heard.flat()).toEqual(whole(2).messages.map(({ id }) => id))
  expect(actor.getSnapshot().value).toEqual({ ready: 'resting' })
})

test('a refresh that is asked for during another is made after it', async () => {
  const shelf = new Shelf(12)
  const { actor, rests } = open(shelf)
  await rests()
  actor.send(refresh)
  actor.send(refresh)
  await rests()
  expect(shelf.asked).toEqual([1, 1, 1])
})

test('where all is here, a refresh asks for what is new, and nothing older is asked for meanwhile', async () => {
  const shelf = new Shelf(3)
  const { actor, heard, rests } = open(shelf)
  await rests()
  shelf.conversations.push('new')
  actor.send(refresh)
  actor.send(older)
  await rests()
  expect(shelf.asked).toEqual([1, 1])
  expect([actor.getSnapshot().value, heard.at(-1)?.slice(-2)]).toEqual(['allLoaded', ['new-q', 'new-a']])
})
