import { searchScripture } from '../api/scripture.ts'
import { type LibraryMemory, libraryMachine } from '../machines/library/library.machine.ts'
import { findKept } from '../offline/finder.ts'
import { takeShared } from '../platform/shared.ts'
import type { Store } from '../platform/storage.ts'
import type { LiveApi } from './api.ts'
import { liveBook } from './book.ts'
import { liveLineSearch } from './lineSearch.ts'
import { livePast } from './past.ts'

/**
 * The library with the real world in its slots, and what this device remembers of it. `online` is the door to the network,
 * whose code only a search asks for.
 */
export function liveLibrary(
  store: Store,
  online: () => Promise<LiveApi>,
): { logic: typeof libraryMachine; memory: LibraryMemory } {
  const book = liveBook(store)
  return {
    memory: { book: book.memory, shared: takeShared() },
    logic: libraryMachine.provide({
      actors: {
        book: book.logic,
        pastMessages: livePast(store, online),
        lineSearch: liveLineSearch({
          findKept,
          askServer: async ({ queries, limit, tradition }, signal) => {
            const { api } = await online()
            return searchScripture(api, { queries, limit, ...(tradition && { tradition }) }, signal)
          },
        }),
      },
    }),
  }
}
