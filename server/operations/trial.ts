import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Free messages of a device, in both traditions together (spec section 9, D13). */
export const FREE_MESSAGES = 2

/** How often in a conversation the guide may ask back without its costing a free message (D38). */
export const FREE_ASKINGS = 2

/** What a device's count means. The trial is over, and a login needed, with the last free message (spec section 4). */
export function trialOf(messageCount: number) {
  const remaining = Math.max(0, FREE_MESSAGES - messageCount)
  return { messageCount, remaining, isOver: remaining === 0 }
}

export type Trial = ReturnType<typeof trialOf>

/** A device never seen before has a fresh trial. */
export async function readTrial(db: Kysely<Database>, deviceId: string): Promise<Trial> {
  const row = await db.selectFrom('devices').select('message_count').where('id', '=', deviceId).executeTakeFirst()
  return trialOf(row?.message_count ?? 0)
}
