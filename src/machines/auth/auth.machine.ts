import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import { announce, ownerOf } from '../announce.ts'
import type { LoginResult, SavedProfile, Tradition, User } from '../entities.ts'
import { failureOf } from '../failure.ts'
import type { googleLoginMachine } from '../googleLogin/googleLogin.machine.ts'
import { type EventOf, errorIn, resultIn } from '../heard.ts'
import { retryDelays, retrying } from '../retry.ts'
import { unprovided } from '../unprovided.ts'
import type { SentCode, whatsappLoginMachine } from '../whatsappLogin/whatsappLogin.machine.ts'

export type AuthStatus = 'loading' | 'visitor' | 'incomplete' | 'complete' | 'expired' | 'failed'

/** So many unusable answers to the question who is signed in; then an error is shown instead of asking again. */
export const MOST_ANSWERS = 3

/** The two ways in (spec §1); the app may be asked for another, and says that it does not have it (spec §8). */
export type LoginMethod = 'google' | 'whatsapp'

/** What a login carries: where it began, and the referral code that the person came with. */
export type LoginRequest = { method: string; tradition: Tradition; referralCode: string }

/** Machines that only somebody who signs in needs: their code comes with the first tap. */
export type LoginLogic = {
  google: typeof googleLoginMachine
  whatsapp: typeof whatsappLoginMachine
  /** A code that was sent before this page was loaded: phones throw a tab away while WhatsApp is being read. */
  sent: SentCode | null
}

export type AuthInput = {
  hasToken: boolean
  /** The user as last stored on this device: shown at once, and refreshed from GET /auth/profile. */
  storedUser: User | null
  /** The last forced sign-out was moments ago: see `mayLeave`. */
  expiredRecently: boolean
}

type Context = {
  /** When the page began. Later the state says it. */
  hasToken: boolean
  expiredRecently: boolean
  user: User | null
  /** Number of unusable answers to the question who is signed in. */
  answers: number
  request: LoginRequest
  google: ActorRefFrom<typeof googleLoginMachine> | null
  whatsapp: ActorRefFrom<typeof whatsappLoginMachine> | null
  /** Words of section 8 for a login that could not even begin. */
  error: 'unsupportedMethod' | 'failed' | null
}

type Event =
  | ({ type: 'login.start' } & LoginRequest)
  | { type: 'login.succeeded'; method: LoginMethod; result: LoginResult }
  | { type: 'login.failed'; method: LoginMethod }
  | { type: 'login.closed'; method: LoginMethod }
  | { type: 'profile.saved'; profile: SavedProfile }
  | { type: 'auth.signOut' }
  | { type: 'auth.expired' }
  | { type: 'account.erased' }
  | { type: 'token.changedElsewhere'; hasToken: boolean }
  | { type: 'network.changed'; online: boolean }

type On<Type extends Event['type']> = EventOf<Event, Type>

/** What this machine announces to its owner. */
export type AuthAnnouncement =
  | { type: 'auth.changed'; status: AuthStatus; user: User | null }
  /** A person has signed out, here or in another tab, or erased the account. */
  | { type: 'auth.signedOut' }

const tell = (status: AuthStatus) =>
  announce(
    ({ context }: { context: Context }): AuthAnnouncement => ({ type: 'auth.changed', status, user: context.user }),
  )

/** No answer came, or the code that asks did not. */
const isUnanswered = (error: unknown) => /network|timeout/.test(failureOf(error).kind)

/** The token is no good: expired, or larger than this server takes. */
const isRefusal = (error: unknown) => [401, 431].includes(failureOf(error).status ?? 0)

const saveLogin = {
  type: 'saveLogin',
  params: ({ event }: { event: { result: LoginResult } }) => event.result,
} as const
const saveProfile = {
  type: 'saveProfile',
  params: ({ event }: { event: { profile: SavedProfile } }) => event.profile,
} as const
const saveUser = {
  type: 'saveProfile',
  params: ({ event }: { event: { output: User } }): SavedProfile => ({ user: event.output, accessToken: null }),
} as const

