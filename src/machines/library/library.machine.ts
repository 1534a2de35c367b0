import { assign, enqueueActions, setup } from 'xstate'
import { announce, ownerOf } from '../announce.ts'
import { type BookAnnouncement, type BookMemory, bookMachine } from '../book/book.machine.ts'
import { bookPath, readPlace } from '../book/place.ts'
import type { Tradition, Verse } from '../entities.ts'
import type { EventOf } from '../heard.ts'

/** The part of an address behind the tradition: what of the library, and where in it. */
export type Shelf = { page: string; at: string | null }

export type LibraryMemory = { book: BookMemory }
export type LibraryInput = LibraryMemory & {
  tradition: Tradition
  shelf: Shelf
  /** The verse from which the book was opened: its lines are marked there. */
  quoted: Verse | null
}

type Context = LibraryInput
type Event = { type: 'shelf.changed'; shelf: Shelf } | BookAnnouncement

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
const isBook = (tradition: Tradition, { page, at }: Shelf) =>
  page === 'read' && (at === null || readPlace(tradition, at) !== null)
const isSaved = ({ page, at }: Shelf) => page === 'saved' && at === null

const machine = setup({
  types: {
    input: {} as LibraryInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as LibraryAnnouncement,
    children: {} as { book: 'book' },
  },
  actors: { book: bookMachine },
  actions: {
    keepShelf: assign(({ event }) => ({ shelf: (event as EventOf<Event, 'shelf.changed'>).shelf })),
    /** Pages are turned within one entry of the history: back leads out of the book. */
    turn: announce(
      ({ event: { tradition, place } }: On<'book.turn'>): LibraryAnnouncement => ({
        type: 'library.go',
        path: bookPath(tradition, place),
        replace: true,
      }),
    ),
    /** An address without a place stays where it is read. */
    tellPlace: enqueueActions(({ context: { tradition, shelf }, enqueue }) => {
      const place = readPlace(tradition, shelf.at ?? '')
      if (place !== null) enqueue.sendTo('book', { type: 'place.changed', place })
    }),
  },
  guards: {
    isBook: ({ context: { tradition, shelf } }) => isBook(tradition, shelf),
    isSaved: ({ context: { shelf } }) => isSaved(shelf),
    staysInBook: ({ context: { tradition }, event }) =>
      isBook(tradition, (event as EventOf<Event, 'shelf.changed'>).shelf),
  },
})

/** What anybody can read, without an account: which page of it stands at the address. */
export const libraryMachine = ownerOf(machine).createMachine({
  id: 'library',
  context: ({ input }) => input,
  initial: 'deciding',
  on: { 'shelf.changed': { target: '.deciding', actions: 'keepShelf' } },
  states: {
    deciding: {
      always: [{ guard: 'isBook', target: 'book' }, { guard: 'isSaved', target: 'saved' }, { target: 'nowhere' }],
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
    /** What a person saved (D60): its machine is of the verses. */
    saved: {},
    /** There is no such page. */
    nowhere: {},
  },
})
