/** As long as a message may be (openapi/v1.yaml). */
export const LONGEST = 20_000

const filled = (text: string): string => text.repeat(Math.ceil(LONGEST / text.length)).slice(0, LONGEST)

/** Lists of words in an order that never comes again, and is the same each time. */
function shuffled(words: string, count: number, mark: string): string {
  const list = words.split(' ')
  let [seed, text] = [7, '']
  while (text.length < LONGEST) {
    for (let at = 0; at < count; at++) {
      seed = (seed * 1_103_515_245 + 12_345) % 0x80000000
      text += `${list[(seed >>> 8) % list.length]} `
    }
    text += mark
  }
  return text.slice(0, LONGEST)
}

const WORDS =
  'i he she my wife mother son told me that what to do fear death anger love is at no never sad alone god money job'
const PUNJABI = 'ਮੇਰਾ ਮਨ ਹੈ ਨਹੀਂ ਮੈਂ ਕੀ ਮਾਂ ਮੌਤ ਕਰ ਤੇ ਗੁੱਸਾ ਪਿਤਾ'
const HINDI = 'मेरा मन है नहीं मैं क्या माँ मौत कर और गुस्सा पिता'

/** Messages as long as any may be that were made, or could be, to cost: each a kind of its own. */
export const LONG_MESSAGES: Readonly<Record<string, string>> = {
  'one letter': filled('a'),
  'one letter, and a space': filled('a '),
  'one letter, and a full stop': filled('a. '),
  'letters joined by dots': filled('a.'),
  'one letter of Gurmukhi': filled('ਕ'),
  'one letter of Devanagari': filled('क'),
  'letters and halant': filled('क्'),
  'letters of two scripts by turns': filled('aਕ'),
  'three scripts and a digit': filled('aਕक1 '),
  'marks alone': filled('\u0301'),
  'marks in the wrong order': `a${filled('\u0301\u0323').slice(1)}`,
  'one digit': filled('1'),
  'digits and dots': filled('1.'),
  places: filled('gita 2.47 '),
  spaces: `a${filled(' ').slice(2)}b`,
  'line breaks': filled('a\n'),
  'paragraphs, as Windows writes them': `a${filled('\r\n').slice(2)}b`,
  'danda after danda': filled('। '),
  'full stops': filled('. '),
  commas: filled('a, '),
  semicolons: filled('; '),
  quotes: filled('“a” '),
  'straight quotes, and a letter': `${filled('"').slice(1)}a`,
  'quotes and commas': filled('",'),
  brackets: filled('(a) '),
  'an address': `https://${filled('a.b/').slice(8)}`,
  emoji: filled('🙏'),
  'signs that stand for sentences': filled('ﷺ. '),
  'one word': filled('love '),
  'one word of people': filled('my '),
  'one refusal': filled('no, '),
  'whom it is of, and of whom not': filled('no, not my wife, my sister. '),
  'not of this, of that': `${filled('a ki nahi x ').slice(8)}\nx y z w`,
  thanks: filled('thanks, '),
  nods: filled('ok. '),
  'one sentence': filled('I feel sad and alone. '),
  'a question after a story': filled('He asked whether I am still angry. What do I say to that? '),
  'a line of Gurbani': filled('ਸੋਚੈ ਸੋਚਿ ਨ ਹੋਵਈ ਜੇ ਸੋਚੀ ਲਖ ਵਾਰ ॥ '),
  'a line of the Gita': filled('कर्मण्येवाधिकारस्ते मा फलेषु कदाचन। '),
  'words in no order': shuffled(WORDS, 1, ''),
  'English in short sentences': shuffled(WORDS, 5, '. '),
  'Punjabi in short sentences': shuffled(PUNJABI, 4, '। '),
  'Hindi without a full stop': shuffled(HINDI, 1, ''),
}
