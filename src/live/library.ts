import { type LibraryMemory, libraryMachine } from '../machines/library/library.machine.ts'
import type { Store } from '../platform/storage.ts'
import { liveBook } from './book.ts'

/** The library with the real world in its slots, and what this device remembers of it. */
export function liveLibrary(store: Store): { logic: typeof libraryMachine; memory: LibraryMemory } {
  const book = liveBook(store)
  return {
    memory: { book: book.memory },
    logic: libraryMachine.provide({ actors: { book: book.logic } }),
  }
}
