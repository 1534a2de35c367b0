import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { components } from '../../openapi/v1.d.ts'
import type { Database } from '../db/schema.ts'
import { rateLimited, tryLater, unauthorized } from '../http/problem.ts'
import { type KeyLimit, takeVoice } from '../http/rateLimit.ts'
import { type Exchange, insertExchange, makeExchange, readMessage, UNIQUE_VIOLATION } from './exchange.ts'
import { STORED, type StoredMessage, toGuruResponse, toUserMessage } from './messages.ts'
import { audioOf, hear, type Recording, readRecording, withRecording } from './recordings.ts'
import { earnPoints } from './referral.ts'
import type { FormOf, Services } from './services.ts'

type Schemas = components['schemas']

/** Sends of one user in a minute, from whatever devices and addresses. */
const SEND_LIMIT: KeyLimit = { scope: 'sendText of user', max: 30, windowMs: 60_000, refusal: rateLimited }
/** The same in an hour, typed and spoken: nobody talks so much, and a model's answers cost money. */
const HOUR_LIMIT: KeyLimit = {
  scope: 'messages of user',
  max: 200,
  windowMs: 3_600_000,
  refusal: (retryAfterS) =>
    tryLater('These are more messages than one hour can bear. Please wait a little.', retryAfterS),
}
/** Recordings are kept, and a transcript costs money. */
const VOICE_LIMIT: KeyLimit = {
  scope: 'sendVoice of user',
  max: 60,
  windowMs: 3_600_000,
  refusal: (retryAfterS) =>
    tryLater('These are more voice messages than one hour can bear. Please write, or wait a little.', retryAfterS),
}

// Choice: the specification never says when a conversation ends. Small ones keep a page of five small.
/** Without a message for this long the next one begins a new conversation. */
const CONVERSATION_GAP_MS = 30 * 60_000
/** Messages in a conversation, replies included, after which the next one begins a new one. */
const CONVERSATION_MESSAGES = 20

/** The guide does not notice where a conversation ends: it remembers what was said about this tradition so long ago. */
const MEMORY_MS = 6 * 60 * 60_000
/** How many messages the guide remembers. */
const MEMORY_MESSAGES = 20
/** In how many of the user's latest conversations they are looked for; traditions may take turns. */
const MEMORY_CONVERSATIONS = 20

/** A send as it came, its text cleaned; '' where there is a recording. */
type Sent = Omit<Schemas['TextMessage'], 'message'> & { message: string; recording?: Recording }

/**
 * Answers a typed message: POST /chat/send-text (spec sections 4 and 7).
 * @throws {Problem} 400 for a message that is empty once cleaned, 429 for the 31st send in a minute or the 201st in an
 * hour, and as `send`
 */
export async function sendText(
  services: Services,
  userId: string,
  sent: Schemas['TextMessage'],
  log: FastifyBaseLogger,
): Promise<Schemas['TextReply']> {
  await takeSend(services, userId)
  return toReply(await send(services, userId, { ...sent, message: readMessage(sent.message) }, log))
}

/**
 * Answers a spoken message: POST /chat/send-voice (spec sections 4 and 7). The recording is kept, understood or not.
 * @throws {Problem} 400 for what is no recording, 429 for the 31st send in a minute or the 61st recording or 201st send
 * in an hour, and as `send`
 * @param from the user, the address, and the bytes that the form announced
 */
export async function sendVoice(
  services: Services,
  from: { userId: string; address: string; bytes: number },
  sent: FormOf<'sendVoice'>,
  log: FastifyBaseLogger,
): Promise<Schemas['VoiceReply']> {
  const { userId } = from
  await takeSend(services, userId)
  const recording = await readRecording(sent.audio_file)
  await Promise.all([
    services.takeKey(VOICE_LIMIT, userId),
    takeVoice(services.takeKey, from, recording.audio.duration_ms),
  ])
  return toReply(await send(services, userId, { ...sent, message: '', recording }, log))
}

const takeSend = ({ takeKey }: Services, userId: string) =>
  Promise.all([takeKey(SEND_LIMIT, userId), takeKey(HOUR_LIMIT, userId)])

/**
 * Answers a signed-in user. The server decides which conversation a message belongs to.
 *
 * The guide is asked outside any transaction, so that a slow model never holds the database. Then the exchange is
 * stored under a lock of the user's row: of the user's sends at the same moment, in any number of processes, each sees
 * what the one before has stored, so that one message is stored once (D28) and conversations keep their bounds. Other
 * users do not wait. A failure of the guide stores nothing.
 *
 * @throws {Problem} 401 when the account was erased meanwhile, 503 when the guide fails
 */
