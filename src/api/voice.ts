import { ApiError } from './ApiError.ts'
import { type Api, dataOf, toFormData } from './client.ts'
import type { components } from './generated/v1.d.ts'

type Schemas = components['schemas']

/** Other providers may serve v1 (D4), so what the app cannot do without is checked at the door. */
function must(condition: boolean): asserts condition {
  if (!condition) throw new ApiError('malformed')
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The browser writes the Content-Type: only it knows the boundary. Without its own name a provider sees 'blob'. */
const toForm = ({ audio_file, ...fields }: Schemas['AnonymousVoice']): FormData =>
  toFormData({ ...fields, audio_file: new File([audio_file], 'recording.wav', { type: 'audio/wav' }) })

const hasWords = (reply: Partial<Schemas['GuruResponse']> | undefined): boolean =>
  isText(reply?.content ?? reply?.text_content)

/** Sends a signed-in person's voice message: POST /chat/send-voice, spec §7, D28. @throws {ApiError} */
export async function sendVoice(
  api: Api,
  body: Schemas['VoiceMessage'],
  signal: AbortSignal,
): Promise<Schemas['VoiceReply']> {
  const result = await dataOf(api.POST('/chat/send-voice', { body, bodySerializer: toForm, signal }))
  const reply: Partial<Schemas['GuruResponse']> | undefined = result.guru_response
  must(isText(reply?.id) && hasWords(reply))
  return result
}

/** Sends a visitor's voice message: POST /chat/anonymous/send-voice (D5, D28). @throws {ApiError} */
export async function sendAnonymousVoice(
  api: Api,
  body: Schemas['AnonymousVoice'],
  signal: AbortSignal,
): Promise<Schemas['AnonymousSendResult']> {
  const result = await dataOf<Schemas['AnonymousSendResult']>(
    api.POST('/chat/anonymous/send-voice', { body, bodySerializer: toForm, signal }),
  )
  if (result.error === 'message_limit_reached') return result
  must(hasWords(result.guru_response) && Number.isFinite(result.remaining_messages))
  return result
}

/** The recording of a voice message: GET /chat/messages/{id}/audio. @throws {ApiError} */
export async function getMessageAudio(api: Api, id: string, signal: AbortSignal): Promise<Blob> {
  const sound: unknown = await dataOf(
    api.GET('/chat/messages/{id}/audio', { params: { path: { id } }, parseAs: 'blob', signal }),
  )
  must(sound instanceof Blob && sound.size > 0)
  return sound
}
