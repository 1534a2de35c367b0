import { type Api, dataOf } from './client.ts'
import type { components } from './generated/v1.d.ts'

/** The signed-in user: GET /auth/profile, spec §7. @throws {ApiError} */
export const loadProfile = (api: Api, signal: AbortSignal): Promise<components['schemas']['User']> =>
  dataOf('User', api.GET('/auth/profile', { signal }))
