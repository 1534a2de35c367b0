import { expect, test } from 'vitest'
import { EXCERPT_LENGTH, excerptOf } from './excerpt.ts'

const shown = (content: string, ...marks: [from: number, to: number][]) =>
  excerptOf(
    content,
    marks.map(([from, to]) => ({ from, to })),
  )
const textOf = (pieces: ReturnType<typeof shown>) => pieces.map(({ text }) => text).join('')
const metIn = (pieces: ReturnType<typeof shown>) => pieces.filter(({ isMet }) => isMet).map(({ text }) => text)

test('a short message is shown whole, with all that was met, in its order', () => {
  const pieces = shown('worry, and no worry', [14, 19], [0, 5])
  expect(pieces).toEqual([
    { text: 'worry', isMet: true },
    { text: ', and no ', isMet: false },
    { text: 'worry', isMet: true },
  ])
})

test('marks that lie over each other, or beyond the end, mark each letter once', () => {
  const pieces = shown('worry', [0, 3], [1, 4], [4, 9])
  expect(textOf(pieces)).toBe('worry')
  expect(metIn(pieces)).toEqual(['wor', 'r', 'y'])
  expect(textOf(shown('worry'))).toBe('worry')
})

test('of a long one what stands round the first thing that was met, between words', () => {
  const content = `${'before '.repeat(40)}worry ${'after '.repeat(60)}`
  const pieces = shown(content, [280, 285])
  const text = textOf(pieces)
  expect(metIn(pieces)).toEqual(['worry'])
  expect(text).toMatch(/^…\s?before .*worry after .*after\s?…$/)
  expect(text.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 2)
  expect(text.length).toBeGreaterThan(EXCERPT_LENGTH - 50)
})

test.each([
  ['Gurmukhi', 'ਸ੍ਰੀ'],
  ['Devanagari', 'श्री'],
  ['with a joiner', 'क्‍ष'],
  ['a family', '👩‍👩‍👧'],
  ['a flag', '🇮🇳'],
  ['a hand', '👍🏽'],
])('no letter is cut in two, also where there is no blank: %s', (_, grapheme) => {
  const content = grapheme.repeat(200)
  const at = 100 * grapheme.length
  const pieces = shown(content, [at, at + grapheme.length])
  expect(textOf(pieces).replaceAll(grapheme, '')).toBe('……')
  expect(metIn(pieces)).toEqual([grapheme])
})

test('what was met in it is longer than there is room: its beginning is shown', () => {
  const pieces = shown('a'.repeat(400), [100, 400])
  expect(metIn(pieces)[0]?.length).toBeGreaterThan(100)
  expect(textOf(pieces).length).toBeLessThanOrEqual(EXCERPT_LENGTH + 2)
})
