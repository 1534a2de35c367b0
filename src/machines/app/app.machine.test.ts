import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { anonymousTrialMachine, type StartRequest } from '../anonymousTrial/anonymousTrial.machine.ts'
import type { AnonymousSession, DeviceStatus, Tradition } from '../entities.ts'
import { answer, counts, overSession, overStatus, session, status, usedSession } from '../fixtures.ts'
import { messageSendMachine, type SendResult, type SendTextRequest } from '../messageSend/messageSend.machine.ts'
import { elapsed, walk } from '../testing.ts'
import { type AppEvent, type AppInput, appMachine, FORCED_CHAT_MS, firstVisit, replyLanguage } from './app.machine.ts'

const input = (address: string, over: Partial<AppInput> = {}): AppInput => {
  const [path = '/', search = ''] = address.split('?')
  const visit = firstVisit({ path, search: search === '' ? '' : `?${search}` })
  return { ...visit, newId: () => 'id-1', ...over }
}

const at = (path: string, search = ''): AppEvent => ({ type: 'location.changed', location: { path, search } })
const trial = (status: 'starting' | 'open' | 'over' | 'failed', tradition: Tradition = 'sikh'): AppEvent => ({
  type: 'trial.changed',
  tradition,
  status,
  session: status === 'open' ? session() : status === 'over' ? overSession : null,
})

describe('the statechart', () => {
  const { reached, untaken } = walk(appMachine, {
    inputs: [
      input('/'),
      input('/pn'),
      input('/pn', { hasToken: true }),
      input('/hi/chat', { sessions: { sikh: null, hindu: usedSession } }),
    ],
    events: [
      at('/'),
      at('/privacy'),
      at('/nowhere'),
      at('/setup'),
      at('/pn'),
      at('/hi/settings'),
      at('/pn', '?from=anonymous&ref=asha'),
      { type: 'tradition.choose', tradition: 'sikh' },
      { type: 'language.choose', language: 'hindi' },
      { type: 'language.changed', shown: 'english', chosen: 'english' },
      { type: 'auth.changed', status: 'anonymous' },
      { type: 'auth.changed', status: 'complete' },
      { type: 'auth.unauthorized' },
      trial('starting'),
      trial('open'),
      trial('over'),
      trial('failed'),
      { type: 'trial.history', tradition: 'sikh', messages: [] },
      { type: 'trial.signIn', tradition: 'sikh', referralCode: 'ASHA' },
      { type: 'trial.try' },
      { type: 'referral.change', value: 'asha' },
      { type: 'send.answered', tradition: 'sikh', counts: counts(1) },
      { type: 'send.limitError', tradition: 'sikh' },
      { type: 'send.blocked', tradition: 'sikh' },
      { type: 'session.changedElsewhere', tradition: 'sikh', session: usedSession },
      { type: 'storage.failed' },
      { type: 'network.changed', online: false },
      { type: 'back.press' },
      { type: 'view.crashed' },
      { type: 'page.refresh' },
      elapsed('forcedChat', 'app.initializing'),
    ],
    // The screen, and what decides it: enough to reach every state by every way, little enough to end.
    keyOf: ({ value, context }) => [
      value,
      context.at,
      context.authStatus,
      context.conversations.sikh?.status,
      context.conversations.sikh?.forced,
    ],
  })

  test('every transition is taken', () => expect(untaken).toEqual([]))

  test.each([
    'authLoading',
    'defaultLanding',
    'landing',
    'initializing',
    'anonymousChat',
    'signedIn',
    'privacy',
    'notFound',
    'crashed',
  ] as const)('reaches %s', (value) => expect(reached.some((state) => state.matches(value))).toBe(true))

  test('no state rests in routing', () => expect(reached.some((state) => state.matches('routing'))).toBe(false))
})

