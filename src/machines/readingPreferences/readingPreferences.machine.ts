import { setup } from 'xstate'

/** How verses are shown on this device: with their transliteration open, and Gurbani with its words joined (larivaar). */
export type ReadingPreferences = { transliteration: boolean; larivaar: boolean }
export type ReadingPreference = keyof ReadingPreferences

const save = (name: ReadingPreference, on: boolean) => ({ type: 'savePreference', params: { name, on } }) as const

/** How a person reads scripture, for every verse in the app. Display only: what is copied, shared and verified is exact. */
export const readingPreferencesMachine = setup({
  types: {
    input: {} as ReadingPreferences,
    context: {} as ReadingPreferences,
    events: {} as { type: 'transliteration.toggle' } | { type: 'larivaar.toggle' },
  },
  actions: {
    /** Keeps the choice on this device. */
    savePreference: (_, _choice: { name: ReadingPreference; on: boolean }) => {},
  },
  guards: { wants: ({ context }, name: ReadingPreference) => context[name] },
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
