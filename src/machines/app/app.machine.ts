import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate'
import {
  anonymousTrialMachine,
  type TrialAnnouncement,
  type TrialStatus,
} from '../anonymousTrial/anonymousTrial.machine.ts'
import { type AuthAnnouncement, type AuthStatus, authMachine } from '../auth/auth.machine.ts'
import { copyMachine } from '../copy/copy.machine.ts'
import {
  type AnonymousSession,
  fromServer,
  type Language,
  NATIVE_LANGUAGE,
  PREFIX,
  TRADITIONS,
  type Tradition,
} from '../entities.ts'
import { type LanguageAnnouncement, languageMachine } from '../language/language.machine.ts'
import { messageSendMachine, type SavedDraft, type SendAnnouncement } from '../messageSend/messageSend.machine.ts'
import { socialProofMachine } from '../socialProof/socialProof.machine.ts'
import { type Location, landingQuery, referralCode, routeOf, signInAddress } from './routes.ts'

/** From the start of the anonymous session to the chat that opens without it, ms. Spec §2, §9. */
export const FORCED_CHAT_MS = 10_000

export type Screen =
  | 'authLoading'
  | 'defaultLanding'
  | 'landing'
  | 'initializing'
  | 'anonymousChat'
  | 'signedIn'
  | 'privacy'
  | 'notFound'
  | 'crashed'

export type AppInput = {
  location: Location
  /** What this device remembers (spec §2 route table, §3 storage keys). */
  storedTradition: Tradition | null
  initialTradition: Tradition | null
  sessions: Record<Tradition, AnonymousSession | null>
  drafts: Record<Tradition, SavedDraft | null>
  hasToken: boolean
  expiredRecently: boolean
  language: { shown: Language; chosen: Language | null }
  /** False when the browser keeps nothing for this page. */
  storageWorks: boolean
  /** Whether the browser believes in a network. */
  online: boolean
  /** Makes a client message id, a UUID. */
  newId: () => string
}

/** What the app starts from on a first visit: an address, and nothing remembered. */
export const firstVisit = (location: Location): AppInput => ({
  location,
  storedTradition: null,
  initialTradition: null,
  sessions: { sikh: null, hindu: null },
  drafts: { sikh: null, hindu: null },
  hasToken: false,
  expiredRecently: false,
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
  /** What the person typed as referral code, or came with. */
  referral: string
  authStatus: AuthStatus
  conversations: Partial<Record<Tradition, Conversation>>
  proofs: Partial<Record<Tradition, ActorRefFrom<typeof socialProofMachine>>>
  auth: ActorRefFrom<typeof authMachine> | null
  language: ActorRefFrom<typeof languageMachine> | null
  copy: ActorRefFrom<typeof copyMachine> | null
  chosenLanguage: Language | null
  storageWorks: boolean
  online: boolean
  crashed: boolean
  /** The destination that the present state stands for; when it is no longer the right one, `routing` is entered. */
  at: string
  input: AppInput
}

export type AppEvent =
  | { type: 'location.changed'; location: Location }
  | { type: 'tradition.choose'; tradition: Tradition }
  | { type: 'referral.change'; value: string }
  | { type: 'trial.try' }
  | { type: 'language.choose'; language: Language }
  | { type: 'session.changedElsewhere'; tradition: Tradition; session: AnonymousSession }
  | { type: 'storage.failed' }
  | { type: 'network.changed'; online: boolean }
  | { type: 'auth.unauthorized' }
  | { type: 'back.press' }
  | { type: 'view.crashed' }
  | { type: 'page.refresh' }
  | AuthAnnouncement
  | TrialAnnouncement
  | SendAnnouncement
  | LanguageAnnouncement

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
  // Only for the signed-in; the others go back to the tradition. While authentication loads, nobody is judged.
  const isGuarded = route.kind === 'setup' || route.kind === 'settings'
  return isGuarded && context.authStatus === 'anonymous' ? PREFIX[route.tradition] : null
}

/** Spec §2 Tradition chat handler, in its order, with D11 and D12. */
function handlerScreen(context: Context, tradition: Tradition): Screen {
  const conversation = context.conversations[tradition]
  if (context.authStatus === 'loading' || context.authStatus === 'expired') return 'authLoading'
  if (landingQuery(context.location).fromAnonymous) return 'landing'
  if (context.authStatus === 'complete' || context.authStatus === 'incomplete') return 'signedIn'
  if (conversation?.status === 'failed') return 'landing'
  if (conversation?.status === 'open' || conversation?.status === 'over' || conversation?.forced) return 'anonymousChat'
  return 'initializing'
}

/** The screen that an address and what is known of the person call for. */
export function screenOf(context: Context): Screen {
  if (context.crashed) return 'crashed'
  const route = routeOf(context.location.path)
  if (route.kind === 'privacy') return 'privacy'
  if (route.kind === 'unknown') return 'notFound'
  return 'tradition' in route ? handlerScreen(context, route.tradition) : 'defaultLanding'
}

const destinationOf = (context: Context): string => `${screenOf(context)} ${traditionOf(context)}`

