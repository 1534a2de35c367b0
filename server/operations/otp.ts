import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { components } from '../../openapi/v1.d.ts'
import { digestOf, hashDevice } from '../auth/tokens.ts'
import type { Database, OneTimeCodeRow } from '../db/schema.ts'
import { codeAlreadySent, codeNotSent, invalidOtp, tryLater } from '../http/problem.ts'
import type { KeyLimit } from '../http/rateLimit.ts'
import { signIn } from './auth.ts'
import type { Services } from './services.ts'

type Schemas = components['schemas']

/** A code can be used for this long, ms. */
export const CODE_LIFE_MS = 300_000
/** No new code for a number within this time, ms (spec section 9). */
const RESEND_WAIT_MS = 300_000
/** The same when the last code was used or is dead, ms: then there is no reason to wait for it. */
const RENEW_WAIT_MS = 30_000
/** Wrong codes, after which a code is dead for who asked for it. */
const MAX_TRIES = 5

const HOUR_MS = 3_600_000
const sendRefusal = (retryAfterS: number) =>
  tryLater('Too many codes were sent to this number. Please try again later.', retryAfterS)
const tryRefusal = (retryAfterS: number) =>
  tryLater('Too many codes were tried for this number. Please try again later.', retryAfterS)

/**
 * Who may have and try how much, so that a stranger neither gets in nor keeps the owner out (D52). All in an hour; fixed,
 * because they bound the guesses at a number: 7 codes by 5 tries of who asked, and 10 tries of all others, are 45. Over
 * any sixty minutes a sliding window lets twice the figure and one more pass at the very most, 15 × 5 + 21 = 96 of a
 * million codes: below 1 in 10,000. Who has a device of the account is not among those who guess.
 */
const limit = (scope: string, max: number, refusal: KeyLimit['refusal']): KeyLimit => ({
  scope,
  max,
  windowMs: HOUR_MS,
  refusal,
  isFixed: true,
})
/** Codes to one number for one caller: by device and by address, since a device's name is easily made up. */
const SENDS_OF_CALLER = limit('codes to phone for caller', 4, sendRefusal)
/** Codes to one number, for all but a device of the account. */
const SENDS_TO_PHONE = limit('codes to phone', 7, sendRefusal)
/** Tries at one number from one address, of who did not ask for its code. */
const TRIES_OF_ADDRESS = limit('codes tried for phone by address', 5, tryRefusal)
/** The same of all of them together. A window that slides lets them wait: for each try some minutes. */
const TRIES_OF_OTHERS = limit('codes tried for phone', 10, tryRefusal)
/** Tries of a device that the account was last signed in on, whoever asked for the code. */
const TRIES_OF_OWNER = limit('codes tried for phone by its device', 20, tryRefusal)

/** Who calls: X-Device-ID where one came, and the address. */
export type OtpCaller = { deviceId: string; address: string }

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
  caller: OtpCaller,
  { phone_number: phone }: Schemas['OtpRequest'],
  log: FastifyBaseLogger,
): Promise<Schemas['OtpSent']> {
  const at = now()
  const last = await db.selectFrom('one_time_codes').selectAll().where('phone_number', '=', phone).executeTakeFirst()
  const asked_by = nameOf(caller)
  refuseTooSoon(last, asked_by, at)
  const isOwn = await isDeviceOfAccount(db, phone, caller.deviceId)
  // One after the other: who has had enough takes none of what is left for all.
  await takeKey(SENDS_OF_CALLER, `${phone} ${asked_by}`)
  if (!isOwn) {
    await takeKey(SENDS_OF_CALLER, `${phone} ${nameOf({ ...caller, deviceId: '' })}`)
    await takeKey(SENDS_TO_PHONE, phone)
  }

  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const code_hash = await hashCode(phone, code)
  const fresh = {
    code_hash,
    tries: 0,
    asked_by,
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

/** Digest of the caller, by which a code knows who asked for it. */
const nameOf = ({ deviceId, address }: OtpCaller): string => hashDevice(deviceId) ?? digestOf('address', address)

/** Whether the account of this number was last signed in on this device, whose name is random and known to itself only. */
async function isDeviceOfAccount(db: Kysely<Database>, phone: string, deviceId: string): Promise<boolean> {
  const account = await db
    .selectFrom('users')
    .select('id')
    .where('whatsapp_number', '=', phone)
    .where('signed_in_device', '=', hashDevice(deviceId))
    .executeTakeFirst()
  return account !== undefined
}

type LastCode = Pick<OneTimeCodeRow, 'sent_at' | 'asked_by'> & { tries: number; used_at: Date | null }

function refuseTooSoon(last: LastCode | undefined, askedBy: string, now: Date) {
  if (last === undefined) return
  // The tries of who asked are over for that caller alone: others may still have the code on their phone.
  const isOver = last.used_at !== null || (last.tries >= MAX_TRIES && last.asked_by === askedBy)
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
 * Signs in with a one-time code: POST /auth/whatsapp/verify-otp (spec section 7). The right code lets in whoever has it,
 * and not only who asked for it: it is on the owner's phone, even if a stranger wanted it sent.
 *
 * A try is counted before the code is compared, in one statement, so that guesses sent at once count one by one. The right
 * code is used up inside the transaction of the sign-in, so that of many right ones exactly one gets in, and a sign-in
 * that fails costs a try but not the code.
 *
 * @throws {Problem} 400 invalid_otp, 429 after too many tries at a code that somebody else asked for
 */
export async function verifyCode(
  services: Services,
  caller: OtpCaller,
  sent: Schemas['OtpVerification'],
): Promise<Schemas['WhatsappLogin']> {
  const { now } = services
  const phone = sent.phone_number
  const code = await countTry(services, phone, caller)
  if (!(await isCode(phone, sent.otp_code, code.code_hash))) throw invalidOtp(code.isLast ? LAST_WRONG : WRONG)
  const signedIn = await signIn(
    services,
    { deviceId: caller.deviceId, tradition: sent.spiritual_tradition, referralCode: sent.referral_code },
    { by: 'whatsapp_number', value: phone },
    (tx) => useUp(tx, phone, code.code_hash, now()),
  )
  return {
    ...signedIn,
    ...(signedIn.needs_setup ? { pre_filled_phone: phone } : {}),
    message: signedIn.is_new_user ? 'Welcome to Satsang.' : 'Welcome back.',
  }
}

/**
 * Counts a try at the number's code, of who asked for it or of another.
 * @throws {Problem} 400 where there is no code that can be used, or none by this caller; 429 for another's too many
 */
async function countTry({ db, now, takeKey }: Services, phone: string, caller: OtpCaller) {
  const code = await db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('phone_number', '=', phone)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  if (code === undefined) throw invalidOtp(GONE)
  if (code.asked_by !== nameOf(caller)) {
    if (await isDeviceOfAccount(db, phone, caller.deviceId)) await takeKey(TRIES_OF_OWNER, phone)
    else {
      // First its own: who has had enough takes none of what is left for the others.
      await takeKey(TRIES_OF_ADDRESS, `${phone} ${caller.address}`)
      await takeKey(TRIES_OF_OTHERS, phone)
    }
    return { code_hash: code.code_hash, isLast: false }
  }
  const counted = await db
    .updateTable('one_time_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('phone_number', '=', phone)
    .where('code_hash', '=', code.code_hash)
    .where('tries', '<', MAX_TRIES)
    .returning('tries')
    .executeTakeFirst()
  if (counted === undefined) throw invalidOtp(DEAD)
  return { code_hash: code.code_hash, isLast: counted.tries >= MAX_TRIES }
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
