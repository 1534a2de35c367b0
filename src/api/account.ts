import type { components } from '../../openapi/v1.d.ts'
import { type Api, dataOf } from './client.ts'

type Schemas = components['schemas']

/** What a saved profile brings: the user, and the token that replaces the stored one when accounts were merged. */
type SavedProfile = { user: Schemas['User']; accessToken: string | null }

/**
 * Saves one field (settings) or the whole form (setup): PUT /auth/profile, spec §3, §7. Two accounts that became one
 * come with an access token.
 * @throws {ApiError} malformed when the answer is empty or brings no user.
 */
export async function updateProfile(
  api: Api,
  update: Schemas['ProfileUpdate'],
  signal: AbortSignal,
): Promise<SavedProfile> {
  const result = await dataOf('ProfileUpdateResult', api.PUT('/auth/profile', { body: update, signal }))
  return 'access_token' in result
    ? { user: result.user, accessToken: result.access_token }
    : { user: result, accessToken: null }
}

/** Everything stored about the user: GET /auth/export (D30). @throws {ApiError} malformed when it is not the user's data. */
export const exportAccount = (api: Api, signal: AbortSignal): Promise<unknown> =>
  dataOf('AccountExport', api.GET('/auth/export', { signal }))

/** Erases the account and everything that belongs to it: DELETE /auth/account (D30). @throws {ApiError} */
export async function deleteAccount(api: Api, signal: AbortSignal): Promise<void> {
  // 204 by the contract. Any success is one, whatever stands in its body: what is erased cannot be erased again.
  const call = api.DELETE('/auth/account', { parseAs: 'stream', signal })
  await dataOf(
    'Nothing',
    call.then(({ error, response }) => ({ data: {}, error, response })),
  )
}
