import {
  type ActorRefFrom,
  type AnyActorRef,
  and,
  assign,
  type EventFrom,
  type InputFrom,
  or,
  raise,
  sendTo,
  setup,
  stateIn,
  stopChild,
} from 'xstate'
import { ownerOf } from '../announce.ts'
import {
  anonymousTrialMachine,
  type TrialAnnouncement,
  type TrialCounts,
  type TrialStatus,
} from '../anonymousTrial/anonymousTrial.machine.ts'
import { type AuthAnnouncement, type AuthStatus, authMachine } from '../auth/auth.machine.ts'
import { copyMachine } from '../copy/copy.machine.ts'
import type { deviceMachine } from '../device/device.machine.ts'
import type { DeviceAnnouncement, DeviceFact, Happening } from '../device/facts.ts'
import {
  type AnonymousSession,
  type ChatMessage,
  fromServer,
  type Language,
  NATIVE_LANGUAGE,
  PREFIX,
  TRADITIONS,
  type Tradition,
  type User,
} from '../entities.ts'
import { type LanguageAnnouncement, languageMachine } from '../language/language.machine.ts'
import { loaderOf } from '../loader/loader.machine.ts'
import type { MemberAnnouncement, MemberMemory, memberMachine } from '../member/member.machine.ts'
import { NOTHING_TYPED, type Slot } from '../messageSend/draft.ts'
import {
  messageSendMachine,
  type SavedDraft,
  type SendAnnouncement,
  type SendInput,
} from '../messageSend/messageSend.machine.ts'
import { preferencesMachine } from '../preferences/preferences.machine.ts'
import { retryDelays, retrying } from '../retry.ts'
import type { scriptureMachine } from '../scripture/scripture.machine.ts'
import { type SocialProofAnnouncement, socialProofMachine } from '../socialProof/socialProof.machine.ts'
import { unprovided } from '../unprovided.ts'
import { msToMidnight } from './day.ts'
import {
  hrefOf,
  type Location,
  landingQuery,
  placeOf,
  type Route,
  referralCode,
  routeOf,
  signInAddress,
  withoutLandingQuery,
} from './routes.ts'
import type { Screen } from './screen.ts'

/** From the start of the anonymous session to the chat that opens without it, ms. Spec §2, §9. */
export const FORCED_CHAT_MS = 10_000

/** How long an answer of the server is waited for then, ms. */
export const REACH_LIMIT_MS = 10_000

/** How long help waits for the country of this device, ms. */
export const FIND_LIMIT_MS = 1_000

/** Between two looks whether the network of a browser that believes in none carries after all, ms. */
export const NETWORK_LOOK_MS = 15_000

/** Facts that are kept for the device's machines until their code is here; the oldest go first. */
const FACTS_KEPT = 50

export type { Screen }

export type AppInput = {
  location: Location
  /** What this device remembers (spec §2 route table, §3 storage keys). */
  storedTradition: Tradition | null
  initialTradition: Tradition | null
  sessions: Record<Tradition, AnonymousSession | null>
  drafts: Record<Tradition, SavedDraft | null>
  hasToken: boolean
  storedUser: User | null
  expiredRecently: boolean
  haptics: boolean
  language: { shown: Language; chosen: Language | null }
  /** False when the browser keeps nothing for this page. */
  storageWorks: boolean
  /** Whether the browser believes in a network. */
  online: boolean
}

/** The machine of a signed-in person, and what this device remembers of them. */
export type MemberCode = {
  logic: typeof memberMachine
  memory: (userId: string) => MemberMemory
}

/** The machines of this device, and what it remembers for them. */
export type DeviceCode = { logic: typeof deviceMachine; memory: InputFrom<typeof deviceMachine> }

/** The machine of the verses, and how this person reads. */
export type VersesCode = { logic: typeof scriptureMachine; memory: InputFrom<typeof scriptureMachine> }

/** What the app starts from on a first visit: an address, and nothing remembered. */
export const firstVisit = (location: Location): AppInput => ({
  location,
  storedTradition: null,
  initialTradition: null,
  sessions: { sikh: null, hindu: null },
  drafts: { sikh: null, hindu: null },
  hasToken: false,
  storedUser: null,
  expiredRecently: false,
  haptics: true,
  language: { shown: 'english', chosen: null },
  storageWorks: true,
  online: true,
})

type Context = {
  input: AppInput
  location: Location
  remembered: Tradition | null
  /** The tradition that was chosen first on this device (spec §2: where a sign-out leads). */
  initial: Tradition | null
  /** What the person typed as referral code, or came with. */
  referral: string
  user: User | null
  /** The language of the switch, where somebody chose one (D9). */
  chosenLanguage: Language | null
  /** Where this device is, ISO 3166, once help was asked for (D36, D45); null where nobody knows. */
  country: string | null
  /** Whose language-model service writes the answers, once the privacy page has asked; null where none is known. */
  writer: string | null
  /** The time, ms since 1970, when a screen was shown or somebody spoke last: a chat tells the days apart by it. */
  time: number
  /** What the machines of the device are told when they are here. */
  facts: DeviceFact[]
  /** Messages that notifications opened. */
  notices: Record<Tradition, ChatMessage[]>
  proofs: Partial<Record<Tradition, ActorRefFrom<typeof socialProofMachine>>>
  /** Machines whose code comes later, for the views. */
  member: ActorRefFrom<typeof memberMachine> | null
  device: ActorRefFrom<typeof deviceMachine> | null
  scripture: ActorRefFrom<typeof scriptureMachine> | null
}

