import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import { migrate } from '../../server/db/migrations.ts'
import { conflict } from '../../server/http/problem.ts'
import { putRecording, withRecording } from '../../server/operations/recordings.ts'
import { moveRecordings, removeRecordings } from '../../server/operations/recordingUpkeep.ts'
import { directoryStore, type RecordingStore } from '../../server/voice/recordingStore.ts'
import { s3Store } from '../../server/voice/s3Store.ts'
import { makeWav } from '../../server/voice/wav.fixture.ts'
import {
  newDevice,
  openTestStore,
  recordingsOf,
  startServer,
  startSession,
  TestGuide,
  type TestServer,
} from './harness.ts'
import { newUser } from './people.ts'
import { S3_KEY, startS3 } from './s3.ts'
import { hearMessage, sendVoice, TestSpeech, voiceForm, WAV } from './voices.ts'

let storage: Awaited<ReturnType<typeof openTestStore>>
let server: TestServer
let folder: string
/** What the servers of this file use: the folder, with what a test puts in its way. */
let own: RecordingStore
let recordings: RecordingStore
const guide = new TestGuide()
const speech = new TestSpeech()
const { reply } = guide
const warned: unknown[] = []
const log = { warn: (fault: unknown) => void warned.push(fault), info: () => {} } as never

beforeAll(async () => {
  storage = await openTestStore()
  folder = recordingsOf(storage.store)
  own = directoryStore(folder)
  recordings = { ...own }
  server = await startServer({ store: storage.store, guide, speech, recordings, local: true })
})
beforeEach(async () => {
  Object.assign(recordings, own)
  guide.reply = reply
  warned.length = 0
  rmSync(folder, { recursive: true, force: true })
  await sql`delete from recordings`.execute(storage.store.db)
  await sql`delete from recording_removals`.execute(storage.store.db)
})
afterAll(async () => {
  await server.close()
  await storage.close()
})

/** Ids of the files that are kept, and how many are still arriving. */
function filesIn(place = folder) {
  const names = existsSync(place) ? readdirSync(place) : []
  const kept = names.filter((name) => name !== 'incoming').flatMap((name) => readdirSync(join(place, name)))
  const incoming = names.includes('incoming') ? readdirSync(join(place, 'incoming')) : []
  return { kept: kept.map((name) => name.replace(/\.wav$/, '')).sort(), incoming: incoming.length }
}
const fileOf = (id: string) => join(folder, id.slice(0, 2), `${id}.wav`)
const form = { language: 'english', spiritual_tradition: 'hindu' }
const sweep = () => removeRecordings({ db: storage.store.db, recordings }, log)
/** The next sweep is an hour later, as the database sees it. */
const letAnHourPass = () =>
  sql`update recording_removals set due_at = due_at - interval '1 hour'`.execute(storage.store.db)

