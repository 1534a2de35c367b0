import { assign, setup } from 'xstate'
import type { ScriptureContext } from '../../scripture/context.ts'
import type { Verse } from '../entities.ts'
import { unprovided } from '../unprovided.ts'
import { type ReaderProblem, readerProblem } from './reader.messages.ts'

/** How long a passage may take to come before the dialog says that it did not, ms. */
export const OPENING_MS = 20_000

/**
 * A quotation in its context: closed, opening, open, or unavailable. What could not be verified is never open (D26): the
 * actor rejects it.
 */
export const readerMachine = setup({
  types: {
    context: {} as {
      quotation: Verse | null
      passage: ScriptureContext | null
      problem: ReaderProblem | null
    },
    events: {} as { type: 'context.open'; quotation: Verse } | { type: 'context.retry' } | { type: 'context.close' },
  },
  actors: { loadContext: unprovided<ScriptureContext, Verse | null>('loadContext') },
  delays: { opening: OPENING_MS },
}).createMachine({
  id: 'reader',
  context: { quotation: null, passage: null, problem: null },
  initial: 'closed',
  on: {
    'context.open': {
      target: '.opening',
      actions: assign({ quotation: ({ event }) => event.quotation }),
    },
  },
  states: {
    closed: {},
    opening: {
      entry: assign({ passage: null, problem: null }),
      invoke: {
        id: 'loadContext',
        src: 'loadContext',
        input: ({ context }) => context.quotation,
        onDone: { target: 'open', actions: assign({ passage: ({ event }) => event.output }) },
        onError: { target: 'unavailable', actions: assign({ problem: ({ event }) => readerProblem(event.error) }) },
      },
      after: { opening: { target: 'unavailable', actions: assign({ problem: 'failed' }) } },
      on: { 'context.close': 'closed' },
    },
    open: { on: { 'context.close': 'closed' } },
    unavailable: { on: { 'context.retry': 'opening', 'context.close': 'closed' } },
  },
})
