import { type ActorRefFrom, assign, enqueueActions, type InputFrom, setup } from 'xstate'
import { ownerOf } from '../announce.ts'
import {
  anonymousTrialMachine,
  type TrialAnnouncement,
  type TrialStatus,
} from '../anonymousTrial/anonymousTrial.machine.ts'
import { type AuthAnnouncement, type AuthStatus, authMachine } from '../auth/auth.machine.ts'
import { copyMachine } from '../copy/copy.machine.ts'
import type { DeviceInput, deviceMachine } from '../device/device.machine.ts'
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
import { messageSendMachine, type SavedDraft, type SendAnnouncement } from '../messageSend/messageSend.machine.ts'
import { preferencesMachine } from '../preferences/preferences.machine.ts'
import { retryDelays, retrying } from '../retry.ts'
import type { scriptureMachine } from '../scripture/scripture.machine.ts'
import { type SocialProofAnnouncement, socialProofMachine } from '../socialProof/socialProof.machine.ts'
import { unprovided } from '../unprovided.ts'
import { type Location, landingQuery, referralCode, routeOf, signInAddress } from './routes.ts'
import type { Screen } from './screen.ts'

/** From the start of the anonymous session to the chat that opens without it, ms. Spec §2, §9. */
export const FORCED_CHAT_MS = 10_000

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
  /** The time, ms since 1970. */
  now: () => number
  language: { shown: Language; chosen: Language | null }
  /** False when the browser keeps nothing for this page. */
  storageWorks: boolean
  /** Whether the browser believes in a network. */
  online: boolean
  /** Makes a client message id, a UUID. */
  newId: () => string
}

/** The machine of a signed-in person, what this device remembers of them, and what it can do for them. */
export type MemberCode = { logic: typeof memberMachine; memory: (userId: string) => MemberMemory }

/** The machines of this device, and what it remembers for them. */
export type DeviceCode = { logic: typeof deviceMachine; memory: DeviceInput }

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
  now: () => 0,
  language: { shown: 'english', chosen: null },
  storageWorks: true,
  online: true,
  newId: () => '',
})

type Conversation = {
  trial: ActorRefFrom<typeof anonymousTrialMachine>
  send: ActorRefFrom<typeof messageSendMachine>
  status: TrialStatus
  /** The 10 s have passed: the chat is open, session or not (spec §2 rule 5, D12). */
  forced: boolean
}

