import { assign, setup } from 'xstate'
import { announcing } from '../announce.ts'
import type { TrialCounts } from '../anonymousTrial/anonymousTrial.machine.ts'
import {
  type Care,
  type ChatMessage,
  chatMessage,
  type FeedbackType,
  type Language,
  NATIVE_LANGUAGE,
  type SendError,
  type SpiritualReference,
  type Tradition,
  type VoiceNote,
} from '../entities.ts'
import { mergeMessages } from '../history/merge.ts'
import { unprovided } from '../unprovided.ts'
import {
  fitDraft,
  hasWords,
  joinDrafts,
  joinSlots,
  NOTHING_TYPED,
  type Outgoing,
  type SavedDraft,
  type Slot,
  slotsOf,
  textOf,
} from './draft.ts'
import { failureKind, isLimitError, sendError } from './messageSend.messages.ts'

export type { Outgoing, SavedDraft } from './draft.ts'

/** Longest message, characters (code points): a visitor's by spec §5 and §9, signed in by the contract. */
export const VISITOR_LIMIT = 500
export const TEXT_LIMIT = { visitor: VISITOR_LIMIT, member: 20_000 } as const

/** Who speaks (spec §6): a visitor of the trial, or a signed-in person with a completed profile. */
export type Role = keyof typeof TEXT_LIMIT

export type SendConversation = { id: string; referralCode: string }

export type SendInput = {
  role: Role
  tradition: Tradition
  /** Whose draft it is: the tradition's of a visitor, or the user's by id. */
  draftKey: string
  /** Language of the answers (D9); the tradition's own when left out. */
  language?: Language
  saved: SavedDraft | null
}

type Addressed = { conversation: SendConversation; tradition: Tradition; language: Language }
export type SendTextRequest = Pick<Outgoing, 'text' | 'clientMessageId'> & Addressed
export type SendVoiceRequest = Pick<Outgoing, 'clientMessageId'> & Addressed

export type Answer = {
  kind: 'answered'
  /** The person's own message, as the server stored it: a recording has become a text, where it could be understood. */
  sent: { id: string; createdAt: string | null; text?: string; voice?: VoiceNote | null } | null
  reply: {
    id: string
    text: string
    references: SpiritualReference[]
    care?: Care | null
    suggestions?: readonly string[]
    leftOut?: boolean
    createdAt: string | null
  }
  /** The guide asks what was meant (D38): this is not counted as an answer. */
  asksBack?: boolean
  /** Counts of the trial; null for a signed-in person. */
  counts: TrialCounts | null
}
export type SendResult = Answer | { kind: 'limitReached' }

export type MessageType = 'text' | 'voice'

/** What this machine announces to its owner. `failure` is http_{status} or network_error (spec §8). */
export type SendAnnouncement =
  | {
      type: 'send.answered'
      tradition: Tradition
      counts: TrialCounts | null
      messageType: MessageType
      asksBack?: boolean
    }
  | { type: 'send.started'; tradition: Tradition; messageType: MessageType }
  | { type: 'send.failed'; tradition: Tradition; messageType: MessageType; failure: string }
  /** The person wants to speak, and may. */
  | { type: 'send.voiceRequested'; tradition: Tradition }
  | { type: 'send.limitError'; tradition: Tradition }
  | { type: 'send.blocked'; tradition: Tradition }

type Context = {
  role: Role
  draftKey: string
  tradition: Tradition
  language: Language
  conversation: SendConversation | null
  /** True once the trial is over: sending then opens the login modal instead (spec §4). */
  blocked: boolean
  messages: ChatMessage[]
  draft: string
  /** The texts of other tabs, or of an earlier page, that the box began with; stored as theirs until this one goes on. */
  taken: Slot[]
  /** Whether what stands in the box is this tab's own to store. */
  isOwn: boolean
  /** What did not fit into the limit. */
  overflow: string
  outgoing: Outgoing | null
  /** The last text that came back unanswered; sent again unchanged, it keeps its id. */
  unsent: Outgoing | null
  /** Messages that failed, of a signed-in person or by voice; their bubbles stay, each with an error bubble (D28). */
  failed: Outgoing[]
  error: SendError | null
  /** The client message id that was drawn last, a UUID: of the text that becomes a message. */
  id: string
}

