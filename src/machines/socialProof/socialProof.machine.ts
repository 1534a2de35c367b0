import { assign, setup } from 'xstate'
import { announce } from '../announce.ts'
import type { SocialProofMessage, Tradition } from '../entities.ts'
import { resultIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'

export type SocialProofInput = { tradition: Tradition }

/** What this machine announces to its owner. */
export type SocialProofAnnouncement = { type: 'proof.shown'; message: SocialProofMessage }

type Context = { tradition: Tradition; message: SocialProofMessage | null }

const traditionIn = ({ context: { tradition } }: { context: Context }) => ({ tradition })

/** The promotional message of the tradition landing, spec §2 and §8: loading, shown, or the fixed fallback text. */
export const socialProofMachine = setup({
  types: {
    input: {} as SocialProofInput,
    context: {} as Context,
    events: {} as { type: 'proof.reload' },
    emitted: {} as SocialProofAnnouncement,
  },
  actors: { loadMessage: unprovided<SocialProofMessage, { tradition: Tradition }>('loadMessage') },
  actions: {
    keepMessage: assign(({ event }) => ({ message: resultIn<SocialProofMessage>(event) })),
    tellShown: announce(
      ({ event: { output } }: { event: { output: SocialProofMessage } }): SocialProofAnnouncement => ({
        type: 'proof.shown',
        message: output,
      }),
    ),
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
        input: traditionIn,
        onDone: { target: 'shown', actions: ['keepMessage', 'tellShown'] },
        onError: 'fallback',
      },
    },
    shown: {},
    fallback: { on: { 'proof.reload': 'loading' } },
  },
})
