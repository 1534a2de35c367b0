import { soundOf, type Token } from '../normalise.ts'

/** A matter is said in the first words or the last; no message costs more than this. */
const MAX_WORDS = 160

/**
 * What a message is weighed by: its words as they sound (so that the three scripts learn from one another), English stems,
 * neighbours, and pieces of three and four letters, by which a misspelt or inflected word is still near its own. Each counts
 * once, however often it stands there. Words two apart were tried and brought nothing.
 */
export function featuresOf(tokens: readonly Token[]): Map<string, number> {
  const found = new Map<string, number>()
  const read = tokens.length > MAX_WORDS ? [...tokens.slice(0, 100), ...tokens.slice(-60)] : tokens
  let before = '^'
  for (const token of read) {
    const sound = soundOf(token)
    if (sound === '') continue
    const key = token.script === 'latin' ? token.stem : sound
    found.set(`w${sound}`, 1)
    if (token.script === 'latin') found.set(`e${token.stem}`, 1)
    found.set(`b${before} ${key}`, 0.8)
    before = key
    for (const piece of piecesOf(sound)) found.set(`c${piece}`, PIECE)
  }
  return found
}

/** What a piece of a word counts beside a whole one; chosen by cross-validation. */
const PIECE = 0.3

/** A word's pieces of three and four letters, with marks where it begins and ends. */
function piecesOf(sound: string): string[] {
  const word = `<${sound}>`
  const pieces: string[] = []
  for (const size of [3, 4]) for (let at = 0; at + size <= word.length; at++) pieces.push(word.slice(at, at + size))
  return pieces
}

/** A piece that no example has says nothing: it belongs to a word that is counted as unknown itself. */
export const isPiece = (key: string): boolean => key.startsWith('c')

/** A pair of words in one or two examples says nothing of any other. */
export const isKept = (key: string, seen: number): boolean =>
  seen >= (key.startsWith('w') || key.startsWith('e') ? 2 : 3)
