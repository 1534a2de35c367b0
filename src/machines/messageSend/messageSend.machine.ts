import { assign, sendTo, setup } from 'xstate'
import type { TrialCounts } from '../anonymousTrial/anonymousTrial.machine.ts'
import {
  type ChatMessage,
  chatMessage,
  type Language,
  NATIVE_LANGUAGE,
  type SpiritualReference,
  type Tradition,
} from '../entities.ts'
import { nobody, type Owned } from '../owned.ts'
import { unprovided } from '../unprovided.ts'
import { fitDraft, joinDrafts } from './draft.ts'
import { isLimitError, type SendError, sendError } from './messageSend.messages.ts'

/** Longest anonymous message, characters (code points). Spec §5, §9. */
export const ANONYMOUS_LIMIT = 500

/** A text on its way, or come back. The id makes a retry safe: the server answers a repeated id once (D28). */
export type Outgoing = { text: string; clientMessageId: string }

/** What is kept on this device of a message not yet answered (D28). */
export type SavedDraft = { draft: string; overflow: string; unsent: Outgoing | null }

export type SendConversation = { id: string; referralCode: string }

export type SendInput = Partial<Owned> & {
  tradition: Tradition
  saved: SavedDraft | null
  /** Makes a client message id, a UUID. */
  newId: () => string
}

export type SendTextRequest = Outgoing & { conversation: SendConversation; tradition: Tradition; language: Language }

export type Answer = {
  kind: 'answered'
  /** Id and time of the visitor's own message, as the server stored it. */
  sent: { id: string; createdAt: string } | null
  reply: { id: string; text: string; references: SpiritualReference[]; createdAt: string | null }
  counts: TrialCounts
}
export type SendResult = Answer | { kind: 'limitReached' }

/** What this machine announces to its owner. */
export type SendAnnouncement =
  | { type: 'send.answered'; tradition: Tradition; counts: TrialCounts }
  | { type: 'send.limitError'; tradition: Tradition }
  | { type: 'send.blocked'; tradition: Tradition }

type Context = Owned & {
  tradition: Tradition
  language: Language
  conversation: SendConversation | null
  /** True once the trial is over: sending then opens the login modal instead (spec §4). */
  blocked: boolean
  messages: ChatMessage[]
  draft: string
  /** What did not fit into the limit. */
  overflow: string
  outgoing: Outgoing | null
  /** The last text that came back unanswered; sent again unchanged, it keeps its id. */
  unsent: Outgoing | null
  error: SendError | null
  newId: () => string
}

type Event =
  | { type: 'draft.change'; value: string }
  | { type: 'text.submit' }
  | { type: 'overflow.use' }
  | { type: 'overflow.drop' }
  | { type: 'conversation.ready'; conversation: SendConversation }
  | { type: 'conversation.failed' }
  | { type: 'trial.over' }
  | { type: 'trial.open' }
  | { type: 'history.loaded'; messages: ChatMessage[] }
  | { type: 'reply.language'; language: Language }

/** Id of the guide's temporary bubble (spec §4). There is one at most, because one request is in flight at most. */
export const PROCESSING_ID = 'processing'

const withoutOutgoing = (context: Context) =>
  context.messages.filter(({ id }) => id !== PROCESSING_ID && id !== context.outgoing?.clientMessageId)

/** Spec §4 Anonymous failure: the processing bubble goes and the typed text returns; its own bubble goes with it. */
const restored = (context: Context): Partial<Context> => {
  if (context.outgoing === null) return {}
  const { draft, rest } = fitDraft('', joinDrafts(context.outgoing.text, context.draft), ANONYMOUS_LIMIT)
  return {
    messages: withoutOutgoing(context),
    draft,
    overflow: rest + context.overflow,
    unsent: context.outgoing,
    outgoing: null,
  }
}

