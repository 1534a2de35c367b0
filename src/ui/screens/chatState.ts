// What both chats show of their machines.
import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { copyMachine } from '../../machines/copy/copy.machine.ts'
import type { ChatMessage, SendError, Verse } from '../../machines/entities.ts'
import { lengthOf, TEXT_LIMIT } from '../../machines/messageSend/draft.ts'
import type { messageSendMachine } from '../../machines/messageSend/messageSend.machine.ts'
import { isScripture } from '../../scripture/lazy.ts'
import type { Actions as ComposerActions, State as ComposerState } from '../chat/Composer.tsx'
import type { Offer } from '../replies/Suggestions.tsx'
import type { Texts } from '../texts.tsx'
import type { Quotation, ViewMessage } from '../types.ts'
import { preloadRecording } from '../voice/VoiceRoom.tsx'

const viewOf = new WeakMap<ChatMessage, ViewMessage>()

/** A message as the views show it. Kept per message, so that an old bubble is the same object and is not drawn again. */
export function toViewMessage(message: ChatMessage, t: Texts): ViewMessage {
  if (message.failure !== null) return new View(message, toFailure(message.failure, t))
  const known = viewOf.get(message)
  if (known) return known
  const view = new View(message, message.text)
  viewOf.set(message, view)
  return view
}

/** D26: what the corpus does not know letter for letter is never styled as scripture. */
const toQuotations = ({ references }: ChatMessage): Quotation[] =>
  references.map((reference) => ({ ...reference, verified: isScripture(reference) }))

/**
 * A class, because ten thousand of them are light as instances. The quotations are checked when they are drawn: of ten
 * thousand messages a person sees a few, and a digest costs time.
 */
class View implements ViewMessage {
  private readonly message: ChatMessage
  readonly text: string
  private drawn: Quotation[] | null = null

  constructor(message: ChatMessage, text: string) {
    this.message = message
    this.text = text
  }
  get id() {
    return this.message.id
  }
  get sender() {
    return this.message.sender
  }
  get kind() {
    return this.message.kind
  }
  get createdAt() {
    return this.message.createdAt
  }
  get voice() {
    return this.message.voice
  }
  get clientMessageId() {
    return this.message.clientMessageId
  }
  get feedback() {
    return this.message.feedback
  }
  /** What the server does not know yet cannot be rated there. */
  get canRate() {
    const { sender, kind, createdAt } = this.message
    return sender === 'guide' && kind === 'message' && createdAt !== null
  }
  get leftOut() {
    return this.message.leftOut
  }
  get care() {
    return this.message.care
  }
  get quotations() {
    this.drawn ??= toQuotations(this.message)
    return this.drawn
  }
}

export const toComposer = (s: SnapshotFrom<typeof messageSendMachine>): ComposerState => ({
  value: s.context.draft,
  canSend: s.can({ type: 'text.submit' }),
  canRecord: s.can({ type: 'voice.request' }),
  busy: s.matches({ send: 'sendingText' }) || s.matches({ send: 'sendingVoice' }),
  count: lengthOf(s.context.draft),
  limit: TEXT_LIMIT[s.context.role],
  overflow: lengthOf(s.context.overflow),
})

/** The box, for a component that draws nothing else: so typing draws nothing but the box. */
export function useComposer(
  send: ActorRefFrom<typeof messageSendMachine>,
  copy: ActorRefFrom<typeof copyMachine>,
): ComposerState & ComposerActions {
  const state = useSelector(send, toComposer, shallowEqual)
  const rest = useSelector(send, (s) => s.context.overflow)
  const restCopied = useSelector(copy, (s) => s.matches('copied') && s.context.text === rest)
  return {
    ...state,
    restCopied,
    onChange: (value) => send.send({ type: 'draft.change', value }),
    onSend: () => send.send({ type: 'text.submit' }),
    onRecord: () => send.send({ type: 'voice.request' }),
    onNearRecord: preloadRecording,
    onCopyRest: () => copy.send({ type: 'text.copy', text: rest }),
    ...(state.value === '' ? { onAddRest: () => send.send({ type: 'overflow.use' }) } : {}),
  }
}

/** What the newest reply offers to be sent (D38); null where it offers nothing. */
export const toOffer = (s: SnapshotFrom<typeof messageSendMachine>): Offer | null => {
  const newest = s.context.messages.findLast(({ sender, kind }) => sender === 'guide' && kind === 'message')
  const [text] = newest?.suggestions ?? []
  if (newest === undefined || text === undefined) return null
  const { id, suggestions } = newest
  return { messageId: id, suggestions, busy: !s.can({ type: 'suggestion.send', text }) }
}

/** Whether two draws of an offer are the same. */
export const isSameOffer = (a: Offer | null, b: Offer | null): boolean =>
  a?.messageId === b?.messageId && a?.suggestions === b?.suggestions && a?.busy === b?.busy

/** Section 8's words for a failed send, and what helps to go on. */
const toFailure = (error: SendError, t: Texts): string => {
  const hint = error.hint === null ? error.detail : t.errors[error.hint]
  const words = t.errors[error.word]
  return hint === '' ? words : `${words} ${hint}`
}

/** The alert of a failed anonymous send. */
export const toSendFailure = (s: SnapshotFrom<typeof messageSendMachine>, t: Texts): string | null => {
  const { error } = s.context
  return s.matches({ send: 'failed' }) && error !== null ? toFailure(error, t) : null
}

/** What a quotation is on the clipboard: original, rendering, reference. */
export const quotationText = (quotation: Verse, t: Texts): string =>
  [quotation.original, quotation.translation, t.chat.reference(quotation.reference)]
    .filter((part) => part !== undefined)
    .join('\n\n')

/** The quotation that has just been given to the clipboard, in whichever of its renderings. */
export const toCopied = (s: SnapshotFrom<typeof copyMachine>): Quotation | null =>
  // The very one that a view has given away.
  s.matches('copied') ? (s.context.verse as Quotation | null) : null
