import { type Kysely, type Selectable, sql } from 'kysely'
import type { components } from '../../openapi/v1.d.ts'
import type { Database, MessageRow } from '../db/schema.ts'
import { audioOf } from './recordings.ts'

type Schemas = components['schemas']
/** Without what only the database looks at. */
export type StoredMessage = Omit<Selectable<MessageRow>, 'sound'>
/** A message before the database has given it its place. */
export type NewMessage = Omit<StoredMessage, 'seq'> & WithAudio
/** Of the recording of a voice message, as `audioOf` reads it. */
type WithAudio = { audio?: Schemas['MessageAudio'] | null }

/** What a person may see of a message. A page of the history is read by the hundred, so nothing else is fetched. */
export const SHOWN = [
  'id',
  'conversation_id',
  'role',
  'content',
  'message_type',
  'spiritual_references',
  'care',
  'suggestions',
  'asks_back',
  'processing_time',
  'ai_confidence',
  'created_at',
  'user_feedback',
  'feedback_timestamp',
  'client_message_id',
] as const

/** All of it, for who needs more than is shown. */
export const STORED = [
  ...SHOWN,
  'seq',
  'device_id',
  'user_id',
  'reply_to',
  'category',
] as const satisfies (keyof StoredMessage)[]
export type ShownMessage = Pick<StoredMessage, (typeof SHOWN)[number]> & WithAudio

/** Messages of one or more conversations, oldest first. */
export function selectMessages(db: Kysely<Database>, conversationIds: string[]): Promise<ShownMessage[]> {
  return messagesOf(db, conversationIds).execute()
}

/** The query of `selectMessages`, for the test that reads its plan. */
export const messagesOf = (db: Kysely<Database>, conversationIds: string[]) =>
  db
    .selectFrom('messages')
    .select(SHOWN)
    .select(audioOf)
    // One parameter, however many there are: an export has all of a user's, and PostgreSQL takes 65,535.
    .where('conversation_id', '=', sql<string>`any(${conversationIds}::uuid[])`)
    .orderBy('seq')

/** What a reply says of the person's need, and what it offers (D36, D38). */
const need = ({ care, suggestions, asks_back }: ShownMessage) => ({
  care: care ?? undefined,
  suggestions: suggestions ?? undefined,
  asks_back: asks_back ? (true as const) : undefined,
})

/** A message as the history shows it. A field without a value is absent, never null (contract). */
export function toServerMessage(row: ShownMessage): Schemas['ServerMessage'] {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    role: row.role,
    content: row.content,
    message_type: row.message_type,
    spiritual_references: row.spiritual_references ?? undefined,
    ...need(row),
    processing_time: row.processing_time ?? undefined,
    ai_confidence: row.ai_confidence ?? undefined,
    created_at: row.created_at.toISOString(),
    user_feedback: row.user_feedback ?? undefined,
    feedback_timestamp: row.feedback_timestamp?.toISOString(),
    client_message_id: row.client_message_id ?? undefined,
    audio: row.audio ?? undefined,
  }
}

export function toUserMessage(row: ShownMessage): Schemas['UserMessage'] {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    content: row.content,
    message_type: row.message_type,
    created_at: row.created_at.toISOString(),
    client_message_id: row.client_message_id ?? undefined,
    audio: row.audio ?? undefined,
  }
}

export function toGuruResponse(row: ShownMessage): Schemas['GuruResponse'] {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    content: row.content,
    message_type: row.message_type,
    spiritual_references: row.spiritual_references ?? [],
    ...need(row),
    processing_time: row.processing_time ?? undefined,
    ai_confidence: row.ai_confidence ?? undefined,
    created_at: row.created_at.toISOString(),
  }
}