test('a recording is a file of its own that only the server’s user can read, and the row has no sound in it', async () => {
  const { device } = await startSession(server)
  const { id } = (await sendVoice(server, { device })).body.user_message
  expect(filesIn()).toEqual({ kept: [id], incoming: 0 })
  expect(readFileSync(fileOf(id)).equals(WAV)).toBe(true)
  expect(statSync(fileOf(id)).mode & 0o777).toBe(0o600)
  for (const path of [folder, join(folder, id.slice(0, 2)), join(folder, 'incoming')])
    expect(statSync(path).mode & 0o777).toBe(0o700)
  const row = storage.store.db.selectFrom('recordings').select(['bytes', 'size']).where('message_id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ bytes: null, size: WAV.length })
})

test.each([
  ['is no recording', () => voiceForm({}, Buffer.alloc(64)), 400],
  ['is too large', () => voiceForm({}, Buffer.alloc(31 * 1024 * 1024)), 413],
  ['comes with a field that is not known', () => voiceForm({ user_id: 'x' }), 400],
  [
    'the guide does not answer',
    () => {
      guide.reply = () => {
        throw new Error('model down')
      }
      return voiceForm()
    },
    503,
  ],
])('what %s leaves no file', async (_, raw, status) => {
  const device = newDevice()
  expect(await server.api('/chat/anonymous/send-voice', { device, raw: raw() })).toMatchObject({ status })
  expect(filesIn()).toEqual({ kept: [], incoming: 0 })
})

test('an upload that its sender gives up leaves no file', async () => {
  const { port, hostname } = new URL(server.url)
  const body = await new Response(voiceForm({}, makeWav({ seconds: 20 }))).bytes()
  const boundary = Buffer.from(body).toString('latin1', 2, body.indexOf(13))
  const socket = connect(Number(port), hostname)
  socket.write(
    `POST /api/v1/chat/anonymous/send-voice HTTP/1.1\r\nHost: x\r\nX-Device-ID: ${newDevice()}\r\n` +
      `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, body.length / 2))
  await expect.poll(() => filesIn().incoming, { timeout: 10_000 }).toBe(1)
  socket.destroy()
  await expect.poll(() => filesIn().incoming, { timeout: 10_000 }).toBe(0)
})

test('of ten with one id, and of twenty over the limit, only those are kept that a row names', async () => {
  const { token } = await newUser(storage.store)
  const client_message_id = randomUUID()
  const all = Promise.withResolvers<void>()
  guide.reply = async (question) => {
    if (guide.asked.length === 10) all.resolve()
    await all.promise
    return reply(question)
  }
  guide.asked = []
  const same = await Promise.all(
    Array.from({ length: 10 }, () => sendVoice(server, { token }, { ...form, client_message_id })),
  )
  expect(filesIn()).toEqual({ kept: [same[0]?.body.user_message.id], incoming: 0 })

  guide.reply = reply
  const { device } = await startSession(server)
  const sends = await Promise.all(Array.from({ length: 20 }, () => sendVoice(server, { device })))
  const answered = sends.flatMap(({ body }) => body.user_message?.id ?? [])
  expect(answered).toHaveLength(FREE_MESSAGES)
  expect(filesIn()).toEqual({ kept: [same[0]?.body.user_message.id, ...answered].sort(), incoming: 0 })
})

test('a store that takes nothing is said, nothing is stored, and the same message can be sent again', async () => {
  const { device, session } = await startSession(server)
  const client_message_id = randomUUID()
  recordings.put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  const refused = await sendVoice(server, { device }, { client_message_id })
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  const path = `/chat/anonymous/conversation/${session.conversation_id}`
  expect((await server.api(path, { device })).body.messages).toEqual([])
  Object.assign(recordings, own)
  const again = await sendVoice(server, { device }, { client_message_id })
  expect(again).toMatchObject({ status: 200, body: { remaining_messages: FREE_MESSAGES - 1 } })
  expect(filesIn().kept).toEqual([again.body.user_message.id])
})

test('a file without a row goes after an hour, one with a row stays', async () => {
  const { device } = await startSession(server)
  const { id } = (await sendVoice(server, { device })).body.user_message
  // A process that ended before its row was stored.
  const left = randomUUID()
  const file = join(mkdtempSync(join(tmpdir(), 'satsang-left-')), 'left')
  writeFileSync(file, WAV)
  await putRecording({ db: storage.store.db, recordings }, left, file)
  await sweep()
  expect(filesIn().kept).toEqual([id, left].sort())
  await letAnHourPass()
  await sweep()
  expect(filesIn().kept).toEqual([id])
  expect(await storage.store.db.selectFrom('recording_removals').selectAll().execute()).toEqual([])
  expect(warned).toEqual([])
})

test('a refusal takes its file along; after an error that says nothing of the row, the row decides', async () => {
  const { db } = storage.store
  const file = join(mkdtempSync(join(tmpdir(), 'satsang-kept-')), 'voice')
  const keep = async (error: Error) => {
    writeFileSync(file, WAV)
    const id = randomUUID()
    const recording = { file, size: WAV.length, audio: { duration_ms: 1000, waveform: [] }, isSilent: false }
    const failing = () => Promise.reject(error)
    await expect(withRecording({ db, recordings }, { id, recording }, log, failing, () => id)).rejects.toBe(error)
    return id
  }
  await keep(conflict())
  expect(filesIn().kept).toEqual([])
  const unknown = await keep(new Error('Connection terminated'))
  expect(filesIn().kept).toEqual([unknown])
})

describe('an erased account', () => {
  const erase = (token: string) => server.api('/auth/account', { method: 'DELETE', token })

  test('takes its files along, and nobody else’s', async () => {
    const [person, other] = [await newUser(storage.store), await newUser(storage.store)]
    for (let i = 0; i < 3; i += 1) await sendVoice(server, person, form)
    const { id } = (await sendVoice(server, other, form)).body.user_message
    expect(filesIn().kept).toHaveLength(4)
    expect((await erase(person.token)).status).toBe(204)
    expect(filesIn().kept).toEqual([id])
    // What was announced by sends is due later, and takes nothing then.
    await letAnHourPass()
    await sweep()
    expect(filesIn().kept).toEqual([id])
  })

  test('is erased though the store fails, and its files go later; others do not wait for them', async () => {
    const [person, other] = [await newUser(storage.store), await newUser(storage.store)]
    const { id } = (await sendVoice(server, person, form)).body.user_message
    await sendVoice(server, other, form)
    recordings.remove = (which) =>
      which === id ? Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' })) : own.remove(which)
    expect((await erase(person.token)).status).toBe(204)
    expect((await erase(other.token)).status).toBe(204)
    expect(filesIn().kept).toEqual([id])
    Object.assign(recordings, own)
    await sweep()
    expect(filesIn().kept).toEqual([id])
    await letAnHourPass()
    await sweep()
    expect(filesIn().kept).toEqual([])
  })
})

test('a file that is lost is not found, and a store that fails is said', async () => {
  const { device } = await startSession(server)
  const { id } = (await sendVoice(server, { device })).body.user_message
  rmSync(fileOf(id))
  expect((await hearMessage(server, id, { device })).status).toBe(404)
  recordings.open = () => Promise.reject(new Error('down'))
  expect((await hearMessage(server, id, { device })).status).toBe(503)
})

describe('recordings from before there was a store', () => {
  const sounds = [WAV, makeWav({ seconds: 90, sampleRate: 16_000 }), makeWav({ seconds: 0.5 })]
  const device = newDevice()
  const ids = sounds.map(() => randomUUID()).sort()
  let older: Awaited<ReturnType<typeof openTestStore>>
  const place = () => recordingsOf(older.store)

  beforeAll(async () => {
    older = await openTestStore()
    const { db } = older.store
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await migrate(db, '0004_care_and_asking_back')
    const conversation = randomUUID()
    await sql`insert into devices (id) values (${device})`.execute(db)
    await sql`
      insert into conversations (id, device_id, spiritual_tradition, language)
      values (${conversation}, ${device}, 'sikh', 'english')`.execute(db)
    for (const [i, id] of ids.entries()) {
      await sql`
        insert into messages (id, conversation_id, device_id, role, message_type, content, created_at)
        values (${id}, ${conversation}, ${device}, 'user', 'voice', '', now())`.execute(db)
      await sql`
        insert into recordings (message_id, bytes, mime, duration_ms, waveform, created_at)
        values (${id}, decode(${sounds[i]?.toString('base64')}, 'base64'), 'audio/wav', 1000,
          array_fill(50::smallint, array[48]), now())`.execute(db)
    }
    await migrate(db)
  })
  afterAll(() => older.close())

  const inDatabase = async () => {
    const rows = await older.store.db
      .selectFrom('recordings')
      .select('message_id')
      .where('bytes', 'is not', null)
      .execute()
    return rows.map(({ message_id }) => message_id).sort()
  }
  const expectAllHeard = async (by: TestServer) => {
    for (const [i, id] of ids.entries()) {
      const sound = sounds[i] ?? expect.fail('no sound')
      const whole = await hearMessage(by, id, { device })
      expect([whole.status, whole.headers.get('content-length')]).toEqual([200, String(sound.length)])
      expect(whole.bytes.equals(sound)).toBe(true)
      const part = await hearMessage(by, id, { device }, { range: 'bytes=50-149' })
      expect(part.bytes.equals(sound.subarray(50, 150))).toBe(true)
    }
  }

  test('are read where they are, moved one by one, and the move goes on where it was ended', async () => {
    const store = directoryStore(place())
    const gate = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    const held: RecordingStore = {
      ...store,
      async put(id, file) {
        reached.resolve()
        await gate.promise
        await store.put(id, file)
      },
    }
    const moving = await startServer({ store: older.store, recordings: held })
    await reached.promise
    await expectAllHeard(moving)
    expect(await inDatabase()).toEqual(ids)
    // It ends in the middle: what it is at is moved, and no more.
    const closed = moving.close()
    gate.resolve()
    await closed
    expect(await inDatabase()).toEqual(ids.slice(1))

    // A process that was killed after it had put a file: the row still has its sound, and is moved again.
    const file = join(mkdtempSync(join(tmpdir(), 'satsang-killed-')), 'half')
    writeFileSync(file, 'half')
    await store.put(ids[1] as string, file)
    const upkept = { db: older.store.db, recordings: store }
    // Two processes at once do each other no harm.
    await Promise.all([moveRecordings(upkept, log), moveRecordings(upkept, log)])
    expect(await inDatabase()).toEqual([])
    expect(warned).toEqual([])
    expect(filesIn(place())).toEqual({ kept: ids, incoming: 0 })
    const after = await startServer({ store: older.store, recordings: store })
    await expectAllHeard(after)
    await sql`update recording_removals set due_at = now()`.execute(older.store.db)
    await removeRecordings(upkept, log)
    await expectAllHeard(after)
    await after.close()
    const sizes = await older.store.db.selectFrom('recordings').select('size').orderBy('message_id').execute()
    expect(sizes.map(({ size }) => size)).toEqual(sounds.map(({ length }) => length))
  })
})

describe('an S3-compatible bucket', () => {
  let s3: Awaited<ReturnType<typeof startS3>>
  let file: string
  beforeAll(async () => {
    s3 = await startS3()
    file = join(mkdtempSync(join(tmpdir(), 'satsang-s3-')), 'voice')
    writeFileSync(file, WAV)
  })
  beforeEach(() => {
    s3.objects.clear()
    Object.assign(s3, { asked: [], refusals: [] })
  })
  afterAll(() => s3.close())
  const bucket = (more: object = {}) => s3Store({ ...S3_KEY, url: s3.url, ...more })
  const id = randomUUID()

  test('takes, gives and removes, each request signed', async () => {
    const store = bucket()
    await store.put(id, file)
    expect([...s3.objects]).toEqual([[`/satsang/recordings/${id}.wav`, WAV]])
    const part = await store.open(id, { from: 10, count: 20 })
    expect(part && (await buffer(part))).toEqual(WAV.subarray(10, 30))
    await store.remove(id)
    expect(s3.objects.size).toBe(0)
    expect(await store.open(id, { from: 0, count: 1 })).toBeUndefined()
    await store.remove(id)
    await expect(bucket({ secret: 'another' }).put(id, file)).rejects.toMatchObject({ code: 'S3_403' })
    await expect(bucket({ region: 'us-east-1' }).remove(id)).rejects.toMatchObject({ code: 'S3_403' })
  })

  test('is asked again when it is overloaded, and not for ever; nothing follows it elsewhere', async () => {
    const store = bucket()
    s3.refusals = [503, 500]
    await store.put(id, file)
    expect(s3.asked).toEqual(Array(3).fill(`PUT /satsang/recordings/${id}.wav`))
    expect(s3.objects.size).toBe(1)
    s3.refusals = [503, 503, 503]
    await expect(store.open(id, { from: 0, count: 1 })).rejects.toMatchObject({ code: 'S3_503' })
    s3.refusals = [307]
    await expect(store.put(id, file)).rejects.toThrow()
    expect(s3.asked.filter((one) => one.includes('elsewhere'))).toEqual([])
  })

  test('carries a voice message from its sending to its erasure', async () => {
    const lines: string[] = []
    const info = { level: 'info' as const, stream: { write: (line: string) => void lines.push(line) } }
    const away = await startServer({
      store: storage.store,
      guide,
      speech,
      recordings: bucket(),
      local: true,
      log: info,
    })
    const person = await newUser(storage.store)
    speech.asked = []
    const sent = await sendVoice(away, person, form)
    expect(speech.asked).toMatchObject([{ bytes: WAV }])
    const { id: message } = sent.body.user_message
    expect([...s3.objects.keys()]).toEqual([`/satsang/recordings/${message}.wav`])
    expect((await hearMessage(away, message, person)).bytes.equals(WAV)).toBe(true)
    const part = await hearMessage(away, message, person, { range: 'bytes=-10' })
    expect([part.status, part.bytes.equals(WAV.subarray(-10))]).toEqual([206, true])
    s3.refusals = [403]
    expect((await sendVoice(away, person, form)).status).toBe(503)
    await away.api('/auth/account', { method: 'DELETE', token: person.token })
    expect(s3.objects.size).toBe(0)
    expect(lines.join('')).toContain('S3_403')
    expect(lines.join('')).not.toContain(S3_KEY.secret)
    await away.close()
  })
})
