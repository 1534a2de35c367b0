import { type ActorRefFrom, assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate'
import { type AnalyticsAnnouncement, type AnalyticsCall, analyticsMachine } from '../analytics/analytics.machine.ts'
import type { SocialProofFields, TrackedEvent, UserProperties } from '../analytics/events.ts'
import { announcing, ownerOf } from '../announce.ts'
import type { Screen } from '../app/screen.ts'
import { appUpdateMachine } from '../appUpdate/appUpdate.machine.ts'
import { type ChatMessage, chatMessage, type Tradition, type User } from '../entities.ts'
import { musicMachine } from '../music/music.machine.ts'
import {
  type Address,
  type InboxAnnouncement,
  type NotificationClick,
  notificationInboxMachine,
} from '../notificationInbox/notificationInbox.machine.ts'
import type { CachedMessage } from '../notificationInbox/opened.ts'
import { type PromptsAnnouncement, promptsMachine } from '../prompts/prompts.machine.ts'
import { type PushAnnouncement, type PushPayload, pushMachine } from '../push/push.machine.ts'
import { type VoicePlayerAnnouncement, voicePlayerMachine } from '../voicePlayer/voicePlayer.machine.ts'
import { type RecorderAnnouncement, voiceRecorderMachine } from '../voiceRecorder/voiceRecorder.machine.ts'
import type { DeviceAnnouncement, DeviceFact, Happening } from './facts.ts'
import { proofFields, reportsOf } from './reports.ts'

/** What this device remembers, and what it is. */
export type DeviceInput = {
  muted: boolean
  standalone: boolean
  installShown: boolean
  notificationShown: boolean
  cachedMessages: CachedMessage[]
  lastActivity: number | null
  analyticsConfigured: boolean
  /** Time-of-day context of spec §4, by the local hour. */
  timeContext: () => string
  now: () => number
  newId: () => string
}

type Context = {
  user: User | null
  /** Nobody was signed in before, on this page. */
  wasVisitor: boolean
  tradition: Tradition
  screen: Screen | null
  address: Address
  /** A dialog of the app is open; with `recording`, the recording dialog: the prompts wait for both. */
  dialog: boolean
  recording: boolean
  /** Who speaks, or spoke last; null is a visitor. */
  speaker: string | null
  /** A recording of the conversation is heard. */
  playing: boolean
  /** Calls for analytics; they wait while it is being set up, so that the first page is not lost. */
  calls: Call[]
  settled: boolean
  /** The promotional message that was shown last. */
  proof: SocialProofFields | null
  timeContext: () => string
  music: ActorRefFrom<typeof musicMachine>
  prompts: ActorRefFrom<typeof promptsMachine>
  push: ActorRefFrom<typeof pushMachine>
  inbox: ActorRefFrom<typeof notificationInboxMachine>
  analytics: ActorRefFrom<typeof analyticsMachine>
  update: ActorRefFrom<typeof appUpdateMachine>
  recorder: ActorRefFrom<typeof voiceRecorderMachine>
  player: ActorRefFrom<typeof voicePlayerMachine>
}

/** A call, or that somebody does something in a chat. */
type Call = AnalyticsCall | { call: 'active'; tradition: Tradition }

type Event =
  | DeviceFact
  | RecorderAnnouncement
  | VoicePlayerAnnouncement
  | PromptsAnnouncement
  | PushAnnouncement
  | InboxAnnouncement
  | AnalyticsAnnouncement
  | NotificationClick
  | { type: 'ios-notification-sync' }
  | { type: 'push.received'; payload: PushPayload }
  | { type: 'install.available'; available: boolean }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'person.tapped' }
  | { type: 'mute.toggle' }

const CHATS: readonly (Screen | null)[] = ['chat', 'anonymousChat']
/** Music goes on while somebody looks at the settings: its switch is there. */
const MUSICAL: readonly (Screen | null)[] = [...CHATS, 'settings']
/** Screens of a transient state, left as soon as something is known: nothing is told of them, only of what they lead to. */
const TRANSIENT_SCREENS: readonly (Screen | null)[] = ['authLoading', 'initializing', 'memberLoading']
/** Spec §4 Push: nothing on / and /privacy. */
const WITHOUT_PUSH: readonly (Screen | null)[] = ['defaultLanding', 'privacy', 'notFound', 'crashed']

type ScreenFact = Extract<DeviceFact, { type: 'fact.screen' }>

const toNotice = ({ id, text, at }: CachedMessage): ChatMessage =>
  chatMessage({ id, sender: 'guide', kind: 'system', text, createdAt: isoOf(at) })

