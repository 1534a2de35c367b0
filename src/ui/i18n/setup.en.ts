// Spec §2 Profile setup screen, letter for letter where it gives a text.
export const setupEn = {
  title: 'Complete Your Profile',
  loading: 'Loading...',
  // For counsel (D53, docs/keeping.md): read by a lawyer before it is relied on.
  // Who changes what it says, in any language, changes NOTICE_VERSION (src/machines/profileSetup/setupForm.ts).
  notice: {
    heading: 'What your data is for',
    asked: {
      name: { what: 'Name', why: 'your account carries it.' },
      phone: { what: 'Phone number', why: 'it brings you back to this account.' },
      birthDate: { what: 'Birth date', why: 'it tells whether you are 13 or older.' },
      language: { what: 'Language', why: 'the guide answers in it.' },
      optional: {
        what: 'Birth time, birth place, email (optional)',
        why: 'they only stand in your profile. You may leave them empty.',
      },
      conversations: {
        what: 'Conversations, and verses and notes that you save',
        why: 'they are kept so that you can read them again, and the guide can go on from them.',
      },
    },
    kept: 'All this is kept until you erase it.',
    withdraw:
      'You can withdraw your consent in the settings at any time: your account is then closed and erased. What is optional can be taken back by itself. There you can also see, correct and download your data.',
    complain: (contact: string) =>
      `Questions and complaints: ${contact}. We respond within 48 hours. If that does not help, you can complain to the Data Protection Board of India.`,
  },
  agree: 'I agree that my data is used for what is named above.',
  // For counsel (D53): who does not agree leaves, and nothing of them stays.
  disagree: 'I do not agree: erase my account and leave',
  leaving: {
    heading: 'Erase your account and leave?',
    text: 'That is all right. We then keep nothing about you: your account is closed, and your profile and all your conversations are erased for good. You are welcome again at any time.',
    stay: 'Stay here',
  },
  name: 'Full Name *',
  phone: 'Phone Number',
  phoneHint: 'Ten digits in India. Elsewhere with + and the code of the country.',
  birthDate: 'Birth Date',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  fields: { time_of_birth: 'Birth Time', place_of_birth: 'City of Birth', email: 'Email Address' },
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
