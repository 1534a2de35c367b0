import type { ColumnType, GeneratedAlways, Selectable } from 'kysely'
import type { OptionalField } from '../../openapi/optional.ts'
import type { components } from '../../openapi/v1.d.ts'

type Schemas = components['schemas']
/** Written once by the database or by an insert, read as a Date (UTC, milliseconds). */
type CreatedAt = ColumnType<Date, Date | string | undefined, never>

/** A browser without an account, known by its X-Device-ID (spec section 3). */
type DeviceRow = {
  id: string
  /** Free messages used, in both traditions together (D13). */
  message_count: ColumnType<number, number | undefined, number>
  /** How often the guide asked back (D38), in both traditions together. */
  asked_count: ColumnType<number, number | undefined, number>
  /** SHA-256 of the secret that the device has used (D51). */
  secret_hash: ColumnType<string | null, string | undefined, string>
  /** SHA-256 of each that it was given, while it has used none. The newest first. */
  secret_offers: ColumnType<string[], string[] | undefined, string[]>
  created_at: CreatedAt
  /** To a day, by the database's clock; 30 days later it goes (D40, operations/upkeep.ts). */
  last_used_at: ColumnType<Date, Date | undefined, Date>
}

/** One conversation. A device has at most one in each tradition (contract, startAnonymousSession). */
type ConversationRow = {
  id: string
  device_id: string | null
  user_id: string | null
  spiritual_tradition: Schemas['Tradition']
  language: Schemas['Language']
  referral_code: string | null
  /** Order in which a user's conversations began. */
  seq: GeneratedAlways<string>
  /** Of a signed-in user's conversation; null and 0 on a device's. */
  last_message_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  message_count: ColumnType<number, number | undefined, number>
  created_at: CreatedAt
}

export type MessageRow = {
  id: string
  /** Order inside a conversation. Clocks of two processes may disagree, this does not. */
  seq: GeneratedAlways<string>
  conversation_id: string
  /** Device that sent it: with client_message_id it makes a retry safe (D28). Null on the guide's replies. */
  device_id: string | null
  /** User that sent it; with client_message_id it makes a retry safe (D28). Null on replies and on a device's. */
  user_id: ColumnType<string | null, string | null | undefined, string | null>
  /** On a reply: the user's message that it answers. */
  reply_to: string | null
  role: Schemas['MessageRole']
  message_type: Schemas['MessageType']
  /** NFC when a person wrote it, see text.ts. */
  content: string
  /** Its words, as they are looked for (operations/past.ts); null of one from before they were, until upkeep comes to it. */
  sound: ColumnType<string | null, string | null | undefined, string | null>
  category: string | null
  /** A JSON list; written as JSON text, because `pg` would make a PostgreSQL array of a JavaScript one. */
  spiritual_references: ColumnType<Schemas['SpiritualReferences'] | null, string | null, string | null>
  /** A JSON object and a JSON list, written as `spiritual_references` are. On replies only. */
  care: ColumnType<Schemas['Care'] | null, string | null | undefined, string | null>
  suggestions: ColumnType<Schemas['Suggestions'] | null, string | null | undefined, string | null>
  /** A reply that asks what was meant (D38). */
  asks_back: ColumnType<boolean, boolean | undefined, boolean>
  /** Seconds. */
  processing_time: number | null
  ai_confidence: number | null
  client_message_id: string | null
  user_feedback: Schemas['FeedbackType'] | null
  feedback_timestamp: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: CreatedAt
}

/**
 * What is known of the sound of a voice message (contract, getMessageAudio), which lies in the store of recordings
 * (voice/recordingStore.ts). It goes where its message goes, and with it.
 */
type RecordingRow = {
  message_id: string
  /** Of a recording from before there was a store; null once it is moved there (operations/recordingUpkeep.ts). */
  bytes: ColumnType<Uint8Array | null, never, null>
  /** Bytes; null only while they lie here. */
  size: number | null
  mime: string
  duration_ms: number
  /** 48 values from 0 to 100. */
  waveform: ColumnType<number[], string, never>
  created_at: ColumnType<Date, Date, never>
}

/**
 * A file of the store that has to go unless a row of `recordings` names it when that is due: a trigger writes one for each
 * such row that is deleted, however it comes to that, and a send one before it puts a file there.
 */
type RecordingRemovalRow = { seq: GeneratedAlways<string>; message_id: string; due_at: ColumnType<Date> }

/**
 * A table of which a row was deleted, or a person's data written over: a trigger notes it, whoever does it. Its files hold
 * the bytes until it is written anew (db/rewrite.ts).
 */
type ErasureRow = { seq: GeneratedAlways<string>; table_name: string; erased_at: ColumnType<Date, never, never> }

/** Where a browser can be reached by push (spec section 3). Without a user it is an anonymous device's. */
type PushTokenRow = {
  /** SHA-256 of the token. */
  token_hash: string
  fcm_token: string
  device_id: string
  user_id: string | null
  spiritual_tradition: Schemas['Tradition']
  created_at: ColumnType<Date, Date, never>
  refreshed_at: Date
}

