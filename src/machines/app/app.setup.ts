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
} from 'xstate'
import {
  anonymousTrialMachine,
  type TrialAnnouncement,
  type TrialStatus,
} from '../anonymousTrial/anonymousTrial.machine.ts'
import { type AuthAnnouncement, type AuthStatus, authMachine } from '../auth/auth.machine.ts'
import { copyMachine } from '../copy/copy.machine.ts'
import type { deviceMachine } from '../device/device.machine.ts'
import type { DeviceAnnouncement, DeviceFact } from '../device/facts.ts'
import {
  type AnonymousSession,
  type ChatMessage,
  type Language,
  NATIVE_LANGUAGE,
  TRADITIONS,
  type Tradition,
  type User,
  type Verse,
} from '../entities.ts'
import { resultIn } from '../heard.ts'
import { type LanguageAnnouncement, languageMachine } from '../language/language.machine.ts'
import { unprovidedMachine } from '../lazyMachine.ts'
import type { LibraryAnnouncement, LibraryMemory, libraryMachine } from '../library/library.machine.ts'
import { loaderOf } from '../loader/loader.machine.ts'
import type { MemberAnnouncement, MemberMemory, memberMachine } from '../member/member.machine.ts'
import type { Slot } from '../messageSend/draft.ts'
import { messageSendMachine, type SavedDraft, type SendAnnouncement } from '../messageSend/messageSend.machine.ts'
import { preferencesMachine } from '../preferences/preferences.machine.ts'
import { retryDelays } from '../retry.ts'
import type { scriptureMachine } from '../scripture/scripture.machine.ts'
import { type SocialProofAnnouncement, socialProofMachine } from '../socialProof/socialProof.machine.ts'
import { unprovided } from '../unprovided.ts'
import { msToMidnight } from './day.ts'
import { type Location, type Route, routeOf } from './routes.ts'
import type { Screen } from './screen.ts'
/** From the start of the anonymous session to the chat that opens without it, ms. Spec §2, §9. */
export const FORCED_CHAT_MS = 10_000
/** How long an answer of the server is waited for then, ms. */
const REACH_LIMIT_MS = 10_000
/** How long help waits for the country of this device, ms. */
const FIND_LIMIT_MS = 1_000
/** Between two looks whether the network of a browser that believes in none carries after all, ms. */
const NETWORK_LOOK_MS = 15_000
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
export type Context = {
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
  /** The verse from which the book was opened last: its lines are marked there. */
  quoted: Verse | null
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
  /** The page on which a verse stands is opened. */
  | { type: 'verse.read'; quotation: Verse }
  | { type: 'help.open' }
  | { type: 'help.close' }
  | AuthAnnouncement
  | MemberAnnouncement
  | TrialAnnouncement
  | SendAnnouncement
  | LanguageAnnouncement
  | SocialProofAnnouncement
  | DeviceAnnouncement
  | LibraryAnnouncement
  // What one region tells the others.
  | { type: 'screen.shown'; screen: Screen }
  | { type: 'visitor.came' }
  | DeviceFact
/** What a machine of the app is told, by its id. */
export type Told = {
  auth: EventFrom<typeof authMachine>
  language: EventFrom<typeof languageMachine>
  member: EventFrom<typeof memberMachine>
  device: DeviceFact
  library: EventFrom<typeof libraryMachine>
  scripture: EventFrom<typeof scriptureMachine>
} & Record<`anonymousTrial.${Tradition}`, EventFrom<typeof anonymousTrialMachine>> &
  Record<`messageSend.${Tradition}`, EventFrom<typeof messageSendMachine>>
/** What the root owns, by its ids. */
type Children = {
  auth: 'auth'
  language: 'language'
  copy: 'copy'
  preferences: 'preferences'
  member: 'member'
  device: 'device'
  scripture: 'scripture'
  library: 'library'
} & { [Id in `anonymousTrial.${Tradition}`]: 'anonymousTrial' } & {
  [Id in `messageSend.${Tradition}`]: 'messageSend'
}
export type Event<Type extends AppEvent['type']> = Extract<AppEvent, { type: Type }>
export type Heard<Type extends AppEvent['type']> = { context: Context; event: Event<Type> }
export type In = { context: Context }
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
/** What another tab stored, for the conversation that it is of. */
export const toDraft = ({ event: { others, over } }: Heard<'draft.elsewhere'>) =>
  ({ type: 'draft.elsewhere', others, over }) as const
/** What somebody has spoken, for the conversation in which they did. */
export const toVoice = ({ event: { id, voice, isWhole } }: Heard<'device.recorded'>) =>
  ({ type: 'voice.submit', id, voice, isWhole }) as const
/** D9: hindi or punjabi by tradition, unless the visitor chose English in the switch. */
export const replyLanguage = (tradition: Tradition, chosen: Language | null): Language =>
  chosen === 'english' ? 'english' : NATIVE_LANGUAGE[tradition]
export const isOnline = ({ event }: Heard<'network.changed'>) => event.online
/** Tells a machine, by its id: in states only in which it lives. */
export const tell = <Id extends keyof Told, Now extends AppEvent>(
  id: Id,
  what: Told[Id] | ((now: { context: Context; event: Now }) => Told[Id]),
) => sendTo<Context, Now, undefined, AnyActorRef, AppEvent>(id, what)
/** Tells it what is heard, as it is. */
export const pass = (id: 'auth' | 'language' | 'member' | 'library') =>
  sendTo<Context, AppEvent, undefined, AnyActorRef, AppEvent>(id, ({ event }: { event: AppEvent }) => event)
export const hasBecome = <const Status extends AuthStatus>(status: Status) =>
  ({ type: 'hasBecome', params: status }) as const
export const onRoute = <const Kind extends Route['kind']>(kind: Kind) => ({ type: 'onRoute', params: kind }) as const
export type TrialState = 'none' | 'starting' | 'overdue' | Exclude<TrialStatus, 'none' | 'starting'>
/** Whether the trial of the address's tradition is in one of these states. */
const trialIn = (...states: TrialState[]) =>
  or(
    TRADITIONS.flatMap((tradition) =>
      states.map((state) =>
        and([{ type: 'isHere', params: tradition }, stateIn({ trials: { [tradition]: { visited: state } } })]),
      ),
    ),
  )
export const base = setup({
  types: {
    input: {} as AppInput,
    context: {} as Context,
    events: {} as AppEvent,
    children: {} as Children,
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
    // Done when the machine's code is here, with what this device remembers for it: of the user, by id.
    loadMember: unprovided<MemberMemory, string>('loadMember'),
    member: unprovidedMachine<typeof memberMachine>('member'),
    loadDevice: loaderOf<InputFrom<typeof deviceMachine>>(),
    device: unprovidedMachine<typeof deviceMachine>('device'),
    loadScripture: loaderOf<InputFrom<typeof scriptureMachine>>(),
    scripture: unprovidedMachine<typeof scriptureMachine>('scripture'),
    loadLibrary: loaderOf<LibraryMemory>(),
    library: unprovidedMachine<typeof libraryMachine>('library'),
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
    keepCountry: assign(({ event }) => ({ country: resultIn<string | undefined>(event) ?? null })),
    /** Also for a failure: then there is no writer. */
    keepWriter: assign(({ event }) => ({ writer: resultIn<string | null | undefined>(event) ?? null })),
    keepQuoted: assign(({ event }) => ({ quoted: (event as Event<'verse.read'>).quotation })),
    tellOnline: raise({ type: 'network.changed', online: true }),
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
/** Tells the other regions. */
export const show = (screen: Screen) => base.raise({ type: 'screen.shown', screen })
/** Tells the device of a screen at the address. */
export const noteScreen = base.raise(({ context, event, self }) => ({
  type: 'fact.screen',
  screen: event.type === 'screen.shown' ? event.screen : screenName(self.getSnapshot().value),
  tradition: traditionOf(context),
  address: context.location,
}))
export const machine = base.extend({
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
