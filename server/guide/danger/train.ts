import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tokenise } from '../normalise.ts'
import { KINDS, type Kind } from './kinds.ts'
import { PLACES, type Signs, signsOf } from './signs.ts'

/** How somebody may write: English, Gurmukhi, Devanagari, Punjabi or Hindi in Latin letters. */
export type Form = 'en' | 'pa' | 'hi' | 'rpa' | 'rhi'
export type Example = { readonly form: Form; readonly kind: Kind; readonly text: string }

/** A row of weights for each kind, one after another, and what each kind starts from. */
export type Weights = { readonly bias: Float32Array; readonly rows: readonly Float32Array[] }

const FILES = ['selfHarm', 'concern', 'loss', 'abuse', 'harm', 'none', 'ordinary'] as const

/** The files the weights are made from: `form TAB kind TAB text`, one a line. */
export function readExamples(): Example[] {
  return FILES.flatMap((name) =>
    readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [form, kind, text] = line.split('\t') as [Form, Kind, string | undefined]
        if (text === undefined || !KINDS.includes(kind)) throw new Error(`${name}.tsv: ${line}`)
        return { form, kind, text }
      }),
  )
}

/** What weights were made from, in few letters. */
export const digestOf = (examples: readonly Example[]): string =>
  createHash('sha256')
    .update(examples.map(({ kind, text }) => `${kind}\t${text}`).join('\n'))
    .digest('hex')
    .slice(0, 32)

/** Numbers that look like chance and are the same each time (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function shuffled(count: number, next: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    ;[order[at], order[other]] = [order[other] as number, order[at] as number]
  }
  return order
}

export type Settings = { rounds: number; pace: number; restraint: number }

/** Chosen by cross-validation. */
export const SETTINGS: Settings = { rounds: 20, pace: 0.08, restraint: 2e-5 }

/** Multinomial logistic regression by gradient descent, one example after another, in an order that is always the same. */
export function train(examples: readonly Example[], settings = SETTINGS, ready?: readonly Signs[]): Weights {
  const signs = ready ?? examples.map(({ text }) => signsOf(tokenise(text)))
  const kinds = examples.map(({ kind }) => KINDS.indexOf(kind))
  const counts = KINDS.map((_, at) => kinds.filter((kind) => kind === at).length)
  // a kind with few examples is heard as well as one with many
  const share = counts.map((count) => Math.sqrt(examples.length / KINDS.length / Math.max(1, count)))
  const rows = KINDS.map(() => new Float32Array(PLACES))
  const bias = new Float32Array(KINDS.length)
  const next = numbersFrom(2024)
  // all weights shrink a little at every step: kept as one number beside them
  let scale = 1
  let step = 0
  const total = settings.rounds * examples.length
  for (let round = 0; round < settings.rounds; round++) {
    for (const at of shuffled(examples.length, next)) {
      const pace = settings.pace * (1 - step++ / total)
      const { places, values } = signs[at] as Signs
      const said = rows.map((row, k) => scale * dot(row, places, values) + (bias[k] as number))
      const chances = softmax(said)
      scale *= 1 - pace * settings.restraint
      for (const [k, row] of rows.entries()) {
        const wrong = ((kinds[at] === k ? 1 : 0) - (chances[k] as number)) * (share[kinds[at] as number] as number)
        const change = pace * wrong
        bias[k] = (bias[k] as number) + change * 0.1
        for (let i = 0; i < places.length; i++) {
          const place = places[i] as number
          row[place] = (row[place] as number) + (change * (values[i] as number)) / scale
        }
      }
    }
  }
  return { bias, rows: rows.map((row) => row.map((value) => value * scale)) }
}

export function dot(row: ArrayLike<number>, places: Int32Array, values: Float32Array): number {
  let sum = 0
  for (let i = 0; i < places.length; i++) sum += (row[places[i] as number] as number) * (values[i] as number)
  return sum
}

export function softmax(said: readonly number[]): number[] {
  const most = Math.max(...said)
  const raised = said.map((value) => Math.exp(value - most))
  const sum = raised.reduce((a, b) => a + b, 0)
  return raised.map((value) => value / sum)
}

export const chancesOf = ({ bias, rows }: Weights, { places, values }: Signs): number[] =>
  softmax(rows.map((row, k) => dot(row, places, values) + (bias[k] as number)))
