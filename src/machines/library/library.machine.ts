import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { announce, ownerOf } from '../announce.ts'
import type { AuthAnnouncement } from '../auth/auth.machine.ts'
import { type BookAnnouncement, type BookMemory, bookMachine } from '../book/book.machine.ts'
import { bookPath, readPlace } from '../book/place.ts'
import type { Tradition, Verse } from '../entities.ts'
import type { EventOf } from '../heard.ts'
import { type LineSearchAnnouncement, lineSearchMachine } from '../lineSearch/lineSearch.machine.ts'
import { type PastAnnouncement, type PastOwner, pastMessagesMachine } from '../pastMessages/pastMessages.machine.ts'
import { isPlace, pastPath } from '../pastMessages/place.ts'

/** The part of an address behind the tradition: what of the library, and where in it. */
export type Shelf = { page: string; at: string | null }

/** `shared` is what another app handed over to be looked for, or what was looked for last; or nothing. */
export type LibraryMemory = { book: BookMemory; shared: string }
export type LibraryInput = LibraryMemory & {
  tradition: Tradition
  shelf: Shelf
  /** The verse from which the book was opened: its lines are marked there. */
  quoted: Verse | null
  /** Who is signed in, by id. */
  owner: PastOwner
}

type Context = LibraryInput
type Event =
  | { type: 'shelf.changed'; tradition: Tradition; shelf: Shelf }
  | Extract<AuthAnnouncement, { type: 'auth.changed' }>
  | BookAnnouncement
  | LineSearchAnnouncement
  | PastAnnouncement

/** Somebody goes elsewhere in the library: in place of where they are, or beside it in the history. */
export type LibraryAnnouncement = { type: 'library.go'; path: string; replace: boolean }

type In = { context: Context }
type On<Type extends Event['type']> = { event: EventOf<Event, Type> }

const toBook = ({ context: { book, tradition, shelf, quoted } }: In) => ({
  ...book,
  tradition,
  place: readPlace(tradition, shelf.at ?? ''),
  quoted,
})
const toSearch = ({ context: { tradition, shared } }: In) => ({ tradition, text: shared })
const toPast = ({ context: { owner, shelf } }: In) => ({ owner, at: shelf.at })
const isPast = ({ page, at }: Shelf) => page === 'past' && (at === null || isPlace(at))
const isBook = (tradition: Tradition, { page, at }: Shelf) =>
  page === 'read' && (at === null || readPlace(tradition, at) !== null)

