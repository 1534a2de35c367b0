import type { BookTexts } from './book.en.ts'
import { textsPart } from './part.ts'

export type { BookTexts }

/** The texts of a scripture as a book. */
export const bookTexts = textsPart<BookTexts>({
  english: async () => (await import('./book.en.ts')).bookEn,
  punjabi: async () => (await import('./book.pa.ts')).bookPa,
  hindi: async () => (await import('./book.hi.ts')).bookHi,
})
