import { expect, test } from 'vitest'
import { hasMore, QUERIES_LIMIT, QUERY_LIMIT, queriesOf, TEXT_LIMIT } from './queries.ts'

test.each([
  ['first letters', 'ਸਸਨਹ', ['ਸਸਨਹ']],
  ['a line with its danda', ' ਨਾਨਕ ਚਿੰਤਾ ਮਤਿ ਕਰਹੁ ਚਿੰਤਾ ਤਿਸ ਹੀ ਹੇਇ ॥ ', ['ਨਾਨਕ ਚਿੰਤਾ ਮਤਿ ਕਰਹੁ ਚਿੰਤਾ ਤਿਸ ਹੀ ਹੇਇ']],
  [
    'lines, numbers of verses, the pause',
    'ਅਉਧ ਘਟੈ ਦਿਨਸੁ ਰੈਣਾਰੇ ॥\r\nਮਨ ਗੁਰ ਮਿਲਿ ਕਾਜ ਸਵਾਰੇ ॥੧॥ ਰਹਾਉ ॥',
    ['ਅਉਧ ਘਟੈ ਦਿਨਸੁ ਰੈਣਾਰੇ', 'ਮਨ ਗੁਰ ਮਿਲਿ ਕਾਜ ਸਵਾਰੇ'],
  ],
  ['dandas alone', 'मा फलेषु कदाचन। मा कर्मफलहेतुर्भूः॥ २.४७॥', ['मा फलेषु कदाचन', 'मा कर्मफलहेतुर्भूः']],
  [
    'strokes for dandas',
    'nanak chinta mat karahu || jal mahi jant upaian |1|',
    ['nanak chinta mat karahu', 'jal mahi jant upaian'],
  ],
  [
    'a poster, with its place',
    '“nanak chinta mat karahu”\n(Sri Guru Granth Sahib Ji - Ang 955)',
    ['nanak chinta mat karahu'],
  ],
  ['a place before it', 'Ang 955: ਨਾਨਕ ਚਿੰਤਾ', ['ਨਾਨਕ ਚਿੰਤਾ']],
  ['a place in the same script', 'ਨਾਨਕ ਚਿੰਤਾ (ਅੰਗ ੯੫੫)', ['ਨਾਨਕ ਚਿੰਤਾ']],
  ['a place of the Gita', 'karmanye vadhikaraste\nBhagavad Gita 2.47\nChapter 2, verse 47', ['karmanye vadhikaraste']],
  ['a message with stars', '*ਨਾਨਕ ਚਿੰਤਾ* 🙏', ['ਨਾਨਕ ਚਿੰਤਾ']],
  ['a word that begins as a place does', 'angad 3', ['angad']],
  ['the pause by itself', 'ਰਹਾਉ', ['ਰਹਾਉ']],
  ['nothing but a place', 'Ang 917', []],
  ['nothing', ' \n॥੧॥ 🙏', []],
])('%s', (_, text, queries) => expect(queriesOf(text)).toEqual(queries))

test('a letter is the same however it was typed', () => expect(queriesOf('\u0A36')).toEqual(queriesOf('\u0A38\u0A3C')))

test('a line that is too long is asked for in pieces, of whole words where there are any', () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${'x'.repeat(at % 4)}`).join(' ')
  const pieces = queriesOf(words)
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.join(' ')).toBe(words)
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(QUERY_LIMIT)
  expect(queriesOf('ਸ'.repeat(QUERY_LIMIT + 1))).toEqual(['ਸ'.repeat(QUERY_LIMIT), 'ਸ'])
})

test('no half of a character is asked for', () => {
  const text = `a${'\u{11600}'.repeat(QUERY_LIMIT)}`
  for (const query of queriesOf(text)) expect(query).toBe(query.toWellFormed())
})

test('there is more than is looked for: it can be said', () => {
  const lines = (n: number) => Array.from({ length: n }, (_, at) => `line ${'abcdefghij'.charAt(at)}`).join('\n')
  expect([queriesOf(lines(8)).length, hasMore(lines(8))]).toEqual([QUERIES_LIMIT, false])
  expect([queriesOf(lines(9)).length, hasMore(lines(9))]).toEqual([QUERIES_LIMIT, true])
  expect(hasMore(`a${' '.repeat(TEXT_LIMIT - 1)}`)).toBe(false)
  const long = `a${' '.repeat(TEXT_LIMIT - 1)}b`
  expect([hasMore(long), queriesOf(long)]).toEqual([true, ['a']])
})
