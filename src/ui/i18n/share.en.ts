// Spec §2 'Refer & Earn' and §9 Referral. Names of platforms are no texts: they are the same in every language.
export const shareEn = {
  heading: 'Refer & Earn',
  points: (n: number) => (n === 1 ? '1 referral point' : `${n} referral points`),
  reward: '10 points for each person who joins with your link. The top 2 of the week get special recognition.',
  who: 'Whom would you like to invite?',
  family: 'Family',
  friend: 'Friend',
  generating: 'Making your link...',
  link: 'Your link',
  copy: 'Copy link',
  platforms: 'Share on',
  system: 'Share…',
  opening: (name: string) => `Opening ${name}...`,
  copied: (name: string) => `The text with your link is copied. Paste it on ${name}.`,
  copyByHand: (name: string) => `Copy this text yourself and paste it on ${name}:`,
  blocked: 'The browser did not open a new tab.',
  openHere: (name: string) => `Open ${name}`,
  errors: {
    generateLink: 'Your link could not be made just now.',
    sharePlatform: 'This way of sharing did not open. You can also copy the link.',
    systemShare: 'Sharing did not work just now. You can also copy the link.',
    copyText: 'Copying did not work. Please select the link and copy it yourself.',
  },
  hints: {
    offline: 'You seem to be offline.',
    rateLimited: 'That was often in a short time. Please wait a moment.',
  },
}

export type ShareTexts = typeof shareEn
