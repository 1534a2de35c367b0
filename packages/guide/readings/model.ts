import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { CareKind } from '../helplines.ts'
import { INTENTS } from '../intentNames.ts'
import { TAUGHT } from '../lookup/doctrine.ts'
import { hash, type Token } from '../normalise.ts'
import { remembered } from '../remembered.ts'
import { featuresOf, isPiece } from './features.ts'
import { READINGS } from './list.ts'
import { type Learned, softmax, UNKNOWN } from './train.ts'

/** Needs that a whole message may tell of though no sentence of it does so by itself (danger/need.ts reads those). */
export const NEEDS = [
  'selfHarm',
  'concern',
  'loss',
  'violence',
  'harm',
  'emergency',
  'blackmail',
  'eating',
] as const satisfies readonly CareKind[]
const FIRST_NEED = READINGS.length + INTENTS.length

/**
 * What a message can be: one of the readings, something that is no question to scripture, a need, a message that only
 * sounds like one, or a teaching question.
 */
export const LABELS: readonly string[] = [
  ...READINGS.map(({ id }) => id),
  ...INTENTS,
  ...NEEDS,
  'calm',
  ...TAUGHT.map(({ id }) => id),
]
/** The number of the first teaching question's label. */
export const FIRST_TAUGHT = FIRST_NEED + NEEDS.length + 1

/** The number of a need's label; that of 'calm' for what is none. */
export const labelOfNeed = (kind: string): number => {
  const at = (NEEDS as readonly string[]).indexOf(kind)
  return FIRST_NEED + (at < 0 ? NEEDS.length : at)
}

/** The finished model, as `npm run guide:model` writes it. Features are kept by their hash. */
export type Model = {
  /** of the examples it was made from */
  readonly digest: string
  readonly hashes: Uint32Array
  readonly rarity: Float32Array
  /** a row of numbers a feature, one for every label, in units of that feature */
  readonly weight: Int8Array
  readonly unit: Float32Array
  readonly bias: Float32Array
}

const PATH = new URL('./model.bin', import.meta.url)
const MOST = 127

/** What a model file is of: what it was learnt from, and its labels in their order. */
type Head = { readonly digest: string; readonly labels: readonly string[] }

/** The model as bytes: its head as JSON (with its length before it), then its numbers; a feature's heaviest is 127. */
export function packed(learned: Learned, of: Head): Buffer {
  const { keys, rarity, weights, bias, labels } = learned
  const rows = keys
    .map((key, row) => ({ row, code: hash(key) }))
    .sort((a, b) => a.code - b.code)
    // of two features with one hash the second is left out: nothing could tell them apart
    .filter(({ code }, at, all) => at === 0 || code !== all[at - 1]?.code)
    .map(({ row, code }) => {
      const numbers = weights.subarray(row * labels, (row + 1) * labels)
      return { row, code, numbers, unit: numbers.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / MOST || 1 }
    })
  const weight = new Int8Array(rows.length * labels)
  for (const [at, { numbers, unit }] of rows.entries())
    for (let k = 0; k < labels; k++) weight[at * labels + k] = Math.round((numbers[k] as number) / unit)
  const parts = [
    Uint32Array.from(rows, ({ code }) => code),
    Float32Array.from(rows, ({ row }) => rarity[row] as number),
    Float32Array.from(rows, ({ unit }) => unit),
    bias,
    weight,
  ]
  const text = JSON.stringify({ ...of, sizes: parts.map(({ byteLength }) => byteLength) })
  // padded, so that the numbers can be read where they lie
  const head = Buffer.from(text.padEnd(text.length + ((4 - (Buffer.byteLength(text) % 4)) % 4)))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(head.length)
  const bytes = parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))
  return gzipSync(Buffer.concat([size, head, ...bytes]), { level: 9 })
}

/** What a gzip file holds, read in one piece: its size stands in its last four bytes. */
function unzipped(file: URL): Buffer {
  const zipped = readFileSync(file)
  return gunzipSync(zipped, { chunkSize: Math.max(64, zipped.readUInt32LE(zipped.length - 4)) })
}

