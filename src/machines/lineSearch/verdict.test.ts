import { describe, expect, test } from 'vitest'
import type { ScriptureHit } from './lineSearch.machine.ts'
import { differencesOf, groupsOf, type Verdict, verdictOf, wholeOf } from './verdict.ts'

const CHINTA = 'ਨਾਨਕ ਚਿੰਤਾ ਮਤਿ ਕਰਹੁ ਚਿੰਤਾ ਤਿਸ ਹੀ ਹੇਇ ॥\nਜਲ ਮਹਿ ਜੰਤ ਉਪਾਇਅਨੁ ਤਿਨਾ ਭਿ ਰੋਜੀ ਦੇਇ ॥'
const KARMA = 'कर्मण्येवाधिकारस्ते मा फलेषु कदाचन।\nमा कर्मफलहेतुर्भूर्मा ते सङ्गोऽस्त्वकर्मणि॥'

const hit = (over: Partial<ScriptureHit> = {}): ScriptureHit => ({
  tradition: 'sikh',
  page: 955,
  reference: 'Guru Granth Sahib, Ang 955',
  original: CHINTA,
  by: 'words',
  covers: 1,
  marks: [],
  others: 0,
  ...over,
})
const gita = (over: Partial<ScriptureHit> = {}) =>
  hit({ tradition: 'hindu', page: 2, verse: 47, reference: 'Bhagavad Gita 2.47', original: KARMA, ...over })

type Row = [what: string, query: string, hits: ScriptureHit[], kind: Verdict['kind'] | null]
const ROWS: Row[] = [
  ['a line', 'ਨਾਨਕ ਚਿੰਤਾ ਮਤਿ ਕਰਹੁ ਚਿੰਤਾ ਤਿਸ ਹੀ ਹੇਇ', [hit()], 'exact'],
  ['a piece of it', 'ਮਤਿ ਕਰਹੁ ਚਿੰਤਾ', [hit()], 'exact'],
  ['with dandas and numbers', 'ਚਿੰਤਾ ਤਿਸ ਹੀ ਹੇਇ ॥੧॥ ਜਲ ਮਹਿ', [hit()], 'exact'],
  ['larivaar', 'ਨਾਨਕਚਿੰਤਾਮਤਿਕਰਹੁਚਿੰਤਾਤਿਸਹੀਹੇਇ', [hit()], 'exact'],
  ['with joiners', 'ਨਾਨਕ\u200B ਚਿੰਤਾ\u200D ਮਤਿ', [hit()], 'exact'],
  ['in decomposed letters', 'मा फलेषु कदाचन'.normalize('NFD'), [gita()], 'exact'],
  ['exact at the second place', 'ਮਤਿ ਕਰਹੁ ਚਿੰਤਾ', [hit({ original: 'ਸੋ ॥', covers: 1 }), hit()], 'exact'],
  ['another vowel sign', 'ਨਾਨਕ ਚਿੰਤਾ ਮਤ ਕਰਹੁ ਚਿੰਤਾ ਤਿਸ ਹੀ ਹੇਇ', [hit({ covers: 0.9 })], 'differs'],
  ['just enough of it', 'ਨਾਨਕ ਚਿੰਤਾ ਮਤ', [hit({ covers: 0.7 })], 'differs'],
  ['too little of it', 'ਨਾਨਕ ਚਿੰਤਾ ਮਤ', [hit({ covers: 0.69 })], 'none'],
  ['a line within a sentence', 'ਗੁਰੂ ਜੀ ਆਖਦੇ ਹਨ ਨਾਨਕ ਚਿੰਤਾ ਮਤਿ ਕਰਹੁ', [hit({ covers: 0.5 })], 'part'],
  ['first letters that chance to be like it', 'ਚਿੰਤਾ ਨਾ ਕਰੋ ਜੀ', [hit({ by: 'letters', covers: 0.9 })], 'none'],
  ['nothing like it', 'ਇਹ ਵਾਕ ਕਿਸੇ ਗ੍ਰੰਥ ਵਿੱਚੋਂ ਨਹੀਂ', [], 'none'],
  ['Latin letters', 'nanak chinta mat karahu', [hit({ covers: 0.8 })], 'latin'],
  ['Latin letters, far from it', 'do not worry my friend', [hit({ covers: 0.4 })], null],
  ['Latin letters, nothing', 'you have a right to your work', [], null],
  ['Gurbani in Devanagari', 'नानक चिंता मति करहु', [hit({ covers: 0.9 })], 'latin'],
  ['the Gita in Gurmukhi', 'ਮਾ ਫਲੇਸ਼ੁ ਕਦਾਚਨ', [gita({ covers: 0.9 })], 'latin'],
  ['two words', 'ਨਾਨਕ ਚਿੰਤਾ', [hit()], null],
  ['one word of eleven letters', 'कर्मण्येवाधिकारस्ते', [gita()], null],
  ['twelve letters', 'कर्मण्येवाधिकारस्ते मा', [gita()], 'exact'],
  ['a last word without its sign', 'ਨਾਨਕ ਚਿੰਤਾ ਮਤ', [hit()], 'differs'],
  ['a last word that goes on', 'ਨਾਨਕ ਚਿੰਤਾ ਮਤਿ ਕਰ', [hit()], 'differs'],
  ['a first word that began before', 'ਨਕ ਚਿੰਤਾ ਮਤਿ', [hit()], 'differs'],
  ['first letters, apart', 'ਨ ਚ ਮ ਕ', [hit({ by: 'letters' })], null],
  ['first letters, in one', 'ਨਚਮਕਚਤਹਹਜਮਜਉ', [hit({ by: 'letters' })], null],
  ['first letters in Latin', 'n c m k', [hit({ by: 'letters' })], null],
  ['nothing at all', '', [], null],
]

