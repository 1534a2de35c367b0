import { PAGE_CONVERSATIONS } from '../../openapi/constants.ts'
import type { components } from '../../openapi/v1.d.ts'
import { type Api, dataOf } from './client.ts'

// The calls of a conversation, but for its recordings (voice.ts).

type Schemas = components['schemas']
type Tradition = Schemas['Tradition']

/** Starts, or continues, the device's anonymous session: POST /chat/anonymous/start (D5). @throws {ApiError} */
export async function startAnonymousSession(
  api: Api,
  body: { referral_code: string; spiritual_tradition: Tradition; language: Schemas['Language'] },
  signal: AbortSignal,
): Promise<Schemas['AnonymousSession']> {
  const { referral_code, ...rest } = body
  const session = await dataOf(
    'AnonymousSession',
    api.POST('/chat/anonymous/start', { body: { referral_code: referral_code || undefined, ...rest }, signal }),
  )
  // Whose it is, was asked.
  return { ...session, spiritual_tradition: body.spiritual_tradition }
}

/** GET /chat/anonymous/check-device-status, spec §7. @throws {ApiError} */
export const checkDeviceStatus = (api: Api, spiritual_tradition: Tradition, signal: AbortSignal) =>
  dataOf(
    'DeviceStatus',
    api.GET('/chat/anonymous/check-device-status', { params: { query: { spiritual_tradition } }, signal }),
  )

/** The person's conversations, latest first: GET /chat/conversations, spec §7. @throws {ApiError} */
export const listConversations = (api: Api, signal: AbortSignal) =>
  dataOf('ConversationList', api.GET('/chat/conversations', { signal }))

/** A page by its number, from 1; or the one with a message, or with the first since a time (D61). */
export type PageAsked = { page: number } | { message_id: string } | { since: string }

/** One page of the history; page 1 has the latest conversations: GET /chat/messages/all. @throws {ApiError} */
export const listAllMessages = (api: Api, asked: PageAsked, signal: AbortSignal) => {
  const query = { ...asked, limit: PAGE_CONVERSATIONS }
  return dataOf('MessagePage', api.GET('/chat/messages/all', { params: { query }, signal }))
}

/** Sends a visitor's message: POST /chat/anonymous/send-text (D5, D28). @throws {ApiError} */
export const sendAnonymousText = (api: Api, body: Schemas['AnonymousText'], signal: AbortSignal) =>
  dataOf('AnonymousSendResult', api.POST('/chat/anonymous/send-text', { body, signal }))

/** Sends a member's message: POST /chat/send-text, spec §7, D28. @throws {ApiError} */
export const sendText = (api: Api, body: Schemas['TextMessage'], signal: AbortSignal) =>
  dataOf('TextReply', api.POST('/chat/send-text', { body, signal }))
