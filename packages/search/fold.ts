/**
 * What is written, as numbers: one for each letter, the same for Gurmukhi and Devanagari, so that either finds a line of
 * the other. A short a that no Indic script writes has none.
 */

// A letter's name, and the class of those that people take for each other; vowels have a small class, or none.
const NAMES =
  `_ |k K|kh K|g G|gh G|c C|ch C|j J|jh J|tt T|tth T|t T|th T|dd D|ddh D|d D|dh D|n N|nn N|p P|ph P|b B|bh B|m M|y y|r R|rr R|l L|v B|s S|sh S|h H|a a|aa a|i i|ii i|u u|uu u|e i|ai i|o u|au u|i- i|u- u|ng N|hh h`
    .split('|')
    .map((row) => row.split(' ') as [string, string])

const CODE: Readonly<Record<string, number>> = Object.fromEntries(NAMES.map(([name], at) => [name, at]))
export const CODES = NAMES.length
/** The class of each code. */
export const CLASS: readonly string[] = NAMES.map(([, kind]) => kind)
const code = (name: string): number => CODE[name] ?? 0
export const SPACE = code('_')
const H = code('h')
const NASAL = code('ng')
const VISARGA = code('hh')
/** Of a word's end, where they are hardly spoken. */
export const UNSPOKEN: readonly number[] = [code('i-'), code('u-')]

const SIGNS = new Map<string, readonly number[]>(
  `क ਕ k|ख ਖ kh|ग ਗ g|घ ਘ gh|ङ ਙ n|च ਚ c|छ ਛ ch|ज ਜ j|झ ਝ jh|ञ ਞ n|ट ਟ tt|ठ ਠ tth|ड ਡ dd|ढ ਢ ddh|ण ਣ nn|त ਤ t|थ ਥ th|द ਦ d|ध ਧ dh
न ਨ n|प ਪ p|फ ਫ ph|ब ਬ b|भ ਭ bh|म ਮ m|य ਯ y|र ਰ r|ल ਲ l|ळ ਲ l|व ਵ v|श ਸ sh|ष ਸ sh|स ਸ s|ह ਹ h|ੜ ੜ rr|अ ਅ a|आ ਆ aa
इ ਇ i|ई ਈ ii|उ ਉ u|ऊ ਊ uu|ए ਏ e|ऐ ਐ ai|ओ ਓ o|औ ਔ au|ऋ ਰਿ r,i|ा ਾ aa|ि ਿ i|ी ੀ ii|ु ੁ u|ू ੂ uu|े ੇ e|ै ੈ ai|ो ੋ o|ौ ੌ au|ृ ਰਿ r,i
ं ਂ ng|ँ ੰ ng|ँ ਁ ng|ः ਃ hh|ੵ ੵ y|ੴ ੴ i,k,o,ng,k,aa,r|ॐ ॐ o,m`
    .split(/[|\n]/)
    .flatMap((row) => {
      const [devanagari = '', gurmukhi = '', names = ''] = row.split(' ')
      const codes = names.split(',').map(code)
      return [devanagari, gurmukhi].map((letter) => [letter, codes] as const)
    }),
)
const VIRAMA = /[\u094d\u0a4d\u0a71]/
const INDIC = /[\u0900-\u097f\u0a00-\u0a7f]/

// As people type: what stands first is tried first.
const TYPED = new Map<string, readonly number[]>(
  `chh ch|ch c|kh kh|gh gh|jh jh|th th|dh dh|ph ph|bh bh|sh sh|gy j,n|jn j,n|aa aa|ae ai|ai ai|ay ai|ei ai|ey ai|au au|ao au|ou au|ow au|ee ii|ii ii|ea ii|oo uu|uu uu
k k|g g|c c|j j|t t|d d|n n|p p|b b|m m|y y|r r|l l|v v|w v|s s|h h|f ph|q k|x k,s|z j|a a|i i|u u|e e|o o`
    .split(/[|\n]/)
    .map((row) => {
      const [typed = '', names = ''] = row.split(' ')
      return [typed, names.split(',').map(code)]
    }),
)
const TOKENS = new RegExp([...TYPED.keys()].join('|'), 'g')

const isVowel = (one: number): boolean => /[aiu]/.test(CLASS[one] ?? '')

function ofIndic(word: string): number[] {
  const codes: number[] = []
  let joined = false
  // ज्ञ is said, and typed, in several ways; ਸ਼ is a letter here, other nuktas are none
  const letters = word
    .normalize('NFD')
    .replace(/\u0a38\u0a3c/g, 'श')
    .replace(/[\u0921\u0922]\u093c/g, '\u0a5c')
    .replace(/[\u093c\u0a3c]/g, '')
  for (const letter of letters) {
    if (VIRAMA.test(letter)) joined = true
    const found = SIGNS.get(letter) ?? []
    for (const one of found) {
      const doubled = joined && !isVowel(one) && CLASS[one] === CLASS[codes.at(-1) ?? SPACE]
      if (doubled) codes.pop()
      codes.push(one)
    }
    if (found.length > 0) joined = false
  }
  // Unspoken, and often left out, at the end of a word of Gurbani.
  const [before, last] = codes.slice(-2)
  if (codes.length > 2 && /[ਿੁ]$/.test(word) && before !== H)
    codes[codes.length - 1] = code(last === code('i') ? 'i-' : 'u-')
  return codes
}

