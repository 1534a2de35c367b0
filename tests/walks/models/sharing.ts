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
})
