import { soundOf, tokenise } from '../normalise.ts'
import { piecesOf } from '../readings/features.ts'
import { conceptsOf } from './concepts.ts'

/** What each kind of feature counts beside a whole word; chosen by cross-validation. */
const PAIR = 0.8
const APART = 0.4
const PIECE = 0.5
const EDGE = 0.7
const SHAPE = 0.5
const CONCEPT = 2
const CONCEPTS = 1

/**
 * What a turn is told by: its words as they sound, small ones too, for 'that' and 'it' tell it from a matter; neighbours and
 * words one apart, with marks where it begins and ends; pieces of words, by which a misspelt or inflected one is still near
 * its own; what its words stand for in any language, alone and one after the other (concepts.tsv); how long it is, and whether
 * it asks.
 */
export function featuresOfTurn(message: string): Map<string, number> {
  const tokens = tokenise(message)
  const found = new Map<string, number>()
  let [before, last] = ['', '^']
  let stood: readonly string[] = ['^']
  for (const token of tokens) {
    const sound = soundOf(token)
    if (sound === '') continue
    const key = token.script === 'latin' ? token.stem : sound
    found.set(`w${sound}`, 1)
    if (token.script === 'latin') found.set(`e${token.stem}`, 1)
    found.set(`b${last} ${key}`, last === '^' ? EDGE : PAIR)
    if (before !== '') found.set(`s${before} ${key}`, APART)
    for (const piece of piecesOf(sound)) found.set(`c${piece}`, PIECE)
    const concepts = conceptsOf(token)
    for (const concept of concepts) {
      found.set(`m${concept}`, CONCEPT)
      for (const one of stood) if (one !== concept) found.set(`p${one} ${concept}`, CONCEPTS)
    }
    if (concepts.length > 0) stood = concepts
    ;[before, last] = [last, key]
  }
  found.set(`b${last} $`, EDGE)
  for (const one of stood) found.set(`p${one} $`, CONCEPTS)
  found.set(`l${Math.min(6, Math.floor(Math.log2(tokens.length + 1) * 1.5))}`, SHAPE)
  if (/[?？]/.test(message)) found.set('?', SHAPE)
  return found
}

/** A piece of a word, or what a pair says beside its words, tells nothing where no example has it. */
export const tellsUnknown = (key: string): boolean => key.startsWith('w') || key.startsWith('b')

/** What one example alone has says nothing of any other; the length and the question mark are kept always. */
export const isTurnKept = (key: string, seen: number): boolean => seen >= 2 || key.length < 3
