import { randomUUID } from 'node:crypto'
import { askToWrite, UNHEARD } from '@satsang/guide'
import { soundOf } from '@satsang/search/own'
import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../openapi/v1.d.ts'
import { badRequest } from '../http/problem.ts'
import { cleanUserText } from '../text.ts'
import { SPEECH_TIMEOUT_MS } from '../voice/speech.ts'
import { askGuide, GUIDE_TIMEOUT_MS } from './askGuide.ts'
import { type NewMessage, type StoredMessage, toGuruResponse } from './messages.ts'
import { insertRecording, type Recording } from './recordings.ts'
import type { Services } from './services.ts'

type Schemas = components['schemas']

/** PostgreSQL's own code: this message is stored already. */
export const UNIQUE_VIOLATION = '23505'

/** What makes an exchange one: a question of a device or of a user, and the reply to it. */
export type Exchange = { question: NewMessage; reply: NewMessage; recording?: Recording | undefined }

/** A question as it came, and what the guide has to know besides. */
export type Asked = {
  /** As `readMessage` or `hear` gives it; '' for a recording that could not be understood. */
  message: string
  recording?: Recording | undefined
  receivedAt: Date
  spiritual_tradition: Schemas['Tradition']
  language: Schemas['Language']
  country?: string | undefined
  conversation_id: string
  client_message_id?: string | undefined
  /** What was said before, oldest first; its verses are not quoted again. */
  history: StoredMessage[]
} & ({ device_id: string } | { user_id: string })

/** The text of a send as it is stored. @throws {Problem} 400 when nothing is left of it */
export function readMessage(text: string): string {
  const message = cleanUserText(text)
  if (message === '') throw badRequest('Please write a message.')
  return message
}

/** A voice message that could not be understood leaves nothing to talk about, nor does the request to write. */
const isTalk = ({ content, category }: StoredMessage) => content !== '' && category !== UNHEARD

/** The category of a reply that asks back (contract, MessageCategory). */
const ASKING = 'asking'

/** How often the guide asked back among these messages (D38). */
export const askedBack = (messages: readonly StoredMessage[]): number =>
  messages.filter(({ asks_back }) => asks_back).length

/**
 * Asks the guide, or asks to write where nothing was understood. Stores nothing; no transaction may be open meanwhile,
 * because a model can take minutes.
 * @throws {Problem} 503 when the guide fails
 * @throws {ContractBreach} when its reply may not be sent: found out here, before it costs a free message
 */
export async function makeExchange(
  { guide, contract, now }: Pick<Services, 'guide' | 'contract' | 'now'>,
  asked: Asked,
  log: FastifyBaseLogger,
): Promise<Exchange> {
  const { message, spiritual_tradition: tradition, language, recording } = asked
  const history = asked.history.filter(isTalk)
  const { answered, seconds } =
    message === ''
      ? { answered: askToWrite(tradition, language), seconds: null }
      : await askGuide(
          guide,
          {
            message,
            tradition,
            language,
            history: history.map(({ role, content }) => ({ role, content })),
            avoid: history.flatMap((row) => row.spiritual_references ?? []).map((verse) => verse.original),
            country: asked.country,
            asked: askedBack(history),
          },
          log,
          // Both together have to end before the app stops waiting.
          recording === undefined ? GUIDE_TIMEOUT_MS : GUIDE_TIMEOUT_MS - SPEECH_TIMEOUT_MS,
        )
  const common = {
    conversation_id: asked.conversation_id,
    user_feedback: null,
    feedback_timestamp: null,
  }
  const asksBack = answered.asks === true
  const question: NewMessage = {
    ...common,
    id: randomUUID(),
    device_id: 'device_id' in asked ? asked.device_id : null,
    user_id: 'user_id' in asked ? asked.user_id : null,
    reply_to: null,
    role: 'user',
    message_type: recording === undefined ? 'text' : 'voice',
    content: message,
    category: null,
    spiritual_references: null,
    care: null,
    suggestions: null,
    asks_back: false,
    processing_time: null,
    ai_confidence: null,
    client_message_id: asked.client_message_id ?? null,
    created_at: asked.receivedAt,
    audio: recording?.audio ?? null,
  }
  const reply: NewMessage = {
    ...common,
    id: randomUUID(),
    device_id: null,
    user_id: null,
    reply_to: question.id,
    role: 'other',
    message_type: 'text',
    content: answered.content,
    category: asksBack ? ASKING : answered.category,
    spiritual_references: answered.references,
    care: answered.care ?? null,
    suggestions: answered.suggestions ?? null,
    asks_back: asksBack,
    processing_time: seconds,
    ai_confidence: seconds === null ? null : answered.confidence,
    client_message_id: null,
    created_at: now(),
  }
  contract.checkSchema('GuruResponse', toGuruResponse(reply))
  return { question, reply, recording }
}

/**
 * The statement that stores question, reply and recording, all or none.
 * @param onlyIf a query of one row or none: without a row nothing is stored
 * @param besides another statement, that has those rows as `allowed`
 */
export function insertExchange(
  { question, reply, recording }: Exchange,
  onlyIf: RawBuilder<unknown> = sql`select 1`,
  besides?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  // What is no column, such as `audio`, is left out by the database.
  const rows = JSON.stringify([question, reply].map((message) => ({ ...message, sound: soundOf(message.content) })))
  const kept = recording && insertRecording(recording, question.id, question.created_at)
  return sql`
    with allowed as (${onlyIf}) ${kept === undefined ? sql`` : sql`, kept as (${kept})`}
      ${besides === undefined ? sql`` : sql`, besides as (${besides})`}
    insert into messages (${sql.join(COLUMNS.map((column) => sql.ref(column)))})
    select ${sql.join(COLUMNS.map((column) => sql.ref(`m.${column}`)))}
    from allowed, json_populate_recordset(null::messages, ${rows}::json) as m`
}

/** All columns but `seq`, which the database counts by itself. */
const COLUMNS: (Exclude<keyof NewMessage, 'audio'> | 'sound')[] = [
  'id',
  'conversation_id',
  'device_id',
  'user_id',
  'reply_to',
  'role',
  'message_type',
  'content',
  'sound',
  'category',
  'spiritual_references',
  'care',
  'suggestions',
  'asks_back',
  'processing_time',
  'ai_confidence',
  'client_message_id',
  'user_feedback',
  'feedback_timestamp',
  'created_at',
]
