import { randomInt, randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isMinorEverywhere } from '../../openapi/ages.ts'
import { hashDevice } from '../auth/tokens.ts'
import type { Database } from '../db/schema.ts'

/** Points for one new person (spec section 9). */
const POINTS_PER_REFERRAL = 10
/** How many of a week get special recognition (spec section 9). */
const WEEKLY_TOP = 2

/** Without I, L, O, 0 and 1, which people mistake for each other when they read a code aloud. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 8

/** A code for a referral link. Unique only by chance (1 in 850 thousand millions); the table has the last word. */
export const newReferralCode = () =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Who has just signed up, and how they came. */
export type Arrived = {
  userId: string
  deviceId: string
  /** The first of them that is somebody's counts. */
  codes: readonly string[]
  /** Whether this device said something without an account. */
  hasSpoken: boolean
}

/**
 * Notes whose link brought a new person (spec section 9, D52). The points come when that person says something first:
 * now, if they did so in the trial; else with their first message (`earnPoints`). A person and a device bring points
 * once, nobody brings them to oneself, and a device that another account was last signed in on, or that has no name, brings
 * none. Nor does anybody bring them to a minor (D39).
 */
export async function noteReferral(
  tx: Kysely<Database>,
  { userId, deviceId, codes, hasSpoken }: Arrived,
  now: Date,
): Promise<void> {
  const device = hashDevice(deviceId)
  if (codes.length === 0 || device === null) return
  const others = await tx
    .selectFrom('users')
    .select(['id', 'referral_code', 'signed_in_device', 'date_of_birth'])
    .where((where) =>
      where.or([where('referral_code', 'in', [...new Set(codes)]), where('signed_in_device', '=', device)]),
    )
    .where('id', '<>', userId)
    .execute()
  if (others.some((row) => row.signed_in_device === device)) return
  const code = codes.find((wanted) => others.some((row) => row.referral_code === wanted))
  const referrer = others.find((row) => row.referral_code === code)
  if (referrer === undefined || isMinorEverywhere(referrer.date_of_birth, now)) return
  await tx
    .insertInto('referrals')
    .values({
      id: randomUUID(),
      referred_user_id: userId,
      referrer_id: referrer.id,
      points: POINTS_PER_REFERRAL,
      device,
      earned_at: hasSpoken ? now : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The statement by which a member's first message brings its points, for a `with` that has `allowed` (exchange.ts). */
export const earnPoints = (userId: string, at: Date): RawBuilder<unknown> => sql`
  update referrals set earned_at = ${at.toISOString()}::timestamptz
  from allowed where referred_user_id = ${userId}::uuid and earned_at is null`

/** Two accounts become one: what each brought is the one's, and neither brought the other. */
export async function mergeReferrals(tx: Kysely<Database>, keptId: string, goneId: string): Promise<void> {
  const pair = [keptId, goneId]
  await tx.deleteFrom('referrals').where('referred_user_id', 'in', pair).where('referrer_id', 'in', pair).execute()
  await tx.updateTable('referrals').set({ referrer_id: keptId }).where('referrer_id', '=', goneId).execute()
  // A person counts once: the other account's arrival is dropped where the kept one's was noted, unless only the other's
  // brought its points.
  await sql`
    delete from referrals where referred_user_id = ${keptId}::uuid and earned_at is null
      and exists (select 1 from referrals where referred_user_id = ${goneId}::uuid and earned_at is not null)`.execute(
    tx,
  )
  await sql`
    update referrals set referred_user_id = ${keptId}::uuid
    where referred_user_id = ${goneId}::uuid
      and not exists (select 1 from referrals where referred_user_id = ${keptId}::uuid)`.execute(tx)
  await tx.deleteFrom('referrals').where('referred_user_id', '=', goneId).execute()
}

/** Whom this user brought, and who brought them: the referrals are no minor's competition (D39). */
export async function forgetReferrals(tx: Kysely<Database>, userId: string): Promise<void> {
  await tx
    .deleteFrom('referrals')
    .where((where) => where.or([where('referrer_id', '=', userId), where('referred_user_id', '=', userId)]))
    .execute()
}

const DAY_MS = 86_400_000
/** India has one time zone and no summer time. */
const INDIA_OFFSET_MS = 5.5 * 3_600_000

/** The last Monday, 00:00 in India. */
export function weekStart(now: Date): Date {
  const inIndia = new Date(now.getTime() + INDIA_OFFSET_MS)
  const daysSinceMonday = (inIndia.getUTCDay() + 6) % 7
  const midnight = Math.floor(inIndia.getTime() / DAY_MS) * DAY_MS
  return new Date(midnight - daysSinceMonday * DAY_MS - INDIA_OFFSET_MS)
}

/** The best referrers since Monday, best first; of two who are equal, the one who got there first. */
export async function weeklyTop(db: Kysely<Database>, now: Date): Promise<{ userId: string; points: number }[]> {
  return db
    .selectFrom('referrals')
    .select(['referrer_id as userId', sql<number>`sum(points)::int`.as('points')])
    .where('earned_at', '>=', weekStart(now))
    .groupBy('referrer_id')
    .orderBy('points', 'desc')
    .orderBy(sql`max(earned_at)`)
    .orderBy('referrer_id')
    .limit(WEEKLY_TOP)
    .execute()
}

/** Whether a user is among the week's best two. The sums are only made for who brought someone this week. */
export async function isWeeklyTop(db: Kysely<Database>, userId: string, now: Date): Promise<boolean> {
  const own = await db
    .selectFrom('referrals')
    .select('id')
    .where('referrer_id', '=', userId)
    .where('earned_at', '>=', weekStart(now))
    .limit(1)
    .executeTakeFirst()
  if (own === undefined) return false
  return (await weeklyTop(db, now)).some((best) => best.userId === userId)
}
