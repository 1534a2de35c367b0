import { soundOf, type Token } from '../normalise.ts'

/** A matter is said in the first words or the last; no message costs more than this. */
const MAX_WORDS = 160

/**
 * What a message is weighed by: its words as they sound (so that the three scripts learn from one another), English stems,
 * and neighbours. Each counts once, however often it stands there. Pieces of words and words two apart were tried and
 * brought nothing that the cues (cues/) do not bring.
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
  }
  return found
}

/** A pair of words in one or two examples says nothing of any other. */
export const isKept = (key: string, seen: number): boolean => seen >= (key.startsWith('b') ? 3 : 2)
