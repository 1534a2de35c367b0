import { THEMES, type Theme } from './corpus.ts'
import { featuresOf } from './features.ts'
import { tokenise } from './normalise.ts'
import { indexOf } from './opinion.ts'

/** A question as somebody might type it, and the themes that are right for it, the main one first. */
export type Example = { readonly q: string; readonly themes: readonly Theme[] }

/** How far examples may differ from what is asked of them: chosen by leave-one-out (`npm run guide:model`). */
const RESTRAINT = 1
/** What a further right theme of an example is worth beside its first. */
const ALSO = 0.5

const target = ({ themes }: Example): Float64Array => {
  const wanted = new Float64Array(THEMES.length)
  themes.forEach((theme, at) => {
    wanted[THEMES.indexOf(theme)] = at === 0 ? 1 : ALSO
  })
  return wanted
}

/** `matrix` = L · Lᵀ; L is written over it, row by row. */
function cholesky(matrix: readonly Float64Array[]): void {
  for (const [i, row] of matrix.entries()) {
    for (let j = 0; j <= i; j++) {
      const other = matrix[j] as Float64Array
      let sum = row[j] as number
      for (let k = 0; k < j; k++) sum -= (row[k] as number) * (other[k] as number)
      row[j] = i === j ? Math.sqrt(sum) : sum / (other[j] as number)
    }
  }
}

/** Solves L · Lᵀ · x = b for many right sides at once; `b` becomes x. */
function solve(lower: readonly Float64Array[], b: readonly Float64Array[]): void {
  const subtract = (to: Float64Array, from: Float64Array, times: number) => {
    for (let k = 0; k < to.length; k++) to[k] = (to[k] as number) - times * (from[k] as number)
  }
  const divide = (row: Float64Array, by: number) => {
    for (let k = 0; k < row.length; k++) row[k] = (row[k] as number) / by
  }
  for (const [i, row] of lower.entries()) {
    for (let j = 0; j < i; j++) subtract(b[i] as Float64Array, b[j] as Float64Array, row[j] as number)
    divide(b[i] as Float64Array, row[i] as number)
  }
  for (let i = lower.length - 1; i >= 0; i--) {
    divide(b[i] as Float64Array, lower[i]?.[i] as number)
    for (let j = 0; j < i; j++) subtract(b[j] as Float64Array, b[i] as Float64Array, lower[i]?.[j] as number)
  }
}

export type Trained = {
  /** for each example its vote for each theme */
  votes: Float64Array[]
  /** what the others say of each example when its own vote is left out, and so of a question never seen */
  leftOut: Float64Array[]
}

/**
 * Kernel ridge regression: how much each labelled question has a say in a question like it. Runs when the examples
 * change (`npm run guide:model`), never in the server, which reads the finished votes.
 */
export function train(examples: readonly Example[]): Trained {
  const index = indexOf(examples.map(({ q }) => q))
  const kernel = examples.map(({ q }) => Float64Array.from(index.likeness(featuresOf(tokenise(q)))))
  for (const [at, row] of kernel.entries()) row[at] = (row[at] as number) + RESTRAINT
  cholesky(kernel)
  const votes = examples.map(target)
  solve(kernel, votes)
  const unit = examples.map((_, at) => {
    const row = new Float64Array(examples.length)
    row[at] = 1
    return row
  })
  solve(kernel, unit)
  const leftOut = examples.map((example, at) => {
    const wanted = target(example)
    const own = unit[at]?.[at] as number
    return wanted.map((value, k) => value - (votes[at]?.[k] as number) / own)
  })
  return { votes, leftOut }
}
