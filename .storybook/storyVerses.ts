import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const FIXTURES = path.resolve(import.meta.dirname, '../src/ui/stories.fixtures.ts')

/** The verses that stories quote, by id. */
const named = (source: string): ReadonlySet<string> =>
  new Set(Array.from(source.matchAll(/'((?:sggs|gita)-[\d-]+)'/g), ([, id = '']) => id))

type Corpus = { id: string }[] | Record<string, unknown>

const keep = (corpus: Corpus, ids: ReadonlySet<string>): Corpus =>
  Array.isArray(corpus)
    ? corpus.filter(({ id }) => ids.has(id))
    : Object.fromEntries(Object.entries(corpus).filter(([id]) => ids.has(id)))

/**
 * Of both corpora only what stories quote: no story has a guide who would look for more, and the whole would be a
 * quarter of every first load. A story that quotes another verse is told that the corpus has none.
 */
export const storyVerses = (): Plugin => ({
  name: 'satsang-story-verses',
  enforce: 'pre',
  async load(id) {
    if (!/\/packages\/guide\/corpus\/\w+\.json$/.test(id)) return null
    this.addWatchFile(FIXTURES)
    const [corpus, source] = await Promise.all([readFile(id, 'utf8'), readFile(FIXTURES, 'utf8')])
    return JSON.stringify(keep(JSON.parse(corpus), named(source)))
  },
})
