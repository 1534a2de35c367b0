import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import type { components } from '../../openapi/v1.d.ts'
import type { Database } from '../db/schema.ts'
import { conversationNotFound } from '../http/problem.ts'
import { NEW_DEVICES_OF_ADDRESS } from '../http/rateLimit.ts'
import { newDeviceSecret, SECRETS_ON_OFFER } from './deviceSecret.ts'
import { selectMessages, toServerMessage } from './messages.ts'
import type { Services } from './services.ts'
import { lastUsed, readTrial, trialOf } from './trial.ts'

type Schemas = components['schemas']

/**
 * Starts the device's session in one tradition, or continues it: POST /chat/anonymous/start (D5). The language follows
 * the latest start; the first referral code stays. While the device has used no secret it is given one (D51).
 * @throws {Problem} 429 where the address brought too many new devices
 */
export async function startSession(
  { db, takeKey }: Pick<Services, 'db' | 'takeKey'>,
  { deviceId, address }: { deviceId: string; address: string },
  { spiritual_tradition, language, referral_code }: Schemas['AnonymousStart'],
): Promise<Schemas['AnonymousSession']> {
  const known = await db.selectFrom('devices').select('id').where('id', '=', deviceId).executeTakeFirst()
  if (known === undefined) await takeKey(NEW_DEVICES_OF_ADDRESS, address)
  const { secret, hash } = newDeviceSecret()
  type Row = { id: string; referral_code: string | null; message_count: number; has_secret: boolean }
  // The device's update gives the row that is there, and locks it.
  const { rows } = await sql<Row>`
    with device as (
      insert into devices (id, secret_offers) values (${deviceId}, array[${hash}::text])
      on conflict (id) do update set
        last_used_at = ${lastUsed},
        secret_offers = case
          when devices.secret_hash is null
          then (excluded.secret_offers || devices.secret_offers)[1:${SECRETS_ON_OFFER}::int] else '{}' end
      returning id, message_count, secret_hash is not null as has_secret
    )
    insert into conversations as c (id, device_id, spiritual_tradition, language, referral_code)
    select ${randomUUID()}::uuid, device.id, ${spiritual_tradition}::text, ${language}::text, ${referral_code || null}::text
    from device
    on conflict (device_id, spiritual_tradition) do update set
      language = excluded.language, referral_code = coalesce(c.referral_code, excluded.referral_code)
    returning c.id, c.referral_code, (select message_count from device), (select has_secret from device)`.execute(db)
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
    ...(started.has_secret ? {} : { device_secret: secret }),
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
