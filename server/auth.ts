import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './db/schema.ts'

/** What is stored of an access token (D31): it is random and long, so one round of SHA-256 is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whose token an Authorization header carries, if it was issued here and not revoked; else null. */
export async function userOfToken(db: Kysely<Database>, authorization: string | undefined): Promise<string | null> {
  const token = /^Bearer ([\x21-\x7E]{1,4096})$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return null
  const row = await db
    .selectFrom('access_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row?.user_id ?? null
}
