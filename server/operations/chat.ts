import { type Kysely, sql } from 'kysely'
import { PAGE_CONVERSATIONS } from '../../openapi/constants.ts'
import type { components } from '../../openapi/v1.d.ts'
import type { Database } from '../db/schema.ts'
import { Problem } from '../http/problem.ts'
import { selectMessages, toServerMessage } from './messages.ts'

type Schemas = components['schemas']

/** The call has no pages, and the app uses the first of the list (spec section 3). */
const LISTED_CONVERSATIONS = 100
/** Far beyond any history, and still a number that PostgreSQL counts with. */
const LAST_START = 2 ** 31 - 1

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
  { page = 1, limit = PAGE_CONVERSATIONS }: { page?: number; limit?: number },
): Promise<Schemas['MessagePage']> {
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
