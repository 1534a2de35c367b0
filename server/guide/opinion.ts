import { THEMES, type Theme } from './corpus.ts'
import examples from './examples.json' with { type: 'json' }
import { type Feature, featuresOf } from './features.ts'
import { INTENTS, type Intent } from './intentNames.ts'
import { type Token, tokenise } from './normalise.ts'

/** What a message can be about: a matter of the heart, or something that is none. */
export type Label = Theme | Intent
export const LABELS: readonly Label[] = [...THEMES, ...INTENTS]

/** Votes are kept as whole numbers of one byte; this many make one. */
export const VOTE_SCALE = 100

/** Rows of numbered features; a rare feature counts for more than a common one, and every row has the length 1. */
export type Matrix = {
  readonly rows: readonly (readonly [at: Int32Array, value: Float32Array])[]
  readonly columns: number
  /** a message that is not among the rows, in the same terms; null where nothing in it is known */
  row: (features: readonly Feature[]) => readonly [at: Int32Array, value: Float32Array]
}

/** Brings labelled questions into numbers. */
export function matrixOf(questions: readonly string[]): Matrix {
  const found = questions.map((question) => featuresOf(tokenise(question)))
  const seen = new Map<string, number>()
  for (const row of found) for (const [key] of row) seen.set(key, (seen.get(key) ?? 0) + 1)
  const numbers = new Map(Array.from(seen.keys(), (key, at) => [key, at]))
  // what no example has is as rare as what one has: it makes a message less like any of them
  const rarity = (key: string) => Math.log((questions.length + 1) / (seen.get(key) ?? 1))
  const row = (features: readonly Feature[]) => {
    const weighed = features.map(([key, value]) => value * rarity(key))
    const length = Math.sqrt(weighed.reduce((sum, value) => sum + value * value, 0)) || 1
    const known = features.flatMap(([key], i) => {
      const at = numbers.get(key)
      return at === undefined ? [] : [[at, (weighed[i] as number) / length] as const]
    })
    return [Int32Array.from(known, ([at]) => at), Float32Array.from(known, ([, value]) => value)] as const
  }
  return { rows: found.map(row), columns: numbers.size, row }
}

/** For every feature what it says for every label: the votes of the examples that have it, added up. */
export function weightsOf({ rows, columns }: Matrix, votes: readonly ArrayLike<number>[]): Float32Array {
  const count = LABELS.length
  const weights = new Float32Array(columns * count)
  for (const [example, [at, value]] of rows.entries()) {
    const vote = votes[example] as ArrayLike<number>
    for (let i = 0; i < at.length; i++) {
      const from = (at[i] as number) * count
      const share = value[i] as number
      for (let k = 0; k < count; k++) weights[from + k] = (weights[from + k] as number) + share * (vote[k] as number)
    }
  }
  return weights
}

/** What the weights say of one row, for every label. */
export function sumOf([at, value]: Matrix['rows'][number], weights: Float32Array): Float32Array {
  const count = LABELS.length
  const total = new Float32Array(count)
  for (let i = 0; i < at.length; i++) {
    const from = (at[i] as number) * count
    const share = value[i] as number
    for (let k = 0; k < count; k++) total[k] = (total[k] as number) + share * (weights[from + k] as number)
  }
  return total
}

type Opinion = { readonly matrix: Matrix; readonly weights: Float32Array }

let opinion: Opinion | undefined

/** Read once: with the guide, not with the first question. */
export function readExamples(): Opinion {
  if (opinion === undefined) {
    const matrix = matrixOf(examples.map(({ q }) => q))
    const votes = examples.map(({ votes }) => Int8Array.from(Buffer.from(votes, 'base64')))
    opinion = { matrix, weights: weightsOf(matrix, votes).map((weight) => weight / VOTE_SCALE) }
  }
  return opinion
}

/**
 * The second opinion on what a message is about, for words that no list foresaw: questions like it, whose labels are
 * known, vote. About 1 for what is certain, about 0 (or below) for what is not meant.
 */
export function opinionOf(tokens: readonly Token[]): ReadonlyMap<Label, number> {
  const { matrix, weights } = readExamples()
  const total = sumOf(matrix.row(featuresOf(tokens)), weights)
  return new Map(LABELS.map((label, k) => [label, total[k] as number]))
}
