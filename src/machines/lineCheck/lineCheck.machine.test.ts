import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { done, elapsed, failed, walk } from '../../../tests/machines/testing.ts'
import type { Verse } from '../entities.ts'
import { lineCheckMachine } from './lineCheck.machine.ts'
import { lineKey } from './lineState.ts'

const one: Verse = { reference: 'Guru Granth Sahib, Ang 462', original: 'o' }
const two: Verse = { ...one, original: 'p' }
const seen = (quotation: Verse) => ({ type: 'line.seen', quotation }) as const

const { reached, untaken } = walk(lineCheckMachine, {
  inputs: [undefined],
  events: [
    seen(one),
    seen(two),
    done('verifyLines', true),
    done('verifyLines', false),
    failed('verifyLines', new Error('offline')),
    elapsed('retry', 'lineCheck.waiting'),
  ],
  keyOf: ({ value, context }) => [value, context.known, context.queue.map(lineKey)],
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['idle', 'checking', 'waiting'] as const)('reaches %s', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

test('what rests is known, and what waits is not verified (D26)', () => {
  for (const { value, context } of reached) {
    if (value === 'idle') expect(context.queue).toEqual([])
    for (const quotation of context.queue)
      expect(context.known[lineKey(quotation)]).toMatch(value === 'waiting' ? /unreachable/ : /checking|unreachable/)
  }
})

const start = () => {
  const clock = new SimulatedClock()
  const asked: { quotation: Verse | null; resolve(holds: boolean): void; reject(error: unknown): void }[] = []
  const verifyLines = fromPromise<boolean, Verse | null>(
    ({ input }) => new Promise((resolve, reject) => void asked.push({ quotation: input, resolve, reject })),
  )
  const actor = createActor(lineCheckMachine.provide({ actors: { verifyLines } }), { clock }).start()
  return { actor, clock, asked, known: () => Object.values(actor.getSnapshot().context.known) }
}

test('each is looked for once, one after the other', async () => {
  const { actor, asked, known } = start()
  expect([actor.getSnapshot().value, asked]).toEqual(['idle', []])
  for (const quotation of [one, two, one]) actor.send(seen(quotation))
  expect(known()).toEqual(['checking', 'checking'])
  asked[0]?.resolve(true)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(known()).toEqual(['verified', 'checking'])
  asked[1]?.resolve(false)
  await vi.waitFor(() => expect(known()).toEqual(['verified', 'refused']))
  actor.send(seen(one))
  expect(actor.getSnapshot().value).toBe('idle')
  expect(asked.map(({ quotation }) => quotation)).toEqual([one, two])
})

test('a line that comes while one waits is looked for at once, and the one that waits with it', async () => {
  const { actor, asked, known } = start()
  actor.send(seen(one))
  asked[0]?.reject(new Error('offline'))
  await vi.waitFor(() => expect(known()).toEqual(['unreachable']))
  actor.send(seen(two))
  expect(actor.getSnapshot().value).toBe('checking')
  expect(asked).toHaveLength(2)
})

test('what could not be looked for is looked for again', async () => {
  const { actor, clock, asked, known } = start()
  actor.send(seen(one))
  asked[0]?.reject(new Error('offline'))
  await vi.waitFor(() => expect(known()).toEqual(['unreachable']))
  clock.increment(9_999)
  expect(asked).toHaveLength(1)
  clock.increment(1)
  asked[1]?.resolve(true)
  await vi.waitFor(() => expect(known()).toEqual(['verified']))
})
