import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { openStore, type Store } from '../../server/db/open.ts'
import { forget, sweep } from '../../server/operations/upkeep.ts'
import { directoryStore } from '../../server/voice/recordingStore.ts'
import { newClock, newPhone, saveProfile, setupForm, signInByCode, signInByGoogle } from './accounts.ts'
import { newDevice, openTestStore, recordingsOf, startServer, startSession, type TestServer } from './harness.ts'
import { newUser, seedHistory } from './people.ts'
import { sendVoice, WAV } from './voices.ts'

// What is erased, and what was not used for long, is gone (D40): from the tables, and from the bytes of DATA_DIR.

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const warnings: unknown[] = []
const log = { warn: (...said: unknown[]) => void warnings.push(said), info() {} }

/** Files below a folder that hold these bytes. */
const filesWith = (folder: string, bytes: string | Buffer): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(bytes))
    .map((file) => file.slice(folder.length + 1))

test('an erased account is gone from every file, while it runs and after it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'satsang-forgetting-'))
  const place = { kind: 'directory', path: join(directory, 'pg') } as const
  const clock = newClock()
  let store = await openStore(place)
  const start = () =>
    startServer({ store, local: true, now: clock.now, recordings: directoryStore(join(directory, 'recordings')) })
  let server = await start()

  const unique = randomBytes(6).toString('hex')
  const name = `ਗੁਰਪ੍ਰੀਤ ${unique}`
  const [phone, device] = [newPhone(), newDevice()]
  const sound = new Uint8Array([...WAV.subarray(0, 44), ...randomBytes(WAV.length - 44)])
  const heard = Buffer.from(sound.subarray(1_000, 1_064))
  const traces = [
    unique,
    name,
    `text-${unique}`,
    `ਨੋਟ ${unique}`,
    `over ${unique}`,
    `ਮੇਰਾ ਸਵਾਲ ${unique}`,
    phone,
    device,
    heard,
  ]

  const { send } = await startSession(server, 'sikh', device)
  await send(`text-${unique} ${'long '.repeat(80)}`)
  const { access_token } = await signInByCode(server, phone, { device })
  const { email: _, ...form } = setupForm(phone)
  const saved = await saveProfile(server, access_token, { ...setupForm(phone), ...form, name }, device)
  const token = saved.body.access_token ?? access_token
  const [voice, other] = [await sendVoice(server, { token }, {}, sound), await newUser(store)]
  expect(voice.status).toBe(200)
  await server.api('/chat/send-text', {
    token,
    body: { message: `ਮੇਰਾ ਸਵਾਲ ${unique}`, spiritual_tradition: 'sikh', language: 'punjabi' },
  })
  const at = clock.now().toISOString()
  const verse = {
    id: 'v',
    spiritual_tradition: 'sikh',
    text: '',
    references: [],
    matter: '',
    saved_at: at,
    removed: false,
  }
  for (const [changed_at, note] of [
    ['2026-01-01T00:00:00Z', `over ${unique}`],
    [at, `ਨੋਟ ${unique}`],
  ]) {
    const body = { items: [{ ...verse, note, changed_at }] }
    expect((await server.api('/auth/saved', { token, body })).status).toBe(200)
  }
  await seedHistory(store.db, other.id, 40)
  await sql`checkpoint`.execute(store.db)
  for (const trace of traces) expect(filesWith(directory, trace), String(trace)).not.toEqual([])
  // As an engine that uses its segments again would have left one.
  const [segment = ''] = readdirSync(join(place.path, 'pg_wal')).filter((file) => /^[0-9A-F]{24}$/.test(file))
  copyFileSync(join(place.path, 'pg_wal', segment), join(place.path, 'pg_wal', '0000000100000000000000F0'))

  expect((await server.api('/auth/account', { method: 'DELETE', token })).status).toBe(204)
  // The device had its trial, and is as much the person's: it goes with the sweep.
  await sql`update devices set last_used_at = now() - interval '31 days'`.execute(store.db)
  await sweep({ ...store, now: clock.now }, log)
  await forget({ ...store, now: clock.now }, log)
  expect(filesWith(directory, unique)).not.toEqual([])

  clock.pass(HOUR_MS - 60_000)
  await forget({ ...store, now: clock.now }, log)
  for (const trace of traces) expect(filesWith(directory, trace), String(trace)).toEqual([])
  await server.close()
  for (const trace of traces) expect(filesWith(directory, trace), String(trace)).toEqual([])

  // Others lost nothing, and what is noted is done.
  store = await openStore(place)
  server = await start()
  expect((await server.api('/chat/messages/all', { token: other.token })).body.messages.length).toBeGreaterThan(0)
  expect(await store.db.selectFrom('erasures').selectAll().execute()).toEqual([])
  expect(warnings).toEqual([])
  await server.close()
  rmSync(directory, { recursive: true, force: true })
})

