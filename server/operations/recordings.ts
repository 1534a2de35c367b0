import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { components } from '../../openapi/v1.d.ts'
import type { Database } from '../db/schema.ts'
import type { Upload } from '../http/multipart.ts'
import { Bytes } from '../http/operations.ts'
import { badRequest, Problem, recordingNotFound, unavailable } from '../http/problem.ts'
import { type Range, readRange } from '../http/range.ts'
import { cleanUserText } from '../text.ts'
import { type RecordingStore, readFilePieces } from '../voice/recordingStore.ts'
import type { Speech } from '../voice/speech.ts'
import { readWav } from '../voice/wav.ts'
import type { Services } from './services.ts'

type Schemas = components['schemas']

/** What browsers call it. All are kept and given as the first. */
const MIME = 'audio/wav'
const WAV_TYPES = [MIME, 'audio/wave', 'audio/x-wav']
/** Below this the microphone was off: a model would make words up. Of full scale. */
const SILENCE = 0.003
/** Characters of a transcript: as many as a message may have. */
const TRANSCRIPT_LIMIT = 20_000
/** A year, in the browser's own cache only: a recording never changes. */
const CACHE = 'private, max-age=31536000, immutable'

/** Bytes of a recording that still lies in the database, read at a time: others wait as long as one slice takes. */
const SLICE_BYTES = 256 * 1024
/**
 * So long after a file was announced it is asked whether a row names it. No send takes a tenth of this (the app waits
 * five minutes, spec section 9).
 */
const ANNOUNCED_S = 3_600

/** One that has arrived, and lies in a file. */
export type Recording = { file: string; size: number; audio: Schemas['MessageAudio']; isSilent: boolean }

/** @throws {Problem} 400 with what is wrong with it */
export async function readRecording({ file, size, mime }: Upload): Promise<Recording> {
  if (!WAV_TYPES.includes(mime)) throw badRequest('The recording has to be a WAV file (audio/wav).')
  const { durationMs, waveform, peak } = await readWav(readFilePieces(file))
  return { file, size, audio: { duration_ms: durationMs, waveform }, isSilent: peak < SILENCE }
}

/** What was said, '' when it cannot be understood here. A provider that fails or is silent is no failing send. */
export async function hear(
  speech: Speech | undefined,
  { file, isSilent, audio }: Recording,
  language: Schemas['Language'],
  log: FastifyBaseLogger,
): Promise<string> {
  if (speech === undefined || isSilent) return ''
  try {
    const text = cleanUserText(
      await speech.transcribe(await openAsBlob(file, { type: MIME }), language, audio.duration_ms),
    )
    return [...text].slice(0, TRANSCRIPT_LIMIT).join('').trim()
  } catch (error) {
    log.error({ err: error }, 'transcription failed')
    return ''
  }
}

/** What the history shows of a recording, for queries of `messages`. Costs nothing where there are only texts. */
export const audioOf = sql<Schemas['MessageAudio'] | null>`
  case when messages.message_type = 'voice' then (
    select json_build_object('duration_ms', r.duration_ms, 'waveform', r.waveform)
    from recordings as r where r.message_id = messages.id
  ) end`.as('audio')

/** The statement that names the recording of a message, for a `with` that has `allowed` (exchange.ts). */
export const insertRecording = ({ size, audio }: Recording, messageId: string, at: Date): RawBuilder<unknown> => sql`
  insert into recordings (message_id, size, mime, duration_ms, waveform, created_at)
  select ${messageId}::uuid, ${size}::int, ${MIME}::text,
    ${audio.duration_ms}::int, ${`{${audio.waveform.join(',')}}`}::smallint[], ${at.toISOString()}::timestamptz
  from allowed`

/**
 * Puts a file into the store. It is announced in the database before: a process that ends before a row names the file
 * leaves none that nobody knows of (recordingUpkeep.ts).
 */
export async function putRecording(
  { db, recordings }: Pick<Services, 'db' | 'recordings'>,
  messageId: string,
  file: string,
): Promise<void> {
  await sql`
    insert into recording_removals (message_id, due_at)
    values (${messageId}, now() + ${ANNOUNCED_S}::int * interval '1 second')`.execute(db)
  await recordings.put(messageId, file)
}

/**
 * Keeps the recording of a message, if it has one, while `store` stores the row that names it: first the file and then
 * the row, so that there is no row without its sound. Where another message is stored in its place, or none, the file
 * goes at once.
 * @param idOf of the question that is stored
 * @throws {Problem} 503 when the store does not take it; and whatever `store` throws
 */
