import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { components } from '../../src/api/generated/v1.d.ts'
import type { Database } from '../db/schema.ts'
import { conversationNotFound } from '../http/problem.ts'
import { type Exchange, insertExchange, makeExchange, readMessage } from './exchange.ts'
import type { Services } from './handlers.ts'
import { type StoredMessage, toGuruResponse, toUserMessage } from './messages.ts'
import { type Trial, trialOf } from './trial.ts'

/** PostgreSQL's own code. */
const FOREIGN_KEY_VIOLATION = '23503'

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
  services: Services,
  deviceId: string,
  sent: Schemas['AnonymousText'],
  log: FastifyBaseLogger,
): Promise<Result> {
  const { db } = services
  const receivedAt = services.now()
  const body = withLowerCaseIds(sent)
  const message = readMessage(body.message)

  let seen = await lookUp(db, deviceId, body)
  if (seen.result !== undefined) return seen.result

  const exchange = await makeExchange(
    services,
    { ...body, device_id: deviceId, message, receivedAt, history: seen.history },
    log,
  )
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

/**
 * Counts a device's question and stores it with its reply, all or nothing, provided that the device's count is still
 * the one that was seen when the question was looked at.
 *
 * It is a single statement, so it is one transaction, in which the update locks the device's row: of any number of
 * requests that saw the same count, in any number of processes, exactly one succeeds.
 *
 * @returns false when the count has changed; then nothing was stored
 */
async function storeExchange(
  db: Kysely<Database>,
  device: { id: string; seenCount: number },
  exchange: Exchange,
): Promise<boolean> {
  const result = await sql`
    with counted as (
      update devices set message_count = message_count + 1
      where id = ${device.id} and message_count = ${device.seenCount}
      returning id
    )
    ${insertExchange(exchange, 'counted')}`
    .execute(db)
    .catch((error: { code?: string }) => {
      // The person signed in meanwhile: the device's conversation, empty until now, is gone with the trial.
      if (error.code === FOREIGN_KEY_VIOLATION) throw conversationNotFound()
      throw error
    })
  return Number(result.numAffectedRows) > 0
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
