import { describe, expect, test, vi } from 'vitest'
import {
  type ActorRefFrom,
  assign,
  createActor,
  createMachine,
  fromPromise,
  type InputFrom,
  SimulatedClock,
  waitFor,
} from 'xstate'
import {
  answer,
  counts,
  overSession,
  overStatus,
  serverMessage,
  session,
  status,
  usedSession,
  user,
} from '../../../tests/machines/fixtures.ts'
import { done, elapsed, failed, walk } from '../../../tests/machines/testing.ts'
import { anonymousTrialMachine, type StartRequest } from '../anonymousTrial/anonymousTrial.machine.ts'
import { authMachine, type LoginLogic } from '../auth/auth.machine.ts'
import { type DeviceInput, deviceMachine } from '../device/device.machine.ts'
import type { DeviceFact, Happening } from '../device/facts.ts'
import { reportsOf } from '../device/reports.ts'
import {
  type AnonymousSession,
  chatMessage,
  type DeviceStatus,
  type Language,
  type LoginResult,
  type Tradition,
  type User,
} from '../entities.ts'
import { languageMachine } from '../language/language.machine.ts'
import { type LibraryMemory, libraryMachine } from '../library/library.machine.ts'
import type { MemberMemory, memberMachine } from '../member/member.machine.ts'
import { messageSendMachine, type SendResult, type SendTextRequest } from '../messageSend/messageSend.machine.ts'
import { scriptureMachine } from '../scripture/scripture.machine.ts'
import { actorsOf } from './actors.ts'
import { appMachine as bareApp } from './app.machine.ts'
import { type AppEvent, type AppInput, firstVisit, replyLanguage, screenName } from './app.setup.ts'
import { screenAddress } from './routes.ts'
import type { Screen } from './screen.ts'

const input = (address: string, over: Partial<AppInput> = {}): AppInput => {
  const [path = '/', search = ''] = address.split('?')
  const visit = firstVisit({ path, search: search === '' ? '' : `?${search}` })
  return { ...visit, ...over }
}

/** Stands for the machine of the signed-in person, which has its own tests: it hears everything and does nothing. */
const memberLogic = createMachine({}) as unknown as typeof memberMachine

const memberMemory: MemberMemory = {
  draft: null,
  setupDraft: null,
  prefilledPhone: null,
  onboarded: true,
  canSystemShare: false,
  isPhone: false,
  whatsappNumber: null,
}

const deviceMemory: DeviceInput = {
  muted: true,
  standalone: false,
  installShown: true,
  notificationShown: true,
  cachedMessages: [],
  lastActivity: null,
  analyticsConfigured: false,
  today: '2026-11-20',
  pushToken: null,
}

const reading: InputFrom<typeof scriptureMachine> = { transliteration: true, larivaar: false, country: 'IN' }

const libraryMemory: LibraryMemory = { book: { places: { sikh: null, hindu: null }, size: 'normal' }, shared: '' }

const login: LoginResult = {
  user: user(),
  accessToken: 'token-1',
  isNewUser: false,
  needsSetup: false,
  prefilledPhone: null,
}

const appMachine = bareApp.provide({
  actors: { member: memberLogic, device: deviceMachine, scripture: scriptureMachine, library: libraryMachine },
})

type App = ActorRefFrom<typeof appMachine>
const screenOf = (actor: App): Screen => screenName(actor.getSnapshot().value)
const shows =
  (screen: Screen) =>
  ({ value }: { value: unknown }) =>
    screenName(value) === screen
/** What a visitor has with a tradition's guide; undefined where none has come, and once somebody has signed in. */
const conversationOf = (actor: App, tradition: Tradition) => {
  const actors = actorsOf(actor.getSnapshot())
  const trial = actors[`anonymousTrial.${tradition}`]
  const send = actors[`messageSend.${tradition}`]
  return trial && send ? { trial, send } : undefined
}
const noConversations = { sikh: undefined, hindu: undefined }
const conversationsOf = (actor: App) => ({ sikh: conversationOf(actor, 'sikh'), hindu: conversationOf(actor, 'hindu') })

const locationAt = (path: string, search = ''): AppEvent => ({ type: 'location.changed', location: { path, search } })
const trial = (status: 'none' | 'starting' | 'open' | 'over' | 'failed', tradition: Tradition = 'sikh'): AppEvent => ({
  type: 'trial.changed',
  tradition,
  status,
  session: status === 'open' ? session() : status === 'over' ? overSession : null,
})

