import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { components } from '../../src/api/generated/v1.d.ts'
import type { Database, OneTimeCodeRow } from '../db/schema.ts'
import { codeAlreadySent, codeNotSent, invalidOtp, tryLater } from '../http/problem.ts'
import type { KeyLimit } from '../http/rateLimit.ts'
import { signIn } from './auth.ts'
import type { Services } from './services.ts'

type Schemas = components['schemas']

/** A code can be used for this long, ms. */
export const CODE_LIFE_MS = 300_000
/** No new code for a number within this time, ms (spec section 9). */
export const RESEND_WAIT_MS = 300_000
/** The same when the last code was used or is dead, ms: then waiting for it is of no use. */
export const RENEW_WAIT_MS = 30_000
/** Wrong codes, after which a code is dead. */
export const MAX_TRIES = 5

const HOUR_MS = 3_600_000
const SEND_LIMIT: KeyLimit = {
  scope: 'codes to phone',
  max: 5,
  windowMs: HOUR_MS,
  refusal: (retryAfterS) => tryLater('Too many codes were sent to this number. Please try again later.', retryAfterS),
}
const VERIFY_LIMIT: KeyLimit = {
  scope: 'codes tried for phone',
  max: 20,
  windowMs: HOUR_MS,
  refusal: (retryAfterS) => tryLater('Too many codes were tried for this number. Please try again later.', retryAfterS),
}

const GONE = 'This code is no longer valid. Please ask for a new one.'
const DEAD = 'This code was tried too often. Please ask for a new one.'
const LAST_WRONG = 'This code is not right, and it was tried too often. Please ask for a new one.'
// Section 8's own words: the app shows them in the reader's language.
const WRONG = 'Invalid OTP'

/**
 * Sends a one-time code: POST /auth/whatsapp/send-otp (spec sections 7 and 9, D20). Whether the number has an account
 * makes no difference, to the answer or to its time.
 *
 * @throws {Problem} 429 `otp_already_sent` while the last code can still be used, 429 after too many, 503 when it could not be sent
 */
export async function sendCode(
  { db, now, takeKey, codeSender }: Services,
  { phone_number: phone }: Schemas['OtpRequest'],
  log: FastifyBaseLogger,
): Promise<Schemas['OtpSent']> {
  const at = now()
  const last = await db.selectFrom('one_time_codes').selectAll().where('phone_number', '=', phone).executeTakeFirst()
  refuseTooSoon(last, at)
  await takeKey(SEND_LIMIT, phone)

  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const code_hash = await hashCode(phone, code)
  const fresh = {
    code_hash,
    tries: 0,
    sent_at: at,
    expires_at: new Date(at.getTime() + CODE_LIFE_MS),
    used_at: null,
  }
  const stored = await db
    .insertInto('one_time_codes')
    .values({ phone_number: phone, ...fresh })
    // Only over the code that was looked at above: of two requests at once, one gets through.
    .onConflict((conflict) =>
      conflict
        .column('phone_number')
        .doUpdateSet(fresh)
        .where('one_time_codes.code_hash', '=', last?.code_hash ?? ''),
    )
    .returning('code_hash')
    .executeTakeFirst()
  if (stored === undefined) throw codeAlreadySent(RESEND_WAIT_MS / 1000)

  const text = `${code} is your Satsang code. It is valid for 5 minutes. Please do not share it with anyone.`
  try {
    await codeSender.send({ to: phone, code, text }, log)
  } catch (error) {
    log.error({ err: error }, 'one-time code was not sent')
    // Nobody has to wait for a code that never went out.
    await db.deleteFrom('one_time_codes').where('phone_number', '=', phone).where('code_hash', '=', code_hash).execute()
    throw codeNotSent()
  }
  return { success: true, message: 'OTP sent successfully' }
}

type LastCode = Pick<OneTimeCodeRow, 'sent_at'> & { tries: number; used_at: Date | null }

function refuseTooSoon(last: LastCode | undefined, now: Date) {
  if (last === undefined) return
  const isOver = last.used_at !== null || last.tries >= MAX_TRIES
  const waitMs = last.sent_at.getTime() + (isOver ? RENEW_WAIT_MS : RESEND_WAIT_MS) - now.getTime()
  if (waitMs <= 0) return
  const seconds = Math.ceil(waitMs / 1000)
  if (!isOver) throw codeAlreadySent(seconds)
  throw tryLater(
    `The last code for this number can no longer be used. Please wait ${seconds} seconds before you ask for a new one.`,
    seconds,
  )
}

/**
 * Signs in with a one-time code: POST /auth/whatsapp/verify-otp (spec section 7).
 *
 * A try is counted by the same statement that reads the code, so that guesses sent at once count one by one. The right
 * code is used up inside the transaction of the sign-in, so that of many right ones exactly one gets in, and a sign-in
 * that fails costs a try but not the code.
 *
 * @throws {Problem} 400 invalid_otp, 429 after too many tries
 */
export async function verifyCode(
  services: Services,
  deviceId: string,
  sent: Schemas['OtpVerification'],
): Promise<Schemas['WhatsappLogin']> {
  const { db, now, takeKey } = services
  const phone = sent.phone_number
  await takeKey(VERIFY_LIMIT, phone)
  const code = await countTry(db, phone, now())
  if (!(await isCode(phone, sent.otp_code, code.code_hash))) {
    throw invalidOtp(code.tries >= MAX_TRIES ? LAST_WRONG : WRONG)
  }
  const signedIn = await signIn(
    services,
    { deviceId, tradition: sent.spiritual_tradition, referralCode: sent.referral_code },
    { by: 'whatsapp_number', value: phone },
    (tx) => useUp(tx, phone, code.code_hash, now()),
  )
  return {
    ...signedIn,
    ...(signedIn.needs_setup ? { pre_filled_phone: phone } : {}),
    message: signedIn.is_new_user ? 'Welcome to Satsang.' : 'Welcome back.',
  }
}

async function countTry(db: Kysely<Database>, phone: string, now: Date) {
  const code = await db
    .updateTable('one_time_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('phone_number', '=', phone)
    .where('tries', '<', MAX_TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst()
  if (code !== undefined) return code
  const last = await db
    .selectFrom('one_time_codes')
    .select(['tries', 'used_at'])
    .where('phone_number', '=', phone)
    .executeTakeFirst()
  throw invalidOtp(last !== undefined && last.used_at === null && last.tries >= MAX_TRIES ? DEAD : GONE)
}

async function useUp(tx: Kysely<Database>, phone: string, codeHash: string, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('phone_number', '=', phone)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw invalidOtp(GONE)
}

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** Slow on purpose: a million codes are few, and whoever reads the table must not find one within its five minutes. */
async function hashCode(phone: string, code: string, salt = randomBytes(16)): Promise<string> {
  return `${salt.toString('hex')}:${(await derive(`${phone} ${code}`, salt, 32)).toString('hex')}`
}

async function isCode(phone: string, code: string, codeHash: string): Promise<boolean> {
  const salt = Buffer.from(codeHash.split(':')[0] ?? '', 'hex')
  return timingSafeEqual(Buffer.from(await hashCode(phone, code, salt)), Buffer.from(codeHash))
}
