import { type Kysely, sql } from 'kysely'
import { isMinorEverywhere, isTooYoungEverywhere, latestDateOnEarth } from '../../openapi/ages.ts'
import { OPTIONAL, OPTIONAL_FIELDS, ofEachOptional } from '../../openapi/optional.ts'
import type { components } from '../../openapi/v1.d.ts'
import type { Database, StoredUser } from '../db/schema.ts'
import {
  badRequest,
  conflict,
  type Problem,
  phoneTaken,
  profileIncomplete,
  tooYoung,
  tryLater,
  unauthorized,
} from '../http/problem.ts'
import type { KeyLimit } from '../http/rateLimit.ts'
import { nameOf } from '../http/sentences.ts'
import { cleanUserText } from '../text.ts'
import { joinByPhone, type MergeResult } from './profileMerge.ts'
import { forgetReferrals, isWeeklyTop } from './referral.ts'
import type { Services } from './services.ts'

type Schemas = components['schemas']

/** Numbers that one user may try in an hour: each answer tells whether a number is registered. */
const PHONE_LIMIT: KeyLimit = {
  scope: 'phone of profile',
  max: 20,
  windowMs: 3_600_000,
  refusal: (retryAfterS) => tryLater('The phone number was changed too often. Please try again later.', retryAfterS),
}

/**
 * A user as the contract shows it, with the sums of the referrals.
 * @throws {Problem} 401 when the account was erased meanwhile
 */
export async function readUser(db: Kysely<Database>, userId: string, now: Date): Promise<Schemas['User']> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .select([
      sql<number>`(select coalesce(sum(points), 0)::int from referrals where referrer_id = users.id and earned_at is not null)`.as(
        'points',
      ),
      sql<number>`(select count(*)::int from referrals where referrer_id = users.id and earned_at is not null)`.as(
        'referrals',
      ),
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) throw unauthorized()
  const weeklyTop = row.referrals > 0 && (await isWeeklyTop(db, userId, now))
  return {
    ...toUser(row),
    referral_points: row.points,
    referral_count: row.referrals,
    ...(weeklyTop && { weekly_top: true }),
  }
}

/** A field without a value is absent, never null (contract). */
function toUser(row: StoredUser): Omit<Schemas['User'], 'referral_points' | 'referral_count'> {
  return {
    id: row.id,
    name: row.name ?? undefined,
    google_name: row.google_name ?? undefined,
    google_email: row.google_email ?? undefined,
    phone: row.phone_number ?? undefined,
    phone_number: row.phone_number ?? undefined,
    date_of_birth: row.date_of_birth ?? undefined,
    ...ofEachOptional((field) => row[field] ?? undefined),
    language_preference: row.language_preference,
    voice_preference: row.voice_preference ?? undefined,
    spiritual_tradition: row.spiritual_tradition ?? undefined,
    subscription_status: row.subscription_status,
    is_premium: row.is_premium,
    profile_completed: row.profile_completed,
    consent_notice: row.consent_notice ?? undefined,
    consent_language: row.consent_language ?? undefined,
    consent_at: row.consent_at?.toISOString(),
    created_at: row.created_at.toISOString(),
  }
}

/**
 * The row of a user who may use what needs a completed profile (spec section 6).
 * @throws {Problem} 403 profile_incomplete, 401 when the account was erased meanwhile
 */
export async function requireCompleteProfile(db: Kysely<Database>, userId: string): Promise<StoredUser> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  if (user === undefined) throw unauthorized()
  if (!user.profile_completed) throw profileIncomplete()
  return user
}

/**
 * Saves one field or the whole form: PUT /auth/profile (spec sections 3, 5 and 7). A phone number may join two
 * accounts, see profileMerge.ts.
 *
 * Who is a minor afterwards has no push tokens and no part in the referrals any more (D39).
 *
 * @throws {Problem} 400 for a value that does not hold, 403 too_young for a birth date below the least age (D39), before
 * anything is stored, 409 for a number of another account
 */
export async function updateProfile(
  { db, now, takeKey }: Services,
  userId: string,
  deviceId: string,
  sent: Schemas['ProfileUpdate'],
): Promise<Schemas['ProfileUpdateResult']> {
  const at = now()
  const update = clean(sent, at)
  if (update.phone_number !== undefined) await takeKey(PHONE_LIMIT, userId)
  const merged = await db
    .transaction()
    .execute(async (tx) => {
      const joined: MergeResult = update.phone_number
        ? await joinByPhone(tx, { userId, phone: update.phone_number, deviceId, now: at })
        : undefined
      const saved = await tx
        .updateTable('users')
        .set(update)
        .where('id', '=', userId)
        .returning('date_of_birth')
        .executeTakeFirst()
      if (saved === undefined) throw unauthorized()
      if (isMinorEverywhere(saved.date_of_birth, at)) {
        await tx.deleteFrom('push_tokens').where('user_id', '=', userId).execute()
        await forgetReferrals(tx, userId)
      }
      return joined
    })
    .catch((error: unknown) => {
      throw toConflict(error)
    })
  const user = await readUser(db, userId, at)
  return merged === undefined ? user : { ...merged, user }
}

/** Two requests raced for one value: the database's unique indexes have the last word. */
function toConflict(error: unknown): Problem | unknown {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  if (code !== '23505') return error
  return /phone|whatsapp/.test(String(constraint)) ? phoneTaken() : conflict()
}

/** What the contract cannot say of the values. Unicode is made one way first; that may empty or lengthen a text. */
function clean(sent: Schemas['ProfileUpdate'], now: Date): Schemas['ProfileUpdate'] & { consent_at?: Date } {
  const update = { ...sent, ...(sent.consent_notice !== undefined && { consent_at: now }) }
  if (update.name !== undefined) update.name = cleanLine('name', update.name, 120)
  for (const field of OPTIONAL) {
    const { pattern, max } = OPTIONAL_FIELDS[field]
    // Of which the contract only says that it is not blank: it is free text.
    if (update[field] && pattern.source === '\\S') update[field] = cleanLine(field, update[field], max)
  }
  if (sent.email && cleanUserText(sent.email) !== sent.email) {
    throw badRequest('The email address is not valid.')
  }
  if (sent.date_of_birth !== undefined && sent.date_of_birth > latestDateOnEarth(now)) {
    throw badRequest('The birth date is in the future.')
  }
  if (sent.date_of_birth !== undefined && isTooYoungEverywhere(sent.date_of_birth, now)) throw tooYoung()
  return update
}

function cleanLine(field: string, text: string, max: number): string {
  const line = cleanUserText(text).replaceAll(/\s+/g, ' ')
  if (line === '') throw badRequest(`${nameOf(field)} is empty.`)
  if ([...line].length > max) throw badRequest(`${nameOf(field)} is longer than ${max} characters.`)
  return line
}
