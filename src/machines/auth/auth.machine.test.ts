import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { User } from '../entities.ts'
import { user } from '../fixtures.ts'
import { done, elapsed, failed, walk } from '../testing.ts'
import { authMachine, RESTORE_RETRY_MS } from './auth.machine.ts'

const refused = Object.assign(new Error(), { kind: 'http', status: 401, detail: '', code: '' })
const unreachable = Object.assign(new Error(), { kind: 'network', status: null, detail: '', code: '' })

const { reached, untaken } = walk(authMachine, {
  inputs: [
    { hasToken: false, expiredRecently: false },
    { hasToken: false, expiredRecently: true },
    { hasToken: true, expiredRecently: true },
  ],
  events: [
    { type: 'auth.expired' },
    done('loadProfile', user()),
    done('loadProfile', user({ profile_completed: false })),
    failed('loadProfile', refused),
    failed('loadProfile', unreachable),
    elapsed('restoreRetry', 'auth.restoring.waiting'),
  ],
  keyOf: ({ value, context }) => [value, context.hasToken, context.expiredRecently],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  'anonymous',
  'expired',
  { restoring: 'loading' },
  { restoring: 'waiting' },
  { loggedIn: 'incomplete' },
  { loggedIn: 'complete' },
] as const)('reaches %j', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

const live = (input: { hasToken: boolean; expiredRecently: boolean }, loadProfile: () => Promise<User>) => {
  const calls: string[] = []
  const clock = new SimulatedClock()
  const machine = authMachine.provide({
    actors: { loadProfile: fromPromise<User, void>(loadProfile) },
    actions: { clearCredentials: () => void calls.push('clear'), leaveForSetup: () => void calls.push('leave') },
  })
  return { actor: createActor(machine, { input, clock }).start(), calls, clock }
}

test('a 401 clears token and user, then leaves for /setup (spec §4, D7)', async () => {
  const { actor, calls } = live({ hasToken: true, expiredRecently: false }, () => Promise.reject(refused))
  await waitFor(actor, (s) => s.matches('expired'))
  expect(calls).toEqual(['clear', 'leave'])
})

test('a server that refuses a visitor without a token cannot send the page round in a circle', () => {
  const { actor, calls } = live({ hasToken: false, expiredRecently: true }, () => Promise.reject(refused))
  actor.send({ type: 'auth.expired' })
  expect(actor.getSnapshot().value).toBe('anonymous')
  expect(calls).toEqual([])
})

test('a network that is down signs nobody out: the profile is asked for again', async () => {
  const loadProfile = vi.fn<() => Promise<User>>().mockRejectedValueOnce(unreachable).mockResolvedValueOnce(user())
  const { actor, clock, calls } = live({ hasToken: true, expiredRecently: false }, loadProfile)
  await waitFor(actor, (s) => s.matches({ restoring: 'waiting' }))
  clock.increment(RESTORE_RETRY_MS)
  await waitFor(actor, (s) => s.matches({ loggedIn: 'complete' }))
  expect(calls).toEqual([])
})
