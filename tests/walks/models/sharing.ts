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
    failed: { on: { tryAgain: 'link', tryAgainInVain: 'failed', close: 'closed' } },
    link: {
      on: { copy: 'copied', platform: 'opened', platformInVain: 'platformFailed', close: 'closed', reload: 'chat' },
    },
    copied: { on: { platform: 'opened', platformInVain: 'platformFailed', close: 'closed' } },
    platformFailed: { on: { platform: 'opened', tryAgain: 'opened', close: 'closed' } },
    opened: { on: { comeBack: 'link', close: 'closed' } },
    closed: { on: { openFromBadge: 'choosing', reload: 'chat' } },
  },
})