function ofLatin(word: string): number[] {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    // as scholars write: a stroke over a vowel is length, c is said ch
    .replace(/([aiu])\u0304/g, '$1$1')
    .replace(/s[\u0301\u0323]/g, 'sh')
    .replace(/[\u0300-\u036f]/g, '')
  const codes: number[] = []
  for (const [token] of plain.matchAll(TOKENS)) {
    for (const one of TYPED.get(token) ?? []) {
      if (CLASS[one] === CLASS[codes.at(-1) ?? SPACE] && !isVowel(one)) codes.pop()
      codes.push(one)
    }
  }
  return codes
}

/** Whether a text has letters of an Indic script. */
export const isIndic = (text: string): boolean => INDIC.test(text)

/** ਂ, a joiner and ੀ are ੀਂ; ਈਁ is ਈਂ: two ways in which editions store one sign. Joiners and apostrophes say nothing. */
const joined = (word: string): string =>
  word
    .replace(/ਂ[\u200c\u200d]?ੀ/g, 'ੀਂ')
    .replace(/ਈਁ/g, 'ਈਂ')
    .replace(/[^\p{L}\p{M}]/gu, '')

/** A word in any of the scripts: its letters alone, and their codes; a number and a stop have none. */
export type Folded = { readonly letters: string; readonly codes: readonly number[] }
export function folded(word: string): Folded {
  const letters = joined(word)
  return { letters, codes: INDIC.test(letters) ? ofIndic(letters) : ofLatin(letters) }
}

export type Word = Folded & { readonly from: number; readonly to: number; readonly begins: boolean }

/** The words of a line with their places in it; `begins` where a printed line does. 'ਰਹਾਉ' between stops is no word of it. */
export function wordsOf(line: string, fold: (word: string) => Folded = folded): Word[] {
  const words: Word[] = []
  let begins = true
  let stop = false
  for (let from = 0; from < line.length; from++) {
    const sign = line.charCodeAt(from)
    if (sign === 10) begins = true
    if (sign <= 32) continue
    let to = from
    while (to < line.length && line.charCodeAt(to) > 32) to++
    const word = line.slice(from, to)
    const known = fold(word)
    if (known.codes.length === 0) stop = /[॥।]$/.test(word)
    else if (!(stop && PAUSE.test(line.slice(from)))) {
      words.push({ ...known, from, to, begins })
      begins = false
      stop = false
    }
    from = to - 1
  }
  return words
}
const PAUSE = /^(?:ਰਹਾਉ |ਦੂਜਾ )+॥/

/** The costs of meeting, in twentieths of a consonant: for what is typed in Latin letters, and in a script. */
export type Costs = { readonly left: Uint8Array; readonly skipped: Uint8Array; readonly met: Uint8Array }

const LIKE = new Set(['MN', 'RD', 'DT', 'RL', 'JG', 'SC', 'KG', 'BP', 'NL', 'CJ', 'BM', 'yi', 'yJ', 'Bu'])
const isLike = (a: string, b: string): boolean => LIKE.has(a + b) || LIKE.has(b + a)

function costs(latin: boolean): Costs {
  // of a letter of the question that the line does not have, and of one of the line that the question has not
  const single = (one: number): number => {
    const name = NAMES[one]?.[0] ?? ''
    if (one === SPACE) return 6
    if (one === VISARGA) return latin ? 0 : 4
    if (one === NASAL) return 6
    if (name.endsWith('-')) return latin ? 1 : 4
    if (name === 'a') return latin ? 0 : 6
    if (name === 'aa') return latin ? 3 : 8
    if (isVowel(one)) return 8
    return name === 'h' ? 12 : name === 'y' ? 12 : 20
  }
  const left = Uint8Array.from(NAMES, (_, one) => single(one))
  const skipped = left.slice()
  if (latin) skipped[code('aa')] = 2
  const met = new Uint8Array(CODES * CODES).fill(26)
  for (let a = 0; a < CODES; a++)
    for (let b = 0; b < CODES; b++) {
      const [own, other] = [CLASS[a] ?? '', CLASS[b] ?? '']
      let cost = 26
      if (a === b) cost = 0
      else if (own === other) cost = isVowel(a) ? (latin ? 1 : 5) : latin ? 3 : 9
      else if (isVowel(a) && isVowel(b)) cost = latin && (a === code('a') || b === code('a')) ? 5 : 8
      else if (isLike(own, other)) cost = 12
      else if (!isVowel(a) && !isVowel(b) && a !== SPACE && b !== SPACE) cost = 20
      if (latin && own === 'H' && b === VISARGA) cost = 0
      if (own !== other && (a === NASAL || b === NASAL) && 'MN'.includes(own || '-') && 'MN'.includes(other || '-'))
        cost = latin ? 1 : 6
      met[a * CODES + b] = cost
    }
  return { left, skipped, met }
}

/** Where a letter stands for a word, a vowel weighs as much as a consonant. */
function firstLetters(latin: boolean): Costs {
  const { met } = costs(latin)
  const single = Uint8Array.from(NAMES, (_, one) => (one === SPACE ? 6 : 20))
  const initials = met.map((cost, at) => {
    const [a, b] = [Math.floor(at / CODES), at % CODES]
    if (a === b) return 0
    if (CLASS[a] === CLASS[b]) return latin ? 1 : 9
    if (isVowel(a) && isVowel(b)) return latin ? 10 : 12
    return Math.max(14, cost)
  })
  return { left: single, skipped: single, met: initials }
}

/** By what is asked, words or first letters, and in which letters. */
export const COSTS = {
  words: { latin: costs(true), indic: costs(false) },
  letters: { latin: firstLetters(true), indic: firstLetters(false) },
}
