import { expect, test } from 'vitest'
import { CORPUS } from '../corpus.ts'
import { FAMILIES, familyOf } from './families.ts'
import { READINGS } from './list.ts'
import { wordsOf } from './readingWords.ts'

test('every reading is in just one family', () => {
  const placed = FAMILIES.flatMap(({ readings }) => readings)
  expect([...placed].sort()).toEqual(READINGS.map(({ id }) => id).sort())
  for (const { id } of READINGS) expect(familyOf(id).readings).toContain(id)
})

test.each(FAMILIES.map((family) => [family.id, family] as const))(
  '%s: passages that none of its readings refuses',
  (_, family) => {
    for (const tradition of ['sikh', 'hindu'] as const) {
      const ids = family.verses[tradition]
      expect(new Set(ids).size).toBeGreaterThanOrEqual(4)
      for (const id of ids) {
        expect(CORPUS[tradition].some((verse) => verse.id === id)).toBe(true)
        const refusing = family.readings.filter((reading) => wordsOf(reading).unfit?.[tradition].includes(id))
        expect(refusing).toEqual([])
      }
    }
  },
)
