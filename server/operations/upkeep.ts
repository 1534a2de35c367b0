import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../db/open.ts'
import { CODE_LIFE_MS } from './otp.ts'
import { hearMessages } from './past.ts'
import { clearIncoming, type Log, moveRecordings, removeRecordings, type Upkept } from './recordingUpkeep.ts'
import type { Services } from './services.ts'

/** What is looked after. */
type Storage = Upkept & Pick<Services, 'now'> & Pick<Store, 'rewrite'>

/** How often it is looked for what has to go, ms. */
const EVERY_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A device without an account that was not used for so long is forgotten, ms (D40). */
const DEVICE_LIFE_MS = 30 * DAY_MS
/** Devices that are forgotten at a time: nobody is to wait long. */
const DEVICES = 100
/** How long it is told that something saved was taken away, ms: a device that was away for longer keeps its own (D60). */
const REMOVED_LIFE_MS = 90 * DAY_MS
/** How long what was erased may lie in the files, ms: an hour (D40), less what a turn of this takes. */
const BYTES_LIFE_MS = HOUR_MS - 10 * 60_000

/** What is over and would only gather. A statement with a batch is asked again while it finds as many. */
function sweepsAt(now: Date): { statement: RawBuilder<unknown>; batch?: number }[] {
  const timeBefore = (ms: number) => new Date(now.getTime() - ms)
  const unused = timeBefore(DEVICE_LIFE_MS)
  return [
    // By the database's clock, which counts them.
    { statement: sql`delete from rate_limits where expires_at < now()` },
    // An hour after it was sent, by its end, which has the index.
    { statement: sql`delete from one_time_codes where expires_at < ${timeBefore(HOUR_MS - CODE_LIFE_MS)}` },
    { statement: sql`delete from dev_outbox where sent_at < ${timeBefore(HOUR_MS)}` },
    { statement: sql`delete from dev_sign_ins where created_at < ${timeBefore(30 * DAY_MS)}` },
    // The export tells of them for as long.
    { statement: sql`delete from access_tokens where revoked_at < ${timeBefore(30 * DAY_MS)}` },
    { statement: sql`delete from saved_items where removed_at < ${timeBefore(REMOVED_LIFE_MS)}` },
    // A token that the browser has refreshed says that the device is used.
    {
      statement: sql`
        delete from push_tokens as t where user_id is null and refreshed_at < ${unused}
          and not exists (select from devices as d where d.id = t.device_id and d.last_used_at >= ${unused})`,
    },
    // Conversations, messages and recordings go along. What an account has taken over is not the device's any more.
    {
      statement: sql`
        delete from devices where last_used_at < ${unused} and id in (
          select id from devices as d where last_used_at < ${unused}
            and not exists (select from push_tokens as t where t.device_id = d.id and t.user_id is null)
          order by last_used_at limit ${DEVICES}::int)`,
      batch: DEVICES,
    },
  ]
}

/**
 * Deletes what is over, and what was not used for as long as D40 says. A device that comes again after that is a new one,
 * with new free messages (D13): to know that it had some is to keep it. Never throws: what fails is left for the next time.
 */
export async function sweep({ db, now }: Pick<Storage, 'db' | 'now'>, log: Log, signal?: AbortSignal): Promise<void> {
  for (const { statement, batch = Number.POSITIVE_INFINITY } of sweepsAt(now())) {
    try {
      let count = batch
      while (count >= batch && !signal?.aborted) count = Number((await statement.execute(db)).numAffectedRows ?? 0)
    } catch (err) {
      log.warn({ err }, 'what is over was not deleted')
    }
  }
}

/**
 * Takes what was erased out of the files of the embedded engine (D40), once the oldest of it is nearly an hour old: so at
 * most once an hour, and not at all where nothing was erased. What is noted outlasts a crash. Never throws.
 * @param atOnce however new it is
 */
export async function forget(
  { db, now, rewrite }: Omit<Storage, 'recordings'>,
  log: Log,
  atOnce = false,
): Promise<void> {
  try {
    const { rows } = await sql<{ table_name: string; last: string; first_at: Date }>`
      select table_name, max(seq) as last, min(erased_at) as first_at from erasures group by table_name`.execute(db)
    const due = now().getTime() - BYTES_LIFE_MS
    if (!rows.some(({ first_at }) => atOnce || first_at.getTime() <= due)) return
    await rewrite?.(rows.map(({ table_name }) => table_name))
    // What was erased meanwhile keeps its note.
    for (const { table_name, last } of rows)
      await sql`delete from erasures where table_name = ${table_name} and seq <= ${last}::bigint`.execute(db)
  } catch (err) {
    log.warn({ err }, 'what was erased is still in the files of the database')
  }
}

/** Keeps the storage from holding what is over, from the start to the end of the server. */
export function registerUpkeep(app: FastifyInstance, storage: Storage) {
  const ending = new AbortController()
  const { signal } = ending
  const { log } = app
  const steps = [
    () => moveRecordings(storage, log, signal),
    () => hearMessages(storage, log, signal),
    () => sweep(storage, log, signal),
    () => removeRecordings(storage, log),
    () => forget(storage, log),
    () => clearIncoming(storage).catch((err) => log.warn({ err }, 'arriving recordings were not looked through')),
  ]
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= (async () => {
      for (const step of steps) if (!signal.aborted) await step()
    })().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  app.addHook('onReady', async () => {
    // Before anybody has to wait for it.
    if (storage.rewrite !== undefined) await forget(storage, log, true)
    // Asked at once and worked off beside the requests; what has to go can wait for the timer.
    const left = await storage.db
      .selectFrom('recordings')
      .select('message_id')
      .where('bytes', 'is not', null)
      .limit(1)
      .execute()
    const unheard = await storage.db.selectFrom('messages').select('id').where('sound', 'is', null).limit(1).execute()
    if (left.length + unheard.length > 0) run()
  })
  // Before the storage closes: hooks of this kind run last come, first served.
  app.addHook('onClose', async () => {
    ending.abort()
    clearInterval(timer)
    await running
  })
}
