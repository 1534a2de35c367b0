import type { FastifyBaseLogger } from 'fastify'
import type { components } from '../../openapi/v1.d.ts'
import { unauthorized } from '../http/problem.ts'
import { STORED, toServerMessage } from './messages.ts'
import { readPushTokens } from './notifications.ts'
import { readUser } from './profile.ts'
import { audioOf, listRecordings } from './recordings.ts'
import { removeRecordings } from './recordingUpkeep.ts'
import { readSaved } from './saved.ts'
import type { Services } from './services.ts'

type Schemas = components['schemas']

/**
 * Everything stored about the user: GET /auth/export (D30), to be saved as a file. Of digests (devices, tokens) only
 * that they exist; of people who came by the user's link only that and when, because they are other people; of
 * recordings where each can be fetched, because a file with all their sound would be too large to be made.
 */
export async function exportAccount(
  { db, contract, now }: Services,
  userId: string,
  setHeader: (name: string, value: string) => void,
): Promise<Schemas['AccountExport']> {
  const at = now()
  // One view of the data, though it takes several queries.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const user = await readUser(tx, userId, at)
      const own = await tx
        .selectFrom('users')
        .select(['whatsapp_number', 'referral_code', 'signed_in_at'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const conversations = await tx
        .selectFrom('conversations')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('seq', 'desc')
        .execute()
      // Not by a list of ids: a query takes only so many parameters.
      const messages = await tx
        .selectFrom('messages')
        .select(STORED)
        .select(audioOf)
        .where('conversation_id', 'in', tx.selectFrom('conversations').select('id').where('user_id', '=', userId))
        .orderBy('seq')
        .execute()
      const byConversation = Map.groupBy(messages, (message) => message.conversation_id)
      const referrals = await tx
        .selectFrom('referrals')
        .select(['points', 'earned_at'])
        .where('referrer_id', '=', userId)
        .where('earned_at', 'is not', null)
        .orderBy('earned_at')
        .execute()
      const signIns = await tx
        .selectFrom('access_tokens')
        .select(['created_at', 'revoked_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute()
      setHeader('content-disposition', 'attachment; filename="satsang-export.json"')
      return {
        exported_at: at.toISOString(),
        user,
        conversations: conversations.map((row) => ({
          id: row.id,
          referral_code: row.referral_code ?? undefined,
          spiritual_tradition: row.spiritual_tradition,
          created_at: row.created_at.toISOString(),
          messages: (byConversation.get(row.id) ?? []).map(toServerMessage),
        })),
        push_tokens: await readPushTokens(tx, userId),
        recordings: await listRecordings(tx, userId, contract.basePath),
        saved: await readSaved(tx, userId),
        whatsapp_number: own.whatsapp_number ?? undefined,
        referral_code: own.referral_code,
        referrals: referrals.flatMap(({ points, earned_at }) =>
          earned_at === null ? [] : { points, created_at: earned_at.toISOString() },
        ),
        last_signed_in_at: own.signed_in_at?.toISOString(),
        sign_ins: signIns.map(({ created_at, revoked_at }) => ({
          created_at: created_at.toISOString(),
          signed_out_at: revoked_at?.toISOString(),
        })),
      }
    })
}

/**
 * Erases the account and everything that belongs to it: DELETE /auth/account (D30). Conversations, messages, recordings, what
 * was saved, tokens of every kind and the user's own referrals go with the row of the user; the sound of the recordings right after,
 * or where that fails, with the next upkeep.
 *
 * Points that the user brought to somebody else go too: else one person could bring them anew with each account (D52).
 */
export async function deleteAccount(services: Services, userId: string, log: FastifyBaseLogger): Promise<undefined> {
  const { db } = services
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('referrals').where('referred_user_id', '=', userId).execute()
    const gone = await tx
      .deleteFrom('users')
      .where('id', '=', userId)
      .returning(['google_subject', 'whatsapp_number', 'phone_number'])
      .executeTakeFirst()
    if (gone === undefined) throw unauthorized()
    const { google_subject, whatsapp_number } = gone
    // What stands beside the account. Only the number that the user proved: a typed one may be somebody else's.
    if (whatsapp_number !== null) {
      await tx.deleteFrom('one_time_codes').where('phone_number', '=', whatsapp_number).execute()
      await tx.deleteFrom('dev_outbox').where('recipient', '=', whatsapp_number).execute()
    }
    if (google_subject !== null) await tx.deleteFrom('dev_sign_ins').where('subject', '=', google_subject).execute()
  })
  await removeRecordings(services, log)
  return undefined
}