test('what was erased before a stop is gone with the next start', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'satsang-forgetting-'))
  const place = { kind: 'directory', path: join(directory, 'pg') } as const
  const unique = `name-${randomBytes(6).toString('hex')}`
  const first = await openStore(place)
  const { id } = await newUser(first, { name: unique })
  // What is written over is erased as well.
  await first.db.updateTable('users').set({ name: 'Another' }).where('id', '=', id).execute()
  await first.close()
  expect(filesWith(directory, unique)).not.toEqual([])
  const server = await startServer({ store: await openStore(place) })
  expect(filesWith(directory, unique)).toEqual([])
  await server.close()
  rmSync(directory, { recursive: true, force: true })
})

let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
let store: Store
beforeAll(async () => {
  storage = await openTestStore()
  store = storage.store
  server = await startServer({ store, local: true })
})
afterAll(async () => {
  await server.close()
  await storage.close()
})
const passed = (ms: number) => () => new Date(Date.now() + ms)
const isKnown = async (id: string) =>
  (await store.db.selectFrom('devices').select('id').where('id', '=', id).execute()).length === 1

test('only what was erased is written anew, and only once in its hour', async () => {
  const rewritten: (readonly string[])[] = []
  const rewrite = async (tables: readonly string[]) => void rewritten.push([...tables].sort())
  await forget({ ...store, now: passed(DAY_MS), rewrite }, log)
  rewritten.length = 0

  const { id } = await newUser(store)
  await forget({ ...store, now: passed(DAY_MS), rewrite }, log)
  expect(rewritten).toEqual([])
  await store.db.deleteFrom('users').where('id', '=', id).execute()
  await forget({ ...store, now: passed(49 * 60_000), rewrite }, log)
  expect(rewritten).toEqual([])
  await forget({ ...store, now: passed(51 * 60_000), rewrite }, log)
  await forget({ ...store, now: passed(DAY_MS), rewrite }, log)
  expect(rewritten).toEqual([['access_tokens', 'users']])

  // What fails is done the next time, and so is what was erased meanwhile.
  const [one, two] = [await newUser(store), await newUser(store)]
  await store.db.deleteFrom('users').where('id', '=', one.id).execute()
  const failing = async () => {
    throw new Error('no room')
  }
  await forget({ ...store, now: passed(HOUR_MS), rewrite: failing }, log)
  expect(warnings).toHaveLength(1)
  warnings.length = 0
  const meanwhile = async () => {
    await store.db.deleteFrom('users').where('id', '=', two.id).execute()
  }
  await forget({ ...store, now: passed(HOUR_MS), rewrite: meanwhile }, log)
  rewritten.length = 0
  await forget({ ...store, now: passed(HOUR_MS), rewrite }, log)
  expect(rewritten).toEqual([['access_tokens', 'users']])
})

test('a device goes 30 days after it was last used, with all that it said and with its push token', async () => {
  const subscribe = ({ device, session }: Awaited<ReturnType<typeof startSession>>) =>
    server.api('/notifications/subscribe', {
      device,
      headers: { 'X-Device-Secret': session.device_secret ?? '' },
      body: { fcm_token: `token-of-${device}`, device_id: device, spiritual_tradition: 'sikh' },
    })
  const gone = await startSession(server)
  await gone.send('Only mine.')
  expect((await sendVoice(server, { device: gone.device })).status).toBe(200)
  await subscribe(gone)
  const stays = await startSession(server)
  await stays.send('Mine too.')
  await subscribe(stays)
  const [audio] = await store.db.selectFrom('recordings').select('message_id').execute()
  const late = async (device: string, days: number) => {
    const at = new Date(Date.now() - days * DAY_MS)
    await store.db.updateTable('devices').set({ last_used_at: at }).where('id', '=', device).execute()
    await store.db.updateTable('push_tokens').set({ refreshed_at: at }).where('device_id', '=', device).execute()
  }
  await late(gone.device, 10)
  await late(stays.device, 9)

  await sweep({ ...store, now: passed(20 * DAY_MS - HOUR_MS) }, log)
  expect(await isKnown(gone.device)).toBe(true)
  await sweep({ ...store, now: passed(20 * DAY_MS + HOUR_MS) }, log)
  expect(await isKnown(gone.device)).toBe(false)
  expect(await isKnown(stays.device)).toBe(true)
  const tables = ['devices', 'conversations', 'messages', 'recordings', 'push_tokens'] as const
  const left = JSON.stringify(
    await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute())),
  )
  for (const trace of [gone.device, gone.session.conversation_id, 'Only mine.', audio?.message_id ?? '?'])
    expect(left).not.toContain(trace)
  expect(left).toContain('Mine too.')
  expect(left).toContain(`token-of-${stays.device}`)
  const due = await store.db.selectFrom('recording_removals').select('message_id').execute()
  expect(due).toContainEqual(audio)
  expect(
    readdirSync(recordingsOf(store), { recursive: true }).some((file) =>
      String(file).includes(String(audio?.message_id)),
    ),
  ).toBe(true)

  // It is new when it comes again, and so are its free messages (D13).
  const again = await startSession(server, 'sikh', gone.device)
  expect(again.session).toMatchObject({ remaining_messages: FREE_MESSAGES, message_count: 0 })
  expect(again.session.conversation_id).not.toBe(gone.session.conversation_id)
})

