import type { MainChatTexts } from './mainChat.en.ts'
import { textsPart } from './part.ts'

export type { MainChatTexts }

/** Texts of the signed-in chat; they come with it. */
export const mainChatTexts = textsPart<MainChatTexts>({
  english: async () => (await import('./mainChat.en.ts')).mainChatEn,
  punjabi: async () => (await import('./mainChat.pa.ts')).mainChatPa,
  hindi: async () => (await import('./mainChat.hi.ts')).mainChatHi,
})
