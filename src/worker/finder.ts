/// <reference lib="webworker" />
// Searches a scripture that lies on this device whole (D59). In a worker of its own: to read the Granth once takes seconds
// on a cheap phone. What it answers is verified where it is shown (D26).
import { createIndex } from '@satsang/search'
import { type FoundLine, linesFound, type Searched } from '@satsang/search/hits'
import { LEAVES, leafPaths, TEXT_OF, toLeaf } from '../scripture/leaf.ts'
import { type Line, linesOf } from '../scripture/leafLines.ts'

type Tradition = 'sikh' | 'hindu'
/** The answer has a list a query; it is null where the scripture is not here whole. */
export type FinderRequest = { tradition: Tradition; queries: readonly string[]; limit: number }
export type FinderAnswer = FoundLine<Tradition>[][] | null

async function read(tradition: Tradition): Promise<Searched<Tradition> | null> {
  const cache = await caches.open(LEAVES)
  const text = TEXT_OF[tradition]
  const lines: Line[] = []
  for (const path of leafPaths(text)) {
    const leaf = toLeaf(await (await cache.match(path))?.json())
    if (leaf === null) return null
    lines.push(...linesOf(text, leaf))
  }
  return {
    index: createIndex({ size: lines.length, text: (at) => lines[at]?.original ?? '' }),
    placeOf: (at) => {
      const { page = 0, verse, reference = '' } = lines[at] ?? {}
      return { tradition, page, ...(verse && { verse }), reference }
    },
  }
}

const known: Partial<Record<Tradition, Promise<Searched<Tradition> | null>>> = {}

async function answer({ tradition, queries, limit }: FinderRequest): Promise<FinderAnswer> {
  known[tradition] ??= read(tradition)
  const searched = await known[tradition]
  // It may be kept later.
  if (searched === null) delete known[tradition]
  return searched && queries.map((query) => linesFound(searched, query, limit))
}

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<FinderRequest>) => {
  answer(data)
    .catch((): FinderAnswer => {
      delete known[data.tradition]
      return null
    })
    .then((found) => port?.postMessage(found))
})
