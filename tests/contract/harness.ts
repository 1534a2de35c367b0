import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer, Guide, Question } from '@satsang/guide'
import pg from 'pg'
import { parse } from 'yaml'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import type { components } from '../../openapi/v1.d.ts'
import { type BuildOptions, buildServer } from '../../server/app.ts'
import { type OnStatement, openStore, type Store } from '../../server/db/open.ts'
import { directoryStore } from '../../server/voice/recordingStore.ts'

export type Schemas = components['schemas']

/** A verse for answers of the test guide: the contract's own example, so that nothing is quoted inexactly (D26). */
export const VERSE: Schemas['SpiritualReference'] = parse(
  readFileSync(new URL('../../openapi/v1.yaml', import.meta.url), 'utf8'),
).components.schemas.SpiritualReference.examples[1]

/** A guide that does what a test tells it to, and remembers what it was asked. */
export class TestGuide implements Guide {
  asked: Question[] = []
  /** Replace it for a guide that fails, waits or answers something impossible. */
  reply: (question: Question) => Promise<Answer> | Answer = () => ({
    content: 'Guru Nanak Dev Ji teaches to walk in the order of things.',
    references: [VERSE],
    category: 'peace',
    confidence: 0.9,
  })

  async answer(question: Question): Promise<Answer> {
    this.asked.push(question)
    return this.reply(question)
  }
}

/**
 * Storage for one test file: the embedded engine in memory, or a fresh database on TEST_DATABASE_URL. Servers of the
 * file share it: their own closing leaves it open.
 */
export async function openTestStore(onStatement?: OnStatement): Promise<{ store: Store; close(): Promise<void> }> {
  const base = process.env.TEST_DATABASE_URL
  if (base === undefined) {
    const store = await openStore({ kind: 'memory' }, onStatement)
    return {
      store: { db: store.db, close: async () => {} },
      async close() {
        await store.close()
        rmSync(recordingsOf(store), { recursive: true, force: true })
      },
    }
  }
  const database = await createTestDatabase(base)
  const store = await openStore({ kind: 'postgres', url: database.url }, onStatement)
  return {
    store: { db: store.db, close: async () => {} },
    async close() {
      await store.close()
      await database.drop()
      rmSync(recordingsOf(store), { recursive: true, force: true })
    },
  }
}

const folders = new WeakMap<Store['db'], string>()
/** Folder of the recordings that a storage's rows name, made with the first one. Servers on one storage share it. */
export function recordingsOf({ db }: Pick<Store, 'db'>): string {
  const folder = folders.get(db) ?? join(tmpdir(), `satsang-recordings-${randomBytes(6).toString('hex')}`)
  folders.set(db, folder)
  return folder
}

/** An empty database of its own on a PostgreSQL, so that test files do not meet. */
export async function createTestDatabase(base: string) {
  const name = `satsang_test_${randomBytes(6).toString('hex')}`
  await runOn(base, `create database ${name}`)
  const url = new URL(base)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runOn(base, `drop database ${name} with (force)`) }
}

async function runOn(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** An answer of a stand-in that is held until the gate opens. */
export const heldUntil =
  <A extends unknown[], R>(gate: Promise<unknown>, reply: (...args: A) => R) =>
  async (...args: A): Promise<Awaited<R>> => {
    await gate
    return await reply(...args)
  }

export type TestServer = {
  url: string
  api: ReturnType<typeof apiOf>
  /** Resolves when so many more requests have come than had when it was asked: a gate for what is sent at once. */
  arrived(count: number): Promise<void>
  /** How many connections it holds. */
  connections(): Promise<number>
  close(): Promise<void>
}

/** A really listening server. Limits are out of the way unless a test is about them. */
export async function startServer(
  options: Partial<BuildOptions> & { store: Store; guide?: Guide },
): Promise<TestServer> {
  const app = await buildServer({
    guide: new TestGuide(),
    rateLimitFactor: 1_000,
    recordings: directoryStore(recordingsOf(options.store)),
    ...options,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const arrived = (count: number) =>
    new Promise<void>((resolve) => {
      let left = count
      app.server.on('request', function onRequest() {
        left -= 1
        if (left > 0) return
        app.server.off('request', onRequest)
        resolve()
      })
    })
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
    })
  return { url, api: apiOf(url), arrived, connections, close: () => app.close() }
}

export type CallOptions = {
  method?: string
  device?: string
  token?: string
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is. */
  raw?: BodyInit
  headers?: Record<string, string>
}

// biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came
export type Answered = { status: number; headers: Headers; body: any }

/** Calls the API as any client would: over the network. */
export function apiOf(url: string) {
  return async (path: string, options: CallOptions = {}): Promise<Answered> => {
    const { device, token, body, raw, headers = {} } = options
    const response = await fetch(`${url}/api/v1${path}`, {
      method: options.method ?? (body === undefined && raw === undefined ? 'GET' : 'POST'),
      headers: {
        ...(device === undefined ? {} : { 'X-Device-ID': device }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
  }
}

export const newDevice = () => `device_${randomBytes(8).toString('hex')}`

/** Has a device use up its free messages until so many are left, without a word. */
export const leave = (db: Store['db'], device: string, left: number) =>
  db
    .updateTable('devices')
    .set({ message_count: FREE_MESSAGES - left })
    .where('id', '=', device)
    .execute()

/** Starts a session and gives what a text of it needs. */
export async function startSession(
  server: { api: TestServer['api'] },
  tradition: Schemas['Tradition'] = 'sikh',
  device = newDevice(),
) {
  const language: Schemas['Language'] = tradition === 'sikh' ? 'punjabi' : 'hindi'
  const started = await server.api('/chat/anonymous/start', {
    device,
    body: { spiritual_tradition: tradition, language },
  })
  const session = started.body as Schemas['AnonymousSession']
  const send = (message: string, more: Record<string, unknown> = {}) =>
    server.api('/chat/anonymous/send-text', {
      device,
      body: {
        message,
        conversation_id: session.conversation_id,
        spiritual_tradition: tradition,
        language,
        client_message_id: randomUUID(),
        ...more,
      },
    })
  return { device, session, send }
}
