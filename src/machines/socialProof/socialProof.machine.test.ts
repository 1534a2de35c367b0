import { expect, test } from 'vitest'
import type { SocialProofMessage } from '../entities.ts'
import { done, failed, walk } from '../testing.ts'
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
