import { ApiError } from './ApiError.ts'
import { type Api, dataOf } from './client.ts'
import type { components } from './generated/v1.d.ts'

type Schemas = components['schemas']
type Tradition = Schemas['Tradition']

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

/** Other providers may serve v1 (D4), so what the app cannot do without is checked at the door. */
function must(condition: boolean): asserts condition {
  if (!condition) throw new ApiError('malformed')
}

/** Starts, or continues, the device's anonymous session: POST /chat/anonymous/start (D5). @throws {ApiError} */
export async function startSession(
  api: Api,
  body: { referral_code: string; spiritual_tradition: Tradition; language: Schemas['Language'] },
  signal: AbortSignal,
): Promise<Schemas['AnonymousSession']> {
  const { referral_code, ...rest } = body
  const session = await dataOf(
    api.POST('/chat/anonymous/start', {
      body: referral_code === '' ? rest : { referral_code, ...rest },
      signal,
    }),
  )
  must(typeof session.conversation_id === 'string' && isCount(session.remaining_messages))
  return session
}

/** GET /chat/anonymous/check-device-status, spec §7. @throws {ApiError} */
export async function checkStatus(
  api: Api,
  spiritual_tradition: Tradition,
  signal: AbortSignal,
): Promise<Schemas['DeviceStatus']> {
  const status = await dataOf(
    api.GET('/chat/anonymous/check-device-status', { params: { query: { spiritual_tradition } }, signal }),
  )
  must(typeof status.trial_completed === 'boolean' && isCount(status.remaining_conversations))
  must(status.latest_conversation === undefined || Array.isArray(status.latest_conversation.messages))
  return status
}

/** Sends a visitor's message: POST /chat/anonymous/send-text (D5, D28). @throws {ApiError} */
export async function sendText(
  api: Api,
  body: Schemas['AnonymousText'],
  signal: AbortSignal,
): Promise<Schemas['AnonymousSendResult']> {
  const result = await dataOf<Schemas['AnonymousSendResult']>(api.POST('/chat/anonymous/send-text', { body, signal }))
  if (result.error === 'message_limit_reached') return result
  const reply: Partial<Schemas['GuruResponse']> | undefined = result.guru_response
  must(typeof (reply?.content ?? reply?.text_content) === 'string' && isCount(result.remaining_messages))
  return result
}
