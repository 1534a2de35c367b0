import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { done, elapsed, failed, walk } from '../testing.ts'
import { COPY_FEEDBACK_MS, copyMachine } from './copy.machine.ts'

const { reached, untaken } = walk(copyMachine, {
  inputs: [undefined],
  events: [
    { type: 'text.copy', text: 'a' },
    done('copyText'),
    failed('copyText', new Error('refused')),
    elapsed('feedback', 'copy.copied'),
    elapsed('feedback', 'copy.failed'),
  ],
  keyOf: ({ value }) => value,
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['idle', 'copying', 'copied', 'failed'] as const)('reaches %s', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

test('what came of it is shown for a moment', async () => {
  const clock = new SimulatedClock()
  const copyText = fromPromise<void, string>(async () => {})
  const actor = createActor(copyMachine.provide({ actors: { copyText } }), { clock }).start()
  actor.send({ type: 'text.copy', text: 'a' })
  await waitFor(actor, (s) => s.matches('copied'))
  clock.increment(COPY_FEEDBACK_MS - 1)
  expect(actor.getSnapshot().value).toBe('copied')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('idle')
})
