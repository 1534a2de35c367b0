import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** What is stored of an access token (D31): it is random and long, so one round of SHA-256 is enough. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** What is stored of what somebody is known by; it says of what kind that is, so that two kinds never meet. */
export const digestOf = (kind: string, text: string) =>
  createHash('sha256').update(`${kind} ${text}`).digest('base64url')

/** A token nobody can guess: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The token of an Authorization header, if it holds one. */
export const tokenOf = (authorization: string | undefined) =>
  /^Bearer ([\x21-\x7E]{1,4096})$/i.exec(authorization ?? '')?.[1]

/** Who has come in. */
export type Caller = { userId: string; hasCompleteProfile: boolean }

/** Whose token an Authorization header carries, if it was issued here and not revoked; else null. */
export async function callerOfToken(db: Kysely<Database>, authorization: string | undefined): Promise<Caller | null> {
  const token = tokenOf(authorization)
  if (token === undefined) return null
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select(['users.id', 'users.profile_completed'])
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.id, hasCompleteProfile: row.profile_completed }
}

/** A new access token for a user. Only its digest is stored (D31). */
export async function issueToken(db: Kysely<Database>, userId: string): Promise<string> {
  const token = newToken()
  await db
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(token), user_id: userId, revoked_at: null })
    .execute()
  return token
}

/** From now on the token opens nothing. */
export async function revokeToken(db: Kysely<Database>, token: string, now: Date): Promise<undefined> {
  await db
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .execute()
  return undefined
}

/** Digest of a device, so that an account does not tell on which devices its owner signs in. */
export const hashDevice = (deviceId: string) => (deviceId === '' ? null : digestOf('device', deviceId))