describe('the statechart', () => {
  const stored = { sikh: usedSession, hindu: usedSession }
  type Value = Record<
    'session' | 'route' | 'member' | 'fault' | 'device' | 'verses' | 'network' | 'code' | 'help',
    unknown
  > & {
    trials: Record<Tradition, unknown>
  }
  /** The addresses, and what can happen to everybody. */
  const anywhere = [
    locationAt('/'),
    locationAt('/privacy'),
    locationAt('/pn'),
    locationAt('/pn', '?from=anonymous&ref=asha'),
    { type: 'view.crashed', error: 'Error' } as const,
  ]
  /** What happens to a visitor of one tradition. */
  const visiting = (tradition: Tradition): AppEvent[] => [
    trial('none', tradition),
    trial('starting', tradition),
    trial('open', tradition),
    trial('over', tradition),
    trial('failed', tradition),
    elapsed('forcedChat', `app.trials.${tradition}.visited.starting`),
    { type: 'trial.try' },
    { type: 'trial.signIn', tradition, referralCode: 'ASHA' },
    { type: 'auth.changed', status: 'complete', user: user() },
  ]
  /** What a conversation is told. */
  const talking = (tradition: Tradition): AppEvent[] => [
    { type: 'trial.history', tradition, messages: [] },
    { type: 'send.answered', tradition, counts: counts(1), messageType: 'text' },
    { type: 'send.limitError', tradition },
    { type: 'send.blocked', tradition },
    { type: 'session.changedElsewhere', tradition, session: usedSession },
    { type: 'draft.elsewhere', draftKey: tradition, others: [], over: [] },
  ]
  /** A part of the machine at a time: what its regions can be in at once would be too much to walk. */
  const walks = [
    walk(appMachine, {
      inputs: [input('/'), input('/pn'), input('/pn/chat', { sessions: stored })],
      events: [
        ...anywhere,
        ...visiting('sikh'),
        locationAt('/hi'),
        locationAt('/setup'),
        locationAt('/pn/setup'),
        { type: 'tradition.choose', tradition: 'sikh' },
        { type: 'referral.change', value: 'asha' },
        { type: 'login.start', method: 'google' },
        { type: 'auth.changed', status: 'loading', user: null },
        { type: 'page.refresh' },
      ],
      keyOf: ({ value, context }) => {
        const { session, route, fault, trials } = value as Value
        return [session, route, fault, trials.sikh, screenAddress(context.location)]
      },
    }),
    walk(appMachine, {
      inputs: [input('/hi/chat'), input('/hi/chat', { sessions: stored })],
      events: visiting('hindu'),
      keyOf: ({ value }) => [(value as Value).route, (value as Value).trials.hindu],
    }),
    walk(appMachine, {
      inputs: [input('/pn', { hasToken: true })],
      events: [
        ...anywhere,
        locationAt('/nowhere'),
        locationAt('/pn/settings'),
        locationAt('/pn/setup'),
        { type: 'auth.changed', status: 'loading', user: null },
        { type: 'auth.changed', status: 'failed', user: null },
        { type: 'page.refresh' },
        { type: 'auth.changed', status: 'visitor', user: null },
        { type: 'auth.changed', status: 'incomplete', user: user({ profile_completed: false }) },
        { type: 'auth.changed', status: 'complete', user: user() },
        { type: 'auth.changed', status: 'complete', user: user({ id: 'other' }) },
        { type: 'auth.changed', status: 'expired', user: user() },
        { type: 'page.restored' },
        { type: 'auth.signedOut' },
        { type: 'auth.unauthorized' },
        { type: 'signOut.press' },
        { type: 'trial.try' },
        { type: 'member.profileSaved', profile: { user: user(), accessToken: null } },
        { type: 'member.erased' },
        { type: 'settings.open' },
        { type: 'settings.back' },
        { type: 'token.changedElsewhere', hasToken: false },
        done('loadMember', memberMemory),
        failed('loadMember', new Error('no chunk')),
        elapsed('loadRetry', 'app.member.waiting'),
        { type: 'network.changed', online: false },
        { type: 'draft.elsewhere', draftKey: user().id, others: [], over: [] },
        { type: 'device.notices', messages: { sikh: [], hindu: [] } },
        { type: 'device.recorded', id: 'id-1', voice: { seconds: 2, waveform: [] }, isWhole: true, userId: user().id },
      ],
      keyOf: ({ value, context }) => {
        const { session, route, fault, member } = value as Value
        return [session, route, fault, member, context.user?.id, screenAddress(context.location)]
      },
    }),
    walk(appMachine, {
      inputs: [input('/privacy'), input('/pn', { sessions: stored, online: false, storageWorks: false })],
      events: [
        locationAt('/pn'),
        locationAt('/hi'),
        ...talking('sikh'),
        ...talking('hindu'),
        { type: 'language.choose', language: 'hindi' },
        { type: 'language.changed', shown: 'english', chosen: 'english', isChoice: true },
        { type: 'storage.failed' },
        { type: 'network.changed', online: true },
        { type: 'network.changed', online: false },
        { type: 'back.press' },
        {
          type: 'proof.shown',
          message: { content: '', version: 'social_proof_numbers', stats: { users: 1, percentage: 1, city: '' } },
        },
        { type: 'send.started', tradition: 'sikh', messageType: 'text' },
        { type: 'send.failed', tradition: 'sikh', messageType: 'text', failure: 'http_500' },
        { type: 'send.voiceRequested', tradition: 'sikh' },
        { type: 'member.told', what: { type: 'feedback.failed' } },
        { type: 'device.navigate', to: '/hi/chat', replace: false },
        { type: 'device.reload' },
        { type: 'device.notices', messages: { sikh: [], hindu: [] } },
        { type: 'device.recorded', id: 'id-1', voice: { seconds: 2, waveform: [] }, isWhole: true, userId: null },
        done('loadDevice', deviceMemory),
        done('loadScripture', reading),
        { type: 'code.missing' },
        { type: 'page.restored' },
        { type: 'page.seen' },
        elapsed('midnight', 'app.day.known'),
        done('isRenewed', true),
        done('isRenewed', false),
        failed('isRenewed', new Error('no line')),
        elapsed('reachLimit', 'app.network.doubted'),
        elapsed('reachLimit', 'app.network.offline.looking'),
        done('reach', undefined),
        failed('reach', new Error('no line')),
        done('reachAgain', undefined),
        failed('reachAgain', new Error('no line')),
        elapsed('networkLook', 'app.network.offline.waiting'),
        { type: 'network.missed', again: false },
        { type: 'network.missed', again: true },
        elapsed('networkLook', 'app.network.failing'),
      ],
      keyOf: ({ value, context }) => {
        const { device, verses, network, code, route } = value as Value
        return [device, verses, network, code, route, screenAddress(context.location)]
      },
    }),
    walk(appMachine, {
      inputs: [input('/pn/read/917')],
      events: [
        done('loadLibrary', libraryMemory),
        locationAt('/pn/read/918'),
        locationAt('/hi/read/2.47'),
        locationAt('/pn'),
        { type: 'auth.changed', status: 'complete', user: user() },
        { type: 'library.go', path: '/pn/read/1', replace: true },
        { type: 'library.go', path: '/pn/read/2', replace: false },
        { type: 'verse.read', quotation: { reference: 'r', original: 'o' } },
        { type: 'back.press' },
        { type: 'view.crashed', error: 'Error' },
      ],
      keyOf: ({ value, context }) => [(value as Value).route, (value as Value).fault, context.location.path],
    }),
    walk(appMachine, {
      inputs: [input('/pn/chat', { sessions: stored })],
      events: [
        done('loadScripture', reading),
        { type: 'auth.changed', status: 'complete', user: user() },
        { type: 'auth.signedOut' },
      ],
      keyOf: ({ value, context }) => [(value as Value).verses, (value as Value).session, context.user?.id],
    }),
    walk(appMachine, {
      inputs: [input('/privacy')],
      events: [
        { type: 'help.open' },
        { type: 'help.close' },
        done('findCountry', 'GB'),
        done('loadWriter', 'Example AI'),
        failed('loadWriter', new Error('no line')),
        failed('findCountry', new Error('no piece')),
        elapsed('findLimit', 'app.help.finding'),
        locationAt('/'),
      ],
      keyOf: ({ value, context }) => [(value as Value).help, (value as Value).route, context.country],
    }),
  ]
  const reached = walks.flatMap((each) => each.reached)
  const [untaken = [], ...others] = walks.map((each) => each.untaken)

  test('every transition is taken', () =>
    expect(untaken.filter((name) => others.every((names) => names.includes(name)))).toEqual([]))

  test.each([
    'authLoading',
    'authFailed',
    'defaultLanding',
    'landing',
    'initializing',
    'anonymousChat',
    'memberLoading',
    'setup',
    'chat',
    'settings',
    'privacy',
    'library',
    'notFound',
    'crashed',
  ] as const)('reaches %s', (screen) => expect(reached.map(({ value }) => screenName(value))).toContain(screen))

  test.each(['loading', 'waiting'] as const)('reaches the code of a person, %s', (member) =>
    expect(reached.some((state) => state.matches({ member, route: { signedIn: 'memberLoading' } }))).toBe(true),
  )

  test('no state rests while a screen is being decided', () =>
    expect(reached.filter(({ value }) => screenName(value) === ('deciding' as string))).toEqual([]))
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
  const cleared = vi.fn()
  const profile = Promise.withResolvers<User>()
  const sendText = vi.fn((_: { input: SendTextRequest }) => reply.promise)
  const machine = appMachine.provide({
    actors: {
      auth: authMachine.provide({
        actors: { loadProfile: fromPromise<User, void>(() => profile.promise), logout: fromPromise(async () => {}) },
      }),
      loadMember: fromPromise<MemberMemory, string>(async () => memberMemory),
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
        actor.send(locationAt(path, search === '' ? '' : `?${search}`))
      },
      saveTradition: (_, tradition) => void saved.push(tradition),
      clearSessions: cleared,
      goBack: () => void addresses.push('back'),
    },
  })
  const actor = createActor(machine, { input: appInput, clock })
  actor.start()
  const conversation = (tradition: Tradition) => {
    const found = conversationOf(actor, tradition)
    if (!found) throw new Error(`no conversation for ${tradition}`)
    return found
  }
  const signIn = (over: Partial<LoginResult> = {}) =>
    actorsOf(actor.getSnapshot()).auth.send({
      type: 'login.succeeded',
      method: 'google',
      result: { ...login, ...over },
    })
  return {
    actor,
    clock,
    addresses,
    saved,
    cleared,
    profile,
    signIn,
    start,
    reply,
    startSession,
    checkStatus,
    sendText,
    conversation,
  }
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
    ['/pn/read', {}, 'library', []],
    ['/hi/read/2.47', { hasToken: true }, 'library', []],
    ['/pn/read/1431', {}, 'library', []],
    ['/pn/settings', { hasToken: true }, 'authLoading', []],
  ] as const)('%s %j shows %s', (address, over, screen, expected) => {
    const { actor, addresses } = open(input(address, over))
    expect(screenOf(actor)).toBe(screen)
    expect(addresses).toEqual(expected)
  })

  test('a visited tradition is remembered', () => {
    expect(open(input('/hi/chat')).saved).toEqual(['hindu'])
  })
})

