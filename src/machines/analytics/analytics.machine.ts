import { assign, enqueueActions, setup } from 'xstate'
import { announce } from '../announce.ts'
import type { Tradition } from '../entities.ts'
import { type EventOf, errorIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'
import type { TrackedEvent, UserProperties } from './events.ts'

/** After more than this time without activity, ms, a new chat session is counted. Spec §9. */
export const SESSION_GAP_MS = 5 * 60 * 1_000

export type AnalyticsInput = {
  /** Last-activity time of this device, ms since 1970, or null (spec §3). */
  lastActivity: number | null
}

/** A call of the wrapper (spec §9): identify, track, set user properties, reset, page view. */
export type AnalyticsCall =
  | { call: 'identify'; userId: string }
  | { call: 'setUserProperties'; properties: UserProperties }
  | { call: 'track'; event: TrackedEvent }
  | { call: 'pageView'; pageName: string; tradition: Tradition | null }
  | { call: 'reset' }

/** What this machine announces to its owner: it is initialised, or will not be. */
export type AnalyticsAnnouncement = { type: 'analytics.settled' }

type Context = {
  lastActivity: number | null
  /** The clock, as it was read last, ms since 1970. */
  time: number
}

type Event =
  | { type: 'analytics.init' }
  | ({ type: 'analytics.call' } & AnalyticsCall)
  /** The person does something in a chat. */
  | { type: 'chat.active'; tradition: Tradition }

type On<Type extends Event['type']> = EventOf<Event, Type>

const base = setup({
  types: {
    input: {} as AnalyticsInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as AnalyticsAnnouncement,
  },
  actors: { initialise: unprovided<void, void>('initialise') },
  actions: {
    /** Hands a call to the service. */
    report: (_, _call: AnalyticsCall) => {},
    /** Spec §8: console warning. */
    warn: (_, _call: string) => {},
    /** Spec §8: init failure logs a console error. */
    logError: (_, _error: unknown) => {},
    /** Keeps the last-activity time on this device. */
    saveActivity: (_, _at: number) => {},
    readClock: assign({ time: 0 }),
    tellSettled: announce<unknown, AnalyticsAnnouncement>({ type: 'analytics.settled' }),
  },
})

const machine = base.extend({
  actions: {
    /** Spec §9: a new chat session is counted after more than 5 minutes of inactivity. */
    noteActivity: base.createAction(
      enqueueActions(({ context, event, enqueue }) => {
        const { lastActivity, time: now } = context
        enqueue.assign({ lastActivity: now })
        enqueue({ type: 'saveActivity', params: now })
        if (lastActivity !== null && now - lastActivity <= SESSION_GAP_MS) return
        enqueue.raise({
          type: 'analytics.call',
          call: 'track',
          event: {
            name: 'Chat Session Started',
            fields: { spiritual_tradition: (event as On<'chat.active'>).tradition },
          },
        })
      }),
    ),
  },
})

type Called = { event: AnalyticsCall }
const warn = { 'analytics.call': { actions: { type: 'warn', params: ({ event }: Called) => event.call } } } as const
const report = { 'analytics.call': { actions: { type: 'report', params: ({ event }: Called) => event } } } as const
const logFailure = { type: 'logError', params: ({ event }: { event: Event }) => errorIn(event) } as const

/**
 * Analytics wrapper, spec §4: not initialised, then initialised; until then every call logs a warning and does nothing.
 * Without a token it stays not initialised (D18).
 */
export const analyticsMachine = machine.createMachine({
  id: 'analytics',
  context: ({ input }) => ({ lastActivity: input.lastActivity, time: 0 }),
  initial: 'notInitialised',
  on: { 'chat.active': { actions: ['readClock', 'noteActivity'] } },
  states: {
    notInitialised: { on: { ...warn, 'analytics.init': 'initialising' } },
    initialising: {
      invoke: {
        id: 'initialise',
        src: 'initialise',
        onDone: { target: 'initialised', actions: 'tellSettled' },
        onError: { target: 'failed', actions: [logFailure, 'tellSettled'] },
      },
      on: warn,
    },
    initialised: { on: report },
    failed: { on: warn },
  },
})