/** The app with a server that answers when it is told to, and an address bar. */
const open = (appInput: AppInput) => {
  const clock = new SimulatedClock()
  const addresses: string[] = []
  const saved: string[] = []
  const start = Promise.withResolvers<AnonymousSession>()
  const reply = Promise.withResolvers<SendResult>()
  const startSession = vi.fn((_: { input: StartRequest }) => start.promise)
  const checkStatus = vi.fn(async (): Promise<DeviceStatus> => status())
  const sendText = vi.fn((_: { input: SendTextRequest }) => reply.promise)
  const machine = appMachine.provide({
    actors: {
      anonymousTrial: anonymousTrialMachine.provide({
        actors: {
          startSession: fromPromise<AnonymousSession, StartRequest>(startSession),
          checkStatus: fromPromise<DeviceStatus, { tradition: Tradition }>(checkStatus),
        },
      }),
      messageSend: messageSendMachine.provide({
        actors: { sendText: fromPromise<SendResult, SendTextRequest>(sendText) },
      }),
    },
    actions: {
      navigate: (_, { to, replace }) => {
        addresses.push(`${replace ? 'replace' : 'push'} ${to}`)
        const [path = '/', search = ''] = to.split('?')
        actor.send(at(path, search === '' ? '' : `?${search}`))
      },
      saveTradition: (_, tradition) => void saved.push(tradition),
    },
  })
  const actor = createActor(machine, { input: appInput, clock })
  actor.start()
  const conversation = (tradition: Tradition) => {
    const found = actor.getSnapshot().context.conversations[tradition]
    if (!found) throw new Error(`no conversation for ${tradition}`)
    return found
  }
  return { actor, clock, addresses, saved, start, reply, startSession, checkStatus, sendText, conversation }
}

describe('route table, spec §2', () => {
  test.each([
    ['/', {}, 'defaultLanding', []],
    ['/', { storedTradition: 'hindu' }, 'initializing', ['replace /hi']],
    ['/', { initialTradition: 'sikh' }, 'initializing', ['replace /pn']],
    ['/', { storedTradition: 'hindu', initialTradition: 'sikh' }, 'initializing', ['replace /hi']],
    ['/', { sessions: { sikh: null, hindu: usedSession } }, 'anonymousChat', ['replace /hi', 'replace /hi/chat']],
    ['/setup', {}, 'defaultLanding', ['replace /']],
    ['/settings', { storedTradition: 'sikh' }, 'initializing', ['replace /pn']],
    ['/pn/settings', {}, 'initializing', ['replace /pn']],
    ['/hi/setup', {}, 'initializing', ['replace /hi']],
    ['/pn', { sessions: { sikh: usedSession, hindu: null } }, 'anonymousChat', ['replace /pn/chat']],
    ['/pn?from=anonymous', { sessions: { sikh: usedSession, hindu: null } }, 'landing', []],
    ['/pn?ref=asha', {}, 'initializing', []],
    ['/privacy', { storedTradition: 'sikh' }, 'privacy', []],
    ['/nowhere', { storedTradition: 'sikh' }, 'notFound', []],
    ['/pn/settings', { hasToken: true }, 'authLoading', []],
  ] as const)('%s %j shows %s', (address, over, screen, expected) => {
    const { actor, addresses } = open(input(address, over))
    expect(actor.getSnapshot().value).toBe(screen)
    expect(addresses).toEqual(expected)
  })

  test('a visited tradition is remembered', () => {
    expect(open(input('/hi/chat')).saved).toEqual(['hindu'])
  })
})

test('the session is started once, with the referral code and the tradition’s language', async () => {
  const { actor, startSession, start, addresses } = open(input('/pn?ref=asha'))
  actor.send(at('/pn/chat', '?ref=asha'))
  expect(startSession.mock.calls.map(([call]) => call.input)).toEqual([
    { referral_code: 'ASHA', spiritual_tradition: 'sikh', language: 'punjabi' },
  ])
  start.resolve(session())
  await waitFor(actor, (s) => s.matches('anonymousChat'))
  expect(addresses).toEqual([])
})

test('D9: the guide answers in the tradition’s language, or in English where that was chosen', () => {
  expect(replyLanguage('sikh', null)).toBe('punjabi')
  expect(replyLanguage('hindu', 'punjabi')).toBe('hindi')
  expect(replyLanguage('hindu', 'english')).toBe('english')
})

