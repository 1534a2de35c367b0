import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { elapsed, heardBy, walk } from '../../../tests/machines/testing.ts'
import { ONBOARDING_MS, onboardingMachine } from './onboarding.machine.ts'

const entered = { type: 'chat.entered' } as const
const left = { type: 'chat.left' } as const
const waited = elapsed('onboarding', 'onboarding.waiting')

const { reached, untaken } = walk(onboardingMachine, {
  inputs: [{ completed: false }, { completed: true }],
  events: [entered, left, waited, { type: 'next' }, { type: 'skip' }, { type: 'understood' }],
  keyOf: ({ value, context }) => [value, context.completed],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['dormant', 'waiting', 'welcome', 'settingsHint', 'completed'] as const)('reaches %s', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

const start = (completed = false) => {
  const clock = new SimulatedClock()
  const saveCompleted = vi.fn()
  const heard = vi.fn()
  const machine = onboardingMachine.provide({ actions: { saveCompleted } })
  const actor = heardBy(createActor(machine, { input: { completed }, clock }), heard)
  return { actor, clock, saveCompleted, heard, value: () => actor.getSnapshot().value }
}

test('it appears 2 seconds after the chat was opened, and not before it was (spec §4, §9)', () => {
  expect(ONBOARDING_MS).toBe(2_000)
  const { actor, clock, value } = start()
  clock.increment(60_000)
  expect(value()).toBe('dormant')
  actor.send(entered)
  clock.increment(1_999)
  expect(value()).toBe('waiting')
  clock.increment(1)
  expect(value()).toBe('welcome')
})

test('the wait runs only while the chat is open, and begins anew', () => {
  const { actor, clock, value } = start()
  actor.send(entered)
  clock.increment(1_500)
  actor.send(left)
  clock.increment(10_000)
  expect(value()).toBe('dormant')
  actor.send(entered)
  clock.increment(1_999)
  expect(value()).toBe('waiting')
  clock.increment(1)
  expect(value()).toBe('welcome')
})

test('who has completed it never sees it again', () => {
  const { actor, clock, value, heard } = start(true)
  actor.send(entered)
  clock.increment(60_000)
  expect(value()).toBe('dormant')
  expect(heard).not.toHaveBeenCalled()
})

test('skip is there on the first step only (spec §2)', () => {
  const { actor, clock, value } = start()
  actor.send(entered)
  clock.increment(ONBOARDING_MS)
  actor.send({ type: 'understood' })
  expect(value()).toBe('welcome')
  actor.send({ type: 'next' })
  actor.send({ type: 'skip' })
  expect(value()).toBe('settingsHint')
})

test.each([
  ['skipped', [{ type: 'skip' }]],
  ['read to the end', [{ type: 'next' }, { type: 'understood' }]],
] as const)('%s: remembered and announced once, whatever follows', (_name, events) => {
  const { actor, clock, value, saveCompleted, heard } = start()
  for (const event of [entered]) actor.send(event)
  clock.increment(ONBOARDING_MS)
  for (const event of events) actor.send(event)
  for (const event of [...events, left, entered]) actor.send(event)
  clock.increment(60_000)
  expect(value()).toBe('completed')
  expect(saveCompleted).toHaveBeenCalledOnce()
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'onboarding.completed' })
})

test.each([
  ['on its first step', []],
  ['on its second', [{ type: 'next' }]],
] as const)('an overlay that was left %s by the browser’s Back is not completed, and comes again', (_name, events) => {
  const { actor, clock, value, saveCompleted } = start()
  for (const event of [entered]) actor.send(event)
  clock.increment(ONBOARDING_MS)
  for (const event of events) actor.send(event)
  actor.send(left)
  expect(value()).toBe('dormant')
  expect(saveCompleted).not.toHaveBeenCalled()
  actor.send(entered)
  clock.increment(ONBOARDING_MS)
  expect(value()).toBe('welcome')
})