export type AppEvent =
  | { type: 'location.changed'; location: Location }
  | { type: 'tradition.choose'; tradition: Tradition }
  | { type: 'referral.change'; value: string }
  | { type: 'trial.try' }
  | { type: 'login.start'; method: string }
  | { type: 'signOut.press' }
  | { type: 'settings.open' }
  | { type: 'settings.back' }
  | { type: 'token.changedElsewhere'; hasToken: boolean }
  | { type: 'language.choose'; language: Language }
  | { type: 'session.changedElsewhere'; tradition: Tradition; session: AnonymousSession }
  /** Another tab stored what waits in its box: of a tradition's visitors, or of the user whose id it is. */
  | { type: 'draft.elsewhere'; draftKey: string; others: Slot[]; over: Slot[] }
  | { type: 'storage.failed' }
  | { type: 'network.changed'; online: boolean }
  | { type: 'auth.unauthorized' }
  | { type: 'back.press' }
  | { type: 'view.crashed'; error: string }
  | { type: 'page.refresh' }
  /** The page is looked at again: it was hidden, or lay in the browser's cache of pages. */
  | { type: 'page.seen' }
  /** It came out of that cache, in the state in which it was left. */
  | { type: 'page.restored' }
  /** A piece of the app's own code did not come. */
  | { type: 'code.missing' }
  | { type: 'help.open' }
  | { type: 'help.close' }
  | AuthAnnouncement
  | MemberAnnouncement
  | TrialAnnouncement
  | SendAnnouncement
  | LanguageAnnouncement
  | SocialProofAnnouncement
  | DeviceAnnouncement
  // What one region tells the others.
  | { type: 'screen.shown'; screen: Screen }
  | { type: 'visitor.came' }
  | DeviceFact

/** What a machine of the app is told, by its id. */
type Told = {
  auth: EventFrom<typeof authMachine>
  language: EventFrom<typeof languageMachine>
  member: EventFrom<typeof memberMachine>
  device: DeviceFact
} & Record<`anonymousTrial.${Tradition}`, EventFrom<typeof anonymousTrialMachine>> &
  Record<`messageSend.${Tradition}`, EventFrom<typeof messageSendMachine>>

type Event<Type extends AppEvent['type']> = Extract<AppEvent, { type: Type }>
type Heard<Type extends AppEvent['type']> = { context: Context; event: Event<Type> }
type In = { context: Context }

/** The screen of a state value: the state of `route`, unless the app has crashed. */
export const screenName = (value: unknown): Screen => {
  const { fault, route } = value as { fault: string; route: string | Record<string, string | object> }
  if (fault === 'crashed') return fault
  const [inner = ''] = typeof route === 'string' ? [route] : Object.values(route)
  return (typeof inner === 'string' ? inner : Object.keys(inner)[0]) as Screen
}

/** Tradition of the address; elsewhere the remembered one, default sikh (spec §2). */
export const traditionOf = (context: Pick<Context, 'location' | 'remembered'>): Tradition => {
  const route = routeOf(context.location.path)
  return 'tradition' in route ? route.tradition : (context.remembered ?? 'sikh')
}

/** D9: hindi or punjabi by tradition, unless the visitor chose English in the switch. */
export const replyLanguage = (tradition: Tradition, chosen: Language | null): Language =>
  chosen === 'english' ? 'english' : NATIVE_LANGUAGE[tradition]

/** Spec §2 route table: where an address that shows nothing itself leads, or null. */
function redirectOf({ location, remembered }: Context): string | null {
  const { kind } = routeOf(location.path)
  if (kind !== 'root' && kind !== 'unprefixed') return null
  // Unprefixed paths lead to /, which itself leads on where a tradition is remembered: one step, one history entry.
  if (remembered !== null) return PREFIX[remembered]
  return kind === 'unprefixed' ? '/' : null
}

/** A page of the address's tradition. */
const pageOf = (context: Context, page: 'chat' | 'settings'): Location => ({
  path: `${PREFIX[traditionOf(context)]}/${page}`,
  search: '',
})

/** Tells a machine, by its id: in states only in which it lives. */
const tell = <Id extends keyof Told, Now extends AppEvent>(
  id: Id,
  what: Told[Id] | ((now: { context: Context; event: Now }) => Told[Id]),
) => sendTo<Context, Now, undefined, AnyActorRef, AppEvent>(id, what)

/** Tells it what is heard, as it is. */
const pass = (id: 'auth' | 'language' | 'member') =>
  sendTo<Context, AppEvent, undefined, AnyActorRef, AppEvent>(id, ({ event }: { event: AppEvent }) => event)

const hasBecome = <const Status extends AuthStatus>(status: Status) => ({ type: 'hasBecome', params: status }) as const

const onRoute = <const Kind extends Route['kind']>(kind: Kind) => ({ type: 'onRoute', params: kind }) as const

const isSomebodyElse = ({ context, event }: Heard<'auth.changed'>) => event.user?.id !== context.user?.id
const isAnotherPerson = ({ context, event: { user } }: Heard<'auth.changed'>) =>
  user !== null && user.id !== context.user?.id
const isOwnDraft = ({ context, event }: Heard<'draft.elsewhere'>) => event.draftKey === context.user?.id
const isSpeaker = ({ context, event }: Heard<'device.recorded'>) => event.userId === (context.user?.id ?? null)
const isMemberLoading = ({ event }: Heard<'screen.shown'>) => event.screen === 'memberLoading'
const isChat = ({ event }: Heard<'screen.shown'>) => /chat/i.test(event.screen)
const isOnline = ({ event }: Heard<'network.changed'>) => event.online
const beginsOffline = ({ context }: In) => !context.input.online
const cannotStore = ({ context }: In) => !context.input.storageWorks
const leadsOn = ({ context }: In) => redirectOf(context) !== null
const isElsewhere = ({ context, event }: Heard<'location.changed'>) =>
  placeOf(event.location) !== placeOf(context.location)
