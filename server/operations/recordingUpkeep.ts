import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { newFile } from '../voice/recordingStore.ts'
import { putRecording, readSlices } from './recordings.ts'
import type { Services } from './services.ts'

export type Upkept = Pick<Services, 'db' | 'recordings'>
export type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>

/** Files that are removed at a time. */
const BATCH = 20
/** One that the store did not remove is tried again so much later, s. */
const AGAIN_S = 600
/** What arrives takes minutes; older, its process is gone, ms. */
const INCOMING_MS = 3_600_000

/**
 * Removes the files that are due: of recordings whose rows are deleted, and of sends that never came to a row. By a list
 * that the database keeps (schema.ts, RecordingRemovalRow), and not by comparing all files with all rows: that would
 * cost as much as there are files, and a folder that was given to the wrong database would be emptied.
 * Never throws: what fails is left for the next time.
 */
export async function removeRecordings({ db, recordings }: Upkept, log: Log): Promise<void> {
  try {
    for (;;) {
      const { rows } = await sql<{ seq: string; message_id: string; is_named: boolean }>`
        select seq, message_id,
          exists (select 1 from recordings as r where r.message_id = due.message_id) as is_named
        from recording_removals as due where due_at <= now() order by due_at limit ${BATCH}`.execute(db)
      if (rows.length === 0) return
      const results = await Promise.allSettled(
        rows.map(async ({ message_id, is_named }) => {
          if (!is_named) await recordings.remove(message_id)
        }),
      )
      const [done, failed] = ['fulfilled', 'rejected'].map((kind) =>
        rows.filter((_, i) => results[i]?.status === kind).map(({ seq }) => seq),
      )
      await sql`delete from recording_removals where seq = any(${done}::bigint[])`.execute(db)
      const fault = results.find((result) => result.status === 'rejected')
      if (fault === undefined) continue
      log.warn({ err: fault.reason }, 'recordings were not removed')
      await sql`
        update recording_removals set due_at = now() + ${AGAIN_S}::int * interval '1 second'
        where seq = any(${failed}::bigint[])`.execute(db)
    }
  } catch (err) {
    log.warn({ err }, 'recordings were not removed')
  }
}

/**
 * Moves recordings that lie in the database, from before there was a store, one by one: first the file, then the row lets
 * go of its bytes. It may end at any moment, and be begun by several processes at once. Never throws.
 * @param signal ends it after the recording that it is at
 * @returns how many were moved
 */
export async function moveRecordings(upkept: Upkept, log: Log, signal?: AbortSignal): Promise<number> {
  const { db, recordings } = upkept
  let moved = 0
  try {
    while (!signal?.aborted) {
      const { rows } = await sql<{ message_id: string; size: number }>`
        select message_id, octet_length(bytes) as size from recordings where bytes is not null
        order by message_id limit 1`.execute(db)
      const [row] = rows
      if (row === undefined) break
      const { message_id, size } = row
      const { path, handle } = await newFile(recordings.incoming)
      try {
        try {
          for await (const slice of readSlices(db, recordings, message_id, { from: 0, count: size }))
            await handle.appendFile(slice)
        } finally {
          await handle.close()
        }
        await putRecording(upkept, message_id, path)
        await sql`update recordings set bytes = null, size = ${size} where message_id = ${message_id}`.execute(db)
        moved += 1
      } finally {
        await rm(path, { force: true })
      }
    }
    // The embedded engine does not clean up by itself; a PostgreSQL does, where this may not or takes too long.
    if (moved > 0 && !signal?.aborted) await sql`vacuum recordings`.execute(db).catch(() => {})
  } catch (err) {
    log.warn({ err }, 'recordings were not moved to their store')
  }
  if (moved > 0) log.info({ moved }, 'recordings were moved to their store')
  return moved
}

/** Removes what uploads have left in the folder of arriving files whose process was killed. */
export async function clearIncoming({ recordings: { incoming } }: Upkept) {
  for (const name of await readdir(incoming).catch(() => [])) {
    const path = join(incoming, name)
    const age =
      Date.now() -
      (await stat(path).then(
        (file) => file.mtimeMs,
        () => Date.now(),
      ))
    if (age > INCOMING_MS) await rm(path, { force: true })
  }
}
