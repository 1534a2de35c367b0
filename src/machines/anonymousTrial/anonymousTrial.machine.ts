import { assign, setup } from 'xstate'
import { announce } from '../announce.ts'
import {
  type AnonymousSession,
  type DeviceStatus,
  type Language,
  NATIVE_LANGUAGE,
  type ServerMessage,
  type Tradition,
} from '../entities.ts'
import { type EventOf, resultIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'

/** From the end of the trial to the login modal, ms. Spec §4, §9. */
export const LOGIN_PROMPT_MS = 20_000

export type TrialInput = { tradition: Tradition; session: AnonymousSession | null }

export type StartRequest = { referral_code: string; spiritual_tradition: Tradition; language: Language }

/** The counts that come with every reply (spec §4: they are the server's, never the client's own). */
export type TrialCounts = { user_message_count: number; remaining_messages: number; requires_login: boolean }

export type TrialStatus = 'none' | 'starting' | 'open' | 'over' | 'failed'

/** What this machine announces to its owner. */
export type TrialAnnouncement =
  | { type: 'trial.changed'; tradition: Tradition; status: TrialStatus; session: AnonymousSession | null }
  | { type: 'trial.history'; tradition: Tradition; messages: ServerMessage[] }
  | { type: 'trial.signIn'; tradition: Tradition; referralCode: string }

type Context = {
  tradition: Tradition
  session: AnonymousSession | null
  /** What the session was, or will be, started with. */
  request: StartRequest
}

type Event =
  | ({ type: 'trial.start' } & StartRequest)
  | ({ type: 'trial.counts' } & TrialCounts)
  | { type: 'trial.limitError' }
  | { type: 'send.blocked' }
  | { type: 'session.changedElsewhere'; session: AnonymousSession }
  | { type: 'login.open' }
  | { type: 'login.close' }
  | { type: 'login.signIn' }
type On<Type extends Event['type']> = EventOf<Event, Type>

/** Whether these counts leave no free message. */
export const isOver = (counts: { remaining_messages: number; requires_login: boolean }) =>
  counts.remaining_messages <= 0 || counts.requires_login

/** The session after a device status; the status counts what remains as `remaining_conversations` (spec §3). */
const afterStatus = (session: AnonymousSession, status: DeviceStatus): AnonymousSession => ({
  ...session,
  message_count: status.user_message_count,
  remaining_messages: status.remaining_conversations,
  requires_login: status.requires_login,
  trial_completed: status.trial_completed,
})

const withCounts = (session: AnonymousSession, counts: TrialCounts): AnonymousSession => ({
  ...session,
  message_count: counts.user_message_count,
  remaining_messages: counts.remaining_messages,
  requires_login: counts.requires_login,
})

type In = { context: Context }

const toRequest = ({ context }: In) => context.request
const toTradition = ({ context }: In) => ({ tradition: context.tradition })

const tell = (status: TrialStatus) =>
  announce(
    ({ context: { tradition, session } }: In): TrialAnnouncement => ({
      type: 'trial.changed',
      tradition,
      status,
      session,
    }),
  )

const machine = setup({
  types: { input: {} as TrialInput, context: {} as Context, events: {} as Event, emitted: {} as TrialAnnouncement },
  actors: {
    startSession: unprovided<AnonymousSession, StartRequest>('startSession'),
    checkStatus: unprovided<DeviceStatus, { tradition: Tradition }>('checkStatus'),
  },
  actions: {
    tellNone: tell('none'),
    tellStarting: tell('starting'),
    tellOpen: tell('open'),
    tellOver: tell('over'),
    tellFailed: tell('failed'),
    tellHistory: announce(
      ({ context, event }: In & { event: { output: DeviceStatus } }): TrialAnnouncement => ({
        type: 'trial.history',
        tradition: context.tradition,
        messages: event.output.latest_conversation?.messages ?? [],
      }),
    ),
    tellSignIn: announce(
      ({ context: { tradition, session, request } }: In): TrialAnnouncement => ({
        type: 'trial.signIn',
        tradition,
        referralCode: session?.referral_code ?? request.referral_code,
      }),
    ),
    keepRequest: assign(({ event }) => {
      const { referral_code, spiritual_tradition, language } = event as On<'trial.start'>
      return { request: { referral_code, spiritual_tradition, language } }
    }),
    /** Keeps the session on this device; null removes it. */
    saveSession: (_, _session: AnonymousSession | null) => {},
    keepSession: assign(({ event }) => ({ session: resultIn<AnonymousSession>(event) })),
    forgetSession: assign({ session: null }),
    keepStatus: assign(({ context: { session }, event }) => ({
      session: session && afterStatus(session, resultIn<DeviceStatus>(event)),
    })),
    keepCounts: assign(({ context: { session }, event }) => ({
      session: session && withCounts(session, event as On<'trial.counts'>),
    })),
    // Spec §4: when sending is blocked the session is marked trial_completed and requires_login.
    markCompleted: assign(({ context: { session } }) => ({
      session: session && { ...session, remaining_messages: 0, requires_login: true, trial_completed: true },
    })),
  },
  delays: { loginPrompt: LOGIN_PROMPT_MS },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    sessionIsOver: ({ context }) => context.session !== null && isOver(context.session),
    countsAreOver: ({ event }) => isOver(event as On<'trial.counts'>),
    statusIsOver: ({ event }) => {
      const status = resultIn<DeviceStatus>(event)
      return status.trial_completed || status.requires_login
    },
  },
})