const comesToSignIn = ({ context }: In) => landingQuery(context.location).fromAnonymous
/** Setup is for who has to complete a profile, settings for who has (spec §2 Route table). */
const isMisplaced = ({ context: { location, user } }: In) => {
  const { kind } = routeOf(location.path)
  return kind !== 'handler' && kind !== (user && (user.profile_completed ? 'settings' : 'setup'))
}

type TrialState = 'none' | 'starting' | 'overdue' | Exclude<TrialStatus, 'none' | 'starting'>

/** Whether the trial of the address's tradition is in one of these states. */
const trialIn = (...states: TrialState[]) =>
  or(
    TRADITIONS.flatMap((tradition) =>
      states.map((state) =>
        and([{ type: 'isHere', params: tradition }, stateIn({ trials: { [tradition]: { visited: state } } })]),
      ),
    ),
  )

const base = setup({
  types: {
    input: {} as AppInput,
    context: {} as Context,
    events: {} as AppEvent,
  },
  actors: {
    auth: authMachine,
    language: languageMachine,
    copy: copyMachine,
    anonymousTrial: anonymousTrialMachine,
    messageSend: messageSendMachine,
    socialProof: socialProofMachine,
    preferences: preferencesMachine,
    /** Whether the server has another build of the app than this page. */
    isRenewed: unprovided<boolean, void>('isRenewed'),
    findCountry: unprovided<string | undefined, void>('findCountry'),
    loadWriter: unprovided<string | null, void>('loadWriter'),
    /** Gets any answer from the server. */
    reach: unprovided<void, void>('reach'),
    loadMember: unprovided<MemberCode, void>('loadMember'),
    loadDevice: loaderOf<DeviceCode>(),
    loadScripture: loaderOf<VersesCode>(),
  },
  actions: {
    /** At login the anonymous session is cleared (spec §4), in both traditions. */
    clearSessions: () => {},
    /** Changes the address; the change comes back as `location.changed`. */
    navigate: (_, _to: { to: string; replace: boolean }) => {},
    goBack: () => {},
    reload: () => {},
    /** Loads the page anew, once for a build. */
    renew: () => {},
    haptic: (_, _strength: 'light' | 'medium' | 'heavy') => {},
    /** Remembers the tradition; the first one ever is the initial tradition too. */
    saveTradition: (_, _tradition: Tradition) => {},
    /** Puts the time into the context. */
    readClock: assign({ time: 0 }),
  },
  delays: {
    forcedChat: FORCED_CHAT_MS,
    networkLook: NETWORK_LOOK_MS,
    reachLimit: REACH_LIMIT_MS,
    findLimit: FIND_LIMIT_MS,
    midnight: ({ context }) => msToMidnight(context.time),
    ...retryDelays,
  },
  guards: {
    hasBecome: ({ event }, status: AuthStatus) => event.type === 'auth.changed' && event.status === status,
    trialHasBecome: ({ event }, { tradition, status }: { tradition: Tradition; status: TrialStatus }) =>
      event.type === 'trial.changed' && event.tradition === tradition && event.status === status,
    onRoute: ({ context }, kind: Route['kind']) => routeOf(context.location.path).kind === kind,
    /** The address is one of this tradition. */
    isHere: ({ context }, tradition: Tradition) => traditionOf(context) === tradition,
  },
})

const felt = { type: 'haptic', params: 'light' } as const

/** Changes the address, and stands there: as a history entry of its own, or in place of the present one. */
const goTo = (replace: boolean, to: (now: { context: Context; event: AppEvent }) => Location) =>
  [
    base.assign((now) => ({ location: to(now) })),
    { type: 'navigate', params: ({ context }: In) => ({ to: hrefOf(context.location), replace }) },
  ] as const

/** Out of a page that is not for this person: the tradition's handler knows their screen (spec §2). */
const toTradition = goTo(true, ({ context }) => ({ ...context.location, path: PREFIX[traditionOf(context)] }))

const follow = base.assign(({ context, event }) => {
  const { location } = event as Event<'location.changed'>
  return { location, referral: landingQuery(location).ref || context.referral }
})

/** Tells the other regions. */
const show = (screen: Screen) => base.raise({ type: 'screen.shown', screen })

/** Passes on what happened, to whom it may concern. */
const note = { actions: base.raise(({ event }) => ({ type: 'fact.happened', what: event as Happening })) }

/** Who is there now. */
const person = (is: (event: Event<'auth.changed'>) => User | null) =>
  [
    base.assign(({ event }) => ({ user: is(event as Event<'auth.changed'>) })),
    base.raise(({ context: { user } }) => ({ type: 'fact.person', user })),
  ] as const
const somebody = person(({ user }) => user)

/** What was stored for visitors is not spoken to any more (spec §4 Authentication). */
const forgetTrials = base.assign(({ context }) => ({
  input: { ...context.input, sessions: { sikh: null, hindu: null }, drafts: { sikh: null, hindu: null } },
}))

/** Spec §2: a user with an anonymous session, or signed in, is redirected to the screen's own address. */
const standingAt = (page: 'chat' | 'setup' | 'settings', queryOf = withoutLandingQuery) =>
  base.enqueueActions(({ context, enqueue }) => {
    const path = `${PREFIX[traditionOf(context)]}/${page}`
    const search = queryOf(context.location.search)
    if (context.location.path.replace(/\/$/, '') === path && context.location.search === search) return
    enqueue.assign({ location: { path, search } })
    enqueue({ type: 'navigate', params: { to: path + search, replace: true } })
  })

