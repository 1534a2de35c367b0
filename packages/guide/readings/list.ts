import { readFileSync } from 'node:fs'
import { THEMES, type Theme } from '../corpus.ts'

/** What a message may mean, in one sentence, and the themes that it belongs to, the main one first. */
export type Reading = {
  readonly id: string
  readonly themes: readonly Theme[]
  readonly name: string
  /** would accuse, expose or mock who did not mean it: offered only where it is likely enough (asking.ts) */
  readonly delicate: boolean
}

const isTheme = (word: string): word is Theme => (THEMES as readonly string[]).includes(word)

const read = (): Reading[] =>
  readFileSync(new URL('./list.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [id = '', themes = '', name = '', delicate = ''] = row.split('\t')
      const known = themes.split(',').filter(isTheme)
      if (id === '' || name === '' || known.length === 0) throw new Error(`readings/list.tsv: ${row}`)
      return { id, themes: known, name, delicate: delicate === 'delicate' }
    })

/** Every reading, in the order of the list. */
export const READINGS: readonly Reading[] = read()

const byId = new Map(READINGS.map((reading) => [reading.id, reading]))

export const readingOf = (id: string): Reading | undefined => byId.get(id)
