import { readFileSync } from 'node:fs'
import { CORPUS, type Language, type Tradition } from '../corpus.ts'
import type { Named } from './names.ts'
import { corpusPassage, gitaAt, gitaPassage, type Passage, passageAround } from './passages.ts'
import { table } from './tables.ts'

/** What is looked for in a text in which it does not stand, and where it does (elsewhere.tsv). */
export type Elsewhere = Named & {
  readonly id: string
  /** at whose door it is asked for in earnest */
  readonly of: Tradition
  /** null where nobody can say for certain */
  readonly where: Readonly<Record<Language, string>> | null
  /** what comes nearest, with commas: chapter and verse, an id of the corpus, a row of the Granth; '' where nothing does */
  readonly nearest: string
}

/** Only what is certain; what is attributed to somebody is said to be attributed. */
const SOURCES: Readonly<Record<string, Elsewhere['where']>> = {
  unknown: null,
  ...Object.fromEntries(
    table('sources')
      .split('\n')
      .map((row) => {
        const [id = '', english = '', punjabi = '', hindi = ''] = row.split(' | ')
        return [id, { english, punjabi, hindi }] as const
      }),
  ),
}

export const ELSEWHERE: readonly Elsewhere[] = readFileSync(new URL('./elsewhere.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [id = '', of, english = '', punjabi = '', hindi = '', source = '', nearest = '', says = ''] = row.split('\t')
    const where = SOURCES[source]
    if (where === undefined) throw new Error(`${id}: no source called ${source}`)
    const also = says.split(' | ').filter((one) => one !== '')
    return { id, of: of as Tradition, names: { english, punjabi, hindi }, where, nearest, also }
  })

/** The passage that comes nearest, of the text of this door; undefined where none does. */
export function nearestTo({ nearest }: Elsewhere, tradition: Tradition): Passage | undefined {
  for (const place of nearest.split(',')) {
    const gita = /^(\d+)\.(\d+)$/.exec(place)
    if (tradition === 'hindu' && gita !== null) return gitaPassage(gitaAt(Number(gita[1]), Number(gita[2])))
    if (tradition === 'hindu' || gita !== null || place === '') continue
    const verse = CORPUS.sikh.find(({ id }) => id === place)
    return verse === undefined ? passageAround(Number(place)) : corpusPassage(verse)
  }
  return undefined
}