const machine = setup({
  types: {
    input: {} as LibraryInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as LibraryAnnouncement,
    children: {} as { book: 'book'; lineSearch: 'lineSearch'; pastMessages: 'pastMessages' },
  },
  actors: { book: bookMachine, lineSearch: lineSearchMachine, pastMessages: pastMessagesMachine },
  actions: {
    keepShelf: assign(({ event }) => {
      const { tradition, shelf } = event as EventOf<Event, 'shelf.changed'>
      return { tradition, shelf }
    }),
    keepOwner: assign(({ event }) => ({ owner: (event as EventOf<Event, 'auth.changed'>).user?.id ?? null })),
    tellOwner: sendTo('pastMessages', ({ context }) => ({ type: 'owner.changed', owner: context.owner })),
    tellPast: sendTo('pastMessages', ({ event }) => ({
      type: 'place.changed',
      at: (event as EventOf<Event, 'shelf.changed'>).shelf.at,
    })),
    /** Back leads to what was found. */
    goInPast: announce(
      ({ context, event: { at } }: In & On<'past.go'>): LibraryAnnouncement => ({
        type: 'library.go',
        path: pastPath(context.tradition, at),
        replace: false,
      }),
    ),
    /** Pages are turned within one entry of the history: back leads out of the book. */
    turn: announce(
      ({ event: { tradition, place } }: On<'book.turn'>): LibraryAnnouncement => ({
        type: 'library.go',
        path: bookPath(tradition, place),
        replace: true,
      }),
    ),
    /** A line that was found is opened where it stands, and marked there; back leads to what was found. */
    read: enqueueActions(({ event, enqueue }) => {
      const { hit, text } = event as EventOf<Event, 'lineSearch.read'>
      const { tradition, page, verse = null, reference, original } = hit
      enqueue.assign({ quoted: { reference, original }, shared: text })
      enqueue(
        announce<unknown, LibraryAnnouncement>({
          type: 'library.go',
          path: bookPath(tradition, { page, verse }),
          replace: false,
        }),
      )
    }),
    /** An address without a place stays where it is read. */
    tellPlace: enqueueActions(({ context: { tradition, shelf }, enqueue }) => {
      const place = readPlace(tradition, shelf.at ?? '')
      if (place !== null) enqueue.sendTo('book', { type: 'place.changed', place })
    }),
  },
  guards: {
    isBook: ({ context: { tradition, shelf } }) => isBook(tradition, shelf),
    isSearch: ({ context: { shelf } }) => shelf.page === 'find' && shelf.at === null,
    staysInBook: ({ context, event }) => {
      const { tradition, shelf } = event as EventOf<Event, 'shelf.changed'>
      return tradition === context.tradition && isBook(tradition, shelf)
    },
    isOtherTradition: ({ context, event }) =>
      (event as EventOf<Event, 'shelf.changed'>).tradition !== context.tradition,
    isPast: ({ context: { shelf } }) => isPast(shelf),
    staysInPast: ({ event }) => isPast((event as EventOf<Event, 'shelf.changed'>).shelf),
    isSaved: ({ context: { shelf } }) => shelf.page === 'saved' && shelf.at === null,
  },
})

/** What anybody can read, without an account: which page of it stands at the address. */
export const libraryMachine = ownerOf(machine).createMachine({
  id: 'library',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    page: {
      initial: 'deciding',
      on: { 'shelf.changed': { target: '.deciding', actions: 'keepShelf' } },
      states: {
        deciding: {
          always: [
            { guard: 'isBook', target: 'book' },
            { guard: 'isSearch', target: 'find' },
            { guard: 'isSaved', target: 'saved' },
            { guard: 'isPast', target: 'past' },
            { target: 'nowhere' },
          ],
        },
        /** A scripture as a book (D54). */
        book: {
          invoke: { id: 'book', src: 'book', input: toBook },
          on: {
            'shelf.changed': [
              { guard: 'staysInBook', actions: ['keepShelf', 'tellPlace'] },
              { target: 'deciding', actions: 'keepShelf' },
            ],
            'book.turn': { actions: 'turn' },
          },
        },
        /** A line is looked for, or whether it is scripture (D59). */
        find: {},
        /** What a person saved (D60): its machine is of the verses. */
        saved: {},
        /** One's own conversations (D61). */
        past: {},
        /** There is no such page. */
        nowhere: {},
      },
    },
    /** What was typed there, and what was found, stay while pages are read. */
    search: {
      initial: 'absent',
      states: {
        absent: { always: { guard: 'isSearch', target: 'here' } },
        here: {
          invoke: { id: 'lineSearch', src: 'lineSearch', input: toSearch },
          on: {
            'lineSearch.read': { actions: 'read' },
            // What is looked for stays, on the page of the other scripture.
            'shelf.changed': { guard: 'isOtherTradition', target: 'absent' },
          },
        },
      },
    },
    /** What was looked for in one's own conversations, and found, stays while pages are read, too. */
    past: {
      initial: 'absent',
      states: {
        absent: {
          always: { guard: 'isPast', target: 'here' },
          on: { 'auth.changed': { actions: 'keepOwner' } },
        },
        here: {
          invoke: { id: 'pastMessages', src: 'pastMessages', input: toPast },
          on: {
            'auth.changed': { actions: ['keepOwner', 'tellOwner'] },
            'shelf.changed': { guard: 'staysInPast', actions: 'tellPast' },
            'past.go': { actions: 'goInPast' },
          },
        },
      },
    },
  },
})
