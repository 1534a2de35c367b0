import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { AnonymousSession, DeviceStatus } from '../entities.ts'
import { counts, overSession, overStatus, serverMessage, session, status, usedSession } from '../fixtures.ts'
import { done, elapsed, failed, walk } from '../testing.ts'
import { anonymousTrialMachine, LOGIN_PROMPT_MS, type StartRequest } from './anonymousTrial.machine.ts'

const request = { referral_code: 'ASHA', spiritual_tradition: 'sikh', language: 'punjabi' } as const
const start = { type: 'trial.start', ...request } as const

const { reached, untaken } = walk(anonymousTrialMachine, {
  inputs: [
    { tradition: 'sikh', session: null },
    { tradition: 'sikh', session: usedSession },
    { tradition: 'sikh', session: overSession },
  ],
  events: [
    start,
    { type: 'trial.counts', ...counts(1) },
    { type: 'trial.counts', ...counts(0) },
    { type: 'trial.limitError' },
    { type: 'send.blocked' },
    { type: 'session.changedElsewhere', session: usedSession },
    { type: 'login.open' },
    { type: 'login.close' },
    { type: 'login.signIn' },
    done('startSession', session()),
    done('startSession', overSession),
    failed('startSession', new Error('down')),
    done('checkStatus', status()),
    done('checkStatus', overStatus),
    failed('checkStatus', new Error('down')),
    done('syncStatus', status()),
    done('syncStatus', overStatus),
    failed('syncStatus', new Error('down')),
    elapsed('loginPrompt', 'anonymousTrial.limitReached'),
  ],
  keyOf: ({ value, context }) => [value, context.session],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each([
  'none',
  'starting',
  'limitReached',
  'loginRequired',
  'trialCompleted',
  'failed',
  { open: 'checking' },
  { open: 'ready' },
  { open: 'syncing' },
] as const)('reaches %j', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

test('wherever sending is blocked, the session is marked completed and asks for login (spec §4)', () => {
  const over = reached.filter(
    (s) => s.matches('limitReached') || s.matches('loginRequired') || s.matches('trialCompleted'),
  )
  expect(over.length).toBeGreaterThan(2)
  for (const { context } of over)
    expect(context.session).toMatchObject({ remaining_messages: 0, requires_login: true, trial_completed: true })
})

const live = (options: { stored?: AnonymousSession | null; status?: DeviceStatus; started?: AnonymousSession }) => {
  const clock = new SimulatedClock()
  const saveSession = vi.fn()
  const announced: unknown[] = []
  const startSession = vi.fn(async () => options.started ?? session())
  const checkStatus = vi.fn(async () => {
    if (!options.status) throw new Error('down')
    return options.status
  })
  const machine = anonymousTrialMachine.provide({
    actors: {
      startSession: fromPromise<AnonymousSession, StartRequest>(startSession),
      checkStatus: fromPromise<DeviceStatus, { tradition: 'sikh' | 'hindu' }>(checkStatus),
    },
    actions: { saveSession: (_, saved) => saveSession(saved), announce: (_, event) => void announced.push(event) },
  })
  const actor = createActor(machine, { input: { tradition: 'sikh', session: options.stored ?? null }, clock }).start()
  return { actor, clock, saveSession, announced, startSession, checkStatus }
}

test('after the last reply the login modal opens at 20 s, not a millisecond before, and once', () => {
  const { actor, clock } = live({ stored: usedSession })
  actor.send({ type: 'trial.counts', ...counts(0) })
  clock.increment(LOGIN_PROMPT_MS - 1)
  expect(actor.getSnapshot().value).toBe('limitReached')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('loginRequired')
  actor.send({ type: 'login.close' })
  clock.increment(10 * LOGIN_PROMPT_MS)
  expect(actor.getSnapshot().value).toBe('trialCompleted')
})

test('a new device needs no status call; one that the server has met before is asked at once', async () => {
  const fresh = live({ status: status() })
  fresh.actor.send(start)
  await waitFor(fresh.actor, (s) => s.matches({ open: 'ready' }))
  expect(fresh.checkStatus).not.toHaveBeenCalled()
  expect(fresh.startSession.mock.calls).toMatchObject([[{ input: request }]])

  const known = live({ started: overSession, status: overStatus })
  known.actor.send(start)
  await waitFor(known.actor, (s) => s.matches('loginRequired'))
  expect(known.checkStatus).toHaveBeenCalledOnce()
})

test('the conversation so far is announced when the page loads, and the counts are the server’s', async () => {
  const messages = [serverMessage()]
  const conversation = { id: usedSession.conversation_id, referral_code: 'ASHA', messages }
  const { actor, announced, saveSession } = live({
    stored: session(),
    status: status({ latest_conversation: conversation }),
  })
  await waitFor(actor, (s) => s.matches({ open: 'ready' }))
  expect(announced).toContainEqual({ type: 'trial.history', tradition: 'sikh', messages })
  expect(saveSession).toHaveBeenLastCalledWith(expect.objectContaining({ message_count: 1, remaining_messages: 1 }))
})

test('a status that cannot be had leaves an open trial open (spec §8), and an ended one ended', async () => {
  const open = live({ stored: usedSession })
  await waitFor(open.actor, (s) => s.matches({ open: 'ready' }))
  const over = live({ stored: overSession })
  await waitFor(over.actor, (s) => s.matches('loginRequired'))
})

test('signing in from the modal announces the referral code and clears the session', async () => {
  const { actor, announced, saveSession } = live({ stored: session({ referral_code: 'ASHA', requires_login: true }) })
  await waitFor(actor, (s) => s.matches('loginRequired'))
  actor.send({ type: 'login.signIn' })
  expect(announced).toContainEqual({ type: 'trial.signIn', tradition: 'sikh', referralCode: 'ASHA' })
  expect(saveSession).toHaveBeenLastCalledWith(null)
})
