import { setup } from 'xstate'
import type { Language } from '../entities.ts'
import type { EventOf } from '../heard.ts'

/** How verses are shown on this device: with their transliteration open, and Gurbani with its words joined (larivaar). */
export type ReadingPreferences = { transliteration: boolean; larivaar: boolean }
export type ReadingPreference = keyof ReadingPreferences

type Event =
  | { type: 'transliteration.toggle' }
  | { type: 'larivaar.toggle' }
  | { type: 'rendering.choose'; language: Language }

const chosen = <const In extends Language>(language: In) =>
  ({ guard: { type: 'isIn', params: language }, target: `.${language}` }) as const

const save = (name: ReadingPreference, on: boolean) => ({ type: 'savePreference', params: { name, on } }) as const

/** How a person reads scripture, for every verse in the app. Display only: what is copied, shared and verified is exact. */
export const readingPreferencesMachine = setup({
  types: {
    input: {} as ReadingPreferences,
    context: {} as ReadingPreferences,
    events: {} as Event,
  },
  actions: {
    /** Keeps the choice on this device. */
    savePreference: (_, _choice: { name: ReadingPreference; on: boolean }) => {},
  },
  guards: {
    wants: ({ context }, name: ReadingPreference) => context[name],
    isIn: ({ event }, language: Language) => (event as EventOf<Event, 'rendering.choose'>).language === language,
  },
}).createMachine({
  id: 'readingPreferences',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    transliteration: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: { type: 'wants', params: 'transliteration' }, target: 'on' }, { target: 'off' }],
        },
        on: { on: { 'transliteration.toggle': { target: 'off', actions: save('transliteration', false) } } },
        off: { on: { 'transliteration.toggle': { target: 'on', actions: save('transliteration', true) } } },
      },
    },
    /** In which language the meaning of a verse is read (D33): as the reply has it, or as was chosen on this page. */
    rendering: {
      initial: 'ofReply',
      on: { 'rendering.choose': [chosen('english'), chosen('punjabi'), chosen('hindi')] },
      states: { ofReply: {}, english: {}, punjabi: {}, hindi: {} },
    },
    larivaar: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: { type: 'wants', params: 'larivaar' }, target: 'on' }, { target: 'off' }] },
        on: { on: { 'larivaar.toggle': { target: 'off', actions: save('larivaar', false) } } },
        off: { on: { 'larivaar.toggle': { target: 'on', actions: save('larivaar', true) } } },
      },
    },
  },
})
