/**
 * People type one word in many ways: 'gussa', 'gusa', 'ghussa'; ज़िंदगी, जिन्दगी. Here a message becomes tokens with
 * keys on which such spellings meet. Only questions pass through here, never scripture: that stays as it is (D26).
 */

type Script = 'latin' | 'gurmukhi' | 'devanagari' | 'other'

export type Token = {
  /** lower case, without marks that carry no meaning; compared exactly */
  readonly text: string
  /** English without its endings, or an Indic word without its last vowel sign */
  readonly stem: string
  /** romanised Punjabi and Hindi on one spelling; for Indic scripts nasals and nukta on one spelling */
  readonly fold: string
  readonly script: Script
}

/** Longer messages are read at their two ends: the question is there, and the time stays bounded (budget: 10 ms). */
const HEAD = 6_000
const TAIL = 2_000
/** With the space between them, so that what was cut is not cut again. */
const MOST = HEAD + TAIL + 1

/** What is neither letter nor digit, so often that it says nothing more: a pattern tries each start in such a run. */
const RUN = /[^\p{L}\p{M}\p{N}]{33,}/gu
const KEPT = 16
/** Nor has any letter so many marks; to bring them in order takes the square of their number. */
const MARKS = /(\p{M}{8})\p{M}+/gu

/** Whether a message is too long to be read whole. */
export const isLong = (text: string): boolean => text.length > MOST

/** Both ends of a long text; a text that is not long as it is. */
export const endsOf = (text: string): string => (isLong(text) ? `${text.slice(0, HEAD)} ${text.slice(-TAIL)}` : text)

/** A text without endless runs of spaces, signs and marks; they part words, and say nothing else. */
export const withoutRuns = (text: string): string =>
  text.replace(MARKS, '$1').replace(RUN, (run) => `${run.slice(0, KEPT)}${run.slice(-KEPT)}`.toWellFormed())

/** So many of a list as there may be, three of its first for each of its last. */
export const endsOfList = <One>(list: readonly One[], most: number): readonly One[] =>
  list.length <= most ? list : [...list.slice(0, Math.ceil(most * 0.75)), ...list.slice(-Math.floor(most * 0.25))]

const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u200d|[\ufe00-\ufe0f]/g
const WORD = /[\p{L}\p{M}\p{N}]+/gu

const SHORT = { ll: 'will', re: 'are', ve: 'have', d: 'would', m: 'am' }

