import { ApiError } from './ApiError.ts'
import { type Api, dataOf } from './client.ts'
import type { components } from './generated/v1.d.ts'

type Schemas = components['schemas']

/** What a saved profile brings: the user, and the token that replaces the stored one when accounts were merged. */
type SavedProfile = { user: Schemas['User']; accessToken: string | null }

const isUser = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'id') === 'string'

/** The signed-in user: GET /auth/profile, spec §7. @throws {ApiError} */
export const loadProfile = (api: Api, signal: AbortSignal): Promise<Schemas['User']> =>
  dataOf(api.GET('/auth/profile', { signal }))

/**
 * Saves one field (settings) or the whole form (setup): PUT /auth/profile, spec §3, §7. Two accounts that became one
 * come with an access token.
 * @throws {ApiError} malformed when the answer is empty or brings no user.
 */
export async function saveProfile(
  api: Api,
  update: Schemas['ProfileUpdate'],
  signal: AbortSignal,
): Promise<SavedProfile> {
  const result = await dataOf<Schemas['ProfileUpdateResult']>(api.PUT('/auth/profile', { body: update, signal }))
  const saved: SavedProfile =
    'access_token' in result
      ? { user: result.user, accessToken: result.access_token }
      : { user: result, accessToken: null }
  const hasToken = saved.accessToken === null || (typeof saved.accessToken === 'string' && saved.accessToken !== '')
  if (!isUser(saved.user) || !hasToken) throw new ApiError('malformed')
  return saved
}

/** Everything stored about the user: GET /auth/export (D30). @throws {ApiError} malformed when it is not the user's data. */
export async function exportAccount(api: Api, signal: AbortSignal): Promise<Schemas['AccountExport']> {
  const account = await dataOf(api.GET('/auth/export', { signal }))
  if (!isUser(account.user)) throw new ApiError('malformed')
  return account
}

/** Erases the account and everything that belongs to it: DELETE /auth/account (D30). @throws {ApiError} */
export async function deleteAccount(api: Api, signal: AbortSignal): Promise<void> {
  // 204 by the contract. Any success is one, whatever stands in its body: what is erased cannot be erased again.
  const call = api.DELETE('/auth/account', { parseAs: 'stream', signal })
  await dataOf(call.then(({ error, response }) => ({ data: {}, error, response })))
}
