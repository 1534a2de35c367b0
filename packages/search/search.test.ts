import { beforeAll, describe, expect, test } from 'vitest'
import { GITA, GRANTH, quoted } from '../guide/text/texts.ts'
import { createIndex, type Index } from './index.ts'
import { isMeant, type Kind, queries, type Texts } from './queries.fixture.ts'

const VERSES = GITA.map((verse) => quoted(verse).original)
const TEXTS: Record<'sikh' | 'hindu', Texts> = {
  sikh: GRANTH,
  hindu: { size: VERSES.length, text: (at) => VERSES[at] ?? '' },
}
let indexes: Record<'sikh' | 'hindu', Index>
beforeAll(() => {
  indexes = { sikh: createIndex(TEXTS.sikh), hindu: createIndex(TEXTS.hindu) }
})
const first = (tradition: 'sikh' | 'hindu', query: string) => indexes[tradition].search(query, 1)[0]

describe('one line', () => {
  const SOCHAI = 'ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥'
  test.each([
    ['ਸਸਨਹਜਸਲਵ', 'letters'],
    ['ਸ ਸ ਨ ਹ ਜ ਸ ਲ ਵ', 'letters'],
    ['ssnhjslv', 'letters'],
    ['ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ', 'words'],
    ['ਹੋਵਈ ਸੋਚਿ ਸੋਚੈ', 'words'],
    ['ਸੋਚ ਸੋਚ ਨ ਹੋਵ', 'words'],
    ['sochai soch na hovai', 'words'],
    ['soche soch na hove je', 'words'],
  ] as const)('%s', (query, by) => {
    expect(first('sikh', query)).toMatchObject({ text: SOCHAI, by })
  })

  test.each(['karmanye vadhikaraste', 'karmanyevadhikaraste', 'कर्मण्येवाधिकारस्ते मा', 'मा फलेषु कर्मण्ये', 'कमफक'])(
    '%s',
    (query) => {
      expect(first('hindu', query)?.places).toEqual([
        GITA.findIndex(({ chapter, verse }) => chapter === 2 && verse === 47),
      ])
    },
  )

  test('two ways of storing one sign meet', () => {
    const plain = createIndex({ size: 1, text: () => 'ਨਾਨਕ ਨਾਂ\u200dੀ ਗੁਸਾਈਁ ॥' })
    expect(plain.search('ਨਾੀਂ ਗੁਸਾਈਂ')[0]?.covers).toBe(1)
  })

  test('what was met is marked, word by word', () => {
    const hit = first('sikh', 'hovai je sochi')
    expect(hit?.marks.map(([from, to]) => hit.text.slice(from, to))).toEqual(['ਹੋਵਈ', 'ਜੇ', 'ਸੋਚੀ'])
    const letters = first('sikh', 'ssnhjslv')
    expect(letters?.marks).toHaveLength(8)
  })

  test('lines with the very same words are one hit with all its places', () => {
    const index = createIndex({
      size: 4,
      text: (at) => ['ਰਾਮ ਨਾਮੁ ॥੧॥', 'ਰਾਮ ਨਾਮ ॥', 'ਰਾਮ ਨਾਮੁ ॥੨॥ ਰਹਾਉ ॥', 'ਰਾਮ ॥'][at] ?? '',
    })
    expect(
      index
        .search('ਰਾਮ ਨਾਮੁ')
        .slice(0, 2)
        .map(({ places }) => places),
    ).toEqual([[0, 2], [1]])
  })

  test.each(['', '   ', '੧੨੩', '॥', '?!', '漢字', 'zzzzqqqq xxxx'])('nothing is like %j', (query) => {
    expect(indexes.sikh.search(query)).toEqual([])
  })
})

// Of `queries.fixture.ts`: of 400, which are first and within the first five. What is reached is kept (README.md).
test('questions made from lines drawn by lot find them', () => {
  const counts: Record<string, [first: number, five: number, of: number]> = {}
  for (const query of queries(2026, TEXTS.sikh, TEXTS.hindu)) {
    const text = TEXTS[query.tradition].text(query.at)
    const at = indexes[query.tradition].search(query.text, 5).findIndex((hit) => isMeant(query, text, hit.text))
    const name: `${Kind}${', mistyped' | ''}` = `${query.kind}${query.mistyped ? ', mistyped' : ''}`
    const row = counts[name] ?? [0, 0, 0]
    counts[name] = row
    if (at === 0) row[0]++
    if (at >= 0) row[1]++
    row[2]++
  }
  // Of first letters that are mistyped no search finds more: several lines are as near, and often nearer.
  expect(counts).toEqual({
    letters: [90, 90, 90],
    script: [89, 89, 89],
    roman: [89, 89, 89],
    'letters, mistyped': [20, 28, 44],
    'script, mistyped': [41, 44, 44],
    'roman, mistyped': [41, 42, 44],
  })
})
