import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { chancesOf, KINDS, type Kind, type Model, softmax, weighed } from './model.ts'
import { windowsOf } from './sentences.ts'
import { PLACES, type Signs, signsOf } from './signs.ts'

/** How somebody may write: English, Gurmukhi, Devanagari, Punjabi or Hindi in Latin letters. */
export type Form = 'en' | 'pa' | 'hi' | 'rpa' | 'rhi'
export type Example = { readonly form: Form; readonly kind: Kind; readonly text: string; readonly hard: boolean }

const FILES = [
  'selfHarm',
  'concern',
  'loss',
  'abuse',
  'harm',
  'emergency',
  'blackmail',
  'eating',
  'more',
  'none',
  'ordinary',
  'missed',
  'harmless',
  'calm',
] as const

const formOf = (text: string): Form => {
  if (/[\u0a00-\u0a7f]/.test(text)) return 'pa'
  return /[\u0900-\u097f]/.test(text) ? 'hi' : 'en'
}

/** The questions on all matters of life that the guide learns its themes from (train.ts beside it) are no danger. */
function readOrdinary(): Example[] {
  const asked = JSON.parse(readFileSync(new URL('../examples.json', import.meta.url), 'utf8')) as { q: string }[]
  return asked.map(({ q }) => ({ form: formOf(q), kind: 'none', text: q, hard: false }))
}

/**
 * Long messages about life in general: none of them is danger. They are read by windows (sentences.ts), as need.ts reads
 * them.
 */
export function readLong(): Example[] {
  const folder = new URL('../readings/examples/', import.meta.url)
  const told = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
    .map((line) => line.split('\t').reduce((longest, cell) => (cell.length > longest.length ? cell : longest), ''))
    .filter((text) => text !== '')
  return Array.from(new Set(told), (text) => ({ form: formOf(text), kind: 'none', text, hard: false }))
}

const read = (name: string): string[][] =>
  readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))

const asKind = (kind: string): Kind => {
  const known = kind === 'child' || kind === 'violence' ? 'abuse' : (kind as Kind)
  if (!KINDS.includes(known)) throw new Error(`no kind of danger: ${kind}`)
  return known
}

/** Messages with what they need: `form TAB kind TAB person TAB text`. The even lines of cases2.tsv are kept for measuring. */
export function readCases(): Example[] {
  const kept = read('cases2').filter((_, at) => at % 2 === 0)
  return [...read('cases'), ...kept, ...read('cases3')].map(([form, kind = '', , text = '']) => ({
    form: form as Form,
    kind: asKind(kind),
    text,
    hard: true,
  }))
}

/** What the weights are made from: `form TAB kind TAB text`, one a line, the cases, and the questions of examples.json. */
export function readExamples(): Example[] {
  const written = FILES.flatMap((name) =>
    read(name).map(([form, kind = '', text]): Example => {
      if (text === undefined) throw new Error(`${name}.tsv: ${form} ${kind}`)
      // what sounds like danger and is none, as against questions on other matters
      return { form: form as Form, kind: asKind(kind), text, hard: name !== 'ordinary' && name !== 'calm' }
    }),
  )
  const known = new Set(written.map(({ text }) => text.toLowerCase()))
  const asked = readOrdinary().filter(({ text }) => !known.has(text.toLowerCase()))
  return [...written, ...readCases(), ...asked, ...readLong()]
}

/** What weights were made from, in few letters: the examples, and how they are read (every 40th stands for the rest). */
export const digestOf = (examples: readonly Example[]): string =>
  createHash('sha256')
    .update(examples.map(({ kind, text }) => `${kind}\t${text}`).join('\n'))
    .update(
      examples
        .filter((_, at) => at % 40 === 0)
        .flatMap(({ text }) => windowsOf(text).map((window) => signsOf(window).places.join()))
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 32)

/** Numbers that look like chance and are the same each time (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

function shuffled(count: number, next: () => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    ;[order[at], order[other]] = [order[other] as number, order[at] as number]
  }
  return order
}

export type Settings = { rounds: number; pace: number; restraint: number }

/** Chosen by cross-validation. */
const SETTINGS: Settings = { rounds: 25, pace: 0.3, restraint: 2e-5 }

