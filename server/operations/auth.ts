import { randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { components } from '../../openapi/v1.d.ts'
import { hashDevice, issueToken } from '../auth/tokens.ts'
import type { Database, UserRow } from '../db/schema.ts'
import { readUser } from './profile.ts'
import { takeMessages } from './profileMerge.ts'
import { newReferralCode, noteReferral } from './referral.ts'
import type { Services } from './services.ts'

type Schemas = components['schemas']

/** From where and with what somebody signs in, whichever way. */
export type Arrival = { deviceId: string; tradition: Schemas['Tradition']; referralCode: string | undefined }

/** How an account is found: by what the person has just proved. */
export type Proof =
  | { by: 'google_subject'; value: string; profile: Pick<Insertable<UserRow>, 'google_name' | 'google_email'> }
  | { by: 'whatsapp_number'; value: string }

export type SignedIn = {
  user: Schemas['User']
  access_token: string
  token_type: 'bearer'
  is_new_user: boolean
  needs_setup: boolean
  route_to: Schemas['RouteTo']
}

/** Far more than enough: a try fails only when two random codes are equal, or when a twin request was first. */
const TRIES = 5

/**
 * Signs in whoever has proved something: finds or makes the account, takes over what this device said without one
 * (spec section 4), notes by whose link a new person came (spec section 9) and issues a token (D31). All or nothing.
 *
 * @param consume uses the proof up, inside the same transaction; throws when somebody else already did
 */
export async function signIn(
  { db, now }: Services,
  arrival: Arrival,
  proof: Proof,
  consume: (tx: Kysely<Database>) => Promise<void> = async () => {},
): Promise<SignedIn> {
  const at = now()
  const signedIn = await db.transaction().execute(async (tx) => {
    await consume(tx)
    const { id, isNew } = await findOrCreate(tx, proof, arrival, at)
    const { deviceId, referralCode } = arrival
    const { hasSpoken, codes: ofTrial } = await adoptDevice(tx, deviceId, id)
    const codes = referralCode ? [referralCode, ...ofTrial] : ofTrial
    if (isNew) await noteReferral(tx, { userId: id, deviceId, codes, hasSpoken }, at)
    return { id, isNew, token: await issueToken(tx, id) }
  })
  const user = await readUser(db, signedIn.id, at)
  return {
    user,
    access_token: signedIn.token,
    token_type: 'bearer',
    is_new_user: signedIn.isNew,
    needs_setup: !user.profile_completed,
    route_to: user.profile_completed ? 'chat' : 'setup',
  }
}

async function findOrCreate(tx: Kysely<Database>, proof: Proof, { deviceId, tradition }: Arrival, now: Date) {
  const seen = { signed_in_device: hashDevice(deviceId), signed_in_at: now, spiritual_tradition: tradition }
  const google = proof.by === 'google_subject' ? proof.profile : {}
  for (let i = 0; i < TRIES; i += 1) {
    const known = await tx
      .updateTable('users')
      .set({ ...seen, ...google })
      .where(proof.by, '=', proof.value)
      .returning('id')
      .executeTakeFirst()
    if (known !== undefined) return { id: known.id, isNew: false }
    const made = await tx
      .insertInto('users')
      .values({ id: randomUUID(), ...newUser(proof), ...seen, referral_code: newReferralCode(), created_at: now })
      // A twin request was first, which the next round finds, or the referral code is taken: then another is tried.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made !== undefined) return { id: made.id, isNew: true }
  }
  throw new Error('no account could be made')
}

function newUser(
  proof: Proof,
): Omit<Insertable<UserRow>, 'id' | 'referral_code' | 'signed_in_device' | 'signed_in_at' | 'spiritual_tradition'> {
  if (proof.by === 'whatsapp_number') return { whatsapp_number: proof.value, phone_number: proof.value }
  const { google_name, google_email } = proof.profile
  // Kept apart from the fields that the person edits, which only begin as Google has them.
  const name = google_name && [...google_name].slice(0, 120).join('')
  return { google_subject: proof.value, google_name, google_email, name: name ?? null, email: google_email }
}

/**
 * What a device said without an account becomes the user's, so that nothing said in the trial is lost. The device's
 * count of free messages stays as it is. Conversations in which nothing was said are dropped.
 *
 * @returns the referral codes that the conversations were begun with, latest first, and whether anything was said
 */
async function adoptDevice(
  tx: Kysely<Database>,
  deviceId: string,
  userId: string,
): Promise<{ codes: string[]; hasSpoken: boolean }> {
  if (deviceId === '') return { codes: [], hasSpoken: false }
  const rows = await tx
    .selectFrom('conversations')
    .select(['id', 'referral_code'])
    .where('device_id', '=', deviceId)
    .orderBy('seq', 'desc')
    .forUpdate()
    .execute()
  if (rows.length === 0) return { codes: [], hasSpoken: false }
  const ids = rows.map(({ id }) => id)
  await takeMessages(tx, userId, sql`conversation_id in (${sql.join(ids)})`)
  const spokenIn = await sql`
    update conversations as c
    set user_id = ${userId}::uuid, device_id = null, last_message_at = said.last, message_count = said.count
    from (
      select conversation_id, max(created_at) as last, count(*)::int as count from messages
      where conversation_id in (${sql.join(ids)}) group by conversation_id
    ) as said
    where c.id = said.conversation_id`.execute(tx)
  await tx.deleteFrom('conversations').where('device_id', '=', deviceId).execute()
  return {
    codes: rows.flatMap(({ referral_code }) => referral_code ?? []),
    hasSpoken: Number(spokenIn.numAffectedRows) > 0,
  }
}
