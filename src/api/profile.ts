import type { components } from '../../openapi/v1.d.ts'
import { type Api, dataOf } from './client.ts'

/** The signed-in user: GET /auth/profile, spec §7. @throws {ApiError} */
export const getProfile = (api: Api, signal: AbortSignal): Promise<components['schemas']['User']> =>
  dataOf('User', api.GET('/auth/profile', { signal }))
