import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { digestOf } from '../auth/tokens.ts'
import type { Database } from '../db/schema.ts'
import type { OperationId } from './contract.ts'
import { type Problem, rateLimited } from './problem.ts'

const WINDOW_MS = 60_000
const HOUR_MS = 3_600_000

/**
 * Requests a minute from one address, to anything under the API. Generous on purpose: mobile networks in India put
 * thousands of people behind one address.
 */
const PER_ADDRESS = 1_200

/** Requests a minute of one device at one address, for calls that cost something. */
const PER_DEVICE: Partial<Record<Limited, number>> = {
  startAnonymousSession: 30,
  sendAnonymousText: 20,
  sendAnonymousVoice: 10,
  sendText: 30,
  sendVoice: 15,
  loginWithGoogle: 20,
  sendWhatsappOtp: 10,
  verifyWhatsappOtp: 20,
  updateProfile: 60,
  exportAccount: 6,
  deleteAccount: 10,
  generateReferralLink: 60,
  sharePlatform: 60,
  getMessageAudio: 120,
  subscribeNotifications: 20,
  unsubscribeNotifications: 20,
  transitionAnonymousToken: 20,
  searchScripture: 60,
  localSignIn: 300,
}

/** Requests an hour from one address, whatever devices they name: codes can be guessed, and transcripts cost money. */
const PER_ADDRESS_AND_HOUR: Partial<Record<Limited, number>> = {
  sendWhatsappOtp: 200,
  verifyWhatsappOtp: 600,
  sendAnonymousVoice: 600,
  searchScripture: 6_000,
}

const VOICE: readonly Limited[] = ['sendAnonymousVoice', 'sendVoice']
const MESSAGES: readonly Limited[] = ['sendAnonymousText', 'sendText', ...VOICE]

// The figures of an address: twice what 5,000 seekers of a day do in their busiest hour (docs/configuration.md).
/** Messages an hour from one address, of visitors and members, typed and spoken: a model's answer costs money. */
const MESSAGES_OF_ADDRESS = addressLimit('messages', 5_000)
/** Devices an hour that were not seen before from one address: each begins with free messages. */
export const NEW_DEVICES_OF_ADDRESS = addressLimit('new devices', 400)
/** Seconds of sound an hour from one address: recordings are kept, 88 kB a second. */
const VOICE_OF_ADDRESS = addressLimit('seconds of voice', 7_200)

function addressLimit(scope: string, max: number): KeyLimit {
  return { scope: `${scope} of address`, max, windowMs: HOUR_MS, refusal: rateLimited }
}

/** Bytes of a second of sound as the app records it: 16 bits at 44,100 Hz (spec section 9). */
const BYTES_PER_SECOND = 88_200
/** The seconds of sound that a form of this many bytes may hold, as the app records it. */
const secondsIn = (bytes: number) => Math.ceil(bytes / BYTES_PER_SECOND)

/** What is limited: the calls of the contract, and the local sign-in page (D18). */
type Limited = OperationId | 'localSignIn'

/** Counts one request. @throws {Problem} 429 when it is one too many */
export type RateLimit = (request: FastifyRequest, operation: Limited | undefined) => Promise<void>

/** A limit on something that only the handler knows, such as a phone number. */
export type KeyLimit = {
  scope: string
  max: number
  windowMs: number
  refusal: (retryAfterS: number) => Problem
  /** One that guards a secret, and so does not follow RATE_LIMIT_FACTOR. */
  isFixed?: true
}

/**
 * Counts uses of a key, one unless it is said how many.
 * @throws {Problem} the limit's refusal when they are too many; what was left of the limit is used up then
 */
export type TakeKey = (limit: KeyLimit, key: string, by?: number) => Promise<void>

/** Whom an address stands for: itself, or of IPv6 the /64 that one customer has. */
export const addressOf = (request: FastifyRequest) => normalizeIP(request.ip)
/** Of a request that says so, the bytes of its body; else 0. */
export const announcedBytes = (request: FastifyRequest) => {
  const bytes = Number(request.headers['content-length'] ?? 0)
  return Number.isFinite(bytes) ? bytes : 0
}

/**
 * Limits that hold across processes: the counters are rows of the database. Over a limit: 429 with Retry-After.
 * @param factor multiplies every limit; tests that are not about limits use a large one
 */
export function createRateLimit(db: Kysely<Database>, factor: number): { limit: RateLimit; takeKey: TakeKey } {
  const take = createCounter(db)

  const takeKey: TakeKey = async ({ scope, max, windowMs, refusal, isFixed }, key, by = 1) => {
    const scaled = isFixed ? max : Math.min(MOST, Math.max(1, Math.ceil(max * factor)))
    // Addresses, numbers and device ids are personal: only a digest is stored, for two windows at most.
    const retryAfterMs = await take({ key: digestOf(scope, key), max: scaled, windowMs, by })
    if (retryAfterMs !== undefined) throw refusal(retryAfterMs / 1000)
  }
  const limit = (scope: string, max: number, windowMs = WINDOW_MS) => ({ scope, max, windowMs, refusal: rateLimited })
  return {
    async limit(request, operation) {
      const address = addressOf(request)
      const device = `${address} ${String(request.headers['x-device-id'] ?? '')}`
      const [aMinute, anHour] = operation ? [PER_DEVICE[operation], PER_ADDRESS_AND_HOUR[operation]] : []
      await Promise.all([
        takeKey(limit('address', PER_ADDRESS), address),
        operation && aMinute && takeKey(limit(operation, aMinute), device),
        operation && anHour && takeKey(limit(`${operation} an hour`, anHour, HOUR_MS), address),
        operation && MESSAGES.includes(operation) && takeKey(MESSAGES_OF_ADDRESS, address),
        // Before a byte is read; the handler counts what it is more (takeVoice).
        operation &&
          VOICE.includes(operation) &&
          takeKey(VOICE_OF_ADDRESS, address, Math.max(1, secondsIn(announcedBytes(request)))),
      ])
    },
    takeKey,
  }
}

