import { assign, enqueueActions, fromCallback, setup } from 'xstate'
import { announcing } from '../announce.ts'
import type { Tradition } from '../entities.ts'
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

const announcePermission = (permission: Permission) =>
  ({ type: 'announce', params: { type: 'permission.changed', permission } }) as const

const logFailure = { type: 'log', params: ({ event }: { event: { error: unknown } }) => event.error } as const

const keepWaiting = {
  type: 'keepWaiting',
  params: ({ event }: { event: { payload: PushPayload } }) => event.payload,
} as const

const showWaiting = ['drawId', 'showWaiting'] as const

const receive = { 'push.received': { guard: 'isAllowedHere', actions: [keepWaiting, ...showWaiting] } } as const

type Place = { allowed: boolean; tradition: Tradition }
const keepPlace = { type: 'keepPlace', params: ({ event }: { event: Place }) => event } as const

const isPermission = (is: Permission) =>
  ({
    type: 'isPermission',
    params: ({ event }: { event: { output: Permission } }) => ({ is, permission: event.output }),
  }) as const

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
    announce: announcing<PushAnnouncement>(),
    drawId: assign({ id: '' }),
    // A page without push has no say in whose tradition the token is.
    keepPlace: assign(({ context }, { allowed, tradition }: Place) => ({
      allowed,
      tradition: allowed ? tradition : context.tradition,
    })),
    keepWaiting: assign((_, payload: PushPayload) => ({ waiting: payload })),
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
    isAllowed: (_, allowed: boolean) => allowed,
    isAllowedHere: ({ context }) => context.allowed,
    hasToken: ({ context }) => context.token !== null,
    isPermission: (_, { is, permission }: { is: Permission; permission: Permission }) => is === permission,
    isValid: (_, record: PushRecord | null) => isValidRecord(record),
    wasRenewed: ({ context }) => context.renewed,
    /** The server knows the token for somebody who is gone. */
    isForAnother: ({ context }) =>
      context.known !== null && context.known.userId !== null && context.known.userId !== context.userId,
    isNewlySignedIn: ({ context }) =>
      context.known !== null && context.known.userId === null && context.userId !== null,
    isForOtherTradition: ({ context }) => context.known !== null && context.known.tradition !== context.tradition,
    isOnline: (_, online: boolean) => online,
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
    'place.changed': { actions: keepPlace },
    'person.changed': { actions: assign({ userId: ({ event }) => event.userId }) },
    'notification.expired': { actions: { type: 'closeNotification', params: ({ event }) => event.tag } },
    // Before anything else is begun for them, whatever the page.
    'minor.came': '.withheld',
  },
  states: {
    /** D39: nobody is asked, nothing registered, and what was is taken away: at the server, and at the messaging service. */
    withheld: {
      entry: assign({ waiting: null, known: null, renewed: false }),
      on: { 'minor.left': [{ guard: 'isAllowedHere', target: 'checking' }, { target: 'dormant' }] },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasToken', target: 'unsubscribing' }, { target: 'nothing' }] },
        unsubscribing: {
          invoke: {
            id: 'withdraw',
            src: 'unsubscribe',
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: 'deleting',
            onError: { target: 'remaining', actions: logFailure },
          },
        },
        deleting: {
          invoke: {
            id: 'deleteWithdrawn',
            src: 'deleteRecord',
            onDone: { target: 'nothing', actions: [assign({ token: null }), { type: 'saveToken', params: null }] },
            onError: { target: 'remaining', actions: logFailure },
          },
        },
        /** It could not be taken away yet. */
        remaining: {
          on: {
            'network.changed': {
              guard: { type: 'isOnline', params: ({ event }) => event.online },
              target: 'unsubscribing',
            },
          },
        },
        nothing: {},
      },
    },
    /** On / and /privacy, and before any other page (spec §4). */
    dormant: {
      on: {
        'place.changed': {
          guard: { type: 'isAllowed', params: ({ event }) => event.allowed },
          target: 'checking',
          actions: keepPlace,
        },
      },
    },
    checking: {
      invoke: {
        id: 'checkSupport',
        src: 'checkSupport',
        onDone: [
          { guard: isPermission('granted'), target: 'validating', actions: announcePermission('granted') },
          { guard: isPermission('default'), target: 'permissionDefault', actions: announcePermission('default') },
          { guard: isPermission('denied'), target: 'denied', actions: announcePermission('denied') },
          { target: 'unsupported', actions: announcePermission('unsupported') },
        ],
        onError: { target: 'unsupported', actions: [logFailure, announcePermission('unsupported')] },
      },
    },
    unsupported: {},
    permissionDefault: {
      on: {
        'permission.ask': 'asking',
        // Spec §4 Push: if permission is default it is requested.
        'push.received': { guard: 'isAllowedHere', target: 'asking', actions: keepWaiting },
      },
    },
    asking: {
      invoke: {
        id: 'requestPermission',
        src: 'requestPermission',
        onDone: [
          {
            guard: isPermission('granted'),
            target: 'validating',
            actions: [announcePermission('granted'), ...showWaiting],
          },
          { guard: isPermission('denied'), target: 'denied', actions: announcePermission('denied') },
          { target: 'permissionDefault', actions: assign({ waiting: null }) },
        ],
        onError: { target: 'permissionDefault', actions: [logFailure, assign({ waiting: null })] },
      },
    },
    denied: { entry: assign({ waiting: null }) },
    validating: {
      invoke: {
        id: 'getRecord',
        src: 'getRecord',
        onDone: [
          {
            guard: { type: 'isValid', params: ({ event }) => event.output },
            target: 'subscribing',
            actions: [
              assign({ token: ({ event }) => event.output?.token ?? null, renewed: false }),
              { type: 'saveToken', params: ({ event }) => event.output?.token ?? null },
            ],
          },
          // D22: deleted and asked for anew once; a second failure is logged and left.
          {
            guard: 'wasRenewed',
            target: 'failed',
            actions: { type: 'log', params: () => new Error('the push token stays invalid') },
          },
          { target: 'renewing' },
        ],
        onError: { target: 'failed', actions: logFailure },
      },
      on: receive,
    },
    renewing: {
      entry: assign({ renewed: true }),
      invoke: {
        id: 'deleteRecord',
        src: 'deleteRecord',
        onDone: { target: 'validating', actions: [assign({ token: null }), { type: 'saveToken', params: null }] },
        onError: { target: 'failed', actions: logFailure },
      },
      on: receive,
    },
    subscribing: {
      entry: assign({ known: ({ context }) => ({ userId: context.userId, tradition: context.tradition }) }),
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({
          token: context.token ?? '',
          userId: context.known?.userId ?? null,
          tradition: context.known?.tradition ?? context.tradition,
        }),
        onDone: 'subscribed',
        onError: { target: 'failed', actions: [assign({ known: null }), logFailure] },
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
      entry: assign({ known: ({ context }) => ({ userId: context.userId, tradition: context.tradition }) }),
      invoke: {
        id: 'transition',
        src: 'transition',
        input: ({ context }) => ({ userId: context.known?.userId ?? '', tradition: context.tradition }),
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
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: 'subscribing',
        onError: { target: 'subscribing', actions: logFailure },
      },
    },
    failed: {
      on: {
        ...receive,
        'permission.ask': 'validating',
        'person.changed': {
          target: 'validating',
          actions: assign({ userId: ({ event }) => event.userId, renewed: false }),
        },
        'network.changed': { guard: { type: 'isOnline', params: ({ event }) => event.online }, target: 'validating' },
      },
    },
  },
})
