import { CARE_KINDS, HELP_LINES, linesFor } from '@satsang/guide/helplines'
import { expect, test } from 'vitest'
import { devanagari, entries, gurmukhi, hasFullStop, isOdd } from '../../../tests/texts/checks.ts'
import { aloudTexts } from './aloud.ts'
import { careTexts } from './care.ts'
import { renderingTexts } from './rendering.ts'

const entriesOf = (language: keyof typeof careTexts) => [
  ...entries(careTexts[language], () => []),
  ...entries(renderingTexts[language], () => []),
  ...entries(aloudTexts[language], () => []),
]
/** An address keeps its letters. */
const withoutAddress = (text: string) => text.replaceAll('findahelpline.com', '')

test('the words below a reply are whole, each in its own script', () => {
  expect([...entriesOf('english'), ...entriesOf('punjabi'), ...entriesOf('hindi')].filter(isOdd)).toEqual([])
  expect(entriesOf('english').every(([, text]) => !gurmukhi.test(text) && !devanagari.test(text))).toBe(true)
  for (const [, text] of entriesOf('punjabi')) expect(withoutAddress(text)).toMatch(/^[^A-Za-z\u0900-\u0963]+$/)
  for (const [, text] of entriesOf('hindi')) expect(withoutAddress(text)).toMatch(/^[^A-Za-z\u0A00-\u0A7F]+$/)
  expect([...entriesOf('punjabi'), ...entriesOf('hindi')].filter(hasFullStop)).toEqual([])
})

test('no text says "if" to somebody in need, and the app gives itself no name of the guide', () => {
  for (const [, text] of [...entriesOf('english'), ...entriesOf('punjabi'), ...entriesOf('hindi')])
    expect(text).not.toMatch(/\bif\b|(?<!ਅ)ਜੇ(?: |ਕਰ)|अगर|यदि|ਮਾਰਗਦਰਸ਼ਕ|मार्गदर्शक/iu)
})

test('every need has a line in every country that is known, and none elsewhere (D36)', () => {
  for (const kind of CARE_KINDS) {
    for (const country of [undefined, ...Object.keys(HELP_LINES)]) {
      const lines = linesFor(kind, country)
      expect(lines.length, `${kind} in ${country}`).toBeGreaterThan(0)
      expect(new Set(lines.map(({ dial }) => dial)).size).toBe(lines.length)
      for (const { dial } of lines) expect(dial).toMatch(/^\d+$/)
    }
    expect(linesFor(kind, 'ZZ')).toEqual([])
  }
})
