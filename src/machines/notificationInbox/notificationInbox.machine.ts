import { assign, raise, setup } from 'xstate'
import { announce } from '../announce.ts'
import type { Tradition } from '../entities.ts'
import type { EventOf } from '../heard.ts'
import {
  type CachedMessage,
  type Clicked,
  isSyncAddress,
  type OpenedMessage,
  openedBy,
  RETENTION_MS,
  targetOf,
  withOpened,
  withoutNotification,
  withoutOld,
} from './opened.ts'

/**
 * The cache is looked through so often at least, ms: a browser counts no time of 30 days, and a device that slept knows
 * late what day it is.
 */
export const LONGEST_LOOK_MS = 24 * 60 * 60 * 1_000

/** Before the page goes where a notification on iOS leads, ms. Spec §4 Push, §9. */
export const IOS_NAVIGATION_MS = 100

export type InboxInput = { cached: CachedMessage[] }

export type Address = { path: string; search: string }

/** What this machine announces to its owner. */
export type InboxAnnouncement =
  | { type: 'inbox.changed'; messages: CachedMessage[] }
  | { type: 'inbox.navigate'; to: string; replace: boolean }
  | { type: 'inbox.reload' }

/** Spec §3 Notification-click message, as the service worker posts it. */
export type NotificationClick = { type: 'notification-click' } & Clicked

type Context = {
  cached: CachedMessage[]
  address: Address
  tradition: Tradition
  inChat: boolean
  /** Waits for the chat to be shown. */
  opened: OpenedMessage | null
  /** Where a click on iOS leads. */
  target: string
  /** The clock, as it was read last, ms since 1970. */
  time: number
  /** The id that was drawn last, of the message that is kept. */
  id: string
}

type Event =
  | { type: 'address.changed'; address: Address; tradition: Tradition; inChat: boolean }
  | NotificationClick
  | { type: 'ios-notification-sync' }
  /** Signed out, erased, or somebody else now (D34). */
  | { type: 'person.left' }
  // What one region tells the other.
  | { type: 'message.kept' }
type On<Type extends Event['type']> = EventOf<Event, Type>

type In = { context: Context }

const machine = setup({
  types: { input: {} as InboxInput, context: {} as Context, events: {} as Event, emitted: {} as InboxAnnouncement },
  actions: {
    tellChanged: announce(
      ({ context }: In): InboxAnnouncement => ({ type: 'inbox.changed', messages: context.cached }),
    ),
    tellClicked: announce(
      ({ context, event }: In & { event: NotificationClick }): InboxAnnouncement => ({
        type: 'inbox.navigate',
        to: targetOf(event, context.time),
        replace: false,
      }),
    ),
    /** The address without the message that it brought. */
    tellShown: announce(
      ({ context: { address } }: In): InboxAnnouncement => ({
        type: 'inbox.navigate',
        to: address.path + withoutNotification(address.search),
        replace: true,
      }),
    ),
    tellTarget: announce(
      ({ context }: In): InboxAnnouncement => ({ type: 'inbox.navigate', to: context.target, replace: true }),
    ),
    tellReload: announce({ type: 'inbox.reload' }),
    tellKept: raise({ type: 'message.kept' }),
    readClock: assign({ time: 0 }),
    drawId: assign({ id: '' }),
    // What was kept while the clock was wrong must not stay for ever.
    dropOld: assign(({ context: { cached, time } }) => ({
      cached: withoutOld(cached, time).map((message) => ({ ...message, at: Math.min(message.at, time) })),
    })),
    /** Keeps the messages on this device; of none nothing stays. */
    saveCached: (_, _cached: CachedMessage[]) => {},
    keepAddress: assign(({ context, event }) => {
      const { address, tradition, inChat } = event as On<'address.changed'>
      // One that waits for the chat outlives the way there: a login, the setup.
      return { address, tradition, inChat, opened: openedBy(address.search) ?? context.opened }
    }),
    keepTarget: assign(({ context, event }) => ({
      target: targetOf(event as On<'notification-click'>, context.time),
    })),
    forgetOpened: assign({ opened: null }),
    forgetAll: assign({ cached: [] }),
    keepOpened: assign(({ context }) => {
      const { opened, tradition, id, time: now } = context
      if (opened === null) return {}
      // A time from the future, or from before what is kept, would hide the message.
      const at =
        opened.at !== null &&
        opened.at <= now &&
        withoutOld([{ id: '', text: '', tradition, at: opened.at }], now).length > 0
          ? opened.at
          : now
      return { cached: withOpened(context.cached, { id, text: opened.text, tradition, at }, now) }
    }),
  },
  delays: {
    iosNavigation: IOS_NAVIGATION_MS,
    /** Until the oldest message is too old. */
    retention: ({ context: { cached, time } }) =>
      Math.min(LONGEST_LOOK_MS, ...cached.map(({ at }) => at + RETENTION_MS + 1 - time)),
  },
  guards: {
    carriesMessage: ({ event }) => openedBy((event as On<'address.changed'>).address.search) !== null,
    hasOpened: ({ context }) => context.opened !== null,
    hasOld: ({ context: { cached, time } }) => withoutOld(cached, time).length < cached.length,
    hasCached: ({ context }) => context.cached.length > 0,
    isInChat: ({ context }) => context.inChat,
    isOnIos: ({ event }) => (event as On<'notification-click'>).isIOSNotification,
    isSyncAddress: ({ context }) => isSyncAddress(context.address.search),
  },
})

