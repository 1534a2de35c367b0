import { assign, type EventObject, enqueueActions, fromCallback, setup } from 'xstate'
import { announce } from '../announce.ts'
import type { Tradition } from '../entities.ts'
import { type EventOf, errorIn, resultIn } from '../heard.ts'
import type { Permission } from '../prompts/prompts.machine.ts'
import { unprovided } from '../unprovided.ts'
import { isValidRecord, type PushRecord } from './record.ts'

/** How long a notification of the open page stands, ms. Spec §4 Push, §9. */
export const NOTIFICATION_MS = 8_000

/** Spec §3 Push notification payload. */
export type PushPayload = {
  title: string
  body: string
  icon: string
  /** A later notification of the same tag replaces it; null for one of its own. */
  tag: string | null
  data: { url: string; message: string | null; tradition: Tradition | null }
}

export type PushInput = {
  userId: string | null
  tradition: Tradition
  /** The token that this device keeps of an earlier visit. */
  token: string | null
}

/** What this machine announces to its owner. */
export type PushAnnouncement = { type: 'permission.changed'; permission: Permission }

export type SubscribeRequest = { token: string; userId: string | null; tradition: Tradition }
export type TransitionRequest = { userId: string; tradition: Tradition }

type Context = {
  userId: string | null
  tradition: Tradition
  /** Spec §4: nothing is shown on / and /privacy. */
  allowed: boolean
  token: string | null
  /** Whom and which tradition the server knows the token for. */
  known: { userId: string | null; tradition: Tradition } | null
  /** D22: an invalid token was deleted and asked for anew, once. */
  renewed: boolean
  /** Came while permission was still to be asked for. */
  waiting: PushPayload | null
  /** The id that was drawn last: the tag of a notification that came without one. */
  id: string
}

type Event =
  /** Spec §4: nothing happens on / and /privacy. */
  | { type: 'place.changed'; allowed: boolean; tradition: Tradition }
  | { type: 'person.changed'; userId: string | null }
  /** Who is here is a minor: no push (D39). Or is so no more, or somebody else. */
  | { type: 'minor.came' }
  | { type: 'minor.left' }
  | { type: 'permission.ask' }
  | { type: 'push.received'; payload: PushPayload }
  | { type: 'notification.expired'; tag: string }
  | { type: 'network.changed'; online: boolean }

type In = { context: Context }
type On<Type extends Event['type']> = EventOf<Event, Type>

const tell = (permission: Permission) => announce<unknown, PushAnnouncement>({ type: 'permission.changed', permission })
const is =
  (permission: Permission) =>
  ({ event }: { event: EventObject }) =>
    resultIn<Permission>(event) === permission

const toToken = ({ context }: In) => ({ token: context.token ?? '' })
const toSubscribe = ({ context: { token, known, tradition } }: In): SubscribeRequest => ({
  token: token ?? '',
  userId: known?.userId ?? null,
  tradition: known?.tradition ?? tradition,
})
const toTransition = ({ context: { known, tradition } }: In): TransitionRequest => ({
  userId: known?.userId ?? '',
  tradition,
})

