import { expect, test } from 'vitest'
import { GITA, GRANTH, quoted } from '../../packages/guide/text/texts.ts'
import { linesOf } from './leafLines.ts'

const leafOf = (number: number, lines: string[], verses?: number[]) => ({
  names: [],
  pages: [{ number, lines, ...(verses && { verses }), heads: [], renderings: [] }],
})

test('a line of the Granth is one', () =>
  expect(linesOf('granth', leafOf(1, [GRANTH.text(0), GRANTH.text(1)]))).toEqual([
    { page: 1, reference: 'Guru Granth Sahib, Ang 1', original: GRANTH.text(0) },
    { page: 1, reference: 'Guru Granth Sahib, Ang 1', original: GRANTH.text(1) },
  ]))

test('every verse of the Gita is as the guide quotes it', () => {
  for (let chapter = 1; chapter <= 18; chapter++) {
    const verses = GITA.filter((one) => one.chapter === chapter)
    const lines = verses.flatMap(({ text }) => text.split('\n'))
    const numbers = verses.flatMap(({ verse, text }) => text.split('\n').map(() => verse))
    expect(linesOf('gita', leafOf(chapter, lines, numbers))).toEqual(
      verses.map((one) => ({
        page: chapter,
        verse: one.verse,
        reference: `Bhagavad Gita ${chapter}.${one.verse}`,
        original: quoted(one).original,
      })),
    )
  }
})
