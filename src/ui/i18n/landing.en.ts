import { FREE_MESSAGES } from '../../../openapi/constants.ts'
import { FREE_EN_FIRST } from './freeMessages.ts'

// What the landings alone say; it comes with them (landing.ts). Where the specification gives a text, it stands here letter
// for letter.
export const landingEn = {
  defaultLanding: {
    heading: 'Spiritual Wisdom & Guidance',
    features: {
      scripture: {
        title: 'Authentic Scripture Wisdom',
        text: 'Answers come with verses from Sri Guru Granth Sahib Ji or the Bhagavad Gita, each with its reference.',
      },
      guidance: {
        title: 'Personalized Spiritual Guidance',
        text: 'Say what is on your mind in your own words. The answer speaks to your question.',
      },
      languages: {
        title: 'Multi-Language Support',
        text: 'Read and write in Punjabi, Hindi or English.',
      },
      privacy: {
        title: 'Private & Secure',
        text: 'Your conversation is yours alone. It is never sold or used for advertising.',
      },
    },
    startSikh: 'Start Sikh Journey (Punjabi)',
    startHindu: 'Start Hindu Journey (Hindi)',
    aiNotice: 'Satsang is an AI guide that quotes scripture. It is not the Guru or the deity.',
    copyright: (year: number) => `© ${year} Satsang`,
  },

  landing: {
    welcome: {
      sikh: 'Sat Sri Akal Ji, welcome',
      hindu: 'Jai Shri Krishna, welcome',
    },
    promoLabel: 'From the community',
    promoFallback: {
      sikh: 'Whatever is on your mind, you can bring it here. The answer comes with the words of Gurbani. Each verse stands there whole, with its reference, so that you can read it for yourself.',
      hindu:
        'Whatever is on your mind, you can bring it here. The answer comes with the words of the Bhagavad Gita. Each verse stands there whole, with its reference, so that you can read it for yourself.',
    },
    referralLabel: 'Referral code (optional)',
    referralHint: 'If someone invited you, enter their code here.',
    tryButton: `Try Satsang Chat (${FREE_MESSAGES} free messages)`,
    continueGoogle: 'Continue with Google',
    continueWhatsapp: 'Continue with WhatsApp',
    explain: `${FREE_EN_FIRST} messages are free without signing in. After that, sign in to go on. All features are free.`,
    // For counsel (D53, docs/keeping.md): read by a lawyer before it is relied on.
    signInNotice: 'We keep your name and email from Google, or your number, until you withdraw consent.',
  },
}

export type LandingTexts = typeof landingEn
