import { textsPart } from './part.ts'
import type { PrivacyTexts } from './privacy.ts'

/** The privacy page's text, fetched with that page. */
export const privacyTexts = textsPart<PrivacyTexts>({
  english: async () => (await import('./privacy.en.ts')).privacyEn,
  punjabi: async () => (await import('./privacy.pa.ts')).privacyPa,
  hindi: async () => (await import('./privacy.hi.ts')).privacyHi,
})