export async function withRecording<R>(
  services: Pick<Services, 'db' | 'recordings'>,
  question: { id: string; recording: Recording | undefined },
  log: FastifyBaseLogger,
  store: () => Promise<R>,
  idOf: (stored: R) => string | undefined,
): Promise<R> {
  const { id, recording } = question
  if (recording === undefined) return store()
  // What fails here is tried again by the upkeep.
  const drop = () => services.recordings.remove(id).catch((err) => log.warn({ err }, 'a recording was not removed'))
  await putRecording(services, id, recording.file).catch((cause) => {
    throw Object.assign(unavailable(), { cause })
  })
  try {
    const stored = await store()
    if (idOf(stored) !== id) await drop()
    return stored
  } catch (error) {
    // A refusal of ours stores nothing. After any other error it is not known, so the row has to tell, later.
    if (error instanceof Problem) await drop()
    throw error
  }
}

/** The size of a recording, bytes. A process of before `size` wrote only the bytes. */
const sizeOf = sql<number>`coalesce(recordings.size, octet_length(recordings.bytes))`

/**
 * The sound of a voice message: GET /chat/messages/{id}/audio. With a user it has to be that user's, without one this
 * device's.
 * @throws {Problem} 404 for what is another's or does not exist, 416 for a range after its end, 503 when the store fails
 */
export async function getRecording(
  { db, recordings }: Pick<Services, 'db' | 'recordings'>,
  who: { userId: string; deviceId: string },
  messageId: string,
  rangeHeader: string | undefined,
  log: FastifyBaseLogger,
): Promise<Bytes> {
  const found = await db
    .selectFrom('recordings')
    .innerJoin('messages', 'messages.id', 'recordings.message_id')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['recordings.mime', sizeOf.as('size'), sql<boolean>`bytes is not null`.as('is_in_database')])
    .where('recordings.message_id', '=', messageId)
    .$if(who.userId !== '', (query) => query.where('conversations.user_id', '=', who.userId))
    .$if(who.userId === '', (query) => query.where('conversations.device_id', '=', who.deviceId))
    .executeTakeFirst()
  if (found === undefined) throw recordingNotFound()
  const range = readRange(rangeHeader, found.size)
  const { from, count } = range ?? { from: 0, count: found.size }
  const sound = found.is_in_database
    ? Readable.from(readSlices(db, recordings, messageId, { from, count }))
    : await recordings.open(messageId, { from, count }).catch((cause) => {
        throw Object.assign(unavailable(), { cause })
      })
  if (sound === undefined) {
    log.error({ message_id: messageId }, 'a recording is not in the store')
    throw recordingNotFound()
  }
  return new Bytes(range === undefined ? 200 : 206, found.mime, sound, {
    'content-length': String(count),
    'accept-ranges': 'bytes',
    'cache-control': CACHE,
    // Another person on this browser must not get this answer from its cache.
    vary: 'Authorization, X-Device-ID, Origin',
    ...(range && { 'content-range': `bytes ${from}-${from + count - 1}/${found.size}` }),
  })
}

/**
 * Sound that lies in the database, from before there was a store; it may be moved to the store while it is read. The
 * bytes travel as base64: drivers that write them out as numbers take ten times as long.
 */
export async function* readSlices(
  db: Kysely<Database>,
  recordings: RecordingStore,
  messageId: string,
  { from, count }: Range,
): AsyncGenerator<Buffer> {
  for (let at = from; at < from + count; at += SLICE_BYTES) {
    const most = Math.min(SLICE_BYTES, from + count - at)
    const row = await db
      .selectFrom('recordings')
      .select(sql<string | null>`encode(substring(bytes from ${at + 1}::int for ${most}::int), 'base64')`.as('base64'))
      .where('message_id', '=', messageId)
      .executeTakeFirst()
    if (row?.base64 == null) {
      const rest = row && (await recordings.open(messageId, { from: at, count: from + count - at }))
      if (rest === undefined) throw recordingNotFound()
      yield* rest
      return
    }
    yield Buffer.from(row.base64, 'base64')
  }
}

/** The user's recordings, oldest first, without their sound, for the export (D30). */
export async function listRecordings(
  db: Kysely<Database>,
  userId: string,
  basePath: string,
): Promise<Schemas['ExportedRecording'][]> {
  const rows = await db
    .selectFrom('recordings')
    .innerJoin('messages', 'messages.id', 'recordings.message_id')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['recordings.message_id', 'recordings.mime', 'recordings.created_at'])
    .select(sizeOf.as('size'))
    .where('conversations.user_id', '=', userId)
    .orderBy('messages.seq')
    .execute()
  return rows.map(({ message_id, mime, size, created_at }) => ({
    message_id,
    path: `${basePath}/chat/messages/${message_id}/audio`,
    mime,
    size,
    created_at: created_at.toISOString(),
  }))
}
