import { type Api, dataOf } from './client.ts'

/** Whose language-model service writes the answers: GET /health (D43); null where none does. @throws {ApiError} */
export const getHealth = async (api: Api, signal: AbortSignal): Promise<string | null> =>
  (await dataOf('Health', api.GET('/health', { signal }))).language_model ?? null