test('the library knows who is signed in, from its beginning and from then on (D61)', () => {
  const { actor } = open(input('/pn/past', { hasToken: true, storedUser: user() }))
  actor.send(done('loadLibrary', libraryMemory))
  const ownerNow = () => actorsOf(actor.getSnapshot()).library?.getSnapshot().context.owner
  expect(ownerNow()).toBe(user().id)
  actor.send({ type: 'auth.changed', status: 'complete', user: user({ id: 'bina' }) })
  expect(ownerNow()).toBe('bina')
  actor.send({ type: 'auth.changed', status: 'visitor', user: null })
  expect(ownerNow()).toBeNull()
})

describe('a scripture as a book (D54)', () => {
  const addressOf = (actor: App) => actor.getSnapshot().context.location.path
  const bookOf = (actor: App) => actorsOf(actor.getSnapshot()).library?.getSnapshot().children.book
  const placeIn = (actor: App) => bookOf(actor)?.getSnapshot().context.place
  const comes = (actor: App) => actor.send(done('loadLibrary', libraryMemory))

  test('its pages are turned within one entry of the history, and by the address', () => {
    const { actor, addresses } = open(input('/pn/read/917'))
    comes(actor)
    expect(placeIn(actor)).toEqual({ page: 917, verse: null })
    bookOf(actor)?.send({ type: 'place.find', value: '920' })
    expect([addresses, placeIn(actor)?.page]).toEqual([['replace /pn/read/920'], 920])
    actor.send(locationAt('/pn/read/921'))
    expect([addressOf(actor), placeIn(actor)?.page, screenOf(actor)]).toEqual(['/pn/read/921', 921, 'library'])
  })

  test('another scripture is another book, at its own place', () => {
    const { actor } = open(input('/pn/read/917'))
    comes(actor)
    actor.send(locationAt('/hi/read/2.47'))
    expect(bookOf(actor)?.getSnapshot().context).toMatchObject({
      tradition: 'hindu',
      place: { page: 2, verse: 47 },
    })
  })

  test('the verse that it was opened from is marked there', () => {
    const { actor } = open(input('/pn', { sessions: { sikh: usedSession, hindu: null } }))
    const quotation = { reference: 'Guru Granth Sahib, Ang 917', original: 'o' }
    actor.send({ type: 'verse.read', quotation })
    actor.send(locationAt('/pn/read/917'))
    comes(actor)
    expect(bookOf(actor)?.getSnapshot().context.quoted).toEqual(quotation)
  })
})

test.each([
  ['/pn/settings', 'authFailed'],
  ['/hi/chat', 'authFailed'],
  ['/privacy', 'privacy'],
  ['/nowhere', 'notFound'],
])('%s, where nobody can tell who is signed in, shows %s', (address, screen) => {
  const { actor } = open(input(address, { hasToken: true }))
  actor.send({ type: 'auth.changed', status: 'failed', user: null })
  expect(screenOf(actor)).toBe(screen)
})

test('the session is started once, with the referral code and the tradition’s language', async () => {
  const { actor, startSession, start, addresses } = open(input('/pn?ref=asha'))
  actor.send(locationAt('/pn/chat', '?ref=asha'))
  expect(startSession.mock.calls.map(([call]) => call.input)).toEqual([
    { referral_code: 'ASHA', spiritual_tradition: 'sikh', language: 'punjabi' },
  ])
  start.resolve(session())
  await waitFor(actor, shows('anonymousChat'))
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
    clock.increment(9_999)
    expect(screenOf(actor)).toBe('initializing')
    clock.increment(1)
    expect(screenOf(actor)).toBe('anonymousChat')
  })

  test('a message sent there waits for the session, and is sent when it comes', async () => {
    const { clock, conversation, start, sendText } = open(input('/pn'))
    clock.increment(10_000)
    const { send } = conversation('sikh')
    send.send({ type: 'draft.change', value: 'hello' })
    send.send({ type: 'text.submit' })
    expect(sendText).not.toHaveBeenCalled()
    start.resolve(session())
    await waitFor(send, (s) => s.matches({ send: { sendingText: 'inFlight' } }))
    expect(sendText.mock.calls[0]?.[0].input).toMatchObject({
      text: 'hello',
      conversation: { id: session().conversation_id },
    })
  })

  test('nothing of it is left once its session has gone: the chat waits for another one', async () => {
    const { actor, clock, conversation, start, startSession } = open(input('/pn'))
    clock.increment(10_000)
    start.resolve(session())
    const { trial: begun } = conversation('sikh')
    await waitFor(begun, (s) => s.matches('open'))
    begun.send({ type: 'trial.limitError' })
    begun.send({ type: 'send.blocked' })
    begun.send({ type: 'login.signIn' })
    expect(screenOf(actor)).toBe('landing')
    actor.send(locationAt('/pn'))
    expect(screenOf(actor)).toBe('initializing')
    expect(startSession).toHaveBeenCalledTimes(2)
  })

  test('should it fail after all, the landing says so and the typed text is kept; a new try has its own 10 s', async () => {
    const { actor, clock, conversation, start } = open(input('/pn'))
    clock.increment(10_000)
    const { send } = conversation('sikh')
    send.send({ type: 'draft.change', value: 'hello' })
    send.send({ type: 'text.submit' })
    start.reject(new Error('down'))
    await waitFor(actor, shows('landing'))
    expect(send.getSnapshot().context).toMatchObject({ draft: 'hello', messages: [] })
    actor.send({ type: 'trial.try' })
    expect(screenOf(actor)).toBe('initializing')
    clock.increment(9_999)
    expect(screenOf(actor)).not.toBe('anonymousChat')
  })
})

