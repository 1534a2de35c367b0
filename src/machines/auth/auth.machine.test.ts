import { describe, expect, test, vi } from 'vitest'
import { createActor, type EventFrom, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { user } from '../../../tests/machines/fixtures.ts'
import { done, elapsed, failed, heardBy, walk } from '../../../tests/machines/testing.ts'
import type { LoginResult, User } from '../entities.ts'
import { googleLoginMachine } from '../googleLogin/googleLogin.machine.ts'
import { whatsappLoginMachine } from '../whatsappLogin/whatsappLogin.machine.ts'
import { type AuthInput, authMachine, type LoginLogic, MOST_ANSWERS } from './auth.machine.ts'

const refused = Object.assign(new Error(), { kind: 'http', status: 401, detail: '', code: '' })
const unreachable = Object.assign(new Error(), { kind: 'network', status: null, detail: '', code: '' })
const malformed = Object.assign(new Error(), { kind: 'malformed', status: 200, detail: '', code: '' })
const incomplete = user({ profile_completed: false })
const logic: LoginLogic = { google: googleLoginMachine, whatsapp: whatsappLoginMachine, sent: null }
const result = (over: Partial<LoginResult> = {}): LoginResult => ({
  user: user(),
  accessToken: 'token-1',
  isNewUser: false,
  needsSetup: false,
  prefilledPhone: null,
  ...over,
})
const start = (method: string) => ({ type: 'login.start', method, tradition: 'sikh', referralCode: 'ASHA' }) as const

const input = (over: Partial<AuthInput> = {}): AuthInput => ({
  hasToken: false,
  storedUser: null,
  expiredRecently: false,
  ...over,
})

describe('the statechart', () => {
  const { reached, untaken } = walk(authMachine, {
    inputs: [
      input(),
      input({ expiredRecently: true }),
      input({ hasToken: true, expiredRecently: true }),
      input({ hasToken: true, storedUser: user() }),
      // A user without a token is nobody's.
      input({ storedUser: user() }),
    ],
    events: [
      { type: 'auth.expired' },
      { type: 'auth.signOut' },
      { type: 'account.erased' },
      { type: 'profile.saved', profile: { user: user(), accessToken: null } },
      { type: 'token.changedElsewhere', hasToken: true },
      { type: 'token.changedElsewhere', hasToken: false },
      { type: 'network.changed', online: true },
      { type: 'network.changed', online: false },
      start('google'),
      start('whatsapp'),
      start('carrier pigeon'),
      { type: 'login.closed', method: 'whatsapp' },
      { type: 'login.failed', method: 'google' },
      { type: 'login.succeeded', method: 'google', result: result() },
      { type: 'login.succeeded', method: 'whatsapp', result: result({ needsSetup: true }) },
      done('loadLogin', logic),
      failed('loadLogin', unreachable),
      done('loadProfile', user()),
      done('loadProfile', incomplete),
      failed('loadProfile', refused),
      failed('loadProfile', unreachable),
      failed('loadProfile', malformed),
      done('refreshProfile', incomplete),
      done('refreshProfile', user()),
      failed('refreshProfile', refused),
      failed('refreshProfile', unreachable),
      done('logout'),
      failed('logout', unreachable),
      elapsed('loadRetry', 'auth.restoring.waiting'),
    ],
    keyOf: ({ value, context }) => [
      value,
      context.expiredRecently,
      context.answers,
      context.request.method,
      context.google !== null,
      context.whatsapp !== null,
    ],
  })

  test('every transition is taken', () => expect(untaken).toEqual([]))

  test.each([
    'visitor',
    'signingOut',
    'expired',
    { restoring: 'loading' },
    { restoring: 'waiting' },
    { restoring: 'failed' },
    { loggingIn: 'preparing' },
    { loggingIn: 'google' },
    { loggingIn: 'whatsapp' },
    { loggedIn: { profile: 'incomplete' } },
    { loggedIn: { profile: 'complete' } },
    { loggedIn: { refresh: 'stale' } },
  ] as const)('reaches %j', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

  test('nobody is signed in without a user', () => {
    for (const state of reached.filter((s) => s.matches('loggedIn'))) expect(state.context.user).not.toBeNull()
    for (const state of reached.filter((s) => s.matches('visitor'))) expect(state.context.user).toBeNull()
  })
})

const live = (over: Partial<AuthInput>, loadProfile: () => Promise<User> = () => Promise.reject(unreachable)) => {
  const calls: string[] = []
  const announced: { type: string; status?: string }[] = []
  const clock = new SimulatedClock()
  const machine = authMachine.provide({
    actors: {
      loadProfile: fromPromise<User, void>(loadProfile),
      loadLogin: fromPromise<LoginLogic, void>(async () => logic),
      logout: fromPromise<void, void>(async () => void calls.push('logout')),
    },
    actions: {
      clearCredentials: () => void calls.push('clear'),
      leaveForSetup: () => void calls.push('leave'),
      saveLogin: (_, { accessToken }) => void calls.push(`save ${accessToken}`),
      saveProfile: (_, { accessToken }) => void calls.push(`profile ${accessToken}`),
    },
  })
  const actor = createActor(machine, { input: input(over), clock })
  heardBy(actor, (announcement) => announced.push(announcement))
  return { actor, calls, clock, announced }
}

const statuses = (announced: { type: string; status?: string }[]) =>
  announced.map(({ type, status }) => (type === 'auth.changed' ? status : type))

test('a 401 clears token and user, then leaves for /setup (spec §4, D7)', async () => {
  const { actor, calls } = live({ hasToken: true }, () => Promise.reject(refused))
  await waitFor(actor, (s) => s.matches('expired'))
  expect(calls).toEqual(['clear', 'leave'])
  // A second call under way is refused as well: the page leaves once.
  actor.send({ type: 'auth.expired' })
  expect(calls).toEqual(['clear', 'leave'])
})

test('a server that refuses a visitor without a token cannot send the page round in a circle', () => {
  const { actor, calls } = live({ expiredRecently: true }, () => Promise.reject(refused))
  actor.send({ type: 'auth.expired' })
  expect(actor.getSnapshot().value).toBe('visitor')
  expect(calls).toEqual([])
})

test('a network that is down signs nobody out: the profile is asked for again', async () => {
  const loadProfile = vi.fn<() => Promise<User>>().mockRejectedValueOnce(unreachable).mockResolvedValueOnce(user())
  const { actor, clock, calls } = live({ hasToken: true }, loadProfile)
  await waitFor(actor, (s) => s.matches({ restoring: 'waiting' }))
  clock.increment(2_999)
  expect(actor.getSnapshot().value).toEqual({ restoring: 'waiting' })
  clock.increment(1)
  expect(actor.getSnapshot().value).toEqual({ restoring: 'loading' })
  await waitFor(actor, (s) => s.matches({ loggedIn: { profile: 'complete' } }))
  expect(calls).toEqual(['profile null'])
})

test.each([
  ['stays malformed', malformed],
  ['stays an error', Object.assign(new Error(), { kind: 'http', status: 500, detail: '', code: '' })],
])('a profile that %s is asked for three times, and then it is said: never a loop (D37)', async (_name, error) => {
  const loadProfile = vi.fn<() => Promise<User>>().mockRejectedValue(error)
  const { actor, clock, calls, announced } = live({ hasToken: true }, loadProfile)
  for (let answer = 1; answer < MOST_ANSWERS; answer += 1) {
    await waitFor(actor, (s) => s.matches({ restoring: 'waiting' }))
    clock.increment(3_000)
  }
  await waitFor(actor, (s) => s.matches({ restoring: 'failed' }))
  clock.increment(1_000_000)
  expect([MOST_ANSWERS, loadProfile.mock.calls.length, calls]).toEqual([3, 3, []])
  expect(statuses(announced).at(-1)).toBe('failed')
})

test('a network that is down, however long, is not counted', () => {
  const { actor, is } = startWith({ hasToken: true })
  for (let turn = 0; turn < 10; turn += 1) {
    actor.send(failed('loadProfile', unreachable))
    actor.send(elapsed('loadRetry', 'auth.restoring.waiting'))
  }
  expect(is()).toEqual({ restoring: 'loading' })
})

test('who signs in anew in another tab leaves the failure', () => {
  const useless = [failed('loadProfile', malformed), elapsed('loadRetry', 'auth.restoring.waiting')]
  const { actor, is } = startWith({ hasToken: true }, ...useless, ...useless, failed('loadProfile', malformed))
  expect(is()).toEqual({ restoring: 'failed' })
  actor.send({ type: 'token.changedElsewhere', hasToken: true })
  expect([is(), actor.getSnapshot().context.answers]).toEqual([{ restoring: 'loading' }, 0])
})

test('a visitor without a token asks for no profile', () => {
  const loadProfile = vi.fn(async () => user())
  const { actor, announced } = live({}, loadProfile)
  expect(actor.getSnapshot().value).toBe('visitor')
  expect(loadProfile).not.toHaveBeenCalled()
  expect(statuses(announced)).toEqual(['visitor'])
})

test('a stored user is shown at once, offline too, and refreshed when the network is back', async () => {
  const loadProfile = vi
    .fn<() => Promise<User>>()
    .mockRejectedValueOnce(unreachable)
    .mockResolvedValueOnce(user({ referral_points: 20 }))
  const { actor, announced, calls } = live({ hasToken: true, storedUser: user() }, loadProfile)
  expect(statuses(announced)).toEqual(['complete'])
  await waitFor(actor, (s) => s.matches({ loggedIn: { refresh: 'stale' } }))
  actor.send({ type: 'network.changed', online: true })
  await waitFor(actor, (s) => s.matches({ loggedIn: { refresh: 'fresh' } }))
  expect(actor.getSnapshot().context.user?.referral_points).toBe(20)
  expect(calls).toEqual(['profile null'])
})

test('a login is stored before anybody hears of it, and asks for no profile again', async () => {
  const loadProfile = vi.fn(async () => user())
  const { actor, calls, announced } = live({}, loadProfile)
  actor.send(start('whatsapp'))
  await waitFor(actor, (s) => s.matches({ loggingIn: 'whatsapp' }))
  actor.send({ type: 'login.succeeded', method: 'whatsapp', result: result() })
  expect(calls).toEqual(['save token-1'])
  expect(statuses(announced)).toEqual(['visitor', 'complete'])
  expect(loadProfile).not.toHaveBeenCalled()
})

test('needs_setup and route_to are obeyed, whatever the user’s own field says (spec §7)', () => {
  const { actor } = live({})
  actor.send({ type: 'login.succeeded', method: 'google', result: result({ needsSetup: true }) })
  expect(actor.getSnapshot().matches({ loggedIn: { profile: 'incomplete' } })).toBe(true)
})

test('a saved profile leads from setup to chat, and merged accounts bring their token (spec §4)', () => {
  const { actor, calls } = live({})
  actor.send({ type: 'login.succeeded', method: 'google', result: result({ needsSetup: true }) })
  actor.send({ type: 'profile.saved', profile: { user: user(), accessToken: 'token-2' } })
  expect(actor.getSnapshot().matches({ loggedIn: { profile: 'complete' } })).toBe(true)
  expect(calls).toEqual(['save token-1', 'profile token-2'])
})

test('signing out is done on the device at once, whatever the server says', () => {
  const { actor, announced } = live({ hasToken: true, storedUser: user() })
  actor.send({ type: 'auth.signOut' })
  expect(actor.getSnapshot().value).toBe('signingOut')
  expect(statuses(announced)).toEqual(['complete', 'auth.signedOut', 'visitor'])
  expect(actor.getSnapshot().context).toMatchObject({ user: null })
})

test('tabs agree: out in one is out in the other, and another account is loaded anew', async () => {
  const { actor, announced, calls } = live({ hasToken: true, storedUser: user() }, async () => user({ id: 'other' }))
  actor.send({ type: 'token.changedElsewhere', hasToken: false })
  expect(actor.getSnapshot().value).toBe('visitor')
  actor.send({ type: 'token.changedElsewhere', hasToken: true })
  await waitFor(actor, (s) => s.matches({ loggedIn: { profile: 'complete' } }))
  expect(actor.getSnapshot().context.user?.id).toBe('other')
  expect(statuses(announced)).toEqual(['complete', 'auth.signedOut', 'visitor', 'loading', 'complete'])
  // The other tab has stored the token: nothing is removed here, and the user is kept for the next start.
  expect(calls).toEqual(['profile null'])
})

test('a modal that is closed and opened again is the same one (D20)', async () => {
  const { actor } = live({})
  actor.send(start('whatsapp'))
  await waitFor(actor, (s) => s.matches({ loggingIn: 'whatsapp' }))
  const { whatsapp } = actor.getSnapshot().context
  whatsapp?.send({ type: 'phone.change', value: '9876543210' })
  actor.send({ type: 'login.closed', method: 'whatsapp' })
  actor.send(start('whatsapp'))
  await waitFor(actor, (s) => s.matches({ loggingIn: 'whatsapp' }))
  expect(actor.getSnapshot().context.whatsapp).toBe(whatsapp)
})

test('a method that nobody knows says so (spec §8)', () => {
  const { actor } = live({})
  actor.send(start('carrier pigeon'))
  expect(actor.getSnapshot().value).toBe('visitor')
  expect(actor.getSnapshot().context.error).toBe('unsupportedMethod')
})

/** Nothing settles by itself: the test says how, and when. */
const startWith = (over: Partial<AuthInput>, ...events: EventFrom<typeof authMachine>[]) => {
  const did: string[] = []
  const announced: { type: string; status?: string }[] = []
  const note = <Output>(what: string) =>
    fromPromise<Output, void>(() => {
      did.push(what)
      return new Promise<Output>(() => {})
    })
  const actor = createActor(
    authMachine.provide({
      actors: { loadProfile: note<User>('profile'), loadLogin: note<LoginLogic>('code'), logout: note<void>('logout') },
      actions: {
        clearCredentials: () => void did.push('clear'),
        leaveForSetup: () => void did.push('leave'),
        saveProfile: (_, { user: { id } }) => void did.push(`keep ${id}`),
      },
    }),
    { input: input(over), clock: new SimulatedClock() },
  )
  heardBy(actor, (announcement) => announced.push(announcement))
  for (const event of events) actor.send(event)
  const is = () => actor.getSnapshot().value
  return { actor, did, announced, is, context: () => actor.getSnapshot().context }
}
const google = [start('google'), done('loadLogin', logic)] as const
const whatsapp = [start('whatsapp'), done('loadLogin', logic)] as const
const signedIn = { hasToken: true, storedUser: user() } as const

test.each([
  ['by a visitor', {}, []],
  ['by somebody who is signed in', signedIn, []],
  ['by somebody who is signed in again, moments after the last one', { ...signedIn, expiredRecently: true }, []],
  ['while the profile is loaded', { hasToken: true }, []],
  ['while the profile is loaded, moments after the last one', { hasToken: true, expiredRecently: true }, []],
  ['while a login is under way', {}, whatsapp],
])('a 401 that is met %s clears what is kept, says so, and leaves for /setup', (_name, over, events) => {
  const { actor, did, announced, is, context } = startWith(over, ...events)
  did.length = 0
  actor.send({ type: 'auth.expired' })
  expect([is(), did, statuses(announced).at(-1)]).toEqual(['expired', ['clear', 'leave'], 'expired'])
  // The page may still be here when the next 401 comes.
  expect(context()).toMatchObject({ expiredRecently: true })
})

test.each([
  401,
  // The server takes no header of that size (33.14).
  431,
])('a token that the server refuses with %i while a stored user is shown leads to setup, too', (status) => {
  const refusal = Object.assign(new Error(), { kind: 'http', status })
  const { did, is } = startWith(signedIn, failed('refreshProfile', refusal))
  expect([is(), did]).toEqual(['expired', ['profile', 'clear', 'leave']])
  expect(startWith({ hasToken: true }, failed('loadProfile', refusal)).is()).toBe('expired')
})

test('the button that is pressed opens its own login, with what the address carried', () => {
  const byGoogle = startWith({}, ...google)
  expect([byGoogle.is(), byGoogle.context().whatsapp]).toEqual([{ loggingIn: 'google' }, null])
  expect(byGoogle.context().google?.getSnapshot()).toMatchObject({
    value: 'opening',
    context: { referralCode: 'ASHA' },
  })
  const byWhatsapp = startWith({}, ...whatsapp)
  expect([byWhatsapp.is(), byWhatsapp.context().google]).toEqual([{ loggingIn: 'whatsapp' }, null])
  byWhatsapp.actor.send({ ...start('whatsapp'), referralCode: 'RAVI' })
  byWhatsapp.actor.send(done('loadLogin', logic))
  expect(byWhatsapp.context().whatsapp?.getSnapshot().context.referralCode).toBe('RAVI')
})

test('during a login the other button changes over to its own; what nobody knows is said, and changes nothing', () => {
  const { actor, is, context } = startWith({}, ...whatsapp)
  actor.send(start('carrier pigeon'))
  expect([is(), context().error, context().request.method]).toEqual([
    { loggingIn: 'whatsapp' },
    'unsupportedMethod',
    'whatsapp',
  ])
  actor.send(start('google'))
  expect([is(), context().error]).toEqual([{ loggingIn: 'preparing' }, null])
  actor.send(done('loadLogin', logic))
  expect(is()).toEqual({ loggingIn: 'google' })
})

test('who tries WhatsApp after a Google login that failed gets no second window of Google', () => {
  const { actor, is, context } = startWith({}, ...google)
  const window = context().google
  window?.send(failed('openProvider', new Error('popup closed')))
  expect([is(), window?.getSnapshot().value]).toEqual(['visitor', 'failed'])
  for (const event of whatsapp) actor.send(event)
  expect([is(), context().google?.getSnapshot().value]).toEqual([{ loggingIn: 'whatsapp' }, 'failed'])
})

test('a login that is closed, or fails, leads back to where it began, and says so to the owner', () => {
  const closed = startWith({}, ...whatsapp, { type: 'login.closed', method: 'whatsapp' })
  expect([closed.is(), statuses(closed.announced)]).toEqual(['visitor', ['visitor', 'visitor']])
  const vain = startWith({}, ...google, { type: 'login.failed', method: 'google' })
  expect([vain.is(), vain.context().user]).toEqual(['visitor', null])
  const without = startWith({}, start('google'), failed('loadLogin', unreachable))
  expect([without.is(), without.context().error, without.did]).toEqual(['visitor', 'failed', ['code']])
  without.actor.send(start('google'))
  expect([without.is(), without.context().error]).toEqual([{ loggingIn: 'preparing' }, null])
})

test('an account that was erased leaves nothing on the device, and tells the server nothing more', () => {
  const { did, announced, is, context } = startWith(signedIn, { type: 'account.erased' })
  expect([is(), did]).toEqual(['visitor', ['profile', 'clear']])
  expect(statuses(announced)).toEqual(['complete', 'auth.signedOut', 'visitor'])
  expect(context()).toMatchObject({ user: null })
})

test('a refreshed profile decides anew where its person belongs, and is kept', () => {
  const { is, did, announced, context } = startWith(
    signedIn,
    done('refreshProfile', user({ id: 'newer', profile_completed: false })),
  )
  expect(is()).toEqual({ loggedIn: { profile: 'incomplete', refresh: 'fresh' } })
  expect([did, statuses(announced)]).toEqual([
    ['profile', 'keep newer'],
    // As a page that begins: of the complete profile nothing is left open.
    ['complete', 'loading', 'incomplete'],
  ])
  expect(announced[1]).toMatchObject({ user: null })
  expect(context()).toMatchObject({ user: { id: 'newer' } })
  const still = startWith(signedIn, done('refreshProfile', user({ referral_points: 20 })))
  expect(still.is()).toEqual({ loggedIn: { profile: 'complete', refresh: 'fresh' } })
  expect(still.announced.at(-1)).toMatchObject({ status: 'complete', user: { referral_points: 20 } })
})

test('a saved profile is fresh, whatever came of the refresh', () => {
  const saved = { type: 'profile.saved', profile: { user: user(), accessToken: null } } as const
  for (const before of [[], [failed('refreshProfile', unreachable)]])
    expect(startWith(signedIn, ...before, saved).is()).toEqual({ loggedIn: { profile: 'complete', refresh: 'fresh' } })
})

test('a network that goes asks nothing; one that comes back asks once', () => {
  const { actor, did, is } = startWith(signedIn, failed('refreshProfile', unreachable))
  actor.send({ type: 'network.changed', online: false })
  expect([is(), did]).toEqual([{ loggedIn: { profile: 'complete', refresh: 'stale' } }, ['profile']])
  actor.send({ type: 'network.changed', online: true })
  expect([is(), did]).toEqual([{ loggedIn: { profile: 'complete', refresh: 'refreshing' } }, ['profile', 'profile']])
})

test.each([
  ['heard', done('logout')],
  ['not heard', failed('logout', unreachable)],
])('a sign-out that the server has %s ends with a visitor, who may sign in meanwhile', (_name, event) => {
  const out = startWith(signedIn, { type: 'auth.signOut' })
  expect([out.is(), out.did]).toEqual(['signingOut', ['profile', 'logout']])
  out.actor.send(event)
  expect([out.is(), statuses(out.announced).at(-1)]).toEqual(['visitor', 'visitor'])
  const soon = startWith(signedIn, { type: 'auth.signOut' }, start('carrier pigeon'))
  expect([soon.is(), soon.context().error]).toEqual(['signingOut', 'unsupportedMethod'])
  soon.actor.send(start('whatsapp'))
  expect([soon.is(), soon.context().request.method]).toEqual([{ loggingIn: 'preparing' }, 'whatsapp'])
})

test('what the last person left is forgotten by a sign-out, or another login, in another tab', () => {
  const { actor, is, context } = startWith(signedIn)
  actor.send({ type: 'token.changedElsewhere', hasToken: false })
  expect([is(), context().user]).toEqual(['visitor', null])
  const asked = startWith(
    { ...signedIn, storedUser: user({ id: 'before' }) },
    { type: 'token.changedElsewhere', hasToken: true },
  )
  expect([asked.is(), asked.context().user]).toEqual([{ restoring: 'loading' }, null])
})
