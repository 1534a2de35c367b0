import { featuresOf } from './features.ts'
import { tokenise } from './normalise.ts'
import { LABELS, type Label, type Matrix, matrixOf, sumOf, weightsOf } from './opinion.ts'

/** A question as somebody might type it, and the labels that are right for it, the main one first. */
export type Example = { readonly q: string; readonly labels: readonly Label[] }

/** How far the votes may differ from what the labels ask for: chosen by cross-validation (`npm run guide:model`). */
const RESTRAINT = 1
/** What a further right label of an example is worth beside its first. */
const ALSO = 0.5
/** The steps get no better after about forty. */
const STEPS = 60

const target = ({ labels }: Example): Float64Array => {
  const wanted = new Float64Array(LABELS.length)
  labels.forEach((label, at) => {
    wanted[LABELS.indexOf(label)] = at === 0 ? 1 : ALSO
  })
  return wanted
}

type Columns = readonly Float64Array[]

/** (K + restraint) · vectors, where K says how alike two examples are; K itself is never written out. */
function apply(matrix: Matrix, vectors: Columns): Float64Array[] {
  const weights = weightsOf(matrix, vectors)
  return matrix.rows.map((row, at) =>
    Float64Array.from(sumOf(row, weights), (sum, k) => sum + RESTRAINT * (vectors[at]?.[k] as number)),
  )
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

/**
 * Kernel ridge regression by conjugate gradients: how much each labelled question has a say in a question like it. Runs
 * when the examples change (`npm run guide:model`), never in the server, which reads the finished votes.
 */
export function train(matrix: Matrix, examples: readonly Example[]): Float64Array[] {
  const votes = examples.map(() => new Float64Array(LABELS.length))
  const rest = examples.map(target)
  let direction = rest.map((row) => Float64Array.from(row))
  let size = dot(rest, rest)
  for (let step = 0; step < STEPS; step++) {
    const moved = apply(matrix, direction)
    const steep = dot(direction, moved)
    const pace = size.map((value, k) => (value < 1e-12 ? 0 : value / (steep[k] as number)))
    addTo(votes, direction, pace)
    addTo(rest, moved, pace.map((value) => -value))
    const next = dot(rest, rest)
    const turn = next.map((value, k) => ((size[k] as number) < 1e-12 ? 0 : value / (size[k] as number)))
    direction = rest.map((row, at) => row.map((value, k) => value + (turn[k] as number) * (direction[at]?.[k] as number)))
    size = next
  }
  return votes
}

/** What the other examples say of each one: every fold is judged by those outside it. */
export function crossValidate(examples: readonly Example[], folds = 5): ReadonlyMap<Label, number>[] {
  const judged: ReadonlyMap<Label, number>[] = []
  for (let fold = 0; fold < folds; fold++) {
    const others = examples.filter((_, at) => at % folds !== fold)
    const matrix = matrixOf(others.map(({ q }) => q))
    const weights = weightsOf(matrix, train(matrix, others))
    for (let at = fold; at < examples.length; at += folds) {
      const total = sumOf(matrix.row(featuresOf(tokenise(examples[at]?.q ?? ''))), weights)
      judged[at] = new Map(LABELS.map((label, k) => [label, total[k] as number]))
    }
  }
  return judged
}
