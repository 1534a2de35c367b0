import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Theme } from '../corpus.ts'
import { readExamples as dangers } from '../danger/examples.ts'
import { INTENTS, type Intent } from '../intentNames.ts'
import { TAUGHT } from '../lookup/doctrine.ts'
import { hash } from '../normalise.ts'
import { READINGS } from './list.ts'
import { FIRST_TAUGHT, labelOfNeed } from './model.ts'
import { WORDS } from './readingWords.ts'
import type { Example } from './train.ts'

const FOLDER = new URL('./examples/', import.meta.url)
const BY_THEME = new URL('../examples.json', import.meta.url)

/** What a further acceptable reading is worth beside the first. */
const ALSO = 0.35
/** How near a reading is whose main, second or third theme an example's theme is. */
const NEAR = [1, 0.35, 0.15] as const
/** An example whose reading is only guessed from its theme teaches less. */
const GUESSED = 0.5

const numbers = new Map([...READINGS.map(({ id }) => id), ...INTENTS].map((id, at) => [id as string, at]))

/** Where each example comes from, so that one writer's can be kept apart from the others'. */
export type Sourced = Example & { readonly from: string }

/** Messages labelled with readings, or as small talk, a file for each writer. */
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

/** As people shorten on a phone. */
const SHORTENED: Readonly<Record<string, string>> = Object.fromEntries(
  'and n,you u,your ur,are r,because bcz,every evry,everyone evry1,please plz,what wat,with wid,have hav,before b4,to 2,for 4,know kno,people ppl,about abt,why y,see c,always alwys,really rly,nothing nuthing,friend frend,their thier'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** The same in a hurry: shortened words, and every fifth longer word without one of its letters or with two swapped. */
function misspelt(text: string): string {
  return text.toLowerCase().replace(/[a-z]+/g, (word) => {
    const short = SHORTENED[word]
    const chance = hash(`${word}${text.length}`)
    if (short !== undefined) return chance % 2 === 0 ? short : word
    if (word.length < 5 || chance % 5 > 1) return word
    const at = 1 + ((chance >>> 8) % (word.length - 3))
    return chance % 5 === 0
      ? word.slice(0, at) + word.slice(at + 1)
      : word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
  })
}

/**
 * Every third English message once more, misspelt: the messages of danger are written like that often and the others
 * seldom, and hurried spelling must not pass for danger.
 */
const inAHurry = (examples: readonly Sourced[]): Sourced[] =>
  examples
    .filter(({ text }, at) => at % 3 === 0 && /^[\x20-\x7e]+$/.test(text))
    .map((one) => ({ ...one, from: 'misspelt', text: misspelt(one.text), weight: 0.5 * one.weight }))

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

/** Any reading may be meant: says nothing of them, and that no need is told. */
const ANY_READING: ReadonlyMap<number, number> = new Map(READINGS.map((_, at) => [at, 0]))

/** Messages that tell of a need, such as only sound like it, and calm ones: what danger/ learns from, as whole messages. */
function byNeed(known: ReadonlySet<string>): Sourced[] {
  return dangers()
    .filter(({ kind, hard, text }) => kind !== 'none' || hard || !known.has(text))
    .map(({ kind, hard, text }) => ({
      from: 'needs',
      text,
      labels:
        kind === 'none' && !hard ? ANY_READING : new Map([[labelOfNeed(kind === 'abuse' ? 'violence' : kind), 1]]),
      among: false,
      weight: 1,
    }))
}

/** Teaching questions: they say nothing against a reading that is near them. */
const byTeaching = (): Sourced[] =>
  TAUGHT.flatMap(({ questions }, at) =>
    questions.map((text) => ({
      from: 'teachings',
      text,
      labels: new Map([...ANY_READING, [FIRST_TAUGHT + at, 1]]),
      among: false,
      weight: 1,
    })),
  )

/** Everything that the model learns from. @throws {Error} naming the file and the row that is no example */
export function readExamples(): Sourced[] {
  const calm = [...byReading(), ...byTheme(), ...byName(), ...byTeaching()]
  return [...calm, ...inAHurry(calm), ...byNeed(new Set(calm.map(({ text }) => text)))]
}

/** What a model was made from, in few letters. */
export const digestOf = (examples: readonly Example[]): string =>
  createHash('sha256')
    .update(JSON.stringify(examples.map(({ text, labels }) => [text, [...labels]])))
    .digest('hex')
    .slice(0, 32)
