import { constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import { type Engine, EngineSocket, openEngine } from './engine.ts'
import { lockDirectory } from './lock.ts'
import { migrate } from './migrations.ts'
import { rewriteTables } from './rewrite.ts'
import type { Database } from './schema.ts'
import { StorageUnusable, whyNotOpened } from './unusable.ts'

/** Connections of one process to a PostgreSQL. */
const POOL_SIZE = 10
/** A database that takes longer to accept a connection, or to have one free, counts as not reachable, ms. */
const CONNECT_TIMEOUT_MS = 3_000
/** A query that takes longer is cancelled by the database, ms: our queries take single milliseconds. */
const STATEMENT_TIMEOUT_MS = 4_500
/** A database that says nothing for longer, ms, is frozen or out of reach: the connection is given up. */
const SILENCE_MS = 5_000

/** Of one process: connections to the database, those that nobody uses, and who waits for one. */
export type PoolCounts = { total: number; idle: number; waiting: number }

export type Store = {
  db: Kysely<Database>
  /** Its connections, now. */
  pool?(): PoolCounts
  /** Ends all connections, or closes the embedded engine and gives its directory back. Safe to call twice. */
  close(): Promise<void>
  /** Writes tables anew (rewrite.ts). Only where the files are ours: those of a PostgreSQL are its operator's. */
  rewrite?: (tables: readonly string[]) => Promise<void>
  /** Copies the files as they are at one moment to a folder that is not there. All who ask wait meanwhile. */
  copy?: (to: string) => Promise<void>
}

export type Place = { kind: 'memory' } | { kind: 'directory'; path: string } | Postgres

/** The two times, ms, are for tests. */
type Postgres = {
  kind: 'postgres'
  url: string
  onIdleError?: (error: Error) => void
  connectTimeoutMs?: number
  silenceMs?: number
}

/** Told of each statement, those of transactions included, with its parameters. */
export type OnStatement = (text: string, parameters: readonly unknown[]) => void

/**
 * Opens the storage and brings its tables up to date.
 * @throws {DirectoryInUse} when another process has the directory
 * @throws {StorageUnusable} when it is damaged, is no database, or is one of a newer version
 */
export async function openStore(place: Place, onStatement?: OnStatement): Promise<Store> {
  if (place.kind === 'postgres') return openPostgres(place, onStatement)
  const opened = await openEmbedded(place.kind === 'memory' ? undefined : place.path, onStatement)
  try {
    await migrate(opened.db)
  } catch (error) {
    await opened.close()
    throw place.kind === 'directory' ? whyNotOpened(error, place.path) : error
  }
  if (place.kind === 'memory') return opened
  const { path } = place
  return {
    ...opened,
    rewrite: (tables) => rewriteTables(opened.db, path, tables),
    copy: (to) => copyFiles(opened.db, path, to),
  }
}

/** The engine has one session: while it is ours, and nothing is asked in it, no file changes. */
async function copyFiles(db: Kysely<Database>, directory: string, to: string) {
  await db.connection().execute(async (session) => {
    // Whoever opens the copy has little to make up for.
    await sql`checkpoint`.execute(session)
    try {
      // Where the disk can share the bytes, it does.
      await cp(directory, to, { recursive: true, errorOnExist: true, mode: constants.COPYFILE_FICLONE })
    } catch (error) {
      await rm(to, { recursive: true, force: true })
      throw error
    }
  })
}

async function openPostgres(place: Postgres, onStatement: OnStatement | undefined): Promise<Store> {
  const { url, connectTimeoutMs = CONNECT_TIMEOUT_MS, silenceMs = SILENCE_MS } = place
  // A migration may take as long as its tables are large, or as another process takes for it.
  const patient = kyselyOf(
    new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }),
    undefined,
  )
  try {
    await migrate(patient)
  } finally {
    await patient.destroy()
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: silenceMs,
    keepAlive: true,
  })
  // Without a listener a lost idle connection would end the whole process.
  pool.on('error', (error) => place.onIdleError?.(error))
  return ownedStore(pool, kyselyOf(abandoning(pool), onStatement), () => {})
}

/** What the driver says, without a code, of an answer that did not come in time. */
const SILENT = /^Query read timeout/

