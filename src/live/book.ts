import { gurmukhiToLatin } from '@satsang/guide/transliterate'
import { fromPromise } from 'xstate'
import { type BookMemory, type BookPage, bookMachine, type Kept, TEXT_SIZES } from '../machines/book/book.machine.ts'
import { readPlace, writePlace } from '../machines/book/place.ts'
import { TRADITIONS, type Tradition } from '../machines/entities.ts'
import { UNVERIFIED } from '../machines/reader/reader.messages.ts'
import { keepFinder } from '../offline/finder.ts'
import { countLeaves, keepLeaves, removeLeaves } from '../offline/leaves.ts'
import { fetchPassage } from '../offline/passages.ts'
import { KEYS, readWord, type Store } from '../platform/storage.ts'
import { leafPaths, TEXT_OF } from '../scripture/leaf.ts'
import { isPublishedLeaf, publishedPage, Unpublished } from '../scripture/verifyLines.ts'

const pathsOf = (tradition: Tradition) => leafPaths(TEXT_OF[tradition])

const unverified = (cause: unknown) =>
  Object.assign(new Error('not the published text', { cause }), { code: UNVERIFIED })

async function loadPage(tradition: Tradition, number: number, signal: AbortSignal): Promise<BookPage> {
  const { leaf, page } = await publishedPage({ text: TEXT_OF[tradition], number }, (path, fresh) =>
    fetchPassage(path, fresh, signal),
  ).catch((error: unknown) => {
    throw error instanceof Unpublished ? unverified(error) : error
  })
  return { ...page, names: leaf.names, latin: page.latin ?? page.lines.map(gurmukhiToLatin) }
}

/** The book with the real world in its slots, and what this device remembers of it. */
export const liveBook = (store: Store): { logic: typeof bookMachine; memory: BookMemory } => ({
  memory: {
    places: Object.fromEntries(
      TRADITIONS.map((tradition) => [tradition, readPlace(tradition, store.read(KEYS.place(tradition)) ?? '')]),
    ) as BookMemory['places'],
    size: readWord(store, KEYS.textSize, TEXT_SIZES) ?? 'normal',
  },
  logic: bookMachine.provide({
    actors: {
      loadPage: fromPromise<BookPage, { tradition: Tradition; page: number }>(({ input, signal }) =>
        loadPage(input.tradition, input.page, signal),
      ),
      countKept: fromPromise<Kept, Tradition>(({ input }) => countLeaves(pathsOf(input))),
      keepSome: fromPromise<Kept, Tradition>(async ({ input, signal }) => {
        const kept = await keepLeaves(pathsOf(input), (leaf) => isPublishedLeaf(TEXT_OF[input], leaf), signal)
        if (kept.kept >= kept.leaves) keepFinder()
        return kept
      }),
      removeKept: fromPromise<Kept, Tradition>(({ input }) => removeLeaves(pathsOf(input))),
    },
    actions: {
      savePlace: (_, { tradition, place }) => store.write(KEYS.place(tradition), writePlace(place)),
      saveSize: (_, size) => store.write(KEYS.textSize, size),
    },
  }),
})