type Event =
  | { type: 'draft.change'; value: string }
  /** Another tab of this person stored its own (D28): the texts of the others, and those of this one that it went on with. */
  | { type: 'draft.elsewhere'; others: Slot[]; over: Slot[] }
  | { type: 'text.submit' }
  /** Sends one of the texts that the newest reply offers (D38), as if it had been typed. */
  | { type: 'suggestion.send'; text: string }
  | { type: 'voice.request' }
  | { type: 'voice.submit'; id: string; voice: VoiceNote; isWhole: boolean }
  | { type: 'notices.show'; messages: ChatMessage[] }
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

/** Id of the error bubble of a message that failed. */
export const errorId = (clientMessageId: string): string => `failed-${clientMessageId}`

const ownBubble = ({ text, clientMessageId, voice }: Outgoing): ChatMessage =>
  chatMessage({ id: clientMessageId, sender: 'user', text, clientMessageId, voice: voice ?? null })

const processingBubble = () => chatMessage({ id: PROCESSING_ID, sender: 'guide', kind: 'processing' })

const typeOf = (outgoing: Outgoing | null): MessageType => (outgoing?.voice === undefined ? 'text' : 'voice')

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
    isOwn: true,
    draft,
    overflow: rest + context.overflow,
    unsent: context.outgoing,
    outgoing: null,
  }
}

/** A text becomes a message. One that came back unanswered before keeps its id: the server answers it once (D28). */
const written = (context: Context, text: string): Partial<Context> => {
  const clientMessageId = context.unsent?.text === text ? context.unsent.clientMessageId : context.id
  return {
    outgoing: { text, clientMessageId },
    error: null,
    messages: [...context.messages, ownBubble({ text, clientMessageId }), processingBubble()],
  }
}

/** Section 8's words for what stays with 'Try again'. */
const wordOf = (outgoing: Outgoing) => (typeOf(outgoing) === 'voice' ? 'voiceFailed' : 'signedInSendFailed')

/** Spec §4, §8 signed in: the person's own bubble stays, and the processing bubble becomes the failure's. */
const markedFailed = (context: Context, error: unknown): Partial<Context> => {
  const { outgoing } = context
  if (outgoing === null) return {}
  const failure = sendError(error, wordOf(outgoing))
  return {
    messages: context.messages.map((message) =>
      message.id === PROCESSING_ID ? errorBubble(outgoing, failure) : message,
    ),
    failed: [...context.failed, outgoing],
    outgoing: null,
  }
}

/** A text that came back unanswered waits in the box, though another message was sent meanwhile. */
const isInBox = ({ unsent, outgoing, draft }: Context): boolean =>
  unsent !== null && unsent.clientMessageId !== outgoing?.clientMessageId && draft.startsWith(unsent.text)

/** The answer stands where the processing bubble was: after its question, also when newer ones have come below. */
const answered = (context: Context, { sent, reply }: Answer): Partial<Context> => {
  const { outgoing } = context
  return {
    messages: context.messages.map((message) => {
      if (message.id === PROCESSING_ID) return chatMessage({ ...reply, sender: 'guide' })
      if (outgoing === null || message.id !== outgoing.clientMessageId) return message
      return {
        ...message,
        id: sent?.id ?? message.id,
        createdAt: sent?.createdAt ?? null,
        text: sent?.text ?? message.text,
        // What the device drew of its own recording stays, unless the server knows better.
        voice: message.voice && sent?.voice?.waveform.length ? sent.voice : message.voice,
      }
    }),
    outgoing: null,
    // A text that was put back into the box, and is still there, keeps its id for when it is sent again.
    unsent: typeOf(outgoing) === 'voice' || isInBox(context) ? context.unsent : null,
  }
}

