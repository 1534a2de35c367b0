import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { walk } from '../../../tests/machines/testing.ts'
import { preferencesMachine } from './preferences.machine.ts'

const { reached, untaken } = walk(preferencesMachine, {
  inputs: [{ haptics: true }, { haptics: false }],
  events: [{ type: 'haptics.toggle' }],
  keyOf: ({ value }) => value,
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test('it is on or off', () => expect(reached.map(({ value }) => value.haptics).sort()).toEqual(['off', 'on']))

test.each([
  [true, [false, true]],
  [false, [true, false]],
])('what was %s on this device is kept at each change', (haptics, expected) => {
  const saveHaptics = vi.fn()
  const machine = preferencesMachine.provide({ actions: { saveHaptics: (_, on) => saveHaptics(on) } })
  const actor = createActor(machine, { input: { haptics } }).start()
  expect(actor.getSnapshot().value.haptics).toBe(haptics ? 'on' : 'off')
  actor.send({ type: 'haptics.toggle' })
  actor.send({ type: 'haptics.toggle' })
  expect(saveHaptics.mock.calls.flat()).toEqual(expected)
})
