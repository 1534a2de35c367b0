import { assign, sendTo, setup } from 'xstate'
import type { User } from '../entities.ts'
import { failureOf } from '../failure.ts'
import { nobody, type Owned } from '../owned.ts'
import { unprovided } from '../unprovided.ts'

/** Wait before the profile is asked for again when the network failed while a token is stored, ms. */
export const RESTORE_RETRY_MS = 3_000

export type AuthStatus = 'loading' | 'anonymous' | 'incomplete' | 'complete' | 'expired'

export type AuthInput = Partial<Owned> & {
  hasToken: boolean
  /** The last forced sign-out was moments ago: see `mayLeave`. */
  expiredRecently: boolean
}

type Context = Owned & { hasToken: boolean; expiredRecently: boolean; user: User | null }

type Event = { type: 'auth.expired' }

/** What this machine announces to its owner. */
export type AuthAnnouncement = { type: 'auth.changed'; status: AuthStatus }

const announce = (status: AuthStatus) =>
  ({ type: 'announce', params: { type: 'auth.changed', status } satisfies AuthAnnouncement }) as const

/** Authentication, spec §4, as far as restoring, anonymous and expired. A stored token means signed in. */
export const authMachine = setup({
  types: {
    input: {} as AuthInput,
    context: {} as Context,
    events: {} as Event,
  },
  actors: { loadProfile: unprovided<User, void>('loadProfile') },
  actions: {
    announce: sendTo(
      ({ context }) => context.owner,
      (_, announcement: AuthAnnouncement) => announcement,
    ),
    /** Removes token and user; the anonymous session stays (spec §4). */
    clearCredentials: () => {},
    /** Loads /setup as a new document (D7), so that nothing of the expired session survives in memory. */
    leaveForSetup: () => {},
  },
  delays: { restoreRetry: RESTORE_RETRY_MS },
  guards: {
    noToken: ({ context }) => !context.hasToken,
    // A server that answers 401 to a visitor who holds no token would send the page round for ever
    // (/setup, /, /pn, 401, /setup): once is the rule of D7, a second time within moments is a refusal to show.
    mayLeave: ({ context }) => context.hasToken || !context.expiredRecently,
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    owner: input.owner ?? nobody,
    hasToken: input.hasToken,
    expiredRecently: input.expiredRecently,
    user: null,
  }),
  initial: 'restoring',
  on: { 'auth.expired': { guard: 'mayLeave', target: '.expired' } },
  states: {
    restoring: {
      always: { guard: 'noToken', target: 'anonymous' },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            onDone: [
              {
                guard: ({ event }) => event.output.profile_completed === true,
                target: '#auth.loggedIn.complete',
                actions: assign({ user: ({ event }) => event.output }),
              },
              { target: '#auth.loggedIn.incomplete', actions: assign({ user: ({ event }) => event.output }) },
            ],
            onError: [
              { guard: ({ event }) => failureOf(event.error).status === 401, target: '#auth.expired' },
              { target: 'waiting' },
            ],
          },
        },
        // A flaky network is no reason to sign anybody out: ask again.
        waiting: { after: { restoreRetry: 'loading' } },
      },
    },
    anonymous: { entry: announce('anonymous') },
    loggedIn: {
      initial: 'incomplete',
      states: {
        incomplete: { entry: announce('incomplete') },
        complete: { entry: announce('complete') },
      },
    },
    expired: { entry: ['clearCredentials', announce('expired'), 'leaveForSetup'] },
  },
})
