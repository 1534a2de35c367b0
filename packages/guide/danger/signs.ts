import { featuresOf } from '../features.ts'
import { hash, soundOf, type Token } from '../normalise.ts'
import { conceptsOf } from './concepts.ts'

/** Signs are counted in this many places; two that share one place are a small loss among so many. */
export const PLACES = 1 << 16

/** Two concepts belong together when they stand this near; two words when they stand nearer. */
const NEAR = 8
const NEARER = 4
const MAX_WORDS = 120

/** How much the signs of one sort say together, however many they are. */
const SHARE = { features: 0.6, bones: 1, pairs: 1, concepts: 1.5, conceptPairs: 1.5, mixed: 1 }

export type Signs = { readonly places: Int32Array; readonly values: Float32Array }

/** A word without its vowels, which three scripts and hurried people write differently; what has but one letter is none. */
const bonesOf = (sound: string): string => sound.replace(/[aeiouh]/g, '').replace(/(.)\1+/g, '$1')

/**
 * What a message is judged by: its words and pieces of words (features.ts), words without vowels, words that stand
 * near one another, its concepts, pairs of concepts, and concepts with the words around them.
 */
export function signsOf(tokens: readonly Token[]): Signs {
  const found = new Map<number, number>()
  const add = (key: string, value: number) => {
    const place = hash(key) % PLACES
    found.set(place, (found.get(place) ?? 0) + value)
  }
  for (const [key, value] of featuresOf(tokens)) add(key, SHARE.features * value)

  const read = tokens.length > MAX_WORDS ? [...tokens.slice(0, 80), ...tokens.slice(-40)] : tokens
  const sounds = read.map(soundOf)
  const said = read.map(conceptsOf)
  const bones = new Set<string>()
  const pairs = new Set<string>()
  const concepts = new Set<string>()
  const conceptPairs = new Set<string>()
  const mixed = new Set<string>()
  for (const [at, sound] of sounds.entries()) {
    if (bonesOf(sound).length > 1) bones.add(`x${bonesOf(sound)}`)
    for (let next = at + 1; next <= at + NEARER && next < sounds.length; next++) {
      const other = sounds[next] ?? ''
      pairs.add(sound < other ? `s${sound} ${other}` : `s${other} ${sound}`)
    }
    for (const here of said[at] ?? []) {
      concepts.add(`=${here}`)
      for (let next = at + 1; next <= at + NEAR; next++) {
        for (const other of said[next] ?? []) if (other !== here) conceptPairs.add(`=${here}>${other}`)
      }
      for (let near = Math.max(0, at - NEARER); near <= at + NEAR && near < sounds.length; near++) {
        if (near !== at && sounds[near] !== '') mixed.add(`=${here}~${sounds[near]}`)
      }
    }
  }
  const addAll = (keys: ReadonlySet<string>, share: number) => {
    for (const key of keys) add(key, share / Math.sqrt(keys.size))
  }
  addAll(bones, SHARE.bones)
  addAll(pairs, SHARE.pairs)
  addAll(concepts, SHARE.concepts)
  addAll(conceptPairs, SHARE.conceptPairs)
  addAll(mixed, SHARE.mixed)
  return { places: Int32Array.from(found.keys()), values: Float32Array.from(found.values()) }
}
