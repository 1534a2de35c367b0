import { seen } from '../seen.ts'

/**
 * One device through everything, from the first door to an account and out again, with what goes wrong on the way: no
 * network, 401, 500, a slow answer, a reload, a second tab, another tradition. For long random walks.
 */
export const together = seen({
  id: 'together',
  initial: 'doors',
  states: {
    doors: { on: { chooseSikh: 'trialTwo', chooseHindu: 'trialTwo', reload: 'doors' } },

    trialTwo: {
      on: {
        askVisitor: 'trialOne',
        askVisitor500: 'trialTwoFailed',
        askVisitorSlow: 'trialTwoSlow',
        goOffline: 'trialTwoOffline',
        reload: 'trialTwo',
        secondTab: 'trialTwo',
        otherTradition: 'trialTwo',
      },
    },
    trialTwoFailed: { on: { askVisitor: 'trialOne', reload: 'trialTwo' } },
    trialTwoOffline: { on: { goOnline: 'trialTwo' } },
    trialTwoSlow: { on: { answerVisitor: 'trialOne' } },
    trialOne: {
      on: { askVisitorLast: 'trialOver', reload: 'trialOne', secondTab: 'trialOne', otherTradition: 'trialOne' },
    },
    trialOver: { on: { askMore: 'loginRequired', reload: 'loginRequired' } },
    loginRequired: { on: { toSignIn: 'landing', reload: 'loginRequired' } },
    landing: { on: { googleNew: 'setup', reload: 'landing' } },

    setup: { on: { complete: 'chat', save500: 'setupFailed', reload: 'setup' } },
    setupFailed: { on: { complete: 'chat', reload: 'setup' } },

    chat: {
      on: {
        ask: 'chat',
        ask500: 'chatFailed',
        askSlow: 'chatSlow',
        ask401: 'expelled',
        goOffline: 'chatOffline',
        toSettings: 'settings',
        share: 'sharing',
        reload: 'chat',
        secondTab: 'chat',
        otherTradition: 'chat',
      },
    },
    chatFailed: {
      on: { retry: 'chat', reload: 'chatFailed', toSettings: 'settingsWithFailed', otherTradition: 'chatFailed' },
    },
    settingsWithFailed: { on: { back: 'chatFailed' } },
    chatSlow: { on: { answer: 'chat', reload: 'chatFailed' } },
    chatOffline: { on: { goOnline: 'chat' } },
    // What was said when the token ended waits for the person, and for nobody else.
    expelled: { on: { googleBackToFailed: 'chatFailed' } },
    sharing: { on: { closeSharing: 'chat', reload: 'chat' } },
    settings: {
      on: {
        edit: 'settings',
        edit500: 'editRefused',
        back: 'chat',
        reload: 'settings',
        signOut: 'signedOut',
        otherTradition: 'settings',
      },
    },
    editRefused: { on: { saveAgain: 'settings', cancel: 'settings' } },
    signedOut: { on: { googleBack: 'chat' } },
  },
})
