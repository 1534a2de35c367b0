import { seen } from '../seen.ts'

/** Settings, spec §2, §4, §5, §8, D15, D30. */
export const settings = seen({
  id: 'settings',
  initial: 'rows',
  states: {
    rows: {
      on: {
        open: 'editing',
        chooseHindi: 'inHindi',
        chooseInVain: 'languageRefused',
        export: 'exported',
        exportInVain: 'exportFailed',
        erase: 'erasing',
        signOut: 'landing',
        back: 'chat',
        reload: 'rows',
      },
    },
    // As before; what can be done there is not walked all over again after each way back.
    asBefore: { on: { open: 'editing', erase: 'erasing' } },
    editing: { on: { save: 'saved', saveInVain: 'refused', blank: 'blank', cancel: 'asBefore', escape: 'asBefore' } },
    blank: { on: { cancel: 'asBefore', retype: 'editing' } },
    refused: { on: { save: 'saved', saveInVain: 'refused', fiveSeconds: 'calm', cancel: 'asBefore' } },
    calm: { on: { save: 'saved', saveInVain: 'refused' } },
    saved: { on: { reload: 'saved', back: 'chatAfterSave' } },
    chatAfterSave: { on: { comeBack: 'saved' } },
    inHindi: { on: { reload: 'inHindi', chooseEnglish: 'rows' } },
    languageRefused: { on: { cancel: 'asBefore' } },
    exported: { on: { reload: 'asBefore' } },
    exportFailed: { on: { export: 'exported', exportInVain: 'exportFailed' } },
    erasing: { on: { tick: 'ticked', cancelErase: 'asBefore', escape: 'asBefore' } },
    ticked: { on: { confirm: 'landing', confirmInVain: 'eraseFailed', cancelErase: 'asBefore' } },
    eraseFailed: { on: { confirm: 'landing', cancelErase: 'asBefore' } },
    chat: { on: { comeBack: 'asBefore' } },
    landing: { on: { reload: 'landingAgain' } },
    landingAgain: {},
  },
  timed: ['fiveSeconds'],
  crossing: ['reload', 'back', 'comeBack', 'signOut'],
})
