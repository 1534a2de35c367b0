import { featuresOf } from '../features.ts'
import { hash, type Token } from '../normalise.ts'
import { conceptsOf } from './concepts.ts'

/** Signs are counted in this many places; two that share one place are a small loss among so many. */
export const PLACES = 1 << 15

/** Two concepts belong together when they stand this near. */
const NEAR = 5
const MAX_WORDS = 120

export type Signs = { readonly places: Int32Array; readonly values: Float32Array }

/** What a message is judged by: its words and pieces of words (features.ts), its concepts, and pairs of concepts. */
export function signsOf(tokens: readonly Token[]): Signs {
  const found = new Map<number, number>()
  for (const [key, value] of featuresOf(tokens)) {
    const place = hash(key) % PLACES
    found.set(place, (found.get(place) ?? 0) + value)
  }
  const read = tokens.length > MAX_WORDS ? [...tokens.slice(0, 80), ...tokens.slice(-40)] : tokens
  const said = read.map(conceptsOf)
  const concepts = new Map<string, number>()
  for (const [at, here] of said.entries()) {
    for (const one of here) {
      concepts.set(one, 1)
      for (let next = at + 1; next <= at + NEAR; next++) {
        for (const other of said[next] ?? []) if (other !== one) concepts.set(`${one}>${other}`, 0.6)
      }
    }
  }
  let square = 0
  for (const value of concepts.values()) square += value * value
  const length = Math.sqrt(square) || 1
  for (const [key, value] of concepts) {
    const place = hash(`=${key}`) % PLACES
    found.set(place, (found.get(place) ?? 0) + (3 * value) / length)
  }
  return { places: Int32Array.from(found.keys()), values: Float32Array.from(found.values()) }
}
