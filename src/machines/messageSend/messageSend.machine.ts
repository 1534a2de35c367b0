import { and, assign, not, setup, stateIn } from 'xstate'
import { announce } from '../announce.ts'
import type { TrialCounts } from '../anonymousTrial/anonymousTrial.machine.ts'
import {
  type ChatMessage,
  type FeedbackType,
  type Language,
  NATIVE_LANGUAGE,
  type Tradition,
  type VoiceNote,
} from '../entities.ts'
import { type EventOf, errorIn, resultIn } from '../heard.ts'
import { mergeMessages } from '../history/merge.ts'
import { unprovided } from '../unprovided.ts'
import {
  fitDraft,
  hasWords,
  NOTHING_TYPED,
  type Outgoing,
  type Role,
  type SavedDraft,
  type Slot,
  TEXT_LIMIT,
  textOf,
} from './draft.ts'
import { failureKind, isLimitError, isUnreached, sendError } from './messageSend.messages.ts'
import {
  type Answer,
  answered,
  begun,
  errorId,
  failedBubbles,
  failedBy,
  followed,
  isAnsweredIn,
  type MessageType,
  markedFailed,
  NO_NETWORK,
  postponed,
  restored,
  retried,
  spoken,
  type Talk,
  toSave,
  typeOf,
  waitingIn,
  withHistory,
  withoutAsking,
  written,
} from './messages.ts'

export type { Outgoing, SavedDraft } from './draft.ts'

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

export type SendResult = Answer | { kind: 'limitReached' }

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
  /** A send found no network; `again` where the message had waited for one already (D57). */
  | { type: 'network.missed'; again: boolean }

