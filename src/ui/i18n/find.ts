import type { FindTexts } from './find.en.ts'
import { textsPart } from './part.ts'

export type { FindTexts }

/** The texts of the page on which a scripture is searched. */
export const findTexts = textsPart<FindTexts>({
  english: async () => (await import('./find.en.ts')).findEn,
  punjabi: async () => (await import('./find.pa.ts')).findPa,
  hindi: async () => (await import('./find.hi.ts')).findHi,
})
