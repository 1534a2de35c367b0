// Spec §2 Main chat, onboarding overlay; the figures are those of §9.
export const onboardingEn = {
  welcome: {
    heading: 'Welcome',
    text: 'This is your place to ask and to listen, whenever you need it. Your conversation is kept here for you.',
    referralHeading: 'Bring someone along',
    referral:
      'If someone you invite joins, you get 10 points. The top 2 of the week get special recognition. Tap the coin above to invite someone.',
    skip: 'Skip',
    next: 'Next',
  },
  settings: {
    heading: 'Your settings are here',
    text: 'Behind the three dots you can change your language and birth details, invite others and sign out.',
    // To a minor, who has no part in the referrals (D39).
    textBelow18: 'Behind the three dots you can change your language and birth details, and sign out.',
    understood: 'Understood',
  },
}

export type OnboardingTexts = typeof onboardingEn