const showTrialChat = standingAt('chat', (search) => search)
const showChat = standingAt('chat')
const showSetup = standingAt('setup')
const showSettings = standingAt('settings')
const rememberTradition = base.enqueueActions(({ context, enqueue }) => {
  const route = routeOf(context.location.path)
  if (route.kind !== 'handler') return
  enqueue.assign({ remembered: route.tradition, initial: context.initial ?? route.tradition })
  enqueue({ type: 'saveTradition', params: route.tradition })
})
/** Tells the device of a screen at the address. */
const noteScreen = base.enqueueActions(({ context, event, self, enqueue }) => {
  const screen = event.type === 'screen.shown' ? event.screen : screenName(self.getSnapshot().value)
  enqueue.raise({ type: 'fact.screen', screen, tradition: traditionOf(context), address: context.location })
})
const tellFacts = base.enqueueActions(({ context, enqueue }) => {
  for (const fact of context.facts) enqueue(tell('device', fact))
  enqueue.assign({ facts: [] })
})
/** Each screen is left before the next one is shown; and one that is not the person's own is none to them. */
const tellMemberScreen = base.enqueueActions(({ context, event, enqueue }) => {
  const screen = event.type === 'screen.shown' ? event.screen : null
  const tellMember = (what: Told['member']) => enqueue(tell('member', what))
  tellMember({ type: 'screen.shown', screen: null })
  if (screen !== 'setup' && screen !== 'chat' && screen !== 'settings') return
  tellMember({ type: 'tradition.changed', tradition: traditionOf(context) })
  tellMember({ type: 'screen.shown', screen })
  if (screen === 'chat') tellMember({ type: 'notices.show', messages: context.notices[traditionOf(context)] })
})
/** D15: the preference of a completed profile wins over the switch. */
const preferLanguage = base.enqueueActions(({ context: { user }, enqueue }) => {
  if (user !== null)
    enqueue(tell('language', { type: 'language.choose', language: user.language_preference, by: 'profile' }))
})
/** A language that is changed in settings is a choice. */
const chooseLanguage = base.enqueueActions(({ context: { user }, event, enqueue }) => {
  if (event.type !== 'member.profileSaved') return
  const { language_preference: language } = event.profile.user
  if (language !== user?.language_preference) enqueue(tell('language', { type: 'language.choose', language }))
})
/** D12: what waits for its session is sent. */
const tellSession = base.enqueueActions(({ event, enqueue }) => {
  if (event.type !== 'trial.changed' || event.session === null) return
  const { conversation_id: id, referral_code: referralCode = '' } = event.session
  enqueue(tell(`messageSend.${event.tradition}`, { type: 'conversation.ready', conversation: { id, referralCode } }))
})
/** Whoever comes to that tradition later finds it in the box. */
const keepElsewhere = base.assign(({ context: { input }, event }) => {
  if (event.type !== 'draft.elsewhere') return {}
  const { draftKey, others } = event
  const tradition = TRADITIONS.find((one) => one === draftKey)
  if (tradition === undefined) return {}
  const { failed = [] } = input.drafts[tradition] ?? {}
  return { input: { ...input, drafts: { ...input.drafts, [tradition]: { ...NOTHING_TYPED, others, failed } } } }
})
const openLanding = base.assign(({ context, spawn }) => {
  const tradition = traditionOf(context)
  if (context.proofs[tradition]) return {}
  const proof = spawn('socialProof', { id: `socialProof.${tradition}`, input: { tradition } })
  return { proofs: { ...context.proofs, [tradition]: proof } }
})

const machine = base.extend({
  guards: {
    isUnknown: stateIn({ session: 'unknown' }),
    isNobodyKnown: stateIn({ session: { unknown: 'failed' } }),
    isVisitor: stateIn({ session: 'visitor' }),
    isSignedIn: stateIn({ session: 'signedIn' }),
    isIncomplete: stateIn({ session: { signedIn: 'incomplete' } }),
    isComplete: stateIn({ session: { signedIn: 'complete' } }),
    hasSignedOut: stateIn({ session: { visitor: 'signedOut' } }),
    memberIsHere: stateIn({ member: 'here' }),
    needsSetup: and([stateIn({ member: 'here' }), stateIn({ session: { signedIn: 'incomplete' } })]),
    wantsSettings: and([stateIn({ member: 'here' }), onRoute('settings')]),
    hasCrashed: stateIn({ fault: 'crashed' }),
    trialFailed: trialIn('failed'),
    trialIsOpen: trialIn('overdue', 'open', 'over'),
    trialIsAwaited: trialIn('none', 'starting'),
  },
})

/**
 * What a visitor has with one tradition's guide, spec §4 Anonymous trial; each tradition has its own (D13). It opens when
 * a visitor comes to the tradition, and is gone when somebody has signed in: what was typed stays on the device (D28).
 */
