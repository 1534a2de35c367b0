import type { components } from '../../openapi/v1.d.ts'

export { LANGUAGES, PAGE_CONVERSATIONS, TRADITIONS } from '../../openapi/constants.ts'

// Entities of spec §3, as generated from the contract.
type Schemas = components['schemas']

export type Tradition = Schemas['Tradition']
export type Language = Schemas['Language']
export type AnonymousSession = Schemas['AnonymousSession']
type Conversation = Schemas['AnonymousConversation']
export type DeviceStatus = Omit<Schemas['DeviceStatus'], 'latest_conversation'> & {
  latest_conversation?: Omit<Conversation, 'messages'> & LeftOut & { messages: ServerMessage[] }
}
/** How many items of lists in it could not be read, where there were such (src/shape.ts). */
type LeftOut = { left_out?: number }
type AsRead<Reply> = Omit<Reply, 'care' | 'spiritual_references'> &
  LeftOut & { care?: Care; spiritual_references?: SpiritualReference[] }
export type ServerMessage = AsRead<Schemas['ServerMessage']>
export type GuruResponse = AsRead<Schemas['GuruResponse']>
// Of the open words a newer provider may know more (D37).
export type SpiritualReference = Omit<Schemas['SpiritualReference'], 'scripture'> & { scripture: string }
export type Care = Omit<Schemas['Care'], 'kind'> & { kind: string }
/** A verse as it is read, opened and shared: its place, its letters, and its rendering. */
export type Verse = Omit<SpiritualReference, 'scripture'>
type Proof = Schemas['SocialProofMessage']
/** Some providers send no figures beside the words (D37). */
export type SocialProofMessage = Omit<Proof, 'stats'> & Partial<Pick<Proof, 'stats'>>
export type User = Schemas['User']
export type ProfileUpdate = Schemas['ProfileUpdate']
export type MessagePage = Omit<Schemas['MessagePage'], 'messages'> & LeftOut & { messages: ServerMessage[] }
export type FeedbackType = Schemas['FeedbackType']
export type ReferralType = Schemas['ReferralType']
export type SharePlatform = Schemas['SharePlatform']

/** Spec §4 Tradition: sikh maps to /pn and Punjabi; hindu maps to /hi and Hindi. */
export const PREFIX = { sikh: '/pn', hindu: '/hi' } as const satisfies Record<Tradition, string>
export const NATIVE_LANGUAGE = { sikh: 'punjabi', hindu: 'hindi' } as const satisfies Record<Tradition, Language>

/** Why a send failed: a key of section 8's words, and what helps the person to go on. */
export type SendError = {
  word: 'sendFailed' | 'signedInSendFailed' | 'voiceFailed'
  hint: 'offline' | 'timeout' | 'rateLimited' | 'recordingLost' | null
  /** The server's own sentence about a bad input (D6), shown beside the word. */
  detail: string
}

/** One for all messages: of ten thousand hardly one has any. */
const NOTHING: readonly string[] = []

/** A recording: how long it is, s, and how loud it is in each of its slices, 0 to 1; without slices nobody knows yet. */
export type VoiceNote = { seconds: number; waveform: number[] }

/**
 * A message as the client holds it (spec §3 Chat message, client view). `createdAt` and `feedbackAt` are ISO 8601, null
 * until the server told them. An `error` is the guide's failure bubble; a `system` message came by an address or
 * a notification: the app's own notice (D34), which stands among what the guide says.
 */
export type ChatMessage = {
  id: string
  sender: 'user' | 'guide'
  kind: 'message' | 'processing' | 'error' | 'system'
  text: string
  /** Of a voice message (spec §3 message_type); null for a text. */
  voice: VoiceNote | null
  references: SpiritualReference[]
  /** Of a reply: the need that it speaks to, and what else may have been meant (D36, D38). */
  care: Care | null
  suggestions: readonly string[]
  /** Something that came with it could not be read (D37): it says so. */
  leftOut: boolean
  createdAt: string | null
  clientMessageId: string | null
  feedback: FeedbackType | null
  feedbackAt: string | null
  /** On an `error` bubble: what it says. */
  failure: SendError | null
}

/** A message of the client, of which only some fields are known. */
export const chatMessage = (known: Partial<ChatMessage> & Pick<ChatMessage, 'id' | 'sender'>): ChatMessage => ({
  kind: 'message',
  text: '',
  voice: null,
  references: [],
  care: null,
  suggestions: NOTHING,
  leftOut: false,
  createdAt: null,
  clientMessageId: null,
  feedback: null,
  feedbackAt: null,
  failure: null,
  ...known,
})

/** The recording of a message of type voice, as far as the server tells of it. */
export const voiceOf = (message: Pick<ServerMessage, 'message_type' | 'audio'>): VoiceNote | null =>
  message.message_type === 'voice'
    ? {
        seconds: (message.audio?.duration_ms ?? 0) / 1_000,
        waveform: (message.audio?.waveform ?? []).map((percent) => percent / 100),
      }
    : null

/** A message of the server's history, as the client holds it. */
export const fromServer = (message: ServerMessage): ChatMessage =>
  chatMessage({
    id: message.id,
    sender: message.role === 'user' ? 'user' : 'guide',
    text: message.content,
    voice: message.role === 'user' ? voiceOf(message) : null,
    references: message.spiritual_references ?? [],
    care: message.care ?? null,
    suggestions: message.suggestions?.length ? [...new Set(message.suggestions)] : NOTHING,
    leftOut: message.left_out !== undefined,
    createdAt: message.created_at || null,
    clientMessageId: message.client_message_id ?? null,
    feedback: message.user_feedback ?? null,
    feedbackAt: message.feedback_timestamp ?? null,
  })

/** What a saved profile brings: the user, and the token that replaces the stored one when accounts were merged. */
export type SavedProfile = { user: User; accessToken: string | null }

/** What a login brings (spec §7): `needsSetup` as `route_to`, `needs_setup` and the user's own profile say together. */
export type LoginResult = SavedProfile & {
  accessToken: string
  isNewUser: boolean
  needsSetup: boolean
  prefilledPhone: string | null
}