/** Reads a model file. @throws {Error} where it was made for other labels */
function unpacked(file: URL, labels: readonly string[]): Model {
  const bytes = unzipped(file)
  const headLength = bytes.readUInt32LE(0)
  const head = JSON.parse(bytes.subarray(4, 4 + headLength).toString('utf8')) as {
    digest: string
    labels: string[]
    sizes: number[]
  }
  if (head.labels.join() !== labels.join())
    throw new Error(`${file.pathname} was made for other labels: npm run guide:model`)
  let at = bytes.byteOffset + 4 + headLength
  const next = <Numbers>(Kind: Numeric<Numbers>): Numbers => {
    const size = head.sizes.shift() ?? 0
    const part = new Kind(bytes.buffer, at, size / Kind.BYTES_PER_ELEMENT)
    at += size
    return part
  }
  return {
    digest: head.digest,
    hashes: next(Uint32Array),
    rarity: next(Float32Array),
    unit: next(Float32Array),
    bias: next(Float32Array),
    weight: next(Int8Array),
  }
}

type Numeric<Numbers> = {
  readonly BYTES_PER_ELEMENT: number
  new (buffer: ArrayBufferLike, offset: number, length: number): Numbers
}

let model: Model | undefined

/** Reads the model, once: with the guide, not with the first question. */
export function readModel(): Model {
  model ??= unpacked(PATH, LABELS)
  return model
}

function rowOf({ hashes }: Model, code: number): number {
  let low = 0
  let high = hashes.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const there = hashes[middle] as number
    if (there === code) return middle
    if (there < code) low = middle + 1
    else high = middle - 1
  }
  return -1
}

export type Opinion = {
  /** for every label how much speaks for it, as a logarithm */
  readonly scores: Float64Array
  /** the share of its words that some example has, 0 to 1 */
  readonly known: number
}

/** What the examples say of a message. */
export const opinionOf = remembered(
  (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' '),
  (tokens) => weighed(readModel(), featuresOf(tokens), (feature) => (isPiece(feature) ? 0 : UNKNOWN)),
)

/**
 * What a model says of a message's features.
 * @param ofUnknown what a feature weighs that no example has
 */
function weighed(model: Model, features: ReadonlyMap<string, number>, ofUnknown: (key: string) => number): Opinion {
  const scores = Float64Array.from(model.bias)
  const found: { row: number; value: number }[] = []
  let sum = 0
  let known = 0
  let words = 0
  for (const [key, share] of features) {
    const row = rowOf(model, hash(key))
    const value = share * (row < 0 ? ofUnknown(key) : (model.rarity[row] as number))
    sum += value * value
    if (key.startsWith('w')) {
      words++
      if (row >= 0) known++
    }
    if (row < 0) continue
    found.push({ row, value })
  }
  const length = Math.sqrt(sum) || 1
  for (const { row, value } of found) {
    const one = (value / length) * (model.unit[row] as number)
    const from = row * scores.length
    for (let k = 0; k < scores.length; k++) scores[k] = (scores[k] as number) + one * (model.weight[from + k] as number)
  }
  return { scores, known: words === 0 ? 0 : known / words }
}

/** The scores are the distances from each label's border; times this they are logarithms of chances. */
const STEEPNESS = 11

/** For every label how likely it is meant, together 1. */
export function chancesOf({ scores }: Opinion, steepness = STEEPNESS): Float64Array {
  const chances = scores.map((score) => steepness * score)
  softmax(chances)
  return chances
}

export type NeedKind = (typeof NEEDS)[number]

/** What words say of needs: how much for each, in the order of NEEDS, and how much more than for anything that is none. */
export type Needs = { readonly scores: readonly number[]; readonly margin: number }

export function needsIn(tokens: readonly Token[]): Needs {
  const { scores } = opinionOf(tokens)
  const needs = Array.from(scores.subarray(FIRST_NEED, FIRST_NEED + NEEDS.length))
  let other = -Infinity
  for (const [at, score] of scores.entries())
    if ((at < FIRST_NEED || at >= FIRST_NEED + NEEDS.length) && score > other) other = score
  return { scores: needs, margin: Math.max(...needs) - other }
}
