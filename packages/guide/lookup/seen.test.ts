import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language, Tradition } from '../corpus.ts'
import { createGuide } from '../guide.ts'
import type { Answer } from '../question.ts'
import { lookUp } from './index.ts'

/**
 * Look-ups as people type them, all seen by now (README): tradition, what the answer must have, message. `R:` is a
 * place of the Gita that is quoted, `G:` a part of a line that is quoted, `T:` a pattern in what is said, `N` no look-up at
 * all; `||` is or, `&&` is and.
 */
const SEEN = readFileSync(new URL('seen.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t') as [Tradition, string, string])

/** Every third, so that it takes no time. */
const SAMPLE = SEEN.filter((_, at) => at % 3 === 0)

const guide = createGuide()
const languageOf = (message: string): Language =>
  /[\u0a00-\u0a7f]/.test(message) ? 'punjabi' : /[\u0900-\u097f]/.test(message) ? 'hindi' : 'english'

function has({ category, content, references }: Answer, wanted: string): boolean {
  if (wanted === 'N') return category !== 'lookup'
  const value = wanted.slice(2)
  if (wanted.startsWith('R:')) return references.some(({ reference }) => reference === `Bhagavad Gita ${value}`)
  if (wanted.startsWith('G:')) return references.some(({ original }) => original.includes(value))
  return new RegExp(value, 'u').test(content)
}

test.each(SAMPLE)('%s: %s in "%s"', async (tradition, wanted, message) => {
  const answer = await guide.answer({ message, tradition, language: languageOf(message), history: [], avoid: [] })
  const isMet = wanted.split('&&').every((part) => part.split('||').some((one) => has(answer, one)))
  expect(isMet, answer.content.slice(0, 300)).toBe(true)
})

test.each([
  ['hindu', 'मेरा मन अशांत है'],
  ['sikh', 'मेरा मन अशांत है'],
  ['sikh', 'ਮੇਰਾ ਮਨ ਅਸ਼ਾਂਤ ਹੈ'],
] as const)('a sentence of today that sounds like a line is none: %s, %s', (tradition, message) => {
  expect(lookUp(message, tradition, [])).toBeNull()
})
