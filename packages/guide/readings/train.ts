import { tokenise } from '../normalise.ts'
import { featuresOf, isKept } from './features.ts'

/**
 * An example: what was written, and which labels would be right for it with how much weight. `among` marks one whose
 * label is known only by its theme: any of these readings may be meant, and training finds out which.
 */
export type Example = {
  readonly text: string
  readonly labels: ReadonlyMap<number, number>
  readonly among: boolean
  readonly weight: number
}

export type Sparse = { readonly at: Int32Array; readonly value: Float32Array }

/** What was learned: a row of numbers a feature, one for every label. */
export type Learned = {
  readonly keys: readonly string[]
  readonly rarity: Float32Array
  readonly weights: Float32Array
  readonly bias: Float32Array
  readonly labels: number
}

export type Options = {
  epochs?: number
  rate?: number
  decay?: number
  onEpoch?: (epoch: number, loss: number) => void
}

/** Seeded, so that the same examples make the same model. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** What a feature weighs that no example has: as much as the rarest, so that it makes the others weigh less. */
export const UNKNOWN = 6

/** A text's known features with their weights in a vector of the length 1. */
export function vectorOf(text: string, numbers: ReadonlyMap<string, number>, rarity: Float32Array): Sparse {
  const at: number[] = []
  const value: number[] = []
  let sum = 0
  for (const [key, share] of featuresOf(tokenise(text))) {
    const number = numbers.get(key)
    const one = share * (number === undefined ? UNKNOWN : (rarity[number] as number))
    sum += one * one
    if (number === undefined) continue
    at.push(number)
    value.push(one)
  }
  const length = Math.sqrt(sum) || 1
  return { at: Int32Array.from(at), value: Float32Array.from(value, (one) => one / length) }
}

/** Multinomial logistic regression over soft labels, by AdaGrad. */
export function train(examples: readonly Example[], labels: number, options: Options = {}): Learned {
  const { epochs = 6, rate = 0.35, decay = 2e-6 } = options
  const seen = new Map<string, number>()
  for (const { text } of examples)
    for (const key of featuresOf(tokenise(text)).keys()) seen.set(key, (seen.get(key) ?? 0) + 1)
  const keys = Array.from(seen.keys()).filter((key) => isKept(key, seen.get(key) ?? 0))
  const numbers = new Map(keys.map((key, at) => [key, at]))
  const rarity = Float32Array.from(keys, (key) => Math.log((examples.length + 1) / (seen.get(key) ?? 1)))
  const rows = examples.map(({ text }) => vectorOf(text, numbers, rarity))
  const weights = new Float32Array(keys.length * labels)
  const steps = new Float32Array(keys.length * labels).fill(1e-4)
  const bias = new Float32Array(labels)
  const biasSteps = new Float32Array(labels).fill(1e-2)
  const next = random(7)
  const order = examples.map((_, at) => at)
  const chance = new Float64Array(labels)
  const slope = new Float64Array(labels)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1))
      ;[order[at], order[other]] = [order[other] as number, order[at] as number]
    }
    let loss = 0
    for (const which of order) {
      const example = examples[which] as Example
      // whose readings are only guessed learn after those whose are known
      if (example.among && epoch < 2) continue
      const { at, value } = rows[which] as Sparse
      scoresInto(chance, weights, bias, at, value, labels)
      softmax(chance)
      let wanted = 0
      if (example.among) for (const [label, share] of example.labels) wanted += share * (chance[label] as number)
      else for (const share of example.labels.values()) wanted += share
      for (let k = 0; k < labels; k++) slope[k] = chance[k] as number
      for (const [label, share] of example.labels) {
        const target = example.among ? (share * (chance[label] as number)) / (wanted || 1) : share / wanted
        slope[label] = (slope[label] as number) - target
        if (!example.among) loss -= target * Math.log(Math.max(1e-9, chance[label] as number))
      }
      for (let i = 0; i < at.length; i++) {
        const from = (at[i] as number) * labels
        const one = (value[i] as number) * example.weight
        for (let k = 0; k < labels; k++) {
          const gradient = one * (slope[k] as number) + decay * (weights[from + k] as number)
          if (gradient < 1e-7 && gradient > -1e-7) continue
          const step = (steps[from + k] as number) + gradient * gradient
          steps[from + k] = step
          weights[from + k] = (weights[from + k] as number) - (rate * gradient) / Math.sqrt(step)
        }
      }
      for (let k = 0; k < labels; k++) {
        const gradient = 0.3 * (slope[k] as number) * example.weight
        const step = (biasSteps[k] as number) + gradient * gradient
        biasSteps[k] = step
        bias[k] = (bias[k] as number) - (0.1 * gradient) / Math.sqrt(step)
      }
    }
    options.onEpoch?.(epoch, loss / examples.length)
  }
  return { keys, rarity, weights, bias, labels }
}

function scoresInto(
  into: Float64Array,
  weights: Float32Array,
  bias: Float32Array,
  at: Int32Array,
  value: Float32Array,
  labels: number,
) {
  for (let k = 0; k < labels; k++) into[k] = bias[k] as number
  for (let i = 0; i < at.length; i++) {
    const from = (at[i] as number) * labels
    const one = value[i] as number
    for (let k = 0; k < labels; k++) into[k] = (into[k] as number) + one * (weights[from + k] as number)
  }
}

export function softmax(scores: Float64Array, heat = 1): void {
  let most = -Infinity
  for (const score of scores) if (score > most) most = score
  let sum = 0
  for (let k = 0; k < scores.length; k++) {
    const one = Math.exp(((scores[k] as number) - most) / heat)
    scores[k] = one
    sum += one
  }
  for (let k = 0; k < scores.length; k++) scores[k] = (scores[k] as number) / sum
}

/** What was learned says of a message: a chance for every label. */
export function chancesOf(
  learned: Learned,
  numbers: ReadonlyMap<string, number>,
  text: string,
  heat = 1,
): Float64Array {
  const { at, value } = vectorOf(text, numbers, learned.rarity)
  const scores = new Float64Array(learned.labels)
  scoresInto(scores, learned.weights, learned.bias, at, value, learned.labels)
  softmax(scores, heat)
  return scores
}
