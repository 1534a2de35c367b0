import { assign, setup } from 'xstate'
import { announcing } from '../announce.ts'
import type { LoginResult, Tradition } from '../entities.ts'
import { isNotOffered } from '../failure.ts'
import { unprovided } from '../unprovided.ts'
import { type GoogleError, loginError, notOffered, providerError, userInfoError } from './googleLogin.messages.ts'

/** What the provider's page gives: a token, and the client id that it was made for. */
export type GoogleGrant = { accessToken: string; audience: string }

/** What the provider tells about the person; name and picture are empty where it tells none. */
export type GoogleProfile = { id: string; email: string; name: string; picture: string }

/** The credential of spec §7 and D8; the server believes none of it before it has verified the access token. */
export type GoogleToken = GoogleProfile & GoogleGrant

export type GoogleLoginInput = { tradition: Tradition; referralCode: string }

export type GoogleLoginRequest = { googleToken: GoogleToken; referralCode: string; tradition: Tradition }

/** What this machine announces to its owner. */
export type GoogleAnnouncement =
  | { type: 'login.succeeded'; method: 'google'; result: LoginResult }
  | { type: 'login.failed'; method: 'google'; error: GoogleError }

type Context = {
  tradition: Tradition
  referralCode: string
  grant: GoogleGrant
  profile: GoogleProfile
  error: GoogleError | null
}

type Event =
  | { type: 'google.start' }
  /** What a login will carry from now on: the code may be typed after a first attempt. */
  | { type: 'google.referral'; code: string; tradition?: Tradition }

const NO_GRANT: GoogleGrant = { accessToken: '', audience: '' }
const NO_PROFILE: GoogleProfile = { id: '', email: '', name: '', picture: '' }

/** Every failure: its words, a heavy pulse, and the owner knows (spec §8). */
const fail = (toError: (error: unknown) => GoogleError, target: 'failed' | 'notOffered' = 'failed') =>
  ({
    target,
    actions: [
      {
        type: 'keepError',
        params: ({ event }: { event: { error: unknown } }) => ({ error: toError(event.error) }),
      },
      { type: 'haptic', params: 'heavy' },
      {
        type: 'announce',
        params: ({ event }: { event: { error: unknown } }): GoogleAnnouncement => ({
          type: 'login.failed',
          method: 'google',
          error: toError(event.error),
        }),
      },
    ],
  }) as const

const failNotOffered = {
  guard: ({ event }: { event: { error: unknown } }) => isNotOffered(event.error),
  ...fail(() => notOffered, 'notOffered'),
} as const

/** Signing in with Google, spec §7 and §8: the provider's page, the person's data, the login call. */
export const googleLoginMachine = setup({
  types: {
    input: {} as GoogleLoginInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as GoogleAnnouncement,
  },
  actors: {
    /** Opens the provider's page. Has to do so before it waits for anything: Safari wants the tap itself. */
    openProvider: unprovided<GoogleGrant, void>('openProvider'),
    fetchUserInfo: unprovided<GoogleProfile, GoogleGrant>('fetchUserInfo'),
    login: unprovided<LoginResult, GoogleLoginRequest>('login'),
  },
  actions: {
    announce: announcing<GoogleAnnouncement>(),
    /** Brings the provider's page to the front again, where it hides behind another window. */
    focusProvider: () => {},
    haptic: (_, _strength: 'heavy') => {},
    keepError: assign((_, { error }: { error: GoogleError }) => ({ error })),
  },
}).createMachine({
  id: 'googleLogin',
  context: ({ input }) => ({
    tradition: input.tradition,
    referralCode: input.referralCode,
    grant: NO_GRANT,
    profile: NO_PROFILE,
    error: null,
  }),
  initial: 'idle',
  on: {
    'google.referral': {
      actions: assign(({ context, event }) => ({
        referralCode: event.code,
        tradition: event.tradition ?? context.tradition,
      })),
    },
  },
  states: {
    idle: { on: { 'google.start': 'opening' } },
    opening: {
      entry: assign({ error: null }),
      on: { 'google.start': { actions: 'focusProvider' } },
      invoke: {
        id: 'openProvider',
        src: 'openProvider',
        onDone: { target: 'fetchingUserInfo', actions: assign({ grant: ({ event }) => event.output }) },
        onError: [failNotOffered, fail(providerError)],
      },
    },
    fetchingUserInfo: {
      invoke: {
        id: 'fetchUserInfo',
        src: 'fetchUserInfo',
        input: ({ context }) => context.grant,
        onDone: { target: 'signingIn', actions: assign({ profile: ({ event }) => event.output }) },
        onError: fail(() => userInfoError),
      },
    },
    signingIn: {
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({
          googleToken: { ...context.profile, ...context.grant },
          referralCode: context.referralCode,
          tradition: context.tradition,
        }),
        onDone: {
          target: 'done',
          actions: {
            type: 'announce',
            params: ({ event }) => ({ type: 'login.succeeded', method: 'google', result: event.output }),
          },
        },
        onError: [failNotOffered, fail(loginError)],
      },
      // The provider's token has done its work: it is not kept.
      exit: assign({ grant: NO_GRANT, profile: NO_PROFILE }),
    },
    failed: { on: { 'google.start': 'opening' } },
    /** For this visit: another try would end the same way. */
    notOffered: {
      on: {
        'google.start': {
          actions: { type: 'announce', params: { type: 'login.failed', method: 'google', error: notOffered } },
        },
      },
    },
    done: {},
  },
})
