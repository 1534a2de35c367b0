import { expect, test } from 'vitest'
import { testPart } from '../../../tests/texts/checks.ts'
import { onboardingEn } from './onboarding.en.ts'
import { onboardingHi } from './onboarding.hi.ts'
import { onboardingPa } from './onboarding.pa.ts'
import { onboardingTexts } from './onboarding.ts'

testPart(onboardingTexts, { english: onboardingEn, punjabi: onboardingPa, hindi: onboardingHi })

// Spec §2 onboarding overlay.
test('the English texts say what the specification says', () => {
  expect(onboardingEn.welcome.referral).toMatch(/10 points\. The top 2 of the week get special recognition\./)
  expect(onboardingEn.settings.text).toContain('three dots')
  expect(onboardingEn.settings.understood).toBe('Understood')
})
