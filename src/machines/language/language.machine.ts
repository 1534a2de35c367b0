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

type Context = { shown: Language; chosen: Language | null; isChoice: boolean }

type Event =
  /** `by` the profile of who is signed in (D15): nobody has just chosen. */
  | { type: 'language.choose'; language: Language; by?: 'profile' }
  /** The person has left: English was their profile's, and is no choice of the visitor who stays (D9). */
  | { type: 'person.left' }

/** What this machine announces to its owner. `isChoice`: somebody has just chosen it. */
export type LanguageAnnouncement = {
  type: 'language.changed'
  shown: Language
  chosen: Language | null
  isChoice: boolean
}

const announce = {
  type: 'announce',
  params: ({ context }: { context: Context }): LanguageAnnouncement => ({
    type: 'language.changed',
    shown: context.shown,
    chosen: context.chosen,
    isChoice: context.isChoice,
  }),
} as const

const keepChoice = {
  type: 'keepChoice',
  params: ({ event }: { event: { language: Language; by?: 'profile' } }) => event,
} as const
const saveChoice = { type: 'saveChoice', params: ({ context }: { context: Context }) => context.chosen } as const

/** Interface language (D15): the texts of the shown language are loaded; a choice loads its own before it is shown. */
export const languageMachine = setup({
  types: {
    input: {} as LanguageInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as LanguageAnnouncement,
  },
  actors: { loadTexts: unprovided<void, Language>('loadTexts') },
  actions: {
    announce: announcing<LanguageAnnouncement>(),
    keepChoice: assign((_, { language, by }: { language: Language; by?: 'profile' }) => ({
      chosen: language,
      isChoice: by === undefined,
    })),
    /** Keeps the choice on this device, or with null forgets it. */
    saveChoice: (_, _language: Language | null) => {},
  },
  guards: {
    isEnglish: ({ context }) => context.chosen === 'english',
    isShown: ({ context, event }) => event.type === 'language.choose' && event.language === context.shown,
  },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ shown: input.shown, chosen: input.chosen, isChoice: false }),
  initial: 'shown',
  on: {
    'language.choose': [
      {
        guard: 'isShown',
        target: '.shown',
        // Choosing what is shown already still counts as a choice: the guide then answers in it (D9).
        actions: [keepChoice, saveChoice, announce],
      },
      {
        target: '.loading',
        reenter: true,
        actions: [keepChoice, saveChoice],
      },
    ],
    'person.left': { guard: 'isEnglish', actions: [assign({ chosen: null, isChoice: false }), saveChoice, announce] },
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
