import { textsPart } from './part.ts'
import type { PromptsTexts } from './prompts.en.ts'

export type { PromptsTexts }

/** The texts of the two questions of spec §4 Prompts, and of the new version: fetched when one of them is shown. */
export const promptsTexts = textsPart<PromptsTexts>({
  english: async () => (await import('./prompts.en.ts')).promptsEn,
  punjabi: async () => (await import('./prompts.pa.ts')).promptsPa,
  hindi: async () => (await import('./prompts.hi.ts')).promptsHi,
})
