import { textsPart } from './part.ts'
import type { ScriptureTexts } from './scripture.en.ts'

export type { ScriptureTexts }

/** The texts of the passage round a verse, and of sharing a verse. */
export const scriptureTexts = textsPart<ScriptureTexts>({
  english: async () => (await import('./scripture.en.ts')).scriptureEn,
  punjabi: async () => (await import('./scripture.pa.ts')).scripturePa,
  hindi: async () => (await import('./scripture.hi.ts')).scriptureHi,
})
