import { assign, type EventFrom, enqueueActions, fromCallback, raise, sendTo, setup } from 'xstate'
import { isMinor } from '../../../openapi/ages.ts'
import { type AnalyticsAnnouncement, type AnalyticsCall, analyticsMachine } from '../analytics/analytics.machine.ts'
import type { SocialProofFields } from '../analytics/events.ts'
import { announce } from '../announce.ts'
import type { Screen } from '../app/screen.ts'
import { appUpdateMachine } from '../appUpdate/appUpdate.machine.ts'
import { beginningMachine } from '../beginning/beginning.machine.ts'
import type { Tradition, User } from '../entities.ts'
import type { EventOf } from '../heard.ts'
import { type MusicAnnouncement, musicMachine } from '../music/music.machine.ts'
import {
  type InboxAnnouncement,
  type NotificationClick,
  notificationInboxMachine,
} from '../notificationInbox/notificationInbox.machine.ts'
import type { CachedMessage } from '../notificationInbox/opened.ts'
import { type PromptsAnnouncement, promptsMachine } from '../prompts/prompts.machine.ts'
import { type PushAnnouncement, type PushPayload, pushMachine } from '../push/push.machine.ts'
import { type ReadAloudAnnouncement, readAloudMachine } from '../readAloud/readAloud.machine.ts'
import { type VoicePlayerAnnouncement, voicePlayerMachine } from '../voicePlayer/voicePlayer.machine.ts'
import { type RecorderAnnouncement, voiceRecorderMachine } from '../voiceRecorder/voiceRecorder.machine.ts'
import type { DeviceAnnouncement, DeviceFact, Happening } from './facts.ts'
import { noticesOf } from './notices.ts'
import {
  arrived,
  describing,
  left,
  loggedIn,
  pageViewOf,
  proofFields,
  proofReportsOf,
  type Reported,
  reportsOf,
  track,
} from './reports.ts'
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
type Call = Extract<EventFrom<typeof analyticsMachine>, { type: 'analytics.call' | 'chat.active' }>