type Context = {
  location: Location
  remembered: Tradition | null
  /** The tradition that was chosen first on this device (spec §2: where a sign-out leads). */
  initial: Tradition | null
  /** What the person typed as referral code, or came with. */
  referral: string
  authStatus: AuthStatus
  user: User | null
  /** D11: just signed out, so that the landing is shown and no trial starts by itself. */
  signedOut: boolean
  /** Came to settings from the chat: then back is the browser's own back. */
  cameFromChat: boolean
  /** The machine of the signed-in person: its code comes with the first login. */
  memberCode: MemberCode | null
  member: ActorRefFrom<typeof memberMachine> | null
  preferences: ActorRefFrom<typeof preferencesMachine> | null
  conversations: Partial<Record<Tradition, Conversation>>
  proofs: Partial<Record<Tradition, ActorRefFrom<typeof socialProofMachine>>>
  auth: ActorRefFrom<typeof authMachine> | null
  language: ActorRefFrom<typeof languageMachine> | null
  copy: ActorRefFrom<typeof copyMachine> | null
  chosenLanguage: Language | null
  storageWorks: boolean
  online: boolean
  crashed: boolean
  /** The machines of music, voice, notifications and so on: their code comes after the first screen. */
  device: ActorRefFrom<typeof deviceMachine> | null
  /** What they are told when they are here. */
  facts: DeviceFact[]
  /** Everything that can be done with a verse, one for the page: its code comes beside the first chat. */
  scripture: ActorRefFrom<typeof scriptureMachine> | null
  /** Messages that notifications opened. */
  notices: Record<Tradition, ChatMessage[]>
  /** The destination that the present state stands for; when it is no longer the right one, `routing` is entered. */
  at: string
  input: AppInput
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
  | { type: 'storage.failed' }
  | { type: 'network.changed'; online: boolean }
  | { type: 'auth.unauthorized' }
  | { type: 'back.press' }
  | { type: 'view.crashed'; error: string }
  | { type: 'page.refresh' }
  | AuthAnnouncement
  | MemberAnnouncement
  | TrialAnnouncement
  | SendAnnouncement
  | LanguageAnnouncement
  | SocialProofAnnouncement
  | DeviceAnnouncement

/** The screen in the root's state value; `routing` is never seen from outside. */
export const screenName = (value: unknown): Screen =>
  (typeof value === 'object' && value !== null ? Object.keys(value)[0] : value) as Screen

/** Tradition of the address; elsewhere the remembered one, default sikh (spec §2). */
export const traditionOf = (context: Pick<Context, 'location' | 'remembered'>): Tradition => {
  const route = routeOf(context.location.path)
  return 'tradition' in route ? route.tradition : (context.remembered ?? 'sikh')
}

/** Spec §2 route table: where an address that shows nothing itself leads, or null. */
export function redirectOf(context: Context): string | null {
  const route = routeOf(context.location.path)
  // Unprefixed paths lead to /, which itself leads on where a tradition is remembered: one step, one history entry.
  if (context.remembered !== null && (route.kind === 'root' || route.kind === 'unprefixed'))
    return PREFIX[context.remembered]
  if (route.kind === 'unprefixed') return '/'
  // Setup is for who has to complete a profile, settings for who has: the others go to the tradition, whose handler
  // knows their screen. While authentication loads, nobody is judged.
  const { authStatus } = context
  if (authStatus === 'loading' || authStatus === 'expired') return null
  const isElsewhere =
    (route.kind === 'setup' && authStatus !== 'incomplete') || (route.kind === 'settings' && authStatus !== 'complete')
  return isElsewhere ? PREFIX[route.tradition] : null
}

const isSignedIn = ({ authStatus }: Context): boolean => authStatus === 'complete' || authStatus === 'incomplete'

/** Spec §2 Tradition chat handler, in its order, with D11 and D12. */
function handlerScreen(context: Context, tradition: Tradition): Screen {
  const conversation = context.conversations[tradition]
  if (context.authStatus === 'loading' || context.authStatus === 'expired') return 'authLoading'
  // Spec §2: rules 3 and 4 come before rule 2 for who is signed in, because the landing would send them on to their chat at once.
  if (isSignedIn(context)) return memberScreen(context, 'chat')
  if (landingQuery(context.location).fromAnonymous) return 'landing'
  if (context.signedOut || conversation?.status === 'failed') return 'landing'
  if (conversation?.status === 'open' || conversation?.status === 'over' || conversation?.forced) return 'anonymousChat'
  return 'initializing'
}

/** Spec §6: setup only, until the profile is complete. */
function memberScreen(context: Context, wanted: 'chat' | 'settings'): Screen {
  if (context.memberCode === null) return 'memberLoading'
  return context.authStatus === 'incomplete' ? 'setup' : wanted
}

/** The screen that an address and what is known of the person call for. */
export function screenOf(context: Context): Screen {
  if (context.crashed) return 'crashed'
  const route = routeOf(context.location.path)
  if (route.kind === 'privacy') return 'privacy'
  if (route.kind === 'unknown') return 'notFound'
  if (!('tradition' in route)) return 'defaultLanding'
  if (route.kind === 'settings' && isSignedIn(context)) return memberScreen(context, 'settings')
  return handlerScreen(context, route.tradition)
}

/** The member's own machine belongs to one person: another one is another destination. */
const destinationOf = (context: Context): string =>
  `${screenOf(context)} ${traditionOf(context)} ${context.user?.id ?? ''}`

/** The address without what only a landing reads (spec §2): who is signed in has no use for it. */
const withoutLandingQuery = (search: string): string => {
  const query = new URLSearchParams(search)
  query.delete('from')
  query.delete('ref')
  return query.size === 0 ? '' : `?${query}`
}

/** D9: hindi or punjabi by tradition, unless the visitor chose English in the switch. */
export const replyLanguage = (tradition: Tradition, chosen: Language | null): Language =>
  chosen === 'english' ? 'english' : NATIVE_LANGUAGE[tradition]

const screenFact = (context: Context): DeviceFact => ({
  type: 'fact.screen',
  screen: screenOf(context),
  tradition: traditionOf(context),
  address: context.location,
})
const tellScreen = [
  { type: 'keepFact', params: ({ context }: { context: Context }) => screenFact(context) },
  'sendFacts',
] as const

const tellPerson = ['keepPerson', 'sendFacts'] as const

/** Passes on what happened, to whom it may concern. */
const tellDevice = [
  {
    type: 'keepFact',
    params: ({ event }: { event: Happening }): DeviceFact => ({ type: 'fact.happened', what: event }),
  },
  'sendFacts',
] as const

/** What a chat's verses need, asked for with the chat. */
const verses = {
  id: 'loadScripture',
  src: 'loadScripture',
  onDone: {
    actions: { type: 'openScripture', params: ({ event }: { event: { output: VersesCode } }) => event.output },
  },
} as const

const isScreen = (screen: Screen) => ({ type: 'isScreen', params: { screen } }) as const

const base = setup({
  types: { input: {} as AppInput, context: {} as Context, events: {} as AppEvent },
  actors: {
    auth: authMachine,
    language: languageMachine,
    copy: copyMachine,
    anonymousTrial: anonymousTrialMachine,
    messageSend: messageSendMachine,
    socialProof: socialProofMachine,
    preferences: preferencesMachine,
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
    haptic: (_, _strength: 'light' | 'medium' | 'heavy') => {},
    keepFact: assign(({ context }, fact: DeviceFact) => ({ facts: [...context.facts, fact].slice(-FACTS_KEPT) })),
    /** Who is there, once that is known. */
    keepPerson: assign(({ context }) =>
      context.authStatus === 'loading'
        ? {}
        : { facts: [...context.facts, { type: 'fact.person', user: context.user } as const] },
    ),
    /** Remembers the tradition; the first one ever is the initial tradition too. */
    saveTradition: (_, _tradition: Tradition) => {},
  },
  delays: { forcedChat: FORCED_CHAT_MS, ...retryDelays },
  guards: {
    cameFromChat: ({ context }) => context.cameFromChat,
    mustRedirect: ({ context }) => redirectOf(context) !== null,
    mustMove: ({ context }) => redirectOf(context) !== null || context.at !== destinationOf(context),
    isScreen: ({ context }, { screen }: { screen: Screen }) => screenOf(context) === screen,
  },
})

const machine = base.extend({
  actions: {
    openDevice: assign(({ spawn }, { logic, memory }: DeviceCode) => ({ device: spawn(logic, { input: memory }) })),
    /** Once: whoever comes back to a chat finds its verses as they were. */
    openScripture: assign(({ context, spawn }, { logic, memory }: VersesCode) => ({
      scripture: context.scripture ?? spawn(logic, { input: memory }),
    })),
    sendFacts: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        if (context.device === null) return
        for (const fact of context.facts) enqueue.sendTo(context.device, fact)
        enqueue.assign({ facts: [] })
      }),
    ),
    /** System messages of notifications, for the chats that are open. */
    tellNotices: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        const { notices, member } = context
        for (const tradition of TRADITIONS) {
          const send = context.conversations[tradition]?.send
          if (send) enqueue.sendTo(send, { type: 'notices.show', messages: notices[tradition] })
        }
        if (member !== null) enqueue.sendTo(member, { type: 'notices.show', messages: notices[traditionOf(context)] })
      }),
    ),
    spawnRoots: assign(({ spawn, context }) => ({
      auth: spawn('auth', {
        id: 'auth',
        input: {
          hasToken: context.input.hasToken,
          storedUser: context.input.storedUser,
          expiredRecently: context.input.expiredRecently,
        },
      }),
      preferences: spawn('preferences', { id: 'preferences', input: { haptics: context.input.haptics } }),
      language: spawn('language', { id: 'language', input: { ...context.input.language } }),
      copy: spawn('copy', { id: 'copy' }),
    })),
    /** Makes the actors of the address's tradition, once; D13: each tradition keeps its own. */
    openTradition: assign(({ context, spawn }) => {
      const route = routeOf(context.location.path)
      if (route.kind !== 'handler' || context.authStatus !== 'anonymous' || context.conversations[route.tradition])
        return {}
      const { tradition } = route
      const { sessions, drafts } = context.input
      const conversation: Conversation = {
        trial: spawn('anonymousTrial', {
          id: `anonymousTrial.${tradition}`,
          input: { tradition, session: sessions[tradition] },
        }),
        send: spawn('messageSend', {
          id: `messageSend.${tradition}`,
          input: { role: 'anonymous', draftKey: tradition, tradition, saved: drafts[tradition] },
        }),
        status: sessions[tradition] === null ? 'none' : 'open',
        forced: false,
      }
      return { conversations: { ...context.conversations, [tradition]: conversation } }
    }),
    rememberTradition: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        const route = routeOf(context.location.path)
        if (route.kind !== 'handler') return
        enqueue.assign({ remembered: route.tradition, initial: context.initial ?? route.tradition })
        enqueue({ type: 'saveTradition', params: route.tradition })
      }),
    ),
    arrive: assign(({ context }) => ({ at: destinationOf(context) })),
    redirect: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        const to = redirectOf(context)
        if (to === null) return
        enqueue.assign({ location: { path: to, search: context.location.search } })
        enqueue({ type: 'navigate', params: { to: to + context.location.search, replace: true } })
      }),
    ),
    /** Spec §2: a user with an anonymous session, or signed in, is redirected to the screen's own address. */
    showAddress: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        const screen = screenOf(context)
        const page = screen === 'setup' || screen === 'settings' ? screen : 'chat'
        const path = `${PREFIX[traditionOf(context)]}/${page}`
        const search = isSignedIn(context) ? withoutLandingQuery(context.location.search) : context.location.search
        if (context.location.path.replace(/\/$/, '') === path && context.location.search === search) return
        enqueue.assign({ location: { path, search } })
        enqueue({ type: 'navigate', params: { to: path + search, replace: true } })
      }),
    ),
    /** Makes the machine of the signed-in person, once a person. */
    openMember: assign(({ context, spawn }) => {
      const { user, memberCode, member } = context
      if (user === null || memberCode === null || member !== null) return {}
      return {
        member: spawn(memberCode.logic, {
          input: {
            ...memberCode.memory(user.id),
            user,
            tradition: traditionOf(context),
          },
        }),
      }
    }),
    tellMember: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        const { member } = context
        const screen = screenOf(context)
        if (member === null) return
        enqueue.sendTo(member, { type: 'tradition.changed', tradition: traditionOf(context) })
        if (screen === 'setup' || screen === 'chat' || screen === 'settings')
          enqueue.sendTo(member, { type: 'screen.shown', screen })
      }),
    ),
    leaveMember: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        if (context.member !== null) enqueue.sendTo(context.member, { type: 'screen.shown', screen: null })
      }),
    ),
    /** Spec §4: the anonymous session is cleared at login, in this tab or another; what was typed stays (D28). */
    endTrials: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        if (!isSignedIn(context)) return
        for (const { trial, send } of Object.values(context.conversations)) {
          enqueue.stopChild(trial)
          enqueue.stopChild(send)
        }
        enqueue.assign({
          conversations: {},
          input: { ...context.input, sessions: { sikh: null, hindu: null }, drafts: { sikh: null, hindu: null } },
        })
        enqueue('clearSessions')
      }),
    ),
    /**
     * Spec §2: after a sign-out the user goes to the landing route of the initial tradition. At once and as a whole: a
     * person who is gone on an address that only a person may see would be sent to that address's own tradition.
     */
    leave: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        const path = PREFIX[context.initial ?? traditionOf(context)]
        if (context.member !== null) enqueue.stopChild(context.member)
        enqueue.assign({
          signedOut: true,
          authStatus: 'anonymous',
          user: null,
          member: null,
          location: { path, search: '' },
        })
        enqueue({ type: 'navigate', params: { to: path, replace: true } })
      }),
    ),
    startTrial: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        const tradition = traditionOf(context)
        const conversation = context.conversations[tradition]
        if (!conversation) return
        enqueue.sendTo(conversation.trial, {
          type: 'trial.start',
          referral_code: context.referral,
          spiritual_tradition: tradition,
          language: replyLanguage(tradition, context.chosenLanguage),
        })
      }),
    ),
    tellReplyLanguage: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        for (const tradition of TRADITIONS) {
          const conversation = context.conversations[tradition]
          if (conversation)
            enqueue.sendTo(conversation.send, {
              type: 'reply.language',
              language: replyLanguage(tradition, context.chosenLanguage),
            })
        }
      }),
    ),
    forceChat: assign(({ context }) => {
      const tradition = traditionOf(context)
      const conversation = context.conversations[tradition]
      return conversation
        ? { conversations: { ...context.conversations, [tradition]: { ...conversation, forced: true } } }
        : {}
    }),
    keepTrialStatus: assign(({ context }, { tradition, status }: { tradition: Tradition; status: TrialStatus }) => {
      const conversation = context.conversations[tradition]
      if (!conversation) return {}
      // A start that failed after all takes the forced chat back (D12); a new one gets its own 10 s.
      const forced = conversation.forced && status !== 'failed'
      return { conversations: { ...context.conversations, [tradition]: { ...conversation, status, forced } } }
    }),
    openLanding: assign(({ context, spawn }) => {
      const tradition = traditionOf(context)
      if (context.proofs[tradition]) return {}
      const proof = spawn('socialProof', { id: `socialProof.${tradition}`, input: { tradition } })
      return { proofs: { ...context.proofs, [tradition]: proof } }
    }),
  },
})

