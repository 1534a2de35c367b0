import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { THEMES, type Theme } from './corpus.ts'
import { type Feature, featuresOf } from './features.ts'
import { INTENTS, type Intent } from './intentNames.ts'
import type { Token } from './normalise.ts'

/** What a message can be about: a matter of the heart, or something that is none. */
export type Label = Theme | Intent
export const LABELS: readonly Label[] = [...THEMES, ...INTENTS]

/** The finished opinion, as `npm run guide:model` writes it from examples.json. */
export type Model = {
  /** of the examples it was made from */
  readonly digest: string
  readonly examples: number
  /** for every feature its row in `weights`, and in how many examples it was seen */
  readonly features: ReadonlyMap<string, readonly [row: number, seen: number]>
  /** a row of numbers for every feature: what it says for every label */
  readonly weights: Float32Array
}

const PATH = new URL('./opinion.bin', import.meta.url)

/** A row's largest number is written as 127, and how much that is stands before the row. */
const MOST = 127

/** The model as bytes: its head as JSON (with its length before it), then row by row. */
export function packed({ digest, examples, features, weights }: Model): Buffer {
  const head = Buffer.from(
    JSON.stringify({ digest, examples, features: Array.from(features, ([key, [, seen]]) => [key, seen]) }),
  )
  const size = Buffer.alloc(4)
  size.writeUInt32LE(head.length)
  const count = LABELS.length
  const rows = Array.from(features.values(), ([row]) => {
    const numbers = weights.subarray(row * count, (row + 1) * count)
    const unit = Math.max(...numbers.map(Math.abs)) / MOST || 1
    const bytes = Buffer.alloc(4 + count)
    bytes.writeFloatLE(unit)
    for (const [k, value] of numbers.entries()) bytes.writeInt8(Math.round(value / unit), 4 + k)
    return bytes
  })
  return Buffer.concat([size, head, ...rows])
}

export function unpacked(bytes: Buffer): Model {
  const from = 4 + bytes.readUInt32LE(0)
  const head = JSON.parse(bytes.subarray(4, from).toString('utf8')) as {
    digest: string
    examples: number
    features: [key: string, seen: number][]
  }
  const count = LABELS.length
  const weights = new Float32Array(head.features.length * count)
  for (let row = 0; row < head.features.length; row++) {
    const at = from + row * (4 + count)
    const unit = bytes.readFloatLE(at)
    for (let k = 0; k < count; k++) weights[row * count + k] = unit * bytes.readInt8(at + 4 + k)
  }
  const features = new Map(head.features.map(([key, seen], row) => [key, [row, seen] as const]))
  return { digest: head.digest, examples: head.examples, features, weights }
}

let model: Model | undefined

/** Reads the model, once: with the guide, not with the first question. */
export function readModel(): Model {
  model ??= unpacked(gunzipSync(readFileSync(PATH)))
  return model
}

/**
 * Features with their weight in this comparison: a rare one counts for more than a common one, and every message has
 * the length 1. What no example has is as rare as what one has: it makes a message less like any of them.
 */
export function weighed(features: readonly Feature[], examples: number, seen: (key: string) => number): number[] {
  const values = features.map(([key, value]) => value * Math.log((examples + 1) / Math.max(1, seen(key))))
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1
  return values.map((value) => value / length)
}

/** What a model says of a message, for every label. */
export function sayOf({ examples, features, weights }: Model, message: readonly Feature[]): Map<Label, number> {
  // of words that no example has, pieces alone would say something by chance
  if (!message.some(([key]) => key.startsWith('w') && features.has(key)))
    return new Map(LABELS.map((label) => [label, 0]))
  const values = weighed(message, examples, (key) => features.get(key)?.[1] ?? 1)
  const count = LABELS.length
  const total = new Float32Array(count)
  for (const [i, [key]] of message.entries()) {
    const row = features.get(key)?.[0]
    if (row === undefined) continue
    for (let k = 0; k < count; k++) {
      total[k] = (total[k] as number) + (values[i] as number) * (weights[row * count + k] as number)
    }
  }
  return new Map(LABELS.map((label, k) => [label, total[k] as number]))
}

/**
 * The second opinion on what a message is about, for words that no list foresaw: questions like it, whose labels are
 * known, vote. About 1 for what is certain, about 0 (or below) for what is not meant.
 */
export const opinionOf = (tokens: readonly Token[]): ReadonlyMap<Label, number> =>
  sayOf(readModel(), featuresOf(tokens))
