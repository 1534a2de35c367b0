import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { digestOf } from '../auth/tokens.ts'
import type { Database } from '../db/schema.ts'
import { forbidden } from '../http/problem.ts'

// D51: what tells a device from somebody who only knows its id.

const SECRET_BYTES = 32

/** Of so many a device may use one: of two tabs that start at once either may be the last to keep its own. */
export const SECRETS_ON_OFFER = 4

/** Random as it is, it needs no salt. */
const hashDeviceSecret = (secret: string) => digestOf('device secret', secret)

/** A secret, and the digest that is kept of it. */
export function newDeviceSecret(): { secret: string; hash: string } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return { secret, hash: hashDeviceSecret(secret) }
}

/** Whether it is that device that calls. One that was given no secret is as its id says. The first that is used stays. */
export async function isDevice(db: Kysely<Database>, deviceId: string, secret: string | undefined): Promise<boolean> {
  const hash = secret === undefined ? undefined : hashDeviceSecret(secret)
  if (hash !== undefined) {
    await sql`
      update devices set secret_hash = ${hash}, secret_offers = '{}'
      where id = ${deviceId} and secret_hash is null and ${hash} = any (secret_offers)`.execute(db)
  }
  const device = await db
    .selectFrom('devices')
    .select(['secret_hash', 'secret_offers'])
    .where('id', '=', deviceId)
    .executeTakeFirst()
  if (device === undefined) return true
  return device.secret_hash === null ? device.secret_offers.length === 0 : device.secret_hash === hash
}

/** @throws {Problem} 403 for who knows no more of a device than its id */
export async function requireDevice(db: Kysely<Database>, deviceId: string, secret: string | undefined): Promise<void> {
  if (await isDevice(db, deviceId, secret)) return
  throw forbidden('This browser could not show that it is this device. Please reload the page and try again.')
}
