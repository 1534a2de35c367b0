import type { OnboardingTexts } from './onboarding.en.ts'
import { textsPart } from './part.ts'

export type { OnboardingTexts }

/** The texts of the onboarding overlay, fetched when it is shown. */
export const onboardingTexts = textsPart<OnboardingTexts>({
  english: async () => (await import('./onboarding.en.ts')).onboardingEn,
  punjabi: async () => (await import('./onboarding.pa.ts')).onboardingPa,
  hindi: async () => (await import('./onboarding.hi.ts')).onboardingHi,
})