const base = setup({
  types: { input: {} as AuthInput, context: {} as Context, events: {} as Event, emitted: {} as AuthAnnouncement },
  actors: {
    loadProfile: unprovided<User, void>('loadProfile'),
    loadLogin: unprovided<LoginLogic, void>('loadLogin'),
    /** Tells the server that the token is no longer used; what the device kept of it is removed first (spec §4). */
    logout: unprovided<void, void>('logout'),
  },
  actions: {
    tellLoading: tell('loading'),
    tellFailed: tell('failed'),
    tellVisitor: tell('visitor'),
    tellIncomplete: tell('incomplete'),
    tellComplete: tell('complete'),
    tellExpired: tell('expired'),
    tellSignedOut: announce({ type: 'auth.signedOut' }),
    /** Keeps token and user under the keys of spec §3, and the phone that the setup form starts with. */
    saveLogin: (_, _result: LoginResult) => {},
    /** Keeps the user; a token only where accounts were merged (spec §4 Profile edit modal). */
    saveProfile: (_, _profile: SavedProfile) => {},
    /** Removes token and user; the anonymous session stays (spec §4). */
    clearCredentials: () => {},
    /** Loads /setup as a new document (D7), so that nothing of the expired session survives in memory. */
    leaveForSetup: () => {},
    keepRequest: assign(({ event }) => {
      const { method, tradition, referralCode } = event as On<'login.start'>
      return { request: { method, tradition, referralCode }, error: null }
    }),
    keepUser: assign(({ event }) => ({ user: resultIn<User>(event) })),
    keepProfile: assign(({ event }) => ({ user: (event as On<'profile.saved'>).profile.user })),
    keepResult: assign(({ event }) => {
      const { user, needsSetup } = (event as On<'login.succeeded'>).result
      // `route_to` and `needs_setup` are obeyed also where they contradict the user's own field (spec §7).
      return { user: { ...user, profile_completed: !needsSetup } }
    }),
    forgetUser: assign({ user: null, answers: 0, google: null, whatsapp: null, error: null }),
    noteAnswer: assign({ answers: ({ context }) => context.answers + 1 }),
    noteLeft: assign({ expiredRecently: true }),
    noteUnsupported: assign({ error: 'unsupportedMethod' }),
    noteFailed: assign({ error: 'failed' }),
  },
  delays: retryDelays,
  guards: {
    noToken: ({ context }) => !context.hasToken,
    hasStoredUser: ({ context }) => context.user !== null,
    isComplete: ({ context }) => context.user?.profile_completed === true,
    /** The profile that was complete here is not at the server's. */
    isReopened: ({ context, event }) =>
      context.user?.profile_completed === true && !resultIn<User>(event).profile_completed,
    isGoogle: ({ context }) => context.request.method === 'google',
    isKnownMethod: ({ event }) => ['google', 'whatsapp'].includes((event as On<'login.start'>).method),
    isOnline: ({ event }) => (event as On<'network.changed'>).online,
    hasTokenNow: ({ event }) => (event as On<'token.changedElsewhere'>).hasToken,
    isRefusal: ({ event }) => isRefusal(errorIn(event)),
    isUnanswered: ({ event }) => isUnanswered(errorIn(event)),
    mayAskAgain: ({ context }) => context.answers + 1 < MOST_ANSWERS,
    // A server that answers 401 to a visitor who holds no token would send the page round for ever
    // (/setup, /, /pn, 401, /setup): once is the rule of D7, a second time within moments is a refusal to show.
    mayLeave: ({ context }) => !context.expiredRecently,
  },
})

const machine = base.extend({
  actions: {
    /** Makes the actor of the method once: a modal that is opened again stands where it was left (D20). */
    openLogin: assign(({ context, event, spawn }) => {
      const logic = resultIn<LoginLogic>(event)
      const { method, tradition, referralCode } = context.request
      const input = { tradition, referralCode }
      if (method === 'google') return { google: context.google ?? spawn(logic.google, { input }) }
      return { whatsapp: context.whatsapp ?? spawn(logic.whatsapp, { input: { ...input, sent: logic.sent } }) }
    }),
    /** Tells the actor what this start carries, and sets Google's on its way. */
    beginLogin: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        const { method, tradition, referralCode: code } = context.request
        if (method === 'google' && context.google !== null) {
          enqueue.sendTo(context.google, { type: 'google.referral', code, tradition })
          enqueue.sendTo(context.google, { type: 'google.start' })
        }
        if (method === 'whatsapp' && context.whatsapp !== null)
          enqueue.sendTo(context.whatsapp, { type: 'login.referral', code, tradition })
      }),
    ),
  },
})

const start = [
  { guard: 'isKnownMethod', target: '#auth.loggingIn', reenter: true, actions: 'keepRequest' },
  { actions: 'noteUnsupported' },
] as const

