import { seen } from '../seen.ts'

/** What a visitor sees of the two free messages, spec §4. */
export const trial = seen({
  id: 'trial',
  initial: 'start',
  states: {
    start: { on: { chooseSikh: 'twoLeft', chooseHindu: 'twoLeft' } },
    twoLeft: {
      on: { ask: 'oneLeft', askInVain: 'failed', askOffline: 'failed', loseAnswer: 'failedButSaid', reload: 'twoLeft' },
    },
    failed: { on: { ask: 'oneLeft', askInVain: 'failed', reload: 'textKept' } },
    textKept: { on: { ask: 'oneLeft' } },
    failedButSaid: { on: { ask: 'oneLeft' } },
    oneLeft: {
      on: { askLast: 'limitReached', askInVain: 'lastFailed', reload: 'oneLeft', otherTradition: 'otherOneLeft' },
    },
    lastFailed: { on: { askLast: 'limitReached', reload: 'oneLeft' } },
    otherOneLeft: { on: { askThere: 'otherOver' } },
    otherOver: { on: { twentySeconds: 'otherLoginRequired', askMore: 'otherLoginRequired' } },
    otherLoginRequired: {},
    limitReached: {
      on: {
        askMore: 'loginRequired',
        twentySeconds: 'loginRequired',
        acceptOffer: 'loginRequired',
        reload: 'loginRequired',
      },
    },
    loginRequired: {
      on: { close: 'trialCompleted', escape: 'trialCompleted', reload: 'loginRequired', signIn: 'signInLanding' },
    },
    trialCompleted: { on: { askMore: 'requiredAgain', acceptOffer: 'requiredAgain', reload: 'requiredAgain' } },
    requiredAgain: { on: { close: 'trialCompleted' } },
    signInLanding: { on: { reload: 'signInLanding' } },
  },
  timed: ['twentySeconds'],
  crossing: ['reload', 'otherTradition', 'signIn'],
})
