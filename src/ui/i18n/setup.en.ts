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
}

export type SetupTexts = typeof setupEn
