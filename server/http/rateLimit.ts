import { createHash } from 'node:crypto'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
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
  localSignIn: 300,
}

/**
 * Requests an hour from one address, whatever devices they name: messages cost money, codes can be guessed, and a
 * visitor's recordings fill the disk.
 */
const PER_ADDRESS_AND_HOUR: Partial<Record<Limited, number>> = {
  sendWhatsappOtp: 200,
  verifyWhatsappOtp: 600,
  sendAnonymousVoice: 600,
}

/** What is limited: the calls of the contract, and the local sign-in page (D18). */
export type Limited = OperationId | 'localSignIn'

/** Counts one request. @throws {Problem} 429 when it is one too many */
export type RateLimit = (request: FastifyRequest, operation: Limited | undefined) => Promise<void>

/** A limit on something that only the handler knows, such as a phone number. */
export type KeyLimit = { scope: string; max: number; windowMs: number; refusal: (retryAfterS: number) => Problem }

/** Counts one use of a key. @throws {Problem} the limit's refusal when it is one too many */
export type TakeKey = (limit: KeyLimit, key: string) => Promise<void>

/**
 * Limits that hold across processes: the counters are rows of the database. Over a limit: 429 with Retry-After.
 * @param factor multiplies every limit; tests that are not about limits use a large one
 */
export async function registerRateLimit(
  app: FastifyInstance,
  db: Kysely<Database>,
  factor: number,
): Promise<{ limit: RateLimit; takeKey: TakeKey }> {
  await app.register(rateLimit, { global: false, store: counterStore(db) })

  const scaled = (max: number) => Math.max(1, Math.ceil(max * factor))
  const limiter = (scope: string, max: number, keyOf: (request: FastifyRequest) => string, windowMs = WINDOW_MS) => {
    const take = app.createRateLimit({
      max: scaled(max),
      timeWindow: windowMs,
      keyGenerator: (request) => digest(scope, keyOf(request)),
    })
    return async (request: FastifyRequest) => {
      const result = await take(request)
      if (!result.isAllowed && result.isExceeded) throw rateLimited(result.ttlInSeconds)
    }
  }

  const address = (request: FastifyRequest) => normalizeIP(request.ip)
  const device = (request: FastifyRequest) => `${address(request)} ${String(request.headers['x-device-id'] ?? '')}`
  const perAddress = limiter('address', PER_ADDRESS, address)
  const perDevice = new Map(
    Object.entries(PER_DEVICE).map(([operation, max]) => [operation, limiter(operation, max, device)]),
  )
  const perHour = new Map(
    Object.entries(PER_ADDRESS_AND_HOUR).map(([operation, max]) => [
      operation,
      limiter(`${operation} an hour`, max, address, HOUR_MS),
    ]),
  )
  return {
    async limit(request, operation) {
      await Promise.all([
        perAddress(request),
        operation && perDevice.get(operation)?.(request),
        operation && perHour.get(operation)?.(request),
      ])
    },
    async takeKey({ scope, max, windowMs, refusal }, key) {
      const [counted] = await increase(db, [{ key: digest(scope, key), by: 1, windowMs }])
      if (counted !== undefined && counted.count > scaled(max)) throw refusal(counted.ttl / 1000)
    },
  }
}

/** Addresses, numbers and device ids are personal: only a digest is stored, and that for an hour at most. */
const digest = (scope: string, key: string) => createHash('sha256').update(`${scope} ${key}`).digest('base64url')

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void
type Waiting = { key: string; windowMs: number; done: Counted }

/**
 * A store for @fastify/rate-limit: one upsert counts and reads, on the database's clock. Windows are fixed. Requests
 * that come while an upsert is under way wait for the next one and share it, so that counting stays cheap under load.
 */
function counterStore(db: Kysely<Database>) {
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

  return class CounterStore {
    incr(key: string, done: Counted, windowMs = WINDOW_MS) {
      waiting.push({ key, windowMs, done })
      void work()
    }

    child() {
      return this
    }
  }
}

async function countAll(db: Kysely<Database>, batch: Waiting[]) {
  try {
    const byKey = Map.groupBy(batch, ({ key }) => key)
    // In one order everywhere, or two processes could wait for each other's rows.
    const keys = [...byKey.keys()].sort()
    const counters = await increase(
      db,
      keys.map((key) => ({
        key,
        by: byKey.get(key)?.length ?? 0,
        windowMs: byKey.get(key)?.[0]?.windowMs ?? WINDOW_MS,
      })),
    )
    for (const { key, count, ttl } of counters) {
      const sharing = byKey.get(key) ?? []
      sharing.forEach(({ done }, i) => {
        done(null, { current: count - sharing.length + 1 + i, ttl })
      })
    }
  } catch (error) {
    for (const { done } of batch) done(error as Error)
  }
}

async function increase(db: Kysely<Database>, counters: { key: string; by: number; windowMs: number }[]) {
  const values = counters.map(
    ({ key, by, windowMs }) => sql`(${key}, ${by}::int, now() + ${windowMs}::int * interval '1 millisecond')`,
  )
  const { rows } = await sql<{ key: string; count: number; ttl: number }>`
    insert into rate_limits as r (key, count, expires_at) values ${sql.join(values)}
    on conflict (key) do update set
      count = case when r.expires_at <= now() then excluded.count else r.count + excluded.count end,
      expires_at = case when r.expires_at <= now() then excluded.expires_at else r.expires_at end
    returning key, count, (extract(epoch from expires_at - now()) * 1000)::int as ttl`.execute(db)
  return rows
}