export type Context = {
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
  | ReadAloudAnnouncement
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

type ScreenFact = On<'fact.screen'>
type PersonFact = On<'fact.person'>
type In = { context: Context }
type On<Type extends Event['type']> = EventOf<Event, Type>
type At<E extends Event> = { context: Context; event: E }
type Heard<Type extends Event['type']> = At<On<Type>>

const isKind =
  (kind: ScreenKind) =>
  ({ event }: { event: Event }) =>
    kindOf((event as On<'fact.screen'>).screen) === kind
/** Who is there now: null for a visitor. */
const toldIn = (event: Event) => (event as On<'fact.person'>).user
const wasMinor = ({ user, today }: Context) => isMinor(user?.date_of_birth, today)
/** Each of the figures is an event of its own. */
const report = <E extends Event>(callsOf: (now: At<E>) => AnalyticsCall[]) =>
  enqueueActions<Context, Event, undefined, Event, never, never, never, never, never>(({ context, event, enqueue }) => {
    for (const call of callsOf({ context, event: event as E })) enqueue.raise({ type: 'analytics.call', ...call })
  })
const figuresOf = (what: Reported, { user }: Context) => reportsOf(what, { isMember: user !== null }).map(track)

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
      beginning: 'beginning'
      voiceRecorder: 'voiceRecorder'
      voicePlayer: 'voicePlayer'
      readAloud: 'readAloud'
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
    beginning: beginningMachine,
    voiceRecorder: voiceRecorderMachine,
    voicePlayer: voicePlayerMachine,
    readAloud: readAloudMachine,
    /** What the browser tells by itself: taps, visibility, the install offer, the service worker's messages. */
    browser: fromCallback<Event>(() => {}),
  },
  actions: {
    /** Nobody can mend it here; who looks for a fault finds it. */
    log: (_, _error: unknown) => {},
    haptic: (_, _strength: 'medium') => {},
    /** The time of day, for the figures of the promotional message, and the day. */
    readClock: assign({ timeContext: 'day', today: ({ context }) => context.today }),
    /** What the root passed on happens here, under its own name. */
    happen: raise(({ event }) => (event as On<'fact.happened'>).what),
    tellNotices: announce(
      ({ event }: Heard<'inbox.changed'>): DeviceAnnouncement => ({
        type: 'device.notices',
        messages: noticesOf(event.messages),
      }),
    ),
    tellAddress: announce(
      ({ event }: Heard<'inbox.navigate'>): DeviceAnnouncement => ({ ...event, type: 'device.navigate' }),
    ),
    tellReload: announce<unknown, DeviceAnnouncement>({ type: 'device.reload' }),
    tellRecorded: announce(
      ({ context, event: { id, voice, isWhole } }: Heard<'voice.recorded'>): DeviceAnnouncement => ({
        type: 'device.recorded',
        id,
        voice,
        isWhole,
        userId: context.speaker,
      }),
    ),
    reportFact: report(({ context, event }: Heard<'fact.happened'>) => figuresOf(event.what, context)),
    report: report(({ context, event }: At<Extract<Event, Reported>>) => figuresOf(event, context)),
    reportPage: report(({ context, event }: At<ScreenFact>) => pageViewOf(context, event)),
    reportProof: report(({ context, event }: At<Happening>) => proofReportsOf(event, context.proof).map(track)),
    reportArrival: report(({ context, event }: At<PersonFact>) => arrived(event.user, context.tradition)),
    reportLogin: report(({ event }: At<PersonFact>) => loggedIn(event.user)),
    reportLeft: report(({ context }: In) => (wasMinor(context) ? [] : left)),
    /** Who was a minor, by a date that is corrected, is new to the figures. */
    describe: report(({ context, event }: At<PersonFact>) =>
      (wasMinor(context) ? arrived : describing)(event.user, context.tradition),
    ),
    reportActive: raise(({ context }) => ({ type: 'chat.active', tradition: context.tradition })),
    raise: raise((_, type: 'dialog.opened' | 'dialog.closed') => ({ type })),
    keepCall: assign(({ context, event }) => ({ calls: [...context.calls, event as Call] })),
    keepProof: assign(({ context, event }) => ({
      proof: proofFields((event as On<'proof.shown'>).message, context.timeContext),
    })),
    keepScreen: assign(({ event }) => {
      const { screen, tradition } = event as ScreenFact
      return { screen, tradition }
    }),
    keepPerson: assign(({ event }) => ({ user: toldIn(event) })),
    keepSpeaker: assign({ speaker: ({ context }) => context.user?.id ?? null }),
    tellMusic: sendTo('music', (_, type: 'chat.entered' | 'chat.left' | 'speech.started' | 'speech.ended') => ({
      type,
    })),
    tellPrompts: sendTo('prompts', (_, event: EventFrom<typeof promptsMachine>) => event),
    tellPush: sendTo('push', (_, event: EventFrom<typeof pushMachine>) => event),
    tellPushPlace: sendTo('push', ({ event }) => {
      const { screen, tradition } = event as ScreenFact
      return { type: 'place.changed', allowed: kindOf(screen) !== 'withoutPush', tradition }
    }),
    tellPushPerson: sendTo('push', ({ event }) => ({ type: 'person.changed', userId: toldIn(event)?.id ?? null })),
    tellPushNetwork: sendTo('push', ({ event }) => ({
      type: 'network.changed',
      online: (event as On<'fact.network'>).online,
    })),
    tellInboxAddress: sendTo('notificationInbox', ({ event }) => {
      const { screen, tradition, address } = event as ScreenFact
      return { type: 'address.changed', address, tradition, inChat: kindOf(screen) === 'chat' }
    }),
    tellInboxLeft: sendTo('notificationInbox', { type: 'person.left' }),
    tellRecorder: sendTo('voiceRecorder', (_, type: 'chat.left' | 'voice.open') => ({ type })),
    initAnalytics: sendTo('analytics', { type: 'analytics.init' }),
    /** The service forgets whom it was told of. */
    resetAnalytics: sendTo('analytics', { type: 'analytics.call', call: 'reset' }),
    dropCalls: assign({ calls: [] }),
    stopPlayback: sendTo('voicePlayer', { type: 'playback.stop' }),
    stopReading: sendTo('readAloud', { type: 'aloud.stop' }),
    // What one says, and another is told as it is.
    passToMusic: sendTo('music', ({ event }) => event),
    passToPrompts: sendTo('prompts', ({ event }) => event),
    passToPush: sendTo('push', ({ event }) => event),
    passToUpdate: sendTo('appUpdate', ({ event }) => event),
    passToBeginning: sendTo('beginning', ({ event }) => event),
    passToInbox: sendTo('notificationInbox', ({ event }) => event),
    passToAnalytics: sendTo('analytics', ({ event }) => event),
  },
  guards: {
    isTransient: isKind('transient'),
    isChat: isKind('chat'),
    isOtherChat: ({ context, event }) => {
      const { screen, tradition } = event as ScreenFact
      return kindOf(screen) === 'chat' && (screen !== context.screen || tradition !== context.tradition)
    },
    isSettings: isKind('settings'),
    isLanding: isKind('landing'),
    isSetup: isKind('setup'),
    isSomebody: ({ event }) => toldIn(event) !== null,
    isNobody: ({ event }) => toldIn(event) === null,
    isMinor: ({ context, event }) => isMinor(toldIn(event)?.date_of_birth, context.today),
    isSomebodyElse: ({ context, event }) => toldIn(event)?.id !== context.user?.id,
    isCompletedNow: ({ context, event }) => {
      const user = toldIn(event)
      return user?.id === context.user?.id && user?.profile_completed === true
    },
    isComplete: ({ context }) => context.user?.profile_completed === true,
    isOver: ({ event }) => (event as On<'trial.changed'>).status === 'over',
    /** D38: to be asked back is no answer. */
    isAnswer: ({ event }) => (event as On<'send.answered'>).asksBack !== true,
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
