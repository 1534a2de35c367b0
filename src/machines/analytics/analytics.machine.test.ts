import { describe, expect, test } from 'vitest'
import { assign, createActor, type EventFrom, fromPromise, SimulatedClock } from 'xstate'
import { done, failed, heardBy, walk } from '../../../tests/machines/testing.ts'
import { type AnalyticsCall, analyticsMachine, SESSION_GAP_MS } from './analytics.machine.ts'

type Sent = EventFrom<typeof analyticsMachine>

const CALLS: AnalyticsCall[] = [
  { call: 'identify', userId: 'asha' },
  {
    call: 'setUserProperties',
    properties: {
      language_preference: 'english',
      spiritual_tradition: 'sikh',
      subscription_status: 'free',
      profile_completed: true,
      referral_count: 0,
    },
  },
  { call: 'track', event: { name: 'Trial Ended', fields: {} } },
  { call: 'pageView', pageName: 'chat', tradition: 'sikh' },
  { call: 'reset' },
]
const events = CALLS.map((call) => ({ type: 'analytics.call', ...call }) as const)
const init = { type: 'analytics.init' } as const
const active = { type: 'chat.active', tradition: 'hindu' } as const

const { reached, untaken } = walk(analyticsMachine, {
  inputs: [{ lastActivity: null }],
  events: [init, active, ...events, done('initialise'), failed('initialise', new Error())],
  keyOf: ({ value }) => value,
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['notInitialised', 'initialising', 'initialised', 'failed'] as const)('reaches %j', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

const live = (lastActivity: number | null = null, initialise: () => Promise<void> = async () => {}) => {
  const clock = new SimulatedClock()
  const reported: unknown[] = []
  const warned: string[] = []
  const logged: unknown[] = []
  const saved: number[] = []
  const heard: unknown[] = []
  const actor = heardBy(
    createActor(
      analyticsMachine.provide({
        actors: { initialise: fromPromise<void, void>(initialise) },
        actions: {
          report: (_, { type: _type, ...call }: AnalyticsCall & { type?: string }) => reported.push(call),
          warn: (_, call) => warned.push(call),
          logError: (_, error) => logged.push(error),
          saveActivity: (_, at) => saved.push(at),
          readClock: assign({ time: () => clock.now() }),
        },
      }),
      { input: { lastActivity }, clock },
    ),
    (event) => heard.push(event),
  )
  const send = (...all: Sent[]) => {
    for (const event of all) actor.send(event)
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { clock, reported, warned, logged, saved, heard, send, settle }
}
const settled = { type: 'analytics.settled' }
const session = { call: 'track', event: { name: 'Chat Session Started', fields: { spiritual_tradition: 'hindu' } } }
const all = ['identify', 'setUserProperties', 'track', 'pageView', 'reset']

describe('until it is initialised every call warns, and does nothing (spec §4, §8)', () => {
  test('never initialised (D18)', () => {
    const { send, warned, reported, logged, heard } = live()
    send(...events)
    expect([warned, reported, logged, heard]).toEqual([all, [], [], []])
  })
  test('while it is being initialised; none of them comes later', async () => {
    const { send, settle, warned, reported } = live()
    send(init, ...events)
    await settle()
    expect([warned, reported]).toEqual([all, []])
  })
  test('a chat session too', () => {
    const { send, warned } = live()
    send(active)
    expect(warned).toEqual(['track'])
  })
})

test('initialised: each call is reported as it is, and that is told', async () => {
  const { send, settle, warned, reported, heard } = live()
  send(init)
  expect(heard).toEqual([])
  await settle()
  expect(heard).toEqual([settled])
  send(...events)
  expect([warned, reported]).toEqual([[], CALLS])
})

test('an initialisation that fails is logged once; calls go on warning', async () => {
  const error = new Error('blocked by the client')
  const { send, settle, warned, reported, logged, heard } = live(null, () => Promise.reject(error))
  send(init)
  await settle()
  expect([logged, heard]).toEqual([[error], [settled]])
  send(...events, init)
  await settle()
  expect([warned, reported, logged.length]).toEqual([all, [], 1])
})

describe('a chat session (spec §9)', () => {
  const ready = async (lastActivity: number | null) => {
    const one = live(lastActivity)
    one.send(init)
    await one.settle()
    return one
  }
  test('the first one on a device counts', async () => {
    const { send, reported, saved } = await ready(null)
    send(active)
    expect([reported, saved]).toEqual([[session], [0]])
  })
  test.each([
    ['5 minutes of inactivity are not enough', SESSION_GAP_MS, 0],
    ['more than 5 minutes are', SESSION_GAP_MS + 1, 1],
  ])('%s', async (_name, ms, count) => {
    expect(SESSION_GAP_MS).toBe(300_000)
    const { send, clock, reported, saved } = await ready(0)
    clock.increment(ms)
    send(active)
    expect([reported.length, saved]).toEqual([count, [ms]])
  })
  test('the 5 minutes begin with the latest activity', async () => {
    const { send, clock, reported } = await ready(0)
    for (let turn = 0; turn < 10; turn += 1) {
      clock.increment(SESSION_GAP_MS)
      send(active)
    }
    expect(reported).toEqual([])
    clock.increment(SESSION_GAP_MS + 1)
    send(active, active)
    expect(reported).toEqual([session])
  })
})
