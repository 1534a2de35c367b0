import { assign, setup } from 'xstate'
import { announce } from '../announce.ts'
import type { LoginResult, Tradition } from '../entities.ts'
import { isNotOffered } from '../failure.ts'
import { type EventOf, errorIn, resultIn } from '../heard.ts'
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

type In = { context: Context }

const grantIn = ({ context }: In) => context.grant
const toLogin = ({ context }: In): GoogleLoginRequest => ({
  googleToken: { ...context.profile, ...context.grant },
  referralCode: context.referralCode,
  tradition: context.tradition,
})

/** Every failure, once its words are kept: a heavy pulse, and the owner knows (spec §8). */
const tell = [{ type: 'haptic', params: 'heavy' }, 'tellFailed'] as const

const failNotOffered = {
  guard: 'isNotOffered',
  target: 'notOffered',
  actions: ['keepNotOffered', ...tell],
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
    tellSucceeded: announce(
      ({ event: { output } }: { event: { output: LoginResult } }): GoogleAnnouncement => ({
        type: 'login.succeeded',
        method: 'google',
        result: output,
      }),
    ),
    tellFailed: announce(
      ({ context }: In): GoogleAnnouncement => ({
        type: 'login.failed',
        method: 'google',
        error: context.error as GoogleError,
      }),
    ),
    /** Brings the provider's page to the front again, where it hides behind another window. */
    focusProvider: () => {},
    haptic: (_, _strength: 'heavy') => {},
    keepReferral: assign(({ context, event }) => {
      const { code, tradition = context.tradition } = event as EventOf<Event, 'google.referral'>
      return { referralCode: code, tradition }
    }),
    keepGrant: assign(({ event }) => ({ grant: resultIn<GoogleGrant>(event) })),
    keepProfile: assign(({ event }) => ({ profile: resultIn<GoogleProfile>(event) })),
    // The provider's token has done its work: it is not kept.
    forgetGrant: assign({ grant: NO_GRANT, profile: NO_PROFILE }),
    keepProviderError: assign(({ event }) => ({ error: providerError(errorIn(event)) })),
    keepUserInfoError: assign({ error: userInfoError }),
    keepLoginError: assign(({ event }) => ({ error: loginError(errorIn(event)) })),
    keepNotOffered: assign({ error: notOffered }),
    forgetError: assign({ error: null }),
  },
  guards: { isNotOffered: ({ event }) => isNotOffered(errorIn(event)) },
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
  on: { 'google.referral': { actions: 'keepReferral' } },
  states: {
    idle: { on: { 'google.start': 'opening' } },
    opening: {
      entry: 'forgetError',
      on: { 'google.start': { actions: 'focusProvider' } },
      invoke: {
        id: 'openProvider',
        src: 'openProvider',
        onDone: { target: 'fetchingUserInfo', actions: 'keepGrant' },
        onError: [failNotOffered, { target: 'failed', actions: ['keepProviderError', ...tell] }],
      },
    },
    fetchingUserInfo: {
      invoke: {
        id: 'fetchUserInfo',
        src: 'fetchUserInfo',
        input: grantIn,
        onDone: { target: 'signingIn', actions: 'keepProfile' },
        onError: { target: 'failed', actions: ['keepUserInfoError', ...tell] },
      },
    },
    signingIn: {
      invoke: {
        id: 'login',
        src: 'login',
        input: toLogin,
        onDone: { target: 'done', actions: 'tellSucceeded' },
        onError: [failNotOffered, { target: 'failed', actions: ['keepLoginError', ...tell] }],
      },
      exit: 'forgetGrant',
    },
    failed: { on: { 'google.start': 'opening' } },
    /** For this visit: another try would end the same way. */
    notOffered: { on: { 'google.start': { actions: 'tellFailed' } } },
    done: {},
  },
})
