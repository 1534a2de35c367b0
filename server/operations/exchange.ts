import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../src/api/generated/v1.d.ts'
import { badRequest } from '../http/problem.ts'
import { cleanUserText } from '../text.ts'
import { askGuide } from './askGuide.ts'
import type { Services } from './handlers.ts'
import { type NewMessage, type StoredMessage, toGuruResponse } from './messages.ts'

type Schemas = components['schemas']

/** What makes an exchange one: a question of a device or of a user, and the reply to it. */
export type Exchange = { question: NewMessage; reply: NewMessage }

/** A question as it came, and what the guide has to know besides. */
export type Asked = {
  /** As `readMessage` gives it. */
  message: string
  receivedAt: Date
  spiritual_tradition: Schemas['Tradition']
  language: Schemas['Language']
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

/**
 * Asks the guide. Stores nothing; no transaction may be open meanwhile, because a model can take minutes.
 * @throws {Problem} 503 when the guide fails
 * @throws {ContractBreach} when its reply may not be sent: found out here, before it costs a free message
 */
export async function makeExchange(
  { guide, contract, now }: Pick<Services, 'guide' | 'contract' | 'now'>,
  asked: Asked,
  log: FastifyBaseLogger,
): Promise<Exchange> {
  const { message, spiritual_tradition: tradition, language, history } = asked
  const { answered, seconds } = await askGuide(
    guide,
    {
      message,
      tradition,
      language,
      history: history.map(({ role, content }) => ({ role, content })),
      avoid: history.flatMap((row) => row.spiritual_references ?? []).map((verse) => verse.reference),
    },
    log,
  )
  const common = {
    conversation_id: asked.conversation_id,
    message_type: 'text' as const,
    user_feedback: null,
    feedback_timestamp: null,
  }
  const question: NewMessage = {
    ...common,
    id: randomUUID(),
    device_id: 'device_id' in asked ? asked.device_id : null,
    user_id: 'user_id' in asked ? asked.user_id : null,
    reply_to: null,
    role: 'user',
    content: message,
    category: null,
    spiritual_references: null,
    processing_time: null,
    ai_confidence: null,
    client_message_id: asked.client_message_id ?? null,
    created_at: asked.receivedAt,
  }
  const reply: NewMessage = {
    ...common,
    id: randomUUID(),
    device_id: null,
    user_id: null,
    reply_to: question.id,
    role: 'other',
    content: answered.content,
    category: answered.category,
    spiritual_references: answered.references,
    processing_time: seconds,
    ai_confidence: answered.confidence,
    client_message_id: null,
    created_at: now(),
  }
  contract.checkSchema('GuruResponse', toGuruResponse(reply))
  return { question, reply }
}

/**
 * The statement that stores question and reply, both or neither.
 * @param onlyIf a table, or a query named by `with`, of one row or none: without a row nothing is stored
 */
export function insertExchange({ question, reply }: Exchange, onlyIf?: string): RawBuilder<unknown> {
  const rows = JSON.stringify([question, reply])
  return sql`
    insert into messages (${sql.join(COLUMNS.map((column) => sql.ref(column)))})
    select ${sql.join(COLUMNS.map((column) => sql.ref(`m.${column}`)))}
    from ${onlyIf === undefined ? sql`` : sql`${sql.table(onlyIf)}, `}
      json_populate_recordset(null::messages, ${rows}::json) as m`
}

/** All columns but `seq`, which the database counts by itself. */
const COLUMNS: (keyof NewMessage)[] = [
  'id',
  'conversation_id',
  'device_id',
  'user_id',
  'reply_to',
  'role',
  'message_type',
  'content',
  'category',
  'spiritual_references',
  'processing_time',
  'ai_confidence',
  'client_message_id',
  'user_feedback',
  'feedback_timestamp',
  'created_at',
]
