import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { done, elapsed, failed, walk } from '../../../tests/machines/testing.ts'
import { copyMachine } from './copy.machine.ts'

const { reached, untaken } = walk(copyMachine, {
  inputs: [undefined],
  events: [
    { type: 'text.copy', text: 'a' },
    { type: 'text.copy', text: 'b', verse: { reference: 'r', original: 'b' } },
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

test('nothing is copied before anybody asks', () => {
  expect(createActor(copyMachine).getSnapshot().value).toBe('idle')
})

test('what came of it is shown for a moment', async () => {
  const clock = new SimulatedClock()
  const copyText = fromPromise<void, string>(async () => {})
  const actor = createActor(copyMachine.provide({ actors: { copyText } }), { clock }).start()
  actor.send({ type: 'text.copy', text: 'a' })
  await waitFor(actor, (s) => s.matches('copied'))
  clock.increment(2_499)
  expect(actor.getSnapshot().value).toBe('copied')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('idle')
})

test('it says so only once it is copied; a copy that is refused is said for as long, and the next one is made', async () => {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const copyText = fromPromise<void, string>(async ({ input }) => {
    asked.push(input)
    if (input === 'refused') throw new Error('refused')
  })
  const actor = createActor(copyMachine.provide({ actors: { copyText } }), { clock }).start()
  actor.send({ type: 'text.copy', text: 'refused' })
  expect([actor.getSnapshot().value, asked]).toEqual(['copying', ['refused']])
  await waitFor(actor, (s) => s.matches('failed'))
  clock.increment(2_499)
  expect(actor.getSnapshot().value).toBe('failed')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('idle')
  for (const text of ['refused', 'a verse']) actor.send({ type: 'text.copy', text })
  await waitFor(actor, (s) => s.matches('copied'))
  expect(asked).toEqual(['refused', 'refused', 'a verse'])
})

test('it remembers which verse was copied, until another text is', () => {
  const actor = createActor(copyMachine).start()
  const verse = { reference: 'Guru Granth Sahib, Ang 10', original: 'a verse' }
  actor.send({ type: 'text.copy', text: 'a verse and its place', verse })
  expect(actor.getSnapshot().context).toEqual({ text: 'a verse and its place', verse })
  actor.send({ type: 'text.copy', text: 'what did not fit' })
  expect(actor.getSnapshot().context.verse).toBeNull()
})