const trialOf = (tradition: Tradition) => {
  const trial = `anonymousTrial.${tradition}` as const
  const send = `messageSend.${tradition}` as const
  const isOf = ({ event }: { event: { tradition: Tradition } }) => event.tradition === tradition
  const isHere = { type: 'isHere', params: tradition } as const
  const comesBack = ({ context }: In) =>
    traditionOf(context) === tradition && context.input.sessions[tradition] !== null
  const isAwaited = ({ context, event }: Heard<'screen.shown'>) =>
    event.screen === 'initializing' && traditionOf(context) === tradition
  const isDraftOf = ({ event }: Heard<'draft.elsewhere'>) => event.draftKey === tradition
  const speaksHere = ({ context, event }: Heard<'device.recorded'>) =>
    event.userId === null && traditionOf(context) === tradition
  const hasCounts = ({ event }: Heard<'send.answered'>) => event.counts !== null
  const became = <const Status extends TrialStatus>(status: Status) =>
    ({ type: 'trialHasBecome', params: { tradition, status } }) as const
  const tellNotices = {
    actions: tell(send, ({ context, event }: { context: Context; event: AppEvent }) => ({
      type: 'notices.show',
      messages: event.type === 'device.notices' ? event.messages[tradition] : context.notices[tradition],
    })),
  } as const
  return {
    initial: 'closed',
    states: {
      closed: {
        on: {
          'visitor.came': [
            { guard: comesBack, target: 'visited.open' },
            { guard: isHere, target: 'visited' },
          ],
          'draft.elsewhere': { guard: isDraftOf, actions: keepElsewhere },
        },
      },
      visited: {
        invoke: [
          {
            id: trial,
            src: 'anonymousTrial',
            input: ({ context }: In) => ({ tradition, session: context.input.sessions[tradition] }),
          },
          {
            id: send,
            src: 'messageSend',
            input: ({ context }: In): SendInput => ({
              role: 'visitor',
              draftKey: tradition,
              tradition,
              language: replyLanguage(tradition, context.chosenLanguage),
              saved: context.input.drafts[tradition],
            }),
          },
        ],
        always: { guard: 'isSignedIn', target: 'closed' },
        initial: 'none',
        on: {
          'trial.changed': [
            { guard: became('none'), target: '.none' },
            { guard: became('open'), target: '.open', actions: tellSession },
            { guard: became('over'), target: '.over', actions: tellSession },
            { guard: became('failed'), target: '.failed' },
          ],
          'trial.history': {
            guard: isOf,
            actions: tell(send, ({ event }: Heard<'trial.history'>) => ({
              type: 'history.loaded',
              messages: event.messages.map(fromServer),
            })),
          },
          // D13: the two free messages are the device's, so every tradition hears of the count, and of the limit.
          'send.answered': {
            guard: hasCounts,
            actions: tell(trial, ({ event }: Heard<'send.answered'>) => ({
              type: 'trial.counts',
              ...(event.counts as TrialCounts),
            })),
          },
          'send.limitError': { actions: tell(trial, { type: 'trial.limitError' }) },
          'send.blocked': {
            guard: isOf,
            actions: tell(trial, { type: 'send.blocked' }),
          },
          'draft.elsewhere': {
            guard: isDraftOf,
            actions: tell(send, ({ event: { others, over } }: Heard<'draft.elsewhere'>) => ({
              type: 'draft.elsewhere',
              others,
              over,
            })),
          },
          'session.changedElsewhere': {
            guard: isOf,
            actions: tell(trial, ({ event }: Heard<'session.changedElsewhere'>) => ({
              type: 'session.changedElsewhere',
              session: event.session,
            })),
          },
          'language.changed': {
            actions: tell(send, ({ event }: Heard<'language.changed'>) => ({
              type: 'reply.language',
              language: replyLanguage(tradition, event.chosen),
            })),
          },
          'screen.shown': tellNotices,
          'device.notices': tellNotices,
          'device.recorded': {
            guard: speaksHere,
            actions: tell(send, ({ event: { id, voice, isWhole } }: Heard<'device.recorded'>) => ({
              type: 'voice.submit',
              id,
              voice,
              isWhole,
            })),
          },
        },
        states: {
          none: {
            on: { 'screen.shown': { guard: isAwaited, target: 'starting' } },
          },
          starting: {
            entry: tell(trial, ({ context }: In) => ({
              type: 'trial.start',
              referral_code: context.referral,
              spiritual_tradition: tradition,
              // D9: the switch is about messages; a session begins in the tradition's own language.
              language: NATIVE_LANGUAGE[tradition],
            })),
            after: { forcedChat: 'overdue' },
          },
          /** D12: the chat is open, and what is sent there waits for the session. */
          overdue: {},
          open: { entry: tell(send, { type: 'trial.open' }) },
          over: { entry: tell(send, { type: 'trial.over' }) },
          failed: {
            entry: tell(send, { type: 'conversation.failed' }),
            on: { 'trial.try': { guard: isHere, target: 'none' } },
          },
        },
      },
    },
  } as const
}

/**
 * The root, spec §2 and §4. Its regions: who is there (`session`), what a visitor has with each guide (`trials`), the
 * machines of a signed-in person, of the verses and of the device, whose code comes later, and which screen shows
 * (`route`), unless a view has thrown (`fault`). Auth, language, copy and preferences live as long as the app.
 */
