import type { components } from '../../openapi/v1.d.ts'
import { type Api, dataOf } from './client.ts'

type Schemas = components['schemas']

/**
 * A voice message as a form, without the fields that are not there. The browser writes the Content-Type: only it knows the
 * boundary. Without its own name a provider sees 'blob'.
 */
function toForm({ audio_file, ...fields }: Schemas['AnonymousVoice']): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  form.append('audio_file', new File([audio_file], 'recording.wav', { type: 'audio/wav' }))
  return form
}

/** Sends a visitor's voice message: POST /chat/anonymous/send-voice (D5, D28). @throws {ApiError} */
export const sendAnonymousVoice = (api: Api, body: Schemas['AnonymousVoice'], signal: AbortSignal) =>
  dataOf('AnonymousSendResult', api.POST('/chat/anonymous/send-voice', { body, bodySerializer: toForm, signal }))

/** Sends a member's voice message: POST /chat/send-voice, spec §7, D28. @throws {ApiError} */
export const sendVoice = (api: Api, body: Schemas['VoiceMessage'], signal: AbortSignal) =>
  dataOf('VoiceReply', api.POST('/chat/send-voice', { body, bodySerializer: toForm, signal }))

/** The recording of a voice message: GET /chat/messages/{id}/audio. @throws {ApiError} */
export const getMessageAudio = (api: Api, id: string, signal: AbortSignal): Promise<Blob> =>
  dataOf('Sound', api.GET('/chat/messages/{id}/audio', { params: { path: { id } }, parseAs: 'blob', signal }))
