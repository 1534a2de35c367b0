// What is always true, whatever somebody does and whatever breaks: named after the specification. Each is looked at in a
// browser after every step of every walk (seen.ts), or in the machines alone after every command of random runs
// (always.test.ts), or in both.

export const RULES = {
  onlyFree: 'never more free answers on a device than there are (spec §4 Anonymous trial)',
  onlyFalls: 'what is left of the free messages only falls, until somebody signs in (spec §4 Anonymous trial)',
  endsTrial: 'after the last free answer nothing more is sent (spec §4 Anonymous trial)',
  nothingLost: 'nothing that was sent off is ever gone: it is said, or waits on this device (D28)',
  typedStays: 'what stands in a box is kept on this device (D28)',
  oneInFlight: 'one message of a conversation is under way at a time (spec §4 Message sending)',
  oneBubble: 'the guide is answering while a message is under way, and only then (spec §4 Message sending)',
  oneId: 'one id is of one text, and each text is said once (D28)',
  onceShown: 'no message stands in a conversation twice (spec §4 History loading)',
  ownToken: 'a call carries the stored token, and none where there is none (spec §7)',
  signedOut: 'a device that nobody is signed in on shows and keeps nothing of a person (spec §4 Authentication)',
  ownScreens: 'each sees only the screens of their role (spec §6)',
  boxLimit: 'a visitor’s box holds 500 characters at most (spec §5)',
  knownWords: 'what is said of an error are words of the catalogue (spec §8)',
  neverThrows: 'nothing throws (spec §2 Error screen)',
  noStorm: 'nothing is asked again and again (spec §7)',
  oneDialog: 'never two dialogs (spec §4 Prompts)',
  versePlace: 'no verse without its place (spec §1, D26)',
  ownBadge: 'the badge shows what the server has told, and never rises by itself (spec §3)',
  noAddress: 'nothing of a person stands in an address (spec §1 Privacy)',
  ownServer: 'nobody but the own server is asked for anything (spec §7)',
  ownMood: 'the page is of the address’s tradition, and says its language (spec §4 Tradition)',
  oneHeading: 'a screen has one heading of its own, and one main part (spec §2)',
  ownCode: 'nothing is tried that the page’s Content-Security-Policy refuses (D31)',
  noSideways: 'no screen scrolls sideways (spec §1 Layout)',
} as const

type Rule = keyof typeof RULES

/** What is wrong by each rule; empty where it holds. */
export type Findings = { [R in Rule]?: readonly string[] }

/** @throws what does not hold, by name */
export function allHold(findings: Findings): void {
  const broken = Object.entries(findings).filter(([, wrongs]) => wrongs.length > 0)
  if (broken.length > 0)
    throw new Error(
      broken.map(([rule, wrongs]) => `Not always so: ${RULES[rule as Rule]}: ${wrongs.join('; ')}`).join('\n'),
    )
}
