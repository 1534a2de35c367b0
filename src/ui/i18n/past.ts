import { textsPart } from './part.ts'
import type { PastTexts } from './past.en.ts'

export type { PastTexts }

/** The texts of one's own conversations: the search in them, and the place of a message. */
export const pastTexts = textsPart<PastTexts>({
  english: async () => (await import('./past.en.ts')).pastEn,
  punjabi: async () => (await import('./past.pa.ts')).pastPa,
  hindi: async () => (await import('./past.hi.ts')).pastHi,
})
