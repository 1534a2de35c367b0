import { textsPart } from './part.ts'
import type { SavedTexts } from './saved.en.ts'

export type { SavedTexts }

/** The texts of what a person saved. */
export const savedTexts = textsPart<SavedTexts>({
  english: async () => (await import('./saved.en.ts')).savedEn,
  punjabi: async () => (await import('./saved.pa.ts')).savedPa,
  hindi: async () => (await import('./saved.hi.ts')).savedHi,
})
