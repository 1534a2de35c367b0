import { type Kysely, sql } from 'kysely'
import { PAGE_CONVERSATIONS } from '../../openapi/constants.ts'
import type { components } from '../../openapi/v1.d.ts'
import type { Database } from '../db/schema.ts'
import { badRequest, Problem } from '../http/problem.ts'
import { selectMessages, toServerMessage } from './messages.ts'
import { readTime } from './times.ts'

type Schemas = components['schemas']

/** The call has no pages, and the app uses the first of the list (spec section 3). */
const LISTED_CONVERSATIONS = 100
/** Far beyond any history, and still a number that PostgreSQL counts with. */
const LAST_START = 2 ** 31 - 1

/** Of a page that was asked for by it (D61). */
const messageGone = () => new Problem(404, 'message_not_found', 'This message could not be found.')
const messageNotFound = () => new Problem(404, 'not_found', 'This message could not be found.')

/** The user's newest conversations, latest first: GET /chat/conversations (spec section 7). At most 100. */
export async function listConversations(db: Kysely<Database>, userId: string): Promise<Schemas['ConversationList']> {
  const rows = await conversationsOf(db, userId, { from: 0, count: LISTED_CONVERSATIONS })
    .select(['spiritual_tradition', 'created_at'])
    .execute()
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/**
 * One page of the history: GET /chat/messages/all (spec section 7). Messages are never counted nor skipped one by one:
 * a page costs what its own messages cost, and a walk over the index of the user's conversations.
 */
export async function listAllMessages(
  db: Kysely<Database>,
  userId: string,
  asked: PageAsked,
): Promise<Schemas['MessagePage']> {
  const { limit = PAGE_CONVERSATIONS } = asked
  const page = await pageNumber(db, userId, limit, asked)
  const from = Math.min((page - 1) * limit, LAST_START)
  const { total, ids } = await db
    .selectNoFrom([
      countOf(db, userId).as('total'),
      sql<string[]>`array(${conversationsOf(db, userId, { from, count: limit })})`.as('ids'),
    ])
    .executeTakeFirstOrThrow()
  const messages = ids.length === 0 ? [] : await selectMessages(db, ids)
  const start = Math.min(from, Number(total))
  return {
    messages: messages.map(toServerMessage),
    page,
    total_conversations: Number(total),
    start_index: start,
    end_index: start + ids.length,
    conversations_to_load: ids.length,
  }
}

/** What a page is asked for by: a number, or of a message or a time that it has (D61). */
type PageAsked = { page?: number; limit?: number; message_id?: string; since?: string }

/**
 * The number of the page that is asked for.
 * @throws {Problem} 400 for a message and a time at once, 404 where the user has no such message
 */
async function pageNumber(
  db: Kysely<Database>,
  userId: string,
  limit: number,
  { page = 1, message_id, since }: PageAsked,
): Promise<number> {
  if (message_id === undefined && since === undefined) return page
  if (message_id !== undefined && since !== undefined)
    throw badRequest('A page is asked for by a message or by a time, not by both.')
  const conversation =
    since === undefined
      ? db
          .selectFrom('messages as m')
          .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
          .select('c.seq')
          .where('m.id', '=', message_id ?? '')
          .where('c.user_id', '=', userId)
      : firstSince(db, userId, new Date(readTime('since', since)))
  const later = await db
    .selectFrom(conversation.as('found'))
    .select(({ selectFrom }) =>
      selectFrom('conversations as c')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('c.user_id', '=', userId)
        .where('c.message_count', '>', 0)
        .whereRef('c.seq', '>', 'found.seq')
        .as('count'),
    )
    .executeTakeFirst()
  if (later === undefined && since === undefined) throw messageGone()
  return Math.floor(Number(later?.count ?? 0) / limit) + 1
}

/** The conversation of the first message at a time or after it. */
const firstSince = (db: Kysely<Database>, userId: string, time: Date) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('messages as m', 'm.conversation_id', 'c.id')
    .select('c.seq')
    .where('c.user_id', '=', userId)
    // What ended before has none.
    .where('c.last_message_at', '>=', time)
    .where('m.created_at', '>=', time)
    .orderBy('m.created_at')
    .orderBy('m.seq')
    .limit(1)

/**
 * A user's conversations, latest first. One without a message is left out. Exported for the test that reads its plan.
 * @param range counted from the latest, which has index 0
 */
export const conversationsOf = (db: Kysely<Database>, userId: string, range: { from: number; count: number }) =>
  db
    .selectFrom('conversations')
    .select('id')
    .where('user_id', '=', userId)
    .where('message_count', '>', 0)
    .orderBy('seq', 'desc')
    .offset(range.from)
    .limit(range.count)

/** How many conversations `conversationsOf` has in all. */
export const countOf = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .where('message_count', '>', 0)

/**
 * Likes or dislikes a reply: POST /chat/messages/{id}/feedback (spec sections 4 and 7). The latest counts.
 * @throws {Problem} 404 for what does not exist, is somebody else's, or is the user's own message
 */
export async function sendFeedback(
  db: Kysely<Database>,
  userId: string,
  messageId: string,
  feedback: Schemas['FeedbackType'],
  now: Date,
): Promise<Schemas['FeedbackResult']> {
  const rated = await db
    .updateTable('messages')
    .from('conversations')
    .set({ user_feedback: feedback, feedback_timestamp: now })
    .whereRef('conversations.id', '=', 'messages.conversation_id')
    .where('conversations.user_id', '=', userId)
    .where('messages.id', '=', messageId)
    .where('messages.role', '=', 'other')
    .returning('messages.id')
    .executeTakeFirst()
  if (rated === undefined) throw messageNotFound()
  return { success: true, user_feedback: feedback, feedback_timestamp: now.toISOString() }
}