export const appMachine = ownerOf(machine).createMachine({
  id: 'app',
  context: ({ input }) => ({
    input,
    location: input.location,
    remembered:
      input.storedTradition ??
      input.initialTradition ??
      TRADITIONS.find((tradition) => input.sessions[tradition] !== null) ??
      null,
    initial: input.initialTradition,
    referral: landingQuery(input.location).ref,
    user: null,
    chosenLanguage: input.language.chosen,
    country: null,
    writer: null,
    time: 0,
    facts: [],
    notices: { sikh: [], hindu: [] },
    proofs: {},
    member: null,
    device: null,
    scripture: null,
  }),
  invoke: [
    {
      id: 'auth',
      src: 'auth',
      input: ({ context: { input } }) => ({
        hasToken: input.hasToken,
        storedUser: input.storedUser,
        expiredRecently: input.expiredRecently,
      }),
    },
    { id: 'preferences', src: 'preferences', input: ({ context }) => ({ haptics: context.input.haptics }) },
    { id: 'language', src: 'language', input: ({ context }) => context.input.language },
    { id: 'copy', src: 'copy' },
  ],
  type: 'parallel',
  states: {
    /** Machines of this device: told what happened, and never what to do about it. */
    device: {
      initial: 'loading',
      on: {
        'tradition.choose': note,
        'proof.shown': note,
        'language.changed': note,
        'login.start': note,
        'trial.try': note,
        'trial.changed': note,
        'send.started': note,
        'send.answered': note,
        'send.failed': note,
        'send.voiceRequested': note,
        'send.limitError': note,
        'view.crashed': note,
        'member.told': {
          actions: [
            'readClock',
            base.raise(({ event }) => ({ type: 'fact.happened', what: (event as Event<'member.told'>).what })),
          ],
        },
        'screen.shown': { actions: ['readClock', noteScreen] },
        'device.navigate': { actions: { type: 'navigate', params: ({ event: { to, replace } }) => ({ to, replace }) } },
        'device.reload': { actions: 'reload' },
        'device.notices': { actions: assign({ notices: ({ event }) => event.messages }) },
      },
      states: {
        loading: {
          invoke: {
            id: 'loadDevice',
            src: 'loadDevice',
            onDone: {
              target: 'here',
              actions: assign(({ event: { output }, spawn }) => ({
                device: spawn(output.logic, { id: 'device' as never, input: output.memory }),
              })),
            },
          },
          on: {
            'fact.*': {
              actions: assign({ facts: ({ context, event }) => [...context.facts, event].slice(-FACTS_KEPT) }),
            },
          },
        },
        here: {
          entry: tellFacts,
          on: {
            'fact.*': { actions: tell('device', ({ event }: { event: DeviceFact }) => event) },
            'network.changed': {
              actions: tell('device', ({ event }: Heard<'network.changed'>) => ({
                type: 'fact.network',
                online: event.online,
              })),
            },
          },
        },
      },
    },
    /** Whether this browser keeps anything for the page. */
    storage: {
      initial: 'works',
      states: {
        works: { always: { guard: cannotStore, target: 'failing' }, on: { 'storage.failed': 'failing' } },
        failing: {},
      },
    },
    /** What is of today is of yesterday after midnight (D23); the timer of a page that sleeps is late. */
    day: {
      initial: 'known',
      states: {
        known: {
          entry: 'readClock',
          on: { 'page.seen': { target: 'known', reenter: true } },
          after: { midnight: { target: 'known', reenter: true } },
        },
      },
    },
    /** Help is one touch away, heard or not (D45): whom to call, over whatever screen, without a network too. */
    help: {
      initial: 'closed',
      states: {
        closed: { on: { 'help.open': 'finding' } },
        finding: {
          invoke: {
            id: 'findCountry',
            src: 'findCountry',
            onDone: { target: 'open', actions: assign({ country: ({ event }) => event.output ?? null }) },
            // Nobody knows where: the lines of India (D36).
            onError: 'open',
          },
          // Who needs help is not kept waiting for a piece of code.
          after: { findLimit: 'open' },
          on: { 'help.close': 'closed' },
        },
        open: { on: { 'help.close': 'closed', 'screen.shown': 'closed' } },
      },
    },
    /** Pieces of a build that was deployed over are gone: the page is loaded anew, with what was typed kept (D28). */
    code: {
      initial: 'whole',
      states: {
        whole: { on: { 'code.missing': 'missed' } },
        missed: { on: { 'code.missing': 'missing' } },
        missing: {
          invoke: {
            id: 'isRenewed',
            src: 'isRenewed',
            onDone: [{ guard: ({ event }) => event.output, target: 'gone' }, { target: 'whole' }],
            onError: 'whole',
          },
        },
        gone: { entry: 'renew', on: { 'page.restored': { actions: 'reload' } } },
      },
    },
    network: {
      initial: 'deciding',
      on: {
        'network.changed': [
          { guard: isOnline, target: '.online', actions: pass('auth') },
          { target: '.doubted', actions: pass('auth') },
        ],
      },
      states: {
        deciding: { always: [{ guard: beginsOffline, target: 'doubted' }, { target: 'online' }] },
        online: {},
        /** Some browsers believe in no network though it carries, behind a VPN or a bridge: they are not believed unasked. */
        doubted: {
          after: { reachLimit: 'offline' },
          invoke: {
            id: 'reach',
            src: 'reach',
            onDone: { actions: raise({ type: 'network.changed', online: true }) },
            onError: 'offline',
          },
        },
        offline: {
          initial: 'waiting',
          states: {
            waiting: { after: { networkLook: 'looking' } },
            looking: {
              after: { reachLimit: 'waiting' },
              invoke: {
                id: 'reachAgain',
                src: 'reach',
                onDone: { actions: raise({ type: 'network.changed', online: true }) },
                onError: 'waiting',
              },
            },
          },
        },
      },
    },
    /** Who is there, as `auth` says. */
    session: {
      initial: 'unknown',
      on: {
        'auth.changed': [
          { guard: hasBecome('loading'), target: '.unknown', actions: somebody[0] },
          { guard: hasBecome('visitor'), target: '.visitor', actions: somebody },
          { guard: hasBecome('failed'), target: '.unknown.failed', actions: somebody[0] },
          { guard: hasBecome('incomplete'), target: '.signedIn.incomplete', actions: somebody },
          { guard: hasBecome('complete'), target: '.signedIn.complete', actions: somebody },
          { target: '.unknown.expired', actions: somebody },
        ],
        'auth.signedOut': {
          target: '.visitor.signedOut',
          actions: [...person(() => null), tell('language', { type: 'person.left' })],
        },
        'auth.unauthorized': {
          actions: tell('auth', { type: 'auth.expired' }),
        },
        'token.changedElsewhere': {
          actions: pass('auth'),
        },
        'language.choose': {
          actions: pass('language'),
        },
        'language.changed': { actions: assign({ chosenLanguage: ({ event }) => event.chosen }) },
      },
      states: {
        unknown: {
          initial: 'loading',
          states: {
            loading: {},
            /** Nobody can tell who is signed in. */
            failed: {},
            /** The page is left for /setup (D7): nothing of the person is shown meanwhile. Who comes back to it begins anew. */
            expired: { on: { 'page.restored': { actions: 'reload' } } },
          },
        },
        visitor: {
          initial: 'new',
          on: { 'auth.changed': { guard: hasBecome('visitor'), actions: somebody } },
          states: {
            new: {},
            /** D11: no trial starts by itself. */
            signedOut: { on: { 'trial.try': 'new' } },
          },
        },
        signedIn: {
          entry: [forgetTrials, 'clearSessions'],
          initial: 'incomplete',
          on: {
            'signOut.press': { actions: tell('auth', { type: 'auth.signOut' }) },
            'member.profileSaved': {
              actions: [
                chooseLanguage,
                tell('auth', ({ event }: Heard<'member.profileSaved'>) => ({
                  type: 'profile.saved',
                  profile: event.profile,
                })),
              ],
            },
            'member.erased': { actions: tell('auth', { type: 'account.erased' }) },
          },
          states: {
            incomplete: {},
            complete: { entry: preferLanguage },
          },
        },
      },
    },
    trials: { type: 'parallel', states: { sikh: trialOf('sikh'), hindu: trialOf('hindu') } },
    /** The machines of one signed-in person: nothing of theirs stays in memory for another. */
    member: {
      initial: 'absent',
      on: {
        'auth.changed': { guard: isSomebodyElse, target: '.absent' },
        'auth.signedOut': '.absent',
      },
      states: {
        absent: { on: { 'screen.shown': { guard: isMemberLoading, target: 'loading' } } },
        loading: {
          invoke: {
            id: 'loadMember',
            src: 'loadMember',
            onDone: {
              target: 'here',
              actions: assign(({ context, event: { output }, spawn }) => {
                // It is asked for, and waited for, only while somebody is signed in.
                const user = context.user as User
                const input = { ...output.memory(user.id), user, tradition: traditionOf(context) }
                return { member: spawn(output.logic, { id: 'member' as never, input }) }
              }),
            },
            onError: 'waiting',
          },
        },
        waiting: retrying('loading'),
        here: {
          exit: [stopChild('member'), assign({ member: null })],
          on: {
            'auth.changed': [
              { guard: isSomebodyElse, target: 'absent' },
              {
                actions: tell('member', ({ event }: Heard<'auth.changed'>) => ({
                  type: 'user.changed',
                  user: event.user as User,
                })),
              },
            ],
            'screen.shown': { actions: tellMemberScreen },
            'network.changed': { actions: pass('member') },
            'draft.elsewhere': {
              guard: isOwnDraft,
              actions: tell('member', ({ event: { others, over } }: Heard<'draft.elsewhere'>) => ({
                type: 'draft.elsewhere',
                others,
                over,
              })),
            },
            'device.notices': {
              actions: tell('member', ({ context, event }: Heard<'device.notices'>) => ({
                type: 'notices.show',
                messages: event.messages[traditionOf(context)],
              })),
            },
            // Who spoke sends it; a person who signed out meanwhile does not speak as a visitor.
            'device.recorded': {
              guard: isSpeaker,
              actions: tell('member', ({ event: { id, voice, isWhole } }: Heard<'device.recorded'>) => ({
                type: 'voice.submit',
                id,
                voice,
                isWhole,
              })),
            },
          },
        },
      },
    },
    /** All that can be done with a verse: comes with the first chat, and stays as it was left. */
    verses: {
      initial: 'absent',
      states: {
        absent: { on: { 'screen.shown': { guard: isChat, target: 'loading' } } },
        loading: {
          invoke: {
            id: 'loadScripture',
            src: 'loadScripture',
            onDone: {
              target: 'here',
              actions: assign(({ event: { output }, spawn }) => ({
                scripture: spawn(output.logic, { id: 'scripture' as never, input: output.memory }),
              })),
            },
          },
        },
        here: {},
      },
    },
    /** The screen, by address, person and trial: spec §2 Route table, Tradition chat handler. */
    route: {
      initial: 'deciding',
      on: {
        'location.changed': [
          { guard: 'hasCrashed' },
          { guard: isElsewhere, target: '.deciding', actions: follow },
          { actions: [follow, noteScreen] },
        ],
        // D11, and at once: who is gone stays on no address that only a person may see.
        'auth.signedOut': {
          target: '.visitor.landing',
          actions: goTo(true, ({ context }) => ({ path: PREFIX[context.initial ?? traditionOf(context)], search: '' })),
        },
      },
      states: {
        deciding: {
          entry: rememberTradition,
          always: [
            {
              guard: leadsOn,
              target: 'deciding',
              reenter: true,
              actions: goTo(true, ({ context }) => ({ ...context.location, path: redirectOf(context) ?? '/' })),
            },
            { guard: onRoute('root'), target: 'defaultLanding' },
            { guard: onRoute('privacy'), target: 'privacy' },
            { guard: onRoute('unknown'), target: 'notFound' },
            { guard: 'isVisitor', target: 'visitor' },
            { guard: 'isSignedIn', target: 'signedIn' },
            { target: 'authLoading' },
          ],
        },
        defaultLanding: {
          entry: show('defaultLanding'),
          on: { 'tradition.choose': { actions: felt } },
        },
        /** The policy names whose language model reads the messages (D25, D43); where nobody can tell it says 'where one does'. */
        privacy: {
          entry: show('privacy'),
          invoke: {
            id: 'loadWriter',
            src: 'loadWriter',
            onDone: { actions: assign({ writer: ({ event }) => event.output }) },
            onError: { actions: assign({ writer: null }) },
          },
          on: { 'back.press': { actions: 'goBack' } },
        },
        notFound: { entry: show('notFound') },
        /** Handler rule 1. */
        authLoading: {
          entry: show('authLoading'),
          always: [
            { guard: 'isNobodyKnown', target: 'authFailed' },
            { guard: 'isVisitor', target: 'visitor' },
            { guard: 'isSignedIn', target: 'signedIn' },
          ],
        },
        /** The error screen: refreshing asks anew who is signed in. */
        authFailed: {
          entry: show('authFailed'),
          always: [
            { guard: 'isVisitor', target: 'visitor' },
            { guard: 'isSignedIn', target: 'signedIn' },
          ],
          on: {
            'page.refresh': { actions: 'reload' },
            'auth.changed': { guard: hasBecome('loading'), target: 'authLoading' },
          },
        },
        visitor: {
          entry: raise({ type: 'visitor.came' }),
          initial: 'deciding',
          always: [
            { guard: 'isSignedIn', target: 'signedIn' },
            { guard: 'isUnknown', target: 'authLoading' },
          ],
          states: {
            /** Handler rules 2, 5 and 6, with D11. */
            deciding: {
              always: [
                { guard: isMisplaced, target: '#app.route.deciding', actions: toTradition },
                { guard: comesToSignIn, target: 'landing' },
                { guard: 'hasSignedOut', target: 'landing' },
                { guard: 'trialFailed', target: 'landing' },
                { guard: 'trialIsOpen', target: 'anonymousChat' },
                { guard: 'trialIsAwaited', target: 'initializing' },
              ],
            },
            landing: {
              entry: [show('landing'), openLanding],
              on: {
                'referral.change': { actions: assign({ referral: ({ event }) => referralCode(event.value) }) },
                // D11: starts the anonymous session and goes to {prefix}/chat.
                'trial.try': {
                  target: 'initializing',
                  actions: [felt, ...goTo(false, ({ context }) => pageOf(context, 'chat'))],
                },
                'login.start': {
                  actions: [
                    felt,
                    tell('auth', ({ context, event }: Heard<'login.start'>) => ({
                      type: 'login.start',
                      method: event.method,
                      tradition: traditionOf(context),
                      referralCode: context.referral,
                    })),
                  ],
                },
              },
            },
            initializing: {
              entry: show('initializing'),
              always: [
                { guard: 'trialFailed', target: 'landing' },
                { guard: 'trialIsOpen', target: 'anonymousChat' },
              ],
            },
            anonymousChat: {
              entry: [showTrialChat, show('anonymousChat')],
              always: { guard: 'trialFailed', target: 'landing' },
              on: {
                'trial.signIn': {
                  target: 'landing',
                  actions: goTo(false, ({ event }) => {
                    const { tradition, referralCode } = event as Event<'trial.signIn'>
                    return signInAddress(tradition, referralCode)
                  }),
                },
              },
            },
          },
        },
        signedIn: {
          initial: 'memberLoading',
          always: [
            { guard: 'isVisitor', target: 'deciding' },
            { guard: 'isUnknown', target: 'authLoading' },
          ],
          on: { 'auth.changed': { guard: isAnotherPerson, target: '.memberLoading' } },
          states: {
            memberLoading: {
              entry: show('memberLoading'),
              always: [
                { guard: isMisplaced, target: '#app.route.deciding', actions: toTradition },
                { guard: 'needsSetup', target: 'setup' },
                { guard: 'wantsSettings', target: 'settings' },
                { guard: 'memberIsHere', target: 'chat' },
              ],
            },
            // Spec §6: setup only, until the profile is complete.
            setup: {
              entry: [showSetup, show('setup')],
              always: { guard: 'isComplete', target: 'chat', actions: toTradition },
            },
            chat: {
              entry: [showChat, show('chat')],
              always: { guard: 'isIncomplete', target: 'setup' },
              on: {
                'settings.open': {
                  target: 'settings.overChat',
                  actions: goTo(false, ({ context }) => pageOf(context, 'settings')),
                },
              },
            },
            settings: {
              entry: [showSettings, show('settings')],
              always: { guard: 'isIncomplete', target: 'setup', actions: toTradition },
              initial: 'byAddress',
              states: {
                byAddress: {
                  on: {
                    'settings.back': {
                      target: '#app.route.signedIn.chat',
                      actions: goTo(true, ({ context }) => pageOf(context, 'chat')),
                    },
                  },
                },
                /** Back is the browser's own, so that it does not lead to settings again. */
                overChat: { on: { 'settings.back': { actions: 'goBack' } } },
              },
            },
          },
        },
      },
    },
    fault: {
      initial: 'sound',
      states: {
        sound: { on: { 'view.crashed': 'crashed' } },
        crashed: { entry: show('crashed'), on: { 'page.refresh': { actions: 'reload' } } },
      },
    },
  },
})
