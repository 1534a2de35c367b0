import { expect, test, vi } from 'vitest'
import { createActor, type EventFrom, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { FREE_MESSAGES } from '../../../openapi/constants.ts'
import {
  counts,
  overSession,
  overStatus,
  serverMessage,
  session,
  status,
  usedSession,
} from '../../../tests/machines/fixtures.ts'
import { done, elapsed, failed, heardBy, walk } from '../../../tests/machines/testing.ts'
import type { AnonymousSession, DeviceStatus, Tradition } from '../entities.ts'
import { anonymousTrialMachine, type StartRequest } from './anonymousTrial.machine.ts'

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
    actions: { saveSession: (_, saved) => saveSession(saved) },
  })
  const actor = heardBy(
    createActor(machine, { input: { tradition: 'sikh', session: options.stored ?? null }, clock }),
    (event) => announced.push(event),
  )
  return { actor, clock, saveSession, announced, startSession, checkStatus }
}

test('after the last reply the login modal opens at 20 s, not a millisecond before, and once', () => {
  const { actor, clock } = live({ stored: usedSession })
  actor.send({ type: 'trial.counts', ...counts(0) })
  clock.increment(19_999)
  expect(actor.getSnapshot().value).toBe('limitReached')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('loginRequired')
  actor.send({ type: 'login.close' })
  clock.increment(200_000)
  expect(actor.getSnapshot().value).toBe('trialCompleted')
})

test('the status is read after a fresh start too, of a device that the server has met before or not', async () => {
  const fresh = live({ status: status({ user_message_count: 0, remaining_conversations: FREE_MESSAGES }) })
  fresh.actor.send(start)
  await waitFor(fresh.actor, (s) => s.matches({ open: 'ready' }))
  expect(fresh.checkStatus).toHaveBeenCalledOnce()
  expect(fresh.startSession.mock.calls).toMatchObject([[{ input: request }]])

  const known = live({ started: overSession, status: overStatus })
  known.actor.send(start)
  await waitFor(known.actor, (s) => s.matches('loginRequired'))
  expect(known.checkStatus).toHaveBeenCalledOnce()
})

