import { textsPart } from './part.ts'
import type { ShareTexts } from './share.en.ts'

export type { ShareTexts }

/** The texts of Refer & Earn and of the points badge. */
export const shareTexts = textsPart<ShareTexts>({
  english: async () => (await import('./share.en.ts')).shareEn,
  punjabi: async () => (await import('./share.pa.ts')).sharePa,
  hindi: async () => (await import('./share.hi.ts')).shareHi,
})
