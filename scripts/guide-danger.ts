/**
 * npm run guide:danger: fits how what speaks for a danger is weighed (packages/guide/danger/weigh.ts) on messages that nothing
 * was learnt from, and writes packages/guide/danger/weights.json: logistic regression, by Newton's steps. To be run after
 * `npm run guide:model`. It first prints what is heard of each fifth of the messages with the weights of the others. With
 * `--print` it writes nothing; with `--check` it only says whether the weights are of the model and messages as they are.
 */
import { writeFileSync } from 'node:fs'
import { type Apart, digestOf, readApart } from '../packages/guide/danger/apart.ts'
import { signsIn } from '../packages/guide/danger/need.ts'
import { chanceBy, LENGTHS, lengthOf, readWeights, vectorOf } from '../packages/guide/danger/weigh.ts'

/**
 * So many messages without danger, of each length, may get a crisis line, and so many be told so without an if. Of short ones
 * fewer: two in a hundred dangers are worth two in a hundred plain questions.
 */
const FALSE = { likely: [0.03, 0.05, 0.05], certain: [0.01, 0.01, 0.01] } as const
const RESTRAINT = 1
const STEPS = 25
const FOLDS = 5

const digest = digestOf()
if (process.argv.includes('--check')) {
  const isFresh = readWeights().digest === digest
  console.log(isFresh ? 'weights.json is of these messages' : 'weights.json is stale: npm run guide:danger')
  process.exit(isFresh ? 0 : 1)
}

type Row = Apart & { vector: number[]; fold: number; length: number }
const rows: Row[] = readApart().flatMap((one, at) => {
  const signs = signsIn(one.text)
  if (signs === null) return []
  return [{ ...one, vector: vectorOf(signs), fold: at % FOLDS, length: lengthOf(signs.words) }]
})

/** Solves a small symmetric system by elimination. */
function solved(matrix: number[][], right: number[]): number[] {
  const all = matrix.map((row, at) => [...row, right[at] as number])
  for (const [at, pivot] of all.entries()) {
    const by = pivot[at] as number
    for (const [other, row] of all.entries()) {
      if (other === at) continue
      const share = (row[at] as number) / by
      for (let k = at; k < row.length; k++) row[k] = (row[k] as number) - share * (pivot[k] as number)
    }
  }
  return all.map((row, at) => (row.at(-1) as number) / (row[at] as number))
}

/**
 * Short, middling and long messages each weigh as much, and of each length dangers together as much as all the rest: how many
 * of them are dangers here says nothing of real ones.
 */
function fitted(taken: readonly Row[]): number[] {
  const sortOf = ({ kind, length }: Row) => `${kind === 'none'} ${length}`
  const counts = Map.groupBy(taken, sortOf)
  const size = taken[0]?.vector.length ?? 0
  let weights = new Array<number>(size).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => -RESTRAINT * weight)
    const bend = weights.map((_, at) => weights.map((_, other) => (at === other ? RESTRAINT : 0)))
    for (const row of taken) {
      const { kind, vector } = row
      const isDanger = kind !== 'none'
      const worth = taken.length / counts.size / (counts.get(sortOf(row))?.length ?? 1)
      const chance = chanceBy(weights, vector)
      for (let at = 0; at < size; at++) {
        const own = vector[at] as number
        gradient[at] = (gradient[at] as number) + worth * ((isDanger ? 1 : 0) - chance) * own
        const line = bend[at] as number[]
        for (let other = 0; other < size; other++)
          line[other] = (line[other] as number) + worth * chance * (1 - chance) * own * (vector[other] as number)
      }
    }
    const change = solved(bend, gradient)
    weights = weights.map((weight, at) => weight + (change[at] as number))
  }
  return weights
}

type Judged = { readonly kind: string; readonly length: number; readonly chance: number }

/** For each length the chance that its share of messages without danger exceeds. */
const bordersOf = (judged: readonly Judged[], shares: readonly number[]): number[] =>
  LENGTHS.map((_, length) => {
    const calm = judged.filter((one) => one.kind === 'none' && one.length === length).map(({ chance }) => chance)
    return calm.sort((a, b) => b - a)[Math.floor((shares[length] as number) * calm.length)] ?? 0
  })

const percent = (some: number, all: number) => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`.padStart(8)
const apart = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitted(rows.filter((row) => row.fold !== fold))
  return rows.filter((row) => row.fold === fold).map((row) => ({ ...row, chance: chanceBy(weights, row.vector) }))
}).flat()
const borders = { likely: bordersOf(apart, FALSE.likely), certain: bordersOf(apart, FALSE.certain) }
for (const kind of new Set(apart.map((row) => row.kind))) {
  const of = apart.filter((row) => row.kind === kind)
  const shareOver = (least: readonly number[]) =>
    percent(of.filter(({ chance, length }) => chance >= (least[length] as number)).length, of.length)
  console.log(
    `${kind.padEnd(10)} ${String(of.length).padStart(5)}  likely ${shareOver(borders.likely)}  certain ${shareOver(borders.certain)}`,
  )
}

if (!process.argv.includes('--print')) {
  const weights = fitted(rows)
  const judged = rows.map((row) => ({ ...row, chance: chanceBy(weights, row.vector) }))
  const rounded = (value: number) => Math.round(1e4 * value) / 1e4
  const written = {
    digest,
    weights: weights.map(rounded),
    likely: bordersOf(judged, FALSE.likely).map(rounded),
    certain: bordersOf(judged, FALSE.certain).map(rounded),
  }
  writeFileSync(
    new URL('../packages/guide/danger/weights.json', import.meta.url),
    `${JSON.stringify(written, null, 2)}\n`,
  )
}
