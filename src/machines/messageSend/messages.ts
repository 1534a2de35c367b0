import type { TrialCounts } from '../anonymousTrial/anonymousTrial.machine.ts'
import {
  type Care,
  type ChatMessage,
  chatMessage,
  type SendError,
  type SpiritualReference,
  type VoiceNote,
} from '../entities.ts'
import { mergeMessages } from '../history/merge.ts'
import {
  fitDraft,
  joinDrafts,
  joinSlots,
  NOTHING_TYPED,
  type Outgoing,
  type Role,
  type SavedDraft,
  type Slot,
  slotsOf,
  TEXT_LIMIT,
} from './draft.ts'
import { isUnreached, sendError } from './messageSend.messages.ts'

// What a step of a send makes of the conversation and of the box (spec §4, D28). Each takes what is there, and gives what
// becomes of it.

/** A conversation as this tab has it, with what waits in its box. */
export type Talk = {
  role: Role
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
  /** Messages that failed, and those that wait; their bubbles stay, each with an error bubble (D28). */
  failed: Outgoing[]
  /** Whether the network is believed to carry: then what waits goes, one after the other (D57). */
  carries: boolean
  error: SendError | null
  /** The client message id that was drawn last, a UUID: of the text that becomes a message. */
  id: string
}

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
export type MessageType = 'text' | 'voice'

/** Id of the guide's temporary bubble (spec §4). There is one at most, because one request is in flight at most. */
export const PROCESSING_ID = 'processing'

/** Id of the error bubble of a message that failed. */
export const errorId = (clientMessageId: string): string => `failed-${clientMessageId}`

const ownBubble = ({ text, clientMessageId, voice }: Outgoing): ChatMessage =>
  chatMessage({ id: clientMessageId, sender: 'user', text, clientMessageId, voice: voice ?? null })

const processingBubble = () => chatMessage({ id: PROCESSING_ID, sender: 'guide', kind: 'processing' })

export const typeOf = (outgoing: Outgoing | null): MessageType => (outgoing?.voice === undefined ? 'text' : 'voice')

/** Section 8's words for what stays with 'Try again'. */
const wordOf = (outgoing: Outgoing, role: Role) =>
  typeOf(outgoing) === 'voice' ? 'voiceFailed' : role === 'member' ? 'signedInSendFailed' : 'sendFailed'

/** A failure as the api has it when nobody was reached. */
export const NO_NETWORK = { kind: 'network' } as const

const errorBubble = (outgoing: Outgoing, role: Role, error: unknown = outgoing.waits && NO_NETWORK): ChatMessage =>
  chatMessage({
    id: errorId(outgoing.clientMessageId),
    sender: 'guide',
    kind: 'error',
    clientMessageId: outgoing.clientMessageId,
    failure: sendError(error, wordOf(outgoing, role)),
  })

const withoutOutgoing = (context: Talk) =>
  context.messages.filter(({ id }) => id !== PROCESSING_ID && id !== context.outgoing?.clientMessageId)

