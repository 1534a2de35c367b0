import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { user } from '../../../tests/machines/fixtures.ts'
import { done, failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import { ApiError } from '../../api/ApiError.ts'
import type { LoginResult } from '../entities.ts'
import {
  type GoogleGrant,
  type GoogleLoginRequest,
  type GoogleProfile,
  googleLoginMachine,
} from './googleLogin.machine.ts'

const input = { tradition: 'hindu', referralCode: 'ASHA-2026' } as const
const start = { type: 'google.start' } as const
const grant: GoogleGrant = { accessToken: 'provider-token', audience: 'satsang-local' }
const profile: GoogleProfile = { id: '108', email: 'meera@example.com', name: 'Meera', picture: '' }
const result: LoginResult = {
  user: user({ profile_completed: false }),
  accessToken: 'token',
  isNewUser: true,
  needsSetup: true,
  prefilledPhone: null,
}
const refused = Object.assign(new Error(), { kind: 'cancelled' })
const blocked = Object.assign(new Error(), { kind: 'unavailable' })

/** A server of v1 that lets nobody in by Google: at the call, or already at its own page. */
const notThere = new ApiError('http', 501, 'This server does not offer this yet.', 'not_implemented')
const missing = Object.assign(new Error(), { kind: 'http', status: 501 })

const toUserInfo = [start, done('openProvider', grant)] as const
const toLogin = [...toUserInfo, done('fetchUserInfo', profile)] as const

const { reached, untaken } = walk(googleLoginMachine, {
  inputs: [input],
  events: [
    start,
    { type: 'google.referral', code: 'SEVA' },
    done('openProvider', grant),
    failed('openProvider', refused),
    failed('openProvider', blocked),
    failed('openProvider', missing),
    done('fetchUserInfo', profile),
    failed('fetchUserInfo', new Error()),
    done('login', result),
    failed('login', new ApiError('network')),
    failed('login', notThere),
  ],
  keyOf: ({ value, context }) => [value, context.error],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['idle', 'opening', 'fetchingUserInfo', 'signingIn', 'failed', 'notOffered', 'done'] as const)(
  'reaches %s',
  (value) => expect(reached.some((state) => state.matches(value))).toBe(true),
)

test.each([
  ['the page was closed or said no', failed('openProvider', refused), 'google.cancelled'],
  ['the page could not be opened', failed('openProvider', blocked), 'google.failed'],
  ['a surprise of the provider’s script', failed('openProvider', new TypeError()), 'google.failed'],
])('opening: %s', (_name, event, word) => {
  const state = reach(googleLoginMachine, input, start, event)
  expect(state.value).toBe('failed')
  expect(state.context.error).toEqual({ word, detail: '' })
})

test('the person’s data did not come', () => {
  const state = reach(googleLoginMachine, input, ...toUserInfo, failed('fetchUserInfo', new ApiError('network')))
  expect(state.context.error).toEqual({ word: 'google.userInfoFailed', detail: '' })
})

test.each<[string, unknown, string, string]>([
  ['refused, in the server’s words', new ApiError('http', 401, 'Not verified.'), 'login.failed', 'Not verified.'],
  ['too often, in the server’s words', new ApiError('http', 429, 'Too many.'), 'login.failed', 'Too many.'],
  ['refused without words', new ApiError('http', 403), 'login.failed', ''],
  ['the server failed, and sent a page of a proxy', new ApiError('http', 502), 'login.failed', ''],
  ['no user or token in the answer', new ApiError('malformed'), 'login.invalidResponse', ''],
  ['no network', new ApiError('network'), 'google.signInFailed', ''],
  ['no answer in time', new ApiError('timeout'), 'google.signInFailed', ''],
  ['a surprise', new Error('surprise'), 'login.failed', ''],
])('signing in: %s', (_name, error, word, detail) => {
  const state = reach(googleLoginMachine, input, ...toLogin, failed('login', error))
  expect(state.value).toBe('failed')
  expect(state.context.error).toEqual({ word, detail })
})

test('another try begins without the words of the last one', () => {
  const state = reach(googleLoginMachine, input, start, failed('openProvider', refused), start)
  expect(state.value).toBe('opening')
  expect(state.context.error).toBeNull()
})

const live = (over: { openProvider?: () => Promise<GoogleGrant> } = {}) => {
  const announced: unknown[] = []
  const haptic = vi.fn()
  const focusProvider = vi.fn()
  const openProvider = vi.fn(over.openProvider ?? (async () => grant))
  const fetchUserInfo = vi.fn(async (_: { input: GoogleGrant }) => profile)
  const login = vi.fn(async (_: { input: GoogleLoginRequest }) => result)
  const machine = googleLoginMachine.provide({
    actors: {
      openProvider: fromPromise<GoogleGrant, void>(openProvider),
      fetchUserInfo: fromPromise<GoogleProfile, GoogleGrant>(fetchUserInfo),
      login: fromPromise<LoginResult, GoogleLoginRequest>(login),
    },
    actions: { focusProvider, haptic: (_, strength) => haptic(strength) },
  })
  const actor = heardBy(createActor(machine, { input: input, clock: new SimulatedClock() }), (event) =>
    announced.push(event),
  )
  return { actor, announced, haptic, focusProvider, openProvider, fetchUserInfo, login }
}

test('from the tap to the announced result: the credential of D8, with code and tradition', async () => {
  const { actor, announced, haptic, fetchUserInfo, login } = live()
  actor.send({ type: 'google.referral', code: 'SEVA', tradition: 'sikh' })
  actor.send(start)
  await waitFor(actor, (s) => s.matches('done'))
  expect(fetchUserInfo.mock.calls[0]?.[0].input).toEqual(grant)
  expect(login.mock.calls[0]?.[0].input).toEqual({
    googleToken: { ...profile, ...grant },
    referralCode: 'SEVA',
    tradition: 'sikh',
  })
  expect(announced).toEqual([{ type: 'login.succeeded', method: 'google', result }])
  expect(haptic).not.toHaveBeenCalled()
  expect(actor.getSnapshot().context).toMatchObject({ grant: { accessToken: '' }, profile: { email: '' } })
})

test('the provider’s page is opened within the tap, and once: a second tap brings it to the front', () => {
  const { actor, openProvider, focusProvider } = live({ openProvider: () => new Promise(() => {}) })
  actor.send(start)
  expect(openProvider).toHaveBeenCalledOnce()
  actor.send(start)
  expect(openProvider).toHaveBeenCalledOnce()
  expect(focusProvider).toHaveBeenCalledOnce()
})

test('a failure is a heavy pulse, and is announced', async () => {
  const { actor, announced, haptic } = live({ openProvider: () => Promise.reject(refused) })
  actor.send(start)
  await waitFor(actor, (s) => s.matches('failed'))
  expect(haptic).toHaveBeenCalledExactlyOnceWith('heavy')
  expect(announced).toEqual([
    { type: 'login.failed', method: 'google', error: { word: 'google.cancelled', detail: '' } },
  ])
})

test('a profile that the provider does not give away is a failure, after which another try goes', () => {
  const state = reach(googleLoginMachine, input, ...toUserInfo, failed('fetchUserInfo', new Error()))
  expect(state.value).toBe('failed')
  expect(state.context.error).not.toBeNull()
  expect(reach(googleLoginMachine, input, ...toUserInfo, failed('fetchUserInfo', new Error()), start).value).toBe(
    'opening',
  )
})

test.each([
  ['at its own sign-in page', [start, failed('openProvider', missing)]],
  ['at the call', [...toLogin, failed('login', notThere)]],
])('a provider without Google says so (501), for the visit: %s', (_name, events) => {
  const state = reach(googleLoginMachine, input, ...events)
  expect(state.value).toBe('notOffered')
  // Not the server's own sentence, which is about a call.
  expect(state.context.error).toEqual({ word: 'login.googleNotOffered', detail: '' })
  expect(reach(googleLoginMachine, input, ...events, start).value).toBe('notOffered')
})
