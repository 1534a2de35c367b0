import { describe, expect, test } from 'vitest'
import { assign, createActor, type EventFrom, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { user } from '../../../tests/machines/fixtures.ts'
import { failed, heardBy, reach, walk } from '../../../tests/machines/testing.ts'
import { type AnalyticsCall, analyticsMachine } from '../analytics/analytics.machine.ts'
import type { TrialStatus } from '../anonymousTrial/anonymousTrial.machine.ts'
import type { Screen } from '../app/screen.ts'
import { chatMessage, type SocialProofMessage, type Tradition } from '../entities.ts'
import { type MusicCommand, musicMachine } from '../music/music.machine.ts'
import { notificationInboxMachine } from '../notificationInbox/notificationInbox.machine.ts'
import type { CachedMessage } from '../notificationInbox/opened.ts'
import type { Permission } from '../prompts/prompts.machine.ts'
import { pushMachine, type SubscribeRequest } from '../push/push.machine.ts'
import type { PushRecord } from '../push/record.ts'
import { readAloudMachine, type SpeechCommand } from '../readAloud/readAloud.machine.ts'
import { type Playable, type PlayerCommand, voicePlayerMachine } from '../voicePlayer/voicePlayer.machine.ts'
import { voiceRecorderMachine } from '../voiceRecorder/voiceRecorder.machine.ts'
import { type DeviceInput, deviceMachine } from './device.machine.ts'
import type { Happening } from './facts.ts'

type Sent = EventFrom<typeof deviceMachine>

const START = Date.UTC(2026, 10, 20, 12)
const voice = { seconds: 3, waveform: [0.5] }
const asha = user({ id: 'asha' })
/** 18 tomorrow, today being 20 November 2026. */
const young = { date_of_birth: '2008-11-21' }
const playable: Playable = { messageId: 'm-1', clientMessageId: null }
const record: PushRecord = {
  token: 'token-1',
  createTime: 1,
  subscription: { auth: 'a', p256dh: 'p', endpoint: 'https://push.test/1', scope: '/', key: 'k' },
}

const screen = (name: Screen, over: { tradition?: Tradition; path?: string; search?: string } = {}) =>
  ({
    type: 'fact.screen',
    screen: name,
    tradition: over.tradition ?? 'sikh',
    address: { path: over.path ?? '/pn/chat', search: over.search ?? '' },
  }) as const
const chat = screen('chat')
const person = (who: typeof asha | null) => ({ type: 'fact.person', user: who }) as const
const happened = (what: Happening) => ({ type: 'fact.happened', what }) as const
const started = happened({ type: 'send.started', tradition: 'sikh', messageType: 'text' })
const answered = happened({ type: 'send.answered', tradition: 'sikh', counts: null, messageType: 'text' })
const trial = (status: TrialStatus) => happened({ type: 'trial.changed', tradition: 'sikh', status, session: null })
const wantsToSpeak = happened({ type: 'send.voiceRequested', tradition: 'sikh' })

const message: SocialProofMessage = {
  content: '',
  version: 'social_proof_numbers',
  stats: { users: 5, percentage: 80, city: 'Moga' },
}

const received = {
  type: 'push.received',
  payload: {
    title: 'Satsang',
    body: '',
    icon: '/i.png',
    tag: null,
    data: { url: '/pn', message: null, tradition: null },
  },
} as const

const input = (over: Partial<DeviceInput> = {}): DeviceInput => ({
  muted: false,
  standalone: false,
  installShown: false,
  notificationShown: false,
  cachedMessages: [],
  lastActivity: START,
  analyticsConfigured: true,
  today: '2026-11-20',
  pushToken: null,
  ...over,
})

const CHILDREN = [
  'music',
  'push',
  'notificationInbox',
  'appUpdate',
  'beginning',
  'browser',
  'voiceRecorder',
  'voicePlayer',
  'readAloud',
  'prompts',
  'analytics',
] as const

type World = {
  permission: Permission
  analytics: () => Promise<void>
  takesToken: boolean
  /** The browser lets nothing sound until somebody has tapped. */
  isSilenced: boolean
  browser: () => void
}

const BEGUN: Record<string, unknown> = {
  screen: 'none',
  who: ['unknown', 'open', 'unasked'],
  questions: ['free', 'silent', 'closed'],
  touch: {},
}

const { untaken } = walk(deviceMachine, {
  inputs: [input(), input({ analyticsConfigured: false })],
  events: [
    chat,
    screen('chat', { tradition: 'hindu' }),
    screen('settings'),
    screen('landing'),
    screen('setup'),
    screen('privacy'),
    // A screen that is none yet: it does nothing.
    screen('authLoading'),
    person(asha),
    person({ ...asha, referral_count: 3 }),
    person({ ...asha, profile_completed: false }),
    person(user({ id: 'bina' })),
    person({ ...asha, ...young }),
    person(null),
    happened({ type: 'proof.shown', message }),
    happened({ type: 'trial.try' }),
    happened({ type: 'login.start', method: 'google' }),
    happened({ type: 'onboarding.expected' }),
    happened({ type: 'onboarding.completed' }),
    trial('over'),
    trial('open'),
    started,
    answered,
    wantsToSpeak,
    { type: 'fact.network', online: true },
    { type: 'analytics.settled' },
    { type: 'voice.started' },
    { type: 'voice.ended' },
    { type: 'voice.recorded', id: 'id-1', voice, isWhole: true },
    { type: 'voice.failed', failure: 'denied' },
    { type: 'playback.started' },
    { type: 'playback.ended' },
    { type: 'aloud.started' },
    { type: 'aloud.ended' },
    { type: 'permission.ask' },
    { type: 'permission.changed', permission: 'default' },
    { type: 'install.available', available: true },
    { type: 'prompt.shown', prompt: 'install' },
    { type: 'prompt.answered', prompt: 'install', outcome: 'dismissed' },
    received,
    { type: 'notification-click', targetUrl: '/hi', message: null, tradition: null, isIOSNotification: false },
    { type: 'ios-notification-sync' },
    { type: 'inbox.changed', messages: [] },
    { type: 'inbox.navigate', to: '/hi', replace: true },
    { type: 'inbox.reload' },
    { type: 'page.hidden' },
    { type: 'page.shown' },
    { type: 'music.switched', muted: true },
    ...CHILDREN.map((child) => failed(child, new Error('refused'))),
    { type: 'person.tapped' },
    { type: 'mute.toggle' },
  ],
  // Of regions that know nothing of each other it is enough that one is away from where it began.
  keyOf: ({ value }) => {
    const { questions, speech, dialogs, person, age, figures, ...others } = value
    const joined = { ...others, questions: [questions, speech, dialogs], who: [person, age, figures] }
    const moved = Object.entries(joined).filter(
      ([name, state]) => JSON.stringify(state) !== JSON.stringify(BEGUN[name]),
    )
    return moved.length > 1 ? 'several' : moved
  },
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test('who is here is known by their profile, and what is heard by what began', () => {
  const begun = user({ id: 'asha', profile_completed: false })
  const device = reach(deviceMachine, input(), person(begun), { type: 'playback.started' })
  expect(device.value).toMatchObject({ person: { member: 'incomplete' }, speech: { speaking: 'playing' } })
})

const live = (over: Partial<DeviceInput> = {}, world: Partial<World> = {}) => {
  const clock = new SimulatedClock()
  const heard: { type: string }[] = []
  const music: string[] = []
  const speaker: PlayerCommand[] = []
  const said: string[] = []
  const reported: AnalyticsCall[] = []
  const warned: string[] = []
  const logged: unknown[] = []
  const felt: string[] = []
  const pushed: string[] = []
  let ids = 0
  const newId = () => {
    ids += 1
    return `id-${ids}`
  }
  const call = <I>(name: string) =>
    fromPromise<void, I>(async ({ input }) => void pushed.push(`${name} ${JSON.stringify(input)}`))
  // The machines of this device are the real ones; only the world outside them is not.
  const actor = heardBy(
    createActor(
      deviceMachine.provide({
        actions: {
          log: (_, error) => logged.push(error),
          haptic: (_, strength) => felt.push(strength),
          readClock: assign({ timeContext: 'morning' }),
        },
        actors: {
          browser: fromCallback(() => world.browser?.()),
          analytics: analyticsMachine.provide({
            actors: { initialise: fromPromise<void, void>(world.analytics ?? (async () => {})) },
            actions: {
              report: (_, { type: _type, ...one }: AnalyticsCall & { type?: string }) =>
                reported.push(one as AnalyticsCall),
              warn: (_, name) => warned.push(name),
              readClock: assign({ time: () => START + clock.now() }),
            },
          }),
          music: musicMachine.provide({
            actors: {
              player: fromCallback<MusicCommand>(({ sendBack, receive }) =>
                receive((command) => {
                  music.push(command.type === 'play' ? `play from ${command.from}` : command.type)
                  if (command.type === 'play')
                    sendBack({ type: world.isSilenced ? 'player.blocked' : 'player.playing' })
                }),
              ),
            },
          }),
          push: pushMachine.provide({
            actors: {
              checkSupport: fromPromise<Permission, void>(async () => world.permission ?? 'unsupported'),
              requestPermission: fromPromise<Permission, void>(async () => {
                pushed.push('requestPermission')
                return 'granted'
              }),
              getRecord: fromPromise<PushRecord | null, void>(async () => record),
              subscribe: fromPromise<void, SubscribeRequest>(async ({ input: request }) => {
                pushed.push(`subscribe ${JSON.stringify(request)}`)
                if (world.takesToken === false) throw new Error('403')
              }),
              unsubscribe: call('unsubscribe'),
              transition: call('transition'),
              deleteRecord: call('deleteRecord'),
            },
            actions: { showNotification: (_, { payload }) => pushed.push(`show ${payload.title}`) },
          }),
          notificationInbox: notificationInboxMachine.provide({
            actions: {
              readClock: assign({ time: () => START + clock.now() }),
              drawId: assign(() => ({ id: newId() })),
            },
          }),
          voiceRecorder: voiceRecorderMachine.provide({ actions: { drawId: assign(() => ({ id: newId() })) } }),
          voicePlayer: voicePlayerMachine.provide({
            actors: {
              speaker: fromCallback<PlayerCommand>(({ receive }) => receive((told) => void speaker.push(told))),
            },
          }),
          readAloud: readAloudMachine.provide({
            actors: {
              speech: fromCallback<SpeechCommand>(({ sendBack, receive }) => {
                sendBack({ type: 'voices.changed', languages: ['english'] })
                receive(({ type }) => void said.push(type))
              }),
            },
          }),
        },
      }),
      {
        input: input(over),
        clock,
      },
    ),
    (event) => heard.push(event),
  )
  const context = () => actor.getSnapshot().context
  const children = () => actor.getSnapshot().children
  return {
    clock,
    heard,
    music,
    speaker,
    said,
    reported,
    warned,
    logged,
    felt,
    pushed,
    context,
    children,
    send: (...events: Sent[]) => {
      for (const event of events) actor.send(event)
    },
    /** What else the machines of this device are told: by views, the microphone and the loudspeaker. */
    recorder: (...events: EventFrom<typeof voiceRecorderMachine>[]) => {
      for (const event of events) children().voiceRecorder?.send(event)
    },
    player: (...events: EventFrom<typeof voicePlayerMachine>[]) => {
      for (const event of events) children().voicePlayer?.send(event)
    },
    aloud: (...events: EventFrom<typeof readAloudMachine>[]) => {
      for (const event of events) children().readAloud?.send(event)
    },
    prompt: () => children().prompts?.getSnapshot().value.question,
    settle: () => new Promise((resolve) => setImmediate(resolve)),
    status: () => actor.getSnapshot().status,
  }
}

test('a medium pulse for a message on its way, of whomever, and for nothing else (spec §9)', () => {
  const { send, felt } = live()
  send(person(null), screen('chat'), answered)
  expect(felt).toEqual([])
  send(started)
  expect(felt).toEqual(['medium'])
})

describe('music', () => {
  test('begins with a chat, goes on in the settings, and ends elsewhere', () => {
    const { send, music } = live()
    send(screen('landing'))
    expect(music).toEqual(['stop', 'stop'])
    send(chat, screen('settings'), chat)
    expect(music.slice(2)).toEqual(['play from start'])
    send(screen('privacy'))
    expect(music.slice(3)).toEqual(['stop'])
  })
  test('nothing changes for screens that are none yet', () => {
    const { send, music } = live()
    send(chat, screen('memberLoading'), screen('authLoading'), screen('initializing'))
    expect(music).toEqual(['stop', 'play from start'])
  })
  test('a hidden page and the switch reach it', () => {
    const { send, music } = live()
    send(chat, { type: 'page.hidden' }, { type: 'page.shown' }, { type: 'mute.toggle' }, { type: 'mute.toggle' })
    expect(music.slice(2)).toEqual(['pause', 'play from pause', 'stop', 'unlock', 'play from start'])
  })
  test('a tap reaches it: what the browser kept silent sounds', () => {
    const { send, music } = live({}, { isSilenced: true })
    send(chat)
    const before = music.length
    send({ type: 'person.tapped' })
    expect(music.slice(before)).toContain('play from start')
  })
  test('a browser that refuses to tell what happens is written down, and takes nothing with it', () => {
    const refused = new Error('refused')
    const { send, music, logged, status } = live(
      {},
      {
        browser: () => {
          throw refused
        },
      },
    )
    expect([logged, status()]).toEqual([[refused], 'active'])
    send(chat)
    expect(music).toContain('play from start')
  })
  test('a recording pauses it, and it comes back', () => {
    const { send, recorder, music } = live()
    send(chat, wantsToSpeak)
    expect(music.slice(2)).toEqual(['pause'])
    recorder({ type: 'voice.cancel' })
    expect(music.slice(3)).toEqual(['play from pause'])
  })
  test('a recording that is heard pauses it too', () => {
    const { send, player, music } = live()
    send(chat)
    player({ type: 'playback.toggle', of: playable }, { type: 'speaker.ready', voice })
    expect(music.slice(2)).toEqual(['pause'])
    player({ type: 'speaker.ended' })
    expect(music.slice(3)).toEqual(['play from pause'])
  })
  test('a recording stops one that is heard, and no music sounds into it', () => {
    const { send, recorder, player, music, speaker } = live()
    send(chat)
    player({ type: 'playback.toggle', of: playable }, { type: 'speaker.ready', voice })
    send(wantsToSpeak)
    expect(speaker.at(-1)).toEqual({ type: 'stop' })
    expect(music.slice(2)).toEqual(['pause'])
    recorder({ type: 'voice.cancel' })
    expect(music.slice(3)).toEqual(['play from pause'])
  })
})

describe('speaking', () => {
  test('who wants to speak, and may, gets the microphone; the recording is announced under its id', () => {
    const { send, recorder, children, heard } = live()
    send(chat, wantsToSpeak)
    expect(children().voiceRecorder?.getSnapshot().matches({ session: 'requestingMicrophone' })).toBe(true)
    recorder({ type: 'microphone.open' }, { type: 'voice.stop' }, { type: 'microphone.recorded', voice, failure: null })
    expect(heard.at(-1)).toEqual({ type: 'device.recorded', id: 'id-1', voice, isWhole: true, userId: null })
  })
  test('the chat left: nothing is recorded or heard any more, and nothing breaks', () => {
    const { send, recorder, player, children, status } = live()
    send(chat, wantsToSpeak)
    recorder({ type: 'microphone.open' })
    send(screen('settings'))
    expect(children().voiceRecorder?.getSnapshot().matches('idle')).toBe(true)
    send(chat)
    player({ type: 'playback.toggle', of: playable }, { type: 'speaker.ready', voice })
    send(screen('settings'))
    expect([children().voicePlayer?.getSnapshot().value, status()]).toEqual(['idle', 'active'])
  })
  test('a failure is counted by its kind', async () => {
    const { send, recorder, settle, reported } = live()
    send(person(null))
    await settle()
    send(chat, wantsToSpeak)
    recorder({ type: 'microphone.failed', failure: 'denied' })
    expect(reported.at(-1)).toEqual({ call: 'track', event: { name: 'Voice Failed', fields: { failure: 'denied' } } })
  })
  test('what begins to be heard while somebody records is stopped', () => {
    const { send, recorder, player, speaker, music } = live()
    send(chat, wantsToSpeak)
    recorder({ type: 'microphone.open' })
    player({ type: 'playback.toggle', of: playable }, { type: 'speaker.ready', voice })
    expect(speaker.at(-1)).toEqual({ type: 'stop' })
    recorder({ type: 'voice.cancel' })
    expect(music.slice(2)).toEqual(['pause', 'play from pause'])
  })
  test('a recording is theirs who began it, also when they are gone at its end', () => {
    const { send, recorder, heard } = live()
    send(person(asha), chat, wantsToSpeak)
    recorder({ type: 'microphone.open' }, { type: 'voice.stop' })
    send(person(null))
    recorder({ type: 'microphone.recorded', voice, failure: null })
    expect(heard.at(-1)).toMatchObject({ type: 'device.recorded', userId: 'asha' })
  })
})

describe('reading aloud (D58)', () => {
  const read = (messageId = 'reply-1') =>
    ({ type: 'aloud.toggle', messageId, passages: [{ language: 'english', text: 'Sit down.' }] }) as const
  const reading = () => {
    const device = live()
    device.send(chat)
    device.aloud(read(), { type: 'words.heard' })
    expect(device.said).toEqual(['say'])
    return device
  }
  test('the music gives way to it, and comes back at its end', () => {
    const { aloud, music } = reading()
    expect(music.slice(2)).toEqual(['pause'])
    aloud(read('reply-2'), { type: 'words.heard' })
    expect(music.slice(3)).toEqual([])
    aloud({ type: 'words.ended' })
    expect(music.slice(3)).toEqual(['play from pause'])
  })
  test.each<[string, Sent[]]>([
    ['the page is hidden', [{ type: 'page.hidden' }]],
    ['the chat is left', [screen('settings')]],
    ['another chat is opened', [screen('chat', { tradition: 'hindu', path: '/hi/chat' })]],
    ['another chat of the same tradition is opened', [screen('anonymousChat', { path: '/pn' })]],
    ['a recording begins', [wantsToSpeak]],
  ])('stops when %s', (_name, events) => {
    const { send, said, children } = reading()
    send(...events)
    expect([said, children().readAloud?.getSnapshot().value]).toEqual([['say', 'stop'], 'silent'])
  })
  test('goes on while the same chat has another address', () => {
    const { send, said } = reading()
    send(screen('chat', { search: '?m=1' }))
    expect(said).toEqual(['say'])
  })
  test('one thing at a time: a recording that is heard stops it, and it stops one', () => {
    const { player, aloud, said, speaker, children } = reading()
    player({ type: 'playback.toggle', of: playable }, { type: 'speaker.ready', voice })
    expect([said, children().voicePlayer?.getSnapshot().value]).toEqual([['say', 'stop'], 'playing'])
    aloud(read())
    expect([said.at(-1), speaker.at(-1)?.type, children().voicePlayer?.getSnapshot().value]).toEqual([
      'say',
      'stop',
      'idle',
    ])
  })
  test('what begins while somebody records is stopped', () => {
    const { send, recorder, aloud, said, music } = live()
    send(chat, wantsToSpeak)
    recorder({ type: 'microphone.open' })
    aloud(read())
    expect([said, music.slice(2)]).toEqual([['say', 'stop'], ['pause']])
  })
  test('what fails is said until the chat is left', () => {
    const { send, aloud, children, music } = reading()
    aloud({ type: 'words.failed' })
    const state = () => children().readAloud?.getSnapshot().value
    expect([state(), music.at(-1)]).toEqual(['failed', 'play from pause'])
    send(screen('settings'))
    expect(state()).toBe('silent')
  })
})

describe('the questions', () => {
  const asking = () => live({}, { permission: 'default' })
  test('the browser’s permission reaches them, and the answer reaches the browser', async () => {
    const { send, settle, prompt, children, pushed } = asking()
    send(chat)
    expect(prompt()).toBe('quiet')
    await settle()
    expect(prompt()).toBe('notification')
    children().prompts?.send({ type: 'notification.allow' })
    expect(pushed).toEqual(['requestPermission'])
  })
  test('an answer and an offer lead to the install modal', () => {
    const { send, clock, prompt } = live()
    send({ type: 'install.available', available: true }, chat, answered)
    clock.increment(10_000)
    expect(prompt()).toBe('install')
  })
  test('to be asked back is no answer (D38)', () => {
    const { send, clock, prompt } = live()
    const asked = {
      type: 'send.answered',
      tradition: 'sikh',
      counts: null,
      messageType: 'text',
      asksBack: true,
    } as const
    send({ type: 'install.available', available: true }, chat, happened(asked))
    clock.increment(60_000)
    expect(prompt()).toBe('quiet')
    send(answered)
    clock.increment(10_000)
    expect(prompt()).toBe('install')
  })
  test('they come in no other screen', async () => {
    const { send, settle, clock, prompt } = asking()
    send({ type: 'install.available', available: true }, screen('settings'), answered)
    await settle()
    clock.increment(60_000)
    expect(prompt()).toBe('quiet')
  })
  test.each<[string, Sent[], Sent[]]>([
    ['the first steps', [happened({ type: 'onboarding.expected' })], [happened({ type: 'onboarding.completed' })]],
    ['a trial that is over', [trial('over')], [trial('open')]],
    ['a trial that is over, until the login', [trial('over')], [person(asha)]],
  ])('they wait for %s', async (_name, before, after) => {
    const { send, settle, prompt } = asking()
    send(...before, chat)
    await settle()
    expect(prompt()).toBe('quiet')
    send(...after)
    expect(prompt()).toBe('notification')
  })
  test('they wait for a recording', async () => {
    const { send, settle, prompt, recorder } = asking()
    send(chat, wantsToSpeak)
    await settle()
    expect(prompt()).toBe('quiet')
    recorder({ type: 'voice.cancel' })
    expect(prompt()).toBe('notification')
  })
  test('the end of a recording does not close another dialog for the prompts', async () => {
    const { send, settle, prompt, recorder } = asking()
    send(happened({ type: 'onboarding.expected' }), chat, wantsToSpeak)
    await settle()
    recorder({ type: 'voice.cancel' })
    expect(prompt()).toBe('quiet')
  })
})

describe('push', () => {
  test.each(['defaultLanding', 'privacy', 'notFound', 'crashed'] as const)('nothing on %s (spec §4)', async (name) => {
    const { send, settle, children } = live({}, { permission: 'granted' })
    send(screen(name))
    await settle()
    expect(children().push?.getSnapshot().value).toBe('dormant')
  })
  test('the token is registered for the chat’s tradition, and follows the person', async () => {
    const { send, settle, pushed } = live({}, { permission: 'granted' })
    send(person(null), screen('anonymousChat', { tradition: 'hindu' }))
    await settle()
    expect(pushed).toEqual(['subscribe {"token":"token-1","userId":null,"tradition":"hindu"}'])
    send(person(asha))
    await settle()
    expect(pushed[1]).toBe('transition {"userId":"asha","tradition":"hindu"}')
    send(person(null))
    await settle()
    expect(pushed[3]).toBe('unsubscribe {"token":"token-1"}')
  })
  test('what the worker received is shown', async () => {
    const { send, settle, pushed } = live({}, { permission: 'granted' })
    send(chat)
    await settle()
    send(received)
    expect(pushed.at(-1)).toBe('show Satsang')
  })
  test('what the server refused is tried again when the profile is complete, and with the network; not each time', async () => {
    const incomplete = { ...asha, profile_completed: false }
    const { send, settle, pushed } = live({}, { permission: 'granted', takesToken: false })
    const tries = async (...events: Sent[]) => {
      const mark = pushed.length
      send(...events)
      await settle()
      return pushed.length - mark
    }
    expect(await tries(person(incomplete), screen('setup'))).toBe(1)
    expect(await tries(person({ ...incomplete, name: 'Asha' }))).toBe(0)
    expect(await tries(person(asha))).toBe(1)
    expect(await tries(person({ ...asha, referral_count: 3 }))).toBe(0)
    expect(await tries({ type: 'fact.network', online: true })).toBe(1)
  })
})

describe('a minor (D39)', () => {
  const minor = { ...asha, ...young }
  const settings = screen('settings')

  test('is counted in nothing, and nothing of the service is fetched', async () => {
    const fetched: string[] = []
    const { send, settle, reported, warned, heard } = live({}, { analytics: async () => void fetched.push('mixpanel') })
    send(screen('memberLoading'), person(minor), chat, started, answered)
    await settle()
    send(settings, person({ ...minor, referral_count: 3 }), person(null), screen('landing'))
    await settle()
    // The visitor after them is one like any other.
    expect(fetched).toEqual(['mixpanel'])
    expect(reported).toEqual([{ call: 'pageView', pageName: 'landing', tradition: 'sikh' }])
    expect(warned).toEqual([])
    expect(heard.filter(({ type }) => type.startsWith('analytics'))).toEqual([])
  })

  test('whoever turns out to be one is forgotten by the service, and nothing more is sent', async () => {
    const { send, settle, reported } = live()
    send(person({ ...asha, profile_completed: false }), screen('setup'))
    await settle()
    const before = reported.length
    expect(before).toBeGreaterThan(0)
    send(person(minor), chat, started, settings, person({ ...minor, referral_count: 3 }), person(null))
    expect(reported.slice(before)).toEqual([{ call: 'reset' }])
    send(screen('landing'))
    expect(reported.slice(before + 1)).toMatchObject([{ call: 'pageView' }])
  })

  test('also while the service is being set up: what waited for it is not sent', async () => {
    let letGo = () => {}
    const { send, settle, reported } = live({}, { analytics: () => new Promise((resolve) => (letGo = resolve)) })
    send(person(asha), chat, person(minor))
    letGo()
    await settle()
    expect(reported).toEqual([])
    send(person(asha))
    await settle()
    // By a date that is corrected: new to the service.
    expect(reported[0]).toEqual({ call: 'identify', userId: 'asha' })
  })

  test('the day is that of the screen which was shown last', async () => {
    const { send, settle, reported } = live({ today: '2026-11-21' })
    send(person(minor), chat)
    await settle()
    expect(reported.map(({ call }) => call)).toContain('identify')
  })

  test('is asked for no notifications, and has none', async () => {
    const { send, settle, pushed, prompt } = live({}, { permission: 'default' })
    send(person({ ...asha, profile_completed: false }), screen('setup'))
    await settle()
    // One after the other, without a pause: as the root tells them when the profile is saved.
    send(person(minor), chat, received)
    expect(prompt()).toBe('quiet')
    await settle()
    expect(prompt()).toBe('quiet')
    expect(pushed).toEqual([])
    // The adult after them is.
    send(person(user({ id: 'bina' })))
    await settle()
    expect(prompt()).toBe('notification')
  })

  test('loses the token that this device has', async () => {
    const { send, settle, pushed } = live({}, { permission: 'granted' })
    send(person(asha), chat)
    await settle()
    expect(pushed).toHaveLength(1)
    send(person(minor))
    await settle()
    expect(pushed.slice(1)).toEqual([`unsubscribe ${JSON.stringify({ token: 'token-1' })}`, 'deleteRecord undefined'])
  })

  test('also that of an earlier visit, before anything is registered anew', async () => {
    const { send, settle, pushed } = live({ pushToken: 'token-0' }, { permission: 'granted' })
    send(person(minor), chat)
    await settle()
    expect(pushed).toEqual([`unsubscribe ${JSON.stringify({ token: 'token-0' })}`, 'deleteRecord undefined'])
    send(person(null), screen('anonymousChat'))
    await settle()
    expect(pushed.slice(2)).toHaveLength(1)
    expect(pushed[2]).toMatch(/^subscribe .*"userId":null/)
  })
})

describe('messages that notifications opened', () => {
  const message = (id: string, tradition: Tradition, at = START): CachedMessage => ({ id, text: id, tradition, at })
  test.each([
    ['signs out, or erases the account', null],
    ['is somebody else', user({ id: 'bina' })],
  ])('go with the person who %s; not with the visitor who signs in (33.14, D34)', (_who, next) => {
    const { send, children } = live({ cachedMessages: [message('a', 'sikh')] })
    const left = () => children().notificationInbox?.getSnapshot().context.cached.length
    send(person(null), person(asha))
    expect(left()).toBe(1)
    send(person(next))
    expect(left()).toBe(0)
  })
  test('are announced by tradition, as system messages of the guide', () => {
    const { heard } = live({ cachedMessages: [message('a', 'sikh'), message('b', 'hindu')] })
    const notice = (id: string) =>
      chatMessage({ id, sender: 'guide', kind: 'system', text: id, createdAt: '2026-11-20T12:00:00.000Z' })
    expect(heard).toEqual([{ type: 'device.notices', messages: { sikh: [notice('a')], hindu: [notice('b')] } }])
  })
  test('a kept time that cannot be does not break the app', () => {
    const { heard, status } = live({ cachedMessages: [message('a', 'sikh', 1e300)] })
    expect([status(), heard.length]).toEqual(['active', 1])
  })
  test('one in the address is announced, and the address is cleaned', () => {
    const { send, heard } = live()
    send(screen('chat', { search: '?notification_message=Breathe.&notification_type=wisdom_message' }))
    expect(heard.slice(1)).toMatchObject([
      { type: 'device.notices', messages: { sikh: [{ text: 'Breathe.' }], hindu: [] } },
      { type: 'device.navigate', to: '/pn/chat', replace: true },
    ])
  })
  test('a tap leads there, on iOS 100 ms later; a sync reloads with the message in the address', () => {
    const { send, clock, heard } = live()
    const click = { type: 'notification-click', targetUrl: '/hi', message: null, tradition: 'hindu' } as const
    send({ ...click, isIOSNotification: false })
    expect(heard.at(-1)).toEqual({ type: 'device.navigate', to: '/hi', replace: false })
    send({ ...click, isIOSNotification: true })
    clock.increment(99)
    expect(heard).toHaveLength(2)
    clock.increment(1)
    expect(heard.at(-1)).toEqual({ type: 'device.navigate', to: '/hi', replace: true })
    send({ type: 'ios-notification-sync' })
    expect(heard).toHaveLength(3)
    send(screen('landing', { search: '?notification_message=Breathe.&notification_type=wisdom_message' }), {
      type: 'ios-notification-sync',
    })
    expect(heard.at(-1)).toEqual({ type: 'device.reload' })
  })
})

describe('the figures', () => {
  const pages = (calls: AnalyticsCall[]) => calls.flatMap((one) => (one.call === 'pageView' ? [one.pageName] : []))
  const names = (calls: AnalyticsCall[]) => calls.map((one) => (one.call === 'track' ? one.event.name : one.call))

  test('calls wait until analytics is there, in their order, and none is lost', async () => {
    const { send, settle, reported, warned } = live({ lastActivity: null })
    send(person(asha), chat, started)
    expect(reported).toEqual([])
    await settle()
    expect(warned).toEqual([])
    expect(names(reported)).toEqual([
      'identify',
      'setUserProperties',
      'pageView',
      'Chat Session Started',
      'Message Sent',
    ])
  })
  test('without a token each call warns, and nothing waits (D18)', () => {
    const { send, context, warned } = live({ analyticsConfigured: false })
    send(chat)
    expect([warned, context().calls]).toEqual([['pageView'], []])
  })
  test('where analytics cannot be set up, calls warn', async () => {
    const { send, settle, reported, warned, context } = live({}, { analytics: () => Promise.reject(new Error()) })
    send(person(null), chat)
    await settle()
    expect([reported, warned, context().calls]).toEqual([[], ['pageView'], []])
  })
  test('a page is viewed once: not again for another address of it, and not for what is no screen yet', async () => {
    const { send, settle, reported } = live()
    send(person(null))
    await settle()
    send(screen('authLoading', { path: '/pn' }), screen('chat', { path: '/pn' }), chat)
    send(
      screen('chat', { search: '?notification_message=Breathe.&notification_type=wisdom_message' }),
      screen('memberLoading'),
      chat,
    )
    expect(pages(reported)).toEqual(['chat'])
    send(screen('settings'), chat, screen('chat', { tradition: 'hindu', path: '/hi/chat' }))
    expect(pages(reported)).toEqual(['chat', 'settings', 'chat', 'chat'])
    expect(reported.at(-1)).toEqual({ call: 'pageView', pageName: 'chat', tradition: 'hindu' })
    send(screen('defaultLanding'))
    expect(reported.at(-1)).toEqual({ call: 'pageView', pageName: 'defaultLanding', tradition: null })
  })
  test('a visitor is nobody; who signs in is identified once; who signs out is forgotten', async () => {
    const { send, settle, reported } = live()
    send(person(null))
    await settle()
    expect(reported).toEqual([])
    send(person(asha), person({ ...asha, referral_count: 3 }))
    expect(names(reported)).toEqual(['identify', 'setUserProperties', 'Login Completed', 'setUserProperties'])
    expect(reported.at(-1)).toMatchObject({ properties: { referral_count: 3 } })
    send(person(null), person(null))
    expect(names(reported).slice(4)).toEqual(['Signed Out', 'reset'])
  })
  test('who was signed in when the page was opened did not log in', async () => {
    const { send, settle, reported } = live()
    send(person(asha))
    await settle()
    expect(names(reported)).toEqual(['identify', 'setUserProperties'])
  })
  test('what leaves carries no name, address, phone or email (D25)', async () => {
    const { send, settle, reported } = live()
    send(person(null))
    await settle()
    const private_ = { name: 'Asha Kaur', email: 'asha@example.org', phone_number: '+919876543210' }
    send(person(null), person({ ...asha, ...private_, place_of_birth: 'Moga' }), chat, started, answered)
    const said = JSON.stringify(reported)
    for (const word of [...Object.values(private_), 'Moga']) expect(said).not.toContain(word)
  })
  test('somebody else in place of a person is identified, and did not log in here', async () => {
    const { send, settle, reported, pushed } = live({}, { permission: 'granted' })
    send(person(asha), chat)
    await settle()
    const before = reported.length
    send(person(user({ id: 'bina' })))
    await settle()
    expect(reported.slice(before)).toMatchObject([
      { call: 'identify', userId: 'bina' },
      { call: 'setUserProperties', properties: {} },
    ])
    expect(pushed.slice(-2)).toEqual([
      'unsubscribe {"token":"token-1"}',
      'subscribe {"token":"token-1","userId":"bina","tradition":"sikh"}',
    ])
  })
  test('the promotional message is counted on its landing, with the time of day at which it was shown', async () => {
    const { send, settle, reported } = live()
    send(person(null))
    await settle()
    const said = () => reported.flatMap((one) => (one.call === 'track' ? [one.event] : []))
    const fields = {
      version: 'social_proof_numbers',
      user_city: 'Moga',
      displayed_users: 5,
      displayed_percentage: 80,
      context: 'morning',
      spiritual_tradition: 'sikh',
    }
    send(screen('landing'), happened({ type: 'trial.try' }), happened({ type: 'proof.shown', message }))
    send(happened({ type: 'login.start', method: 'google' }), happened({ type: 'trial.try' }))
    expect(said()).toEqual([
      { name: 'Social Proof Shown', fields },
      { name: 'Login Started', fields: { method: 'google' } },
      { name: 'Social Proof Converted', fields: { ...fields, action: 'google' } },
      { name: 'Social Proof Converted', fields: { ...fields, action: 'try' } },
    ])
  })
  test('one that comes when its landing was left is not counted as shown; who comes back goes on from it', async () => {
    const { send, settle, reported } = live()
    send(person(null))
    await settle()
    send(screen('landing'), screen('privacy'), happened({ type: 'proof.shown', message }))
    send(happened({ type: 'login.start', method: 'google' }))
    expect(names(reported)).toEqual(['pageView', 'pageView', 'Login Started'])
    send(screen('landing'), happened({ type: 'trial.try' }))
    expect(names(reported).slice(3)).toEqual(['pageView', 'Social Proof Converted'])
  })
  test('muting is counted as it is then', async () => {
    const { send, settle, reported } = live()
    send(person(null))
    await settle()
    send({ type: 'mute.toggle' }, { type: 'mute.toggle' })
    expect(reported.map((one) => (one.call === 'track' ? one.event.fields : one))).toEqual([
      { muted: true },
      { muted: false },
    ])
  })
  test('the questions are counted', async () => {
    const { send, settle, reported, children } = live({}, { permission: 'default' })
    send(person(null), chat)
    await settle()
    children().prompts?.send({ type: 'notification.later' })
    expect(names(reported).slice(-2)).toEqual(['Prompt Shown', 'Prompt Answered'])
  })
  test('a new session after more than 5 minutes, by a message or by coming back to the chat', async () => {
    const { send, settle, clock, reported } = live()
    send(person(null))
    await settle()
    const sessions = () => names(reported).filter((name) => name === 'Chat Session Started').length
    send(chat)
    clock.increment(300_000)
    send(started)
    expect(sessions()).toBe(0)
    clock.increment(300_001)
    send(started)
    expect(sessions()).toBe(1)
    clock.increment(300_001)
    send(screen('settings'))
    expect(sessions()).toBe(1)
    send(chat)
    expect(sessions()).toBe(2)
  })
})
