import { assign, setup } from 'xstate'
import type { Verse } from '../entities.ts'
import { resultIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'
import { type LineState, lineKey } from './lineState.ts'

/** Wait before lists that did not come are asked for again, ms. */
export const LINES_RETRY_MS = 10_000

type Context = {
  /** Waiting to be looked for, oldest first. */
  queue: Verse[]
  known: Readonly<Record<string, LineState>>
}

const marked = ({ known }: Context, verses: readonly Verse[], state: LineState): Pick<Context, 'known'> => ({
  known: { ...known, ...Object.fromEntries(verses.map((verse) => [lineKey(verse), state])) },
})

const oldest = ({ context }: { context: Context }) => context.queue[0] ?? null

/**
 * Finds out whether lines outside the corpus are in the texts, letter by letter (D26, D41): a look-up quotes any of them.
 * One after the other, each once. Until it is known, nothing of it is styled as scripture.
 */
export const lineCheckMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'line.seen'; quotation: Verse },
  },
  actors: { verifyLines: unprovided<boolean, Verse | null>('verifyLines') },
  actions: {
    add: assign(({ context, event: { quotation } }) => ({
      queue: [...context.queue, quotation],
      ...marked(context, [quotation], 'checking'),
    })),
    keepVerdict: assign(({ context, event }) => ({
      queue: context.queue.slice(1),
      ...marked(context, context.queue.slice(0, 1), resultIn<boolean>(event) ? 'verified' : 'refused'),
    })),
    giveUp: assign(({ context }) => marked(context, context.queue, 'unreachable')),
  },
  delays: { retry: LINES_RETRY_MS },
  guards: {
    isNew: ({ context, event }) => context.known[lineKey(event.quotation)] === undefined,
    hasMore: ({ context }) => context.queue.length > 1,
  },
}).createMachine({
  id: 'lineCheck',
  context: { queue: [], known: {} },
  initial: 'idle',
  states: {
    idle: { on: { 'line.seen': { guard: 'isNew', target: 'checking', actions: 'add' } } },
    checking: {
      invoke: {
        id: 'verifyLines',
        src: 'verifyLines',
        input: oldest,
        onDone: [
          { guard: 'hasMore', target: 'checking', reenter: true, actions: 'keepVerdict' },
          { target: 'idle', actions: 'keepVerdict' },
        ],
        onError: { target: 'waiting', actions: 'giveUp' },
      },
      on: { 'line.seen': { guard: 'isNew', actions: 'add' } },
    },
    /** No network, or no answer: what came is shown as unverified meanwhile. */
    waiting: {
      after: { retry: 'checking' },
      on: { 'line.seen': { guard: 'isNew', target: 'checking', actions: 'add' } },
    },
  },
})
