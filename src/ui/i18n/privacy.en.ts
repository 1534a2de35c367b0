import { FREE_EN } from './freeMessages.ts'
import type { PrivacyTexts } from './privacy.ts'

// D25: every sentence must be true of this software. Who changes what the software keeps or sends changes this text,
// in all three languages, in the same commit.
export const privacyEn: PrivacyTexts = {
  title: 'Privacy Policy',
  lastUpdated: 'Last updated July 2025',
  intro:
    'Your conversations are private. They are kept only so that you can read them again, and they are never sold or used for advertising. Satsang is an AI guide that quotes scripture. It is not the Guru or the deity.',
  writtenBy: (writer) =>
    `Here the answers are written by a language model: your messages, with the conversation before them, are read by the service of ${writer} for that purpose, without your name, number or address.`,
  backedUp: (days) =>
    `The copies that we keep for safety (backups) may hold what you erased for up to ${days === 1 ? '1 day' : `${days} days`} more. Then it is gone from there, too.`,
  // For counsel (D53).
  writeTo: (contact) =>
    `For any question, request or complaint, write to ${contact}. We respond within 48 hours. If that does not help, you can complain to the Data Protection Board of India.`,
  sections: [
    {
      id: 'information-collected',
      heading: 'Information we collect',
      paragraphs: ['We collect what the app needs to answer you, and no more:'],
      bullets: [
        'Your messages and the answers to them. If you record a voice message, the recording belongs to your conversation and is treated like it.',
        'The verses and answers that you save once you have signed in, with your notes. Before that they stay on your device.',
        'If you sign in: your name, email address and picture from Google, or your mobile number.',
        'What you enter in your profile: name, phone number, birth date and language; birth time, birth place and email address only if you wish to give them.',
        `A device id: a code computed from technical traits of your browser. It is there to count the ${FREE_EN} free messages and says nothing about what you write.`,
        'A referral code, if you enter one, and whether you liked or disliked an answer.',
        'If you allow notifications: the address at which your browser can receive them.',
        'The network address of your connection, to protect the service from misuse, and an approximate place, guessed from the time zone of your device, for the message on the start page.',
        'Anonymised usage figures, such as that a message was sent. They never contain the text of a message, a name, a phone number or an address.',
      ],
    },
    {
      id: 'use',
      heading: 'How we use it',
      paragraphs: [
        `We use this information to answer your questions, to show you your earlier conversations, to count the ${FREE_EN} free messages, to sign you in, and to send notifications if you allowed them.`,
        'Only anonymised figures without any content are analysed, so that we can see where the app works well and where it fails. Your conversations are never used for advertising.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing',
      paragraphs: [
        'We do not sell your information, and we give your conversations to nobody for their own purposes. Other services receive only what they need to do their work:',
      ],
      bullets: [
        'Where an outside language service helps to write the answers, or an outside speech service turns recordings into text, your message or recording is sent to it for that purpose.',
        'If you continue with Google, Google learns that you sign in here.',
        'If you continue with WhatsApp, your mobile number and the one-time code pass through the service that delivers the code.',
        'If you allow notifications, they pass through the push service of your browser.',
        'The analytics service, where one is switched on, receives only the anonymised figures.',
        'If a law obliges us to hand something over, we hand over only what the law requires.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      paragraphs: [
        'The connection between your device and our server is encrypted. The keys that keep you signed in are stored on the server only in a form from which they cannot be read back, and they can be withdrawn.',
        'No service can promise complete security. On a device that you share with others, sign out when you have finished.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: ['Your information belongs to you.'],
      bullets: [
        'You can read your conversations, and see and correct your profile, at any time.',
        'In the settings you can download everything we hold about you as one file.',
        'In the settings you can erase your account and all your conversations with one action.',
        // For counsel (D53).
        'You can withdraw your consent there at any time, as easily as you gave it: your account is then closed and erased. Birth time, birth place and email address can be removed one by one.',
        'If you have not signed in, write to the address below, and we will help you to read or erase the conversation of your device.',
        'What you erase is gone from our files within an hour. Without an account, your conversation and recordings go 30 days after you last used them, and one-time codes after an hour.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and local storage',
      paragraphs: [
        'We set no tracking cookies. The app keeps a few things in the local storage of your browser, on your device:',
      ],
      bullets: [
        `the device id: a fingerprint of browser traits, stored as a short code, to count the ${FREE_EN} free messages;`,
        'the language and the tradition you chose;',
        'your session, or the key that keeps you signed in together with your profile;',
        'what you have typed and not yet sent, so that it is not lost;',
        'notifications you have opened, for 30 days at most, and the address at which notifications reach you;',
        'the time you last used the app, and which hints you have already seen;',
        'where usage figures are switched on, a random number that tells one browser from another.',
      ],
    },
    {
      id: 'international-transfers',
      heading: 'International transfers',
      paragraphs: [
        'Our server, and the services named under Sharing, may be in a country other than yours. Your information is treated by the rules of this page wherever we keep it.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'Satsang is meant for people aged 13 and over. Who enters a birth date below that is told so kindly, and our server stores nothing of the form. From 13 to 17 we count no usage figures of who is signed in, send no notifications and give no referral points, as soon as the birth date is in the profile; points and the address for notifications from before are then removed.',
        'If you learn that a younger child has given us information, please write to us and we will erase it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      paragraphs: ['If this policy changes, the new text appears on this page with a new date at the top.'],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [],
    },
  ],
}