// biome-ignore lint/style/noRestrictedGlobals: writes a time, does not read the clock
const isoOf = (ms: number): string => new Date(ms).toISOString()

const byTradition = (cached: CachedMessage[]): Record<Tradition, ChatMessage[]> => {
  const of = (tradition: Tradition) => cached.filter((message) => message.tradition === tradition).map(toNotice)
  return { sikh: of('sikh'), hindu: of('hindu') }
}

const base = setup({
  types: { input: {} as DeviceInput, context: {} as Context, events: {} as Event, emitted: {} as DeviceAnnouncement },
  actors: {
    music: musicMachine,
    prompts: promptsMachine,
    push: pushMachine,
    notificationInbox: notificationInboxMachine,
    analytics: analyticsMachine,
    appUpdate: appUpdateMachine,
    voiceRecorder: voiceRecorderMachine,
    voicePlayer: voicePlayerMachine,
    /** What the browser tells by itself: taps, visibility, the install offer, the service worker's messages. */
    browser: fromCallback<Event>(() => {}),
  },
  actions: {
    announce: announcing<DeviceAnnouncement>(),
    /** Nobody can mend it here; who looks for a fault finds it. */
    log: (_, _error: unknown) => {},
    keepCalls: assign(({ context }, calls: Call[]) => ({ calls: [...context.calls, ...calls] })),
    /** The music gives way to a voice, and comes back when none is left: a recording may stop another one. */
    tellSpeech: sendTo(
      ({ context }) => context.music,
      ({ context }) => ({ type: context.recording || context.playing ? 'speech.started' : 'speech.ended' }),
    ),
  },
  guards: {
    isTransient: (_, screen: Screen) => TRANSIENT_SCREENS.includes(screen),
    isSame: ({ context }, user: User | null) => context.user?.id === user?.id,
  },
})

const propertiesOf = (user: User, tradition: Tradition): UserProperties => ({
  language_preference: user.language_preference,
  spiritual_tradition: tradition,
  subscription_status: user.subscription_status,
  profile_completed: user.profile_completed,
  referral_count: user.referral_count,
})

const track = (event: TrackedEvent): AnalyticsCall => ({ call: 'track', event })
const active = (tradition: Tradition): Call => ({ call: 'active', tradition })

const machine = base.extend({
  actions: {
    sendCalls: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        if (!context.settled) return
        for (const call of context.calls)
          enqueue.sendTo(
            context.analytics,
            call.call === 'active'
              ? { type: 'chat.active', tradition: call.tradition }
              : { type: 'analytics.call', ...call },
          )
        enqueue.assign({ calls: [] })
      }),
    ),
    tellScreen: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        const { screen, tradition, address } = context
        const inChat = CHATS.includes(screen)
        if (inChat) enqueue.sendTo(context.music, { type: 'chat.entered' })
        else if (!MUSICAL.includes(screen)) enqueue.sendTo(context.music, { type: 'chat.left' })
        enqueue.sendTo(context.prompts, { type: inChat ? 'chat.entered' : 'chat.left' })
        if (!inChat) {
          enqueue.sendTo(context.recorder, { type: 'chat.left' })
          enqueue.sendTo(context.player, { type: 'playback.stop' })
        }
        enqueue.sendTo(context.push, { type: 'place.changed', allowed: !WITHOUT_PUSH.includes(screen), tradition })
        enqueue.sendTo(context.inbox, { type: 'address.changed', address, tradition, inChat })
      }),
    ),
    tellDialog: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        enqueue.sendTo(context.prompts, { type: 'dialog.changed', open: context.dialog || context.recording })
      }),
    ),
    init: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        if (!context.settled) enqueue.sendTo(context.analytics, { type: 'analytics.init' })
      }),
    ),
  },
})

/**
 * Everything in which the page meets the phone: music, microphone and loudspeaker, notifications, the installed app, and
 * the figures that leave it. Its code comes after the first screen; the root tells it what happened, and it knows no
 * other machine of the app.
 */