const answered = (context: Context, { sent, reply }: Answer): Partial<Context> => ({
  messages: [
    ...withoutOutgoing(context),
    chatMessage({
      id: sent?.id ?? context.outgoing?.clientMessageId ?? reply.id,
      sender: 'user',
      text: context.outgoing?.text ?? '',
      createdAt: sent?.createdAt ?? null,
      clientMessageId: context.outgoing?.clientMessageId ?? null,
    }),
    chatMessage({ ...reply, sender: 'guide' }),
  ],
  outgoing: null,
  unsent: null,
})

/** The stored conversation, then whatever is here and not there yet; a text that did arrive leaves the draft. */
const withHistory = (context: Context, history: ChatMessage[]): Partial<Context> => {
  const known = new Set(history.flatMap(({ id, clientMessageId }) => [id, clientMessageId ?? id]))
  const { unsent, draft } = context
  const hasArrived = unsent !== null && known.has(unsent.clientMessageId)
  return {
    messages: [
      ...history,
      ...context.messages.filter(({ id, clientMessageId }) => !known.has(id) && !known.has(clientMessageId ?? id)),
    ],
    ...(hasArrived && draft.startsWith(unsent.text)
      ? { unsent: null, draft: draft.slice(unsent.text.length).replace(/^\n/, '') }
      : {}),
  }
}

/** While a text is on its way, what is kept for a reload is that text and whatever was typed after it. */
export const toSave = ({ draft, overflow, outgoing, unsent }: Context): SavedDraft => ({
  draft: outgoing === null ? draft : joinDrafts(outgoing.text, draft),
  overflow,
  unsent: outgoing ?? unsent,
})

const save = { type: 'saveDraft', params: ({ context }: { context: Context }) => toSave(context) } as const
const announceBlocked = {
  type: 'announce',
  params: ({ context }: { context: Context }): SendAnnouncement => ({
    type: 'send.blocked',
    tradition: context.tradition,
  }),
} as const
const announceLimit = {
  type: 'announce',
  params: ({ context }: { context: Context }): SendAnnouncement => ({
    type: 'send.limitError',
    tradition: context.tradition,
  }),
} as const

const answerOf = (context: Context, result: SendResult): SendAnnouncement =>
  result.kind === 'answered'
    ? { type: 'send.answered', tradition: context.tradition, counts: result.counts }
    : { type: 'send.limitError', tradition: context.tradition }

/** At rest, whatever came before: a text is sent, or, once the trial is over, asks the owner for the login modal. */
const submit = [
  { guard: 'hasTextButIsBlocked', actions: announceBlocked },
  { guard: 'hasText', target: 'sendingText' },
] as const

