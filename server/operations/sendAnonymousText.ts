import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { components } from '../../src/api/generated/v1.d.ts'
import type { Database } from '../db/schema.ts'
import type { Answer } from '../guide/guide.ts'
import { badRequest, conversationNotFound } from '../http/problem.ts'
import { cleanUserText } from '../text.ts'
import { askGuide } from './askGuide.ts'
import type { Services } from './handlers.ts'
import { type Exchange, type StoredMessage, storeExchange, toGuruResponse, toUserMessage } from './messages.ts'
import { type Trial, trialOf } from './trial.ts'

type Schemas = components['schemas']
type Result = Schemas['AnonymousSendResult']

/**
 * Answers one of the device's two free messages: POST /chat/anonymous/send-text (spec sections 4 and 7, D5, D13).
 *
 * The guide is asked outside any transaction, so that a slow model never holds the database. The exchange is then
 * stored only if the device's count is still the one seen before; otherwise another request was faster, and this one
 * looks again: its message may be answered by now (D28), the trial may be over, or there is room for it still. A
 * failure of the guide stores and costs nothing.
 *
 * @throws {Problem} 400 for a message that is empty once cleaned, 404 for a conversation that is not this device's in
 * this tradition, 503 when the guide fails
 */
export async function sendAnonymousText(
  { db, guide, contract, now }: Services,
  deviceId: string,
  sent: Schemas['AnonymousText'],
  log: FastifyBaseLogger,
): Promise<Result> {
  const receivedAt = now()
  const body = withLowerCaseIds(sent)
  const message = cleanUserText(body.message)
  if (message === '') throw badRequest('Please write a message.')

  let seen = await lookUp(db, deviceId, body)
  if (seen.result !== undefined) return seen.result

  const { answered, seconds } = await askGuide(
    guide,
    {
      message,
      tradition: body.spiritual_tradition,
      language: body.language,
      history: seen.history.map(({ role, content }) => ({ role, content })),
      avoid: seen.history.flatMap((row) => row.spiritual_references ?? []).map((verse) => verse.reference),
    },
    log,
  )
  const exchange = newExchange(deviceId, body, { message, receivedAt, answered, answeredAt: now(), seconds })
  // Before it is stored and counted: a reply that may not be sent must not cost a free message.
  contract.checkSchema('GuruResponse', toGuruResponse(exchange.reply))

  if (body.referral_code) await keepReferralCode(db, body.conversation_id, body.referral_code)
  // Ends: a count only grows, and at the limit there is a result.
  while (!(await storeExchange(db, { id: deviceId, seenCount: seen.trial.messageCount }, exchange))) {
    seen = await lookUp(db, deviceId, body)
    if (seen.result !== undefined) return seen.result
  }
  return answer(exchange, trialOf(seen.trial.messageCount + 1))
}

/** PostgreSQL writes a uuid in lower case, whichever way it came. */
function withLowerCaseIds(body: Schemas['AnonymousText']): Schemas['AnonymousText'] {
  return {
    ...body,
    conversation_id: body.conversation_id.toLowerCase(),
    client_message_id: body.client_message_id?.toLowerCase(),
  }
}

/** Everything the send has to know, in one query. A device never has more than four messages without an account. */
async function lookUp(db: Kysely<Database>, deviceId: string, body: Schemas['AnonymousText']) {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('devices', 'devices.id', 'conversations.device_id')
    .leftJoin('messages', 'messages.conversation_id', 'conversations.id')
    .selectAll('messages')
    .select(['devices.message_count', 'conversations.id as found_id', 'conversations.spiritual_tradition'])
    .where('conversations.device_id', '=', deviceId)
    .orderBy('messages.seq')
    .execute()
  const own = rows.filter((row) => row.found_id === body.conversation_id)
  if (own[0]?.spiritual_tradition !== body.spiritual_tradition) throw conversationNotFound()

  const trial = trialOf(own[0].message_count)
  const messages = rows.filter((row) => row.id !== null) as unknown as StoredMessage[]
  const history = messages.filter((row) => row.conversation_id === body.conversation_id)
  return { trial, history, result: findResult(messages, trial, body) }
}

/** What to answer without asking the guide: the first answer to this very message (D28), or that the trial is over. */
function findResult(messages: StoredMessage[], trial: Trial, body: Schemas['AnonymousText']): Result | undefined {
  const question = body.client_message_id && messages.find((row) => row.client_message_id === body.client_message_id)
  const reply = question && messages.find((row) => row.reply_to === question.id)
  if (question && reply) return answer({ question, reply }, trial)
  return trial.isOver ? limitReached(body.conversation_id, trial) : undefined
}

/** The first referral code of a conversation stays. */
async function keepReferralCode(db: Kysely<Database>, conversationId: string, code: string) {
  await db
    .updateTable('conversations')
    .set({ referral_code: code })
    .where('id', '=', conversationId)
    .where('referral_code', 'is', null)
    .execute()
}

function newExchange(
  deviceId: string,
  body: Schemas['AnonymousText'],
  said: { message: string; receivedAt: Date; answered: Answer; answeredAt: Date; seconds: number },
): Exchange {
  const common = {
    conversation_id: body.conversation_id,
    message_type: 'text' as const,
    user_id: null,
    user_feedback: null,
    feedback_timestamp: null,
  }
  const questionId = randomUUID()
  return {
    question: {
      ...common,
      id: questionId,
      device_id: deviceId,
      reply_to: null,
      role: 'user',
      content: said.message,
      category: null,
      spiritual_references: null,
      processing_time: null,
      ai_confidence: null,
      client_message_id: body.client_message_id ?? null,
      created_at: said.receivedAt,
    },
    reply: {
      ...common,
      id: randomUUID(),
      device_id: null,
      reply_to: questionId,
      role: 'other',
      content: said.answered.content,
      category: said.answered.category,
      spiritual_references: said.answered.references,
      processing_time: said.seconds,
      ai_confidence: said.answered.confidence,
      client_message_id: null,
      created_at: said.answeredAt,
    },
  }
}

function answer({ question, reply }: Exchange, trial: Trial): Result {
  return {
    user_message: toUserMessage(question),
    guru_response: toGuruResponse(reply),
    user_message_count: trial.messageCount,
    remaining_messages: trial.remaining,
    requires_login: trial.isOver,
    conversation_id: question.conversation_id,
  }
}

/** At the limit the answer is still HTTP 200 (D5). */
function limitReached(conversationId: string, trial: Trial): Result {
  return {
    error: 'message_limit_reached',
    user_message_count: trial.messageCount,
    remaining_messages: 0,
    requires_login: true,
    conversation_id: conversationId,
  }
}