/** Counts the length of a recording that its form's bytes did not tell: it may be sampled more thinly, or come in chunks. */
export async function takeVoice(
  takeKey: TakeKey,
  { address, bytes }: { address: string; bytes: number },
  durationMs: number,
): Promise<void> {
  const more = Math.ceil(durationMs / 1000) - Math.max(1, secondsIn(bytes))
  if (more > 0) await takeKey(VOICE_OF_ADDRESS, address, more)
}

/** The database's counts are 32 bits. */
const MOST = 1_000_000_000

/** Of `max` uses of the key in `windowMs`, so many are wanted. */
type Use = { key: string; max: number; windowMs: number; by: number }
type Waiting = Use & { resolve: (retryAfterMs: number | undefined) => void; reject: (error: unknown) => void }

/**
 * Counts uses in sliding windows, on the database's clock. A row has the count of the present window and of the one
 * before, which weighs as much as the sliding window still covers of it, rounded down. So never more than the limit get
 * in at once, the edge of a window included. Refused uses do not count: who asks on and on keeps nobody else out.
 *
 * One upsert counts and tells. Uses that come while one is under way wait for the next one and share it, so that counting
 * stays cheap under load.
 *
 * @returns a function that gives ms to wait, or undefined where the use is allowed
 */
function createCounter(db: Kysely<Database>): (use: Use) => Promise<number | undefined> {
  let waiting: Waiting[] = []
  let busy = false

  async function work() {
    if (busy) return
    busy = true
    // Lets the limits of one request, and requests of the same moment, join.
    await Promise.resolve()
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await countAll(db, batch)
    }
    busy = false
  }

  return (use) =>
    new Promise((resolve, reject) => {
      waiting.push({ ...use, resolve, reject })
      void work()
    })
}

async function countAll(db: Kysely<Database>, batch: Waiting[]) {
  try {
    const byKey = Map.groupBy(batch, ({ key }) => key)
    // In one order everywhere, or two processes could wait for each other's rows.
    const uses = [...byKey.keys()].sort().flatMap((key) => {
      const sharing = byKey.get(key) ?? []
      return sharing[0] === undefined ? [] : { ...sharing[0], by: sharing.reduce((sum, { by }) => sum + by, 0) }
    })
    for (const row of await increase(db, uses)) {
      let left = row.admitted
      for (const use of byKey.get(row.key) ?? []) {
        const isAllowed = use.by <= left
        if (isAllowed) left -= use.by
        use.resolve(isAllowed ? undefined : waitMs(row, use))
      }
    }
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

type Counter = { key: string; count: number; previous: number; admitted: number; ends_in_ms: number }

async function increase(db: Kysely<Database>, uses: readonly Use[]): Promise<Counter[]> {
  const values = uses.map(
    ({ key, max, windowMs, by }) =>
      sql`(${key}, ${Math.min(by, max)}::int, 0, ${Math.min(by, max)}::int, ${max}::int,
        ${windowMs}::int * interval '1 ms', now() + ${windowMs}::int * interval '2 ms')`,
  )
  const { rows } = await sql<Counter>`
    insert into rate_limits as r (key, count, previous, admitted, max, span, expires_at) values ${sql.join(values)}
    on conflict (key) do update set (count, previous, admitted, max, span, expires_at) = (
      select at.count + fits.admitted, at.previous, fits.admitted, excluded.max, excluded.span, at.expires_at
      from (
        select
          -- In the present window, in the one after it, or later.
          case when r.expires_at - excluded.span > now() then r.count else 0 end as count,
          case
            when r.expires_at - excluded.span > now() then r.previous
            when r.expires_at > now() then r.count
            else 0
          end as previous,
          case
            when r.expires_at - excluded.span > now() then r.expires_at
            when r.expires_at > now() then r.expires_at + excluded.span
            else excluded.expires_at
          end as expires_at
      ) as at
      cross join lateral (
        select greatest(0, least(excluded.count, excluded.max - at.count - floor(at.previous
          * extract(epoch from at.expires_at - excluded.span - now()) / extract(epoch from excluded.span))))::int as admitted
      ) as fits
    )
    returning key, count, previous, admitted,
      ceil(extract(epoch from expires_at - span - now()) * 1000)::int as ends_in_ms`.execute(db)
  return rows
}

/** How long until a use that was refused fits, ms, if nobody else comes. */
function waitMs({ count, previous, ends_in_ms }: Counter, { max, windowMs, by }: Use): number {
  const room = (counted: number) => max - counted - Math.min(by, max) + 1
  // Within this window, as the one before it fades; else in the next one, as this one fades.
  if (room(count) > 0) return Math.max(1, Math.ceil(ends_in_ms - (room(count) * windowMs) / Math.max(previous, 1)))
  return ends_in_ms + Math.max(0, Math.ceil(windowMs - (room(0) * windowMs) / count))
}
