import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { done, failed, heardBy, walk } from '../../../tests/machines/testing.ts'
import type { SocialProofMessage, Tradition } from '../entities.ts'
import { socialProofMachine } from './socialProof.machine.ts'

const message: SocialProofMessage = {
  content: 'ਪੰਜਾਬ ਵਿੱਚ 12900 ਲੋਕ',
  version: 'social_proof_numbers',
  stats: { users: 12_900, percentage: 95, city: 'Punjab' },
}

const { reached, untaken } = walk(socialProofMachine, {
  inputs: [{ tradition: 'sikh' }],
  events: [done('loadMessage', message), failed('loadMessage', new Error('down')), { type: 'proof.reload' }],
  keyOf: ({ value }) => value,
})

test('every transition is taken', () => expect(untaken).toEqual([]))

test.each(['loading', 'shown', 'fallback'] as const)('reaches %s', (value) =>
  expect(reached.some((state) => state.matches(value))).toBe(true),
)

test('only a message that arrived is shown', () => {
  for (const state of reached) expect(state.context.message !== null).toBe(state.matches('shown'))
})

test('a message that comes is shown and told; one that does not leaves the fixed text, until it is asked for again', async () => {
  const loadMessage = vi
    .fn<(_: { input: { tradition: Tradition } }) => Promise<SocialProofMessage>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce(message)
  const announce = vi.fn()
  const machine = socialProofMachine.provide({
    actors: { loadMessage: fromPromise<SocialProofMessage, { tradition: Tradition }>(loadMessage) },
  })
  const actor = heardBy(createActor(machine, { input: { tradition: 'hindu' } }), announce)
  await waitFor(actor, (state) => state.matches('fallback'))
  expect(announce).not.toHaveBeenCalled()
  actor.send({ type: 'proof.reload' })
  expect(actor.getSnapshot().value).toBe('loading')
  await waitFor(actor, (state) => state.matches('shown'))
  expect(announce).toHaveBeenCalledExactlyOnceWith({ type: 'proof.shown', message })
  expect(loadMessage.mock.calls.map(([{ input }]) => input)).toEqual([{ tradition: 'hindu' }, { tradition: 'hindu' }])
})
