import { ApiError } from './ApiError.ts'
import type { Api } from './client.ts'

/** Answers of a server that has nothing to revoke: an expired token, or no such call (D31). */
const NOTHING_TO_REVOKE = [401, 404, 405, 501]

/** Revokes an access token, which this device has forgotten already: POST /auth/logout, D31. @throws {ApiError} */
export async function logout(api: Api, token: string, signal: AbortSignal): Promise<void> {
  const { response } = await api.POST('/auth/logout', { headers: { Authorization: `Bearer ${token}` }, signal })
  if (response.ok || NOTHING_TO_REVOKE.includes(response.status)) return
  throw new ApiError('http', response.status)
}
