import { textsPart } from './part.ts'
import type { VoiceTexts } from './voice.en.ts'

export type { VoiceTexts }

/** The texts of the recording dialog and of voice messages. */
export const voiceTexts = textsPart<VoiceTexts>({
  english: async () => (await import('./voice.en.ts')).voiceEn,
  punjabi: async () => (await import('./voice.pa.ts')).voicePa,
  hindi: async () => (await import('./voice.hi.ts')).voiceHi,
})
