import { seen } from '../seen.ts'

/**
 * The profile of somebody new, and the onboarding that follows, spec §2, §4, §5. The checks speak in their order, and any
 * edit clears the message; a state is what the form still lacks.
 */
export const setup = seen({
  id: 'setup',
  initial: 'signedIn',
  states: {
    signedIn: { on: { openForm: 'empty', openLastCheck: 'dated', openGreeting: 'waiting' } },
    empty: { on: { submit: 'nameRefused' } },
    nameRefused: { on: { submit: 'nameRefused', giveName: 'named' } },
    named: { on: { submit: 'phoneRefused' } },
    phoneRefused: { on: { givePhone: 'reachable', submit: 'phoneRefused' } },
    reachable: { on: { submit: 'dateMissing' } },
    dateMissing: { on: { giveHalfDate: 'halfDated', giveNoDate: 'wronglyDated' } },
    halfDated: { on: { submit: 'dateMissing' } },
    wronglyDated: { on: { submit: 'dateRefused' } },
    dateRefused: { on: { giveDate: 'dated', submit: 'dateRefused' } },
    dated: { on: { submit: 'emailRefused' } },
    emailRefused: { on: { giveEmail: 'whole', reload: 'dated' } },
    whole: { on: { submit: 'completed', submitInVain: 'saveFailed', reload: 'whole', signOut: 'landing' } },
    saveFailed: { on: { submit: 'completed', submitInVain: 'saveFailed', edit: 'whole', reload: 'whole' } },
    completed: { on: { twoSeconds: 'welcome', reload: 'waiting' } },
    waiting: { on: { twoSeconds: 'welcome' } },
    welcome: { on: { next: 'settingsHint', skip: 'greeted', escape: 'greeted', reload: 'waiting' } },
    settingsHint: { on: { understood: 'greeted', reload: 'waiting', escape: 'greeted' } },
    greeted: { on: { reload: 'remembered' } },
    remembered: {},
    landing: {},
  },
  timed: ['twoSeconds'],
  crossing: ['reload', 'signOut', 'twoSeconds'],
})