/** Spec §4 Anonymous failure: the processing bubble goes and the typed text returns; its own bubble goes with it. */
export const restored = (context: Talk): Partial<Talk> => {
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
export const written = (context: Talk, text: string): Partial<Talk> => {
  const clientMessageId = context.unsent?.text === text ? context.unsent.clientMessageId : context.id
  return {
    outgoing: { text, clientMessageId },
    error: null,
    messages: [...context.messages, ownBubble({ text, clientMessageId }), processingBubble()],
  }
}

/** The oldest of those that wait. */
export const waitingIn = ({ failed }: Pick<Talk, 'failed'>): Outgoing | undefined => failed.find(({ waits }) => waits)

/** What has failed, with what is under way. What waited before stays the first. */
const withOutgoing = ({ failed }: Talk, outgoing: Outgoing, was = outgoing): Outgoing[] =>
  was.waits ? [outgoing, ...failed] : [...failed, outgoing]

/**
 * Spec §4, §8 signed in: the person's own bubble stays, and the processing bubble becomes the failure's. What found no
 * network waits for it, and so does all that waits (D57).
 */
export const markedFailed = (context: Talk, error: unknown): Partial<Talk> => {
  const { outgoing: was, role, carries } = context
  if (was === null) return {}
  const { waits: _, ...once } = was
  const isMissed = isUnreached(error)
  const outgoing: Outgoing = isMissed ? { ...once, waits: true } : once
  return {
    messages: context.messages.map((message) =>
      message.id === PROCESSING_ID ? errorBubble(outgoing, role, error) : message,
    ),
    failed: withOutgoing(context, outgoing, was),
    outgoing: null,
    carries: carries && !isMissed,
  }
}

/** A text that came back unanswered waits in the box, though another message was sent meanwhile. */
const isInBox = ({ unsent, outgoing, draft }: Talk): boolean =>
  unsent !== null && unsent.clientMessageId !== outgoing?.clientMessageId && draft.startsWith(unsent.text)

/** The answer stands where the processing bubble was: after its question, also when newer ones have come below. */
export const answered = (context: Talk, { sent, reply }: Answer): Partial<Talk> => {
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

export const failedBy = ({ failed }: Pick<Talk, 'failed'>, id: string): Outgoing | undefined =>
  failed.find(({ clientMessageId }) => errorId(clientMessageId) === id)

/** A retry keeps its id and its place: the failure's bubble becomes the processing bubble again. */
export const retried = (context: Talk, id: string): Partial<Talk> => {
  const outgoing = failedBy(context, id)
  if (outgoing === undefined) return {}
  return {
    outgoing,
    failed: context.failed.filter((item) => item !== outgoing),
    messages: context.messages.map((message) => (message.id === id ? processingBubble() : message)),
  }
}

/** A recording becomes a message. */
export const spoken = (context: Talk, outgoing: Outgoing): Partial<Talk> => ({
  outgoing,
  error: null,
  messages: [...context.messages, ownBubble(outgoing), processingBubble()],
})

/** What cannot be sent now stands in the conversation with 'Try again': nothing spoken is lost (D28). */
export const postponed = (context: Talk, outgoing: Outgoing): Partial<Talk> => ({
  failed: [...context.failed, outgoing],
  messages: [...context.messages, ownBubble(outgoing), errorBubble(outgoing, context.role)],
})

/** Whether what is under way has been answered after all: its question stands in the history, and a reply after it. */
export const isAnsweredIn = ({ outgoing }: Talk, history: ChatMessage[]): boolean => {
  const at = history.findIndex(({ clientMessageId }) => clientMessageId === outgoing?.clientMessageId)
  return at !== -1 && history[at + 1]?.sender === 'guide'
}

/** What is under way is no longer. */
export const withoutAsking = ({ messages }: Talk): Partial<Talk> => ({
  outgoing: null,
  messages: messages.filter(({ id }) => id !== PROCESSING_ID),
})

/** What is stored joins what is here; a text that did arrive leaves the draft, and the list of failures. */
export const withHistory = (context: Talk, history: ChatMessage[]): Partial<Talk> => {
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
 * What is kept for a reload. What is on its way when the page goes waits for the next start, as what found no network does
 * (D57); the history may show by then that it arrived.
 */
export const toSave = (context: Talk): SavedDraft => {
  const { role, outgoing } = context
  const { draft, overflow, unsent } = context.isOwn ? context : NOTHING_TYPED
  const failed = outgoing === null ? context.failed : withOutgoing(context, { ...outgoing, waits: true }, outgoing)
  if (role === 'member') return { draft, overflow, unsent: null, failed }
  return { draft, overflow, unsent, ...(failed.length === 0 ? {} : { failed }) }
}

/** The box as a page begins with it. */
export const begun = (saved: SavedDraft | null, limit: number) => {
  const taken = slotsOf(saved)
  const typed = joinSlots(taken)
  const { draft, rest } = fitDraft('', typed.draft, limit)
  return { taken, isOwn: taken.length === 0, draft, overflow: rest + typed.overflow, unsent: typed.unsent }
}

/** What was taken from one other tab follows it, until this tab goes on with it. */
export const followed = ({ taken: [slot] }: Talk, others: Slot[]): Partial<Talk> => {
  if (slot === undefined) return {}
  const { draft, overflow, unsent } = others.find(({ tab }) => tab === slot.tab) ?? NOTHING_TYPED
  return { draft, overflow, unsent, taken: [{ tab: slot.tab, draft, overflow, unsent }] }
}

/** Bubbles of the messages that had failed before a reload. */
export const failedBubbles = (failed: Outgoing[], role: Role): ChatMessage[] =>
  failed.flatMap((outgoing) => [ownBubble(outgoing), errorBubble(outgoing, role)])
