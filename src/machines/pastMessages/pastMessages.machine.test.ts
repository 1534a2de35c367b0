import { describe, expect, test } from 'vitest'
import { assign, createActor, type EventFrom, fromPromise, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate'
import { serverMessage } from '../../../tests/machines/fixtures.ts'
import { done, elapsed, failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import type { MessagePage } from '../entities.ts'
import {
  type AroundRequest,
  isCut,
  MAX_REPEATED_PAGES,
  markedIn,
  type PastHit,
  type PastHits,
  type PastRequest,
  pastMessagesMachine,
  QUERY_LIMIT,
  queryOf,
} from './pastMessages.machine.ts'

type Sent = EventFrom<typeof pastMessagesMachine>

const idOf = (number: number) => `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`
const messageOf = (number: number, over = {}) =>
  serverMessage({ id: idOf(number), created_at: `2026-11-${`${number}`.padStart(2, '0')}T10:00:00.000Z`, ...over })
/** Conversations of one message each, the latest last; they are numbered from the first one ever. */
const page = (start: number, end: number, total: number): MessagePage => ({
  messages: Array.from({ length: end - start }, (_, at) => messageOf(total - end + 1 + at)),
  page: start / 5 + 1,
  start_index: start,
  end_index: end,
  total_conversations: total,
  conversations_to_load: end - start,
})
const hitOf = (number: number): PastHit => ({ message: messageOf(number), marks: [{ from: 0, to: 3 }] })
const hits = (numbers: number[], over: Partial<PastHits> = {}): PastHits => ({
  hits: numbers.map(hitOf),
  more: false,
  partial: false,
  ...over,
})

/** Days begin at midnight in UTC. */
const machine = pastMessagesMachine.provide({
  actions: { readDayStart: assign({ since: ({ context: { at } }) => `${at}T00:00:00.000Z` }) },
})
const offline = Object.assign(new Error(), { kind: 'network', status: null })
const notFound = Object.assign(new Error(), { kind: 'http', status: 404, code: 'message_not_found' })
const types = (value: string) => ({ type: 'text.change', value }) as const
const goes = (at: string | null) => ({ type: 'place.changed', at }) as const
const is = (owner: string | null) => ({ type: 'owner.changed', owner }) as const
const input = { owner: 'asha', at: null }

const DAY = '2026-11-08'
const placeKey = ({ value, context: { owner, at, around, answer } }: SnapshotFrom<typeof machine>) => [
  value,
  owner,
  at,
  around?.from,
  around?.to,
  answer?.hits.length,
  answer?.more,
]

const { reached, untaken } = walk(machine, {
  inputs: [input, { owner: null, at: null }],
  events: [is('asha'), is(null), goes(null), goes(idOf(18)), types('worry'), types(' ?')],
  keyOf: placeKey,
})
const search = walk(machine, {
  inputs: [input],
  events: [
    types('worry'),
    types('?'),
    { type: 'search.submit' },
    { type: 'search.retry' },
    { type: 'more.load' },
    { type: 'hit.open', id: idOf(3) },
    { type: 'day.open', day: DAY },
    { type: 'search.open' },
    elapsed('typing', 'pastMessages.here.search.waiting'),
    done('searchMessages', hits([9, 8], { more: true })),
    done('searchMessages', hits([])),
    failed('searchMessages', offline),
    done('searchMore', hits([8, 7])),
    failed('searchMore', offline),
  ],
  keyOf: placeKey,
})
const place = walk(machine, {
  inputs: [
    { owner: 'asha', at: idOf(18) },
    { owner: 'asha', at: DAY },
  ],
  events: [
    goes(null),
    goes(idOf(18)),
    { type: 'place.retry' },
    { type: 'older.load' },
    { type: 'newer.load' },
    { type: 'search.open' },
    done('loadAround', page(10, 15, 30)),
    done('loadAround', page(0, 0, 0)),
    failed('loadAround', notFound),
    failed('loadAround', offline),
    done('loadOlder', page(15, 20, 30)),
    done('loadOlder', page(15, 20, 40)),
    failed('loadOlder', offline),
    done('loadNewer', page(5, 10, 30)),
    done('loadNewer', page(5, 10, 40)),
    failed('loadNewer', offline),
  ],
  keyOf: (snapshot) => [...placeKey(snapshot), snapshot.context.repeats > 1],
})

test('every transition is taken', () => {
  const isUntaken = (name: string) => search.untaken.includes(name) && place.untaken.includes(name)
  expect(untaken.filter(isUntaken)).toEqual([])
})

test('what is shown was asked for, and a failure has its reason', () => {
  for (const state of [...reached, ...search.reached, ...place.reached]) {
    const { answer, around, searchProblem, placeProblem, owner } = state.context
    expect(owner === null).toBe(state.matches('visitor'))
    expect(searchProblem !== null).toBe(
      state.matches({ here: { search: 'failed' } }) || state.matches({ here: { search: { found: 'moreFailed' } } }),
    )
    expect(placeProblem !== null).toBe(state.matches({ here: { place: 'failed' } }))
    expect(around !== null).toBe(state.matches({ here: { place: 'shown' } }))
    if (state.matches({ here: { search: 'found' } })) expect(answer?.hits.length).toBeGreaterThan(0)
    if (state.matches({ here: { search: 'nothing' } })) expect(answer?.hits).toEqual([])
    if (state.matches({ here: { search: 'empty' } })) expect(answer).toBeNull()
  }
})

describe('who is signed in', () => {
  const full = [
    types('worry'),
    elapsed('typing', 'pastMessages.here.search.waiting'),
    done('searchMessages', hits([9, 8])),
    done('loadAround', page(10, 15, 30)),
  ] as Sent[]
  const at = { owner: 'asha', at: idOf(18) }

  test('a visitor has no conversations, and keeps the address', () => {
    const state = reach(machine, { owner: null, at: null }, goes(idOf(18)), types('worry'))
    expect([state.value, state.context.at, state.context.text]).toEqual(['visitor', idOf(18), ''])
    expect(reach(machine, { owner: null, at: idOf(18) }, is('asha')).matches({ here: { place: 'loading' } })).toBe(true)
  })

  test.each([null, 'bina'])('nothing of the one before stays for %s', (owner) => {
    const { context } = reach(machine, at, ...full, is(owner))
    expect(context).toEqual({ ...reach(machine, { ...at, owner }).context, since: expect.anything() })
    expect(JSON.stringify(context)).not.toContain('worry')
  })

  test('who is told of once more keeps everything', () => {
    const before = reach(machine, at, ...full)
    expect(reach(machine, at, ...full, is('asha')).context).toEqual(before.context)
  })
})

/** A machine whose questions are answered by hand. */
function start(from: { owner: string | null; at: string | null } = input) {
  const clock = new SimulatedClock()
  type Asked<Input, Output> = { input: Input; signal: AbortSignal; resolve(output: Output): void }
  const searches: Asked<PastRequest, PastHits>[] = []
  const loads: Asked<AroundRequest, MessagePage>[] = []
  const logic = machine.provide({
    actors: {
      searchMessages: fromPromise<PastHits, PastRequest>(
        ({ input, signal }) => new Promise((resolve) => void searches.push({ input, signal, resolve })),
      ),
      loadAround: fromPromise<MessagePage, AroundRequest>(
        ({ input, signal }) => new Promise((resolve) => void loads.push({ input, signal, resolve })),
      ),
    },
  })
  const heard: unknown[] = []
  const actor = heardBy(createActor(logic, { clock, input: from }), (event) => heard.push(event))
  return { clock, searches, loads, actor, heard }
}
const settled = (actor: ReturnType<typeof start>['actor'], place: 'older' | 'newer') =>
  waitFor(actor, (s) => s.matches({ here: { place: { shown: { [place]: 'resting' } } } } as never))

describe('the search', () => {
  test.each([
    ['  ', ''],
    ['?!', ''],
    ['', ''],
    [' how  do\nI ', 'how do I'],
    ['ਚਿੰਤਾ', 'ਚਿੰਤਾ'],
    ['7', '7'],
    ['a'.repeat(QUERY_LIMIT + 1), 'a'.repeat(QUERY_LIMIT)],
  ])('of %j it looks for %j', (text, query) => expect(queryOf(text)).toBe(query))

  test.each([
    [' how '.padStart(2 * QUERY_LIMIT), false],
    ['a'.repeat(QUERY_LIMIT), false],
    ['a'.repeat(QUERY_LIMIT + 1), true],
  ])('whether more was typed than is looked for', (text, is) => expect(isCut(text)).toBe(is))

  test('300 ms after the last letter, and not before; what is typed stays letter for letter', () => {
    const { clock, searches, actor } = start()
    actor.send(types('wor'))
    clock.increment(299)
    actor.send(types(' worry\n'))
    clock.increment(299)
    expect(searches).toEqual([])
    clock.increment(1)
    expect(searches.map((asked) => asked.input)).toEqual([{ query: 'worry', before: null }])
    expect(actor.getSnapshot().context.text).toBe(' worry\n')
  })

  test('at once when it is sent, and only once', () => {
    const { clock, searches, actor } = start()
    actor.send(types('worry'))
    actor.send({ type: 'search.submit' })
    clock.increment(1_000)
    expect(searches).toHaveLength(1)
  })

  test('a later text takes the place of one under way; what was found stays meanwhile', async () => {
    const { clock, searches, actor } = start()
    actor.send(types('worry'))
    clock.increment(300)
    searches[0]?.resolve(hits([9]))
    await waitFor(actor, (s) => s.matches({ here: { search: 'found' } }))
    const { answer } = actor.getSnapshot().context
    actor.send(types('fear'))
    clock.increment(300)
    expect(actor.getSnapshot().context.answer).toBe(answer)
    actor.send(types('hope'))
    expect(searches[1]?.signal.aborted).toBe(true)
    searches[1]?.resolve(hits([1]))
    clock.increment(300)
    searches[2]?.resolve(hits([], { partial: true }))
    await waitFor(actor, (s) => s.matches({ here: { search: 'nothing' } }))
    expect(actor.getSnapshot().context.answer).toEqual({ query: 'hope', hits: [], more: false, partial: true })
  })

  const found = (...more: Sent[]): Sent[] => [
    types('worry'),
    { type: 'search.submit' },
    done('searchMessages', hits([9, 8], { more: true, partial: true })),
    ...more,
  ]
  const answerAfter = (...more: Sent[]) => reach(machine, input, ...found(...more)).context.answer

  test('more is asked for before the last one that is here, and joins without doubles', async () => {
    const { searches, actor } = start()
    actor.send(types('worry'))
    actor.send({ type: 'search.submit' })
    searches[0]?.resolve(hits([9, 8], { more: true }))
    await waitFor(actor, (s) => s.matches({ here: { search: 'found' } }))
    actor.send({ type: 'more.load' })
    expect(searches[1]?.input).toEqual({ query: 'worry', before: messageOf(8).created_at })
    const after = answerAfter({ type: 'more.load' }, done('searchMore', hits([8, 7])))
    expect(after?.hits.map(({ message }) => message.id)).toEqual([9, 8, 7].map(idOf))
    expect([after?.more, after?.partial]).toEqual([false, true])
    const last = reach(machine, input, ...found({ type: 'more.load' }, done('searchMore', hits([7]))))
    expect(last.can({ type: 'more.load' })).toBe(false)
  })

  test('more that does not come loses nothing, and can be tried again', () => {
    const state = reach(machine, input, ...found({ type: 'more.load' }, failed('searchMore', offline)))
    expect([state.value, state.context.searchProblem]).toEqual([
      { here: { search: { found: 'moreFailed' }, place: 'absent' } },
      'offline',
    ])
    expect(state.context.answer).toEqual(answerAfter())
    expect(state.can({ type: 'more.load' })).toBe(true)
  })

  test.each([
    ['no network', offline, 'offline'],
    ['a surprise', new Error('surprise'), 'failed'],
  ])('%s: what was typed and found stays, and it can be tried again', (_, error, problem) => {
    const events = found(types('fear'), { type: 'search.submit' }, failed('searchMessages', error))
    const { context } = reach(machine, input, ...events)
    expect([context.searchProblem, context.text, context.answer]).toEqual([problem, 'fear', answerAfter()])
    const again = reach(machine, input, ...events, { type: 'search.retry' })
    expect(again.matches({ here: { search: 'searching' } })).toBe(true)
  })

  test('what was looked for stays while a message is read', () => {
    const { context } = reach(machine, input, ...found(goes(idOf(8)), goes(null)))
    expect([context.text, context.answer]).toEqual(['worry', answerAfter()])
  })
})

test('a message, a day and the search are gone to by the owner', () => {
  const { actor, heard } = start()
  actor.send({ type: 'hit.open', id: idOf(3) })
  actor.send({ type: 'day.open', day: DAY })
  actor.send({ type: 'day.open', day: 'yesterday' })
  actor.send({ type: 'search.open' })
  expect(heard).toEqual([idOf(3), DAY, null].map((at) => ({ type: 'past.go', at })))
})

describe('the place', () => {
  const around = (at: string, from: MessagePage) => reach(machine, { owner: 'asha', at }, done('loadAround', from))

  test('of a message: it is asked for, and marked', () => {
    const { loads } = start({ owner: 'asha', at: idOf(18) })
    expect(loads.map((asked) => asked.input)).toEqual([{ message: idOf(18) }])
    const { context } = around(idOf(18), page(10, 15, 30))
    expect(markedIn(context)?.id).toBe(idOf(18))
    expect(context.around?.messages.map(({ id }) => id)).toEqual([16, 17, 18, 19, 20].map(idOf))
  })

  test('of a day: from its start, and the first message at or after it is marked', () => {
    const { loads } = start({ owner: 'asha', at: DAY })
    expect(loads.map((asked) => asked.input)).toEqual([{ since: `${DAY}T00:00:00.000Z` }])
    expect(markedIn(around(DAY, page(20, 25, 30)).context)?.id).toBe(idOf(8))
    expect(markedIn(around('2026-11-30', page(0, 5, 12)).context)).toBeNull()
    expect(markedIn(reach(machine, input).context)).toBeNull()
  })

  test.each([
    ['a message that is not theirs', idOf(18), failed('loadAround', notFound)],
    ['a server that answers with another page', idOf(18), done('loadAround', page(0, 5, 30))],
    ['a day, where nothing was ever said', DAY, done('loadAround', page(0, 0, 0))],
  ])('%s is nowhere', (_, at, answer) =>
    expect(reach(machine, { owner: 'asha', at }, answer).matches({ here: { place: 'nowhere' } })).toBe(true),
  )

  test.each([
    ['no network', offline, 'offline'],
    ['a surprise', new Error('surprise'), 'failed'],
  ])('%s: it can be tried again', (_, error, problem) => {
    const state = reach(machine, { owner: 'asha', at: DAY }, failed('loadAround', error))
    expect([state.matches({ here: { place: 'failed' } }), state.context.placeProblem]).toEqual([true, problem])
    const again = reach(machine, { owner: 'asha', at: DAY }, failed('loadAround', error), { type: 'place.retry' })
    expect(again.matches({ here: { place: 'loading' } })).toBe(true)
  })

  test('older and newer are loaded at once where both are asked for', async () => {
    const { loads, actor } = start({ owner: 'asha', at: idOf(18) })
    loads[0]?.resolve(page(10, 15, 30))
    await waitFor(actor, (s) => s.matches({ here: { place: 'shown' } }))
    actor.send({ type: 'older.load' })
    actor.send({ type: 'newer.load' })
    expect(loads.slice(1).map((asked) => asked.input)).toEqual([{ page: 4 }, { page: 2 }])
    loads[2]?.resolve(page(5, 10, 30))
    await settled(actor, 'newer')
    loads[1]?.resolve(page(15, 20, 30))
    await settled(actor, 'older')
    expect(actor.getSnapshot().context.around?.messages.map(({ id }) => id)).toEqual(
      Array.from({ length: 15 }, (_, at) => idOf(11 + at)),
    )
  })

  test.each([
    ['older', page(15, 20, 40), 5],
    ['newer', page(5, 10, 40), 4],
  ] as const)('new conversations pushed the pages: it goes on until something %s comes', async (side, pushed, next) => {
    const { loads, actor } = start({ owner: 'asha', at: idOf(18) })
    loads[0]?.resolve(page(10, 15, 30))
    await waitFor(actor, (s) => s.matches({ here: { place: 'shown' } }))
    actor.send({ type: `${side}.load` })
    loads[1]?.resolve(pushed)
    await waitFor(actor, () => loads.length === 3)
    expect(loads[2]?.input).toEqual({ page: side === 'older' ? next + 1 : next })
  })

  test('it goes on for so many pages, and then asks the person', () => {
    const at = { owner: 'asha', at: idOf(18) }
    const pushes = Array.from({ length: MAX_REPEATED_PAGES + 1 }, (_, times) =>
      done('loadNewer', page(0, 5, 40 + 10 * times)),
    )
    const events: Sent[] = [done('loadAround', page(10, 15, 30)), { type: 'newer.load' }, ...pushes]
    const isLoading = (...more: Sent[]) =>
      reach(machine, at, ...more).matches({ here: { place: { shown: { newer: 'loading' } } } })
    expect(isLoading(...events.slice(0, -1))).toBe(true)
    expect(isLoading(...events)).toBe(false)
    expect(reach(machine, at, ...events).context.around?.messages).toHaveLength(5)
  })

  test.each(['older', 'newer'] as const)(
    'what is %s does not come: nothing is lost, and it can be tried again',
    (side) => {
      const at = { owner: 'asha', at: idOf(18) }
      const id = side === 'older' ? 'loadOlder' : 'loadNewer'
      const events: Sent[] = [done('loadAround', page(10, 15, 30)), { type: `${side}.load` }, failed(id, offline)]
      const state = reach(machine, at, ...events)
      expect(state.matches({ here: { place: { shown: { [side]: 'failed' } } } } as never)).toBe(true)
      expect(state.context.around).toEqual(around(idOf(18), page(10, 15, 30)).context.around)
      expect(state.can({ type: `${side}.load` })).toBe(true)
    },
  )

  test('at either end there is no more', () => {
    expect(around(idOf(3), page(0, 3, 3)).can({ type: 'older.load' })).toBe(false)
    expect(around(idOf(3), page(0, 3, 3)).can({ type: 'newer.load' })).toBe(false)
  })
})
