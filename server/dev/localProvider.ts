import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { hashToken, newToken } from '../auth/tokens.ts'
import type { Database, DevSignInRow } from '../db/schema.ts'
import type { IdentityProvider } from '../operations/services.ts'

/** Client id of the local sign-in page (D18). */
export const LOCAL_AUDIENCE = 'satsang-local'
/** An access token of the local provider can be used for this long, ms. */
const TOKEN_LIFE_MS = 600_000
/** Identities that the page offers again, and for how long they are remembered, ms. */
const OFFERED = 4
const REMEMBERED_MS = 30 * 86_400_000

export type Person = { name: string; email: string }

/** The same address is always the same person, like an account at a real provider. */
const subjectOf = (email: string) =>
  `local-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24)}`

/** The sign-in page as an identity provider. Its tokens are rows, so that every process knows them. */
export function localProvider(db: Kysely<Database>, now: () => Date): IdentityProvider {
  return {
    audience: LOCAL_AUDIENCE,
    async identify(accessToken) {
      const found = await findSignIn(db, accessToken, now())
      if (found === undefined) return null
      const { subject, email, name } = found
      return { subject, email, emailVerified: true, name, audience: LOCAL_AUDIENCE }
    },
  }
}

/** Who signed in with this token; undefined when it is unknown or too old. */
export function findSignIn(db: Kysely<Database>, accessToken: string, now: Date): Promise<DevSignInRow | undefined> {
  return db
    .selectFrom('dev_sign_ins')
    .selectAll()
    .where('token_hash', '=', hashToken(accessToken))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** @returns an access token for a person whom nobody checked: that is the point of local use */
export async function signInLocally(db: Kysely<Database>, { name, email }: Person, now: Date): Promise<string> {
  const token = newToken()
  await db
    .insertInto('dev_sign_ins')
    .values({
      token_hash: hashToken(token),
      subject: subjectOf(email),
      email,
      name,
      created_at: now,
      expires_at: new Date(now.getTime() + TOKEN_LIFE_MS),
    })
    .execute()
  await db
    .deleteFrom('dev_sign_ins')
    .where('created_at', '<', new Date(now.getTime() - REMEMBERED_MS))
    .execute()
  return token
}

/** The people who signed in last, latest first. */
export async function lastPeople(db: Kysely<Database>): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select name, email from (
      select distinct on (subject) name, email, created_at from dev_sign_ins order by subject, created_at desc
    ) as people order by created_at desc limit ${OFFERED}::int`.execute(db)
  return rows
}
