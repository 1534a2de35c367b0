import { seen } from '../seen.ts'

/** The two questions, spec §4 Prompts and §9: each once on a device, and one at a time. By turns of a visitor and a member. */
export const prompts = seen({
  id: 'prompts',
  initial: 'away',
  states: {
    away: { on: { openChat: 'chat' } },
    // The browser's word on notifications is not here yet.
    chat: { on: { offerInstall: 'offered', ask: 'answered', firebase: 'notificationAlone' } },
    offered: { on: { ask: 'answeredAndOffered' } },
    answered: { on: { tenSecondsAndFirebase: 'notificationAlone' } },
    answeredAndOffered: { on: { tenSeconds: 'install' } },
    install: { on: { notNow: 'pausing', accept: 'pausing', escape: 'pausing' } },
    pausing: { on: { halfSecond: 'notification' } },
    notification: { on: { notNow: 'done', escape: 'done' } },
    done: { on: { reload: 'remembered' } },
    remembered: { on: { askAgain: 'neverAgain' } },
    neverAgain: {},
    // Nothing was there to install: that question is still open.
    notificationAlone: { on: { notNow: 'doneButInstall', escape: 'doneButInstall' } },
    doneButInstall: { on: { reload: 'installIsLeft' } },
    installIsLeft: { on: { askAgain: 'installAlone' } },
    installAlone: { on: { decline: 'neverAgain' } },
  },
  timed: ['openChat'],
  crossing: ['reload', 'escape', 'notNow'],
})
