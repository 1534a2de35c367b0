import { seen } from '../seen.ts'

/** Refer & Earn, spec §2, §4, §7, §8. */
export const sharing = seen({
  id: 'sharing',
  initial: 'chat',
  states: {
    chat: { on: { openFromBadge: 'choosing' } },
    choosing: {
      on: { family: 'link', friend: 'link', friendInVain: 'failed', close: 'closed', escape: 'closed' },
    },
    failed: { on: { tryAgain: 'linkAtLast', tryAgainInVain: 'failed', close: 'closed' } },
    link: {
      on: { copy: 'copied', platform: 'opened', platformInVain: 'platformFailed', close: 'closed', reload: 'chat' },
    },
    linkAtLast: { on: { copy: 'copied', close: 'closed' } },
    copied: { on: { platform: 'opened', platformInVain: 'platformFailed', close: 'closed' } },
    platformFailed: { on: { platform: 'opened', tryAgain: 'opened', close: 'closed' } },
    opened: { on: { comeBack: 'linkAtLast', close: 'closed' } },
    closed: { on: { openFromBadge: 'choosing', reload: 'chat' } },
  },
  crossing: ['reload', 'comeBack'],
  does: {
    openFromBadge: 'they tap the badge with their points',
    family: 'they choose Family',
    friend: 'they choose Friend',
    friendInVain: 'they choose Friend, and the server fails',
    tryAgain: 'they tap "Try again"',
    tryAgainInVain: 'they tap "Try again", and the server fails again',
    copy: 'they copy the link',
    platform: 'they share it by WhatsApp',
    platformInVain: 'they share it by Telegram, and the server fails',
    comeBack: 'they close what opened, and come back',
    close: 'they close the dialog',
    escape: 'they press Escape',
    reload: 'they reload the page',
  },
  sees: {
    chat: 'the chat is there, with the badge',
    choosing: 'they are asked for whom it is, and told of the points',
    failed: 'it is said that the link could not be made',
    link: 'their link is there',
    linkAtLast: 'their link is there',
    copied: 'it is said that the link is copied, and it is in the clipboard',
    platformFailed: 'it is said that this way of sharing did not open, and no tab is left of it',
    opened: 'a tab of the platform is open',
    closed: 'the dialog is closed, and the badge has the focus',
  },
})
