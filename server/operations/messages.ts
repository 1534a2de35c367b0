import { type Kysely, type Selectable, sql } from 'kysely'
import type { components } from '../../src/api/generated/v1.d.ts'
import type { Database, MessageRow } from '../db/schema.ts'

type Schemas = components['schemas']
export type StoredMessage = Selectable<MessageRow>

/** Messages of one or more conversations, oldest first in each. */
export function selectMessages(db: Kysely<Database>, conversationIds: string[]): Promise<StoredMessage[]> {
  return db.selectFrom('messages').selectAll().where('conversation_id', 'in', conversationIds).orderBy('seq').execute()
}

/** A message as the history shows it. A field without a value is absent, never null (contract). */
export function toServerMessage(row: NewMessage): Schemas['ServerMessage'] {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    role: row.role,
    content: row.content,
    message_type: row.message_type,
    spiritual_references: row.spiritual_references ?? undefined,
    processing_time: row.processing_time ?? undefined,
    ai_confidence: row.ai_confidence ?? undefined,
    created_at: row.created_at.toISOString(),
    user_feedback: row.user_feedback ?? undefined,
    feedback_timestamp: row.feedback_timestamp?.toISOString(),
    client_message_id: row.client_message_id ?? undefined,
  }
}

export function toUserMessage(row: NewMessage): Schemas['UserMessage'] {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    content: row.content,
    message_type: row.message_type,
    created_at: row.created_at.toISOString(),
    client_message_id: row.client_message_id ?? undefined,
  }
}

export function toGuruResponse(row: NewMessage): Schemas['GuruResponse'] {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    content: row.content,
    message_type: row.message_type,
    spiritual_references: row.spiritual_references ?? [],
    processing_time: row.processing_time ?? undefined,
    ai_confidence: row.ai_confidence ?? undefined,
    created_at: row.created_at.toISOString(),
  }
}

/** What makes an exchange one: a question of a device, and the reply to it. */
export type Exchange = { question: NewMessage; reply: NewMessage }
export type NewMessage = Omit<StoredMessage, 'seq'>

/**
 * Counts a device's question and stores it with its reply, all or nothing, provided that the device's count is still
 * the one that was seen when the question was looked at.
 *
 * It is a single statement, so it is one transaction, in which the update locks the device's row: of any number of
 * requests that saw the same count, in any number of processes, exactly one succeeds.
 *
 * @returns false when the count has changed; then nothing was stored
 */
export async function storeExchange(
  db: Kysely<Database>,
  device: { id: string; seenCount: number },
  { question, reply }: Exchange,
): Promise<boolean> {
  const rows = JSON.stringify([question, reply])
  const result = await sql`
    with counted as (
      update devices set message_count = message_count + 1
      where id = ${device.id} and message_count = ${device.seenCount}
      returning id
    )
    insert into messages (${sql.join(COLUMNS.map((column) => sql.ref(column)))})
    select ${sql.join(COLUMNS.map((column) => sql.ref(`m.${column}`)))}
    from counted, json_populate_recordset(null::messages, ${rows}::json) as m`.execute(db)
  return Number(result.numAffectedRows) > 0
}

/** All columns but `seq`, which the database counts by itself. */
const COLUMNS: (keyof NewMessage)[] = [
  'id',
  'conversation_id',
  'device_id',
  'user_id',
  'reply_to',
  'role',
  'message_type',
  'content',
  'category',
  'spiritual_references',
  'processing_time',
  'ai_confidence',
  'client_message_id',
  'user_feedback',
  'feedback_timestamp',
  'created_at',
]
