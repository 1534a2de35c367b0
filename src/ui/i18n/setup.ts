import { textsPart } from './part.ts'
import type { SetupTexts } from './setup.en.ts'

export type { SetupTexts }

/** The texts of profile setup, fetched with that screen. */
export const setupTexts = textsPart<SetupTexts>({
  english: async () => (await import('./setup.en.ts')).setupEn,
  punjabi: async () => (await import('./setup.pa.ts')).setupPa,
  hindi: async () => (await import('./setup.hi.ts')).setupHi,
})