const save = { type: 'saveCached', params: ({ context }: In) => context.cached } as const

/** Messages that notifications opened: shown once as system messages, and kept for 30 days. Spec §2, §4 Push, §5. */
export const notificationInboxMachine = machine.createMachine({
  id: 'notificationInbox',
  context: ({ input }) => ({
    cached: input.cached,
    address: { path: '', search: '' },
    tradition: 'sikh',
    inChat: false,
    opened: null,
    target: '',
    time: 0,
    id: '',
  }),
  type: 'parallel',
  states: {
    message: {
      initial: 'idle',
      on: {
        'address.changed': [
          // A message that is here goes before a tap that still waits; any other address lets the tap lead on.
          { guard: 'carriesMessage', target: '.idle', actions: 'keepAddress' },
          { actions: 'keepAddress' },
        ],
        'notification-click': [
          { guard: 'isOnIos', target: '.syncing', actions: ['readClock', 'keepTarget'] },
          { actions: ['readClock', 'tellClicked'] },
        ],
        'ios-notification-sync': { guard: 'isSyncAddress', actions: 'tellReload' },
      },
      states: {
        idle: { always: { guard: 'hasOpened', target: 'showing' } },
        /** A message came with the address: it is shown as soon as the chat is, and then leaves the address (spec §2). */
        showing: {
          on: { 'person.left': { target: 'idle', actions: 'forgetOpened' } },
          always: {
            guard: 'isInChat',
            target: 'idle',
            actions: [
              'readClock',
              'drawId',
              'keepOpened',
              'forgetOpened',
              save,
              'tellChanged',
              'tellShown',
              'tellKept',
            ],
          },
        },
        syncing: {
          after: { iosNavigation: { target: 'idle', actions: 'tellTarget' } },
        },
      },
    },
    /** Spec §5: what is older than 30 days goes, when it is, and also from the device. */
    cache: {
      initial: 'looking',
      on: { 'person.left': { target: '.keeping', actions: ['forgetAll', save, 'tellChanged'] } },
      states: {
        looking: {
          entry: 'readClock',
          always: [
            { guard: 'hasOld', target: 'keeping', actions: ['dropOld', save, 'tellChanged'] },
            { target: 'keeping', actions: ['dropOld', 'tellChanged'] },
          ],
        },
        keeping: {
          on: { 'message.kept': { target: 'keeping', reenter: true } },
          after: { retention: { guard: 'hasCached', target: 'looking' } },
        },
      },
    },
  },
})
