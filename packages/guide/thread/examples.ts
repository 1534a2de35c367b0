import { readFileSync } from 'node:fs'
import { hash, tokenise } from '../normalise.ts'
import { readExamples } from '../readings/examples.ts'
import { READINGS } from '../readings/list.ts'
import { FIRST_TAUGHT } from '../readings/model.ts'
import type { Example } from '../readings/train.ts'
import { LABELS } from './learnt.ts'
import { CUES } from './turns.ts'

const PATH = new URL('./examples.tsv', import.meta.url)

/** A message in a conversation with what it is: a row of examples.tsv. */
export type Turn = { readonly label: string; readonly form: string; readonly text: string }

/** Of every form each so many-th row is learnt from by nothing, and measured with (eval/README.md). */
const APART = 6

/** The labelled turns, those to learn from and those kept apart. @throws {Error} naming the row that is no example */
export function readTurns(): { readonly learnt: readonly Turn[]; readonly apart: readonly Turn[] } {
  const counted = new Map<string, number>()
  const rows = readFileSync(PATH, 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [label = '', form = '', text = ''] = row.split('\t')
      if (!LABELS.includes(label) || text.trim() === '') throw new Error(`thread/examples.tsv: ${row}`)
      const count = (counted.get(form) ?? 0) + 1
      counted.set(form, count)
      return { label, form, text, isApart: count % APART === 0 }
    })
  return { learnt: rows.filter(({ isApart }) => !isApart), apart: rows.filter(({ isApart }) => isApart) }
}

const numberOf = (label: string): number => LABELS.indexOf(label)

/** A matter as long as this is no turn by its length alone. */
const SHORT = 24
/** What a matter teaches beside a turn: there are many more of them. Chosen by cross-validation, as are the numbers below. */
const MATTER = 0.07

/** Of the matters every so many-th, and fewer of the many short questions that are known by their themes alone. */
const SOME = 3
const SOME_THEMES = 6

/** Matters that are told without a conversation; in one they may be a new matter, or a detail of the one before. */
const matters = (): Example[] =>
  readExamples()
    .filter(({ labels, text, from }, at) => {
      const [first = -1] = labels.keys()
      const isMatter = first < READINGS.length || first >= FIRST_TAUGHT
      const isTaken = from !== 'misspelt' && from !== 'needs' && at % (from === 'themes' ? SOME_THEMES : SOME) === 0
      return isMatter && isTaken && tokenise(text).length <= SHORT
    })
    .map(({ text }) => ({
      text,
      labels: new Map([
        [numberOf('new'), 1],
        [numberOf('detail'), 0],
        [numberOf('person'), 0],
      ]),
      among: false,
      weight: MATTER,
    }))

/** Every line of the cues is said in so many ways, and teaches so much beside what a person wrote. */
const WAYS = 8
const SAID = 0.1

/** A line of a cue in one of its ways: of every choice one, and nothing where other words may stand. */
const wayOf = (line: string, way: number): string =>
  line
    .replace(/<?!\([^)]*\)|\.{2,3}|\$/g, ' ')
    .replace(/\(([^)]*)\)\??/g, (_, choices: string, at: number) => {
      const all = choices.split('|')
      return all[hash(`${way} ${at} ${choices}`) % all.length] ?? ''
    })
    .replaceAll('*', '')

/** The cues as examples: their words, which stand in other messages too. */
const cues = (): Example[] =>
  CUES.flatMap(({ kind, source }) =>
    source.split('\n').flatMap((line) =>
      Array.from({ length: line.trim() === '' ? 0 : WAYS }, (_, way) => ({
        text: wayOf(line, way),
        labels: new Map([[numberOf(kind), 1]]),
        among: false,
        weight: SAID,
      })),
    ),
  )

/** What the model of turns learns from. */
export const examplesOf = (turns: readonly Turn[]): Example[] => [
  ...turns.map(({ label, text }) => ({ text, labels: new Map([[numberOf(label), 1]]), among: false, weight: 1 })),
  ...cues(),
  ...matters(),
]