test.each(ROWS)('%s: %s', (_, query, hits, kind) => expect(verdictOf(query, hits)?.kind ?? null).toBe(kind))

test('what is said names where: the exact place, the nearest, or none', () => {
  const far = hit({ covers: 0.2 })
  const near = hit({ covers: 0.6 })
  expect(verdictOf('ਮਤਿ ਕਰਹੁ ਚਿੰਤਾ', [hit({ original: 'ਸੋ' }), near])?.hit).toBe(near)
  expect(verdictOf('ਇਹ ਵਾਕ ਕਿਸੇ ਗ੍ਰੰਥ', [far, near])?.hit).toBe(near)
  expect(verdictOf('ਇਹ ਵਾਕ ਕਿਸੇ ਗ੍ਰੰਥ', [])?.hit).toBeNull()
})

describe('what differs, word for word', () => {
  test.each([
    ['nothing', 'ਮਤਿ ਕਰਹੁ ਚਿੰਤਾ', []],
    ['a vowel sign', 'ਨਾਨਕ ਚਿੰਤਾ ਮਤ ਕਰਹੁ ਚਿੰਤਾ', [{ asked: 'ਮਤ', stands: 'ਮਤਿ' }]],
    ['the first word', 'ਨਾਨਕੁ ਚਿੰਤਾ ਮਤਿ', [{ asked: 'ਨਾਨਕੁ', stands: 'ਨਾਨਕ' }]],
    ['the last word', 'ਚਿੰਤਾ ਤਿਸ ਹੀ ਹੋਏ', [{ asked: 'ਹੋਏ', stands: 'ਹੇਇ' }]],
    ['another word', 'ਨਾਨਕ ਚਿੰਤਾ ਮਤਿ ਕਰੋ ਚਿੰਤਾ', [{ asked: 'ਕਰੋ', stands: 'ਕਰਹੁ' }]],
    ['a word that is missing', 'ਚਿੰਤਾ ਤਿਸ ਹੇਇ', [{ asked: '', stands: 'ਹੀ' }]],
    ['a word too many', 'ਚਿੰਤਾ ਤਿਸ ਹੀ ਜੀ ਹੇਇ', [{ asked: 'ਜੀ', stands: '' }]],
    ['words joined in it', 'ਨਾਨਕ ਚਿੰਤਾਮਤਿ ਕਰਹੁ', []],
    ['a word apart in it', 'ਨਾ ਨਕ ਚਿੰਤਾ ਮਤਿ', []],
    ['joined, and another sign', 'ਨਾਨਕ ਚਿੰਤਾਮਤ ਕਰਹੁ', [{ asked: 'ਚਿੰਤਾਮਤ', stands: 'ਚਿੰਤਾ ਮਤਿ' }]],
    ['larivaar', 'ਨਾਨਕਚਿੰਤਾਮਤਕਰਹੁਚਿੰਤਾ', [{ asked: 'ਮਤ', stands: 'ਮਤਿ' }]],
    ['larivaar, a sign too many', 'ਨਾਨਕਾਚਿੰਤਾਮਤਿਕਰਹੁ', [{ asked: 'ਨਾਨਕਾ', stands: 'ਨਾਨਕ' }]],
    [
      'two of them',
      'ਜਲ ਮੇਂ ਜੰਤ ਉਪਾਇਅਨ ਤਿਨਾ',
      [
        { asked: 'ਮੇਂ', stands: 'ਮਹਿ' },
        { asked: 'ਉਪਾਇਅਨ', stands: 'ਉਪਾਇਅਨੁ' },
      ],
    ],
  ])('%s', (_, query, differences) => expect(differencesOf(query, CHINTA)).toEqual(differences))

  test('a verdict has them', () =>
    expect(verdictOf('ਨਾਨਕ ਚਿੰਤਾ ਮਤ ਕਰਹੁ', [hit({ covers: 0.9 })])?.differences).toEqual([
      { asked: 'ਮਤ', stands: 'ਮਤਿ' },
    ]))
})

