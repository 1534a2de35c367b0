import { soundOf, type Token } from './normalise.ts'

/** One trait of a message and how much of it there is. */
export type Feature = readonly [key: string, value: number]

/** All messages are brought to one length, so that a long one does not shout. */
const LENGTH = 3

/** A matter is said in the first words or the last; no message costs more than this. */
const MAX_WORDS = 120

const pieces = (text: string, from: number, to: number): string[] => {
  const framed = `^${text}$`
  const found: string[] = []
  for (let size = from; size <= to; size++) {
    for (let at = 0; at + size <= framed.length; at++) found.push(framed.slice(at, at + size))
  }
  return found
}

/**
 * What a message is weighed by when it is compared with labelled examples: its words as they sound (so that the three
 * scripts learn from one another), pairs of neighbours, English stems, and pieces of words, which survive misspelling.
 */
export function featuresOf(tokens: readonly Token[]): Feature[] {
  const found = new Map<string, number>()
  const add = (key: string, value: number) => found.set(key, Math.min(2, (found.get(key) ?? 0) + value))
  const read = tokens.length > MAX_WORDS ? [...tokens.slice(0, 80), ...tokens.slice(-40)] : tokens
  let before = '^'
  for (const t of read) {
    const sound = soundOf(t)
    if (sound === '') continue
    add(`w${sound}`, 1)
    add(`b${before} ${sound}`, 0.7)
    before = sound
    // a word of five hundred letters is no word
    for (const piece of pieces(sound.slice(0, 24), 3, 4)) add(`c${piece}`, 0.5)
    if (t.script !== 'latin') continue
    if (t.stem !== sound) add(`e${t.stem}`, 1)
    for (const piece of pieces(t.text.slice(0, 24), 3, 5)) add(`l${piece}`, 0.5)
  }
  const length = Math.sqrt(Array.from(found.values()).reduce((sum, value) => sum + value * value, 0))
  return Array.from(found, ([key, value]) => [key, (LENGTH * value) / length] as const)
}