const failedBy = ({ failed }: Pick<Context, 'failed'>, id: string): Outgoing | undefined =>
  failed.find(({ clientMessageId }) => errorId(clientMessageId) === id)

/** A retry keeps its id and its place: the failure's bubble becomes the processing bubble again. */
const retried = (context: Context, id: string): Partial<Context> => {
  const outgoing = failedBy(context, id)
  if (outgoing === undefined) return {}
  return {
    outgoing,
    failed: context.failed.filter((item) => item !== outgoing),
    messages: context.messages.map((message) => (message.id === id ? processingBubble() : message)),
  }
}

/** A recording becomes a message. */
const spoken = (context: Context, outgoing: Outgoing): Partial<Context> => ({
  outgoing,
  error: null,
  messages: [...context.messages, ownBubble(outgoing), processingBubble()],
})

/** A recording that cannot be sent now stands in the conversation with 'Try again': nothing spoken is lost (D28). */
const postponed = (context: Context, outgoing: Outgoing): Partial<Context> => ({
  failed: [...context.failed, outgoing],
  messages: [
    ...context.messages,
    ownBubble(outgoing),
    errorBubble(outgoing, { word: 'voiceFailed', hint: null, detail: '' }),
  ],
})

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
      ? { unsent: null, isOwn: true, draft: draft.slice(unsent.text.length).replace(/^\n/, '') }
      : {}),
  }
}

/**
 * What is kept for a reload. Of a text on its way: for a visitor it is back in the box then, before whatever was typed
 * after it; for who is signed in it stands in the conversation with 'Try again', until the history shows that it arrived.
 */
export const toSave = (context: Context): SavedDraft => {
  const { role, outgoing, failed } = context
  const { draft, overflow, unsent } = context.isOwn ? context : NOTHING_TYPED
  if (role === 'member' || typeOf(outgoing) === 'voice')
    return {
      draft,
      overflow,
      unsent: role === 'member' ? null : unsent,
      failed: outgoing === null ? failed : [...failed, outgoing],
    }
  const typed = outgoing === null ? draft : joinDrafts(outgoing.text, draft)
  return { draft: typed, overflow, unsent: outgoing ?? unsent, ...(failed.length === 0 ? {} : { failed }) }
}

/** The box as a page begins with it. */
const begun = (saved: SavedDraft | null, limit: number) => {
  const taken = slotsOf(saved)
  const typed = joinSlots(taken)
  const { draft, rest } = fitDraft('', typed.draft, limit)
  return { taken, isOwn: taken.length === 0, draft, overflow: rest + typed.overflow, unsent: typed.unsent }
}

/** What was taken from one other tab follows it, until this tab goes on with it. */
const followed = ({ taken: [slot] }: Context, others: Slot[]): Partial<Context> => {
  if (slot === undefined) return {}
  const { draft, overflow, unsent } = others.find(({ tab }) => tab === slot.tab) ?? NOTHING_TYPED
  return { draft, overflow, unsent, taken: [{ tab: slot.tab, draft, overflow, unsent }] }
}

