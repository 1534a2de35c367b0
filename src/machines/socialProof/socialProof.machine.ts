import { assign, setup } from 'xstate'
import { announcing } from '../announce.ts'
import type { SocialProofMessage, Tradition } from '../entities.ts'
import { unprovided } from '../unprovided.ts'

export type SocialProofInput = { tradition: Tradition }

/** What this machine announces to its owner. */
export type SocialProofAnnouncement = { type: 'proof.shown'; message: SocialProofMessage }

/** The promotional message of the tradition landing, spec §2 and §8: loading, shown, or the fixed fallback text. */
export const socialProofMachine = setup({
  types: {
    input: {} as SocialProofInput,
    context: {} as { tradition: Tradition; message: SocialProofMessage | null },
    events: {} as { type: 'proof.reload' },
    emitted: {} as SocialProofAnnouncement,
  },
  actors: { loadMessage: unprovided<SocialProofMessage, { tradition: Tradition }>('loadMessage') },
  actions: {
    announce: announcing<SocialProofAnnouncement>(),
  },
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
        onDone: {
          target: 'shown',
          actions: [
            assign({ message: ({ event }) => event.output }),
            { type: 'announce', params: ({ event }) => ({ type: 'proof.shown', message: event.output }) },
          ],
        },
        onError: 'fallback',
      },
    },
    shown: {},
    fallback: { on: { 'proof.reload': 'loading' } },
  },
})
