import type { Tradition } from '@satsang/guide/corpus'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { type Audience, forget, receiversOf } from './audience.ts'
import type { Outcome } from './fcm.ts'
import type { FcmMessage } from './message.ts'

/** Requests to FCM at a time. */
const AT_ONCE = 8

export type Sender = { send(token: string, message: FcmMessage): Promise<Outcome> }
export type Counts = Record<Outcome, number>

/**
 * Sends to everyone of an audience, some at a time. Tokens that reach nobody any more are forgotten, unless `keepDead`.
 * What was found out is kept even when the sending ends early.
 * @throws {SenderRefused}
 */
export async function sendToAll(
  db: Kysely<Database>,
  audience: Audience,
  messages: Record<Tradition, FcmMessage>,
  sender: Sender,
  { keepDead = false } = {},
): Promise<Counts> {
  const counts: Counts = { sent: 0, dead: 0, failed: 0 }
  for await (const batch of receiversOf(db, audience)) {
    const dead: string[] = []
    const left = batch.values()
    const work = async () => {
      for (const { token_hash, fcm_token, spiritual_tradition } of left) {
        const outcome = await sender.send(fcm_token, messages[spiritual_tradition])
        counts[outcome] += 1
        if (outcome === 'dead') dead.push(token_hash)
      }
    }
    const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
    if (!keepDead) await forget(db, dead)
    const refused = ended.find(({ status }) => status === 'rejected')
    if (refused?.status === 'rejected') throw refused.reason
  }
  return counts
}
