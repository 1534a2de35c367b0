import type { components } from '../../openapi/v1.d.ts'

type Language = components['schemas']['Language']

/** The provider may take this long for one recording, ms; the app waits 300 s for the whole answer (spec section 9). */
export const SPEECH_TIMEOUT_MS = 60_000

/** Turns recordings into text. The one seam between the server and whoever does it. */
export type Speech = {
  /**
   * What was said, '' when nothing could be understood. Throws when the provider fails or takes too long.
   * @param durationMs of the sound, for who counts it
   */
  transcribe(wav: Blob, language: Language, durationMs: number): Promise<string>
}

export type SpeechOptions = {
  /** https://api.example.com/v1 */
  url: string
  model: string
  apiKey: string | undefined
  timeoutMs?: number
}

/** ISO 639-1, as a hint: people mix languages. */
const CODES: Record<Language, string> = { english: 'en', punjabi: 'pa', hindi: 'hi' }

/** An OpenAI-compatible transcription service: POST {url}/audio/transcriptions. */
export function speechProvider({ url, model, apiKey, timeoutMs = SPEECH_TIMEOUT_MS }: SpeechOptions): Speech {
  return {
    async transcribe(wav, language) {
      const form = new FormData()
      form.set('file', wav, 'voice.wav')
      form.set('model', model)
      form.set('language', CODES[language])
      form.set('response_format', 'json')
      const response = await fetch(`${url}/audio/transcriptions`, {
        method: 'POST',
        headers: apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` },
        body: form,
        // A key, or a voice, goes where it was meant to go.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) {
        // Its text may repeat what was said: only the status is kept.
        await response.body?.cancel()
        throw Object.assign(new Error('no transcript'), { code: `SPEECH_${response.status}` })
      }
      const answer = (await response.json()) as { text?: unknown } | null
      if (typeof answer?.text !== 'string') throw Object.assign(new Error('no transcript'), { code: 'SPEECH_FORM' })
      return answer.text
    },
  }
}
