import { createHash } from 'node:crypto'
import { featuresOf } from './features.ts'
import { tokenise } from './normalise.ts'
import { LABELS, type Label, type Model, sayOf, weighed } from './opinion.ts'

/** A question as somebody might type it, and the labels that are right for it, the main one first. */
export type Example = { readonly q: string; readonly labels: readonly Label[] }

/** How far the votes may differ from what the labels ask for: chosen by cross-validation (`npm run guide:model`). */
const RESTRAINT = 2
/** What a further right label of an example is worth beside its first. */
const ALSO = 0.5
/** The steps get no better after about forty. */
const STEPS = 60
/** A pair of words in one example alone helps to learn (it explains that example away) but says little of any other. */
const isKept = (key: string, seen: number) => seen > 1 || !key.startsWith('b')

type Row = readonly [at: Int32Array, value: Float32Array]
type Matrix = {
  readonly rows: readonly Row[]
  readonly keys: readonly string[]
  readonly seen: ReadonlyMap<string, number>
}
type Columns = readonly Float64Array[]

function matrixOf(examples: readonly Example[]): Matrix {
  const found = examples.map(({ q }) => featuresOf(tokenise(q)))
  const seen = new Map<string, number>()
  for (const row of found) for (const [key] of row) seen.set(key, (seen.get(key) ?? 0) + 1)
  const keys = Array.from(seen.keys())
  const numbers = new Map(keys.map((key, at) => [key, at]))
  const rows = found.map((row): Row => {
    const values = weighed(row, examples.length, (key) => seen.get(key) ?? 1)
    return [Int32Array.from(row, ([key]) => numbers.get(key) ?? 0), Float32Array.from(values)]
  })
  return { rows, keys, seen }
}

const target = ({ labels }: Example): Float64Array => {
  const wanted = new Float64Array(LABELS.length)
  labels.forEach((label, at) => {
    wanted[LABELS.indexOf(label)] = at === 0 ? 1 : ALSO
  })
  return wanted
}

/** For every feature what it says for every label: the votes of the examples that have it, added up. */
function weightsOf({ rows, keys }: Matrix, votes: Columns): Float32Array {
  const count = LABELS.length
  const weights = new Float32Array(keys.length * count)
  for (const [example, [at, value]] of rows.entries()) {
    const vote = votes[example] as Float64Array
    for (let i = 0; i < at.length; i++) {
      const from = (at[i] as number) * count
      const share = value[i] as number
      for (let k = 0; k < count; k++) weights[from + k] = (weights[from + k] as number) + share * (vote[k] as number)
    }
  }
  return weights
}

/** (K + restraint) · vectors, where K says how alike two examples are; K itself is never written out. */
function apply(matrix: Matrix, vectors: Columns): Float64Array[] {
  const weights = weightsOf(matrix, vectors)
  const count = LABELS.length
  return matrix.rows.map(([at, value], example) => {
    const total = Float64Array.from(vectors[example] as Float64Array, (one) => RESTRAINT * one)
    for (let i = 0; i < at.length; i++) {
      const from = (at[i] as number) * count
      const share = value[i] as number
      for (let k = 0; k < count; k++) total[k] = (total[k] as number) + share * (weights[from + k] as number)
    }
    return total
  })
}

const dot = (a: Columns, b: Columns): Float64Array => {
  const sums = new Float64Array(LABELS.length)
  for (const [at, row] of a.entries()) {
    for (let k = 0; k < sums.length; k++) sums[k] = (sums[k] as number) + (row[k] as number) * (b[at]?.[k] as number)
  }
  return sums
}

const addTo = (to: Columns, other: Columns, times: Float64Array) => {
  for (const [at, row] of to.entries()) {
    for (let k = 0; k < row.length; k++) {
      row[k] = (row[k] as number) + (times[k] as number) * (other[at]?.[k] as number)
    }
  }
}

/** Kernel ridge regression by conjugate gradients: how much each example has a say in a question like it. */
function votesOf(matrix: Matrix, examples: readonly Example[]): Float64Array[] {
  const votes = examples.map(() => new Float64Array(LABELS.length))
  const rest = examples.map(target)
  let direction = rest.map((row) => Float64Array.from(row))
  let size = dot(rest, rest)
  for (let step = 0; step < STEPS; step++) {
    const moved = apply(matrix, direction)
    const steep = dot(direction, moved)
    const pace = size.map((value, k) => (value < 1e-12 ? 0 : value / (steep[k] as number)))
    addTo(votes, direction, pace)
    addTo(
      rest,
      moved,
      pace.map((value) => -value),
    )
    const next = dot(rest, rest)
    const turn = next.map((value, k) => ((size[k] as number) < 1e-12 ? 0 : value / (size[k] as number)))
    direction = rest.map((row, at) =>
      row.map((value, k) => value + (turn[k] as number) * (direction[at]?.[k] as number)),
    )
    size = next
  }
  return votes
}

/** What a model was made from, in few letters. */
export const digestOf = (examples: readonly Example[]): string =>
  createHash('sha256')
    .update(JSON.stringify(examples.map(({ q, labels }) => [q, labels])))
    .digest('hex')
    .slice(0, 32)

/** Learns from labelled questions; for `npm run guide:model`, never in the server, which reads the finished model. */
export function train(examples: readonly Example[]): Model {
  const matrix = matrixOf(examples)
  const all = weightsOf(matrix, votesOf(matrix, examples))
  const count = LABELS.length
  const kept = matrix.keys.flatMap((key, at) => {
    const seen = matrix.seen.get(key) ?? 0
    return isKept(key, seen) ? [{ key, at, seen }] : []
  })
  const weights = new Float32Array(kept.length * count)
  for (const [row, { at }] of kept.entries()) weights.set(all.subarray(at * count, (at + 1) * count), row * count)
  return {
    digest: digestOf(examples),
    examples: examples.length,
    features: new Map(kept.map(({ key, seen }, row) => [key, [row, seen] as const])),
    weights,
  }
}

/** What the other examples say of each one: every fold is judged by those outside it. */
export function crossValidate(examples: readonly Example[], folds = 5): ReadonlyMap<Label, number>[] {
  const judged: ReadonlyMap<Label, number>[] = []
  for (let fold = 0; fold < folds; fold++) {
    const model = train(examples.filter((_, at) => at % folds !== fold))
    for (let at = fold; at < examples.length; at += folds) {
      judged[at] = sayOf(model, featuresOf(tokenise(examples[at]?.q ?? '')))
    }
  }
  return judged
}
