import { CORPUS, LANGUAGES } from '@satsang/guide/corpus'
import { expect, test } from 'vitest'
import { VERSES, verseOf } from './verses.ts'

const TRADITIONS = ['sikh', 'hindu'] as const
const dayAfter = (days: number) => new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10)

test.each(TRADITIONS)('%s: each is a passage of the corpus, whole, and none of death, war or rebuke', (tradition) => {
  expect(VERSES[tradition].length).toBeGreaterThanOrEqual(60)
  const known = new Map(CORPUS[tradition].map((verse) => [verse.id, verse]))
  for (const id of VERSES[tradition]) {
    const verse = known.get(id)
    if (verse === undefined) throw new Error(id)
    // an original ends with its danda, a rendering with its sentence
    expect(verse.original.trim(), id).toMatch(/[॥।](?:[੦-੯]+॥)*(?: ?ਰਹਾਉ ॥)?$/)
    for (const language of LANGUAGES) expect(verse.rendering[language], id).not.toMatch(/(?:…|,|;)["”’']?$/)
    for (const theme of ['death', 'grief', 'injustice', 'guilt'] as const) expect(verse.themes, id).not.toContain(theme)
    expect(verse.rendering.english, id).not.toMatch(
      /\b(?:death|die|dying|dead|battle|war|kill|hell|sins?|fools?|perish)\b/i,
    )
  }
})

test.each(TRADITIONS)('%s: one a day, the same all day, and none again before all were shown', (tradition) => {
  const { length } = VERSES[tradition]
  const shown = Array.from({ length: length + 1 }, (_, days) => verseOf(tradition, dayAfter(days)))
  expect(new Set(shown.slice(0, length))).toEqual(new Set(VERSES[tradition]))
  expect(shown[length]).toBe(shown[0])
})