/** Bubbles of the messages that had failed before a reload. */
const failedBubbles = (failed: Outgoing[]): ChatMessage[] =>
  failed.flatMap((outgoing) => [
    ownBubble(outgoing),
    errorBubble(outgoing, { word: wordOf(outgoing), hint: null, detail: '' }),
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

/** Announced while the message is still the outgoing one: its type is told. */
const announceFailed = {
  type: 'announce',
  params: ({ context, event }: { context: Context; event: { error: unknown } }): SendAnnouncement => ({
    type: 'send.failed',
    tradition: context.tradition,
    messageType: typeOf(context.outgoing),
    failure: failureKind(event.error),
  }),
} as const

const announceStarted = {
  type: 'announce',
  params: ({ context }: { context: Context }): SendAnnouncement => ({
    type: 'send.started',
    tradition: context.tradition,
    messageType: typeOf(context.outgoing),
  }),
} as const

const answerOf = (context: Context, result: SendResult): SendAnnouncement =>
  result.kind === 'answered'
    ? {
        type: 'send.answered',
        tradition: context.tradition,
        counts: result.counts,
        messageType: typeOf(context.outgoing),
        ...(result.asksBack ? { asksBack: true } : {}),
      }
    : { type: 'send.limitError', tradition: context.tradition }

/** At rest, whatever came before: a text is sent, or, once the trial is over, asks the owner for the login modal. */
const submit = [
  { guard: 'hasTextButIsBlocked', actions: announceBlocked },
  { guard: 'hasText', target: 'sendingText', actions: ['drawId', 'takeDraft', save] },
] as const

/** At rest: what a reply offers is sent as a typed text is, and what stands in the box stays there. */
const takeOffer = [
  { guard: 'isBlocked', actions: announceBlocked },
  {
    target: 'sendingText',
    actions: [
      'drawId',
      { type: 'takeSuggestion', params: ({ event }: { event: { text: string } }) => event.text },
      save,
    ],
  },
] as const

const byId = ({ event }: { event: { id: string } }) => event.id

/** Sending, texts and recordings alike, is blocked once the trial is over; what waits there, waits for the login. */
const retry = [
  { guard: { type: 'canRetryButIsBlocked', params: byId }, actions: announceBlocked },
  {
    guard: { type: 'canRetryVoice', params: byId },
    target: 'sendingVoice',
    actions: [{ type: 'retry', params: byId }, save],
  },
  {
    guard: { type: 'canRetry', params: byId },
    target: 'sendingText.inFlight',
    actions: [{ type: 'retry', params: byId }, save],
  },
] as const

const toOutgoing = ({ event }: { event: { id: string; voice: VoiceNote } }): Outgoing => ({
  text: '',
  clientMessageId: event.id,
  voice: event.voice,
})

/** At rest: the microphone may be asked for, and what was recorded is sent. */
const speak = {
  'voice.request': [
    { guard: 'isBlocked', actions: announceBlocked },
    {
      actions: {
        type: 'announce',
        params: ({ context }: { context: Context }): SendAnnouncement => ({
          type: 'send.voiceRequested',
          tradition: context.tradition,
        }),
      },
    },
  ],
  'voice.submit': [
    { guard: 'isBlocked', actions: [{ type: 'postpone', params: toOutgoing }, save, announceBlocked] },
    // What the microphone left unfinished, the person sends when they have heard it.
    {
      guard: ({ event }: { event: { isWhole: boolean } }) => !event.isWhole,
      actions: [{ type: 'postpone', params: toOutgoing }, save],
    },
    { target: 'sendingVoice', actions: [{ type: 'speak', params: toOutgoing }, save] },
  ],
} as const

const atRest = { 'text.submit': submit, 'suggestion.send': takeOffer, 'message.retry': retry, ...speak } as const

const addressed = (context: Context): Addressed => ({
  conversation: context.conversation ?? { id: '', referralCode: '' },
  tradition: context.tradition,
  language: context.language,
})

const onLimit = { type: 'isLimit', params: ({ event }: { event: { output: SendResult } }) => event.output } as const
const onLimitFailure = {
  type: 'isLimitFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const
const outputOf = ({ event }: { event: { output: SendResult } }) => event.output
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/** What the answer of either kind of message leads to. */
const onAnswer = {
  target: '#messageSend.answered',
  actions: [
    // First, while the question is still the outgoing one.
    {
      type: 'announce',
      params: ({ context, event }: { context: Context; event: { output: SendResult } }) =>
        answerOf(context, event.output),
    },
    { type: 'keepAnswer', params: outputOf },
    save,
  ],
} as const
const onFailure = {
  target: '#messageSend.failed',
  actions: [announceFailed, { type: 'markFailed', params: errorOf }, save],
} as const
/** The trial is over and the recording stays, for after the login. */
const onVoiceLimit = {
  target: '#messageSend.idle',
  actions: [{ type: 'markFailed', params: () => ({ error: null }) }, save, announceLimit],
} as const

/** Message sending, by text and by voice, spec §4; one message in flight at a time. */
export const messageSendMachine = setup({
  types: { input: {} as SendInput, context: {} as Context, events: {} as Event, emitted: {} as SendAnnouncement },
  actors: {
    sendText: unprovided<SendResult, SendTextRequest>('sendText'),
    sendVoice: unprovided<SendResult, SendVoiceRequest>('sendVoice'),
  },
  actions: {
    announce: announcing<SendAnnouncement>(),
    drawId: assign({ id: '' }),
    /** Keeps the draft on this device (D28). */
    saveDraft: (_, _saved: SavedDraft) => {},
    // Spec §5: chat text is trimmed.
    takeDraft: assign(({ context }) => ({
      ...written(context, context.draft.trim()),
      draft: '',
      isOwn: true,
    })),
    takeSuggestion: assign(({ context }, text: string) => written(context, text)),
    restoreDraft: assign(({ context }) => restored(context)),
    keepError: assign((_, { error }: { error: unknown }) => ({ error: sendError(error, 'sendFailed') })),
    markFailed: assign(({ context }, { error }: { error: unknown }) => markedFailed(context, error)),
    retry: assign(({ context }, id: string) => retried(context, id)),
    speak: assign(({ context }, outgoing: Outgoing) => spoken(context, outgoing)),
    postpone: assign(({ context }, outgoing: Outgoing) => postponed(context, outgoing)),
    keepRating: assign(({ context }, rating: { messageId: string; value: FeedbackType; at: string }) => ({
      messages: context.messages.map((message) =>
        message.id === rating.messageId ? { ...message, feedback: rating.value, feedbackAt: rating.at } : message,
      ),
    })),
    keepAnswer: assign(({ context }, result: SendResult) =>
      result.kind === 'answered' ? answered(context, result) : {},
    ),
  },
  guards: {
    hasText: ({ context }) => hasWords(context.draft),
    hasTextButIsBlocked: ({ context }) => context.blocked && hasWords(context.draft),
    // Signed in, the server knows the conversation.
    hasConversation: ({ context }) => context.role === 'member' || context.conversation !== null,
    isMember: ({ context }) => context.role === 'member',
    follows: ({ context }) => !context.isOwn && context.taken.length === 1,
    isTakenOver: ({ context }, over: Slot[]) =>
      context.isOwn && context.outgoing === null && over.some((slot) => textOf(slot) === textOf(context)),
    canRetry: ({ context }, id: string) => failedBy(context, id) !== undefined,
    canRetryVoice: ({ context }, id: string) => failedBy(context, id)?.voice !== undefined,
    canRetryButIsBlocked: ({ context }, id: string) => context.blocked && failedBy(context, id) !== undefined,
    isBlocked: ({ context }) => context.blocked,
    isLimit: (_, result: SendResult) => result.kind === 'limitReached',
    isLimitFailure: (_, { error }: { error: unknown }) => isLimitError(error),
  },
}).createMachine({
  id: 'messageSend',
  context: ({ input }) => ({
    role: input.role,
    draftKey: input.draftKey,
    tradition: input.tradition,
    language: input.language ?? NATIVE_LANGUAGE[input.tradition],
    conversation: null,
    blocked: false,
    messages: failedBubbles(input.saved?.failed ?? []),
    ...begun(input.saved, TEXT_LIMIT[input.role]),
    outgoing: null,
    failed: input.saved?.failed ?? [],
    error: null,
    id: '',
  }),
  initial: 'idle',
  on: {
    'draft.change': {
      actions: [
        assign(({ context, event }) => {
          const { draft, rest } = fitDraft(context.draft, event.value, TEXT_LIMIT[context.role])
          return { draft, overflow: context.overflow + rest, isOwn: true }
        }),
        save,
      ],
    },
    'overflow.use': {
      actions: [
        assign(({ context }) => {
          const { draft, rest } = fitDraft(context.draft, context.draft + context.overflow, TEXT_LIMIT[context.role])
          return { draft, overflow: rest, isOwn: true }
        }),
        save,
      ],
    },
    'overflow.drop': { actions: [assign({ overflow: '', isOwn: true }), save] },
    'draft.elsewhere': [
      { guard: 'follows', actions: assign(({ context, event }) => followed(context, event.others)) },
      // It waits in the other tab's box now, or was sent from there: here it could only be sent twice.
      {
        guard: { type: 'isTakenOver', params: ({ event }) => event.over },
        actions: [assign({ ...NOTHING_TYPED }), save],
      },
    ],
    'conversation.ready': { actions: assign({ conversation: ({ event }) => event.conversation }) },
    'trial.over': { actions: assign({ blocked: true }) },
    'trial.open': { actions: assign({ blocked: false }) },
    'history.loaded': { actions: [assign(({ context, event }) => withHistory(context, event.messages)), save] },
    'reply.language': { actions: assign({ language: ({ event }) => event.language }) },
    'tradition.changed': { actions: assign({ tradition: ({ event }) => event.tradition }) },
    'message.rated': { actions: { type: 'keepRating', params: ({ event }) => event } },
    // A recording that ends while another message is under way waits in the conversation.
    'voice.submit': { actions: [{ type: 'postpone', params: toOutgoing }, save] },
    'notices.show': {
      actions: assign({
        messages: ({ context, event }) => mergeMessages(context.messages, event.messages, false),
      }),
    },
  },
  states: {
    idle: { on: atRest },
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
            // The landing of D11 says why; here the text only comes back.
            'conversation.failed': { target: '#messageSend.idle', actions: ['restoreDraft', save] },
          },
        },
        inFlight: {
          entry: announceStarted,
          invoke: {
            id: 'sendText',
            src: 'sendText',
            input: ({ context }) => ({
              text: context.outgoing?.text ?? '',
              clientMessageId: context.outgoing?.clientMessageId ?? '',
              ...addressed(context),
            }),
            onDone: [
              { guard: onLimit, target: '#messageSend.idle', actions: ['restoreDraft', save, announceLimit] },
              onAnswer,
            ],
            onError: [
              { guard: onLimitFailure, target: '#messageSend.idle', actions: ['restoreDraft', save, announceLimit] },
              { guard: 'isMember', ...onFailure },
              {
                target: '#messageSend.failed',
                actions: [announceFailed, 'restoreDraft', save, { type: 'keepError', params: errorOf }],
              },
            ],
          },
        },
      },
    },
    /** Spec §4 Voice: for both roles the bubble stays, and a recording that did not arrive is there for another try. */
    sendingVoice: {
      initial: 'waitingForSession',
      states: {
        waitingForSession: {
          always: [
            { guard: 'isBlocked', ...onVoiceLimit },
            { guard: 'hasConversation', target: 'inFlight' },
          ],
          on: {
            'conversation.failed': {
              target: '#messageSend.idle',
              actions: [{ type: 'markFailed', params: () => ({ error: null }) }, save],
            },
          },
        },
        inFlight: {
          entry: announceStarted,
          invoke: {
            id: 'sendVoice',
            src: 'sendVoice',
            input: ({ context }) => ({
              clientMessageId: context.outgoing?.clientMessageId ?? '',
              ...addressed(context),
            }),
            onDone: [{ guard: onLimit, ...onVoiceLimit }, onAnswer],
            onError: [{ guard: onLimitFailure, ...onVoiceLimit }, onFailure],
          },
        },
      },
    },
    answered: { on: atRest },
    failed: { on: atRest },
  },
})
