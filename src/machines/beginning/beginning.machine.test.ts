import { expect, test } from 'vitest'
import { assign, createActor } from 'xstate'
import { walk } from '../../../tests/machines/testing.ts'
import { beginningMachine } from './beginning.machine.ts'
import { startersOf } from './starters.ts'

const { reached, untaken } = walk(beginningMachine, {
  inputs: [undefined],
  events: [{ type: 'chat.empty' }, { type: 'chat.left' }, { type: 'page.shown' }],
  keyOf: ({ value }) => value,
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['absent', 'shown'] as const)('reaches %j', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

test('chosen when the chat is opened and when it is looked at again, and never in between', () => {
  const clock = { today: '2026-11-21', hour: 8 }
  const machine = beginningMachine.provide({ actions: { readClock: assign(() => ({ ...clock })) } })
  const actor = createActor(machine).start()
  const shown = () => actor.getSnapshot().context.starters
  actor.send({ type: 'page.shown' })
  expect(shown()).toEqual([])
  actor.send({ type: 'chat.empty' })
  expect(shown()).toEqual(startersOf('2026-11-21', 8))
  clock.hour = 21
  actor.send({ type: 'chat.empty' })
  expect(shown()).toEqual(startersOf('2026-11-21', 8))
  actor.send({ type: 'page.shown' })
  expect(shown()).toEqual(startersOf('2026-11-21', 21))
  clock.today = '2026-11-22'
  actor.send({ type: 'chat.left' })
  actor.send({ type: 'chat.empty' })
  expect(shown()).toEqual(startersOf('2026-11-22', 21))
})
