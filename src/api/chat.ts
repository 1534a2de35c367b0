import { PAGE_CONVERSATIONS } from '../../openapi/constants.ts'
import type { components } from '../../openapi/v1.d.ts'
import { type Api, dataOf } from './client.ts'

type Schemas = components['schemas']

/** The person's conversations, latest first: GET /chat/conversations, spec §7. @throws {ApiError} */
export const listConversations = (api: Api, signal: AbortSignal) =>
  dataOf('ConversationList', api.GET('/chat/conversations', { signal }))

/** One page of the history, from 1; page 1 has the latest conversations: GET /chat/messages/all. @throws {ApiError} */
export const listAllMessages = (api: Api, page: number, signal: AbortSignal) => {
  const query = { page, limit: PAGE_CONVERSATIONS }
  return dataOf('MessagePage', api.GET('/chat/messages/all', { params: { query }, signal }))
}

/** Sends a signed-in person's message: POST /chat/send-text, spec §7, D28. @throws {ApiError} */
export const sendText = (api: Api, body: Schemas['TextMessage'], signal: AbortSignal) =>
  dataOf('TextReply', api.POST('/chat/send-text', { body, signal }))

/** Likes or dislikes a reply: POST /chat/messages/{id}/feedback, spec §7. @throws {ApiError} */
export const sendFeedback = (
  api: Api,
  id: string,
  feedback_type: Schemas['FeedbackType'],
  signal: AbortSignal,
): Promise<Schemas['FeedbackResult']> =>
  dataOf(
    'FeedbackResult',
    api.POST('/chat/messages/{id}/feedback', { params: { path: { id } }, body: { feedback_type }, signal }),
  )
