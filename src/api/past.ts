import { type Api, dataOf } from './client.ts'

/**
 * The person's own messages that have the words, newest first: POST /chat/messages/search (D61). At most 30,
 * or all of one millisecond.
 * @param before the time of the last hit, for those that come after it; null for the first
 * @throws {ApiError}
 */
export const searchMessages = (api: Api, query: string, before: string | null, signal: AbortSignal) =>
  dataOf(
    'MessagesFound',
    api.POST('/chat/messages/search', { body: { query, ...(before !== null && { before }) }, signal }),
  )
