import type { Tradition } from '@satsang/guide/corpus'
import type { Kysely } from 'kysely'
import { FULL_AGE, lastBirthDateOnEarth } from '../../openapi/ages.ts'
import type { Database } from '../db/schema.ts'

export type Audience = { kind: 'all' } | { kind: 'user'; id: string } | { kind: 'tradition'; tradition: Tradition }

/** Tokens that are read at a time: an audience of any size takes little memory. */
const BATCH = 1_000

/** Never a minor's (D39), however it came to be registered. */
const tokensOf = (db: Kysely<Database>, audience: Audience, now: Date) =>
  db
    .selectFrom('push_tokens')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'push_tokens.user_id')
            .where('users.date_of_birth', '>', lastBirthDateOnEarth(FULL_AGE, now)),
        ),
      ),
    )
    .$if(audience.kind === 'user', (query) => query.where('user_id', '=', (audience as { id: string }).id))
    .$if(audience.kind === 'tradition', (query) =>
      query.where('spiritual_tradition', '=', (audience as { tradition: Tradition }).tradition),
    )

export type Receiver = { token_hash: string; fcm_token: string; spiritual_tradition: Tradition }

/** Who a push goes to, in batches; who registers meanwhile may or may not be among them. */
export async function* receiversOf(
  db: Kysely<Database>,
  audience: Audience,
  now = new Date(),
): AsyncGenerator<Receiver[]> {
  let after = ''
  for (;;) {
    const batch = await tokensOf(db, audience, now)
      .select(['token_hash', 'fcm_token', 'spiritual_tradition'])
      .where('token_hash', '>', after)
      .orderBy('token_hash')
      .limit(BATCH)
      .execute()
    if (batch.length === 0) return
    after = batch.at(-1)?.token_hash ?? ''
    yield batch
  }
}

/** How many devices of each tradition an audience has, and how many of them are somebody's with an account. */
export async function countReceivers(db: Kysely<Database>, audience: Audience, now = new Date()) {
  const rows = await tokensOf(db, audience, now)
    .select([
      'spiritual_tradition',
      ({ fn }) => fn.countAll().as('devices'),
      ({ fn }) => fn.count('user_id').as('users'),
    ])
    .groupBy('spiritual_tradition')
    .orderBy('spiritual_tradition', 'desc')
    .execute()
  return rows.map(({ spiritual_tradition, devices, users }) => ({
    tradition: spiritual_tradition,
    devices: Number(devices),
    signedIn: Number(users),
  }))
}

/** Forgets tokens that reach nobody any more. */
export async function forget(db: Kysely<Database>, hashes: string[]) {
  if (hashes.length > 0) await db.deleteFrom('push_tokens').where('token_hash', 'in', hashes).execute()
}