/** A danger missed weighs more than a false alarm; `ordinary` questions are many and mostly far from any danger. */
const WEIGHT = { danger: 4, none: 0.8 }

/** How rare each sign is among the examples: what nearly all have says little. */
function rarityOf(signs: readonly Signs[]): Float32Array {
  const seen = new Float32Array(PLACES)
  for (const { places } of signs) for (const place of places) seen[place] = (seen[place] as number) + 1
  return seen.map((count) => Math.log((signs.length + 1) / Math.max(1, count)) ** 1.5)
}

/** Multinomial logistic regression by gradient descent, one example after another, in an order that is always the same. */
function fit(taken: readonly Taken[], rarity: Float32Array): Model {
  const signs = taken.map((one) => weighed(one.signs, rarity))
  const kinds = taken.map((one) => one.kind)
  // all kinds of one place side by side: read together, so kept together
  const kindCount = KINDS.length
  const weights = new Float32Array(PLACES * kindCount)
  const bias = new Float32Array(kindCount)
  const said = new Float64Array(kindCount)
  const changes = new Float64Array(kindCount)
  const next = numbersFrom(5)
  // all weights shrink a little at every step: kept as one number beside them
  let scale = 1
  let step = 0
  const total = SETTINGS.rounds * taken.length
  for (let round = 0; round < SETTINGS.rounds; round++) {
    for (const at of shuffled(taken.length, next)) {
      const pace = SETTINGS.pace * (1 - step++ / total)
      const { places, values } = signs[at] as Signs
      said.fill(0)
      for (let i = 0; i < places.length; i++) {
        const from = (places[i] as number) * kindCount
        const value = values[i] as number
        for (let k = 0; k < kindCount; k++) said[k] = (said[k] as number) + (weights[from + k] as number) * value
      }
      const chances = softmax(Array.from(said, (sum, k) => scale * sum + (bias[k] as number)))
      scale *= 1 - pace * SETTINGS.restraint
      const kind = kinds[at] as number
      const weight = kind === 0 ? WEIGHT.none : WEIGHT.danger
      for (let k = 0; k < kindCount; k++) {
        const wrong = ((kind === k ? 1 : 0) - (chances[k] as number)) * weight
        bias[k] = (bias[k] as number) + 0.1 * pace * wrong
        changes[k] = (pace * wrong) / scale
      }
      for (let i = 0; i < places.length; i++) {
        const from = (places[i] as number) * kindCount
        const value = values[i] as number
        for (let k = 0; k < kindCount; k++) {
          weights[from + k] = (weights[from + k] as number) + (changes[k] as number) * value
        }
      }
    }
  }
  const rows = KINDS.map((_, k) =>
    Float32Array.from({ length: PLACES }, (_, place) => scale * (weights[place * kindCount + k] as number)),
  )
  return { digest: '', rarity, bias, rows }
}

/** An example as windows of a sentence or two. */
export type Ready = { readonly kind: number; readonly windows: readonly Signs[] }
type Taken = { readonly kind: number; readonly signs: Signs }

export const readyOf = (examples: readonly Example[]): Ready[] =>
  examples.map(({ kind, text }) => ({
    kind: KINDS.indexOf(kind),
    windows: windowsOf(text).map(signsOf),
  }))

/**
 * Every window of an ordinary message is ordinary. Of a message that tells of danger only one window or two need tell
 * it: a first model, learnt from the short ones, points them out, and the second learns from those.
 */
export function trainReady(ready: readonly Ready[]): Model {
  const rarity = rarityOf(ready.flatMap(({ windows }) => windows))
  const each = ready.flatMap(({ kind, windows }) =>
    kind === 0 || windows.length === 1 ? windows.map((signs) => ({ kind, signs })) : [],
  )
  const first = fit(each, rarity)
  const pointed = ready.flatMap(({ kind, windows }) => {
    if (kind === 0 || windows.length <= 1) return []
    const most = windows
      .map((signs) => ({ kind, signs, chance: chancesOf(first, signs)[kind] as number }))
      .sort((a, b) => b.chance - a.chance)
    return most.slice(0, windows.length > 3 ? 2 : 1)
  })
  return fit([...each, ...pointed], rarity)
}

export const train = (examples: readonly Example[]): Model => ({
  ...trainReady(readyOf(examples)),
  digest: digestOf(examples),
})