/**
 * The root, spec §2 and §4: owns the other machines, listens to what they announce, and decides the screen.
 * Handlers only note what happened; the root's eventless transition enters `routing` when the screen must change.
 */
export const appMachine = ownerOf(machine).createMachine({
  id: 'app',
  context: ({ input }) => ({
    location: input.location,
    initial: input.initialTradition,
    remembered:
      input.storedTradition ??
      input.initialTradition ??
      TRADITIONS.find((tradition) => input.sessions[tradition] !== null) ??
      null,
    referral: landingQuery(input.location).ref,
    authStatus: input.hasToken ? 'loading' : 'anonymous',
    user: null,
    signedOut: false,
    cameFromChat: false,
    memberCode: null,
    member: null,
    preferences: null,
    conversations: {},
    proofs: {},
    auth: null,
    language: null,
    copy: null,
    chosenLanguage: input.language.chosen,
    storageWorks: input.storageWorks,
    online: input.online,
    crashed: false,
    device: null,
    facts: [],
    scripture: null,
    notices: { sikh: [], hindu: [] },
    at: '',
    input,
  }),
  entry: 'spawnRoots',
  invoke: {
    id: 'loadDevice',
    src: 'loadDevice',
    onDone: { actions: [{ type: 'openDevice', params: ({ event }) => event.output }, 'sendFacts'] },
  },
  initial: 'routing',
  always: { guard: 'mustMove', target: '.routing' },
  on: {
    'location.changed': {
      actions: [
        assign(({ context, event }) => ({
          location: event.location,
          referral: landingQuery(event.location).ref || context.referral,
        })),
        ...tellScreen,
      ],
    },
    'tradition.choose': { actions: [{ type: 'haptic', params: 'light' }, ...tellDevice] },
    'proof.shown': { actions: [...tellDevice] },
    'language.choose': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        if (context.language) enqueue.sendTo(context.language, event)
      }),
    },
    'language.changed': {
      actions: [assign({ chosenLanguage: ({ event }) => event.chosen }), 'tellReplyLanguage', ...tellDevice],
    },
    'auth.changed': {
      actions: [
        enqueueActions(({ context, event, enqueue }) => {
          const { status, user } = event
          const { member } = context
          // Another person, or none: nothing of the one before stays in memory.
          const isOther = member !== null && user?.id !== context.user?.id
          if (member !== null && isOther) enqueue.stopChild(member)
          if (member !== null && !isOther && user !== null) enqueue.sendTo(member, { type: 'user.changed', user })
          enqueue.assign({
            authStatus: status,
            user,
            member: isOther ? null : member,
            signedOut: context.signedOut && status === 'anonymous',
          })
          // D15: the preference of a completed profile wins over the switch.
          if (status === 'complete' && user !== null && context.language !== null)
            enqueue.sendTo(context.language, { type: 'language.choose', language: user.language_preference })
        }),
        'endTrials',
        ...tellPerson,
      ],
    },
    'auth.signedOut': { actions: ['leave', ...tellPerson] },
    'login.start': {
      actions: [
        { type: 'haptic', params: 'light' },
        ...tellDevice,
        enqueueActions(({ context, event, enqueue }) => {
          if (context.auth)
            enqueue.sendTo(context.auth, {
              type: 'login.start',
              method: event.method,
              tradition: traditionOf(context),
              referralCode: context.referral,
            })
        }),
      ],
    },
    'signOut.press': {
      actions: enqueueActions(({ context, enqueue }) => {
        if (context.auth) enqueue.sendTo(context.auth, { type: 'auth.signOut' })
      }),
    },
    'token.changedElsewhere': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        if (context.auth) enqueue.sendTo(context.auth, event)
      }),
    },
    'member.profileSaved': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        if (context.auth) enqueue.sendTo(context.auth, { type: 'profile.saved', profile: event.profile })
      }),
    },
    'member.erased': {
      actions: enqueueActions(({ context, enqueue }) => {
        if (context.auth) enqueue.sendTo(context.auth, { type: 'account.erased' })
      }),
    },
    'auth.unauthorized': {
      actions: enqueueActions(({ context, enqueue }) => {
        if (context.auth) enqueue.sendTo(context.auth, { type: 'auth.expired' })
      }),
    },
    'trial.changed': {
      actions: [
        { type: 'keepTrialStatus', params: ({ event }) => event },
        ...tellDevice,
        enqueueActions(({ context, event, enqueue }) => {
          const send = context.conversations[event.tradition]?.send
          if (!send) return
          const { session, status } = event
          if (status === 'over') enqueue.sendTo(send, { type: 'trial.over' })
          if (status === 'open') enqueue.sendTo(send, { type: 'trial.open' })
          if (status === 'failed') enqueue.sendTo(send, { type: 'conversation.failed' })
          if (session !== null)
            enqueue.sendTo(send, {
              type: 'conversation.ready',
              conversation: { id: session.conversation_id, referralCode: session.referral_code ?? '' },
            })
        }),
      ],
    },
    'trial.history': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const send = context.conversations[event.tradition]?.send
        if (send) enqueue.sendTo(send, { type: 'history.loaded', messages: event.messages.map(fromServer) })
      }),
    },
    'trial.signIn': {
      actions: {
        type: 'navigate',
        params: ({ event }) => ({ to: signInAddress(event.tradition, event.referralCode), replace: false }),
      },
    },
    // D13: the two free messages are the device's, so every tradition hears of the count.
    'send.answered': {
      actions: [
        enqueueActions(({ context, event, enqueue }) => {
          for (const tradition of TRADITIONS) {
            const trial = context.conversations[tradition]?.trial
            if (trial && event.counts !== null) enqueue.sendTo(trial, { type: 'trial.counts', ...event.counts })
          }
        }),
        ...tellDevice,
      ],
    },
    'send.started': { actions: [...tellDevice] },
    'send.failed': { actions: [...tellDevice] },
    'send.voiceRequested': { actions: [...tellDevice] },
    'send.limitError': {
      actions: [
        enqueueActions(({ context, enqueue }) => {
          for (const tradition of TRADITIONS) {
            const trial = context.conversations[tradition]?.trial
            if (trial) enqueue.sendTo(trial, { type: 'trial.limitError' })
          }
        }),
        ...tellDevice,
      ],
    },
    'send.blocked': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const trial = context.conversations[event.tradition]?.trial
        if (trial) enqueue.sendTo(trial, { type: 'send.blocked' })
      }),
    },
    'session.changedElsewhere': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const trial = context.conversations[event.tradition]?.trial
        if (trial) enqueue.sendTo(trial, { type: 'session.changedElsewhere', session: event.session })
      }),
    },
    'storage.failed': { actions: assign({ storageWorks: false }) },
    'network.changed': {
      actions: [
        assign({ online: ({ event }) => event.online }),
        enqueueActions(({ context, event, enqueue }) => {
          if (context.auth) enqueue.sendTo(context.auth, event)
          if (context.member) enqueue.sendTo(context.member, event)
          if (context.device) enqueue.sendTo(context.device, { ...event, type: 'fact.network' })
        }),
      ],
    },
    'member.told': {
      actions: [
        { type: 'keepFact', params: ({ event }): DeviceFact => ({ type: 'fact.happened', what: event.what }) },
        'sendFacts',
      ],
    },
    'device.navigate': { actions: { type: 'navigate', params: ({ event: { to, replace } }) => ({ to, replace }) } },
    'device.reload': { actions: 'reload' },
    'device.notices': { actions: [assign({ notices: ({ event }) => event.messages }), 'tellNotices'] },
    // Who spoke sends it; a person who signed out meanwhile does not speak as a visitor.
    'device.recorded': {
      actions: enqueueActions(({ context, event: { id, voice, userId }, enqueue }) => {
        if (userId !== (context.user?.id ?? null)) return
        const speaker = context.member ?? context.conversations[traditionOf(context)]?.send
        if (speaker) enqueue.sendTo(speaker, { type: 'voice.submit', id, voice })
      }),
    },
    'back.press': { actions: 'goBack' },
    'view.crashed': { actions: [assign({ crashed: true }), ...tellDevice] },
  },
  states: {
    routing: {
      always: [
        { guard: 'mustRedirect', target: 'routing', reenter: true, actions: 'redirect' },
        { guard: isScreen('authLoading'), target: 'authLoading' },
        { guard: isScreen('defaultLanding'), target: 'defaultLanding' },
        { guard: isScreen('landing'), target: 'landing' },
        { guard: isScreen('initializing'), target: 'initializing' },
        { guard: isScreen('anonymousChat'), target: 'anonymousChat' },
        { guard: isScreen('memberLoading'), target: 'memberLoading' },
        { guard: isScreen('setup'), target: 'setup' },
        { guard: isScreen('chat'), target: 'chat' },
        { guard: isScreen('settings'), target: 'settings' },
        { guard: isScreen('privacy'), target: 'privacy' },
        { guard: isScreen('crashed'), target: 'crashed' },
        { target: 'notFound' },
      ],
      entry: ['openTradition', 'rememberTradition', 'tellReplyLanguage', 'arrive', ...tellScreen],
    },
    authLoading: {},
    defaultLanding: {},
    landing: {
      entry: 'openLanding',
      on: {
        'referral.change': { actions: assign({ referral: ({ event }) => referralCode(event.value) }) },
        // D11: starts the anonymous session and goes to {prefix}/chat.
        'trial.try': {
          actions: [
            { type: 'haptic', params: 'light' },
            ...tellDevice,
            assign({ signedOut: false }),
            'startTrial',
            {
              type: 'navigate',
              params: ({ context }) => ({ to: `${PREFIX[traditionOf(context)]}/chat`, replace: false }),
            },
          ],
        },
      },
    },
    initializing: {
      entry: 'startTrial',
      after: { forcedChat: { actions: 'forceChat' } },
    },
    anonymousChat: { entry: ['showAddress', 'tellNotices'], invoke: verses },
    memberLoading: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadMember',
            src: 'loadMember',
            onDone: { actions: assign({ memberCode: ({ event }) => event.output }) },
            onError: 'waiting',
          },
        },
        waiting: retrying('loading'),
      },
    },
    setup: {
      entry: ['showAddress', 'openMember', 'tellMember'],
      exit: 'leaveMember',
    },
    chat: {
      entry: ['showAddress', 'openMember', 'tellMember', 'tellNotices'],
      invoke: verses,
      exit: 'leaveMember',
      on: {
        'settings.open': {
          actions: [
            assign({ cameFromChat: true }),
            {
              type: 'navigate',
              params: ({ context }) => ({ to: `${PREFIX[traditionOf(context)]}/settings`, replace: false }),
            },
          ],
        },
      },
    },
    settings: {
      entry: ['showAddress', 'openMember', 'tellMember'],
      exit: ['leaveMember', assign({ cameFromChat: false })],
      on: {
        // Back to the chat that is under it, so that the browser's own back does not lead to settings again.
        'settings.back': [
          { guard: 'cameFromChat', actions: 'goBack' },
          {
            actions: {
              type: 'navigate',
              params: ({ context }) => ({ to: `${PREFIX[traditionOf(context)]}/chat`, replace: true }),
            },
          },
        ],
      },
    },
    privacy: {},
    notFound: {},
    crashed: { on: { 'page.refresh': { actions: 'reload' } } },
  },
})
