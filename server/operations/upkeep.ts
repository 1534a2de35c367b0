import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { clearIncoming, type Log, moveRecordings, removeRecordings, type Upkept } from './recordingUpkeep.ts'

/** How often it is looked for what has to go, ms. */
const EVERY_MS = 60_000

/** What is over and would only gather: windows, the numbers of people who asked for a code, revoked tokens. */
const SWEEPS = [
  sql`delete from rate_limits where expires_at < now()`,
  sql`delete from one_time_codes where expires_at < now() - interval '1 hour'`,
  sql`delete from access_tokens where revoked_at < now() - interval '30 days'`,
]

/** Deletes what is over. Never throws: the next sweep, or another process, deletes the same rows. */
async function sweep({ db }: Upkept, log: Log) {
  for (const statement of SWEEPS)
    await statement.execute(db).catch((err) => log.warn({ err }, 'what is over was not deleted'))
}

/** Keeps the storage from gathering what is over, from the start to the end of the server. */
export function registerUpkeep(app: FastifyInstance, upkept: Upkept) {
  const ending = new AbortController()
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= (async () => {
      await moveRecordings(upkept, app.log, ending.signal)
      if (!ending.signal.aborted) await sweep(upkept, app.log)
      if (!ending.signal.aborted) await removeRecordings(upkept, app.log)
      await clearIncoming(upkept).catch((err) => app.log.warn({ err }, 'arriving recordings were not looked through'))
    })().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  // Asked at once and worked off beside the requests; what has to go can wait for the timer.
  app.addHook('onReady', async () => {
    const left = await upkept.db
      .selectFrom('recordings')
      .select('message_id')
      .where('bytes', 'is not', null)
      .limit(1)
      .execute()
    if (left.length > 0) run()
  })
  // Before the storage closes: hooks of this kind run last come, first served.
  app.addHook('onClose', async () => {
    ending.abort()
    clearInterval(timer)
    await running
  })
}
