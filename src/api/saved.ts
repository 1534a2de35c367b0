import type { components } from '../../openapi/v1.d.ts'
import { type Api, dataOf } from './client.ts'

type Schemas = components['schemas']
/** As it is read: the verses in it may be of a scripture that a newer provider knows (D37). */
export type SavedItem = Awaited<ReturnType<typeof syncSaved>>['items'][number]

/**
 * Tells the account what was saved on this device, 200 items at most, and reads all that it has, also what was taken away:
 * POST /auth/saved, D60. @throws {ApiError}
 */
export const syncSaved = (api: Api, items: Schemas['SavedItem'][], signal: AbortSignal) =>
  dataOf('SavedItems', api.POST('/auth/saved', { body: { items }, signal }))
