import { assign, setup } from 'xstate'
import type { Verse } from '../entities.ts'
import { unprovided } from '../unprovided.ts'

/** How long 'Copied', or that it failed, stays on the screen, ms. */
export const COPY_FEEDBACK_MS = 2_500

/** `verse` is what was read of the text: the quotation whose button says that it is copied; null for another text. */
type Context = { text: string; verse: Verse | null }

const textIn = ({ context }: { context: Context }) => context.text

/** Copying a quotation or a text that did not fit (D17): idle, copying, then what came of it for a moment. */
export const copyMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'text.copy'; text: string; verse?: Verse },
  },
  actors: { copyText: unprovided<void, string>('copyText') },
  actions: { keepText: assign(({ event: { text, verse = null } }) => ({ text, verse })) },
  delays: { feedback: COPY_FEEDBACK_MS },
}).createMachine({
  id: 'copy',
  context: { text: '', verse: null },
  initial: 'idle',
  on: {
    'text.copy': {
      target: '.copying',
      reenter: true,
      actions: 'keepText',
    },
  },
  states: {
    idle: {},
    copying: {
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: textIn,
        onDone: 'copied',
        onError: 'failed',
      },
    },
    copied: { after: { feedback: 'idle' } },
    failed: { after: { feedback: 'idle' } },
  },
})
