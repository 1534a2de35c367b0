import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { components } from '../../src/api/generated/v1.d.ts'
import type { Database } from '../db/schema.ts'
import type { Upload } from '../http/multipart.ts'
import { Bytes } from '../http/operations.ts'
import { badRequest, recordingNotFound } from '../http/problem.ts'
import { readRange } from '../http/range.ts'
import { cleanUserText } from '../text.ts'
import type { Speech } from '../voice/speech.ts'
import { readWav } from '../voice/wav.ts'

type Schemas = components['schemas']

/** What browsers call it. All are kept and given as the first. */
const WAV_TYPES = ['audio/wav', 'audio/wave', 'audio/x-wav']
/** Below this the microphone was off: a model would make words up. Of full scale. */
const SILENCE = 0.003
/** Characters of a transcript: as many as a message may have. */
const TRANSCRIPT_LIMIT = 20_000
/** A year, in the browser's own cache only: a recording never changes. */
const CACHE = 'private, max-age=31536000, immutable'

export type Recording = { bytes: Buffer; audio: Schemas['MessageAudio']; isSilent: boolean }

/** @throws {Problem} 400 with what is wrong with it */
export function readRecording({ bytes, mime }: Upload): Recording {
  if (!WAV_TYPES.includes(mime)) throw badRequest('The recording has to be a WAV file (audio/wav).')
  const { durationMs, waveform, peak } = readWav(bytes)
  return { bytes, audio: { duration_ms: durationMs, waveform }, isSilent: peak < SILENCE }
}

/** What was said, '' when it cannot be understood here. A provider that fails or is silent is no failing send. */
export async function hear(
  speech: Speech | undefined,
  { bytes, isSilent }: Recording,
  language: Schemas['Language'],
  log: FastifyBaseLogger,
): Promise<string> {
  if (speech === undefined || isSilent) return ''
  try {
    const text = cleanUserText(await speech.transcribe(bytes, language))
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

/**
 * The statement that keeps the recording of a message, for a `with` that has `allowed` (exchange.ts). The bytes travel
 * as base64: drivers that write them out as numbers take ten times as long.
 */
export const insertRecording = ({ bytes, audio }: Recording, messageId: string, at: Date): RawBuilder<unknown> => sql`
  insert into recordings (message_id, bytes, mime, duration_ms, waveform, created_at)
  select ${messageId}::uuid, decode(${bytes.toString('base64')}::text, 'base64'), ${WAV_TYPES[0]}::text,
    ${audio.duration_ms}::int, ${`{${audio.waveform.join(',')}}`}::smallint[], ${at.toISOString()}::timestamptz
  from allowed`

/**
 * The sound of a voice message: GET /chat/messages/{id}/audio. With a user it has to be that user's, without one this
 * device's.
 * @throws {Problem} 404 for what is another's or does not exist, 416 for a range after its end
 */
export async function getRecording(
  db: Kysely<Database>,
  who: { userId: string; deviceId: string },
  messageId: string,
  rangeHeader: string | undefined,
): Promise<Bytes> {
  const found = await db
    .selectFrom('recordings')
    .innerJoin('messages', 'messages.id', 'recordings.message_id')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select(['recordings.mime', sql<number>`octet_length(recordings.bytes)`.as('size')])
    .where('recordings.message_id', '=', messageId)
    .$if(who.userId !== '', (query) => query.where('conversations.user_id', '=', who.userId))
    .$if(who.userId === '', (query) => query.where('conversations.device_id', '=', who.deviceId))
    .executeTakeFirst()
  if (found === undefined) throw recordingNotFound()
  const range = readRange(rangeHeader, found.size)
  const { from, count } = range ?? { from: 0, count: found.size }
  const part = await db
    .selectFrom('recordings')
    .select(sql<string>`encode(substring(bytes from ${from + 1}::int for ${count}::int), 'base64')`.as('base64'))
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  if (part === undefined) throw recordingNotFound()
  return new Bytes(range === undefined ? 200 : 206, found.mime, Buffer.from(part.base64, 'base64'), {
    'accept-ranges': 'bytes',
    'cache-control': CACHE,
    // Another person on this browser must not get this answer from its cache.
    vary: 'Authorization, X-Device-ID, Origin',
    ...(range && { 'content-range': `bytes ${from}-${from + count - 1}/${found.size}` }),
  })
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
    .select(sql<number>`octet_length(recordings.bytes)`.as('size'))
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
