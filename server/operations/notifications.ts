import { type Kysely, sql } from 'kysely'
import { isMinorEverywhere } from '../../openapi/ages.ts'
import type { components } from '../../openapi/v1.d.ts'
import { digestOf } from '../auth/tokens.ts'
import type { Database } from '../db/schema.ts'
import { badRequest, forbidden, fromEighteen, unauthorized } from '../http/problem.ts'
import { isDevice, requireDevice } from './deviceSecret.ts'
import { requireCompleteProfile } from './profile.ts'
import type { Services } from './services.ts'

type Schemas = components['schemas']
/** Who calls: a user, a device, or a user on a device. What is not there is ''. `deviceSecret` is X-Device-Secret (D51). */
type Caller = { userId: string; deviceId: string; deviceSecret: string | undefined }

/** Tokens that one device keeps, the latest. A browser has one, and a new one now and then. */
const TOKENS_OF_DEVICE = 5

/** PostgreSQL's own code. */
const FOREIGN_KEY_VIOLATION = '23503'

/** A token is found by its digest (db/migrations.ts). */
export const hashPushToken = (token: string) => digestOf('push', token)

const done: Schemas['Success'] = { success: true }

/**
 * Registers a push token, or refreshes it: POST /notifications/subscribe (spec section 7). Who holds a token is the
 * browser that it reaches, so a token of somebody else becomes the caller's.
 * @throws {Problem} 400 for another device's id; 403 for another user's, without a completed profile (spec section 6), or
 * without the device's secret (D51). A minor's is refused too (D39), and not only passed over: a success would promise
 * messages that never come.
 */
export async function subscribe(
  { db, now }: Services,
  caller: Caller,
  sent: Schemas['PushToken'],
): Promise<Schemas['Success']> {
  if (caller.userId !== '') {
    const user = await requireCompleteProfile(db, caller.userId)
    if (isMinorEverywhere(user.date_of_birth, now())) throw fromEighteen()
  }
  const user_id = caller.userId || null
  if (sent.user_id !== undefined && sent.user_id.toLowerCase() !== user_id) {
    throw forbidden(
      user_id === null
        ? 'Please sign in to get the notifications of an account.'
        : 'Notifications can only be set for your own account.',
    )
  }
  agreeOnDevice(caller, sent.device_id)
  await requireDevice(db, sent.device_id, caller.deviceSecret)
  const at = now()
  const { fcm_token, device_id, spiritual_tradition } = sent
  const record = { fcm_token, device_id, user_id, spiritual_tradition, refreshed_at: at }
  await db
    .insertInto('push_tokens')
    .values({ ...record, token_hash: hashPushToken(fcm_token), created_at: at })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(record))
    .execute()
    .catch((error: { code?: string }) => {
      // The account was erased meanwhile.
      if (error.code === FOREIGN_KEY_VIOLATION) throw unauthorized()
      throw error
    })
  await sql`
    delete from push_tokens where token_hash in (
      select token_hash from push_tokens where device_id = ${device_id}
      order by refreshed_at desc, token_hash offset ${TOKENS_OF_DEVICE}::int
    )`.execute(db)
  return done
}

/**
 * Forgets a push token: POST /notifications/unsubscribe (spec section 7). Only the user's own, or this device's; of any
 * other the answer does not even tell whether it exists.
 * @throws {Problem} 403 without the device's secret (D51), for a visitor; a user's own token needs no secret
 */
export async function unsubscribe(
  db: Kysely<Database>,
  { userId, deviceId, deviceSecret }: Caller,
  token: string,
): Promise<Schemas['Success']> {
  if (userId === '') await requireDevice(db, deviceId, deviceSecret)
  const ofDevice = deviceId !== '' && (userId === '' || (await isDevice(db, deviceId, deviceSecret)))
  await db
    .deleteFrom('push_tokens')
    .where('token_hash', '=', hashPushToken(token))
    .where((where) =>
      where.or([
        ...(userId === '' ? [] : [where('user_id', '=', userId)]),
        ...(ofDevice ? [where('device_id', '=', deviceId)] : []),
      ]),
    )
    .execute()
  return done
}

/**
 * Makes the device's anonymous tokens the user's: POST /notifications/transition-anonymous-token (spec section 4, at
 * login). A second time there is nothing left to move. A minor's device is forgotten instead (D39): else it went on as a
 * visitor's, and got messages.
 * @throws {Problem} 400 for another device's id; 403 for another user's, or without the device's secret (D51)
 */
export async function transition(
  { db, now }: Services,
  caller: Caller,
  sent: Schemas['PushTokenTransition'],
): Promise<Schemas['PushTokenTransitionResult']> {
  if (sent.user_id.toLowerCase() !== caller.userId) {
    throw forbidden('Notifications can only be moved to your own account.')
  }
  agreeOnDevice(caller, sent.device_id)
  await requireDevice(db, sent.device_id, caller.deviceSecret)
  const at = now()
  const user = await db.selectFrom('users').select('date_of_birth').where('id', '=', caller.userId).executeTakeFirst()
  if (isMinorEverywhere(user?.date_of_birth, at)) {
    await db.deleteFrom('push_tokens').where('device_id', '=', sent.device_id).where('user_id', 'is', null).execute()
    return { success: true, message: 'Notifications are for people aged 18 and over.', transitioned: false }
  }
  const moved = await db
    .updateTable('push_tokens')
    .set({ user_id: caller.userId, spiritual_tradition: sent.spiritual_tradition, refreshed_at: at })
    .where('device_id', '=', sent.device_id)
    .where('user_id', 'is', null)
    .executeTakeFirst()
  const transitioned = moved.numUpdatedRows > 0
  return {
    success: true,
    message: transitioned ? 'Token moved to the user.' : 'There was no token to move.',
    transitioned,
  }
}

/** The device of the body is that of the header, wherever both are sent. */
function agreeOnDevice({ deviceId }: Caller, sent: string) {
  if (deviceId !== '' && deviceId !== sent) throw badRequest('The device id is not that of this device.')
}

/** The user's push tokens, for the export (D30). */
export async function readPushTokens(db: Kysely<Database>, userId: string): Promise<Schemas['PushToken'][]> {
  const rows = await db
    .selectFrom('push_tokens')
    .select(['fcm_token', 'device_id', 'spiritual_tradition'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('token_hash')
    .execute()
  return rows.map((row) => ({ ...row, user_id: userId }))
}
