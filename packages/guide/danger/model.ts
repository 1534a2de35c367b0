import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { PLACES, type Signs } from './signs.ts'

/** What a sentence may be, in the order of the weights; `abuse` is of anybody, need.ts tells children from the grown. */
export const KINDS = [
  'none',
  'selfHarm',
  'concern',
  'loss',
  'abuse',
  'harm',
  'emergency',
  'blackmail',
  'eating',
] as const
export type Kind = (typeof KINDS)[number]

/** What `npm run guide:danger` learns from the examples. */
export type Model = {
  /** of the examples */
  readonly digest: string
  /** how much a sign counts, since it is rare */
  readonly rarity: Float32Array
  /** what each kind starts from */
  readonly bias: Float32Array
  /** for each kind, what every sign says for it */
  readonly rows: readonly Float32Array[]
}

/** The signs with their rarity, all messages brought to one length. */
const LENGTH = 3

export function weighed({ places, values }: Signs, rarity: Float32Array): Signs {
  const counted = values.map((value, i) => value * (rarity[places[i] as number] as number))
  let square = 0
  for (const value of counted) square += value * value
  const factor = LENGTH / Math.sqrt(square || 1)
  return { places, values: counted.map((value) => value * factor) }
}

export function softmax(said: readonly number[]): number[] {
  const most = Math.max(...said)
  const raised = said.map((value) => Math.exp(value - most))
  const sum = raised.reduce((a, b) => a + b, 0)
  return raised.map((value) => value / sum)
}

/** How likely each kind is, in the order of KINDS; the sum is 1. */
export function chancesOf({ rarity, bias, rows }: Model, signs: Signs): number[] {
  const { places, values } = weighed(signs, rarity)
  const said = rows.map((row, k) => {
    let sum = bias[k] as number
    for (let i = 0; i < places.length; i++) sum += (row[places[i] as number] as number) * (values[i] as number)
    return sum
  })
  return softmax(said)
}

const DIGEST_LENGTH = 32
/** Rarity is written in steps of this. */
const STEP = 0.1
/** The largest weight is written as 127. */
const MOST = 127

/** The model as bytes, before they are zipped: digest, bias, unit, rarity, rows. */
export function packed({ digest, rarity, bias, rows }: Model): Buffer {
  const numbers = Buffer.alloc(4 * (KINDS.length + 1))
  for (const [k, value] of bias.entries()) numbers.writeFloatLE(value, 4 * k)
  let most = 0
  for (const row of rows) for (const value of row) most = Math.max(most, Math.abs(value))
  numbers.writeFloatLE(most / MOST, 4 * KINDS.length)
  return Buffer.concat([
    Buffer.from(digest, 'ascii'),
    numbers,
    Uint8Array.from(rarity, (value) => Math.round(value / STEP)),
    ...rows
      .map((row) => Int8Array.from(row, (value) => Math.round((value * MOST) / most)))
      .map((row) => Buffer.from(row.buffer)),
  ])
}

export function unpacked(bytes: Buffer): Model {
  const digest = bytes.toString('ascii', 0, DIGEST_LENGTH)
  const bias = Float32Array.from(KINDS, (_, k) => bytes.readFloatLE(DIGEST_LENGTH + 4 * k))
  const unit = bytes.readFloatLE(DIGEST_LENGTH + 4 * KINDS.length)
  const from = DIGEST_LENGTH + 4 * (KINDS.length + 1)
  const part = (at: number) => bytes.subarray(from + at * PLACES, from + (at + 1) * PLACES)
  return {
    digest,
    bias,
    rarity: Float32Array.from(part(0), (byte) => byte * STEP),
    rows: KINDS.map((_, k) => Float32Array.from(part(k + 1), (byte) => (byte > MOST ? byte - 256 : byte) * unit)),
  }
}

let model: Model | undefined

/** Reads the weights (sentences.bin), once. */
export function readModel(): Model {
  model ??= unpacked(gunzipSync(readFileSync(new URL('./sentences.bin', import.meta.url))))
  return model
}
