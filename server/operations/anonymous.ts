import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { components } from '../../src/api/generated/v1.d.ts'
import type { Database } from '../db/schema.ts'
import { conversationNotFound } from '../http/problem.ts'
import { selectMessages, toServerMessage } from './messages.ts'
import { FREE_MESSAGES, lastUsed, readTrial, trialOf } from './trial.ts'

type Schemas = components['schemas']

/**
 * Starts the device's session in one tradition, or continues it: POST /chat/anonymous/start (D5). The language follows
 * the latest start; the first referral code stays.
 */
export async function startSession(
  db: Kysely<Database>,
  deviceId: string,
  { spiritual_tradition, language, referral_code }: Schemas['AnonymousStart'],
): Promise<Schemas['AnonymousSession']> {
  // The device's update gives the row that is there, and locks it.
  const { rows } = await sql<{ id: string; referral_code: string | null; message_count: number }>`
    with device as (
      insert into devices (id) values (${deviceId}) on conflict (id) do update set last_used_at = ${lastUsed}
      returning id, message_count
    )
    insert into conversations as c (id, device_id, spiritual_tradition, language, referral_code)
    select ${randomUUID()}::uuid, device.id, ${spiritual_tradition}::text, ${language}::text, ${referral_code || null}::text
    from device
    on conflict (device_id, spiritual_tradition) do update set
      language = excluded.language, referral_code = coalesce(c.referral_code, excluded.referral_code)
    returning c.id, c.referral_code, (select message_count from device)`.execute(db)
  const [started] = rows
  if (started === undefined) throw new Error('an upsert gave no row')
  const trial = trialOf(started.message_count)
  return {
    device_id: deviceId,
    conversation_id: started.id,
    referral_code: started.referral_code ?? undefined,
    spiritual_tradition,
    language,
    message_count: trial.messageCount,
    remaining_messages: trial.remaining,
    limit: FREE_MESSAGES,
    requires_login: trial.isOver,
    trial_completed: trial.isOver,
  }
}

/** How many free messages are left: POST /chat/anonymous/check-limit (spec section 7). Changes no count. */
export async function checkLimit(db: Kysely<Database>, deviceId: string): Promise<Schemas['LimitStatus']> {
  const trial = await readTrial(db, deviceId)
  return {
    remaining_messages: trial.remaining,
    limit: FREE_MESSAGES,
    requires_login: trial.isOver,
    trial_completed: trial.isOver,
  }
}

/** What the device used and said: GET /chat/anonymous/check-device-status (spec section 3). */
export async function checkDeviceStatus(
  db: Kysely<Database>,
  deviceId: string,
  tradition: Schemas['Tradition'] | undefined,
): Promise<Schemas['DeviceStatus']> {
  const trial = await readTrial(db, deviceId)
  const latest = await db
    .selectFrom('conversations')
    .select(['id', 'referral_code'])
    .where('device_id', '=', deviceId)
    .$if(tradition !== undefined, (query) => query.where('spiritual_tradition', '=', tradition as Schemas['Tradition']))
    // The one spoken in last; one without a message counts from its start.
    .orderBy(
      sql`coalesce((select max(m.created_at) from messages m where m.conversation_id = conversations.id), created_at)`,
      'desc',
    )
    .limit(1)
    .executeTakeFirst()
  return {
    trial_completed: trial.isOver,
    requires_login: trial.isOver,
    user_message_count: trial.messageCount,
    remaining_conversations: trial.remaining,
    latest_conversation: latest && (await toConversation(db, latest)),
  }
}

/**
 * One conversation of this device: GET /chat/anonymous/conversation/{id} (D5).
 * @throws {Problem} 404 for one that does not exist or is another device's
 */
export async function getConversation(
  db: Kysely<Database>,
  deviceId: string,
  id: string,
): Promise<Schemas['AnonymousConversation']> {
  const found = await db
    .selectFrom('conversations')
    .select(['id', 'referral_code'])
    .where('id', '=', id)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  if (found === undefined) throw conversationNotFound()
  return toConversation(db, found)
}

async function toConversation(
  db: Kysely<Database>,
  { id, referral_code }: { id: string; referral_code: string | null },
) {
  const messages = await selectMessages(db, [id])
  return { id, referral_code: referral_code ?? undefined, messages: messages.map(toServerMessage) }
}
