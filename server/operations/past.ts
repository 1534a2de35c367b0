import { setImmediate as turn } from 'node:timers/promises'
import { marking, soundAsked, soundOf } from '@satsang/search/own'
import { type Kysely, sql } from 'kysely'
import type { components } from '../../openapi/v1.d.ts'
import type { Database } from '../db/schema.ts'
import { rateLimited } from '../http/problem.ts'
import type { KeyLimit } from '../http/rateLimit.ts'
import { SHOWN, toServerMessage } from './messages.ts'
import { audioOf } from './recordings.ts'
import type { Log } from './recordingUpkeep.ts'
import type { Services } from './services.ts'
import { readTime } from './times.ts'

type Schemas = components['schemas']

/** Searches a minute of one account, from all of its devices: as somebody types. */
const SEARCH_LIMIT: KeyLimit = { scope: 'searches of account', max: 60, windowMs: 60_000, refusal: rateLimited }

/** Hits on a page, but of one moment all (contract). */
const PAGE = 30
/** Messages that are read at a time: one more than a page, to know whether there is more. */
const BATCH = PAGE + 1

/** A message of the person's that the database lets through, and its moment: what the contract has of it, and its place. */
type Place = { at: Date; seq: string }

/**
 * Messages of one's own that have the words: POST /chat/messages/search (D61). The database lets through what has them by its
 * words, and what is there from before it kept those; which of it is a hit, and where, is told by its text.
 */
export async function searchMessages(
  { db, takeKey }: Pick<Services, 'db' | 'takeKey'>,
  userId: string,
  { query, before }: Schemas['MessageSearch'],
): Promise<Schemas['MessagesFound']> {
  const until = before === undefined ? null : new Date(readTime('before', before))
  await takeKey(SEARCH_LIMIT, userId)
  const asked = soundAsked(query)
  if (asked === null) return { hits: [], more: false }
  const marksIn = marking(query)
  const found: { at: number; hit: Schemas['MessageHit'] }[] = []
  let from: Place | null = null
  while (!hasNext(found)) {
    const rows: Awaited<ReturnType<typeof readPast>> = await readPast(db, userId, asked, until, from)
    for (const row of rows) {
      const marks = marksIn(row.content)
      if (marks !== null) found.push({ at: row.at.getTime(), hit: { message: toServerMessage(row), marks } })
    }
    from = rows.at(-1) ?? null
    if (rows.length < BATCH) break
    // Long answers take some ms.
    await turn()
  }
  const page = pageOf(found)
  return { hits: page.map(({ hit }) => hit), more: page.length < found.length }
}

/** Whether a page is found, and the first of the next: more than one moment, however much that one has. */
const hasNext = (found: readonly { at: number }[]): boolean => found.length > PAGE && found[0]?.at !== found.at(-1)?.at

/** The next page begins before the last hit's moment, so all of a moment stand on one page: those of the next go there. */
function pageOf<Hit extends { at: number }>(found: readonly Hit[]): readonly Hit[] {
  if (found.length <= PAGE) return found
  const next = found[PAGE]?.at
  const whole = found.slice(0, PAGE).filter(({ at }) => at !== next)
  // A moment that has more than a page is a page by itself.
  return whole.length > 0 ? whole : found.filter(({ at }) => at === next)
}

const readPast = (db: Kysely<Database>, userId: string, asked: string, until: Date | null, from: Place | null) =>
  pastOf(db, userId, asked, until, from).execute()

/** One batch, newest first. */
const pastOf = (db: Kysely<Database>, userId: string, asked: string, until: Date | null, from: Place | null) => {
  // As the contract tells the time; the database may have it finer.
  const moment = sql<Date>`date_trunc('milliseconds', m.created_at)`
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('conversations as c')
        .innerJoin('messages as m', 'm.conversation_id', 'c.id')
        .select(['m.id as found_id', 'm.seq', moment.as('at')])
        .where('c.user_id', '=', userId)
        .where(sql<boolean>`(m.sound is null or m.sound @@ ${asked}::tsquery)`)
        .$if(until !== null, (some) => some.where(moment, '<', until))
        .$if(from !== null, (some) =>
          some.where(sql<boolean>`(${moment}, m.seq) < (${from?.at}::timestamptz, ${from?.seq}::bigint)`),
        )
        .orderBy('at', 'desc')
        .orderBy('m.seq', 'desc')
        .limit(BATCH)
        .as('past'),
    )
    .innerJoin('messages', 'messages.id', 'past.found_id')
    .select(SHOWN.map((column) => `messages.${column}` as const))
    .select(audioOf)
    .select(['past.at', 'past.seq'])
    .orderBy('past.at', 'desc')
    .orderBy('past.seq', 'desc')
}

/** Messages whose words are kept at a time. */
const HEARD = 100

/**
 * Keeps the words of messages from before they were kept, a hundred at a time, beside the requests. It may end at any moment,
 * and be done by several processes at once. Never throws.
 * @param signal ends it after the hundred that it is at
 */
export async function hearMessages({ db }: Pick<Services, 'db'>, log: Log, signal?: AbortSignal): Promise<void> {
  let heard = 0
  try {
    while (!signal?.aborted) {
      const rows = await db
        .selectFrom('messages')
        .select(['id', 'content'])
        .where('sound', 'is', null)
        .orderBy('seq')
        .limit(HEARD)
        .execute()
      if (rows.length === 0) break
      const sounds = rows.map(({ id, content }) => ({ id, sound: soundOf(content) }))
      await sql`
        update messages as m set sound = heard.sound
        from jsonb_to_recordset(${JSON.stringify(sounds)}::jsonb) as heard (id uuid, sound tsvector)
        where m.id = heard.id`.execute(db)
      heard += rows.length
    }
    // The embedded engine does not clean up by itself; a PostgreSQL does, where this may not or takes too long.
    if (heard > 0 && !signal?.aborted) await sql`vacuum messages`.execute(db).catch(() => {})
  } catch (err) {
    log.warn({ err }, 'words of messages were not kept')
  }
  if (heard > 0) log.info({ heard }, 'words of messages are kept')
}