async function send(services: Services, userId: string, sent: Sent, log: FastifyBaseLogger): Promise<Exchange> {
  const { db } = services
  const receivedAt = services.now()
  // PostgreSQL writes a uuid in lower case, whichever way it came.
  const clientMessageId = sent.client_message_id?.toLowerCase()

  const first = await findExchange(db, userId, clientMessageId)
  if (first !== undefined) return first

  const { recording } = sent
  const message = recording === undefined ? sent.message : await hear(services.speech, recording, sent.language, log)
  const exchange = await makeExchange(
    services,
    {
      ...sent,
      client_message_id: clientMessageId,
      user_id: userId,
      // Of the conversation that begins with this message, if one does.
      conversation_id: randomUUID(),
      message,
      recording,
      receivedAt,
      history: await remember(db, userId, sent.spiritual_tradition, receivedAt),
    },
    log,
  )
  return withRecording(
    services,
    { id: exchange.question.id, recording },
    log,
    () => store(db, userId, sent, exchange),
    ({ question }) => question.id,
  )
}

/** What was stored under this id of the client, if it was answered before (D28). */
async function findExchange(
  db: Kysely<Database>,
  userId: string,
  clientMessageId: string | undefined,
): Promise<Exchange | undefined> {
  if (clientMessageId === undefined) return undefined
  const question = await db
    .selectFrom('messages')
    .select(STORED)
    .select(audioOf)
    .where('user_id', '=', userId)
    .where('client_message_id', '=', clientMessageId)
    .executeTakeFirst()
  if (question === undefined) return undefined
  const reply = await db.selectFrom('messages').select(STORED).where('reply_to', '=', question.id).executeTakeFirst()
  return reply && { question, reply }
}

/** The last messages with this tradition's guide, oldest first, across the ends of conversations. */
async function remember(
  db: Kysely<Database>,
  userId: string,
  tradition: Schemas['Tradition'],
  now: Date,
): Promise<StoredMessage[]> {
  const since = new Date(now.getTime() - MEMORY_MS)
  const latest = await db
    .selectFrom((from) =>
      from
        .selectFrom('conversations')
        .select(['id', 'spiritual_tradition', 'last_message_at'])
        .where('user_id', '=', userId)
        .orderBy('seq', 'desc')
        .limit(MEMORY_CONVERSATIONS)
        .as('latest'),
    )
    .innerJoin('messages', 'messages.conversation_id', 'latest.id')
    .select(STORED.map((column) => `messages.${column}` as const))
    .where('latest.spiritual_tradition', '=', tradition)
    .where('latest.last_message_at', '>', since)
    .where('messages.created_at', '>', since)
    .orderBy('messages.seq', 'desc')
    .limit(MEMORY_MESSAGES)
    .execute()
  return latest.reverse()
}

/**
 * Stores an exchange in the conversation that it continues, or in a new one with the id that the exchange came with.
 * @returns what is stored for this message: another exchange, when another request with the same id was faster
 */
function store(db: Kysely<Database>, userId: string, sent: Sent, exchange: Exchange): Promise<Exchange> {
  const { question, reply } = exchange
  const { spiritual_tradition, language } = sent
  return (
    db
      .transaction()
      // Each statement has to see what was committed while it waited for the lock.
      .setIsolationLevel('read committed')
      .execute(async (tx) => {
        const owner = await tx
          .selectFrom('users')
          .select('id')
          .where('id', '=', userId)
          .forNoKeyUpdate()
          .executeTakeFirst()
        if (owner === undefined) throw unauthorized()
        const latest = await tx
          .selectFrom('conversations')
          .select(['id', 'spiritual_tradition', 'message_count', 'last_message_at'])
          .where('user_id', '=', userId)
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst()
        const goesOn =
          latest?.spiritual_tradition === spiritual_tradition &&
          latest.message_count < CONVERSATION_MESSAGES &&
          question.created_at.getTime() - (latest.last_message_at?.getTime() ?? 0) <= CONVERSATION_GAP_MS
        const conversation_id = goesOn ? latest.id : question.conversation_id
        const stored = {
          ...exchange,
          question: { ...question, conversation_id },
          reply: { ...reply, conversation_id },
        }

        const conversation = goesOn
          ? sql`
            update conversations set
              language = ${language}, last_message_at = ${reply.created_at}, message_count = message_count + 2
            where id = ${conversation_id} returning id`
          : sql`
            insert into conversations
              (id, user_id, spiritual_tradition, language, created_at, last_message_at, message_count)
            values (${conversation_id}, ${userId}, ${spiritual_tradition}, ${language}, ${question.created_at},
              ${reply.created_at}, 2)
            returning id`
        await insertExchange(stored, conversation, earnPoints(userId, question.created_at)).execute(tx)
        return stored
      })
      .catch(async (error: { code?: string }) => {
        // Another request with this id was faster: the index of messages knows.
        if (error.code !== UNIQUE_VIOLATION) throw error
        const first = await findExchange(db, userId, question.client_message_id ?? undefined)
        if (first === undefined) throw error
        return first
      })
  )
}

/** Without `remaining_free_messages`: chat is unlimited (spec section 6). */
function toReply({ question, reply }: Exchange): Schemas['VoiceReply'] {
  return {
    user_message: toUserMessage(question),
    guru_response: toGuruResponse(reply),
    message_category: reply.category ?? undefined,
  }
}
