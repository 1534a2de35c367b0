import { expect, test, vi } from 'vitest'
import { assign, createActor, fromPromise, SimulatedClock } from 'xstate'
import { done, elapsed, failed, walk } from '../../../tests/machines/testing.ts'
import type { SpiritualReference } from '../entities.ts'
import { beginningMachine, VERSE_LIMIT_MS } from './beginning.machine.ts'
import { startersOf } from './starters.ts'
import { verseOf } from './verses.ts'

const verse: SpiritualReference = { scripture: 'Bhagavad Gita', reference: 'r', original: 'o' }
const empty = { type: 'chat.empty', tradition: 'hindu' } as const

const { reached, untaken } = walk(
  // By turns an hour later, and on another day.
  beginningMachine.provide({
    actions: {
      readClock: assign(({ context: { today, hour } }) =>
        hour === 8 ? { today, hour: 9 } : { today: today === '2026-11-21' ? '2026-11-22' : '2026-11-21', hour: 8 },
      ),
    },
  }),
  {
    inputs: [undefined],
    events: [
      empty,
      { type: 'chat.left' },
      { type: 'page.shown' },
      done('loadVerse', verse),
      failed('loadVerse', new Error('no network')),
      elapsed('verseLimit', 'beginning.loading'),
    ],
    keyOf: ({ value, context: { verse: shown, today, hour } }) => [value, shown, today, hour],
  },
)

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['absent', 'loading', 'shown'] as const)('reaches %j', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

const start = () => {
  const now = { today: '2026-11-21', hour: 8 }
  const clock = new SimulatedClock()
  const asked: string[] = []
  const loads: { resolve(verse: SpiritualReference): void; reject(error: unknown): void }[] = []
  const machine = beginningMachine.provide({
    actors: {
      loadVerse: fromPromise<SpiritualReference, string>(({ input }) => {
        asked.push(input)
        return new Promise((resolve, reject) => void loads.push({ resolve, reject }))
      }),
    },
    actions: { readClock: assign(() => ({ ...now })) },
  })
  const actor = createActor(machine, { clock }).start()
  const value = () => actor.getSnapshot().value
  const context = () => actor.getSnapshot().context
  return { now, clock, asked, loads, actor, value, context }
}

test('with the verse of the day, or without it: not later than its limit, so that nothing moves', async () => {
  const { actor, clock, loads, asked, value, context } = start()
  actor.send(empty)
  expect(asked).toEqual([verseOf('hindu', '2026-11-21')])
  expect(value()).toBe('loading')
  loads[0]?.resolve(verse)
  await vi.waitFor(() => expect(value()).toBe('shown'))
  expect(context().verse).toEqual(verse)

  actor.send({ type: 'chat.left' })
  actor.send(empty)
  loads[1]?.reject(new Error('no network'))
  await vi.waitFor(() => expect(value()).toBe('shown'))
  expect(context().verse).toBeNull()

  actor.send({ type: 'chat.left' })
  actor.send(empty)
  clock.increment(VERSE_LIMIT_MS - 1)
  expect(value()).toBe('loading')
  clock.increment(1)
  expect(value()).toBe('shown')
  loads[2]?.resolve(verse)
  await new Promise((resolve) => setImmediate(resolve))
  expect(context().verse).toBeNull()
})

test('chosen when the chat is opened and when it is looked at again, and never in between', async () => {
  const { actor, now, loads, asked, value, context } = start()
  actor.send({ type: 'page.shown' })
  expect(context().starters).toEqual([])
  actor.send(empty)
  loads[0]?.resolve(verse)
  await vi.waitFor(() => expect(value()).toBe('shown'))
  expect(context().starters).toEqual(startersOf('2026-11-21', 8))
  now.hour = 21
  expect(context().starters).toEqual(startersOf('2026-11-21', 8))
  actor.send({ type: 'page.shown' })
  expect(value()).toBe('shown')
  expect([context().starters, context().verse]).toEqual([startersOf('2026-11-21', 21), verse])
  now.today = '2026-11-22'
  actor.send({ type: 'page.shown' })
  expect(value()).toBe('loading')
  expect(context().starters).toEqual(startersOf('2026-11-22', 21))
  expect(asked).toEqual(['2026-11-21', '2026-11-22'].map((today) => verseOf('hindu', today)))
})