test('a fresh session whose status says that the trial is over asks for the login at once (spec §4)', async () => {
  const { actor } = live({ started: session(), status: overStatus })
  actor.send(start)
  await waitFor(actor, (s) => s.matches('loginRequired'))
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
  expect(saveSession).toHaveBeenLastCalledWith(
    expect.objectContaining({ message_count: FREE_MESSAGES - 1, remaining_messages: 1 }),
  )
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

/** The same, with answers that come when the test says so. */
const startWith = (stored: AnonymousSession | null, ...events: EventFrom<typeof anonymousTrialMachine>[]) => {
  const clock = new SimulatedClock()
  const heard: { type: string; status?: string; session?: AnonymousSession | null }[] = []
  const saved: (AnonymousSession | null)[] = []
  const asked: unknown[] = []
  const never = <Output, Input>(what: string) =>
    fromPromise<Output, Input>(({ input }) => {
      asked.push([what, input])
      return new Promise<Output>(() => {})
    })
  const machine = anonymousTrialMachine.provide({
    actors: {
      startSession: never<AnonymousSession, StartRequest>('start'),
      checkStatus: never<DeviceStatus, { tradition: Tradition }>('status'),
    },
    actions: { saveSession: (_, session) => void saved.push(session) },
  })
  const actor = heardBy(createActor(machine, { input: { tradition: 'sikh', session: stored }, clock }), (event) =>
    heard.push(event),
  )
  for (const event of events) actor.send(event)
  const is = () => actor.getSnapshot().value
  const statuses = () => heard.map(({ type, status }) => (type === 'trial.changed' ? status : type))
  const forget = () => {
    for (const list of [heard, saved, asked]) list.splice(0)
  }
  return { actor, clock, heard, saved, asked, is, statuses, forget, held: () => actor.getSnapshot().context.session }
}
const ready = done('checkStatus', status())
const marked = { remaining_messages: 0, requires_login: true, trial_completed: true }

test('a start that fails says so, and another one asks again, with what it carries', () => {
  const { actor, is, statuses, asked, saved } = startWith(null, start, failed('startSession', new Error('down')))
  expect([is(), statuses()]).toEqual(['failed', ['starting', 'failed']])
  const other = { ...request, referral_code: 'RAVI' }
  actor.send({ type: 'trial.start', ...other })
  expect([is(), statuses()]).toEqual(['starting', ['starting', 'failed', 'starting']])
  expect(asked).toEqual([
    ['start', request],
    ['start', other],
  ])
  actor.send(done('startSession', session()))
  expect([is(), statuses().at(-1), saved]).toEqual([{ open: 'checking' }, 'open', [session()]])
})

test('a reply that leaves a message is counted, kept and told, and the trial stays open', () => {
  const { actor, is, heard, saved, held, forget } = startWith(
    session(),
    done('checkStatus', status({ user_message_count: 0, remaining_conversations: FREE_MESSAGES })),
  )
  forget()
  actor.send({ type: 'trial.counts', ...counts(1) })
  expect(is()).toEqual({ open: 'ready' })
  expect(held()).toMatchObject({ message_count: FREE_MESSAGES - 1, remaining_messages: 1, requires_login: false })
  expect(heard).toEqual([{ type: 'trial.changed', tradition: 'sikh', status: 'open', session: held() }])
  expect(saved).toEqual([held()])
})

test('the last reply ends the trial: marked, kept and told, and the count is the server’s', () => {
  const { actor, is, heard, saved, held, forget } = startWith(usedSession, ready)
  forget()
  actor.send({ type: 'trial.counts', ...counts(0) })
  expect(is()).toBe('limitReached')
  expect(held()).toMatchObject({ message_count: FREE_MESSAGES, ...marked })
  expect(heard).toEqual([{ type: 'trial.changed', tradition: 'sikh', status: 'over', session: held() }])
  expect(saved).toEqual([held()])
})

test('the limit, as the server’s error, blocks at once; the login comes after 20 s (spec §4)', () => {
  const { actor, clock, is, statuses } = startWith(usedSession, ready, { type: 'trial.limitError' })
  expect([is(), statuses().at(-1)]).toEqual(['limitReached', 'over'])
  clock.increment(19_999)
  expect(is()).toBe('limitReached')
  clock.increment(1)
  expect(is()).toBe('loginRequired')
  expect(actor.getSnapshot().context.session).toMatchObject(marked)
})

test.each(['send.blocked', 'login.open'] as const)(
  '%s opens the login at once, before the 20 s and after a close',
  (type) => {
    const { actor, is, held, statuses, saved, forget } = startWith(
      usedSession,
      ready,
      { type: 'trial.limitError' },
      { type },
    )
    expect(is()).toBe('loginRequired')
    forget()
    actor.send({ type: 'login.close' })
    expect([is(), statuses(), saved]).toEqual(['trialCompleted', ['over'], [held()]])
    actor.send({ type })
    expect([is(), statuses(), saved.length]).toEqual(['loginRequired', ['over', 'over'], 2])
  },
)

test('a page that loads after the end opens the login at once, says what was said, and marks the session', () => {
  const { is, heard, saved, held } = startWith(usedSession, done('checkStatus', overStatus))
  expect(is()).toBe('loginRequired')
  expect(held()).toMatchObject({ message_count: FREE_MESSAGES, ...marked })
  expect(heard).toContainEqual({ type: 'trial.history', tradition: 'sikh', messages: [] })
  expect(saved.at(-1)).toEqual(held())
  const down = startWith(overSession, failed('checkStatus', new Error('down')))
  expect([down.is(), down.saved.at(-1)]).toEqual(['loginRequired', { ...overSession, ...marked }])
})

test('a page that loads within the trial asks once, and keeps and tells what the server counts', () => {
  const { is, heard, saved, asked, held } = startWith(session(), ready)
  expect([is(), asked]).toEqual([{ open: 'ready' }, [['status', { tradition: 'sikh' }]]])
  expect(heard.at(-1)).toEqual({ type: 'trial.changed', tradition: 'sikh', status: 'open', session: held() })
  expect(saved.at(-1)).toEqual(held())
  const down = startWith(session(), failed('checkStatus', new Error('down')))
  expect([down.is(), down.asked.length]).toEqual([{ open: 'ready' }, 1])
})

test('a message of another tab is fetched, and not kept again, or the tabs would echo', () => {
  const elsewhere = { type: 'session.changedElsewhere', session: usedSession } as const
  const messages = [serverMessage()]
  const conversation = { id: usedSession.conversation_id, referral_code: 'ASHA', messages }
  const { actor, is, heard, saved, asked, held, forget } = startWith(
    session(),
    done('checkStatus', status({ user_message_count: 0 })),
  )
  forget()
  actor.send(elsewhere)
  expect([is(), asked]).toEqual([{ open: 'syncing' }, [['status', { tradition: 'sikh' }]]])
  actor.send(done('syncStatus', status({ latest_conversation: conversation })))
  expect(is()).toEqual({ open: 'ready' })
  expect(held()).toMatchObject({ message_count: FREE_MESSAGES - 1, remaining_messages: 1 })
  expect(heard).toEqual([
    { type: 'trial.history', tradition: 'sikh', messages },
    { type: 'trial.changed', tradition: 'sikh', status: 'open', session: held() },
  ])
  expect(saved).toEqual([])
  actor.send(elsewhere)
  actor.send(failed('syncStatus', new Error('down')))
  expect([is(), held()?.message_count]).toEqual([{ open: 'ready' }, FREE_MESSAGES - 1])
})

test('the end in another tab blocks this one, which stays readable until somebody sends here', () => {
  const { is, heard, held } = startWith(
    usedSession,
    ready,
    { type: 'session.changedElsewhere', session: overSession },
    done('syncStatus', status({ user_message_count: FREE_MESSAGES, requires_login: true })),
  )
  expect([is(), heard.at(-1)]).toEqual([
    'trialCompleted',
    { type: 'trial.changed', tradition: 'sikh', status: 'over', session: held() },
  ])
  expect(heard.at(-2)).toMatchObject({ type: 'trial.history' })
  expect(held()).toMatchObject({ message_count: FREE_MESSAGES, ...marked })
})

test('who goes to sign in leaves nothing of the trial here, and a new one can be started', () => {
  const { actor, is, statuses, saved, asked } = startWith(overSession, done('checkStatus', overStatus), {
    type: 'login.signIn',
  })
  expect([is(), statuses().slice(-2), saved.at(-1)]).toEqual(['none', ['trial.signIn', 'none'], null])
  actor.send(start)
  expect([is(), asked.at(-1)]).toEqual(['starting', ['start', request]])
})
