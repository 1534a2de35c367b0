import { FREE_EN } from './freeMessages.ts'

// The English texts. They define the shape of every language: `Texts` is this object's type, so a text that is missing
// in another language does not compile. Where the specification gives a text, it stands here letter for letter.
export const en = {
  app: {
    name: 'Satsang',
    tagline: 'Guidance from scripture, in your own language',
    loadingChat: 'Loading Satsang Chat...',
    initializing: 'Initializing Satsang Chat...',
    back: 'Back',
    close: 'Close',
    helpNow: 'Help now',
    home: 'Go to the start page',
    skipToContent: 'Skip to content',
    offline: 'You are offline. You can go on reading. Messages go by themselves once you are connected.',
  },

  guides: {
    sikh: {
      name: 'Guru Nanak Dev Ji',
      scripture: 'Sri Guru Granth Sahib Ji',
      imageAlt: 'Ik Onkar in a halo of light',
      aiNotice: 'This is an AI guide that quotes Sri Guru Granth Sahib Ji. It is not the Guru.',
    },
    hindu: {
      name: 'Shri Krishna',
      scripture: 'Bhagavad Gita',
      imageAlt: 'A peacock feather and a flute',
      aiNotice: 'This is an AI guide that quotes the Bhagavad Gita. It is not Shri Krishna.',
    },
  },

  language: {
    label: 'Language',
  },

  defaultLanding: {
    header: 'Satsang: Divine Guidance at Your Fingertips',
    privacyPolicy: 'Privacy Policy',
    free: 'All features are free.',
  },

  chat: {
    chatsLeft: (n: number) => `${n} chats left`,
    conversation: 'Conversation',
    message: 'Message',
    placeholder: 'Write what is on your mind',
    send: 'Send',
    record: 'Record voice message',
    tryAgain: 'Try again',
    you: 'You',
    welcome: {
      sikh: 'Sat Sri Akal Ji, and welcome. This is an AI guide to the words of Guru Nanak Dev Ji and Sri Guru Granth Sahib Ji. Ask a question or share what weighs on you, in your own words. The answer will draw on Gurbani and name the Ang, so that you can read it for yourself.',
      hindu:
        'Jai Shri Krishna, and welcome. This is an AI guide to the words of Shri Krishna in the Bhagavad Gita. Ask a question or share what weighs on you, in your own words. The answer will draw on the Gita and name the chapter and verse, so that you can read it for yourself.',
    },
    processing: 'The guide is answering',
    charactersLeft: (n: number) => `${n} characters left`,
    overflow: (n: number, limit: number) => `Only ${limit} characters fit in one message. ${n} more are kept aside.`,
    copyRest: 'Copy the rest',
    addRest: 'Add the rest',
    copied: 'Copied',
    copyFailed: 'Copying did not work. Please select the text and copy it yourself.',
    waitingForSession: 'Your message will be sent as soon as the connection is ready.',
    limitReached: `Your ${FREE_EN} free messages are used. Sign in to go on; what you have typed is kept.`,
    loadEarlierFailed: 'Your earlier messages could not be loaded.',
    unverified: 'Unverified',
    quotation: {
      copy: 'Copy',
      transliteration: 'Transliteration',
    },
    // The reference of a verse as the reader writes it: 'Bhagavad Gita 2.47', 'Guru Granth Sahib, Ang 1'.
    reference: (ref: string) => ref,
  },

  loginModal: {
    heading: 'Sign in to continue',
    text: `Your ${FREE_EN} free messages are used. Sign in to go on talking, for as long as you wish. All features are free.`,
    signIn: 'Sign in',
    keptNote: 'Your conversation and anything you typed are kept.',
  },

  // Section 8 of the specification, and what the states of docs/look.md need beside it.
  errors: {
    sendFailed: 'Failed to send message. Please try again.',
    startFailed: 'Failed to continue. Please try again.',
    rateLimited: 'Too many messages in a short time. Please wait a moment and try again.',
    offline: 'You seem to be offline. Your message is kept; it goes by itself when the network is back.',
    timeout: 'The answer is taking too long. Your message is kept; please try again.',
    storageBlocked:
      'This browser does not let the app keep your conversation on this device. You can go on, but it may not be here when you come back.',
    signedInSendFailed: 'I am experiencing a moment of spiritual interference. Please try again.',
    voiceFailed: 'I had trouble hearing your voice message. Please try again.',
    recordingLost: 'The recording is no longer on this device. Please record it once more.',
    login: {
      failed: 'Login failed',
      invalidResponse: 'Invalid response from server',
      whatsappFailed: 'WhatsApp verification failed',
      unsupportedMethod: 'Unsupported login method',
      googleNotOffered: 'Signing in with Google is not set up here. Please use the other way.',
      whatsappNotOffered: 'Signing in with WhatsApp is not set up here. Please use the other way.',
      noneOffered: 'Signing in is not possible here at the moment.',
    },
    google: {
      signInFailed: 'Failed to sign in. Please try again.',
      userInfoFailed: 'Failed to get user information. Please try again.',
      cancelled: 'Google sign-in was cancelled or failed.',
      failed: 'Failed to sign in with Google. Please try again.',
    },
    // Of settings and of setup; the words of one of them alone stand there.
    profile: { updateFailed: 'Profile update failed. Please try again.' },
  },

  errorScreen: {
    title: 'Something went wrong',
    text: 'We apologize for the inconvenience. Please try refreshing the page.',
    refresh: 'Refresh Page',
  },

  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. The link may be old or mistyped.',
    home: 'Go to the start page',
  },
}

/** The texts of one language. */
export type Texts = typeof en
