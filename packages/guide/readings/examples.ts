import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Theme } from '../corpus.ts'
import { readExamples as dangers } from '../danger/train.ts'
import { INTENTS, type Intent } from '../intentNames.ts'
import { READINGS } from './list.ts'
import { labelOfNeed } from './model.ts'
import type { Example } from './train.ts'
import { WORDS } from './words.ts'

const FOLDER = new URL('./examples/', import.meta.url)
const BY_THEME = new URL('../examples.json', import.meta.url)

/** What a further acceptable reading is worth beside the first. */
const ALSO = 0.35
/** How near a reading is whose main, second or third theme an example's theme is. */
const NEAR = [1, 0.35, 0.15] as const
/** An example whose reading is only guessed from its theme teaches less. */
const GUESSED = 0.5

const numbers = new Map(READINGS.map(({ id }, at) => [id, at]))

/** Where each example comes from, so that one writer's can be kept apart from the others'. */
export type Sourced = Example & { readonly from: string }

/** Messages labelled with readings, a file for each writer. */
function byReading(): Sourced[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((from) =>
      readFileSync(new URL(from, FOLDER), 'utf8')
        .split('\n')
        .filter((row) => row.trim() !== '')
        .map((row) => {
          const [id = '', also = '', text = ''] = row.split('\t')
          const main = numbers.get(id)
          if (main === undefined || text.trim() === '') throw new Error(`readings/examples/${from}: ${row}`)
          const others = also
            .split(',')
            .map((other) => numbers.get(other.trim()))
            .filter((other) => other !== undefined && other !== main) as number[]
          const share = others.length === 0 ? 0 : (ALSO * Math.min(1.5, others.length)) / others.length
          return {
            from,
            text,
            labels: new Map([[main, 1], ...others.map((other) => [other, share] as const)]),
            among: false,
            weight: 1,
          }
        }),
    )
}

/** Short questions labelled with themes or intents: any reading of those themes may be meant. */
function byTheme(): Sourced[] {
  const rows = JSON.parse(readFileSync(BY_THEME, 'utf8')) as { q: string; labels: (Theme | Intent)[] }[]
  return rows.map(({ q, labels: [first, ...others] }) => {
    const from = 'themes'
    const intent = INTENTS.indexOf(first as Intent)
    if (intent >= 0) return { from, text: q, labels: new Map([[READINGS.length + intent, 1]]), among: false, weight: 1 }
    const labels = new Map<number, number>()
    READINGS.forEach(({ themes }, at) => {
      const rank = themes.indexOf(first as Theme)
      const near = NEAR[rank]
      if (near === undefined) return
      labels.set(at, others.some((other) => themes.includes(other as Theme)) ? 2 * near : near)
    })
    return { from, text: q, labels, among: true, weight: GUESSED }
  })
}

/** The readings by their own names, and as they stand on a button. */
function byName(): Sourced[] {
  return READINGS.flatMap(({ id, name }, at) =>
    [name, ...Object.values(WORDS.get(id)?.ask ?? {})].map((text) => ({
      from: 'names',
      text,
      labels: new Map([[at, 1]]),
      among: false,
      weight: 1,
    })),
  )
}

const DANGER = new URL('../danger/', import.meta.url)

/** Messages that tell of a need, and such as only sound like it: what danger/ learns from, as whole messages. */
function byNeed(): Sourced[] {
  const cases = ['cases.tsv', 'cases2.tsv'].flatMap((name) =>
    readFileSync(new URL(name, DANGER), 'utf8')
      .trim()
      .split('\n')
      .map((row) => row.split('\t'))
      .map(([, kind = '', , text = '']) => ({ kind, text })),
  )
  // the ordinary messages of the readings are there already, under their own names
  const own = dangers().filter(({ kind, hard }) => kind !== 'none' || hard)
  return [...own, ...cases].map(({ kind, text }) => ({
    from: 'needs',
    text,
    labels: new Map([[labelOfNeed(kind === 'abuse' ? 'violence' : kind), 1]]),
    among: false,
    weight: 1,
  }))
}

/** Everything that the model learns from. @throws {Error} naming the file and the row that is no example */
export const readExamples = (): Sourced[] => [...byReading(), ...byTheme(), ...byName(), ...byNeed()]

/** What a model was made from, in few letters. */
export const digestOf = (examples: readonly Sourced[]): string =>
  createHash('sha256')
    .update(JSON.stringify(examples.map(({ text, labels }) => [text, [...labels]])))
    .digest('hex')
    .slice(0, 32)
