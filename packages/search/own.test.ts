import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marking, marksIn, soundAsked, soundOf } from './own.ts'

const marked = (query: string, text: string) =>
  marksIn(query, text)?.map(({ from, to }) => text.slice(from, to)) ?? null
/** As PostgreSQL reads the two: every word of one has a way to begin that the other has. */
function passes(query: string, text: string): boolean {
  const kept = [...soundOf(text).matchAll(/'([^']*)'/g)].map(([, entry = '']) => entry)
  const asked = soundAsked(query)?.split(' & ') ?? []
  return asked.every((word) => {
    const ways = [...word.matchAll(/'([^']*)':\*/g)].map(([, way = '']) => way)
    return ways.some((way) => kept.some((entry) => entry.startsWith(way)))
  })
}

describe('one word in three scripts', () => {
  test.each([
    ['waheguru', 'ਵਾਹਿਗੁਰੂ', 'वाहेगुरू'],
    ['amrit', 'ਅੰਮ੍ਰਿਤ', 'अमृत'],
    ['bhaiya', 'ਭਈਆ', 'भैया'],
    ['singh', 'ਸਿੰਘ', 'सिंघ'],
    ['buddhi', 'ਬੁੱਧੀ', 'बुद्धि'],
    ['krishna', 'ਕ੍ਰਿਸ਼ਨ', 'कृष्ण'],
    ['gyan', 'ਗਿਆਨ', 'ज्ञान'],
    ['shanti', 'ਸ਼ਾਂਤੀ', 'शान्ति'],
    ['aisa', 'ਐਸਾ', 'ऐसा'],
    ['108', '੧੦੮', '१०८'],
  ])('%s, %s, %s', (...words) => {
    for (const query of words)
      for (const word of words) {
        expect([query, word, marked(query, `« ${word}, »`)]).toEqual([query, word, [word]])
        expect(passes(query, word)).toBe(true)
      }
  })

  test('an r of the palate is typed in two ways', () => {
    for (const query of ['bara', 'bada', 'बड़ा']) expect(passes(query, 'बड़ा')).toBe(true)
    for (const query of ['bara', 'bada', 'बड़ा']) expect(marked(query, 'बड़ा')).toEqual(['बड़ा'])
    // it is another letter
    expect(marked('बड', 'बड़ा')).toBeNull()
  })
})

test.each([
  ['every word is the beginning of one, in any order', 'be pea', 'Peace be with you', ['Peace', 'be']],
  ['a word that is not there', 'peace war', 'Peace be with you', null],
  ['not within a word', 'ace', 'Peace', null],
  ['case, marks and stops do not matter', 'dont CAFE', '«Don’t», café!', ['Don’t', 'café']],
  ['nor a nukta, an addak, or which dot it is', 'ਸ਼ਬਦ ਸਚ ਸਿਂਘ', 'ਸਬਦ ਸੱਚ ਸਿੰਘ', ['ਸਬਦ', 'ਸੱਚ', 'ਸਿੰਘ']],
  ['letter by letter in one script', 'waheguru', 'vaheguru', null],
  ['and in another by sound', 'vaheguru', 'ਵਾਹਿਗੁਰੂ', ['ਵਾਹਿਗੁਰੂ']],
  ['every place is marked', 'ram', 'Ram, ram, ਰਾਮ', ['Ram', 'ram', 'ਰਾਮ']],
  ['where the script changes another word begins', 'ji', 'ਗੁਰੂji', ['ji']],
  ['in a script that nobody here reads as sound', 'ΟΔΟΣ', 'οδοσα', ['οδοσα']],
  ['what is hardly spoken is not looked for', 'ਰਾਮੁ', 'ram', ['ram']],
  ['nothing asked', ' ॥ ?! ', 'Peace ॥', null],
  ['nothing there', 'a', '॥ ?!', null],
] as const)('%s', (_, query, text, words) => {
  expect(marked(query, text)).toEqual(words)
})

test('a text is kept by its words, each once, by letters and sound', () => {
  expect(soundOf('Ram, ram; ਰਾਮ 100%_\\')).toBe("'lram' 'LRN' 'gਰਾਮ' 'GRN' 'n100' 'N100'")
  expect(soundOf('?')).toBe('')
  expect(soundAsked('॥')).toBeNull()
  expect(soundAsked('Ram ram 1')).toBe(
    "('lram':* | 'GRN':* | 'DRN':* | 'ORN':* | 'NRN':*) & ('g1':* | 'd1':* | 'l1':* | 'o1':* | 'n1':*)",
  )
})

