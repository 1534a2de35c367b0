import { type Kysely, sql } from 'kysely'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import type { Database } from '../db/schema.ts'

/** What a device's count means. The trial is over, and a login needed, with the last free message (spec section 4). */
export function trialOf(messageCount: number) {
  const remaining = Math.max(0, FREE_MESSAGES - messageCount)
  return { messageCount, remaining, isOver: remaining === 0 }
}

export type Trial = ReturnType<typeof trialOf>

/** Whether it is a day since a device was last noted as used (D40): a note with each call would make each dearer. */
const isUnnoted = sql<boolean>`devices.last_used_at < now() - interval '1 day'`

/** `last_used_at` for what writes the row of a device anyway; mostly it stays, so that no index has to follow. */
export const lastUsed = sql<Date>`case when ${isUnnoted} then now() else devices.last_used_at end`

/** A device never seen before has a fresh trial. */
export async function readTrial(db: Kysely<Database>, deviceId: string): Promise<Trial> {
  const row = await db
    .selectFrom('devices')
    .select(['message_count', isUnnoted.as('is_unnoted')])
    .where('id', '=', deviceId)
    .executeTakeFirst()
  if (row?.is_unnoted)
    await db.updateTable('devices').set({ last_used_at: sql`now()` }).where('id', '=', deviceId).execute()
  return trialOf(row?.message_count ?? 0)
}
