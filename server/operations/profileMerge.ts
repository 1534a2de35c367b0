import { type Kysely, sql } from 'kysely'
import { ofEachOptional } from '../../openapi/optional.ts'
import { hashDevice, issueToken } from '../auth/tokens.ts'
import type { Database, StoredUser } from '../db/schema.ts'
import { phoneHasAccount, phoneTaken, unauthorized } from '../http/problem.ts'
import { mergeReferrals } from './referral.ts'
import { mergeSaved } from './saved.ts'

/** How long a sign-in by WhatsApp proves, on its own device, whose number it is, ms. */
const PROOF_LIFE_MS = 24 * 3_600_000

type Joining = { userId: string; phone: string; deviceId: string; now: Date }
export type MergeResult = { access_token: string; message: string } | undefined

/**
 * Settles whose a phone number is when a user gives it in the profile (spec section 7: accounts are merged).
 *
 * Whoever may merge gets all that another account ever said, so typing a number proves nothing. Two cases only:
 *
 * 1. The number is another account's by a WhatsApp code, and that account is a beginning: no completed profile, no
 *    Google sign-in, last signed in within a day from this very device. Then the same person tried WhatsApp first and
 *    Google next. The present account must not have a WhatsApp number of its own.
 * 2. The present account has the number by a WhatsApp code, another one only typed it, and that other one was last
 *    signed in from this very device. Then the same person came by Google first. The number alone is not enough: a
 *    slip of the finger in someone's profile would give away that person's conversations.
 *
 * Device ids are random (never a mere fingerprint) and known to their own browser only. In both cases the present
 * account goes on, so its tokens stay good: a client that loses this answer can simply save again.
 *
 * Otherwise: a number that another account proved, or typed while the present one did not prove it, is refused, and for
 * one that was proved the way to its account is told, because most who type it are its owner; one that the present account
 * proved and another typed stands in both, and opens the account that proved it.
 *
 * @returns a new token, when two accounts became one
 * @throws {Problem} 409 for a number that stays with another account
 */
export async function joinByPhone(
  tx: Kysely<Database>,
  { userId, phone, deviceId, now }: Joining,
): Promise<MergeResult> {
  // In one order everywhere, so that two who want each other's number do not wait for each other for ever.
  const rows = await tx
    .selectFrom('users')
    .selectAll()
    .where((where) =>
      where.or([where('id', '=', userId), where('whatsapp_number', '=', phone), where('phone_number', '=', phone)]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const me = rows.find((row) => row.id === userId)
  if (me === undefined) throw unauthorized()
  const device = hashDevice(deviceId)
  const isHere = (other: StoredUser) => device !== null && other.signed_in_device === device

  let merged = me
  const others = rows.filter((row) => row.id !== userId)
  for (const owner of others.filter((row) => row.whatsapp_number === phone)) {
    const isBeginning = !owner.profile_completed && owner.google_subject === null
    const isFresh = now.getTime() - (owner.signed_in_at?.getTime() ?? 0) < PROOF_LIFE_MS
    // An account that has a WhatsApp number of its own is not the one that was looked for.
    if (me.whatsapp_number !== null) throw phoneTaken()
    if (!isBeginning || !isFresh || !isHere(owner)) throw phoneHasAccount()
    merged = await merge(tx, merged, owner)
  }
  for (const typist of others.filter((row) => row.whatsapp_number !== phone)) {
    if (merged.whatsapp_number !== phone) throw phoneTaken()
    const hasTwoGoogles = merged.google_subject !== null && typist.google_subject !== null
    if (isHere(typist) && typist.whatsapp_number === null && !hasTwoGoogles) merged = await merge(tx, merged, typist)
  }
  if (merged === me) return undefined
  return { access_token: await issueToken(tx, userId), message: 'Your accounts were merged.' }
}

const consentOf = ({ consent_notice, consent_language, consent_at }: StoredUser) => ({
  consent_notice,
  consent_language,
  consent_at,
})

/** All of `other` becomes `me`'s, and `other` with its tokens is gone. What both have stays as `me` has it. */
async function merge(tx: Kysely<Database>, me: StoredUser, other: StoredUser): Promise<StoredUser> {
  await takeMessages(tx, me.id, sql`conversation_id in (select id from conversations where user_id = ${other.id})`)
  await tx.updateTable('conversations').set({ user_id: me.id }).where('user_id', '=', other.id).execute()
  await tx.updateTable('push_tokens').set({ user_id: me.id }).where('user_id', '=', other.id).execute()
  await mergeSaved(tx, me.id, other.id)
  await mergeReferrals(tx, me.id, other.id)
  await tx.deleteFrom('users').where('id', '=', other.id).execute()
  const older = other.created_at < me.created_at ? other : me
  const joined = {
    google_subject: me.google_subject ?? other.google_subject,
    google_name: me.google_name ?? other.google_name,
    google_email: me.google_email ?? other.google_email,
    name: me.name ?? other.name,
    whatsapp_number: me.whatsapp_number ?? other.whatsapp_number,
    phone_number: me.phone_number ?? other.phone_number,
    date_of_birth: me.date_of_birth ?? other.date_of_birth,
    ...ofEachOptional((field) => me[field] ?? other[field]),
    voice_preference: me.voice_preference ?? other.voice_preference,
    subscription_status: me.subscription_status === 'free' ? other.subscription_status : me.subscription_status,
    is_premium: me.is_premium || other.is_premium,
    profile_completed: me.profile_completed || other.profile_completed,
    // One consent, never a wording of one with the time of the other (D53).
    ...consentOf(me.consent_at === null ? other : me),
    // The older link is the one that may be in other people's hands.
    referral_code: older.referral_code,
    created_at: older.created_at,
  }
  await tx.updateTable('users').set(joined).where('id', '=', me.id).execute()
  return { ...me, ...joined }
}

/**
 * Makes messages a user's: its questions carry the user's id, by which a repeated `client_message_id` finds its first
 * answer (D28). One that this user has already used is dropped, because the index that keeps them single would refuse
 * it; such an id was made up by somebody.
 */
export async function takeMessages(tx: Kysely<Database>, userId: string, which: ReturnType<typeof sql>) {
  await sql`
    update messages as m set
      device_id = null,
      user_id = case when m.role = 'user' then ${userId}::uuid end,
      client_message_id = case
        when exists (
          select 1 from messages as o
          where o.user_id = ${userId}::uuid and o.client_message_id = m.client_message_id and o.id <> m.id
        ) then null
        else m.client_message_id
      end
    where ${which}`.execute(tx)
}
