import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { FREE_ASKINGS } from '../../openapi/askings.ts'
import { FREE_MESSAGES } from '../../openapi/constants.ts'
import type { components } from '../../openapi/v1.d.ts'
import type { Database } from '../db/schema.ts'
import { conflict, conversationNotFound, tryLater } from '../http/problem.ts'
import { type KeyLimit, takeVoice } from '../http/rateLimit.ts'
import { startSession } from './anonymous.ts'
import { askedBack, type Exchange, insertExchange, makeExchange, readMessage, UNIQUE_VIOLATION } from './exchange.ts'
import { STORED, type StoredMessage, toGuruResponse, toUserMessage } from './messages.ts'
import { audioOf, hear, type Recording, readRecording, withRecording } from './recordings.ts'
import type { FormOf, Services } from './services.ts'
import { lastUsed, type Trial, trialOf } from './trial.ts'

/** PostgreSQL's own code. */
const FOREIGN_KEY_VIOLATION = '23503'

type Schemas = components['schemas']
type Result = Schemas['AnonymousSendResult']

// Choice: fair to who was not understood, and no way to fill the disk.
/** Recordings of a device in a day that could not be understood, and so cost no free message. */
const UNHEARD_LIMIT: KeyLimit = {
  scope: 'unheard voice of device',
  max: 10,
  windowMs: 24 * 3_600_000,
  refusal: (retryAfterS) =>
    tryLater('Recordings cannot be understood here at the moment. Please write your message.', retryAfterS),
}

// Two messages of the longest kind fit into an hour; those that were not understood are why a day is limited too.
/** Seconds of sound of a device without an account, in an hour and in a day. */
const VOICE_LIMITS: readonly KeyLimit[] = (
  [
    [600, 3_600_000],
    [1_200, 24 * 3_600_000],
  ] as const
).map(([max, windowMs]) => ({
  scope: `seconds of voice of device in ${windowMs}`,
  max,
  windowMs,
  refusal: (retryAfterS) =>
    tryLater('These are more voice messages than can be taken. Please write, or wait a little.', retryAfterS),
}))

/** How often the counts of a device can change before its trial is over: it has a conversation in each tradition. */
const MOST_ROUNDS = FREE_MESSAGES + 2 * FREE_ASKINGS + 1

/** A send as it came, its text cleaned; '' where there is a recording. */
type Sent = Omit<Schemas['AnonymousText'], 'message'> & { message: string; recording?: Recording }

/**
 * Answers a typed message: POST /chat/anonymous/send-text (spec sections 4 and 7, D5, D13).
 * @throws {Problem} 400 for a message that is empty once cleaned, and as `send`
 */
export async function sendAnonymousText(
  services: Services,
  deviceId: string,
  sent: Schemas['AnonymousText'],
  log: FastifyBaseLogger,
): Promise<Result> {
  return send(services, deviceId, { ...sent, message: readMessage(sent.message) }, log)
}

/**
 * Answers a spoken message: POST /chat/anonymous/send-voice (spec sections 4 and 7). The recording is kept. One that
 * could not be understood is answered by the request to write, and is no free message.
 * @param from the device, its address, and the bytes that its form announced
 * @throws {Problem} 400 for what is no recording, 429 for too much sound or too many that could not be understood, and
 * as `send`
 */
export async function sendAnonymousVoice(
  services: Services,
  from: { deviceId: string; address: string; bytes: number },
  sent: FormOf<'sendAnonymousVoice'>,
  log: FastifyBaseLogger,
): Promise<Result> {
  const { deviceId } = from
  const recording = await readRecording(sent.audio_file)
  const { duration_ms } = recording.audio
  await Promise.all([
    takeVoice(services.takeKey, from, duration_ms),
    ...VOICE_LIMITS.map((limit) => services.takeKey(limit, deviceId, Math.ceil(duration_ms / 1000))),
  ])
  const conversation_id = sent.conversation_id ?? (await conversationFor(services, from, sent))
  return send(services, deviceId, { ...sent, conversation_id, message: '', recording }, log)
}

/** The device's conversation of this tradition; spec section 7 lets a voice message come without its id. */
async function conversationFor(
  services: Services,
  from: { deviceId: string; address: string },
  sent: Schemas['AnonymousStart'],
) {
  const found = await services.db
    .selectFrom('conversations')
    .select('id')
    .where('device_id', '=', from.deviceId)
    .where('spiritual_tradition', '=', sent.spiritual_tradition)
    .executeTakeFirst()
  return found?.id ?? (await startSession(services, from, sent)).conversation_id
}

/**
 * Answers one of the device's two free messages. Asking back costs none of them, twice in a conversation (D38).
 *
 * The guide is asked outside any transaction, so that a slow model never holds the database. The exchange is then
 * stored only if the device's counts are still the ones seen before; otherwise another request was faster, and this one
 * looks again: its message may be answered by now (D28), the trial may be over, or there is room for it still. A
 * failure of the guide stores and costs nothing.
 *
 * @throws {Problem} 404 for a conversation that is not this device's in this tradition, 503 when the guide fails
 */
