import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { components } from '../../src/api/generated/v1.d.ts'
import type { Database } from '../db/schema.ts'
import { rateLimited, unauthorized } from '../http/problem.ts'
import type { KeyLimit } from '../http/rateLimit.ts'
import { type Exchange, insertExchange, makeExchange, readMessage } from './exchange.ts'
import type { Services } from './handlers.ts'
import { type StoredMessage, toGuruResponse, toUserMessage } from './messages.ts'

type Schemas = components['schemas']

/** Sends of one user in a minute, from whatever devices and addresses. */
const SEND_LIMIT: KeyLimit = { scope: 'sendText of user', max: 30, windowMs: 60_000, refusal: rateLimited }

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

/**
 * Answers a signed-in user: POST /chat/send-text (spec sections 4 and 7). The server decides which conversation a
 * message belongs to.
 *
 * The guide is asked outside any transaction, so that a slow model never holds the database. Then the exchange is
 * stored under a lock of the user's row: of the user's sends at the same moment, in any number of processes, each sees
 * what the one before has stored, so that one message is stored once (D28) and conversations keep their bounds. Other
 * users do not wait. A failure of the guide stores nothing.
 *
 * @throws {Problem} 400 for a message that is empty once cleaned, 401 when the account was erased meanwhile, 429 for
 * the 31st send in a minute, 503 when the guide fails
 */
export async function sendText(
  services: Services,
  userId: string,
  sent: Schemas['TextMessage'],
  log: FastifyBaseLogger,
): Promise<Schemas['TextReply']> {
  const { db, takeKey } = services
  const receivedAt = services.now()
  await takeKey(SEND_LIMIT, userId)
  const message = readMessage(sent.message)
  // PostgreSQL writes a uuid in lower case, whichever way it came.
  const clientMessageId = sent.client_message_id?.toLowerCase()

  const first = await findExchange(db, userId, clientMessageId)
  if (first !== undefined) return toTextReply(first)

  const exchange = await makeExchange(
    services,
    {
      ...sent,
      client_message_id: clientMessageId,
      user_id: userId,
      // Of the conversation that begins with this message, if one does.
      conversation_id: randomUUID(),
      message,
      receivedAt,
      history: await remember(db, userId, sent.spiritual_tradition, receivedAt),
    },
    log,
  )
  return toTextReply(await store(db, userId, sent, exchange))
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
    .selectAll()
    .where('user_id', '=', userId)
    .where('client_message_id', '=', clientMessageId)
    .executeTakeFirst()
  if (question === undefined) return undefined
  const reply = await db.selectFrom('messages').selectAll().where('reply_to', '=', question.id).executeTakeFirst()
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
    .selectAll('messages')
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
function store(
  db: Kysely<Database>,
  userId: string,
  sent: Schemas['TextMessage'],
  exchange: Exchange,
): Promise<Exchange> {
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
        const first = await findExchange(tx, userId, question.client_message_id ?? undefined)
        if (first !== undefined) return first

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
        const stored = { question: { ...question, conversation_id }, reply: { ...reply, conversation_id } }

        if (goesOn) {
          await tx
            .updateTable('conversations')
            .set({ language, last_message_at: reply.created_at, message_count: latest.message_count + 2 })
            .where('id', '=', conversation_id)
            .execute()
        } else {
          await tx
            .insertInto('conversations')
            .values({
              id: conversation_id,
              user_id: userId,
              spiritual_tradition,
              language,
              created_at: question.created_at,
              last_message_at: reply.created_at,
              message_count: 2,
            })
            .execute()
        }
        await insertExchange(stored).execute(tx)
        return stored
      })
  )
}

/** Without `remaining_free_messages`: chat is unlimited (spec section 6). */
function toTextReply({ question, reply }: Exchange): Schemas['TextReply'] {
  return {
    user_message: toUserMessage(question),
    guru_response: toGuruResponse(reply),
    message_category: reply.category ?? undefined,
  }
}
