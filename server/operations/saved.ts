import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { components } from '../../openapi/v1.d.ts'
import type { Database } from '../db/schema.ts'
import { Problem, rateLimited, unauthorized, unstorable } from '../http/problem.ts'
import type { KeyLimit } from '../http/rateLimit.ts'
import { storable } from '../text.ts'
import type { Services } from './services.ts'
import { readTime } from './times.ts'

type Schemas = components['schemas']

/** Calls a minute of one account, from all of its devices: a list of thousands comes in pieces. */
const SAVED_LIMIT: KeyLimit = { scope: 'saved of account', max: 30, windowMs: 60_000, refusal: rateLimited }

/** How much an account may keep: each answer has all of it. 5,000 verses with their renderings fit. */
const ITEMS = 5_000
const BYTES = 20 * 1024 * 1024

const savedFull = () =>
  new Problem(409, 'saved_full', 'There is no room for more saved verses and answers. Please take some away first.')

/**
 * Takes what changed on one device, and tells all that the account has: POST /auth/saved (D60). Of the same id the later
 * change wins, whichever came first.
 * @throws {Problem} 409 saved_full where there would be more than there is room for; then nothing was taken
 */
export async function syncSaved(
  { db, now, takeKey }: Services,
  userId: string,
  sent: readonly Schemas['SavedItem'][],
): Promise<Schemas['SavedItems']> {
  await takeKey(SAVED_LIMIT, userId)
  const changes = latest(sent.map((item) => clean(item, now())))
  if (changes.length === 0) return { items: await readSaved(db, userId) }
  return db.transaction().execute(async (tx) => {
    // Two devices at once take turns, so that both are counted. A message may be sent meanwhile.
    const { rows } = await sql`select id from users where id = ${userId} for no key update`.execute(tx)
    if (rows.length === 0) throw unauthorized()
    const before = await roomTaken(tx, userId)
    await keepLater(
      tx,
      sql`
        select ${userId}::uuid, id, spiritual_tradition, text, "references", note, matter, saved_at, changed_at,
          case when removed then ${now().toISOString()}::timestamptz end
        from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as item (
          id text, spiritual_tradition text, text text, "references" jsonb, note text, matter text,
          saved_at timestamptz, changed_at timestamptz, removed boolean)`,
    )
    const after = await roomTaken(tx, userId)
    // Who has more already, by two accounts that became one, may still take away, and write less.
    const isMore = (taken: keyof typeof after, most: number) => after[taken] > Math.max(most, before[taken])
    if (isMore('items', ITEMS) || isMore('bytes', BYTES)) throw savedFull()
    if (changes.some(({ removed }) => removed)) await forgetOldest(tx, userId)
    return { items: await readSaved(tx, userId) }
  })
}

/**
 * What a device sent, as it is kept. A person's words stay as they were typed, also at their ends: the device that is being
 * typed on gets them back. Of what is taken away only that it was, and when.
 */
function clean(item: Schemas['SavedItem'], now: Date): Schemas['SavedItem'] {
  // A clock that is ahead must not win until then.
  const changed_at = timeOf('changed_at', item.changed_at, now)
  if (item.removed) return { ...item, text: '', references: [], note: '', matter: '', saved_at: changed_at, changed_at }
  if (!isStorable(item.references)) throw unstorable()
  return {
    ...item,
    text: storable(item.text),
    note: storable(item.note),
    matter: storable(item.matter),
    saved_at: timeOf('saved_at', item.saved_at, now),
    changed_at,
  }
}

const timeOf = (field: string, text: string, now: Date): string =>
  new Date(Math.min(Math.max(readTime(field, text), 0), now.getTime())).toISOString()

/** A verse is kept exactly (D26), or not at all. */
const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? storable(value) === value
    : typeof value !== 'object' || value === null || Object.values(value).every(isStorable)

/** One of each id: a statement writes a row once. */
function latest(items: readonly Schemas['SavedItem'][]): Schemas['SavedItem'][] {
  const byId = new Map<string, Schemas['SavedItem']>()
  for (const item of items) {
    const known = byId.get(item.id)
    if (known === undefined || known.changed_at < item.changed_at) byId.set(item.id, item)
  }
  return [...byId.values()]
}

/** @param rows as the columns stand in the table */
const keepLater = (tx: Kysely<Database>, rows: RawBuilder<unknown>) =>
  sql`
    insert into saved_items as kept (user_id, id, spiritual_tradition, content, spiritual_references, note, matter,
      saved_at, changed_at, removed_at)
    ${rows}
    on conflict (user_id, id) do update set
      spiritual_tradition = excluded.spiritual_tradition,
      content = excluded.content,
      spiritual_references = excluded.spiritual_references,
      note = excluded.note,
      matter = excluded.matter,
      saved_at = excluded.saved_at,
      changed_at = excluded.changed_at,
      removed_at = excluded.removed_at
    where kept.changed_at < excluded.changed_at`.execute(tx)

/** What the account has that is there. */
async function roomTaken(tx: Kysely<Database>, userId: string): Promise<{ items: number; bytes: number }> {
  const { rows } = await sql<{ items: number; bytes: number }>`
    select count(*)::int as items,
      coalesce(sum(octet_length(content) + octet_length(note) + octet_length(spiritual_references::text)), 0)::int as bytes
    from saved_items where user_id = ${userId} and removed_at is null`.execute(tx)
  return rows[0] ?? { items: 0, bytes: 0 }
}

/** That something was taken away is told as often as there may be something, of the latest. */
const forgetOldest = (tx: Kysely<Database>, userId: string) =>
  sql`
    delete from saved_items where user_id = ${userId} and id in (
      select id from saved_items where user_id = ${userId} and removed_at is not null
      order by removed_at desc, id offset ${ITEMS}::int)`.execute(tx)

/** All that the account has, also what was taken away; for the export too (D30). */
export async function readSaved(db: Kysely<Database>, userId: string): Promise<Schemas['SavedItem'][]> {
  const rows = await db.selectFrom('saved_items').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    spiritual_tradition: row.spiritual_tradition,
    text: row.content,
    references: row.spiritual_references,
    note: row.note,
    matter: row.matter,
    saved_at: row.saved_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    removed: row.removed_at !== null,
  }))
}

/** Two accounts become one: what each saved is the one's, and of the same id the later change. */
export const mergeSaved = (tx: Kysely<Database>, keptId: string, goneId: string) =>
  keepLater(
    tx,
    sql`
      select ${keptId}::uuid, id, spiritual_tradition, content, spiritual_references, note, matter, saved_at, changed_at,
        removed_at
      from saved_items where user_id = ${goneId}`,
  )
