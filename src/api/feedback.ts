import type { components } from '../../openapi/v1.d.ts'
import { type Api, dataOf } from './client.ts'

type Schemas = components['schemas']

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
