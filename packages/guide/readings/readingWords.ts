import { readdirSync, readFileSync } from 'node:fs'
import type { Language, Tradition } from '../corpus.ts'
import type { Fact } from '../danger/facts.ts'
import { READINGS } from './list.ts'

type Texts = Readonly<Record<Language, readonly string[]>>

/** What is said to a reading, and which passages speak to it. */
export type ReadingWords = {
  /** the reading in the seeker's own mouth: what stands on a button, and is sent when it is tapped */
  readonly ask: Readonly<Record<Language, string>>
  /** two sentences that show that this was heard */
  readonly heard: Texts
  /** one small thing to do today */
  readonly practice: Texts
  /** facts that make the practice wrong */
  readonly not: readonly Fact[]
  /** passages by id, best first */
  readonly verses: Readonly<Record<Tradition, readonly string[]>>
  /** passages that would hurt these people */
  readonly unfit?: Readonly<Record<Tradition, readonly string[]>>
}

const FOLDER = new URL('./words/', import.meta.url)

function read(): ReadonlyMap<string, ReadingWords> {
  const all = new Map<string, ReadingWords>()
  for (const file of readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const words = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record<string, ReadingWords>
    for (const [id, one] of Object.entries(words)) all.set(id, one)
  }
  const missing = READINGS.filter(({ id }) => !all.has(id)).map(({ id }) => id)
  if (missing.length > 0) throw new Error(`readings/words: nothing for ${missing.join(', ')}`)
  return all
}

/** The words of every reading; read with the guide, not with the first question. */
export const WORDS: ReadonlyMap<string, ReadingWords> = read()

/** The words of a reading. @throws {Error} for an id that is no reading's */
export function wordsOf(id: string): ReadingWords {
  const words = WORDS.get(id)
  if (words === undefined) throw new Error(`no reading: ${id}`)
  return words
}
