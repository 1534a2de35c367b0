import { expect, test } from 'vitest'
import { asVerse, CORPUS, LANGUAGES, THEMES, type Theme } from './corpus.ts'

const verses = [...CORPUS.sikh, ...CORPUS.hindu]

test('both traditions have at least 36 verses, and no verse stands twice', () => {
  expect(CORPUS.sikh.length).toBeGreaterThanOrEqual(36)
  expect(CORPUS.hindu.length).toBeGreaterThanOrEqual(36)
  expect(new Set(verses.map(({ id }) => id)).size).toBe(verses.length)
  expect(new Set(verses.map(({ original }) => original)).size).toBe(verses.length)
  expect(new Set(CORPUS.hindu.map(({ reference }) => reference)).size).toBe(CORPUS.hindu.length)
})

test.each(verses.map((verse) => [verse.id, verse] as const))('%s is complete and frozen', (_, verse) => {
  expect(Object.isFrozen(verse) && Object.isFrozen(verse.rendering) && Object.isFrozen(verse.themes)).toBe(true)
  expect(verse.themes.length).toBeGreaterThanOrEqual(1)
  expect(verse.themes.length).toBeLessThanOrEqual(5)
  expect(new Set(verse.themes).size).toBe(verse.themes.length)
  for (const theme of verse.themes) expect(THEMES).toContain(theme)
  expect(verse.original).toBe(verse.original.trim())
  expect(verse.original).toMatch(
    verse.tradition === 'sikh' ? /^(?:[\u0a00-\u0a7f\u0964\u0965\s]|\u200d)+$/ : /^[\u0900-\u097f\s]+$/,
  )
  for (const language of LANGUAGES) {
    for (const text of [verse.rendering[language], verse.teaching[language]]) {
      expect(text).toBe(text.trim())
      expect(text).not.toMatch(/\n/)
    }
  }
  for (const texts of [verse.rendering, verse.teaching]) {
    expect(texts.english).not.toMatch(/[\u0900-\u0a7f]/)
    expect(texts.punjabi).not.toMatch(/[A-Za-z]|[\u0904-\u0939]/)
    expect(texts.hindi).not.toMatch(/[A-Za-z]|[\u0a00-\u0a7f]/)
  }
})

test.each(['sikh', 'hindu'] as const)('every theme has a verse: %s', (tradition) => {
  const covered = new Set<Theme>(CORPUS[tradition].flatMap(({ themes }) => themes))
  expect(THEMES.filter((theme) => !covered.has(theme))).toEqual([])
})

test('a wrong item is refused by name', () => {
  const [good] = CORPUS.hindu
  const load = (change: object) => () => asVerse({ ...good, ...change }, 'hindu')
  expect(load({})).not.toThrow()
  expect(load({ themes: ['luck'] })).toThrow(/theme luck/)
  expect(load({ original: ' ' })).toThrow(/original/)
  expect(load({ reference: 'Gita 2:47' })).toThrow(/reference/)
  expect(load({ rendering: { ...good?.rendering, hindi: '' } })).toThrow(/rendering.hindi/)
  expect(() => asVerse(good, 'sikh')).toThrow(/tradition/)
})
