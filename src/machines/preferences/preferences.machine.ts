import { setup } from 'xstate'

export type PreferencesInput = { haptics: boolean }

/** Switches of this device (D24): haptics obey their own. */
export const preferencesMachine = setup({
  types: { input: {} as PreferencesInput, context: {} as PreferencesInput, events: {} as { type: 'haptics.toggle' } },
  actions: {
    /** Keeps the choice on this device. */
    saveHaptics: (_, _on: boolean) => {},
  },
  guards: { wantsHaptics: ({ context }) => context.haptics },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    haptics: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'wantsHaptics', target: 'on' }, { target: 'off' }] },
        on: { on: { 'haptics.toggle': { target: 'off', actions: { type: 'saveHaptics', params: false } } } },
        off: { on: { 'haptics.toggle': { target: 'on', actions: { type: 'saveHaptics', params: true } } } },
      },
    },
  },
})
