import { seen } from '../seen.ts'

/** Push in the page, spec §4 Push: by what the person says, and what comes. */
export const push = seen({
  id: 'push',
  initial: 'away',
  states: {
    away: {
      on: { openGranted: 'subscribed', openDenied: 'silent', openAllowing: 'asked', openRefusing: 'askedInVain' },
    },
    asked: { on: { allow: 'subscribed', notNow: 'silent', escape: 'silent' } },
    askedInVain: { on: { allowInVain: 'silent', notNow: 'silent' } },
    subscribed: { on: { message: 'shown', reload: 'subscribed', otherTradition: 'subscribed' } },
    shown: { on: { tap: 'led', eightSeconds: 'gone' } },
    gone: { on: { message: 'shown', reload: 'subscribed' } },
    led: {},
    silent: { on: { ask: 'silentStill', reload: 'silent' } },
    // A second answer would end the trial, and that asks for something else.
    silentStill: { on: { reload: 'silentStill' } },
  },
  timed: ['eightSeconds'],
  crossing: ['reload', 'otherTradition'],
})
