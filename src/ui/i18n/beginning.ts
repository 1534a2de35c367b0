import type { BeginningTexts } from './beginning.en.ts'
import { textsPart } from './part.ts'

export type { BeginningTexts }

/** What stands in a chat in which nothing was said yet. */
export const beginningTexts = textsPart<BeginningTexts>({
  english: async () => (await import('./beginning.en.ts')).beginningEn,
  punjabi: async () => (await import('./beginning.pa.ts')).beginningPa,
  hindi: async () => (await import('./beginning.hi.ts')).beginningHi,
})
