import { assign, type EventFrom, enqueueActions, fromCallback, raise, sendTo, setup } from 'xstate'
import { isMinor } from '../../../openapi/ages.ts'
import { type AnalyticsAnnouncement, type AnalyticsCall, analyticsMachine } from '../analytics/analytics.machine.ts'
import type { SocialProofFields } from '../analytics/events.ts'
import { announcing } from '../announce.ts'
import type { TrialStatus } from '../anonymousTrial/anonymousTrial.machine.ts'
import type { Screen } from '../app/screen.ts'
import { appUpdateMachine } from '../appUpdate/appUpdate.machine.ts'
import type { SocialProofMessage, Tradition, User } from '../entities.ts'
import { type MusicAnnouncement, musicMachine } from '../music/music.machine.ts'
import {
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
import { proofFields } from './reports.ts'
import { kindOf, type ScreenKind } from './screens.ts'

// What the device's machine is made of: what it keeps and hears, its own machines, what it can do and ask. What follows
// from what is its chart (device.machine.ts).

/** What this device remembered when the page was opened, and what it is. */
export type DeviceInput = {
  muted: boolean
  standalone: boolean
  installShown: boolean
  notificationShown: boolean
  cachedMessages: CachedMessage[]
  lastActivity: number | null
  analyticsConfigured: boolean
  /** The viewer's calendar day, YYYY-MM-DD: who is a minor goes by it (D39). */
  today: string
  /** The push token of an earlier visit. */
  pushToken: string | null
}

/** What analytics is told: a call, or that somebody does something in a chat. */
export type Call = Extract<EventFrom<typeof analyticsMachine>, { type: 'analytics.call' | 'chat.active' }>

type Context = {
  memory: DeviceInput
  /** Null for a visitor, and while it is not known. */
  user: User | null
  /** Who speaks, or spoke last; null is a visitor. */
  speaker: string | null
  screen: Screen | null
  tradition: Tradition
  /** Time-of-day context of spec §4, as it was read last. */
  timeContext: string
  /** The viewer's calendar day when a screen was shown last, YYYY-MM-DD. */
  today: string
  /** The promotional message that was shown last. */
  proof: SocialProofFields | null
  /** What waits for analytics, in its order. */
  calls: Call[]
}

type Event =
  | DeviceFact
  | Happening
  | Call
  | AnalyticsAnnouncement
  | InboxAnnouncement
  | MusicAnnouncement
  | PromptsAnnouncement
  | PushAnnouncement
  | RecorderAnnouncement
  | VoicePlayerAnnouncement
  | NotificationClick
  | { type: 'ios-notification-sync' }
  | { type: 'push.received'; payload: PushPayload }
  | { type: 'install.available'; available: boolean }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'person.tapped' }
  | { type: 'mute.toggle' }
  /** Of the app, or the one in which somebody records: told by one region of this machine to another. */
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }

export type ScreenFact = Extract<DeviceFact, { type: 'fact.screen' }>
export type PersonFact = Extract<DeviceFact, { type: 'fact.person' }>
/** What an action or a guard is given its parameters from. */
export type At<E> = { context: Context; event: E }

const isKind = (kind: ScreenKind) => (_: unknown, screen: Screen) => kindOf(screen) === kind

const base = setup({
  types: {
    input: {} as DeviceInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as DeviceAnnouncement,
    children: {} as {
      music: 'music'
      prompts: 'prompts'
      push: 'push'
      notificationInbox: 'notificationInbox'
      analytics: 'analytics'
      appUpdate: 'appUpdate'
      voiceRecorder: 'voiceRecorder'
      voicePlayer: 'voicePlayer'
      browser: 'browser'
    },
  },
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
    haptic: (_, _strength: 'medium') => {},
    /** The time of day, for the figures of the promotional message, and the day. */
    readClock: assign({ timeContext: 'day', today: ({ context }) => context.today }),
    /** What the root passed on happens here, under its own name. */
    happen: raise((_, what: Happening) => what),
    report: enqueueActions<Context, Event, AnalyticsCall[], Event, never, never, never, never, never>(
      ({ enqueue }, calls) => {
        for (const call of calls) enqueue.raise({ type: 'analytics.call', ...call })
      },
    ),
    reportActive: raise(({ context }) => ({ type: 'chat.active', tradition: context.tradition })),
    raise: raise((_, type: 'dialog.opened' | 'dialog.closed') => ({ type })),
    keepCall: assign(({ context }, call: Call) => ({ calls: [...context.calls, call] })),
    keepProof: assign(({ context }, message: SocialProofMessage) => ({
      proof: proofFields(message, context.timeContext),
    })),
    keepScreen: assign((_, { screen, tradition }: ScreenFact) => ({ screen, tradition })),
    keepPerson: assign((_, user: User | null) => ({ user })),
    keepSpeaker: assign({ speaker: ({ context }) => context.user?.id ?? null }),
    tellMusic: sendTo('music', (_, type: 'chat.entered' | 'chat.left' | 'speech.started' | 'speech.ended') => ({
      type,
    })),
    tellPrompts: sendTo('prompts', (_, event: EventFrom<typeof promptsMachine>) => event),
    tellPush: sendTo('push', (_, event: EventFrom<typeof pushMachine>) => event),
    tellInbox: sendTo('notificationInbox', (_, event: EventFrom<typeof notificationInboxMachine>) => event),
    tellRecorder: sendTo('voiceRecorder', (_, type: 'chat.left' | 'voice.open') => ({ type })),
    initAnalytics: sendTo('analytics', { type: 'analytics.init' }),
    /** The service forgets whom it was told of. */
    resetAnalytics: sendTo('analytics', { type: 'analytics.call', call: 'reset' }),
    dropCalls: assign({ calls: [] }),
    stopPlayback: sendTo('voicePlayer', { type: 'playback.stop' }),
    // What one says, and another is told as it is.
    passToMusic: sendTo('music', ({ event }) => event),
    passToPrompts: sendTo('prompts', ({ event }) => event),
    passToPush: sendTo('push', ({ event }) => event),
    passToUpdate: sendTo('appUpdate', ({ event }) => event),
    passToInbox: sendTo('notificationInbox', ({ event }) => event),
    passToAnalytics: sendTo('analytics', ({ event }) => event),
  },
  guards: {
    isTransient: isKind('transient'),
    isChat: isKind('chat'),
    isSettings: isKind('settings'),
    isLanding: isKind('landing'),
    isSetup: isKind('setup'),
    isSomebody: (_, user: User | null) => user !== null,
    isNobody: (_, user: User | null) => user === null,
    isMinor: ({ context }, user: User | null) => isMinor(user?.date_of_birth, context.today),
    isSomebodyElse: ({ context }, user: User | null) => user?.id !== context.user?.id,
    isCompletedNow: ({ context }, user: User | null) =>
      user?.id === context.user?.id && user?.profile_completed === true,
    isComplete: ({ context }) => context.user?.profile_completed === true,
    isOver: (_, status: TrialStatus) => status === 'over',
    /** D38: to be asked back is no answer. */
    isAnswer: (_, { asksBack }: { asksBack?: boolean }) => asksBack !== true,
    isConfigured: ({ context }) => context.memory.analyticsConfigured,
  },
})

/** The setup of the chart. */
export const device = base.extend({
  actions: {
    sendKeptCalls: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        for (const call of context.calls) enqueue.sendTo('analytics', call)
        enqueue.assign({ calls: [] })
      }),
    ),
  },
})