describe('the start takes its time (spec §2 rule 5, D11, D12)', () => {
  test('at 10 s, not a millisecond before, the chat opens without a session', () => {
    const { actor, clock } = open(input('/pn'))
    clock.increment(FORCED_CHAT_MS - 1)
    expect(actor.getSnapshot().value).toBe('initializing')
    clock.increment(1)
    expect(actor.getSnapshot().value).toBe('anonymousChat')
  })

  test('a message sent there waits for the session, and is sent when it comes', async () => {
    const { clock, conversation, start, sendText } = open(input('/pn'))
    clock.increment(FORCED_CHAT_MS)
    const { send } = conversation('sikh')
    send.send({ type: 'draft.change', value: 'hello' })
    send.send({ type: 'text.submit' })
    expect(sendText).not.toHaveBeenCalled()
    start.resolve(session())
    await waitFor(send, (s) => s.matches({ sendingText: 'inFlight' }))
    expect(sendText.mock.calls[0]?.[0].input).toMatchObject({
      text: 'hello',
      conversation: { id: session().conversation_id },
    })
  })

  test('should it fail after all, the landing says so and the typed text is kept; a new try has its own 10 s', async () => {
    const { actor, clock, conversation, start } = open(input('/pn'))
    clock.increment(FORCED_CHAT_MS)
    const { send } = conversation('sikh')
    send.send({ type: 'draft.change', value: 'hello' })
    send.send({ type: 'text.submit' })
    start.reject(new Error('down'))
    await waitFor(actor, (s) => s.matches('landing'))
    expect(send.getSnapshot().context).toMatchObject({ draft: 'hello', messages: [] })
    actor.send({ type: 'trial.try' })
    expect(actor.getSnapshot().value).toBe('initializing')
    clock.increment(FORCED_CHAT_MS - 1)
    expect(actor.getSnapshot().value).not.toBe('anonymousChat')
  })
})

describe('the trial', () => {
  test('its end is heard in both traditions, because the limit is the device’s (D13)', async () => {
    const { actor, reply, conversation } = open(input('/pn', { sessions: { sikh: usedSession, hindu: usedSession } }))
    actor.send(at('/hi'))
    actor.send(at('/pn'))
    await waitFor(conversation('hindu').trial, (s) => s.matches({ open: 'ready' }))
    const { send } = conversation('sikh')
    send.send({ type: 'draft.change', value: 'hello' })
    send.send({ type: 'text.submit' })
    reply.resolve(answer({ counts: counts(0) }))
    await waitFor(conversation('hindu').trial, (s) => s.matches('limitReached'))
    expect(conversation('sikh').trial.getSnapshot().value).toBe('limitReached')
    expect(conversation('hindu').send.getSnapshot().context.blocked).toBe(true)
  })

  test('sending after its end opens the modal at once, and keeps the text', async () => {
    const { conversation, checkStatus } = open(input('/pn', { sessions: { sikh: usedSession, hindu: null } }))
    checkStatus.mockResolvedValue(overStatus)
    const { trial, send } = conversation('sikh')
    await waitFor(trial, (s) => s.matches({ open: 'ready' }))
    trial.send({ type: 'trial.counts', ...counts(0) })
    send.send({ type: 'draft.change', value: 'hello' })
    send.send({ type: 'text.submit' })
    expect(trial.getSnapshot().value).toBe('loginRequired')
    expect(send.getSnapshot().context.draft).toBe('hello')
  })

  test('signing in from the modal goes to the landing, from=anonymous, with the code', async () => {
    const { actor, addresses, conversation } = open(
      input('/pn', { sessions: { sikh: { ...overSession, referral_code: 'ASHA' }, hindu: null } }),
    )
    conversation('sikh').trial.send({ type: 'trial.limitError' })
    conversation('sikh').trial.send({ type: 'send.blocked' })
    conversation('sikh').trial.send({ type: 'login.signIn' })
    await waitFor(actor, (s) => s.matches('landing'))
    expect(addresses.at(-1)).toBe('push /pn?from=anonymous&ref=ASHA')
  })
})