test('a device is in use when it starts, sends, or asks how many messages are left', async () => {
  const uses: Record<string, (of: Awaited<ReturnType<typeof startSession>>) => Promise<unknown>> = {
    start: ({ device }) => startSession(server, 'sikh', device),
    send: ({ send }) => send('Still here.'),
    limit: ({ device }) => server.api('/chat/anonymous/check-limit', { device, method: 'POST' }),
    status: ({ device }) => server.api('/chat/anonymous/check-device-status', { device }),
  }
  for (const [use, act] of Object.entries(uses)) {
    const session = await startSession(server)
    const { device } = session
    const usedAt = async () =>
      (await store.db.selectFrom('devices').select('last_used_at').where('id', '=', device).executeTakeFirstOrThrow())
        .last_used_at
    const [recently, longAgo] = [2 * HOUR_MS, 20 * DAY_MS].map((ms) => new Date(Date.now() - ms))
    // Within a day it is not written again.
    await store.db.updateTable('devices').set({ last_used_at: recently }).where('id', '=', device).execute()
    await act(session)
    expect(await usedAt(), use).toEqual(recently)
    await store.db.updateTable('devices').set({ last_used_at: longAgo }).where('id', '=', device).execute()
    await act(session)
    expect((await usedAt()).getTime(), use).toBeGreaterThan(Date.now() - HOUR_MS)
  }
})

test('a push token that the browser refreshed keeps its device', async () => {
  const { device, session } = await startSession(server)
  await server.api('/notifications/subscribe', {
    device,
    headers: { 'X-Device-Secret': session.device_secret ?? '' },
    body: { fcm_token: `fresh-${device}`, device_id: device, spiritual_tradition: 'sikh' },
  })
  await sql`update devices set last_used_at = now() - interval '31 days' where id = ${device}`.execute(store.db)
  await sweep({ ...store, now: passed(0) }, log)
  expect(await isKnown(device)).toBe(true)
})

test('more devices than go at a time go at once', async () => {
  await sql`
    insert into devices (id, last_used_at) select 'many-' || i, now() - interval '31 days' from generate_series(1, 250) as i
  `.execute(store.db)
  await sweep({ ...store, now: passed(0) }, log)
  expect(await store.db.selectFrom('devices').select('id').where('id', 'like', 'many-%').execute()).toEqual([])
})

test('a code goes after an hour, what is for local use as it says, and a revoked token after 30 days', async () => {
  const phone = newPhone()
  const { access_token } = await signInByCode(server, phone)
  await signInByGoogle(server, 'swept@example.com')
  await server.api('/auth/logout', { method: 'POST', token: access_token })
  const counts = async () => {
    const [codes, outbox, signIns, tokens] = await Promise.all([
      store.db.selectFrom('one_time_codes').select('phone_number').where('phone_number', '=', phone).execute(),
      store.db.selectFrom('dev_outbox').select('seq').where('recipient', '=', phone).execute(),
      store.db.selectFrom('dev_sign_ins').select('email').where('email', '=', 'swept@example.com').execute(),
      store.db.selectFrom('access_tokens').select('revoked_at').where('revoked_at', 'is not', null).execute(),
    ])
    return [codes.length, outbox.length, signIns.length, tokens.length]
  }
  await sweep({ ...store, now: passed(59 * 60_000) }, log)
  expect(await counts()).toEqual([1, 1, 1, 1])
  await sweep({ ...store, now: passed(HOUR_MS + 1_000) }, log)
  expect(await counts()).toEqual([0, 0, 1, 1])
  await sweep({ ...store, now: passed(30 * DAY_MS + 1_000) }, log)
  expect(await counts()).toEqual([0, 0, 0, 0])
  expect(warnings).toEqual([])
})

test('docs/keeping.md says of each column what it is for, and of no other', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(store.db)
  const page = readFileSync(new URL('../../docs/keeping.md', import.meta.url), 'utf8')
  const told = [...page.matchAll(/^\| `(\w+)` \| ([^|]+) \| [^|]+ \| [^|]+ \|$/gm)].flatMap(([, table, fields = '']) =>
    [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => `${table}.${field}`),
  )
  expect(told.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
