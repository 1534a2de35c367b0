import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { lockDirectory } from './lock.ts'
import { migrate } from './migrations.ts'
import type { Database } from './schema.ts'

/** Connections of one process to a PostgreSQL. */
const POOL_SIZE = 10
/** A database that takes longer to accept a connection counts as not reachable, ms. */
const CONNECT_TIMEOUT_MS = 5_000
/** A query that takes longer is cancelled, ms: our queries take single milliseconds. */
const STATEMENT_TIMEOUT_MS = 10_000

export type Store = {
  db: Kysely<Database>
  /** Ends all connections, or closes the embedded engine and gives its directory back. Safe to call twice. */
  close(): Promise<void>
}

export type Place =
  | { kind: 'memory' }
  | { kind: 'directory'; path: string }
  | { kind: 'postgres'; url: string; onIdleError?: (error: Error) => void }

/**
 * Opens the storage and brings its tables up to date.
 * @throws {DirectoryInUse} when another process has the directory
 */
export async function openStore(place: Place): Promise<Store> {
  const { db, close } =
    place.kind === 'postgres'
      ? openPostgres(place)
      : await openEmbedded(place.kind === 'memory' ? undefined : place.path)
  try {
    await migrate(db)
    // The embedded engine gathers no statistics by itself; without them it sorts all of a person's conversations.
    if (place.kind !== 'postgres') await sql`analyze conversations`.execute(db)
  } catch (error) {
    await close()
    throw error
  }
  return { db, close }
}

function openPostgres(place: { url: string; onIdleError?: (error: Error) => void }): Store {
  const pool = new pg.Pool({
    connectionString: place.url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  })
  // Without a listener a lost idle connection would end the whole process.
  pool.on('error', (error) => place.onIdleError?.(error))
  return ownedStore(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), () => {})
}

async function openEmbedded(directory: string | undefined): Promise<Store> {
  if (directory === undefined) return embeddedStore(await PGlite.create('memory://'), () => {})
  const unlock = await lockDirectory(directory)
  try {
    if (!existsSync(directory)) await initialise(directory)
    return embeddedStore(await PGlite.create(directory), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** First start: a directory whose making was killed half way will not open, so it gets its name only when whole. */
async function initialise(directory: string) {
  const parent = dirname(directory)
  const prefix = `${basename(directory)}.new-`
  mkdirSync(parent, { recursive: true })
  for (const left of readdirSync(parent).filter((name) => name.startsWith(prefix))) {
    rmSync(join(parent, left), { recursive: true, force: true })
  }
  const fresh = join(parent, `${prefix}${process.pid}`)
  const engine = await PGlite.create(fresh)
  await engine.close()
  renameSync(fresh, directory)
}

function embeddedStore(engine: PGlite, unlock: () => void): Store {
  return ownedStore(new Kysely<Database>({ dialect: new PGliteDialect({ pglite: engine }) }), async () => {
    // Kysely closes an engine only once it has used it.
    if (!engine.closed) await engine.close()
    unlock()
  })
}

function ownedStore(db: Kysely<Database>, afterwards: () => void | Promise<void>): Store {
  let closing: Promise<void> | undefined
  return {
    db,
    close() {
      closing ??= db.destroy().then(afterwards)
      return closing
    },
  }
}