const base = setup({
  types: { input: {} as PushInput, context: {} as Context, events: {} as Event, emitted: {} as PushAnnouncement },
  actors: {
    /** Whether this browser can, and may. In-app browsers and those without push are `unsupported`. */
    checkSupport: unprovided<Permission, void>('checkSupport'),
    requestPermission: unprovided<Permission, void>('requestPermission'),
    getRecord: unprovided<PushRecord | null, void>('getRecord'),
    deleteRecord: unprovided<void, void>('deleteRecord'),
    subscribe: unprovided<void, SubscribeRequest>('subscribe'),
    unsubscribe: unprovided<void, { token: string }>('unsubscribe'),
    transition: unprovided<void, TransitionRequest>('transition'),
    /** Messages that arrive while the page is open. */
    listen: fromCallback<Event>(() => {}),
  },
  actions: {
    drawId: assign({ id: '' }),
    // A page without push has no say in whose tradition the token is.
    keepPlace: assign(({ context, event }) => {
      const { allowed, tradition } = event as On<'place.changed'>
      return { allowed, tradition: allowed ? tradition : context.tradition }
    }),
    keepPerson: assign(({ event }) => ({ userId: (event as On<'person.changed'>).userId })),
    keepToken: assign(({ event }) => ({ token: resultIn<PushRecord>(event).token })),
    dropToken: assign({ token: null }),
    keepWaiting: assign(({ event }) => ({ waiting: (event as On<'push.received'>).payload })),
    dropWaiting: assign({ waiting: null }),
    keepKnown: assign(({ context: { userId, tradition } }) => ({ known: { userId, tradition } })),
    dropKnown: assign({ known: null }),
    useRenewal: assign({ renewed: true }),
    allowRenewal: assign({ renewed: false }),
    tellGranted: tell('granted'),
    tellDefault: tell('default'),
    tellDenied: tell('denied'),
    tellUnsupported: tell('unsupported'),
    /** Shows a notification by the worker's registration; a later one of the same tag replaces it. */
    showNotification: (_, _shown: { tag: string; payload: PushPayload }) => {},
    closeNotification: (_, _tag: string) => {},
    /** Spec §8: push failures are logged, and return nothing; the suppressed ones are not even that. */
    log: (_, _error: unknown) => {},
    /** Keeps the token on this device (spec §3 storage keys); null forgets it. */
    saveToken: (_, _token: string | null) => {},
  },
  delays: { notification: NOTIFICATION_MS },
  guards: {
    isAllowed: ({ event }) => (event as On<'place.changed'>).allowed,
    isAllowedHere: ({ context }) => context.allowed,
    hasToken: ({ context }) => context.token !== null,
    isGranted: is('granted'),
    isDefault: is('default'),
    isDenied: is('denied'),
    isValid: ({ event }) => isValidRecord(resultIn(event)),
    wasRenewed: ({ context }) => context.renewed,
    /** The server knows the token for somebody who is gone. */
    isForAnother: ({ context }) =>
      context.known !== null && context.known.userId !== null && context.known.userId !== context.userId,
    isNewlySignedIn: ({ context }) =>
      context.known !== null && context.known.userId === null && context.userId !== null,
    isForOtherTradition: ({ context }) => context.known !== null && context.known.tradition !== context.tradition,
    isOnline: ({ event }) => (event as On<'network.changed'>).online,
  },
})

const machine = base.extend({
  actions: {
    /** Spec §4 Push (foreground): shown, and closed after 8 s. */
    showWaiting: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        const payload = context.waiting
        if (payload === null) return
        const tag = payload.tag ?? context.id
        enqueue.assign({ waiting: null })
        enqueue({ type: 'showNotification', params: { tag, payload } })
        // One that takes another's place stands its own 8 s.
        enqueue.cancel(tag)
        enqueue.raise({ type: 'notification.expired', tag }, { delay: 'notification', id: tag })
      }),
    ),
  },
})

const closeExpired = {
  type: 'closeNotification',
  params: ({ event }: { event: Event }) => (event as On<'notification.expired'>).tag,
} as const
const logFailure = { type: 'log', params: ({ event }: { event: EventObject }) => errorIn(event) } as const
const logInvalid = { type: 'log', params: () => new Error('the push token stays invalid') } as const
/** As the context has it now. */
const saveToken = { type: 'saveToken', params: ({ context }: In) => context.token } as const

const showWaiting = ['drawId', 'showWaiting'] as const
const receive = { 'push.received': { guard: 'isAllowedHere', actions: ['keepWaiting', ...showWaiting] } } as const