describe('the trial', () => {
  test('its end is heard in both traditions, because the limit is the device’s (D13)', async () => {
    const { actor, reply, conversation } = open(input('/pn', { sessions: { sikh: usedSession, hindu: usedSession } }))
    actor.send(locationAt('/hi'))
    actor.send(locationAt('/pn'))
    await waitFor(conversation('hindu').trial, (s) => s.matches({ open: 'ready' }))
    const { send } = conversation('sikh')
    send.send({ type: 'draft.change', value: 'hello' })
    send.send({ type: 'text.submit' })
    reply.resolve(answer({ counts: counts(0) }))
    await waitFor(conversation('hindu').trial, (s) => s.matches('limitReached'))
    expect(conversation('sikh').trial.getSnapshot().value).toBe('limitReached')
    expect(conversation('hindu').send.getSnapshot().value.trial).toBe('over')
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
    await waitFor(actor, shows('landing'))
    expect(addresses.at(-1)).toBe('push /pn?from=anonymous&ref=ASHA')
  })
})

describe('signed in (spec §2, §4, §6)', () => {
  const stored = { hasToken: true, storedUser: user() }
  const unfinished = { hasToken: true, storedUser: user({ profile_completed: false }) }

  test.each([
    ['/pn', stored, 'chat', ['replace /pn/chat']],
    ['/pn/chat', stored, 'chat', []],
    ['/hi?from=anonymous&ref=ASHA', stored, 'chat', ['replace /hi/chat']],
    ['/hi/chat?notification_message=hello', stored, 'chat', []],
    ['/pn/setup', stored, 'chat', ['replace /pn', 'replace /pn/chat']],
    ['/pn/settings', stored, 'settings', []],
    ['/settings', { ...stored, storedTradition: 'hindu' }, 'chat', ['replace /hi', 'replace /hi/chat']],
    ['/pn', unfinished, 'setup', ['replace /pn/setup']],
    ['/pn/chat', unfinished, 'setup', ['replace /pn/setup']],
    ['/pn/settings', unfinished, 'setup', ['replace /pn', 'replace /pn/setup']],
    ['/hi/setup', unfinished, 'setup', []],
    ['/privacy', stored, 'privacy', []],
  ] as const)('%s shows the right screen', async (address, over, screen, expected) => {
    const { actor, addresses } = open(input(address, over))
    await waitFor(actor, shows(screen))
    expect(addresses).toEqual(expected)
  })

  test('an anonymous session of the device is not spoken to', async () => {
    const { actor, startSession, checkStatus } = open(
      input('/pn', { ...stored, sessions: { sikh: usedSession, hindu: null } }),
    )
    await waitFor(actor, shows('chat'))
    expect(conversationsOf(actor)).toEqual(noConversations)
    expect(startSession).not.toHaveBeenCalled()
    expect(checkStatus).not.toHaveBeenCalled()
  })

  test('at login the anonymous session is cleared (spec §4)', async () => {
    const { actor, cleared, conversation, signIn, addresses } = open(
      input('/pn', { sessions: { sikh: overSession, hindu: null } }),
    )
    const { trial } = conversation('sikh')
    actor.send(locationAt('/pn', '?from=anonymous'))
    expect(cleared).not.toHaveBeenCalled()
    signIn()
    await waitFor(actor, shows('chat'))
    expect(cleared).toHaveBeenCalledOnce()
    expect(addresses.at(-1)).toBe('replace /pn/chat')
    const { context } = actor.getSnapshot()
    expect(conversationsOf(actor)).toEqual(noConversations)
    expect(context.input.sessions).toEqual({ sikh: null, hindu: null })
    expect(trial.getSnapshot().status).toBe('stopped')
  })

  test('a new person goes to setup, and from there to the chat, each time in the same history entry', async () => {
    const { actor, signIn, addresses } = open(input('/hi?from=anonymous'))
    signIn({ needsSetup: true, user: user({ profile_completed: false }) })
    await waitFor(actor, shows('setup'))
    actor.send({ type: 'member.profileSaved', profile: { user: user(), accessToken: null } })
    await waitFor(actor, shows('chat'))
    expect(addresses).toEqual(['replace /hi/setup', 'replace /hi', 'replace /hi/chat'])
  })

  test('signing out leads to the landing of the initial tradition, and no trial starts by itself (D11)', async () => {
    const { actor, addresses, startSession } = open(input('/hi/chat', { ...stored, initialTradition: 'sikh' }))
    await waitFor(actor, shows('chat'))
    actor.send({ type: 'signOut.press' })
    expect(screenOf(actor)).toBe('landing')
    expect(addresses.at(-1)).toBe('replace /pn')
    const { children, context } = actor.getSnapshot()
    expect([children.member, context.user]).toEqual([undefined, null])
    expect(startSession).not.toHaveBeenCalled()
    actor.send({ type: 'trial.try' })
    expect(screenOf(actor)).toBe('initializing')
    expect(startSession).toHaveBeenCalledOnce()
  })

  test('signing out on the other tradition’s settings leads there too', async () => {
    const { actor, addresses, startSession } = open(input('/hi/settings', { ...stored, initialTradition: 'sikh' }))
    await waitFor(actor, shows('settings'))
    actor.send({ type: 'signOut.press' })
    expect(screenOf(actor)).toBe('landing')
    expect(actor.getSnapshot().context.location).toEqual({ path: '/pn', search: '' })
    expect(addresses).toEqual(['replace /pn'])
    expect(startSession).not.toHaveBeenCalled()
  })

  test('the profile’s language wins over the switch, and follows edits at once (D15)', async () => {
    const { actor } = open(input('/pn/chat', { hasToken: true, storedUser: user({ language_preference: 'hindi' }) }))
    await waitFor(actor, shows('chat'))
    const { language } = actorsOf(actor.getSnapshot())
    expect(language.getSnapshot().context.chosen).toBe('hindi')
    actor.send({
      type: 'member.profileSaved',
      profile: { user: user({ language_preference: 'punjabi' }), accessToken: null },
    })
    expect(language.getSnapshot().context.chosen).toBe('punjabi')
  })

  test('back from settings is the browser’s own back, where the chat is under it', async () => {
    const { actor, addresses } = open(input('/pn/chat', stored))
    await waitFor(actor, shows('chat'))
    actor.send({ type: 'settings.open' })
    expect(screenOf(actor)).toBe('settings')
    actor.send({ type: 'settings.back' })
    expect(addresses).toEqual(['push /pn/settings', 'back'])
  })

  test('back from settings opened by its address goes to the chat', async () => {
    const { actor, addresses } = open(input('/pn/settings', stored))
    await waitFor(actor, shows('settings'))
    actor.send({ type: 'settings.back' })
    expect(screenOf(actor)).toBe('chat')
    expect(addresses).toEqual(['replace /pn/chat'])
  })

  test('a login in another tab ends the trial of this one: after a sign-out it begins anew', async () => {
    const { actor, conversation, profile, startSession } = open(
      input('/pn', { sessions: { sikh: overSession, hindu: null } }),
    )
    const { trial, send } = conversation('sikh')
    actor.send({ type: 'token.changedElsewhere', hasToken: true })
    profile.resolve(user())
    await waitFor(actor, shows('chat'))
    for (const one of [trial, send]) expect(one.getSnapshot().status).toBe('stopped')
    expect(conversationsOf(actor)).toEqual(noConversations)
    expect(actor.getSnapshot().context.input.sessions).toEqual({ sikh: null, hindu: null })
    actor.send({ type: 'signOut.press' })
    actor.send({ type: 'trial.try' })
    expect(startSession).toHaveBeenCalledOnce()
  })

  test('another account in another tab: nothing of the first one is left', async () => {
    const { actor, profile } = open(input('/pn/chat', stored))
    await waitFor(actor, shows('chat'))
    const first = actor.getSnapshot().children.member
    actor.send({ type: 'token.changedElsewhere', hasToken: true })
    expect(screenOf(actor)).toBe('authLoading')
    profile.resolve(user({ id: 'other' }))
    await waitFor(actor, shows('chat'))
    expect(first?.getSnapshot().status).toBe('stopped')
    expect(actor.getSnapshot().children.member).not.toBe(first)
  })
})

