import { describe, expect, test } from 'vitest'
import { assign, createActor, type EventFrom, SimulatedClock } from 'xstate'
import { elapsed, heardBy, walk } from '../../../tests/machines/testing.ts'
import {
  type InboxInput,
  IOS_NAVIGATION_MS,
  LONGEST_LOOK_MS,
  notificationInboxMachine,
} from './notificationInbox.machine.ts'
import { type CachedMessage, DUPLICATE_MS, RETENTION_MS } from './opened.ts'

type Sent = EventFrom<typeof notificationInboxMachine>

const START = Date.UTC(2026, 10, 20, 12)
const addressAt = (search: string, over: { path?: string; inChat?: boolean; tradition?: 'sikh' | 'hindu' } = {}) =>
  ({
    type: 'address.changed',
    address: { path: over.path ?? '/pn/chat', search },
    tradition: over.tradition ?? 'sikh',
    inChat: over.inChat ?? true,
  }) as const
const elsewhere = (search: string, path = '/pn') => addressAt(search, { path, inChat: false })
const message = (text = 'Breathe.', timestamp = String(START)) =>
  `?${new URLSearchParams({ notification_message: text, notification_type: 'wisdom_message', timestamp })}`
const click = (isIOSNotification: boolean, targetUrl = '/pn/chat') =>
  ({ type: 'notification-click', targetUrl, message: null, tradition: 'sikh', isIOSNotification }) as const
const sync = { type: 'ios-notification-sync' } as const

const clocked = notificationInboxMachine.provide({
  actions: { readClock: assign({ time: START }), drawId: assign({ id: 'id-1' }) },
})

const kept = (at: number): CachedMessage => ({ id: 'kept', text: 'Rest.', tradition: 'sikh', at })