/** Push in the page, spec §4 Push and Prompts: permission, a valid token, the subscription, and what arrives. */
export const pushMachine = machine.createMachine({
  id: 'push',
  context: ({ input }) => ({
    userId: input.userId,
    tradition: input.tradition,
    allowed: false,
    token: input.token,
    known: null,
    renewed: false,
    waiting: null,
    id: '',
  }),
  initial: 'dormant',
  on: {
    'place.changed': { actions: 'keepPlace' },
    'person.changed': { actions: 'keepPerson' },
    'notification.expired': { actions: closeExpired },
    // Before anything else is begun for them, whatever the page.
    'minor.came': '.withheld',
  },
  states: {
    /** D39: nobody is asked, nothing registered, and what was is taken away: at the server, and at the messaging service. */
    withheld: {
      entry: ['dropWaiting', 'dropKnown', 'allowRenewal'],
      on: { 'minor.left': [{ guard: 'isAllowedHere', target: 'checking' }, { target: 'dormant' }] },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasToken', target: 'unsubscribing' }, { target: 'nothing' }] },
        unsubscribing: {
          invoke: {
            id: 'withdraw',
            src: 'unsubscribe',
            input: toToken,
            onDone: 'deleting',
            onError: { target: 'remaining', actions: logFailure },
          },
        },
        deleting: {
          invoke: {
            id: 'deleteWithdrawn',
            src: 'deleteRecord',
            onDone: { target: 'nothing', actions: ['dropToken', saveToken] },
            onError: { target: 'remaining', actions: logFailure },
          },
        },
        /** It could not be taken away yet. */
        remaining: {
          on: {
            'network.changed': { guard: 'isOnline', target: 'unsubscribing' },
          },
        },
        nothing: {},
      },
    },
    /** On / and /privacy, and before any other page (spec §4). */
    dormant: {
      on: {
        'place.changed': { guard: 'isAllowed', target: 'checking', actions: 'keepPlace' },
      },
    },
    checking: {
      invoke: {
        id: 'checkSupport',
        src: 'checkSupport',
        onDone: [
          { guard: 'isGranted', target: 'validating', actions: 'tellGranted' },
          { guard: 'isDefault', target: 'permissionDefault', actions: 'tellDefault' },
          { guard: 'isDenied', target: 'denied', actions: 'tellDenied' },
          { target: 'unsupported', actions: 'tellUnsupported' },
        ],
        onError: { target: 'unsupported', actions: [logFailure, 'tellUnsupported'] },
      },
    },
    unsupported: {},
    permissionDefault: {
      on: {
        'permission.ask': 'asking',
        // Spec §4 Push: if permission is default it is requested.
        'push.received': { guard: 'isAllowedHere', target: 'asking', actions: 'keepWaiting' },
      },
    },
    asking: {
      invoke: {
        id: 'requestPermission',
        src: 'requestPermission',
        onDone: [
          { guard: 'isGranted', target: 'validating', actions: ['tellGranted', ...showWaiting] },
          { guard: 'isDenied', target: 'denied', actions: 'tellDenied' },
          { target: 'permissionDefault', actions: 'dropWaiting' },
        ],
        onError: { target: 'permissionDefault', actions: [logFailure, 'dropWaiting'] },
      },
    },
    denied: { entry: 'dropWaiting' },
    validating: {
      invoke: {
        id: 'getRecord',
        src: 'getRecord',
        onDone: [
          { guard: 'isValid', target: 'subscribing', actions: ['keepToken', 'allowRenewal', saveToken] },
          // D22: deleted and asked for anew once; a second failure is logged and left.
          { guard: 'wasRenewed', target: 'failed', actions: logInvalid },
          { target: 'renewing' },
        ],
        onError: { target: 'failed', actions: logFailure },
      },
      on: receive,
    },
    renewing: {
      entry: 'useRenewal',
      invoke: {
        id: 'deleteRecord',
        src: 'deleteRecord',
        onDone: { target: 'validating', actions: ['dropToken', saveToken] },
        onError: { target: 'failed', actions: logFailure },
      },
      on: receive,
    },
    subscribing: {
      entry: 'keepKnown',
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: toSubscribe,
        onDone: 'subscribed',
        onError: { target: 'failed', actions: ['dropKnown', logFailure] },
      },
      on: receive,
    },
    subscribed: {
      // Somebody may have come or gone while the server was being told.
      always: [
        { guard: 'isForAnother', target: 'unsubscribing' },
        { guard: 'isNewlySignedIn', target: 'transitioning' },
        { guard: 'isForOtherTradition', target: 'subscribing' },
      ],
      invoke: { id: 'listen', src: 'listen', onError: { actions: logFailure } },
      on: receive,
    },
    /** Spec §4 Authentication: at login the push token of the anonymous session is moved to the user. */
    transitioning: {
      entry: 'keepKnown',
      invoke: {
        id: 'transition',
        src: 'transition',
        input: toTransition,
        // Registering again is a refresh, and mends a move that found nothing.
        // Unless who came is gone again.
        onDone: [{ guard: 'isForAnother', target: 'unsubscribing' }, { target: 'subscribing' }],
        onError: [
          { guard: 'isForAnother', target: 'unsubscribing', actions: logFailure },
          { target: 'subscribing', actions: logFailure },
        ],
      },
      on: receive,
    },
    /** Who signed out gets no more messages here; the device goes on as one without a name. */
    unsubscribing: {
      invoke: {
        id: 'unsubscribe',
        src: 'unsubscribe',
        input: toToken,
        onDone: 'subscribing',
        onError: { target: 'subscribing', actions: logFailure },
      },
    },
    failed: {
      on: {
        ...receive,
        'permission.ask': 'validating',
        'person.changed': { target: 'validating', actions: ['keepPerson', 'allowRenewal'] },
        'network.changed': { guard: 'isOnline', target: 'validating' },
      },
    },
  },
})
