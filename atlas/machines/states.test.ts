import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { ALONE, forbids, leafPaths, statePaths, transitionName, transitionsOf } from './states.ts'

const lamp = setup({
  types: { events: {} as { type: 'switch' | 'dim' | 'knock'; hard?: boolean } },
  guards: { isDark: () => true, isAt: (_, _hour: number) => true },
  actions: { click: () => {} },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: {
      on: {
        switch: [
          { guard: 'isDark', target: 'on' },
          { guard: { type: 'isAt', params: 6 }, target: 'on.low' },
          { guard: { type: 'isAt', params: () => 7 }, target: 'on.high' },
          { guard: ({ event }) => event.hard === true, actions: 'click' },
        ],
      },
    },
    on: {
      initial: 'low',
      on: { switch: 'off', dim: { target: 'on', reenter: true }, knock: {} },
      states: { low: {}, high: {} },
    },
  },
})

test('a transition is named by where it leads from and to, by what, and on which condition, so that two can be told apart', () =>
  expect(transitionsOf(lamp).map(transitionName)).toEqual([
    'lamp.off: switch [isDark] -> lamp.on',
    'lamp.off: switch [isAt 6] -> lamp.on.low',
    'lamp.off: switch [isAt] -> lamp.on.high',
    'lamp.off: switch [guard] -> (stays)',
    'lamp.on: switch -> lamp.off',
    'lamp.on: dim -> lamp.on',
    'lamp.on: knock -> (stays)',
  ]))

test('only what leads nowhere and does nothing forbids its event: no walk has to take it', () =>
  expect(transitionsOf(lamp).filter(forbids).map(transitionName)).toEqual(['lamp.on: knock -> (stays)']))

test('a machine has its states, and those that somebody can see; one without any stands for itself', () => {
  expect(statePaths(lamp)).toEqual(['off', 'on', 'on.low', 'on.high'])
  expect(leafPaths(lamp)).toEqual(['off', 'on.low', 'on.high'])
  const alone = setup({}).createMachine({ id: 'alone' })
  expect([statePaths(alone), leafPaths(alone)]).toEqual([[ALONE], [ALONE]])
})