describe('the machine of the verses', () => {
  test('comes with a chat, belongs to the app, and is there once', () => {
    const { actor } = open(input('/pn/chat', { sessions: { sikh: usedSession, hindu: usedSession } }))
    expect(actor.getSnapshot().children.scripture).toBeUndefined()
    actor.send(done('loadScripture', reading))
    const verses = actor.getSnapshot().children.scripture
    expect(verses?.getSnapshot().context.country).toBe('IN')
    expect(verses?.getSnapshot().context.preferences.getSnapshot().value).toMatchObject({ transliteration: 'on' })
    expect(Object.values(actor.getSnapshot().children)).toContain(verses)
    actor.send(locationAt('/hi/chat'))
    actor.send(done('loadScripture', reading))
    expect(actor.getSnapshot().children.scripture).toBe(verses)
  })

  test('knows whose list of what was saved it is, whoever comes and goes (D60)', async () => {
    const { actor, profile } = open(input('/pn/chat', { hasToken: true, storedUser: user() }))
    await waitFor(actor, shows('chat'))
    actor.send(done('loadScripture', reading))
    const ownerNow = () => actor.getSnapshot().children.scripture?.getSnapshot().context.owner
    expect(ownerNow()).toBe(user().id)
    actor.send({ type: 'token.changedElsewhere', hasToken: true })
    profile.resolve(user({ id: 'other' }))
    await waitFor(actor, shows('chat'))
    expect(ownerNow()).toBe('other')
    actor.send({ type: 'signOut.press' })
    await waitFor(actor, shows('landing'))
    expect(ownerNow()).toBeNull()
  })

  test('is not asked for where there is no chat', () => {
    const { actor } = open(input('/privacy'))
    expect(actor.getSnapshot().children).not.toHaveProperty('loadScripture')
  })
})

describe('the machines of the device', () => {
  /** Stands for them: it keeps what it is told. */
  const listener = () => {
    const heard: DeviceFact[] = []
    const logic = createMachine({
      on: { '*': { actions: ({ event }) => void heard.push(event as unknown as DeviceFact) } },
    }) as unknown as typeof deviceMachine
    return { heard, machine: appMachine.provide({ actors: { device: logic } }) }
  }
  const notice = chatMessage({
    id: 'notice-1',
    sender: 'guide',
    kind: 'system',
    text: 'For today',
    createdAt: '2026-11-21T05:00:00.000Z',
  })

  test('hear what happened before they were here, in its order', () => {
    const { heard, machine } = listener()
    const actor = createActor(machine, { input: input('/'), clock: new SimulatedClock() }).start()
    actor.send({ type: 'tradition.choose', tradition: 'hindu' })
    actor.send(locationAt('/hi'))
    expect(heard).toEqual([])
    actor.send(done('loadDevice', deviceMemory))
    const told = heard.map((fact) =>
      fact.type === 'fact.happened' ? fact.what.type : fact.type === 'fact.screen' ? fact.screen : fact.type,
    )
    expect(told.filter((what, index) => what !== told[index - 1])).toEqual([
      'defaultLanding',
      'fact.person',
      'tradition.choose',
      'initializing',
      'trial.changed',
    ])
    expect(actor.getSnapshot().context.facts).toEqual([])
    actor.send({ type: 'network.changed', online: false })
    expect(heard.at(-1)).toEqual({ type: 'fact.network', online: false })
    actor.stop()
  })

  test('analytics hears of a language that was chosen, and of a trial when its last message is answered', () => {
    const names = (what: Happening) => reportsOf(what, { isMember: false }).map(({ name }) => name)
    const changed = { type: 'language.changed', shown: 'english', chosen: 'english' } as const
    expect(names({ ...changed, isChoice: true })).toEqual(['Language Changed'])
    // The profile of who signed in has it so.
    expect(names({ ...changed, isChoice: false })).toEqual([])
    const answered = { type: 'send.answered', tradition: 'sikh', messageType: 'text' } as const
    expect(names({ ...answered, counts: counts(1) })).toEqual(['Message Answered'])
    expect(names({ ...answered, counts: counts(0) })).toContain('Trial Ended')
  })

  test('a view that throws: the error screen, and analytics hears of it (spec §8)', () => {
    const { heard, machine } = listener()
    const reload = vi.fn()
    const actor = createActor(machine.provide({ actions: { reload } }), {
      input: input('/'),
      clock: new SimulatedClock(),
    }).start()
    actor.send(done('loadDevice', deviceMemory))
    actor.send({ type: 'view.crashed', error: 'TypeError' })
    expect(screenOf(actor)).toBe('crashed')
    const told = heard.flatMap((fact) => (fact.type === 'fact.happened' ? fact.what : []))
    expect(told.flatMap((what) => reportsOf(what, { isMember: false }))).toContainEqual({
      name: 'Error Screen Shown',
      fields: { error: 'TypeError' },
    })
    actor.send({ type: 'page.refresh' })
    expect(reload).toHaveBeenCalledOnce()
    actor.stop()
  })

  test('hear who is there: nobody while that is not known, then the person, then nobody', () => {
    const { heard, machine } = listener()
    const actor = createActor(machine, {
      input: input('/pn', { hasToken: true }),
      clock: new SimulatedClock(),
    }).start()
    actor.send(done('loadDevice', deviceMemory))
    const people = () => heard.flatMap((fact) => (fact.type === 'fact.person' ? [fact.user?.id ?? null] : []))
    expect(people()).toEqual([])
    actor.send({ type: 'auth.changed', status: 'complete', user: user() })
    expect(people()).toEqual([user().id])
    actor.send({ type: 'auth.signedOut' })
    expect(people()).toEqual([user().id, null])
    actor.stop()
  })

  test('a message of a notification stands in the chat of its tradition, whenever that opens', () => {
    const actor = createActor(appMachine, {
      input: input('/pn', { sessions: { sikh: usedSession, hindu: null } }),
      clock: new SimulatedClock(),
    }).start()
    actor.send({ type: 'device.notices', messages: { sikh: [notice], hindu: [] } })
    const messagesOf = (tradition: Tradition) => conversationOf(actor, tradition)?.send.getSnapshot().context.messages
    expect(messagesOf('sikh')).toEqual([notice])
    actor.send({ type: 'device.notices', messages: { sikh: [notice], hindu: [notice] } })
    expect(messagesOf('sikh')).toEqual([notice])
    actor.send(locationAt('/hi'))
    actor.send({ type: 'trial.changed', tradition: 'hindu', status: 'open', session: usedSession })
    expect(messagesOf('hindu')).toEqual([notice])
    actor.stop()
  })

  test('a recording goes to the conversation that is open', () => {
    const actor = createActor(appMachine, {
      input: input('/pn', { sessions: { sikh: usedSession, hindu: null } }),
      clock: new SimulatedClock(),
    }).start()
    const voice = { seconds: 2, waveform: [0.5] }
    actor.send({ type: 'device.recorded', id: 'recording-0', voice, isWhole: true, userId: 'who-left' })
    actor.send({ type: 'device.recorded', id: 'recording-1', voice, isWhole: true, userId: null })
    const send = conversationOf(actor, 'sikh')?.send.getSnapshot()
    expect(send?.context.outgoing).toEqual({ text: '', clientMessageId: 'recording-1', voice })
    actor.stop()
  })
})

