import type { LoginTexts } from './login.en.ts'
import { textsPart } from './part.ts'

/** The texts of the WhatsApp login modal. */
export const loginTexts = textsPart<LoginTexts>({
  english: async () => (await import('./login.en.ts')).loginEn,
  punjabi: async () => (await import('./login.pa.ts')).loginPa,
  hindi: async () => (await import('./login.hi.ts')).loginHi,
})
