import { type LandingTexts, landingEn } from './landing.en.ts'
import { textsPart } from './part.ts'

export type { LandingTexts }

/** Texts of the landings. The English ones lie in the landings' own code, the others beside those of their language. */
export const landingTexts = textsPart<LandingTexts>({
  english: async () => landingEn,
  punjabi: async () => (await import('./pa.ts')).landingPa,
  hindi: async () => (await import('./hi.ts')).landingHi,
})