/** Authentication, spec §4. A stored token means signed in. */
export const authMachine = ownerOf(machine).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    hasToken: input.hasToken,
    expiredRecently: input.expiredRecently,
    user: input.hasToken ? input.storedUser : null,
    answers: 0,
    request: { method: '', tradition: 'sikh', referralCode: '' },
    google: null,
    whatsapp: null,
    error: null,
  }),
  initial: 'restoring',
  on: {
    'auth.expired': { guard: 'mayLeave', target: '.expired' },
    'login.succeeded': { target: '.loggedIn.refresh.fresh', reenter: true, actions: ['keepResult', saveLogin] },
    'token.changedElsewhere': [
      // Signed in, or with another account, in another tab: what is shown here follows.
      { guard: 'hasTokenNow', target: '.restoring.loading', reenter: true, actions: 'forgetUser' },
      { target: '.visitor', reenter: true, actions: ['forgetUser', 'tellSignedOut'] },
    ],
  },
  states: {
    restoring: {
      initial: 'deciding',
      on: { 'auth.expired': '#auth.expired' },
      states: {
        deciding: {
          always: [
            { guard: 'noToken', target: '#auth.visitor' },
            { guard: 'hasStoredUser', target: '#auth.loggedIn' },
            { target: 'loading' },
          ],
        },
        loading: {
          entry: 'tellLoading',
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            onDone: { target: '#auth.loggedIn.refresh.fresh', actions: ['keepUser', saveUser] },
            onError: [
              { guard: 'isRefusal', target: '#auth.expired' },
              // A flaky network is no reason to sign anybody out: ask again.
              { guard: 'isUnanswered', target: 'waiting' },
              { guard: 'mayAskAgain', target: 'waiting', actions: 'noteAnswer' },
              { target: 'failed' },
            ],
          },
        },
        waiting: retrying('loading'),
        /** D37: the server's answers stay unusable. Asking for ever would show a spinner for ever. */
        failed: { entry: 'tellFailed' },
      },
    },
    visitor: { entry: 'tellVisitor', on: { 'login.start': start } },
    loggingIn: {
      initial: 'preparing',
      on: { 'login.start': start, 'login.closed': 'visitor' },
      states: {
        preparing: {
          invoke: {
            id: 'loadLogin',
            src: 'loadLogin',
            onDone: [
              { guard: 'isGoogle', target: 'google', actions: ['openLogin', 'beginLogin'] },
              { target: 'whatsapp', actions: ['openLogin', 'beginLogin'] },
            ],
            onError: { target: '#auth.visitor', actions: 'noteFailed' },
          },
        },
        google: { on: { 'login.failed': '#auth.visitor' } },
        whatsapp: {},
      },
    },
    loggedIn: {
      on: {
        'auth.expired': 'expired',
        'auth.signOut': 'signingOut',
        'account.erased': { target: 'visitor', actions: ['clearCredentials', 'forgetUser', 'tellSignedOut'] },
        'profile.saved': { target: ['.profile', '.refresh.fresh'], actions: ['keepProfile', saveProfile] },
      },
      type: 'parallel',
      states: {
        profile: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isComplete', target: 'complete' }, { target: 'incomplete' }] },
            incomplete: { entry: 'tellIncomplete' },
            complete: { entry: 'tellComplete' },
          },
        },
        /** Stored users grow old: points, and what another device changed. */
        refresh: {
          initial: 'refreshing',
          states: {
            refreshing: {
              invoke: {
                id: 'refreshProfile',
                src: 'loadProfile',
                onDone: [
                  // Who has to complete a profile anew (D53) begins anew: what was opened for a complete one has no setup.
                  {
                    guard: 'isReopened',
                    target: ['#auth.loggedIn.profile.deciding', 'fresh'],
                    actions: ['forgetUser', 'tellLoading', 'keepUser', saveUser],
                  },
                  { target: ['#auth.loggedIn.profile.deciding', 'fresh'], actions: ['keepUser', saveUser] },
                ],
                onError: [{ guard: 'isRefusal', target: '#auth.expired' }, { target: 'stale' }],
              },
            },
            stale: { on: { 'network.changed': { guard: 'isOnline', target: 'refreshing' } } },
            fresh: {},
          },
        },
      },
    },
    signingOut: {
      entry: ['forgetUser', 'tellSignedOut', 'tellVisitor'],
      on: { 'login.start': start },
      // The device is signed out already, whatever the server says.
      invoke: { id: 'logout', src: 'logout', onDone: 'visitor', onError: 'visitor' },
    },
    // Once: the answers to other calls under way are 401 as well.
    expired: { entry: ['clearCredentials', 'tellExpired', 'leaveForSetup', 'noteLeft'] },
  },
})