async function send(services: Services, deviceId: string, sent: Sent, log: FastifyBaseLogger): Promise<Result> {
  const { db } = services
  const receivedAt = services.now()
  const body = withLowerCaseIds(sent)

  let seen = await lookUp(db, deviceId, body)
  if (seen.result !== undefined) return seen.result

  const { recording } = body
  const message = recording === undefined ? body.message : await hear(services.speech, recording, body.language, log)
  if (message === '') await services.takeKey(UNHEARD_LIMIT, deviceId)
  const exchange = await makeExchange(
    services,
    { ...body, device_id: deviceId, message, receivedAt, history: seen.history },
    log,
  )
  const store = async () => {
    // Counts only grow, and at the limit, or after a twin, there is a result: more rounds than this there are not.
    for (let round = 0; round <= MOST_ROUNDS; round += 1) {
      const { trial, askedCount } = seen
      const isFree = message === '' || (exchange.reply.asks_back && askedBack(seen.history) < FREE_ASKINGS)
      const cost = isFree ? 0 : 1
      const device = { id: deviceId, seenCount: trial.messageCount, seenAsked: askedCount, cost } as const
      if (await storeExchange(db, device, exchange, body.referral_code))
        return answer(exchange, trialOf(trial.messageCount + cost))
      seen = await lookUp(db, deviceId, body)
      if (seen.result !== undefined) return seen.result
    }
    throw conflict()
  }
  const question = { id: exchange.question.id, recording }
  return withRecording(services, question, log, store, (stored) =>
    'user_message' in stored ? stored.user_message?.id : undefined,
  )
}

/** PostgreSQL writes a uuid in lower case, whichever way it came. */
function withLowerCaseIds(body: Sent): Sent {
  return {
    ...body,
    conversation_id: body.conversation_id.toLowerCase(),
    client_message_id: body.client_message_id?.toLowerCase(),
  }
}

/** Everything the send has to know, in one query. A device has few messages without an account. */
async function lookUp(db: Kysely<Database>, deviceId: string, body: Sent) {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('devices', 'devices.id', 'conversations.device_id')
    .leftJoin('messages', 'messages.conversation_id', 'conversations.id')
    .select(STORED.map((column) => `messages.${column}` as const))
    .select(audioOf)
    .select([
      'devices.message_count',
      'devices.asked_count',
      'conversations.id as found_id',
      'conversations.spiritual_tradition',
    ])
    .where('conversations.device_id', '=', deviceId)
    .orderBy('messages.seq')
    .execute()
  const own = rows.filter((row) => row.found_id === body.conversation_id)
  if (own[0]?.spiritual_tradition !== body.spiritual_tradition) throw conversationNotFound()

  const trial = trialOf(own[0].message_count)
  const messages = rows.filter((row) => row.id !== null) as unknown as StoredMessage[]
  const history = messages.filter((row) => row.conversation_id === body.conversation_id)
  return { trial, askedCount: own[0].asked_count, history, result: findResult(messages, trial, body) }
}

/** What to answer without asking the guide: the first answer to this very message (D28), or that the trial is over. */
function findResult(messages: StoredMessage[], trial: Trial, body: Sent): Result | undefined {
  const question = body.client_message_id && messages.find((row) => row.client_message_id === body.client_message_id)
  const reply = question && messages.find((row) => row.reply_to === question.id)
  if (question && reply) return answer({ question, reply }, trial)
  return trial.isOver ? limitReached(body.conversation_id, trial) : undefined
}

/**
 * Counts a device's question and stores it with its reply, all or nothing, provided that the device's counts have not
 * changed since they were read: whether the question is free was decided by them.
 *
 * It is a single statement, so it is one transaction, in which the update locks the device's row: of any number of
 * requests that saw the same counts, in any number of processes, exactly one succeeds that changes them.
 *
 * @param device with what the question costs: 1 or, when it was not understood or only asked about, 0
 * @param referralCode of the conversation, unless it has one: the first stays
 * @returns false when a count has changed, or when this very message is stored already; then nothing was stored
 */
async function storeExchange(
  db: Kysely<Database>,
  device: { id: string; seenCount: number; seenAsked: number; cost: 0 | 1 },
  exchange: Exchange,
  referralCode: string | undefined,
): Promise<boolean> {
  const counted = sql`
    update devices set
      message_count = message_count + ${device.cost}::int,
      asked_count = asked_count + ${exchange.reply.asks_back ? 1 : 0}::int,
      last_used_at = ${lastUsed}
    where id = ${device.id} and message_count = ${device.seenCount} and asked_count = ${device.seenAsked}
    returning id`
  const coded = sql`
    update conversations set referral_code = ${referralCode}
    from allowed where conversations.id = ${exchange.question.conversation_id} and referral_code is null`
  const result = await insertExchange(exchange, counted, referralCode ? coded : undefined)
    .execute(db)
    .catch((error: { code?: string }) => {
      if (error.code === UNIQUE_VIOLATION) return { numAffectedRows: 0n }
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
