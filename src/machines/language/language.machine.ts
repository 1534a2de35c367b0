import { assign, setup } from 'xstate'
import { announce } from '../announce.ts'
import type { Language } from '../entities.ts'
import type { EventOf } from '../heard.ts'
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

type In = { context: Context }
type On<Type extends Event['type']> = EventOf<Event, Type>

const wanted = ({ context }: In) => context.chosen ?? context.shown

const saveChoice = { type: 'saveChoice', params: ({ context }: In) => context.chosen } as const

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
    tellChanged: announce(({ context }: In): LanguageAnnouncement => ({ type: 'language.changed', ...context })),
    keepChoice: assign(({ event }) => {
      const { language, by } = event as On<'language.choose'>
      return { chosen: language, isChoice: by === undefined }
    }),
    forgetChoice: assign({ chosen: null, isChoice: false }),
    showWanted: assign((now) => ({ shown: wanted(now) })),
    /** Keeps the choice on this device, or with null forgets it. */
    saveChoice: (_, _language: Language | null) => {},
  },
  guards: {
    isEnglish: ({ context }) => context.chosen === 'english',
    isShown: ({ context, event }) => (event as On<'language.choose'>).language === context.shown,
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
        actions: ['keepChoice', saveChoice, 'tellChanged'],
      },
      { target: '.loading', reenter: true, actions: ['keepChoice', saveChoice] },
    ],
    'person.left': { guard: 'isEnglish', actions: ['forgetChoice', saveChoice, 'tellChanged'] },
  },
  states: {
    shown: {},
    loading: {
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        input: wanted,
        onDone: { target: 'shown', actions: ['showWanted', 'tellChanged'] },
        // The texts did not arrive: the language on the screen stays; the choice is kept for the next visit.
        onError: { target: 'shown', actions: 'tellChanged' },
      },
    },
  },
})
