import { randomBytes, randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, sql } from 'kysely'
import { hashToken } from '../../server/auth/tokens.ts'
import type { Store } from '../../server/db/open.ts'
import type { Database, UserRow } from '../../server/db/schema.ts'
import { VERSE } from './harness.ts'

export type Person = { id: string; token: string }

/** Somebody who has signed in and completed the profile, unless `over` says otherwise. */
export async function newUser({ db }: Pick<Store, 'db'>, over: Partial<Insertable<UserRow>> = {}): Promise<Person> {
  const id = over.id ?? randomUUID()
  const token = randomBytes(24).toString('base64url')
  await db
    .insertInto('users')
    .values({ id, name: 'Meera', profile_completed: true, referral_code: randomBytes(5).toString('hex'), ...over })
    .execute()
  await db
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(token), user_id: id })
    .execute()
  return { id, token }
}

const QUESTION = 'I work hard, and still I am afraid of the result. '
const REPLY =
  'Shri Krishna teaches Arjuna to care for the work itself and to let its fruits go.\n\n' +
  'Choose one task for today, do it as an offering, and leave its outcome where it belongs. '
const SEEDED_SPACING_MINUTES = 40

/** Even: a question and its reply come together. */
const SEEDED_SLICE = 5_000

/**
 * Writes a history as long as wished, as if it had been sent: questions and replies by turns, in conversations of
 * `perConversation` messages, 40 minutes apart, the last one an hour ago. 100,000 messages take some seconds.
 * @param messages an even number
 */
export async function seedHistory(
  db: Kysely<Database>,
  userId: string,
  messages: number,
  { perConversation = 20, tradition = 'hindu' as UserRow['spiritual_tradition'] & string } = {},
): Promise<void> {
  if (messages % 2 !== 0 || perConversation % 2 !== 0) throw new Error('a question and its reply come together')
  const conversations = Math.ceil(messages / perConversation)
  // Ids that can be computed, so that one statement needs no list of them: digests of what they are.
  const id = (what: string, n: string) => sql.raw(`md5('${userId} ${what} ' || (${n}))::uuid`)
  const begun = (n: string) =>
    sql.raw(
      `now() - interval '1 hour' - (${conversations} - 1 - (${n})) * interval '${SEEDED_SPACING_MINUTES} minutes'`,
    )
  await sql`
    insert into conversations
      (id, user_id, spiritual_tradition, language, last_message_at, message_count, created_at)
    select ${id('conversation', 'c')}, ${userId}, ${tradition}, 'english', ${begun('c')},
      least(${perConversation}::int, ${messages}::int - c * ${perConversation}::int), ${begun('c')}
    from generate_series(0, ${conversations}::int - 1) as c order by c`.execute(db)
  // In slices: a statement that takes seconds is cancelled (db/open.ts).
  for (let from = 0; from < messages; from += SEEDED_SLICE)
    await sql`
    insert into messages
      (id, conversation_id, user_id, reply_to, role, message_type, content, category, spiritual_references,
       processing_time, ai_confidence, client_message_id, created_at)
    select ${id('message', 'm')}, ${id('conversation', `m / ${perConversation}`)},
      case when m % 2 = 0 then ${userId}::uuid end, case when m % 2 = 1 then ${id('message', 'm - 1')} end,
      case when m % 2 = 0 then 'user' else 'other' end, 'text',
      case when m % 2 = 0 then ${QUESTION}::text else ${REPLY}::text end || m, case when m % 2 = 1 then 'work' end,
      case when m % 2 = 1 then ${JSON.stringify([VERSE])}::jsonb end,
      case when m % 2 = 1 then 1.5 end, case when m % 2 = 1 then 0.9 end,
      case when m % 2 = 0 then ${id('sent', 'm')} end,
      ${begun(`m / ${perConversation}`)} + (m % ${sql.raw(String(perConversation))}) * interval '1 second'
    from generate_series(${from}::int, ${Math.min(messages, from + SEEDED_SLICE) - 1}::int) as m order by m`.execute(db)
}