/** The sliding window of one limit; the key is a digest, so that no address is stored (http/rateLimit.ts). */
type RateLimitRow = {
  key: string
  /** Uses in the present window, and in the one before it. */
  count: number
  previous: number
  /** Of the uses that the last statement asked for. */
  admitted: number
  max: number
  /** An interval: the length of a window. */
  span: string
  /** A window after the end of the present one: until then it counts. */
  expires_at: Date
}

/** Opaque access tokens, stored as SHA-256 only (D31). */
type AccessTokenRow = {
  token_hash: string
  user_id: string
  created_at: CreatedAt
  revoked_at: Date | null
}

/** A person with an account (spec section 3). What belongs to it is deleted with it. */
export type UserRow = Record<OptionalField, string | null> & {
  id: string
  /** Subject at the identity provider; null for who only ever used WhatsApp. */
  google_subject: string | null
  google_name: string | null
  google_email: string | null
  name: string | null
  /** Proved by a WhatsApp code: who has it signs in as this user. One account for one number. */
  whatsapp_number: string | null
  /** With the leading + (D10). As typed by the user, so it opens no account and proves nothing by itself. */
  phone_number: string | null
  /** YYYY-MM-DD; text, because a birthday has no time zone. */
  date_of_birth: string | null
  language_preference: ColumnType<Schemas['Language'], Schemas['Language'] | undefined, Schemas['Language']>
  voice_preference: string | null
  spiritual_tradition: Schemas['Tradition'] | null
  subscription_status: ColumnType<
    Schemas['SubscriptionStatus'],
    Schemas['SubscriptionStatus'] | undefined,
    Schemas['SubscriptionStatus']
  >
  is_premium: ColumnType<boolean, boolean | undefined, boolean>
  profile_completed: ColumnType<boolean, boolean | undefined, boolean>
  /** The wording that was agreed to, the language it was read in, and when (D53): all three, or none. */
  consent_notice: string | null
  consent_language: Schemas['Language'] | null
  consent_at: Date | null
  /** What the user's own referral link carries as `ref`. */
  referral_code: string
  /** Digest of the device of the last sign-in, null when it named none; part of the proof for a merge. */
  signed_in_device: string | null
  signed_in_at: Date | null
  created_at: ColumnType<Date, Date | string | undefined, Date>
}
/** As it is read. */
export type StoredUser = Selectable<UserRow>

/** One new person who came by somebody's link, and the points that it brings (spec section 9, D52). */
type ReferralRow = {
  id: string
  /** Null on rows from before an erased account took its row along. */
  referred_user_id: string | null
  referrer_id: string
  points: number
  /** Digest of the device that the account was made on: it brings points once. */
  device: string | null
  /** When that person said something first, and the points came; until then they do not count. */
  earned_at: ColumnType<Date | null, Date | null, Date>
  created_at: CreatedAt
}

/** The last WhatsApp code of a number, hashed. Times are UTC. */
export type OneTimeCodeRow = {
  phone_number: string
  code_hash: string
  /** Of the caller who asked for the code. Others have limits of their own (D52). */
  tries: ColumnType<number, number | undefined, number>
  /** Digest of that caller's device or, where it named none, of its address. */
  asked_by: string
  sent_at: Date
  expires_at: Date
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** One sign-in at the local sign-in page (D18), by the digest of its access token. */
export type DevSignInRow = {
  token_hash: string
  subject: string
  email: string
  name: string
  created_at: Date
  expires_at: Date
}

/** One message that would have gone out by WhatsApp (D19). */
type DevOutboxRow = { seq: GeneratedAlways<string>; recipient: string; content: string; sent_at: Date }

/** What a person saved (D60); two devices know the same by the same id. When something was taken away, its content is empty. */
type SavedItemRow = {
  user_id: string
  id: string
  spiritual_tradition: Schemas['Tradition']
  /** What the guide said; empty for a verse alone. */
  content: string
  spiritual_references: Schemas['SpiritualReference'][]
  note: string
  matter: string
  saved_at: Date
  /** By the clock of the device, and never later than the server's. */
  changed_at: Date
  /** By the server's clock; 90 days later the row goes (operations/upkeep.ts). */
  removed_at: Date | null
}

export type Database = {
  users: UserRow
  referrals: ReferralRow
  one_time_codes: OneTimeCodeRow
  dev_sign_ins: DevSignInRow
  dev_outbox: DevOutboxRow
  devices: DeviceRow
  conversations: ConversationRow
  messages: MessageRow
  recordings: RecordingRow
  recording_removals: RecordingRemovalRow
  erasures: ErasureRow
  push_tokens: PushTokenRow
  saved_items: SavedItemRow
  rate_limits: RateLimitRow
  access_tokens: AccessTokenRow
}