describe('who is told what', () => {
  const still = <Output, Input>() => fromPromise<Output, Input>(() => new Promise<Output>(() => {}))
  /** The app over a world that never answers: what it asks, and what it does, is noted. */
  const quiet = (appInput: AppInput, ...events: AppEvent[]) => quietWith(memberLogic, appInput, ...events)
  const quietWith = (member: typeof memberMachine, appInput: AppInput, ...events: AppEvent[]) => {
    const did: string[] = []
    const started: StartRequest[] = []
    const told: DeviceFact[] = []
    const clock = new SimulatedClock()
    const device = createMachine({
      on: { '*': { actions: ({ event }) => void told.push(event as unknown as DeviceFact) } },
    }) as unknown as typeof deviceMachine
    const machine = appMachine.provide({
      actors: {
        device,
        member,
        auth: authMachine.provide({
          actors: {
            loadProfile: still<User, void>(),
            loadLogin: still<LoginLogic, void>(),
            logout: still<void, void>(),
          },
        }),
        anonymousTrial: anonymousTrialMachine.provide({
          actors: {
            startSession: fromPromise<AnonymousSession, StartRequest>(({ input: request }) => {
              started.push(request)
              return new Promise<AnonymousSession>(() => {})
            }),
            checkStatus: still<DeviceStatus, { tradition: Tradition }>(),
          },
        }),
        messageSend: messageSendMachine.provide({ actors: { sendText: still<SendResult, SendTextRequest>() } }),
        language: languageMachine.provide({ actors: { loadTexts: still<void, Language>() } }),
        loadMember: still<MemberMemory, string>(),
      },
      actions: {
        navigate: (_, { to, replace }) => void did.push(`${replace ? 'replace' : 'push'} ${to}`),
        goBack: () => void did.push('back'),
        reload: () => void did.push('reload'),
        haptic: (_, strength) => void did.push(strength),
      },
    })
    const actor = createActor(machine, { input: appInput, clock }).start()
    actor.send(done('loadDevice', deviceMemory))
    told.length = 0
    did.length = 0
    for (const event of events) actor.send(event)
    const has = () => ({
      ...actor.getSnapshot().context,
      ...actorsOf(actor.getSnapshot()),
      conversations: conversationsOf(actor),
    })
    return { actor, clock, did, started, told, has, is: () => screenOf(actor) }
  }
  const landing = '/hi?from=anonymous&ref=ASHA'
  const both = { sessions: { sikh: usedSession, hindu: usedSession } }

  test.each<Happening & AppEvent>([
    { type: 'tradition.choose', tradition: 'sikh' },
    {
      type: 'proof.shown',
      message: { content: '', version: 'social_proof_numbers', stats: { users: 1, percentage: 1, city: '' } },
    },
    { type: 'language.changed', shown: 'english', chosen: 'english', isChoice: true },
    { type: 'login.start', method: 'whatsapp' },
    { type: 'trial.try' },
    { type: 'trial.changed', tradition: 'sikh', status: 'open', session: null },
    { type: 'send.started', tradition: 'sikh', messageType: 'text' },
    { type: 'send.answered', tradition: 'sikh', counts: null, messageType: 'text' },
    { type: 'send.failed', tradition: 'sikh', messageType: 'text', failure: 'http_500' },
    { type: 'send.voiceRequested', tradition: 'sikh' },
    { type: 'send.limitError', tradition: 'sikh' },
    { type: 'view.crashed', error: 'TypeError' },
  ])('the device hears of $type at once', (event) => {
    const { told } = quiet(input(landing), event)
    expect(told.filter((fact) => fact.type === 'fact.happened')[0]).toEqual({ type: 'fact.happened', what: event })
  })

  test('what a person’s own machines tell reaches the device, too', () => {
    const what: Happening = { type: 'feedback.failed' }
    expect(quiet(input('/pn'), { type: 'member.told', what }).told).toEqual([{ type: 'fact.happened', what }])
  })

  test.each<[AppEvent['type'], AppEvent, string]>([
    ['tradition.choose', { type: 'tradition.choose', tradition: 'sikh' }, '/'],
    ['login.start', { type: 'login.start', method: 'google' }, landing],
    ['trial.try', { type: 'trial.try' }, landing],
  ])('%s is felt, lightly', (_, event, address) => {
    expect(quiet(input(address), event).did.filter((what) => what === 'light')).toHaveLength(1)
  })

  test('a login carries the tradition of the page and the code that was brought, or typed', () => {
    const { actor, has } = quiet(input(landing), { type: 'login.start', method: 'whatsapp' })
    const request = () => has().auth.getSnapshot().context.request
    expect(request()).toEqual({ method: 'whatsapp', tradition: 'hindu', referralCode: 'ASHA' })
    actor.send({ type: 'referral.change', value: 'ravi' })
    actor.send({ type: 'login.start', method: 'google' })
    expect(request()).toEqual({ method: 'google', tradition: 'hindu', referralCode: 'RAVI' })
  })

  test('a code that an address brought is carried by the login, whatever the page’s address became since', () => {
    const { actor, has } = quiet(
      input('/'),
      locationAt('/hi', '?from=anonymous&ref=asha'),
      locationAt('/hi', '?from=anonymous'),
    )
    const carried = () => {
      actor.send({ type: 'login.start', method: 'whatsapp' })
      return has().auth.getSnapshot().context.request.referralCode
    }
    expect(carried()).toBe('ASHA')
    actor.send(locationAt('/hi', '?from=anonymous&ref=ravi'))
    expect(carried()).toBe('RAVI')
  })

  test('a trial from the landing goes to the chat’s address, with the typed code; its language is the tradition’s, though English was chosen (D9)', () => {
    const { did, started } = quiet(
      input(landing),
      { type: 'referral.change', value: 'ravi' },
      { type: 'language.choose', language: 'english' },
      { type: 'trial.try' },
    )
    expect(did).toEqual(['light', 'push /hi/chat'])
    expect(started).toEqual([{ referral_code: 'RAVI', spiritual_tradition: 'hindu', language: 'hindi' }])
  })

  test('who signs out leaves no English to the visitor who stays: nobody chose it in the switch (D9)', () => {
    const { actor, has } = quiet(input('/pn', { ...both, hasToken: true }))
    actor.send({ type: 'auth.changed', status: 'complete', user: user({ language_preference: 'english' }) })
    expect(has().chosenLanguage).toBe('english')
    actor.send({ type: 'auth.signedOut' })
    expect(has().chosenLanguage).toBeNull()
  })

  test('the switch changes the page’s language, and English the guide’s in a chat that is open (D9)', () => {
    const { actor, has } = quiet(input('/pn', both), { type: 'language.choose', language: 'hindi' })
    expect(has().language.getSnapshot().context.chosen).toBe('hindi')
    const replies = () => has().conversations.sikh?.send.getSnapshot().context.language
    expect(replies()).toBe('punjabi')
    actor.send({ type: 'language.choose', language: 'english' })
    expect([replies(), has().chosenLanguage]).toEqual(['english', 'english'])
  })

  test('an erased account is a visitor’s page at once: its landing, and nobody signed in', () => {
    const { did, has, is } = quiet(input('/pn/chat', { hasToken: true, storedUser: user() }), { type: 'member.erased' })
    expect([is(), did.at(-1)]).toEqual(['landing', 'replace /pn'])
    expect(has().auth.getSnapshot().value).toBe('visitor')
    expect(has().user).toBeNull()
  })

  test('a 401 of any call signs out: nothing of the person is shown while the page leaves (spec §4)', () => {
    const signedIn = quiet(input('/pn/chat', { hasToken: true, storedUser: user() }), { type: 'auth.unauthorized' })
    expect(signedIn.has().auth.getSnapshot().value).toBe('expired')
    expect(signedIn.is()).toBe('authLoading')
  })

  test('what was said before stands in the conversation of its tradition', () => {
    const { has } = quiet(input('/pn', both), {
      type: 'trial.history',
      tradition: 'sikh',
      messages: [serverMessage({ id: 'before-1' })],
    })
    expect(
      has()
        .conversations.sikh?.send.getSnapshot()
        .context.messages.map(({ id }) => id),
    ).toEqual(['before-1'])
  })

  test('of a tradition where the visitor is not, nothing is opened or asked for until they come there (D13)', () => {
    const { actor, has } = quiet(input('/pn', both))
    const opened = () => Object.entries(has().conversations).flatMap(([tradition, one]) => (one ? [tradition] : []))
    expect(opened()).toEqual(['sikh'])
    actor.send(locationAt('/hi'))
    expect(opened()).toEqual(['sikh', 'hindu'])
  })

  test('the limit that one chat meets ends the trial of both (D13)', () => {
    const { has } = quiet(input('/pn', both), locationAt('/hi'), { type: 'send.limitError', tradition: 'sikh' })
    const trials = ['sikh', 'hindu'] as const
    expect(trials.map((tradition) => has().conversations[tradition]?.trial.getSnapshot().value)).toEqual([
      'limitReached',
      'limitReached',
    ])
  })

  test('a message that another tab sent is fetched by the trial of its tradition', () => {
    const { actor, has } = quiet(input('/pn', both))
    const { trial: open } = has().conversations.sikh ?? {}
    open?.send(done('checkStatus', status()))
    actor.send({ type: 'session.changedElsewhere', tradition: 'sikh', session: usedSession })
    expect(open?.getSnapshot().value).toEqual({ open: 'syncing' })
  })

  test('what another tab keeps is in the box of who comes to that tradition later (33.8)', () => {
    const others = [{ tab: 'a', draft: 'typed there', overflow: '', unsent: null }]
    const { has } = quiet(
      input('/'),
      { type: 'draft.elsewhere', draftKey: 'hindu', others, over: [] },
      locationAt('/hi'),
    )
    expect(has().conversations.hindu?.send.getSnapshot().context).toMatchObject({ draft: 'typed there', isOwn: false })
  })

  test('the day is read at midnight, and when the page is seen again after a sleep (33.6, D23)', () => {
    const HOUR_MS = 3_600_000
    const evening = new Date(2026, 10, 26, 22).getTime()
    const clock = new SimulatedClock()
    let slept = 0
    const machine = appMachine.provide({
      actions: { readClock: assign({ time: () => evening + slept + clock.now() }) },
    })
    const actor = createActor(machine, { input: input('/pn/chat'), clock }).start()
    const day = () => new Date(actor.getSnapshot().context.time).getDate()
    clock.increment(2 * HOUR_MS - 1)
    expect(day()).toBe(26)
    clock.increment(1)
    expect(day()).toBe(27)
    clock.increment(24 * HOUR_MS)
    expect(day()).toBe(28)
    // A timer sleeps with the page.
    slept = 72 * HOUR_MS
    actor.send({ type: 'page.seen' })
    expect(day()).toBe(1)
  })

  test('a page that was left for setup, and is come back to, begins anew (33.5)', () => {
    const reload = vi.fn()
    const actor = createActor(appMachine.provide({ actions: { reload } }), { input: input('/pn/chat') }).start()
    actor.send({ type: 'page.restored' })
    expect(reload).not.toHaveBeenCalled()
    actor.send({ type: 'auth.changed', status: 'expired', user: user() })
    actor.send({ type: 'page.restored' })
    expect(reload).toHaveBeenCalledOnce()
  })

  test('code that does not come twice, and is another by now, loads the page anew, once (33.11)', () => {
    const renew = vi.fn()
    const actor = createActor(appMachine.provide({ actions: { renew } }), { input: input('/pn/chat') }).start()
    const missing = { type: 'code.missing' } as const
    const code = () => actor.getSnapshot().value.code
    actor.send(missing)
    expect(code()).toBe('missed')
    actor.send(missing)
    actor.send(done('isRenewed', false))
    // The line was bad: it is asked for again.
    expect([code(), renew.mock.calls.length]).toEqual(['whole', 0])
    for (const event of [missing, missing, done('isRenewed', true), missing, missing] as const)
      actor.send(event as never)
    expect([code(), renew.mock.calls.length]).toEqual(['gone', 1])
  })

  test('a browser that believes in no network, though it carries, is not believed (33.12)', () => {
    const network = (actor: App) => (actor.getSnapshot().value as { network: unknown }).network
    const { actor, told } = quiet(input('/', { online: false }))
    expect(network(actor)).toBe('doubted')
    actor.send(done('reach', undefined))
    expect(network(actor)).toBe('online')
    expect(told.at(-1)).toEqual({ type: 'fact.network', online: true })
    // Believed, and looked after until it carries, because nothing else may say so.
    actor.send({ type: 'network.changed', online: false })
    actor.send(failed('reach', new Error('no line')))
    actor.send(elapsed('networkLook', 'app.network.offline.waiting'))
    actor.send(failed('reachAgain', new Error('no line')))
    expect(network(actor)).toEqual({ offline: 'waiting' })
    actor.send(elapsed('networkLook', 'app.network.offline.waiting'))
    actor.send(done('reachAgain', undefined))
    expect(network(actor)).toBe('online')
  })

  test('a message that finds no network has it looked for: at once, and again 15 s later, and so on (D57)', () => {
    const { actor, clock } = quiet(input('/pn/chat', both))
    const network = () => actor.getSnapshot().value.network
    const send = () => actor.getSnapshot().children['messageSend.sikh']
    actor.send({ type: 'trial.changed', tradition: 'sikh', status: 'open', session: usedSession })
    for (const event of [{ type: 'draft.change', value: 'hello' }, { type: 'text.submit' }] as const)
      send()?.send(event)
    const nobody = () => send()?.send(failed('sendText', { kind: 'network' }))
    nobody()
    expect([network(), send()?.getSnapshot().value.send]).toEqual(['doubted', 'failed'])
    actor.send(done('reach', undefined))
    expect([network(), send()?.getSnapshot().value.send]).toEqual(['online', { sendingText: 'inFlight' }])
    // The page's server is there, and another one is not.
    nobody()
    expect(network()).toBe('failing')
    clock.increment(14_999)
    expect(network()).toBe('failing')
    clock.increment(1)
    expect(network()).toBe('doubted')
    actor.send(done('reach', undefined))
    expect(send()?.getSnapshot().value.send).toEqual({ sendingText: 'inFlight' })
  })

  test('a network that does not answer is given up after 10 s, and looked at again every 15 s', () => {
    const machine = appMachine.provide({ actors: { reach: still<void, void>() } })
    const clock = new SimulatedClock()
    const actor = createActor(machine, { input: input('/', { online: false }), clock }).start()
    const stateAfter = (ms: number) => {
      clock.increment(ms)
      return actor.getSnapshot().value.network
    }
    expect([stateAfter(9_999), stateAfter(1)]).toEqual(['doubted', { offline: 'waiting' }])
    expect([stateAfter(14_999), stateAfter(1)]).toEqual([{ offline: 'waiting' }, { offline: 'looking' }])
    expect([stateAfter(9_999), stateAfter(1)]).toEqual([{ offline: 'looking' }, { offline: 'waiting' }])
    actor.stop()
  })

  test('who needs help waits a second at most for the lines of the country, then those of India are there (D36, D45)', () => {
    const machine = appMachine.provide({ actors: { findCountry: still<string | undefined, void>() } })
    const clock = new SimulatedClock()
    const actor = createActor(machine, { input: input('/'), clock }).start()
    actor.send({ type: 'help.open' })
    clock.increment(999)
    expect(actor.getSnapshot().value.help).toBe('finding')
    clock.increment(1)
    expect([actor.getSnapshot().value.help, actor.getSnapshot().context.country]).toEqual(['open', null])
    actor.stop()
  })

  test('a storage that fails, and a network that goes, are known', () => {
    const { actor, told } = quiet(input('/'), { type: 'storage.failed' }, { type: 'network.changed', online: false })
    actor.send(failed('reach', new Error('no line')))
    expect(actor.getSnapshot().value).toMatchObject({ storage: 'failing', network: { offline: 'waiting' } })
    expect(told).toEqual([{ type: 'fact.network', online: false }])
  })

  test('the chat of who is signed in hears that the network goes and is back, as often as it does', () => {
    const heard: AppEvent[] = []
    const logic = createMachine({
      on: { 'network.changed': { actions: ({ event }) => void heard.push(event as AppEvent) } },
    }) as unknown as typeof memberMachine
    const { actor } = quietWith(logic, input('/pn/chat', { hasToken: true, storedUser: user() }))
    actor.send(done('loadMember', memberMemory))
    const changes = [false, true].map((online): AppEvent => ({ type: 'network.changed', online }))
    for (const event of changes) actor.send(event)
    expect(heard).toEqual(changes)
  })

  test('back, and what a notification asks for, move the page', () => {
    const { did } = quiet(
      input('/privacy'),
      { type: 'back.press' },
      { type: 'device.navigate', to: '/hi/chat', replace: false },
      { type: 'device.navigate', to: '/pn', replace: true },
      { type: 'device.reload' },
    )
    expect(did).toEqual(['back', 'push /hi/chat', 'replace /pn', 'reload'])
  })

  test('a profile that is merged into another account of the same person loads that one’s machines, and its chat', () => {
    const { actor, is, has } = quiet(input('/pn/chat', { hasToken: true, storedUser: user() }))
    actor.send(done('loadMember', memberMemory))
    const first = has().member
    expect(is()).toBe('chat')
    actor.send({ type: 'auth.changed', status: 'complete', user: user({ id: 'merged' }) })
    expect([is(), first?.getSnapshot().status]).toEqual(['memberLoading', 'stopped'])
    actor.send(done('loadMember', memberMemory))
    expect([is(), has().user?.id]).toEqual(['chat', 'merged'])
    expect(has().member).not.toBe(first)
  })

  test('the code of a signed-in person that does not come is asked for again after 3 s', () => {
    const { actor, clock, is } = quiet(input('/pn/chat', { hasToken: true, storedUser: user() }))
    const member = () => [is(), actor.getSnapshot().value.member]
    actor.send(failed('loadMember', new Error('no chunk')))
    expect(member()).toEqual(['memberLoading', 'waiting'])
    clock.increment(2_999)
    expect(member()).toEqual(['memberLoading', 'waiting'])
    clock.increment(1)
    expect(member()).toEqual(['memberLoading', 'loading'])
    actor.send(done('loadMember', memberMemory))
    expect(is()).toBe('chat')
  })
})
