// Spec §2 Profile setup screen, letter for letter where it gives a text.
export const setupEn = {
  title: 'Complete Your Profile',
  loading: 'Loading...',
  why: 'Your phone number brings you back to the same account, and the guide answers in the language you choose here. What is marked optional may stay empty.',
  name: 'Full Name *',
  phone: 'Phone Number',
  phoneHint: 'Ten digits in India. Elsewhere with + and the code of the country.',
  birthDate: 'Birth Date',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  time: 'Birth Time',
  city: 'City of Birth',
  email: 'Email Address',
  language: 'Language Preference',
  languages: { english: 'English', punjabi: 'Punjabi', hindi: 'Hindi' },
  optional: 'optional',
  submit: 'Complete Setup',
  saving: 'Saving...',
  signOut: 'Sign Out',
  // Spec §8 Profile save from setup; and what to do when the number is a member's.
  errors: {
    setupFailed: 'Failed to update profile. Please try again.',
    phoneHasAccount:
      'This phone number already has an account, opened by WhatsApp. Please sign out here, then continue with WhatsApp and this number.',
    // D39: said calmly, as settings does.
    tooYoung:
      'We are glad that you came. Satsang is for people aged 13 and over, so it is not for you yet. Until then, read the scriptures with your family, and come back when you are 13.',
    eraseFailed: 'This could not be erased. Please try again.',
  },
  tooYoung: {
    fix: 'If the date is not right, please choose it again.',
    leave: 'Erase everything and leave',
    leaving: 'Erasing...',
  },
}

export type SetupTexts = typeof setupEn