/**
 * A pool that gives up a connection on which the database fell silent: the driver alone would lend it again, and the
 * next one would wait as long, and a transaction twice, as its rollback waits too.
 */
function abandoning(pool: pg.Pool): PostgresPool {
  return wrapping(
    pool,
    async (client) => (text, values) =>
      client.query(text, [...values]).catch((error: Error) => {
        // In the middle of a query this cuts the connection off.
        if (SILENT.test(error.message)) client.end().catch(() => {})
        throw error
      }),
  )
}

async function openEmbedded(directory: string | undefined, onStatement: OnStatement | undefined): Promise<Store> {
  if (directory === undefined) return embeddedStore(await openEngine(), onStatement, () => {})
  const unlock = await lockDirectory(directory)
  try {
    if (!existsSync(directory)) await initialise(directory)
    // The engine would make a new one over what is left of the old.
    if (!existsSync(join(directory, 'PG_VERSION')))
      throw new StorageUnusable(
        `${directory} is there, and is no database. Remove it, or move it away and restore a backup (npm run restore), or set DATA_DIR to another folder.`,
      )
    const engine = await openEngine(directory).catch((error) => {
      throw whyNotOpened(error, directory)
    })
    return embeddedStore(engine, onStatement, unlock)
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
  const engine = await openEngine(fresh)
  await engine.close()
  renameSync(fresh, directory)
}

const kyselyOf = (pool: PostgresPool, onStatement: OnStatement | undefined) =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && { log: ({ query }) => onStatement(query.sql, query.parameters) }),
  })

function embeddedStore(engine: Engine, onStatement: OnStatement | undefined, unlock: () => void): Store {
  const pool = new pg.Pool({
    stream: () => new EngineSocket(engine) as unknown as Socket,
    // The engine has one session, and whatever the environment says of a server is not about it.
    max: 1,
    idleTimeoutMillis: 0,
    ssl: false,
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    password: '',
    database: 'postgres',
  })
  return ownedStore(pool, kyselyOf(preparing(pool), onStatement), async () => {
    // Kysely ends a pool only once it has used it.
    if (!pool.ended) await pool.end()
    await engine.close()
    unlock()
  })
}

/**
 * How a session of the embedded engine begins. The engine gathers no statistics by itself, and a plan that was made for
 * an empty table is kept while it grows: so the ways that cost as much as the table is long are the last ones taken. Each
 * statement of ours has its index.
 */
const SESSION = [
  'rollback',
  'deallocate all',
  ...['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'sort'].map((way) => `set enable_${way} = off`),
]

/** Statements that are kept prepared; texts are few, unless a list in one of them has many lengths. */
const PREPARED = 500

/**
 * A pool whose statements are prepared once: the embedded engine reads a statement's text for as long as it then takes to
 * do it. On a PostgreSQL that is not worth a session of its own, which a pooler in between may not give.
 */
function preparing(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= PREPARED) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
  return wrapping(pool, async (client) => {
    // It is the engine's own, and may be what another client has left.
    for (const statement of SESSION) await client.query(statement)
    return (text, values) => {
      const name = values.length === 0 ? undefined : nameOf(text)
      return client.query({ text, values: [...values], ...(name !== undefined && { name }) })
    }
  })
}

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>

/** A pool whose clients ask in a way of their own, which is made once for each. */
function wrapping(pool: pg.Pool, queryOf: (client: pg.PoolClient) => Promise<Query>): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = async (client: pg.PoolClient) => {
    const query = await queryOf(client)
    const wrapped = { query, release: (destroy?: boolean) => client.release(destroy) } as unknown as PostgresPoolClient
    clients.set(client, wrapped)
    return wrapped
  }
  return {
    async connect() {
      const client = await pool.connect()
      try {
        return clients.get(client) ?? (await wrap(client))
      } catch (error) {
        // The one session must not stay taken.
        client.release(true)
        throw error
      }
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

function ownedStore(pool: pg.Pool, db: Kysely<Database>, afterwards: () => void | Promise<void>): Store {
  let closing: Promise<void> | undefined
  return {
    db,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close() {
      closing ??= db.destroy().then(afterwards)
      return closing
    },
  }
}
