import { expect, test } from 'vitest'
import { foldIndic, foldRoman, normalise, tokenise } from './normalise.ts'

const oneFold = (fold: (word: string) => string, words: string) =>
  expect(new Set(words.split(' ').map((word) => fold(normalise(word)))).size, words).toBe(1)

test.each([
  'gussa gusa ghussa gussaa GUSSA',
  'pareshan preshan parshan pareshaan',
  'zindagi jindagi zindgi jindgi',
  'nahi nahin nai nhi',
  'bahut bohot bhot bahot',
  'akela akeli ikalla ikalli',
  'sharab sharaab',
  'vichar vichaar wichar',
])('romanised: %s', (words) => oneFold(foldRoman, words))

test.each(['चिंता चिन्ता', 'ज़िंदगी जिंदगी ज़िन्दगी', 'गए गये', 'माँ मां', 'ਗੁੱਸਾ ਗੁਸਾ', 'ਪੜ੍ਹਾਈ ਪੜਾਈ', 'ਸ਼ਾਂਤੀ ਸਾਂਤੀ'])(
  'Indic: %s',
  (words) => oneFold(foldIndic, words),
)

test('words that differ stay apart', () => {
  expect(foldRoman('pati')).not.toBe(foldRoman('pata'))
  expect(foldRoman('kirpan')).not.toBe(foldRoman('kirpa'))
  expect(foldIndic('चिंता')).not.toBe(foldIndic('चिता'))
})

test('tokens end at Unicode boundaries, not inside Indic words', () => {
  expect(tokenise('मृत्यु, ਚਿੰਤਾ! worry…').map((t) => t.text)).toEqual(['मृत्यु', 'ਚਿੰਤਾ', 'worry'])
})

test('invisible characters, full width and apostrophes do not hide a word', () => {
  expect(tokenise('su\u200bici\u00adde')[0]?.text).toBe('suicide')
  expect(tokenise('ｄｉｅ')[0]?.text).toBe('die')
  expect(tokenise('I don’t, I’ll').map((t) => t.text)).toEqual(['i', 'dont', 'i', 'will'])
})
