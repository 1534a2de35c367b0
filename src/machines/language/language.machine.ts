import { assign, setup } from 'xstate'
import { announcing } from '../announce.ts'
import type { Language } from '../entities.ts'
import { unprovided } from '../unprovided.ts'

export type LanguageInput = {
  /** The language whose texts are loaded already. */
  shown: Language
  /** What the visitor chose in the switch, null when they never did (D9, D15). */
  chosen: Language | null
}

type Context = { shown: Language; chosen: Language | null }

/** What this machine announces to its owner. */
export type LanguageAnnouncement = { type: 'language.changed'; shown: Language; chosen: Language | null }

const announce = {
  type: 'announce',
  params: ({ context }: { context: Context }): LanguageAnnouncement => ({
    type: 'language.changed',
    shown: context.shown,
    chosen: context.chosen,
  }),
} as const

/** Interface language (D15): the texts of the shown language are loaded; a choice loads its own before it is shown. */
export const languageMachine = setup({
  types: {
    input: {} as LanguageInput,
    context: {} as Context,
    events: {} as { type: 'language.choose'; language: Language },
    emitted: {} as LanguageAnnouncement,
  },
  actors: { loadTexts: unprovided<void, Language>('loadTexts') },
  actions: {
    announce: announcing<LanguageAnnouncement>(),
    /** Keeps the choice on this device. */
    saveChoice: (_, _language: Language) => {},
  },
  guards: { isShown: ({ context, event }) => event.type === 'language.choose' && event.language === context.shown },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ shown: input.shown, chosen: input.chosen }),
  initial: 'shown',
  on: {
    'language.choose': [
      {
        guard: 'isShown',
        target: '.shown',
        // Choosing what is shown already still counts as a choice: the guide then answers in it (D9).
        actions: [
          assign({ chosen: ({ event }) => event.language }),
          { type: 'saveChoice', params: ({ event }) => event.language },
          announce,
        ],
      },
      {
        target: '.loading',
        reenter: true,
        actions: [
          assign({ chosen: ({ event }) => event.language }),
          { type: 'saveChoice', params: ({ event }) => event.language },
        ],
      },
    ],
  },
  states: {
    shown: {},
    loading: {
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        input: ({ context }) => context.chosen ?? context.shown,
        onDone: {
          target: 'shown',
          actions: [assign({ shown: ({ context }) => context.chosen ?? context.shown }), announce],
        },
        // The texts did not arrive: the language on the screen stays; the choice is kept for the next visit.
        onError: { target: 'shown', actions: announce },
      },
    },
  },
})