type Context = Talk & {
  draftKey: string
  tradition: Tradition
  language: Language
  conversation: SendConversation | null
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
  /** There is a network, as far as the owner knows: what waits may go (D57). */
  | { type: 'network.carries' }
  | { type: 'message.rated'; messageId: string; value: FeedbackType; at: string }

type In = { context: Context }
type On<Type extends Event['type']> = EventOf<Event, Type>
type Ended = { context: Context; event: { output: SendResult } }
type Failed = { context: Context; event: { error: unknown } }

const recorded = ({ id, voice }: { id: string; voice: VoiceNote }): Outgoing => ({
  text: '',
  clientMessageId: id,
  voice,
})

const addressed = (context: Context): Addressed => ({
  conversation: context.conversation ?? { id: '', referralCode: '' },
  tradition: context.tradition,
  language: context.language,
})
const toText = ({ context }: In): SendTextRequest => ({
  text: context.outgoing?.text ?? '',
  clientMessageId: context.outgoing?.clientMessageId ?? '',
  ...addressed(context),
})
const toVoice = ({ context }: In): SendVoiceRequest => ({
  clientMessageId: context.outgoing?.clientMessageId ?? '',
  ...addressed(context),
})

/** The box with `value` in it, as far as it fits; the rest joins what did not fit before. */
const boxed = (context: Context, value: string, before: string): Partial<Context> => {
  const { draft, rest } = fitDraft(context.draft, value, TEXT_LIMIT[context.role])
  return { draft, overflow: before + rest, isOwn: true }
}

/** Tells the owner no more than in which tradition. */
const tell = (type: 'send.limitError' | 'send.blocked' | 'send.voiceRequested') =>
  announce(({ context: { tradition } }: In): SendAnnouncement => ({ type, tradition }))

const failedIn = ({ context, event }: In & { event: Event }) => failedBy(context, (event as On<'message.retry'>).id)

const base = setup({
  types: { input: {} as SendInput, context: {} as Context, events: {} as Event, emitted: {} as SendAnnouncement },
  actors: {
    sendText: unprovided<SendResult, SendTextRequest>('sendText'),
    sendVoice: unprovided<SendResult, SendVoiceRequest>('sendVoice'),
  },
  actions: {
    drawId: assign({ id: '' }),
    /** Keeps the draft on this device (D28). */
    saveDraft: (_, _saved: SavedDraft) => {},

    /** Once for each message: what goes by itself was told when it was said. */
    tellStarted: announce(({ context: { tradition, outgoing } }: In): SendAnnouncement | null =>
      outgoing?.waits ? null : { type: 'send.started', tradition, messageType: typeOf(outgoing) },
    ),
    // These two while the message is still the outgoing one: its type is told.
    tellAnswered: announce(({ context, event: { output } }: Ended): SendAnnouncement => {
      const { tradition, outgoing } = context
      if (output.kind !== 'answered') return { type: 'send.limitError', tradition }
      const { counts, asksBack } = output
      return { type: 'send.answered', tradition, counts, messageType: typeOf(outgoing), ...(asksBack && { asksBack }) }
    }),
    tellFailed: announce(({ context: { tradition, outgoing }, event: { error } }: Failed): SendAnnouncement | null =>
      outgoing?.waits && isUnreached(error)
        ? null
        : { type: 'send.failed', tradition, messageType: typeOf(outgoing), failure: failureKind(error) },
    ),
    tellMissed: announce(({ context: { outgoing }, event: { error } }: Failed): SendAnnouncement | null =>
      isUnreached(error) ? { type: 'network.missed', again: outgoing?.waits === true } : null,
    ),
    tellLimit: tell('send.limitError'),
    /** The owner opens the login modal. */
    tellBlocked: tell('send.blocked'),
    tellVoiceRequested: tell('send.voiceRequested'),

    // Spec §5: chat text is trimmed.
    takeDraft: assign(({ context }) => ({ ...written(context, context.draft.trim()), draft: '', isOwn: true })),
    takeSuggestion: assign(({ context, event }) => written(context, (event as On<'suggestion.send'>).text)),
    takeRecording: assign(({ context, event }) => spoken(context, recorded(event as On<'voice.submit'>))),
    /** Said while those before it are on their way by themselves, it goes after them. */
    postpone: assign(({ context, event }) => {
      const spoken = event as On<'voice.submit'>
      const follows = spoken.isWhole && context.outgoing?.waits
      return postponed(context, { ...recorded(spoken), ...(follows && { waits: true }) })
    }),
    /** What was just said stands behind what waits. */
    wait: assign(({ context }) => markedFailed(context, NO_NETWORK)),
    carry: assign({ carries: true }),
    takeWaiting: assign(({ context }) => retried(context, errorId(waitingIn(context)?.clientMessageId ?? ''))),
    retry: assign(({ context, event }) => retried(context, (event as On<'message.retry'>).id)),
    restoreDraft: assign(({ context }) => restored(context)),
    keepError: assign(({ event }) => ({ error: sendError(errorIn(event), 'sendFailed') })),
    markFailed: assign(({ context, event }) => markedFailed(context, errorIn(event))),
    /** Nothing has failed: it waits for the login, or for a session. */
    markUnsent: assign(({ context }) => markedFailed(context, null)),
    keepAnswer: assign(({ context, event }) => {
      const result = resultIn<SendResult>(event)
      return result.kind === 'answered' ? answered(context, result) : {}
    }),

    keepTyped: assign(({ context, event }) => boxed(context, (event as On<'draft.change'>).value, context.overflow)),
    useOverflow: assign(({ context }) => boxed(context, context.draft + context.overflow, '')),
    dropOverflow: assign({ overflow: '', isOwn: true }),
    followTab: assign(({ context, event }) => followed(context, (event as On<'draft.elsewhere'>).others)),
    emptyBox: assign({ ...NOTHING_TYPED }),
    keepConversation: assign(({ event }) => ({ conversation: (event as On<'conversation.ready'>).conversation })),
    keepHistory: assign(({ context, event }) => withHistory(context, (event as On<'history.loaded'>).messages)),
    stopAsking: assign(({ context }) => withoutAsking(context)),
    keepLanguage: assign(({ event }) => ({ language: (event as On<'reply.language'>).language })),
    keepTradition: assign(({ event }) => ({ tradition: (event as On<'tradition.changed'>).tradition })),
    keepRating: assign(({ context, event }) => {
      const { messageId, value, at } = event as On<'message.rated'>
      return {
        messages: context.messages.map((message) =>
          message.id === messageId ? { ...message, feedback: value, feedbackAt: at } : message,
        ),
      }
    }),
    showNotices: assign(({ context, event }) => ({
      messages: mergeMessages(context.messages, (event as On<'notices.show'>).messages, false),
    })),
  },
  guards: {
    hasText: ({ context }) => hasWords(context.draft),
    // Signed in, the server knows the conversation.
    hasConversation: ({ context }) => context.role === 'member' || context.conversation !== null,
    follows: ({ context }) => !context.isOwn && context.taken.length === 1,
    isTakenOver: ({ context, event }) =>
      context.isOwn &&
      context.outgoing === null &&
      (event as On<'draft.elsewhere'>).over.some((slot) => textOf(slot) === textOf(context)),
    failedAsText: (step) => failedIn(step)?.voice === undefined,
    hasFailed: (step) => failedIn(step) !== undefined,
    waits: (step) => failedIn(step)?.waits === true,
    hasWaiting: ({ context }) => waitingIn(context) !== undefined,
    /** With a network, and at rest. */
    carries: ({ context: { carries, outgoing } }) => carries && outgoing === null,
    waitsAsText: ({ context }) => waitingIn(context)?.voice === undefined,
    /** What the microphone left unfinished, the person sends when they have heard it. */
    isCutShort: ({ event }) => !(event as On<'voice.submit'>).isWhole,
    isLimit: ({ event }) => resultIn<SendResult>(event).kind === 'limitReached',
    isLimitFailure: ({ event }) => isLimitError(errorIn(event)),
    isAnsweredAlready: ({ context, event }) => isAnsweredIn(context, (event as On<'history.loaded'>).messages),
    /** It stands in the conversation, and does not come back into the box. */
    stays: ({ context: { role, outgoing }, event }) =>
      role === 'member' || outgoing?.waits === true || isUnreached(errorIn(event)),
  },
})

/** Keeps for a reload what is not answered yet. */
const save = { type: 'saveDraft', params: ({ context }: In) => toSave(context) } as const

const isBlocked = stateIn({ trial: 'over' })
const machine = base.extend({
  guards: {
    isBlocked,
    hasTextButIsBlocked: and(['hasText', isBlocked]),
    canRetryButIsBlocked: and(['hasFailed', isBlocked]),
    canRetryText: and(['hasFailed', 'failedAsText']),
    goes: and(['carries', 'hasWaiting', 'hasConversation', not(isBlocked)]),
  },
})

/** While something waits, what is said waits behind it. */
const wait = {
  guard: 'hasWaiting',
  target: '#messageSend.send.failed',
  actions: ['tellStarted', 'wait', save],
} as const

/** At rest, whatever came before. Once the trial is over nothing is sent, and the owner is asked for the login modal. */
const atRest = {
  'text.submit': [
    { guard: 'hasTextButIsBlocked', actions: 'tellBlocked' },
    { guard: 'hasText', target: 'sendingText', actions: ['drawId', 'takeDraft', save] },
  ],
  // What stands in the box stays there.
  'suggestion.send': [
    { guard: 'isBlocked', actions: 'tellBlocked' },
    { target: 'sendingText', actions: ['drawId', 'takeSuggestion', save] },
  ],
  'message.retry': [
    { guard: 'canRetryButIsBlocked', actions: 'tellBlocked' },
    // In its turn.
    { guard: 'waits', actions: 'carry' },
    { guard: 'canRetryText', target: 'sendingText.inFlight', actions: ['retry', save] },
    { guard: 'hasFailed', target: 'sendingVoice', actions: ['retry', save] },
  ],
  'voice.request': [{ guard: 'isBlocked', actions: 'tellBlocked' }, { actions: 'tellVoiceRequested' }],
  'voice.submit': [
    { guard: 'isBlocked', actions: ['postpone', save, 'tellBlocked'] },
    { guard: 'isCutShort', actions: ['postpone', save] },
    { target: 'sendingVoice', actions: ['takeRecording', save] },
  ],
} as const

/** What either kind of message leads to. */
const keepAnswer = { target: '#messageSend.send.answered', actions: ['tellAnswered', 'keepAnswer', save] } as const
const markFailed = {
  target: '#messageSend.send.failed',
  actions: ['tellFailed', 'tellMissed', 'markFailed', save],
} as const
/** The first answer got lost, or another tab has it: the history brings it before the send does. */
const untilAnswered = {
  'history.loaded': {
    guard: 'isAnsweredAlready',
    target: '#messageSend.send.idle',
    actions: ['stopAsking', 'keepHistory', save],
  },
} as const
/** The trial is over: the text is back in the box, a recording stays for after the login. */
const endWithText = { target: '#messageSend.send.idle', actions: ['restoreDraft', save, 'tellLimit'] } as const
const endWithVoice = { target: '#messageSend.send.idle', actions: ['markUnsent', save, 'tellLimit'] } as const

/** Message sending, by text and by voice, spec §4; one message in flight at a time. */
export const messageSendMachine = machine.createMachine({
  id: 'messageSend',
  context: ({ input }) => ({
    role: input.role,
    draftKey: input.draftKey,
    tradition: input.tradition,
    language: input.language ?? NATIVE_LANGUAGE[input.tradition],
    conversation: null,
    messages: failedBubbles(input.saved?.failed ?? [], input.role),
    ...begun(input.saved, TEXT_LIMIT[input.role]),
    outgoing: null,
    failed: input.saved?.failed ?? [],
    // Nobody knows better yet: a first try shows it.
    carries: true,
    error: null,
    id: '',
  }),
  type: 'parallel',
  on: {
    'draft.change': { actions: ['keepTyped', save] },
    'overflow.use': { actions: ['useOverflow', save] },
    'overflow.drop': { actions: ['dropOverflow', save] },
    'draft.elsewhere': [
      { guard: 'follows', actions: 'followTab' },
      // It waits in the other tab's box now, or was sent from there: here it could only be sent twice.
      { guard: 'isTakenOver', actions: ['emptyBox', save] },
    ],
    'conversation.ready': { actions: 'keepConversation' },
    'history.loaded': { actions: ['keepHistory', save] },
    'reply.language': { actions: 'keepLanguage' },
    'tradition.changed': { actions: 'keepTradition' },
    'message.rated': { actions: 'keepRating' },
    'notices.show': { actions: 'showNotices' },
    'network.carries': { actions: 'carry' },
    // A recording that ends while another message is under way waits in the conversation.
    'voice.submit': { actions: ['postpone', save] },
  },
  states: {
    send: {
      initial: 'idle',
      // D57: what waits goes by itself, the oldest first.
      always: [
        { guard: and(['goes', 'waitsAsText']), target: '.sendingText.inFlight', actions: ['takeWaiting', save] },
        { guard: 'goes', target: '.sendingVoice.inFlight', actions: ['takeWaiting', save] },
      ],
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
                  target: '#messageSend.send.idle',
                  actions: ['restoreDraft', save, 'tellBlocked'],
                },
                wait,
                { guard: 'hasConversation', target: 'inFlight' },
              ],
              // The landing of D11 says why; here the text only comes back.
              on: { 'conversation.failed': { target: '#messageSend.send.idle', actions: ['restoreDraft', save] } },
            },
            inFlight: {
              entry: 'tellStarted',
              on: untilAnswered,
              invoke: {
                id: 'sendText',
                src: 'sendText',
                input: toText,
                onDone: [{ guard: 'isLimit', ...endWithText }, keepAnswer],
                onError: [
                  { guard: 'isLimitFailure', ...endWithText },
                  { guard: 'stays', ...markFailed },
                  {
                    target: '#messageSend.send.failed',
                    actions: ['tellFailed', 'restoreDraft', save, 'keepError'],
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
              always: [{ guard: 'isBlocked', ...endWithVoice }, wait, { guard: 'hasConversation', target: 'inFlight' }],
              on: { 'conversation.failed': { target: '#messageSend.send.idle', actions: ['markUnsent', save] } },
            },
            inFlight: {
              entry: 'tellStarted',
              on: untilAnswered,
              invoke: {
                id: 'sendVoice',
                src: 'sendVoice',
                input: toVoice,
                onDone: [{ guard: 'isLimit', ...endWithVoice }, keepAnswer],
                onError: [{ guard: 'isLimitFailure', ...endWithVoice }, markFailed],
              },
            },
          },
        },
        answered: { on: atRest },
        failed: { on: atRest },
      },
    },
    /** Whether this person may send; of a member it is always open. */
    trial: {
      initial: 'open',
      states: {
        open: { on: { 'trial.over': 'over' } },
        over: { on: { 'trial.open': 'open' } },
      },
    },
  },
})