const { reached, untaken } = walk(clocked, {
  inputs: [{ cached: [] }, { cached: [kept(START - RETENTION_MS - 1), kept(START)] }],
  events: [
    addressAt(''),
    addressAt(message()),
    elsewhere(''),
    elsewhere(message()),
    click(true),
    click(false),
    sync,
    { type: 'person.left' },
    elapsed('iosNavigation', 'notificationInbox.message.syncing'),
    elapsed('retention', 'notificationInbox.cache.keeping'),
  ],
  keyOf: ({ value, context: { address, inChat, opened, cached } }) => [value, address, inChat, opened, cached.length],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['idle', 'showing', 'syncing'] as const)('reaches %j', (message) =>
  expect(reached.some((state) => state.matches({ message, cache: 'keeping' }))).toBe(true),
)

test('a message never waits in a chat', () => {
  for (const state of reached.filter((one) => one.matches({ message: 'showing' })))
    expect(state.context.inChat).toBe(false)
})

const live = (over: Partial<InboxInput> = {}) => {
  const clock = new SimulatedClock()
  const heard: Record<string, unknown>[] = []
  const saved: CachedMessage[][] = []
  let ids = 0
  const machine = notificationInboxMachine.provide({
    actions: {
      saveCached: (_, cached) => saved.push(cached),
      readClock: assign({ time: () => START + clock.now() }),
      drawId: assign(() => {
        ids += 1
        return { id: `id-${ids}` }
      }),
    },
  })
  const actor = heardBy(createActor(machine, { input: { cached: [], ...over }, clock }), (event) => heard.push(event))
  /** What is announced in answer to these. */
  const answerTo = (...events: Sent[]) => {
    const mark = heard.length
    for (const event of events) actor.send(event)
    return heard.slice(mark)
  }
  const shown = () => actor.getSnapshot().context.cached
  return { actor, clock, heard, saved, answerTo, shown }
}
const breathe: CachedMessage = { id: 'id-1', text: 'Breathe.', tradition: 'sikh', at: START }
const clean = (to = '/pn/chat') => ({ type: 'inbox.navigate', to, replace: true })

test('what was kept is told at the start, without what is older than 30 days', () => {
  const young = { ...breathe, at: START - RETENTION_MS }
  const old = { ...breathe, id: 'old', at: START - RETENTION_MS - 1 }
  expect(live({ cached: [old, young] }).heard).toEqual([{ type: 'inbox.changed', messages: [young] }])
})

test('who signs out, or is erased, leaves none of them on the device, nor one that waits for the chat (33.14)', () => {
  const { answerTo, saved } = live({ cached: [breathe] })
  answerTo(elsewhere(message('Rest.')))
  expect(answerTo({ type: 'person.left' })).toEqual([{ type: 'inbox.changed', messages: [] }])
  expect(saved).toEqual([[]])
  expect(answerTo(addressAt(''))).toEqual([])
})

describe('the 30 days (spec §5, §9)', () => {
  const old = kept(START - RETENTION_MS - 1)

  test('what is too old at the start goes from the device at once, not when the next message comes', () => {
    expect(live({ cached: [old, breathe] }).saved).toEqual([[breathe]])
    expect(live({ cached: [old] }).saved).toEqual([[]])
  })

  test('a start with nothing too old writes nothing', () => {
    expect(live({ cached: [breathe] }).saved).toEqual([])
    expect(live().saved).toEqual([])
  })

  test('in a page that stays open a message goes when its 30 days are over, not a millisecond before', () => {
    const { clock, saved, shown, heard } = live({ cached: [kept(START - RETENTION_MS + 5_000)] })
    clock.increment(5_000)
    expect([shown().length, saved]).toEqual([1, []])
    clock.increment(1)
    expect([shown(), saved, heard.at(-1)]).toEqual([[], [[]], { type: 'inbox.changed', messages: [] }])
  })

  test('also one that came meanwhile, and is nearer to its end than what was there', () => {
    const { answerTo, clock, shown } = live({ cached: [kept(START)] })
    answerTo(addressAt(message('Breathe.', String(START - RETENTION_MS + 60))))
    clock.increment(61)
    expect(shown().map(({ text }) => text)).toEqual(['Rest.'])
  })

  test('no wait is longer than a day, which a browser can count', () => {
    const { clock, heard, shown } = live({ cached: [kept(START)] })
    const days = RETENTION_MS / LONGEST_LOOK_MS
    for (let day = 0; day < days; day += 1) clock.increment(LONGEST_LOOK_MS)
    expect([heard.length, shown().length]).toEqual([1 + days, 1])
    clock.increment(1)
    expect(shown()).toEqual([])
  })
})

test('a message in the address is shown, kept, and leaves the address; the rest of the query stays (spec §2)', () => {
  const { answerTo, saved } = live()
  expect(answerTo(addressAt(`${message()}&ref=ASHA`))).toEqual([
    { type: 'inbox.changed', messages: [breathe] },
    clean('/pn/chat?ref=ASHA'),
  ])
  expect(saved).toEqual([[breathe]])
  // The address comes back without it.
  expect(answerTo(addressAt('?ref=ASHA'))).toEqual([])
})

test('it belongs to the tradition of its chat', () => {
  const { answerTo, shown } = live()
  answerTo(addressAt(message(), { path: '/hi/chat', tradition: 'hindu' }))
  expect(shown()[0]?.tradition).toBe('hindu')
})

test('an address without a message changes nothing', () => {
  const { answerTo, saved } = live()
  expect(answerTo(addressAt(''), addressAt('?ref=ASHA'), elsewhere('?from=anonymous'))).toEqual([])
  expect(saved).toEqual([])
})

describe('before the chat is there', () => {
  test('it waits', () => {
    const { answerTo, shown } = live()
    expect(answerTo(elsewhere(message()))).toEqual([])
    expect(answerTo(addressAt(message()))).toEqual([{ type: 'inbox.changed', messages: [breathe] }, clean()])
    expect(shown()).toEqual([breathe])
  })
  test('it is not lost on the way through a login and the setup, whose addresses do not carry it', () => {
    const { answerTo } = live()
    answerTo(elsewhere(message()), elsewhere('', '/pn/setup'))
    expect(answerTo(addressAt(''))).toEqual([{ type: 'inbox.changed', messages: [breathe] }, clean()])
    expect(answerTo(addressAt(''))).toEqual([])
  })
  test('the later of two is shown', () => {
    const { answerTo, shown } = live()
    answerTo(elsewhere(message('one')), elsewhere(message('two')), addressAt(''))
    expect(shown().map(({ text }) => text)).toEqual(['two'])
  })
})

describe('the same text again', () => {
  test.each([
    ['within 60 s is the same', DUPLICATE_MS, 1],
    ['a moment later is another', DUPLICATE_MS + 1, 2],
  ])('%s (spec §5)', (_name, ms, count) => {
    const { answerTo, clock, shown } = live()
    answerTo(addressAt(message()))
    clock.increment(ms)
    // Either way it leaves the address.
    expect(answerTo(addressAt(message('Breathe.', String(START + ms)))).at(-1)).toEqual(clean())
    expect(shown()).toHaveLength(count)
  })
})

describe('a time that cannot be', () => {
  test.each([
    ['from the future', String(START + 1)],
    ['of a year nobody will see', '9'.repeat(300)],
    ['from before what is kept', String(START - RETENTION_MS - 1)],
    ['no time at all', 'soon'],
  ])('%s: the message is of now, and is shown', (_name, timestamp) => {
    const { answerTo, shown } = live()
    answerTo(addressAt(message('Breathe.', timestamp)))
    expect(shown()).toEqual([breathe])
  })
  test.each([
    ['just now', START],
    ['30 days ago', START - RETENTION_MS],
  ])('but %s can be', (_name, time) => {
    const { answerTo, shown } = live()
    answerTo(addressAt(message('Breathe.', String(time))))
    expect(shown()[0]?.at).toBe(time)
  })
  test('kept from a clock that was wrong: it is of now', () => {
    const future = [START + 1, 1e300, Number.POSITIVE_INFINITY].map((time) => ({ ...breathe, at: time }))
    expect(live({ cached: future }).shown()).toEqual([breathe, breathe, breathe])
  })
})

describe('a tap on a notification (spec §4)', () => {
  test('leads there at once', () =>
    expect(live().answerTo(click(false, '/hi/chat'))).toEqual([
      { type: 'inbox.navigate', to: '/hi/chat', replace: false },
    ]))
  test('leads to its message: the address carries it, and the chat shows it', () => {
    const { answerTo, shown } = live()
    const [told] = answerTo({ ...click(false), message: 'Breathe.' })
    expect(told).toMatchObject({ type: 'inbox.navigate', replace: false })
    const [path, search] = String(told?.to).split('?')
    answerTo(addressAt(`?${search}`, { path: path ?? '' }))
    expect(shown()).toEqual([breathe])
  })
  test('on iOS in the address’s own place, after 100 ms exactly', () => {
    const { answerTo, clock, heard } = live()
    expect(answerTo(click(true, '/hi/chat'))).toEqual([])
    clock.increment(IOS_NAVIGATION_MS - 1)
    expect([IOS_NAVIGATION_MS, heard.length]).toEqual([100, 1])
    clock.increment(1)
    expect(heard.slice(1)).toEqual([clean('/hi/chat')])
  })
  test('of two on iOS the later one counts, from its own beginning', () => {
    const { answerTo, clock, heard } = live()
    answerTo(click(true, '/pn'))
    clock.increment(60)
    answerTo(click(true, '/hi'))
    clock.increment(99)
    expect(heard).toHaveLength(1)
    clock.increment(1)
    expect(heard.slice(1)).toEqual([clean('/hi')])
  })
  test('is not forgotten when the address changes within the 100 ms', () => {
    const { answerTo, clock, heard } = live()
    answerTo(click(true, '/hi'))
    clock.increment(50)
    expect(answerTo(addressAt(''))).toEqual([])
    clock.increment(50)
    expect(heard.slice(1)).toEqual([clean('/hi')])
  })
  test('gives way to a message that came with the address meanwhile', () => {
    const { answerTo, clock, heard } = live()
    answerTo(click(true, '/hi'), addressAt(message()))
    clock.increment(IOS_NAVIGATION_MS)
    expect(heard.slice(1)).toEqual([{ type: 'inbox.changed', messages: [breathe] }, clean()])
  })
})

describe('an iOS sync (spec §4)', () => {
  test.each([
    ['reloads with a message in the address', [elsewhere(message()), sync], true],
    ['reloads with the flag alone', [elsewhere('?ios_notification=1'), sync], true],
    ['does nothing without', [elsewhere('?ref=ASHA'), sync], false],
    ['does nothing before there is an address', [sync], false],
    [
      'does nothing once the message was shown and has left the address',
      [addressAt(message()), addressAt(''), sync],
      false,
    ],
  ] as [string, Sent[], boolean][])('%s', (_name, events, reloads) =>
    expect(
      live()
        .answerTo(...events)
        .some(({ type }) => type === 'inbox.reload'),
    ).toBe(reloads),
  )
})