test('a word of any length is kept, and found', () => {
  const long = 'ਵਾਹਿਗੁਰੂ'.repeat(100)
  expect(
    Math.max(
      ...soundOf(long)
        .split(' ')
        .map((entry) => Buffer.byteLength(entry)),
    ),
  ).toBeLessThan(200)
  expect(passes(long, long)).toBe(true)
})

/** The same ones in every run, or new ones for who asks for a number of them. */
const ALWAYS_RUNS = process.env.ALWAYS_RUNS
const RUNS = ALWAYS_RUNS === undefined ? { numRuns: 2_000, seed: 61 } : { numRuns: Number(ALWAYS_RUNS) }

/** Texts of letters that say something together, among any others. */
const letters = fc.constantFrom(
  ...'aehiouykgcjtdpbsxnmrlwzAÉßΣ12३੩ ,।’%_\\-',
  ...'ਕਜਗਡੜਨਮਸਹਯਅਐਇਾਿੀੁੂੰਂੱ਼੍',
  ...'कजञगडढनमसहयअऐइािीुूंँ़्ःॐऋ',
  'ज्ञ',
  'ड़',
  'chh',
  '\u200d',
)
const texts = fc.oneof(
  fc
    .array(fc.oneof({ weight: 20, arbitrary: letters }, fc.string({ unit: 'binary', maxLength: 1 })))
    .map((all) => all.join('')),
  fc.string({ unit: 'grapheme' }),
)
// Two signs that are one letter: cut between them they are another.
const PAIRS = /[\u0921\u0922]\p{M}*\u093c|[\u0a01\u0a02\u0a70][^\p{L}\p{N}]*\u0a40/u
const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c-\u200d'’]*/gu)]

test('the beginning of any word of a text finds the text, and marks that word', () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), (text, which, length) => {
      const words = wordsIn(text)
      const found = words[which % Math.max(1, words.length)]
      if (found === undefined) return
      const { 0: word, index } = found
      const signs = Array.from(word)
      const count = 1 + (length % signs.length)
      const query = signs.slice(0, count).join('')
      if (count < signs.length && PAIRS.test(word)) return
      const marks = marksIn(query, text) ?? []
      expect(marks.some(({ from, to }) => from === index && to > from)).toBe(true)
      expect(passes(query, text)).toBe(true)
    }),
    RUNS,
  )
})

test('in texts of one script what the database lets through is found', () => {
  const own = (signs: string) => fc.string({ unit: fc.constantFrom(...signs), maxLength: 8 })
  const pairs = fc.oneof(...['ab mnkh ch', 'ਕ ਮਨਿਾੰ', 'क मनिां'].map((signs) => fc.tuple(own(signs), own(signs))))
  fc.assert(
    fc.property(pairs, ([query, text]) => {
      expect(soundAsked(query) !== null && passes(query, text)).toBe(marksIn(query, text) !== null)
    }),
    RUNS,
  )
})

test('what the database leaves out is none that is found', () => {
  fc.assert(
    fc.property(texts, texts, (query, text) => {
      if (!passes(query, text)) expect(marksIn(query, text)).toBeNull()
    }),
    RUNS,
  )
  // of one letter, which is often found
  fc.assert(
    fc.property(letters, letters, texts, (one, two, text) => {
      if (marksIn(one + two, text) !== null) expect(passes(one + two, text)).toBe(true)
    }),
    RUNS,
  )
})

test('marks are words of the text, one after the other', () => {
  fc.assert(
    fc.property(letters, texts, (query, text) => {
      let end = 0
      for (const { from, to } of marksIn(query, text) ?? []) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(text.length)
        end = to
      }
    }),
    RUNS,
  )
})

test('a word that was met before, in another text or the same, is marked where it stands', () => {
  const marks = marking('nanak')
  for (const [text, at] of [
    ['ਨਾਨਕ ਨਾਮ', [0]],
    ['ਨਾਮ, ਨਾਨਕ ਨਾਨਕ', [5, 10]],
    ['aਨਾਨਕ aਨਾਨਕ ਨਾਨਕ', [1, 7, 12]],
  ] as const)
    expect(marks(text)).toEqual(at.map((from) => ({ from, to: from + 4 })))
})
