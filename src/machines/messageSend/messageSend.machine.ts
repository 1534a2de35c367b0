import { assign, sendTo, setup } from 'xstate'
import type { TrialCounts } from '../anonymousTrial/anonymousTrial.machine.ts'
import {
  type ChatMessage,
  chatMessage,
  type FeedbackType,
  type Language,
  NATIVE_LANGUAGE,
  type SendError,
  type SpiritualReference,
  type Tradition,
} from '../entities.ts'
import { mergeMessages } from '../history/merge.ts'
import { nobody, type Owned } from '../owned.ts'
import { unprovided } from '../unprovided.ts'
import { fitDraft, joinDrafts } from './draft.ts'
import { isLimitError, sendError } from './messageSend.messages.ts'

/** Longest message, characters (code points): anonymous by spec §5 and §9, signed in by the contract. */
export const ANONYMOUS_LIMIT = 500
export const TEXT_LIMIT = { anonymous: ANONYMOUS_LIMIT, member: 20_000 } as const

/** Who speaks (spec §6): a visitor of the trial, or a signed-in person with a completed profile. */
export type Role = keyof typeof TEXT_LIMIT

/** A text on its way, or come back. The id makes a retry safe: the server answers a repeated id once (D28). */
export type Outgoing = { text: string; clientMessageId: string }

/** What is kept on this device of a message not yet answered (D28). */
export type SavedDraft = {
  draft: string
  overflow: string
  unsent: Outgoing | null
  /** Signed in: what stands in the conversation with 'Try again' beside it, oldest first. */
  failed?: Outgoing[]
}

export type SendConversation = { id: string; referralCode: string }

export type SendInput = Partial<Owned> & {
  role: Role
  tradition: Tradition
  /** Whose draft it is: the tradition's of a visitor, or the user's by id. */
  draftKey: string
  /** Language of the answers (D9); the tradition's own when left out. */
  language?: Language
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
  /** Of the trial; null for who is signed in. */
  counts: TrialCounts | null
}
export type SendResult = Answer | { kind: 'limitReached' }

/** What this machine announces to its owner. */
export type SendAnnouncement =
  | { type: 'send.answered'; tradition: Tradition; counts: TrialCounts | null }
  | { type: 'send.failed'; tradition: Tradition }
  | { type: 'send.limitError'; tradition: Tradition }
  | { type: 'send.blocked'; tradition: Tradition }

