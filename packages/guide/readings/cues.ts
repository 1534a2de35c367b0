import { readdirSync, readFileSync } from 'node:fs'
import type { Words } from '../lexicon.ts'
import { readingOf } from './list.ts'

const FOLDER = new URL('./cues/', import.meta.url)

/** The phrases by which people name a matter, in the lexicon's notation. @throws {Error} for an id that is no reading's */
export const CUES: readonly (readonly [id: string, words: Words])[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => Object.entries(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Record<string, Words>))
  .map(([id, words]) => {
    if (readingOf(id) === undefined) throw new Error(`readings/cues: ${id} is no reading`)
    return [id, words] as const
  })