export const deviceMachine = ownerOf(machine).createMachine({
  id: 'device',
  context: ({ input, spawn }) => {
    return {
      user: null,
      wasVisitor: false,
      tradition: 'sikh',
      screen: null,
      address: { path: '', search: '' },
      dialog: false,
      recording: false,
      speaker: null,
      playing: false,
      calls: [],
      settled: !input.analyticsConfigured,
      proof: null,
      timeContext: input.timeContext,
      analytics: spawn('analytics', { id: 'analytics', input: { lastActivity: input.lastActivity } }),
      music: spawn('music', { id: 'music', input: { muted: input.muted } }),
      prompts: spawn('prompts', {
        id: 'prompts',
        input: {
          standalone: input.standalone,
          installShown: input.installShown,
          notificationShown: input.notificationShown,
        },
      }),
      push: spawn('push', { id: 'push', input: { userId: null, tradition: 'sikh' } }),
      inbox: spawn('notificationInbox', {
        id: 'notificationInbox',
        input: { cached: input.cachedMessages },
      }),
      update: spawn('appUpdate', { id: 'appUpdate' }),
      recorder: spawn('voiceRecorder', { id: 'voiceRecorder' }),
      player: spawn('voicePlayer', { id: 'voicePlayer' }),
    }
  },
  // A browser that refuses one of these takes nothing else with it.
  invoke: {
    id: 'browser',
    src: 'browser',
    onError: { actions: { type: 'log', params: ({ event }: { event: { error: unknown } }) => event.error } },
  },
  entry: 'init',
  on: {
    'fact.screen': [
      { guard: { type: 'isTransient', params: ({ event }) => event.screen } },
      {
        actions: [
          { type: 'keepCalls', params: ({ context, event }) => pageViewOf(context, event) },
          'sendCalls',
          assign({
            screen: ({ event }) => event.screen,
            tradition: ({ event }) => event.tradition,
            address: ({ event }) => event.address,
          }),
          'tellScreen',
          {
            type: 'keepCalls',
            params: ({ context: { screen, tradition } }) => (CHATS.includes(screen) ? [active(tradition)] : []),
          },
          'sendCalls',
        ],
      },
    ],
    'fact.person': [
      {
        guard: { type: 'isSame', params: ({ event }) => event.user },
        actions: [
          enqueueActions(({ context, event: { user }, enqueue }) => {
            // The server takes a token of a person only once the profile is complete: now it does.
            if (user?.profile_completed && context.user?.profile_completed === false)
              enqueue.sendTo(context.push, { type: 'person.changed', userId: user.id })
          }),
          assign(({ context, event }) => ({ user: event.user, wasVisitor: context.wasVisitor || event.user === null })),
          { type: 'keepCalls', params: ({ context, event }) => describing(event.user, context.tradition) },
          'sendCalls',
        ],
      },
      {
        actions: [
          {
            type: 'keepCalls',
            params: ({ context, event: { user } }) => (user === null ? left : arrived(context, user)),
          },
          'sendCalls',
          // The dialogs of who was here before went with them: a trial that is over ends with a login.
          assign(({ event }) => ({ user: event.user, wasVisitor: event.user === null, dialog: false })),
          'tellDialog',
          sendTo(
            ({ context }) => context.push,
            ({ event }) => ({ type: 'person.changed', userId: event.user?.id ?? null }),
          ),
        ],
      },
    ],
    'fact.network': {
      actions: sendTo(
        ({ context }) => context.push,
        ({ event }) => ({ type: 'network.changed', online: event.online }),
      ),
    },
    'fact.happened': {
      actions: [
        assign(({ context, event }) => noted(context, event.what)),
        {
          type: 'keepCalls',
          params: ({ context, event }) =>
            reportsOf(event.what, { isMember: context.user !== null, proof: shownProof(context) }).map(track),
        },
        {
          type: 'keepCalls',
          params: ({ context, event }) => (event.what.type === 'send.started' ? [active(context.tradition)] : []),
        },
        'sendCalls',
        'tellDialog',
        enqueueActions(({ context, event: { what }, enqueue }) => {
          // D38: to be asked back is no answer.
          if (what.type === 'send.answered' && what.asksBack !== true)
            enqueue.sendTo(context.prompts, { type: 'answer.came' })
          if (what.type === 'send.voiceRequested') enqueue.sendTo(context.recorder, { type: 'voice.open' })
        }),
      ],
    },
    'analytics.settled': { actions: [assign({ settled: true }), 'sendCalls'] },

    'voice.started': {
      actions: [
        assign(({ context }) => ({ recording: true, speaker: context.user?.id ?? null })),
        'tellDialog',
        sendTo(({ context }) => context.player, { type: 'playback.stop' }),
        'tellSpeech',
      ],
    },
    'voice.ended': { actions: [assign({ recording: false }), 'tellDialog', 'tellSpeech'] },
    'voice.recorded': {
      actions: {
        type: 'announce',
        params: ({ context, event: { id, voice } }): DeviceAnnouncement => ({
          type: 'device.recorded',
          id,
          voice,
          userId: context.speaker,
        }),
      },
    },
    'voice.failed': {
      actions: [
        {
          type: 'keepCalls',
          params: ({ event }) => [track({ name: 'Voice Failed', fields: { failure: event.failure } })],
        },
        'sendCalls',
      ],
    },
    'playback.started': { actions: [assign({ playing: true }), 'tellSpeech'] },
    'playback.ended': { actions: [assign({ playing: false }), 'tellSpeech'] },

    'permission.ask': {
      actions: sendTo(
        ({ context }) => context.push,
        ({ event }) => event,
      ),
    },
    'permission.changed': {
      actions: sendTo(
        ({ context }) => context.prompts,
        ({ event }) => event,
      ),
    },
    'install.available': {
      actions: sendTo(
        ({ context }) => context.prompts,
        ({ event }) => event,
      ),
    },
    'prompt.shown': {
      actions: [
        {
          type: 'keepCalls',
          params: ({ event }) => [track({ name: 'Prompt Shown', fields: { prompt: event.prompt } })],
        },
        'sendCalls',
      ],
    },
    'prompt.answered': {
      actions: [
        {
          type: 'keepCalls',
          params: ({ event: { prompt, outcome } }) => [track({ name: 'Prompt Answered', fields: { prompt, outcome } })],
        },
        'sendCalls',
      ],
    },

    'push.received': {
      actions: sendTo(
        ({ context }) => context.push,
        ({ event }) => event,
      ),
    },
    'notification-click': {
      actions: sendTo(
        ({ context }) => context.inbox,
        ({ event }) => event,
      ),
    },
    'ios-notification-sync': {
      actions: sendTo(
        ({ context }) => context.inbox,
        ({ event }) => event,
      ),
    },
    'inbox.changed': {
      actions: {
        type: 'announce',
        params: ({ event }): DeviceAnnouncement => ({ type: 'device.notices', messages: byTradition(event.messages) }),
      },
    },
    'inbox.navigate': {
      actions: {
        type: 'announce',
        params: ({ event }): DeviceAnnouncement => ({ ...event, type: 'device.navigate' }),
      },
    },
    'inbox.reload': { actions: { type: 'announce', params: (): DeviceAnnouncement => ({ type: 'device.reload' }) } },

    'page.hidden': {
      actions: sendTo(
        ({ context }) => context.music,
        ({ event }) => event,
      ),
    },
    'page.shown': {
      actions: sendTo(
        ({ context }) => context.music,
        ({ event }) => event,
      ),
    },
    'person.tapped': {
      actions: sendTo(
        ({ context }) => context.music,
        ({ event }) => event,
      ),
    },
    'mute.toggle': {
      actions: [
        sendTo(
          ({ context }) => context.music,
          ({ event }) => event,
        ),
        {
          type: 'keepCalls',
          params: ({ context }) => [
            track({ name: 'Music Muted', fields: { muted: !context.music.getSnapshot().context.muted } }),
          ],
        },
        'sendCalls',
      ],
    },
  },
})