const of = (kind: Verdict['kind']): Verdict => ({ kind, hit: null, differences: [] })
test.each([
  [['exact', 'exact'], 'all'],
  [['exact', null], 'all'],
  [['exact', 'differs'], 'differs'],
  [['latin', 'latin'], 'alike'],
  [['none', 'none'], 'none'],
  [['exact', 'none'], 'some'],
  [['exact', 'latin'], 'some'],
  [['part'], 'some'],
  [[null, null], null],
] as const)('lines that are %j: %s', (kinds, whole) =>
  expect(wholeOf(kinds.map((kind) => (kind === null ? null : of(kind))))).toBe(whole),
)

describe('whose places come first', () => {
  const order = (sikh: number | null, hindu: number | null, own: 'sikh' | 'hindu' = 'sikh') =>
    groupsOf(
      [...(hindu === null ? [] : [gita({ covers: hindu })]), ...(sikh === null ? [] : [hit({ covers: sikh })])],
      own,
    ).map(({ tradition }) => tradition)
  test.each([
    ['its own', 0.9, 1, ['sikh', 'hindu']],
    ['its own, by a hair', 0.7, 0.84, ['sikh', 'hindu']],
    ['the other, much better', 0.7, 0.85, ['hindu', 'sikh']],
    ['the only one', null, 0.1, ['hindu']],
    ['none', null, null, []],
  ] as const)('%s', (_, sikh, hindu, traditions) => expect(order(sikh, hindu)).toEqual(traditions))
  test('what meets much less than the best is left out', () => {
    expect(order(1, 0.76)).toEqual(['sikh', 'hindu'])
    expect(order(1, 0.75)).toEqual(['sikh'])
    expect(order(0.5, 1)).toEqual(['hindu'])
  })
  test('on the other page', () => expect(order(1, 0.9, 'hindu')).toEqual(['hindu', 'sikh']))
  test('in a group the best stay first', () => {
    const [one, two] = [hit({ covers: 0.9 }), hit({ covers: 0.8 })]
    expect(groupsOf([one, gita(), two], 'sikh')[0]?.hits).toEqual([one, two])
  })
})
