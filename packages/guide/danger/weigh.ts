import { readFileSync } from 'node:fs'

/**
 * What speaks for a need in a message, from the frames and from what was learnt (readings/model.ts). Scores are distances
 * from a border, most between -1.5 and 1.
 */
export type Signs = {
  /** where a frame says it outright: how much more its sentence says for a need than for anything else */
  readonly framed: number | null
  /** how much more the whole message says for a need than for anything else */
  readonly whole: number
  /** the same of the sentence that says most, and of the next */
  readonly best: number
  readonly next: number
  /** how much the whole message says for a need, whatever else it says */
  readonly said: number
  /** how likely the likeliest reading is, 0 to 1: a message that is plainly about a worry mostly is that */
  readonly reading: number
  /** length in words */
  readonly words: number
}

/** A message of so many words is neither short nor long; in a shorter one every word counts for much. */
const MIDDLING = 20
const SHORTEST = 4

/** What is weighed: each sign by itself, and how the length of the message changes what it is worth. */
export function vectorOf({ framed, whole, best, next, said, reading, words }: Signs): number[] {
  const length = Math.log(Math.max(SHORTEST, words) / MIDDLING)
  const [long, short] = [Math.max(0, length), Math.max(0, -length)]
  const frame = framed === null ? 0 : 1
  return [
    ...[1, long, short],
    ...[frame, frame * long, frame * short, framed ?? 0],
    ...[whole, whole * long, whole * short],
    ...[best, best * long, next],
    ...[said, reading, frame * reading],
  ]
}

/** As `npm run guide:danger` fits and writes it, on messages that nothing was learnt from (apart.tsv). */
export type Weights = {
  /** of what it was fitted on */
  readonly digest: string
  readonly weights: readonly number[]
  /** from this chance on a message of each length is taken for danger, and from this one on without an if */
  readonly likely: readonly number[]
  readonly certain: readonly number[]
}

/** Up to so many words a message is short, middling, long: each has borders of its own, for what is heard in few words is heard better. */
export const LENGTHS = [14, 45, Infinity] as const
export const lengthOf = (words: number): number => LENGTHS.findIndex((most) => words <= most)

export const readWeights = (): Weights =>
  JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8')) as Weights

export const chanceBy = (weights: readonly number[], vector: readonly number[]): number =>
  1 / (1 + Math.exp(-vector.reduce((sum, one, at) => sum + one * (weights[at] as number), 0)))

const { weights, likely, certain } = readWeights()

/** So few words have few signs: without a frame they must say so much more for a need than for anything else. */
const FEW = { words: 7, least: 0.45 } as const

/** How likely a message tells of a need: null where it hardly does. */
export function weigh(signs: Signs): 'certain' | 'likely' | null {
  if (signs.framed === null && signs.words <= FEW.words && signs.whole < FEW.least) return null
  const chance = chanceBy(weights, vectorOf(signs))
  const length = lengthOf(signs.words)
  if (chance >= (certain[length] as number)) return 'certain'
  return chance >= (likely[length] as number) ? 'likely' : null
}
