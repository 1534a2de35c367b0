// Spec §2 Settings screen, letter for letter where it gives a text. What dialogs say about erasing must be true (D25).
export const settingsEn = {
  title: 'Settings',
  save: 'Save',
  saving: 'Saving...',
  remove: 'Remove',
  removing: 'Removing...',
  cancel: 'Cancel',
  signOut: 'Sign Out',
  topOfWeek: 'among the top 2 of the week',
  points: (n: number) => (n === 1 ? '1 referral point' : `${n} referral points`),

  preferences: 'Spiritual Preferences',
  notSet: 'Not set',
  fields: {
    language_preference: 'Language',
    date_of_birth: 'Birth Date',
    time_of_birth: 'Birth Time',
    place_of_birth: 'Birth Location',
    email: 'Email Address',
  },
  hints: {
    language_preference: 'The answers and the app will be in this language.',
    date_of_birth: 'A date from 1940 until today.',
    time_of_birth: 'As exactly as you know it.',
    place_of_birth: 'The city or village where you were born.',
    email: 'It only stands in your profile.',
  },
  languages: { english: 'English', punjabi: 'Punjabi', hindi: 'Hindi' },

  refer: { title: 'Refer & Earn', text: '10 points per referral' },

  app: {
    heading: 'App Settings',
    language: 'Language of the app',
    music: 'Music',
    musicHint: 'In the background of the chat',
    haptics: 'Haptics',
    hapticsHint: 'A short vibration when you tap',
  },

  account: {
    heading: 'Account Information',
    email: 'Email',
    phone: 'Phone',
    subscription: 'Subscription',
    tiers: { free: 'Free', basic: 'Basic', premium: 'Premium' },
    memberSince: 'Member Since',
  },

  data: {
    heading: 'Your Data',
    export: 'Export my data',
    exporting: 'Preparing your file...',
    exported: 'The file with your data is ready. You will find it in your downloads.',
    exportFailed: 'The file could not be made. Please try again.',
    email: 'Change or remove my email address',
    withdraw: 'Withdraw consent',
    givenOn: (date: string) => `Given on ${date}`,
    erase: 'Erase my account',
  },

  erase: {
    heading: 'Erase your account?',
    text: 'This is erased for good:',
    lost: ['Your profile', 'All your conversations, questions and answers', 'Your referral points'],
    exportFirst: 'To keep a copy, go back and export your data first.',
    understand: 'I understand that this cannot be undone',
    confirm: 'Erase everything',
    erasing: 'Erasing...',
    failed: 'The account could not be erased. Please try again.',
  },
  // For counsel (D53, docs/keeping.md): read by a lawyer before it is relied on.
  withdrawal: {
    heading: 'Withdraw your consent?',
    text: 'Without your consent we keep nothing about you. Your account is closed, and this is erased for good:',
    onlyOptional:
      'If it is only about your birth time, your birth place or your email address, go back and remove it there.',
  },
  // Spec §8 Profile save from settings.
  errors: {
    phoneTaken: 'This phone number is already registered with another account. Please use a different phone number.',
    conflict: 'The information provided conflicts with existing data. Please check your details and try again.',
    invalid: 'Invalid information provided. Please check your details and try again.',
    server: 'Server error occurred. Please try again later.',
    // D39: the words of setup.
    tooYoung:
      'We are glad that you came. Satsang is for people aged 13 and over, so it is not for you yet. Until then, read the scriptures with your family, and come back when you are 13.',
  },
}

export type SettingsTexts = typeof settingsEn
