// npm run restore -- <file>: what npm run backup made, into a DATA_DIR without a database.
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { lockDirectory } from '../db/lock.ts'
import { openStore } from '../db/open.ts'
import { StorageNewer, StorageUnusable } from '../db/unusable.ts'
import { readArchive } from './archive.ts'
import { onInterrupt, Refused, readFile, readPlaces, run } from './command.ts'

/** Of folders in which it lies until it is known to be whole and to open: beside its place, on the same disk. */
const STAGE = 'restored-'

async function restore(): Promise<string> {
  const from = readFile(process.argv.slice(2), 'restore')
  const { directory, recordings: own } = readPlaces()
  const recordings = own ?? join(dirname(directory), 'recordings')
  if (from !== '-' && !existsSync(from)) throw new Refused(`There is no file ${from}.`)
  const signal = onInterrupt()
  const unlock = await lockDirectory(directory)
  try {
    if (existsSync(directory))
      throw new Refused(`${directory} is there already. Move it away, or set DATA_DIR to another folder.`)
    const kept = await list(recordings)
    if (kept.some((name) => name !== 'incoming' && !name.startsWith(STAGE)))
      throw new Refused(
        `There are recordings in ${recordings} already. Move them away, or set DATA_DIR to another folder.`,
      )
    const source = from === '-' ? process.stdin : createReadStream(from)
    const { madeAt, count, missing } = await place(source, directory, recordings, signal)
    return [
      `Restored ${directory} as it was at ${madeAt.toISOString()}, with ${count} recordings.`,
      ...(own === undefined && count > 0 ? [`They are in ${recordings}: move them to the bucket.`] : []),
      ...(missing > 0 ? [`${missing} more are not in the backup: erased while it was made, or in a bucket.`] : []),
      'Everybody has to sign in again. What was erased since then is back: erase it again (docs/deploying.md).',
    ].join('\n')
  } finally {
    unlock()
  }
}

const list = (folder: string) => readdir(folder).catch((): string[] => [])

async function place(from: Readable, directory: string, recordings: string, signal: AbortSignal) {
  const parent = dirname(directory)
  const prefix = `${basename(directory)}.${STAGE}`
  const remove = (path: string) => rm(path, { recursive: true, force: true })
  // What a restore that was killed has left.
  for (const name of await list(parent)) if (name.startsWith(prefix)) await remove(join(parent, name))
  for (const name of await list(recordings)) if (name.startsWith(STAGE)) await remove(join(recordings, name))

  const database = join(parent, `${prefix}${process.pid}`)
  const sounds = join(recordings, `${STAGE}${process.pid}`)
  const isNew = !existsSync(recordings)
  try {
    await mkdir(database, { mode: 0o700 })
    await mkdir(sounds, { recursive: true, mode: 0o700 })
    const { madeAt } = await readArchive(from, { database, recordings: sounds }, signal)
    const named = await prepare(database)
    const count = await keepNamed(sounds, named)
    for (const folder of await readdir(sounds)) await rename(join(sounds, folder), join(recordings, folder))
    await remove(sounds)
    // The last step: with it all is there.
    await rename(database, directory)
    return { madeAt, count, missing: named.size - count }
  } catch (error) {
    await remove(database)
    await remove(isNew ? recordings : sounds)
    throw error
  }
}

/** What came after the database was copied no row would ever take away. */
async function keepNamed(sounds: string, named: ReadonlySet<string>): Promise<number> {
  let count = 0
  for (const folder of await readdir(sounds)) {
    for (const name of await readdir(join(sounds, folder))) {
      if (named.has(name.replace(/\.wav$/, ''))) count += 1
      else await rm(join(sounds, folder, name))
    }
  }
  return count
}

/**
 * Opens what was read, which brings its tables up to date. Sessions end: which of them were ended by their people since
 * then, nobody knows any more. So do codes, which were used meanwhile.
 * @returns the ids of the recordings that it names
 */
async function prepare(directory: string): Promise<Set<string>> {
  const store = await openStore({ kind: 'directory', path: directory }).catch((error) => {
    if (error instanceof StorageNewer)
      throw new Refused(
        `The backup is of a newer version of this server, which made ${error.migration} in it: restore it with that version.`,
      )
    if (error instanceof StorageUnusable)
      throw new Refused(
        'The database in the backup cannot be opened: it was damaged already, or is of another version of the engine.',
      )
    throw error
  })
  try {
    await sql`update access_tokens set revoked_at = now() where revoked_at is null`.execute(store.db)
    await sql`delete from one_time_codes`.execute(store.db)
    const rows = await store.db.selectFrom('recordings').select('message_id').where('bytes', 'is', null).execute()
    return new Set(rows.map(({ message_id }) => message_id))
  } finally {
    await store.close()
  }
}

run('Nothing was restored.', restore, (line) => void process.stdout.write(`${line}\n`))