const save = { type: 'saveSession', params: ({ context }: In) => context.session } as const

/** A device status brings the counts and the conversation so far. */
const keepStatus = ['keepStatus', 'tellHistory'] as const

/** The anonymous trial of one tradition, spec §4: two messages a device, then the login modal. */
export const anonymousTrialMachine = machine.createMachine({
  id: 'anonymousTrial',
  context: ({ input }) => ({
    tradition: input.tradition,
    session: input.session,
    request: {
      referral_code: '',
      spiritual_tradition: input.tradition,
      language: NATIVE_LANGUAGE[input.tradition],
    },
  }),
  initial: 'none',
  states: {
    none: {
      always: { guard: 'hasSession', target: 'open' },
      on: { 'trial.start': { target: 'starting', actions: 'keepRequest' } },
    },
    starting: {
      entry: 'tellStarting',
      invoke: {
        id: 'startSession',
        src: 'startSession',
        input: toRequest,
        onDone: { target: 'open', actions: 'keepSession' },
        onError: 'failed',
      },
    },
    open: {
      initial: 'checking',
      entry: ['tellOpen', save],
      on: {
        'trial.counts': [
          { guard: 'countsAreOver', target: 'limitReached', actions: 'keepCounts' },
          { actions: ['keepCounts', save, 'tellOpen'] },
        ],
        'trial.limitError': 'limitReached',
      },
      states: {
        /** Just started too: the server may have met the device before, and then it has a conversation. */
        checking: {
          invoke: {
            id: 'checkStatus',
            src: 'checkStatus',
            input: toTradition,
            onDone: [
              // Spec §4: on page load, if the device status says so, the modal opens at once.
              { guard: 'statusIsOver', target: '#anonymousTrial.loginRequired', actions: keepStatus },
              { target: 'ready', actions: [...keepStatus, save, 'tellOpen'] },
            ],
            // Spec §8 Device status failure: only the welcome message is shown.
            onError: [{ guard: 'sessionIsOver', target: '#anonymousTrial.loginRequired' }, { target: 'ready' }],
          },
        },
        ready: { on: { 'session.changedElsewhere': 'syncing' } },
        /** Another tab sent a message: fetch what it said and what is left. Nothing is saved, or the tabs would echo. */
        syncing: {
          invoke: {
            id: 'syncStatus',
            src: 'checkStatus',
            input: toTradition,
            onDone: [
              // The other tab opens its modal; this one stays readable until somebody sends here.
              { guard: 'statusIsOver', target: '#anonymousTrial.trialCompleted', actions: keepStatus },
              { target: 'ready', actions: [...keepStatus, 'tellOpen'] },
            ],
            onError: 'ready',
          },
        },
      },
    },
    limitReached: {
      entry: ['markCompleted', save, 'tellOver'],
      after: { loginPrompt: 'loginRequired' },
      on: { 'send.blocked': 'loginRequired', 'login.open': 'loginRequired' },
    },
    loginRequired: {
      entry: ['markCompleted', save, 'tellOver'],
      on: {
        'login.close': 'trialCompleted',
        // Spec §2 Anonymous chat: clear the session and go to the landing with from=anonymous, keeping the ref code.
        'login.signIn': {
          target: 'none',
          actions: ['tellSignIn', 'forgetSession', save, 'tellNone'],
        },
      },
    },
    trialCompleted: {
      entry: ['markCompleted', save, 'tellOver'],
      on: { 'send.blocked': 'loginRequired', 'login.open': 'loginRequired' },
    },
    failed: {
      entry: 'tellFailed',
      on: { 'trial.start': { target: 'starting', actions: 'keepRequest' } },
    },
  },
})