/** What is known after something happened: whether a dialog is open, and what the landing shows. */
function noted(context: Context, what: Happening): Partial<Context> {
  switch (what.type) {
    case 'proof.shown':
      return { proof: proofFields(what.message, context.timeContext()) }
    // The dialogs of the app come first: the overlay of the first steps, the login modal of a trial that is over.
    case 'onboarding.expected':
      return { dialog: true }
    case 'onboarding.completed':
      return { dialog: false }
    case 'trial.changed':
      return { dialog: what.status === 'over' }
    default:
      return {}
  }
}

const shownProof = ({ screen, proof }: Context) => (screen === 'landing' ? proof : null)

/** A page is viewed when the screen or its tradition is another one (spec §7). */
function pageViewOf(context: Context, { screen, tradition }: ScreenFact): AnalyticsCall[] {
  const isSame = context.screen === screen && context.tradition === tradition
  return isSame
    ? []
    : [{ call: 'pageView', pageName: screen, tradition: screen === 'defaultLanding' ? null : tradition }]
}

const left: AnalyticsCall[] = [track({ name: 'Signed Out', fields: {} }), { call: 'reset' }]

/** Somebody signed in, or was signed in when the page was opened. */
const arrived = ({ wasVisitor, tradition }: Context, user: User): AnalyticsCall[] => [
  { call: 'identify', userId: user.id },
  ...describing(user, tradition),
  ...(wasVisitor ? [track({ name: 'Login Completed', fields: { is_complete: user.profile_completed } })] : []),
]

function describing(user: User | null, tradition: Tradition): AnalyticsCall[] {
  return user === null ? [] : [{ call: 'setUserProperties', properties: propertiesOf(user, tradition) }]
}
