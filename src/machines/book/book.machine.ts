import { assign, setup } from 'xstate'
import type { LeafPage, Names } from '../../scripture/leaf.ts'
import { announce } from '../announce.ts'
import type { Tradition, Verse } from '../entities.ts'
import { type EventOf, errorIn, resultIn } from '../heard.ts'
import { OPENING_MS } from '../reader/reader.machine.ts'
import { type ReaderProblem, readerProblem } from '../reader/reader.messages.ts'
import { unprovided } from '../unprovided.ts'
import { type KeepProblem, keepProblem } from './book.messages.ts'
import { type Place, readPlace } from './place.ts'

/** Of the letters of scripture, from the smallest. */
export const TEXT_SIZES = ['normal', 'large', 'larger', 'largest'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** A page, verified letter for letter (D26), with the names that its heads speak of and its lines in Latin letters. */
export type BookPage = LeafPage & { names: readonly Names[]; latin: readonly string[] }

/** Leaves of the scripture on this device, and how many there are. */
export type Kept = { kept: number; leaves: number }

/** What this device remembers of the book. */
export type BookMemory = { places: Record<Tradition, Place | null>; size: TextSize }
/** `place` is that of the address, null where it names none; `quoted` the verse that was opened from. */
export type BookInput = BookMemory & { tradition: Tradition; place: Place | null; quoted: Verse | null }

type Context = Kept & {
  tradition: Tradition
  place: Place
  quoted: Verse | null
  page: BookPage | null
  problem: ReaderProblem | null
  /** The size that was remembered. */
  remembered: TextSize
  keepProblem: KeepProblem | null
}
type Event =
  /** The address names another place. */
  | { type: 'place.changed'; place: Place }
  /** Somebody typed where they want to go. */
  | { type: 'place.find'; value: string }
  | { type: 'place.edit' }
  | { type: 'page.retry' }
  | { type: 'text.larger' }
  | { type: 'text.smaller' }
  | { type: 'keep.start' }
  | { type: 'keep.stop' }
  | { type: 'keep.remove' }

/** Somebody goes to another place: the owner changes the address. */
export type BookAnnouncement = { type: 'book.turn'; tradition: Tradition; place: Place }

type In = { context: Context }
type Heard<Type extends Event['type']> = In & { event: EventOf<Event, Type> }

const DIGITS = /[੦-੯०-९]/g
/** As people type it: in their own digits, with blanks, with a colon for the point. */
const placeIn = ({ context, event }: Heard<'place.find'>): Place | null =>
  readPlace(
    context.tradition,
    event.value
      .replace(/\s/g, '')
      .replace(/[:,]/, '.')
      .replace(DIGITS, (digit) => `${(digit.charCodeAt(0) & 0xf) - 6}`),
  )

const becomes = (target: TextSize) => ({ target, actions: { type: 'saveSize', params: target } }) as const
const remembered = (target: TextSize) => ({ guard: { type: 'remembers', params: target }, target }) as const

const where = ({ context: { tradition, place } }: In) => ({ tradition, page: place.page })
const ownTradition = ({ context }: In) => context.tradition
const currentPlace = ({ context: { tradition, place } }: In) => ({ tradition, place })

/**
 * A scripture as a book, on its page: a page that was not verified is never open (D26). Beside it the size of its letters,
 * and how much of it is kept on this device.
 */
export const bookMachine = setup({
  types: {
    input: {} as BookInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as BookAnnouncement,
  },
  actors: {
    loadPage: unprovided<BookPage, { tradition: Tradition; page: number }>('loadPage'),
    /** Rejects where the browser keeps no files. */
    countKept: unprovided<Kept, Tradition>('countKept'),
    /** Keeps a few more leaves, each verified before. */
    keepSome: unprovided<Kept, Tradition>('keepSome'),
    removeKept: unprovided<Kept, Tradition>('removeKept'),
  },
  actions: {
    /** Remembers where this scripture was read last. */
    savePlace: (_, _at: { tradition: Tradition; place: Place }) => {},
    saveSize: (_, _size: TextSize) => {},
    keepPlace: assign(({ event }) => ({ place: (event as EventOf<Event, 'place.changed'>).place })),
    forgetPage: assign({ page: null, problem: null }),
    keepPage: assign(({ event }) => ({ page: resultIn<BookPage>(event) })),
    keepProblem: assign(({ event }) => ({ problem: readerProblem(errorIn(event)) })),
    noteLate: assign({ problem: 'failed' }),
    keepCount: assign(({ event }) => resultIn<Kept>(event)),
    noteStopped: assign(({ event }) => ({ keepProblem: keepProblem(errorIn(event)) })),
    forgetStopped: assign({ keepProblem: null }),
    turn: announce(
      (now: Heard<'place.find'>): BookAnnouncement => ({
        type: 'book.turn',
        tradition: now.context.tradition,
        place: placeIn(now) ?? now.context.place,
      }),
    ),
  },
  guards: {
    isAnotherPage: ({ context, event }) => (event as EventOf<Event, 'place.changed'>).place.page !== context.place.page,
    isPlace: ({ context, event }) => placeIn({ context, event: event as EventOf<Event, 'place.find'> }) !== null,
    remembers: ({ context }, one: TextSize) => context.remembered === one,
    isWhole: ({ event }) => resultIn<Kept>(event).kept >= resultIn<Kept>(event).leaves,
  },
  delays: { opening: OPENING_MS },
}).createMachine({
  id: 'book',
  context: ({ input: { tradition, place, places, quoted, size } }) => ({
    tradition,
    place: place ?? places[tradition] ?? { page: 1, verse: null },
    quoted,
    page: null,
    problem: null,
    remembered: size,
    kept: 0,
    leaves: 0,
    keepProblem: null,
  }),
  type: 'parallel',
  states: {
    page: {
      initial: 'opening',
      on: {
        'place.changed': [
          { guard: 'isAnotherPage', target: '.opening', actions: 'keepPlace' },
          { actions: 'keepPlace' },
        ],
      },
      states: {
        opening: {
          entry: 'forgetPage',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: where,
            onDone: { target: 'open', actions: 'keepPage' },
            onError: { target: 'unavailable', actions: 'keepProblem' },
          },
          after: { opening: { target: 'unavailable', actions: 'noteLate' } },
        },
        open: { entry: { type: 'savePlace', params: currentPlace } },
        unavailable: { on: { 'page.retry': 'opening' } },
      },
    },
    /** Where to go, as it is typed. */
    find: {
      initial: 'quiet',
      states: {
        quiet: {},
        /** There is no such page. */
        refused: { on: { 'place.edit': 'quiet', 'place.changed': 'quiet' } },
      },
      on: { 'place.find': [{ guard: 'isPlace', target: '.quiet', actions: 'turn' }, { target: '.refused' }] },
    },
    size: {
      initial: 'deciding',
      states: {
        deciding: { always: TEXT_SIZES.map(remembered) },
        normal: { on: { 'text.larger': becomes('large') } },
        large: { on: { 'text.smaller': becomes('normal'), 'text.larger': becomes('larger') } },
        larger: { on: { 'text.smaller': becomes('large'), 'text.larger': becomes('largest') } },
        largest: { on: { 'text.smaller': becomes('larger') } },
      },
    },
    keeping: {
      initial: 'counting',
      states: {
        counting: {
          invoke: {
            id: 'countKept',
            src: 'countKept',
            input: ownTradition,
            onDone: [
              { guard: 'isWhole', target: 'whole', actions: 'keepCount' },
              { target: 'part', actions: 'keepCount' },
            ],
            onError: 'impossible',
          },
        },
        /** This browser keeps no files. */
        impossible: {},
        part: { on: { 'keep.start': 'fetching', 'keep.remove': 'removing' } },
        /** Leaf after leaf; what is kept stays when somebody stops. */
        fetching: {
          entry: 'forgetStopped',
          on: { 'keep.stop': 'part' },
          initial: 'some',
          states: {
            some: {
              invoke: {
                id: 'keepSome',
                src: 'keepSome',
                input: ownTradition,
                onDone: [
                  { guard: 'isWhole', target: '#book.keeping.whole', actions: 'keepCount' },
                  { target: 'some', reenter: true, actions: 'keepCount' },
                ],
                onError: { target: '#book.keeping.stopped', actions: 'noteStopped' },
              },
            },
          },
        },
        stopped: { on: { 'keep.start': 'fetching', 'keep.remove': 'removing' } },
        whole: { on: { 'keep.remove': 'removing' } },
        removing: {
          invoke: {
            id: 'removeKept',
            src: 'removeKept',
            input: ownTradition,
            onDone: { target: 'part', actions: 'keepCount' },
            onError: 'counting',
          },
        },
      },
    },
  },
})