type Context = Owned & {
  role: Role
  draftKey: string
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
  /** Signed in: sent in vain; their bubbles stay, each with an error bubble (D28). */
  failed: Outgoing[]
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
  | { type: 'tradition.changed'; tradition: Tradition }
  | { type: 'message.retry'; id: string }
  | { type: 'message.rated'; messageId: string; value: FeedbackType; at: string }

/** Id of the guide's temporary bubble (spec §4). There is one at most, because one request is in flight at most. */
export const PROCESSING_ID = 'processing'

/** Id of the bubble that says that a message was sent in vain. */
export const errorId = (clientMessageId: string): string => `failed-${clientMessageId}`

const ownBubble = ({ text, clientMessageId }: Outgoing): ChatMessage =>
  chatMessage({ id: clientMessageId, sender: 'user', text, clientMessageId })

const errorBubble = ({ clientMessageId }: Outgoing, failure: SendError): ChatMessage =>
  chatMessage({ id: errorId(clientMessageId), sender: 'guide', kind: 'error', clientMessageId, failure })

const withoutOutgoing = (context: Context) =>
  context.messages.filter(({ id }) => id !== PROCESSING_ID && id !== context.outgoing?.clientMessageId)

/** Spec §4 Anonymous failure: the processing bubble goes and the typed text returns; its own bubble goes with it. */
const restored = (context: Context): Partial<Context> => {
  if (context.outgoing === null) return {}
  const typed = joinDrafts(context.outgoing.text, context.draft)
  const { draft, rest } = fitDraft('', typed, TEXT_LIMIT[context.role])
  return {
    messages: withoutOutgoing(context),
    draft,
    overflow: rest + context.overflow,
    unsent: context.outgoing,
    outgoing: null,
  }
}

/** Spec §4, §8 signed in: the person's own bubble stays, and the processing bubble becomes the failure's. */
const markedFailed = (context: Context, error: unknown): Partial<Context> => {
  const { outgoing } = context
  if (outgoing === null) return {}
  const failure = sendError(error, 'signedInSendFailed')
  return {
    messages: context.messages.map((message) =>
      message.id === PROCESSING_ID ? errorBubble(outgoing, failure) : message,
    ),
    failed: [...context.failed, outgoing],
    outgoing: null,
  }
}

/** The answer stands where the processing bubble was: after its question, also when newer ones have come below. */
const answered = (context: Context, { sent, reply }: Answer): Partial<Context> => {
  const { outgoing } = context
  return {
    messages: context.messages.map((message) => {
      if (message.id === PROCESSING_ID) return chatMessage({ ...reply, sender: 'guide' })
      if (outgoing === null || message.id !== outgoing.clientMessageId) return message
      return { ...message, id: sent?.id ?? message.id, createdAt: sent?.createdAt ?? null }
    }),
    outgoing: null,
    unsent: null,
  }
}

/** A retry keeps its id and its place: the failure's bubble becomes the processing bubble again. */
const retried = (context: Context, id: string): Partial<Context> => {
  const outgoing = context.failed.find(({ clientMessageId }) => errorId(clientMessageId) === id) ?? null
  if (outgoing === null) return {}
  return {
    outgoing,
    failed: context.failed.filter((item) => item !== outgoing),
    messages: context.messages.map((message) =>
      message.id === id ? chatMessage({ id: PROCESSING_ID, sender: 'guide', kind: 'processing' }) : message,
    ),
  }
}

/** What is stored joins what is here; a text that did arrive leaves the draft, and the list of failures. */
const withHistory = (context: Context, history: ChatMessage[]): Partial<Context> => {
  const arrived = new Set(history.map(({ clientMessageId }) => clientMessageId))
  const { unsent, draft, failed } = context
  // An error bubble, and its own question, give way to what the server has after all.
  const messages = context.messages.filter(
    ({ kind, clientMessageId }) => kind !== 'error' || !arrived.has(clientMessageId),
  )
  const hasArrived = unsent !== null && arrived.has(unsent.clientMessageId)
  return {
    messages: mergeMessages(
      messages.length === context.messages.length ? context.messages : messages,
      history,
      context.role === 'member',
    ),
    failed: failed.filter(({ clientMessageId }) => !arrived.has(clientMessageId)),
    ...(hasArrived && draft.startsWith(unsent.text)
      ? { unsent: null, draft: draft.slice(unsent.text.length).replace(/^\n/, '') }
      : {}),
  }
}

/**
 * What is kept for a reload. Of a text on its way: for a visitor it is back in the box then, before whatever was typed
 * after it; for who is signed in it stands in the conversation with 'Try again', until the history shows that it arrived.
 */
export const toSave = ({ role, draft, overflow, outgoing, unsent, failed }: Context): SavedDraft =>
  role === 'member'
    ? { draft, overflow, unsent: null, failed: outgoing === null ? failed : [...failed, outgoing] }
    : { draft: outgoing === null ? draft : joinDrafts(outgoing.text, draft), overflow, unsent: outgoing ?? unsent }

/** Bubbles of what was sent in vain before a reload. */
const failedBubbles = (failed: Outgoing[]): ChatMessage[] =>
  failed.flatMap((outgoing) => [
    ownBubble(outgoing),
    errorBubble(outgoing, { word: 'signedInSendFailed', hint: null, detail: '' }),
  ])

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

const announceFailed = {
  type: 'announce',
  params: ({ context }: { context: Context }): SendAnnouncement => ({
    type: 'send.failed',
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
  { guard: 'hasText', target: 'sendingText', actions: ['takeDraft', save] },
] as const

const retry = {
  guard: { type: 'canRetry', params: ({ event }: { event: { id: string } }) => event.id },
  target: 'sendingText.inFlight',
  actions: [{ type: 'retry', params: ({ event }: { event: { id: string } }) => event.id }, save],
} as const

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
          ownBubble({ text, clientMessageId }),
          chatMessage({ id: PROCESSING_ID, sender: 'guide', kind: 'processing' }),
        ],
      }
    }),
    restoreDraft: assign(({ context }) => restored(context)),
    keepError: assign((_, { error }: { error: unknown }) => ({ error: sendError(error, 'sendFailed') })),
    markFailed: assign(({ context }, { error }: { error: unknown }) => markedFailed(context, error)),
    retry: assign(({ context }, id: string) => retried(context, id)),
    keepRating: assign(({ context }, rating: { messageId: string; value: FeedbackType; at: string }) => ({
      messages: context.messages.map((message) =>
        message.id === rating.messageId ? { ...message, feedback: rating.value, feedbackAt: rating.at } : message,
      ),
    })),
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
    // Signed in, the server knows the conversation.
    hasConversation: ({ context }) => context.role === 'member' || context.conversation !== null,
    isMember: ({ context }) => context.role === 'member',
    canRetry: ({ context }, id: string) => context.failed.some((item) => errorId(item.clientMessageId) === id),
    isBlocked: ({ context }) => context.blocked,
    isLimit: (_, result: SendResult) => result.kind === 'limitReached',
    isLimitFailure: (_, { error }: { error: unknown }) => isLimitError(error),
  },
}).createMachine({
  id: 'messageSend',
  context: ({ input }) => ({
    owner: input.owner ?? nobody,
    role: input.role,
    draftKey: input.draftKey,
    tradition: input.tradition,
    language: input.language ?? NATIVE_LANGUAGE[input.tradition],
    conversation: null,
    blocked: false,
    messages: failedBubbles(input.saved?.failed ?? []),
    draft: input.saved?.draft ?? '',
    overflow: input.saved?.overflow ?? '',
    outgoing: null,
    unsent: input.saved?.unsent ?? null,
    failed: input.saved?.failed ?? [],
    error: null,
    newId: input.newId,
  }),
  initial: 'idle',
  on: {
    'draft.change': {
      actions: [
        assign(({ context, event }) => {
          const { draft, rest } = fitDraft(context.draft, event.value, TEXT_LIMIT[context.role])
          return { draft, overflow: context.overflow + rest }
        }),
        save,
      ],
    },
    'overflow.use': {
      actions: [
        assign(({ context }) => {
          const { draft, rest } = fitDraft(context.draft, context.draft + context.overflow, TEXT_LIMIT[context.role])
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
    'tradition.changed': { actions: assign({ tradition: ({ event }) => event.tradition }) },
    'message.rated': { actions: { type: 'keepRating', params: ({ event }) => event } },
  },
  states: {
    idle: { on: { 'text.submit': submit, 'message.retry': retry } },
    sendingText: {
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
                guard: 'isMember',
                target: '#messageSend.failed',
                actions: [
                  { type: 'markFailed', params: ({ event }) => ({ error: event.error }) },
                  save,
                  announceFailed,
                ],
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
    answered: { on: { 'text.submit': submit, 'message.retry': retry } },
    failed: { on: { 'text.submit': submit, 'message.retry': retry } },
  },
})
