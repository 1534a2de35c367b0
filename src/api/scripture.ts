import type { components } from '../../openapi/v1.d.ts'
import { ApiError } from './ApiError.ts'
import { type Api, dataOf } from './client.ts'

type Schemas = components['schemas']

/**
 * What each question finds in the scriptures, in their order: POST /scripture/search (D59). For a device that has not kept
 * the text. @throws {ApiError}
 */
export async function searchScripture(api: Api, body: Schemas['ScriptureSearch'], signal: AbortSignal) {
  const { found } = await dataOf('ScriptureFound', api.POST('/scripture/search', { body, signal }))
  // One that could not be read was left out, and then nobody knows which.
  if (found.length !== body.queries.length) throw new ApiError('malformed', 200)
  return found.map(({ hits }) => hits)
}
