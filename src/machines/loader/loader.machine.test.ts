import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { done, elapsed, failed, walk } from '../../../tests/machines/testing.ts'
import { loaderOf } from './loader.machine.ts'

const loader = loaderOf<string>()

const { reached, untaken } = walk(loader, {
  inputs: [undefined],
  events: [
    done('load', 'code'),
    failed('load', new Error('no chunk')),
    elapsed('loadRetry', 'loader.waiting'),
  ] as never[],
  keyOf: ({ value }) => value,
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['loading', 'waiting', 'here'] as const)('reaches %s', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

test('it is done only with code', () => {
  const ended = reached.filter(({ status }) => status === 'done')
  expect(ended.map(({ output }) => output)).toEqual(['code'])
})

test('what did not come is asked for again after 3 s, as often as it takes', async () => {
  const clock = new SimulatedClock()
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no chunk'))
    .mockRejectedValueOnce(new Error('no chunk'))
    .mockResolvedValue('code')
  const machine = loader.provide({ actors: { load: fromPromise<string, void>(() => load()) } })
  const actor = createActor(machine, { clock }).start()
  for (const asked of [1, 2]) {
    await waitFor(actor, (s) => s.matches('waiting'))
    clock.increment(2_999)
    expect(load).toHaveBeenCalledTimes(asked)
    clock.increment(1)
    expect(load).toHaveBeenCalledTimes(asked + 1)
  }
  await waitFor(actor, (s) => s.status === 'done')
  expect(actor.getSnapshot().output).toBe('code')
})
