import { ApiError } from './ApiError.ts'
import { type Api, dataOf } from './client.ts'
import type { components } from './generated/v1.d.ts'

type Schemas = components['schemas']

/** Conversations on a page of the history. Spec §4, §7, §9. */
export const PAGE_CONVERSATIONS = 5

/** Other providers may serve v1 (D4), so what the app cannot do without is checked at the door. */
function must(condition: boolean): asserts condition {
  if (!condition) throw new ApiError('malformed')
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isMessage = (value: unknown): boolean =>
  isRecord(value) && isText(value.id) && isText(value.content) && isText(value.created_at)

/** One page of the history, from 1; page 1 has the latest conversations: GET /chat/messages/all. @throws {ApiError} */
export async function listAllMessages(api: Api, page: number, signal: AbortSignal): Promise<Schemas['MessagePage']> {
  const query = { page, limit: PAGE_CONVERSATIONS }
  const result = await dataOf(api.GET('/chat/messages/all', { params: { query }, signal }))
  must(Array.isArray(result.messages) && result.messages.every(isMessage))
  must([result.total_conversations, result.start_index, result.end_index].every(isCount))
  return result
}

/** Sends a signed-in person's message: POST /chat/send-text, spec §7, D28. @throws {ApiError} */
export async function sendText(
  api: Api,
  body: Schemas['TextMessage'],
  signal: AbortSignal,
): Promise<Schemas['TextReply']> {
  const result = await dataOf(api.POST('/chat/send-text', { body, signal }))
  const reply: Partial<Schemas['GuruResponse']> | undefined = result.guru_response
  must(isText(reply?.id) && isText(reply.content ?? reply.text_content))
  return result
}

/** Likes or dislikes a reply: POST /chat/messages/{id}/feedback, spec §7. @throws {ApiError} */
export async function sendFeedback(
  api: Api,
  id: string,
  feedback_type: Schemas['FeedbackType'],
  signal: AbortSignal,
): Promise<Schemas['FeedbackResult']> {
  const result = await dataOf(
    api.POST('/chat/messages/{id}/feedback', { params: { path: { id } }, body: { feedback_type }, signal }),
  )
  // A refusal that comes with 200 is still one.
  must(result.success === true && isText(result.user_feedback) && isText(result.feedback_timestamp))
  return result
}
