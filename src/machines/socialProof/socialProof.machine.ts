import { assign, setup } from 'xstate'
import type { SocialProofMessage, Tradition } from '../entities.ts'
import { unprovided } from '../unprovided.ts'

export type SocialProofInput = { tradition: Tradition }

/** The promotional message of the tradition landing, spec §2 and §8: loading, shown, or the fixed fallback text. */
export const socialProofMachine = setup({
  types: {
    input: {} as SocialProofInput,
    context: {} as { tradition: Tradition; message: SocialProofMessage | null },
    events: {} as { type: 'proof.reload' },
  },
  actors: { loadMessage: unprovided<SocialProofMessage, SocialProofInput>('loadMessage') },
}).createMachine({
  id: 'socialProof',
  context: ({ input }) => ({ tradition: input.tradition, message: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadMessage',
        src: 'loadMessage',
        input: ({ context }) => ({ tradition: context.tradition }),
        onDone: { target: 'shown', actions: assign({ message: ({ event }) => event.output }) },
        onError: 'fallback',
      },
    },
    shown: {},
    fallback: { on: { 'proof.reload': 'loading' } },
  },
})
