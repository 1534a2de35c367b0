import { describe, expect, test } from 'vitest'
import type { Saved } from '../../machines/savedVerses/saved.ts'
import { type MarkdownTexts, markdownOf } from './markdown.ts'

const texts: MarkdownTexts = {
  heading: 'My verses',
  savedOn: (date) => `Saved on ${date}`,
  matter: 'Matter',
  note: 'Note',
  unverified: 'unverified',
  dateOf: (iso) => iso.slice(0, 10),
  referenceOf: (reference) => `[${reference}]`,
  renderingOf: ({ translation }) => translation,
  isVerified: ({ original }) => original !== 'false',
}
const verse = { scripture: 'Guru Granth Sahib', reference: 'Guru Granth Sahib, Ang 1', original: 'one ॥\n  two * ॥' }
const item = (over: Partial<Saved> = {}): Saved => ({
  id: 'a',
  tradition: 'sikh',
  text: '',
  references: [verse],
  note: '',
  matter: '',
  savedAt: '2026-01-02T00:00:00.000Z',
  changedAt: '2026-01-02T00:00:00.000Z',
  removed: false,
  syncedAt: null,
  ...over,
})
const HEAD = '# My verses\n'
const DAY = '\n## Saved on 2026-01-02\n'
const PLACE = '\n**[Guru Granth Sahib, Ang 1]**\n'
const VERSE = `${PLACE}\n> one ॥  \n>   two * ॥\n`

describe('a file of what was saved', () => {
  test.each<[string, Saved[], string]>([
    ['nothing', [], HEAD],
    ['a verse alone', [item()], `${HEAD}${DAY}${VERSE}`],
    [
      'with its meaning, matter and note',
      [item({ references: [{ ...verse, translation: 'It means.' }], matter: 'courage', note: 'for my mother\n2' })],
      `${HEAD}${DAY}\nMatter: courage\n${VERSE}\nIt means.\n\nNote: for my mother\n2\n`,
    ],
    ['an answer', [item({ text: 'First.\n\nSecond.' })], `${HEAD}${DAY}\nFirst.\n\nSecond.\n${VERSE}`],
    [
      'what nobody has verified',
      [item({ references: [{ ...verse, original: 'false' }] })],
      `${HEAD}${DAY}${PLACE}\n*unverified*\n\n> false\n`,
    ],
    [
      'several, in their order',
      [item(), item({ id: 'b', text: 'Words.', references: [] })],
      `${HEAD}${DAY}${VERSE}${DAY}\nWords.\n`,
    ],
  ])('%s', (_name, items, expected) => expect(markdownOf(items, texts)).toBe(expected))

  test('every letter and line of a verse is in it', () => {
    const lines = markdownOf([item()], texts)
      .split('\n')
      .filter((line) => line.startsWith('> '))
      .map((line) => line.slice(2))
    // Two spaces end a line that has another one behind it.
    expect(lines.map((line, at) => (at < lines.length - 1 ? line.slice(0, -2) : line)).join('\n')).toBe(verse.original)
  })
})
