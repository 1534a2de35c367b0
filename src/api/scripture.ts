import type { components } from '../../openapi/v1.d.ts'
import { type Api, dataOf } from './client.ts'

type Schemas = components['schemas']

/** Lines of the scriptures, for each query its places, best first: POST /scripture/search (D59). @throws {ApiError} */
export const searchScripture = (api: Api, body: Schemas['ScriptureSearch'], signal: AbortSignal) =>
  dataOf('ScriptureFound', api.POST('/scripture/search', { body, signal }))