/** D9: hindi or punjabi by tradition, unless the visitor chose English in the switch. */
export const replyLanguage = (tradition: Tradition, chosen: Language | null): Language =>
  chosen === 'english' ? 'english' : NATIVE_LANGUAGE[tradition]

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
  },
  actions: {
    /** Changes the address; the change comes back as `location.changed`. */
    navigate: (_, _to: { to: string; replace: boolean }) => {},
    goBack: () => {},
    reload: () => {},
    haptic: (_, _strength: 'light' | 'medium' | 'heavy') => {},
    /** Remembers the tradition; the first one ever is the initial tradition too. */
    saveTradition: (_, _tradition: Tradition) => {},
  },
  delays: { forcedChat: FORCED_CHAT_MS },
  guards: {
    mustRedirect: ({ context }) => redirectOf(context) !== null,
    mustMove: ({ context }) => redirectOf(context) !== null || context.at !== destinationOf(context),
    isScreen: ({ context }, { screen }: { screen: Screen }) => screenOf(context) === screen,
  },
})

const machine = base.extend({
  actions: {
    spawnRoots: assign(({ spawn, self, context }) => ({
      auth: spawn('auth', {
        id: 'auth',
        input: { owner: self, hasToken: context.input.hasToken, expiredRecently: context.input.expiredRecently },
      }),
      language: spawn('language', { id: 'language', input: { owner: self, ...context.input.language } }),
      copy: spawn('copy', { id: 'copy' }),
    })),
    /** Makes the actors of the address's tradition, once; D13: each tradition keeps its own. */
    openTradition: assign(({ context, spawn, self }) => {
      const route = routeOf(context.location.path)
      if (route.kind !== 'handler' || context.conversations[route.tradition]) return {}
      const { tradition } = route
      const { sessions, drafts, newId } = context.input
      const conversation: Conversation = {
        trial: spawn('anonymousTrial', {
          id: `anonymousTrial.${tradition}`,
          input: { owner: self, tradition, session: sessions[tradition] },
        }),
        send: spawn('messageSend', {
          id: `messageSend.${tradition}`,
          input: { owner: self, tradition, saved: drafts[tradition], newId },
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
        enqueue.assign({ remembered: route.tradition })
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
    /** Spec §2: a user with an anonymous session is redirected to {prefix}/chat. */
    showChatAddress: base.createAction(
      enqueueActions(({ context, enqueue }) => {
        const chat = `${PREFIX[traditionOf(context)]}/chat`
        if (context.location.path.replace(/\/$/, '') === chat) return
        enqueue.assign({ location: { ...context.location, path: chat } })
        enqueue({ type: 'navigate', params: { to: chat + context.location.search, replace: true } })
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
export const appMachine = machine.createMachine({
  id: 'app',
  context: ({ input }) => ({
    location: input.location,
    remembered:
      input.storedTradition ??
      input.initialTradition ??
      TRADITIONS.find((tradition) => input.sessions[tradition] !== null) ??
      null,
    referral: landingQuery(input.location).ref,
    authStatus: input.hasToken ? 'loading' : 'anonymous',
    conversations: {},
    proofs: {},
    auth: null,
    language: null,
    copy: null,
    chosenLanguage: input.language.chosen,
    storageWorks: input.storageWorks,
    online: input.online,
    crashed: false,
    at: '',
    input,
  }),
  entry: 'spawnRoots',
  initial: 'routing',
  always: { guard: 'mustMove', target: '.routing' },
  on: {
    'location.changed': {
      actions: assign(({ context, event }) => ({
        location: event.location,
        referral: landingQuery(event.location).ref || context.referral,
      })),
    },
    'tradition.choose': { actions: { type: 'haptic', params: 'light' } },
    'language.choose': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        if (context.language) enqueue.sendTo(context.language, event)
      }),
    },
    'language.changed': {
      actions: [assign({ chosenLanguage: ({ event }) => event.chosen }), 'tellReplyLanguage'],
    },
    'auth.changed': { actions: assign({ authStatus: ({ event }) => event.status }) },
    'auth.unauthorized': {
      actions: enqueueActions(({ context, enqueue }) => {
        if (context.auth) enqueue.sendTo(context.auth, { type: 'auth.expired' })
      }),
    },
    'trial.changed': {
      actions: [
        { type: 'keepTrialStatus', params: ({ event }) => event },
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
      actions: enqueueActions(({ context, event, enqueue }) => {
        for (const tradition of TRADITIONS) {
          const trial = context.conversations[tradition]?.trial
          if (trial) enqueue.sendTo(trial, { type: 'trial.counts', ...event.counts })
        }
      }),
    },
    'send.limitError': {
      actions: enqueueActions(({ context, enqueue }) => {
        for (const tradition of TRADITIONS) {
          const trial = context.conversations[tradition]?.trial
          if (trial) enqueue.sendTo(trial, { type: 'trial.limitError' })
        }
      }),
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
    'network.changed': { actions: assign({ online: ({ event }) => event.online }) },
    'back.press': { actions: 'goBack' },
    'view.crashed': { actions: assign({ crashed: true }) },
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
        { guard: isScreen('signedIn'), target: 'signedIn' },
        { guard: isScreen('privacy'), target: 'privacy' },
        { guard: isScreen('crashed'), target: 'crashed' },
        { target: 'notFound' },
      ],
      entry: ['openTradition', 'rememberTradition', 'tellReplyLanguage', 'arrive'],
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
    anonymousChat: { entry: 'showChatAddress' },
    signedIn: {},
    privacy: {},
    notFound: {},
    crashed: { on: { 'page.refresh': { actions: 'reload' } } },
  },
})
