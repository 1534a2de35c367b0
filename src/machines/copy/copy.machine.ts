import { assign, setup } from 'xstate'
import type { Verse } from '../entities.ts'
import { unprovided } from '../unprovided.ts'

/** How long 'Copied', or that it failed, stays on the screen, ms. */
export const COPY_FEEDBACK_MS = 2_500

/** Copying a quotation or a text that did not fit (D17): idle, copying, then what came of it for a moment. */
export const copyMachine = setup({
  types: {
    /** `verse` is what was read of the text: the quotation whose button says that it is copied; null for another text. */
    context: {} as { text: string; verse: Verse | null },
    events: {} as { type: 'text.copy'; text: string; verse?: Verse },
  },
  actors: { copyText: unprovided<void, string>('copyText') },
  delays: { feedback: COPY_FEEDBACK_MS },
}).createMachine({
  id: 'copy',
  context: { text: '', verse: null },
  initial: 'idle',
  on: {
    'text.copy': {
      target: '.copying',
      reenter: true,
      actions: assign(({ event: { text, verse = null } }) => ({ text, verse })),
    },
  },
  states: {
    idle: {},
    copying: {
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => context.text,
        onDone: 'copied',
        onError: 'failed',
      },
    },
    copied: { after: { feedback: 'idle' } },
    failed: { after: { feedback: 'idle' } },
  },
})
