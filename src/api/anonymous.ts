import type { components } from '../../openapi/v1.d.ts'
import { type Api, dataOf } from './client.ts'

type Schemas = components['schemas']
type Tradition = Schemas['Tradition']

/** Starts, or continues, the device's anonymous session: POST /chat/anonymous/start (D5). @throws {ApiError} */
export async function startSession(
  api: Api,
  body: { referral_code: string; spiritual_tradition: Tradition; language: Schemas['Language'] },
  signal: AbortSignal,
): Promise<Schemas['AnonymousSession']> {
  const { referral_code, ...rest } = body
  const session = await dataOf(
    'AnonymousSession',
    api.POST('/chat/anonymous/start', {
      body: referral_code === '' ? rest : { referral_code, ...rest },
      signal,
    }),
  )
  // Whose it is, was asked.
  return { ...session, spiritual_tradition: body.spiritual_tradition }
}

/** GET /chat/anonymous/check-device-status, spec §7. @throws {ApiError} */
export const checkStatus = (api: Api, spiritual_tradition: Tradition, signal: AbortSignal) =>
  dataOf(
    'DeviceStatus',
    api.GET('/chat/anonymous/check-device-status', { params: { query: { spiritual_tradition } }, signal }),
  )

/** Sends a visitor's message: POST /chat/anonymous/send-text (D5, D28). @throws {ApiError} */
export const sendText = (api: Api, body: Schemas['AnonymousText'], signal: AbortSignal) =>
  dataOf('AnonymousSendResult', api.POST('/chat/anonymous/send-text', { body, signal }))
