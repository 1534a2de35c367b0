import { asciiDigits, normalise } from '../normalise.ts'

/**
 * How a line sounds, on one spelling for Gurmukhi, Devanagari, IAST and whatever people type: a string over
 * `KGCJTDNPBRLSMieuo`. Capital letters are consonants without their breath (kh is K), small ones vowels; every a and h
 * is left out, because nobody writes them twice the same, and so are the unspoken vowels at the end of Gurbani's words.
 * B is also v and w; N every nasal but m.
 */
const SIGNS: Record<string, string> = Object.fromEntries(
  `क ਕ K|ख ਖ K|ग ਗ G|घ ਘ G|ङ ਙ N|च ਚ C|छ ਛ C|ज ਜ J|झ ਝ J|ञ ਞ N|ट ਟ T|ठ ਠ T|ड ਡ D|ढ ਢ D|ण ਣ N|त ਤ T|थ ਥ T|द ਦ D|ध ਧ D
न ਨ N|प ਪ P|फ ਫ P|ब ਬ B|भ ਭ B|म ਮ M|य ਯ i|र ਰ R|ल ਲ L|ळ ਲ L|व ਵ B|श ਸ S|ष ਸ S|स ਸ S|ऱ ੜ R
इ ਇ i|ई ਈ i|उ ਉ u|ऊ ਊ u|ए ਏ e|ऐ ਐ e|ओ ਓ o|औ ਔ o|ऋ ਰ R|ॠ ਰ R|ि ਿ i|ी ੀ i|ु ੁ u|ू ੂ u|े ੇ e|ै ੈ e|ो ੋ o|ौ ੌ o|ृ ਰ R|ॉ ੋ o
ं ਂ N|ँ ੰ N|ਁ ਁ N|ੴ ੴ iKoNKR|ॐ ॐ oM|੍ਯ ੵ i`
    .split(/[|\n]/)
    .flatMap((row) => {
      const [devanagari = '', gurmukhi = '', sound = ''] = row.split(' ')
      return [
        [devanagari, sound],
        [gurmukhi, sound],
      ]
    }),
)

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** ਂ, a joiner and ੀ are ੀਂ; ਈਁ is ਈਂ: two ways in which editions store one sign. */
export const foldJoined = (text: string): string => text.replace(/ਂ[\u200c\u200d]?ੀ/g, 'ੀਂ').replace(/ਈਁ/g, 'ਈਂ')

function indic(word: string): string {
  let sounds = ''
  const spoken = word
    .normalize('NFD')
    .replace(/[\u093c\u0a3c\u093d\u0903\u0a71\u0a51\u200c\u200d]/g, '')
    // unspoken at the end of a word; a single letter ('ਤੁ', 'ਜਿ') keeps its vowel
    .replace(/(?<=..)[ਿੁ]$/u, (sign, at: number) => (/[ਹਉਇ]/.test(word[at - 1] ?? '') ? sign : ''))
    .replace(/[ਂਁੰ]$/u, '')
  for (const letter of spoken) sounds += SIGNS[letter] ?? ''
  return sounds
}

function roman(word: string): string {
  return word
    .normalize('NFD')
    .replace(/ñ|ṅ|ṇ/g, 'n')
    .replace(/ś|ṣ/g, 's')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/x/g, 'ks')
    .replace(/ph|f/g, 'p')
    .replace(/sh|s/g, 's')
    .replace(/c+h*/g, 'c')
    .replace(/ee+|ii+|ea/g, 'i')
    .replace(/oo+|uu+/g, 'u')
    .replace(/a[iy]|ei/g, 'e')
    .replace(/a[uo]|ou/g, 'o')
    .replace(/[qk]/g, 'K')
    .replace(/[wvb]/g, 'B')
    .replace(/[zj]/g, 'J')
    .replace(/y/g, 'i')
    .replace(/[gctdnprlsm]/g, (letter) => letter.toUpperCase())
    .replace(/[^KGCJTDNPBRLSMieuo]/g, '')
}

export const withoutDoubles = (sounds: string): string => sounds.replace(/(.)\1+/g, '$1').replace(/N(?=[PB])/g, 'M')

/** One word of any script. */
export function soundOfWord(word: string): string {
  if (/[\u0900-\u097f\u0a00-\u0a7f]/.test(word)) return withoutDoubles(indic(word))
  return /^[0-9]+$/.test(word) ? '' : withoutDoubles(roman(word))
}

/** The words of a text with their sounds; those that have none (numbers) are left out. */
export function soundsOf(text: string): { word: string; sound: string }[] {
  const words = asciiDigits(normalise(foldJoined(text))).match(WORD) ?? []
  return words.map((word) => ({ word, sound: soundOfWord(word) })).filter(({ sound }) => sound !== '')
}

/** As `soundsOf`, for a line of either text: not folded as what people type; `known` keeps words that come again. */
export function soundOfLine(line: string, known: Map<string, string>): string {
  let sounds = ''
  for (const word of line.split(' ')) {
    let sound = known.get(word)
    if (sound === undefined) {
      sound = soundOfWord(foldJoined(word).replace(/[।॥0-9੦-੯'-]+/gu, ''))
      known.set(word, sound)
    }
    sounds += sound
  }
  return twice.test(sounds) ? withoutDoubles(sounds) : sounds
}

const twice = /(.)\1|N[PB]/

const CONSONANTS = 'KGCJTDNPBRLS'
const NUMBER: Record<string, number> = Object.fromEntries([...CONSONANTS, 'M'].map((letter, at) => [letter, at]))
// m and n are one here: nobody agrees on which nasal stands before a consonant
NUMBER.M = NUMBER.N ?? 0
export const GRAMS = CONSONANTS.length ** 3

const CODES = new Int8Array(128).fill(-1)
for (const [letter, number] of Object.entries(NUMBER)) CODES[letter.charCodeAt(0)] = number

/** The numbers of the runs of three consonants in a sound; below `GRAMS`. */
export function gramsOf(sound: string): number[] {
  const grams: number[] = []
  const base = CONSONANTS.length
  let [a, b] = [-1, -1]
  for (let at = 0; at < sound.length; at++) {
    const c = CODES[sound.charCodeAt(at)] ?? -1
    if (c < 0 || c === b) continue
    if (a >= 0) grams.push((a * base + b) * base + c)
    a = b
    b = c
  }
  return grams
}
