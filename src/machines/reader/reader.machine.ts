import { assign, setup } from 'xstate'
import type { ScriptureContext } from '../../scripture/scriptureContext.ts'
import type { Verse } from '../entities.ts'
import { type EventOf, errorIn, resultIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'
import { type ReaderProblem, readerProblem } from './reader.messages.ts'

/** How long a passage may take to come before the dialog says that it did not, ms. */
export const OPENING_MS = 20_000

type Context = {
  quotation: Verse | null
  passage: ScriptureContext | null
  problem: ReaderProblem | null
}

type Event = { type: 'context.open'; quotation: Verse } | { type: 'context.retry' } | { type: 'context.close' }

const quotationIn = ({ context }: { context: Context }) => context.quotation

/**
 * A quotation in its context: closed, opening, open, or unavailable. What could not be verified is never open (D26): the
 * actor rejects it.
 */
export const readerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
  },
  actors: { loadContext: unprovided<ScriptureContext, Verse | null>('loadContext') },
  actions: {
    keepQuotation: assign(({ event }) => ({ quotation: (event as EventOf<Event, 'context.open'>).quotation })),
    forgetPassage: assign({ passage: null, problem: null }),
    keepPassage: assign(({ event }) => ({ passage: resultIn<ScriptureContext>(event) })),
    keepProblem: assign(({ event }) => ({ problem: readerProblem(errorIn(event)) })),
    noteLate: assign({ problem: 'failed' }),
  },
  delays: { opening: OPENING_MS },
}).createMachine({
  id: 'reader',
  context: { quotation: null, passage: null, problem: null },
  initial: 'closed',
  on: {
    'context.open': { target: '.opening', actions: 'keepQuotation' },
  },
  states: {
    closed: {},
    opening: {
      entry: 'forgetPassage',
      invoke: {
        id: 'loadContext',
        src: 'loadContext',
        input: quotationIn,
        onDone: { target: 'open', actions: 'keepPassage' },
        onError: { target: 'unavailable', actions: 'keepProblem' },
      },
      after: { opening: { target: 'unavailable', actions: 'noteLate' } },
      on: { 'context.close': 'closed' },
    },
    open: { on: { 'context.close': 'closed' } },
    unavailable: { on: { 'context.retry': 'opening', 'context.close': 'closed' } },
  },
})
