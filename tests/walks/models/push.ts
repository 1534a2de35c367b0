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
  does: {
    openGranted: 'they open the chat in a browser that allows notifications',
    openDenied: 'they open the chat in a browser that forbids notifications',
    openAllowing: 'they open the chat in a browser that has not been asked, and will allow it',
    openRefusing: 'they open the chat in a browser that has not been asked, and will refuse it',
    allow: 'they say "Allow"',
    allowInVain: `they say "Allow", and the browser's own question no`,
    notNow: 'they say "Not now"',
    escape: 'they press Escape',
    message: 'a message is pushed',
    tap: 'they tap the notification',
    eightSeconds: 'eight seconds go by',
    ask: 'they ask something, and read the answer',
    reload: 'they reload the page',
    otherTradition: 'they open the chat of the other tradition',
  },
  sees: {
    away: 'they have not come yet',
    asked: 'they are asked whether notifications may come',
    askedInVain: 'they are asked whether notifications may come',
    subscribed: 'this device is registered once, and nothing is asked',
    shown: 'the notification is shown once',
    gone: 'the notification is gone by itself',
    led: 'the notification has led them to its chat, and is gone',
    silent: 'nothing is asked, and the push service was not spoken to',
    silentStill: 'the answer is there, nothing is asked, and the push service was not spoken to',
  },
})
