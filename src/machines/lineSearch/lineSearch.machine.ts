import { assign, setup } from 'xstate'
import { announce } from '../announce.ts'
import type { Tradition } from '../entities.ts'
import { type EventOf, errorIn, resultIn } from '../heard.ts'
import { unprovided } from '../unprovided.ts'
import { type SearchProblem, searchProblem } from './lineSearch.messages.ts'
import { queriesOf } from './queries.ts'

/** How long after the last letter it is looked for, ms. */
export const TYPING_MS = 300

/** How many places are asked for: of one line, of each of several. Every one of them is compared with the text (D26). */
export const HITS_OF_ONE = 10
export const HITS_OF_EACH = 3

/** A place in a scripture where something of what was asked for stands. Names as in the contract (D59). */
export type ScriptureHit = {
  tradition: Tradition
  /** Ang, or chapter. */
  page: number
  /** Of the Gita. */
  verse?: number
  reference: string
  /** Its lines, apart by newlines. */
  original: string
  by: 'letters' | 'words'
  /** How much of what was asked for stands there, 0 to 1. */
  covers: number
  /** What was met, in UTF-16 units of the original. */
  marks: { from: number; to: number }[]
  /** At how many more places the same line stands. */
  others: number
}

/** `text` is what was shared with the app, or nothing. */
export type LineSearchInput = { tradition: Tradition; text: string }
/** What was asked for, and for each the places, best first. */
export type Answer = { queries: string[]; hits: ScriptureHit[][] }
export type SearchRequest = { queries: string[]; limit: number }

type Context = LineSearchInput & {
  /** Of what was asked for last: it stays while the next is on its way. */
  answer: Answer | null
  problem: SearchProblem | null
}
type Event =
  | { type: 'text.change'; value: string }
  | { type: 'text.clear' }
  | { type: 'search.retry' }
  | { type: 'hit.open'; hit: ScriptureHit }

/** Somebody wants to read on where a line stands: the owner opens the page, with the line marked. */
export type LineSearchAnnouncement = { type: 'lineSearch.read'; hit: ScriptureHit; text: string }

type In = { context: Context }

const request = ({ context }: In): SearchRequest => {
  const queries = queriesOf(context.text)
  return { queries, limit: queries.length > 1 ? HITS_OF_EACH : HITS_OF_ONE }
}

/**
 * Finds where something stands in the scriptures, by first letters, by words or by how it sounds; and of a line that came
 * from elsewhere, whether it stands there at all (D59). What is typed is never changed and never lost.
 */
export const lineSearchMachine = setup({
  types: {
    input: {} as LineSearchInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as LineSearchAnnouncement,
  },
  actors: {
    /** For each query its places, best first, over both scriptures. */
    searchScripture: unprovided<ScriptureHit[][], SearchRequest>('searchScripture'),
  },
  actions: {
    keepText: assign(({ event }) => ({ text: (event as EventOf<Event, 'text.change'>).value })),
    forgetText: assign({ text: '' }),
    forgetAnswer: assign({ answer: null }),
    forgetProblem: assign({ problem: null }),
    keepAnswer: assign(({ context, event }) => ({
      answer: { queries: queriesOf(context.text), hits: resultIn<ScriptureHit[][]>(event) },
    })),
    keepProblem: assign(({ event }) => ({ problem: searchProblem(errorIn(event)) })),
    read: announce(
      ({ context, event }: In & { event: EventOf<Event, 'hit.open'> }): LineSearchAnnouncement => ({
        type: 'lineSearch.read',
        hit: event.hit,
        text: context.text,
      }),
    ),
  },
  guards: {
    asks: ({ context }) => queriesOf(context.text).length > 0,
    willAsk: ({ event }) => queriesOf((event as EventOf<Event, 'text.change'>).value).length > 0,
    hasFound: ({ event }) => resultIn<ScriptureHit[][]>(event).some((hits) => hits.length > 0),
  },
  delays: { typing: TYPING_MS },
}).createMachine({
  id: 'lineSearch',
  context: ({ input }) => ({ ...input, answer: null, problem: null }),
  initial: 'deciding',
  on: {
    'text.change': [
      { guard: 'willAsk', target: '.waiting', actions: 'keepText' },
      { target: '.empty', actions: 'keepText' },
    ],
    'text.clear': { target: '.empty', actions: 'forgetText' },
    'hit.open': { actions: 'read' },
  },
  states: {
    /** What was shared is looked for at once. */
    deciding: { always: [{ guard: 'asks', target: 'searching' }, { target: 'empty' }] },
    /** Nothing that could be looked for. */
    empty: { entry: 'forgetAnswer' },
    waiting: { after: { typing: 'searching' } },
    searching: {
      invoke: {
        id: 'searchScripture',
        src: 'searchScripture',
        input: request,
        onDone: [
          { guard: 'hasFound', target: 'found', actions: 'keepAnswer' },
          { target: 'nothing', actions: 'keepAnswer' },
        ],
        onError: { target: 'failed', actions: 'keepProblem' },
      },
    },
    found: {},
    nothing: {},
    failed: {
      // What was found is of another text.
      entry: 'forgetAnswer',
      exit: 'forgetProblem',
      on: { 'search.retry': 'searching' },
    },
  },
})