/** NFKC (so that full-width and 'bold' letters count), lower case, no invisible characters, no apostrophes in words. */
export function normalise(text: string): string {
  return (
    // one sign may stand for a whole sentence (U+FDFA)
    endsOf(endsOf(text).normalize('NFKC'))
      .replace(INVISIBLE, '')
      .toLowerCase()
      .replace(/[’‘`´]/g, "'")
      // 'I'll' must not become 'ill'; 'don't' stays one word
      .replace(/(?<=[a-z])'(ll|re|ve|d|m)(?![a-z])/g, (_, end: keyof typeof SHORT) => ` ${SHORT[end]}`)
      .replace(/(\p{L})'(?=\p{L})/gu, '$1')
      .replace(/(\p{L})\1{2,}/gu, '$1$1')
  )
}

function scriptOf(word: string): Script {
  if (/[\u0a00-\u0a7f]/.test(word)) return 'gurmukhi'
  if (/[\u0900-\u097f]/.test(word)) return 'devanagari'
  return /[a-z]/.test(word) ? 'latin' : 'other'
}

/** 'worrying', 'worries', 'worried' meet on 'worri'. Deliberately crude: examples and messages go through the same function. */
function stemEnglish(word: string): string {
  let stem = word
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (stem.length > 4 && stem.endsWith('ied')) stem = `${stem.slice(0, -3)}y`
  else if (stem.length > 3 && stem.endsWith('s') && !/[suio]s$/.test(stem)) stem = stem.slice(0, -1)
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3)
  else if (stem.length > 4 && stem.endsWith('ed')) stem = stem.slice(0, -2)
  stem = stem.replace(/([bdgklmnprt])\1$/, '$1')
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1)
  return stem.length > 3 && stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem
}

/** Small words whose spellings no rule brings together; keys and values are already folded. */
const ALIASES: Record<string, string> = Object.fromEntries(
  `nahi: nahi nai nhi nehi nahe nei naih nahiji ni
hu: hu hun hoo
me: me main mai mei mein men m
bahut: bahut bahot bohot bohat bhot bhut boht but baut bot bada bari badi
jindagi: jindagi jindgi jindagee jindegi jindaki
presan: paresan presan parsan parasan paresa presa parsa paresani presani parsani
kales: kales kles kalesh kalash
viah: viah vyah viyah byah biah vivah viha
jagra: jagra jagda jhagra jhagda jagre jagde jagara jagada jagrde
akela: akela akele akeli ikala ikali ikela ikale ekla ekala akala
mehsus: mehsus mahsus mehsoos mahsoos mehsoo
raha: raha riha reha rha
rahi: rahi rihi rehi rhi
rahe: rahe rihe rehe rhe
kyu: kyu kyo kio kiu kiyu
karna: karna krna karana kariye karie kare kara kru karu karia kariyen
jada: jada jyada jiyada jaada ziada jiada
chahta: cahta cata cahnda cauhnda caunda cahunda cahata
chahti: cahti cati cahndi cauhndi caundi cahundi cahati
piar: piar pyar pyaar piyar`
    .split('\n')
    .flatMap((line) => {
      const [to = '', from = ''] = line.split(': ')
      return from.split(' ').map((word) => [rawFoldRoman(word), rawFoldRoman(to)] as const)
    }),
)

function rawFoldRoman(word: string): string {
  const folded = word
    .replace(/ee+|ii+|ea/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/aa+/g, 'a')
    .replace(/ph/g, 'f')
    .replace(/c+h+/g, 'c')
    .replace(/sh/g, 's')
    .replace(/([bdgjkpt])h/g, '$1')
    .replace(/ck|q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/x/g, 'ks')
    .replace(/a[iey]|e[iy]/g, 'e')
    .replace(/a[uow]|ou/g, 'o')
    .replace(/(.)\1+/g, '$1')
  // a closing n is often only a nasal mark: nahi / nahin, mein / mei; after a it mostly is a letter: kirpan, not kirpa
  return folded.length > 3 ? folded.replace(/([eiou])n$/, '$1') : folded
}

/** Romanised Punjabi or Hindi on one spelling: aspirates, doubled letters, ee/i, oo/u, w/v, z/j, sh/s, ai/e, au/o. */
export function foldRoman(word: string): string {
  const folded = rawFoldRoman(word)
  return Object.hasOwn(ALIASES, folded) ? (ALIASES[folded] ?? folded) : folded
}

/** Gurmukhi or Devanagari on one spelling: nukta, addak, candrabindu, written-out nasals, subjoined h, ये/ए. */
export function foldIndic(word: string): string {
  return word
    .replace(/[\u093c\u0a3c\u093d\u0903\u0a71\u0a51]/g, '')
    .replace(/[\u0901\u0902]/g, '\u0902')
    .replace(/[\u0a01\u0a02\u0a70]/g, '\u0a02')
    .replace(/[ङञणनम]\u094d(?=[क-भ])(?!न|म|ण)/g, '\u0902')
    .replace(/[ਙਞਣਨਮ]\u0a4d(?=[ਕ-ਭ])/g, '\u0a02')
    .replace(/\u0a4dਹ/g, '')
    .replace(/(.)ये$/u, '$1ए')
    .replace(/(.)यी$/u, '$1ई')
    .replace(/[\u0902\u0a02]$/, '')
}

/** The folded word without its last vowel sign, where at least three letters remain; otherwise the folded word. */
function stemIndic(folded: string): string {
  const bare = folded.replace(/[\u093e-\u094c\u0a3e-\u0a4c]+[\u0902\u0a02]?$/u, '')
  return bare.replace(/[^\u0904-\u0939\u0a05-\u0a39]/g, '').length >= 3 ? bare : folded
}

/** So many words are kept as tokens: most of a text are words met before. */
const WORDS_KEPT = 20_000
const tokens = new Map<string, Token>()

/** One word as a token. Phrases and examples use this too, so both sides always agree. */
export function token(word: string): Token {
  const known = tokens.get(word)
  if (known !== undefined) return known
  if (tokens.size >= WORDS_KEPT) tokens.clear()
  const fresh = tokenOf(word)
  tokens.set(word, fresh)
  return fresh
}

function tokenOf(word: string): Token {
  const script = scriptOf(word)
  if (script === 'gurmukhi' || script === 'devanagari') {
    const fold = foldIndic(word)
    return { text: word, stem: stemIndic(fold), fold, script }
  }
  const text = word.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return { text, stem: stemEnglish(text), fold: script === 'latin' ? foldRoman(text) : text, script }
}

const SOUNDS: Record<string, string> = Object.fromEntries(
  `क ਕ k|ख ਖ k|ग ਗ g|घ ਘ g|ङ ਙ n|च ਚ c|छ ਛ c|ज ਜ j|झ ਝ j|ञ ਞ n|ट ਟ t|ठ ਠ t|ड ਡ d|ढ ਢ d|ण ਣ n|त ਤ t|थ ਥ t|द ਦ d|ध ਧ d
न ਨ n|प ਪ p|फ ਫ f|ब ਬ b|भ ਭ b|म ਮ m|य ਯ i|र ਰ r|ल ਲ l|ळ ਲ਼ l|व ਵ v|श ਸ s|ष ਸ s|स ਸ s|ह ਹ h|ड़ ੜ d|ढ़ ੜ d
अ ਅ a|आ ਆ a|इ ਇ i|ई ਈ i|उ ਉ u|ऊ ਊ u|ए ਏ e|ऐ ਐ e|ओ ਓ o|औ ਔ o|ऋ ਰ r|ऑ ਔ o
ि ਿ i|ी ੀ i|ु ੁ u|ू ੂ u|े ੇ e|ै ੈ e|ो ੋ o|ौ ੌ o|ृ ਰ r|ॉ ੋ o|ं ਂ n|ੰ ੰ n|ँ ਂ n`
    .split(/[|\n]/)
    .flatMap((row) => {
      const [devanagari = '', gurmukhi = '', sound = ''] = row.split(' ')
      return [
        [devanagari.normalize('NFKC'), sound],
        [gurmukhi.normalize('NFKC'), sound],
      ]
    }),
)

/** Without the short a, which Indic scripts do not write and people leave out ('krna', 'karna'); a first a stays. */
const bare = (roman: string): string =>
  `${roman[0] ?? ''}${roman.slice(1).replace(/a/g, '').replace(/y/g, 'i')}`.replace(/(.)\1+/g, '$1')

/**
 * How a word sounds, on one spelling for all three scripts: ਗੁੱਸਾ, गुस्सा and 'gussa' are 'gus'. Coarse (pata and pati
 * stay apart, pat and pata do not), so it serves where many words are weighed together, never as proof by itself.
 */
export function soundOf({ text, fold, script }: Pick<Token, 'text' | 'fold' | 'script'>): string {
  if (script === 'latin') return bare(fold)
  const letters = Array.from(text.replace(/[ंਂੰ]$/, '').replace(/ज्ञ/g, 'ग्य').normalize('NFKC'))
  return bare(letters.map((letter) => SOUNDS[letter] ?? (/[0-9]/.test(letter) ? letter : '')).join(''))
}

/** The words of a message, in order. Boundaries are Unicode classes: `\b` breaks Indic words at every vowel sign. */
export function tokenise(text: string): Token[] {
  return Array.from(normalise(text).matchAll(WORD), ([word]) => token(word))
}

/** ' word word ': padded, so that a pattern can ask for whole words with plain spaces. */
export const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `

/** A stable 32-bit hash (FNV-1a): variants are chosen by the message, never by chance. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** Digits of the Indic scripts as ASCII, so that 'ਅੰਗ ੧੩੮੪' and 'गीता २.४७' are read too. */
export const asciiDigits = (text: string): string =>
  text.replace(/[०-९੦-੯]/g, (digit) => String(((digit.codePointAt(0) ?? 0) % 0x10) - 6))
