import type { components } from '../../openapi/v1.d.ts'
import { ApiError } from './ApiError.ts'
import { type Api, dataOf } from './client.ts'

type Schemas = components['schemas']

/** Spec §7: each of the three answers whether it did. */
const succeed = async (call: Parameters<typeof dataOf>[1]): Promise<void> => {
  const { success } = await dataOf('Success', call)
  if (!success) throw new ApiError('http', 200, '', 'not_done')
}

/** X-Device-Secret, of a device that was given one (D51). */
const secretHeader = (secret: string | null) => ({ header: secret === null ? {} : { 'X-Device-Secret': secret } })

/** Registers a push token, or refreshes it: POST /notifications/subscribe, spec §7. @throws {ApiError} */
export const subscribeNotifications = (
  api: Api,
  secret: string | null,
  body: Schemas['PushToken'],
  signal: AbortSignal,
): Promise<void> => succeed(api.POST('/notifications/subscribe', { params: secretHeader(secret), body, signal }))

/**
 * Forgets a push token: POST /notifications/unsubscribe, spec §7. Who signed out has no bearer token any more: then the
 * token is found by the device id. @throws {ApiError}
 */
export const unsubscribeNotifications = (
  api: Api,
  secret: string | null,
  token: string,
  signal: AbortSignal,
): Promise<void> =>
  succeed(api.POST('/notifications/unsubscribe', { params: secretHeader(secret), body: { fcm_token: token }, signal }))

/**
 * Makes the device's anonymous token the user's: POST /notifications/transition-anonymous-token, spec §4, §7. That there
 * was none to move is a success. @throws {ApiError}
 */
export const transitionAnonymousToken = (
  api: Api,
  secret: string | null,
  body: Schemas['PushTokenTransition'],
  signal: AbortSignal,
): Promise<void> =>
  succeed(api.POST('/notifications/transition-anonymous-token', { params: secretHeader(secret), body, signal }))