/** Message sending (text), spec §4; one message in flight at a time. */
export const messageSendMachine = setup({
  types: { input: {} as SendInput, context: {} as Context, events: {} as Event },
  actors: { sendText: unprovided<SendResult, SendTextRequest>('sendText') },
  actions: {
    announce: sendTo(
      ({ context }) => context.owner,
      (_, announcement: SendAnnouncement) => announcement,
    ),
    /** Keeps the draft on this device (D28). */
    saveDraft: (_, _saved: SavedDraft) => {},
    takeDraft: assign(({ context }) => {
      // Spec §5: chat text is trimmed.
      const text = context.draft.trim()
      const clientMessageId = context.unsent?.text === text ? context.unsent.clientMessageId : context.newId()
      return {
        outgoing: { text, clientMessageId },
        draft: '',
        error: null,
        messages: [
          ...context.messages,
          chatMessage({ id: clientMessageId, sender: 'user', text, clientMessageId }),
          chatMessage({ id: PROCESSING_ID, sender: 'guide', kind: 'processing' }),
        ],
      }
    }),
    restoreDraft: assign(({ context }) => restored(context)),
    keepError: assign((_, { error }: { error: unknown }) => ({ error: sendError(error) })),
    keepAnswer: assign(({ context }, result: SendResult) =>
      result.kind === 'answered' ? answered(context, result) : {},
    ),
    announceAnswer: sendTo(
      ({ context }) => context.owner,
      ({ context }, result: SendResult) => answerOf(context, result),
    ),
  },
  guards: {
    hasText: ({ context }) => context.draft.trim() !== '',
    hasTextButIsBlocked: ({ context }) => context.blocked && context.draft.trim() !== '',
    hasConversation: ({ context }) => context.conversation !== null,
    isBlocked: ({ context }) => context.blocked,
    isLimit: (_, result: SendResult) => result.kind === 'limitReached',
    isLimitFailure: (_, { error }: { error: unknown }) => isLimitError(error),
  },
}).createMachine({
  id: 'messageSend',
  context: ({ input }) => ({
    owner: input.owner ?? nobody,
    tradition: input.tradition,
    language: NATIVE_LANGUAGE[input.tradition],
    conversation: null,
    blocked: false,
    messages: [],
    draft: input.saved?.draft ?? '',
    overflow: input.saved?.overflow ?? '',
    outgoing: null,
    unsent: input.saved?.unsent ?? null,
    error: null,
    newId: input.newId,
  }),
  initial: 'idle',
  on: {
    'draft.change': {
      actions: [
        assign(({ context, event }) => {
          const { draft, rest } = fitDraft(context.draft, event.value, ANONYMOUS_LIMIT)
          return { draft, overflow: context.overflow + rest }
        }),
        save,
      ],
    },
    'overflow.use': {
      actions: [
        assign(({ context }) => {
          const { draft, rest } = fitDraft(context.draft, context.draft + context.overflow, ANONYMOUS_LIMIT)
          return { draft, overflow: rest }
        }),
        save,
      ],
    },
    'overflow.drop': { actions: [assign({ overflow: '' }), save] },
    'conversation.ready': { actions: assign({ conversation: ({ event }) => event.conversation }) },
    'trial.over': { actions: assign({ blocked: true }) },
    'trial.open': { actions: assign({ blocked: false }) },
    'history.loaded': { actions: [assign(({ context, event }) => withHistory(context, event.messages)), save] },
    'reply.language': { actions: assign({ language: ({ event }) => event.language }) },
  },
  states: {
    idle: { on: { 'text.submit': submit } },
    sendingText: {
      entry: ['takeDraft', save],
      initial: 'waitingForSession',
      states: {
        /** D12: sent from the chat that the 10 s forced open, before its session arrived. */
        waitingForSession: {
          always: [
            {
              guard: 'isBlocked',
              target: '#messageSend.idle',
              actions: ['restoreDraft', save, announceBlocked],
            },
            { guard: 'hasConversation', target: 'inFlight' },
          ],
          on: {
            // The landing that rule 5 shows says why; here the text only comes back.
            'conversation.failed': { target: '#messageSend.idle', actions: ['restoreDraft', save] },
          },
        },
        inFlight: {
          invoke: {
            id: 'sendText',
            src: 'sendText',
            input: ({ context }) => ({
              text: context.outgoing?.text ?? '',
              clientMessageId: context.outgoing?.clientMessageId ?? '',
              conversation: context.conversation ?? { id: '', referralCode: '' },
              tradition: context.tradition,
              language: context.language,
            }),
            onDone: [
              {
                guard: { type: 'isLimit', params: ({ event }) => event.output },
                target: '#messageSend.idle',
                actions: ['restoreDraft', save, announceLimit],
              },
              {
                target: '#messageSend.answered',
                actions: [
                  { type: 'keepAnswer', params: ({ event }) => event.output },
                  save,
                  { type: 'announceAnswer', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'isLimitFailure', params: ({ event }) => ({ error: event.error }) },
                target: '#messageSend.idle',
                actions: ['restoreDraft', save, announceLimit],
              },
              {
                target: '#messageSend.failed',
                actions: ['restoreDraft', save, { type: 'keepError', params: ({ event }) => ({ error: event.error }) }],
              },
            ],
          },
        },
      },
    },
    answered: { on: { 'text.submit': submit } },
    failed: { on: { 'text.submit': submit } },
  },
})
