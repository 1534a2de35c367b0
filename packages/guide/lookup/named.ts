import type { Tradition } from '../corpus.ts'
import { token } from '../normalise.ts'
import { ELSEWHERE, type Elsewhere } from './elsewhere.ts'
import { BANIS, type Bani, CHAPTERS, type Named, RAAGS, type Raag, SPEAKERS, WRITERS, type Writer } from './names.ts'
import { plainText } from './places.ts'
import { soundOfWord } from './sounds.ts'

/** Names of writers, raags, compositions and other books in a message, by their sound, in any script. */

type Hit =
  | { kind: 'writer'; writer: Writer; of: Tradition }
  | { kind: 'raag'; raag: Raag }
  | { kind: 'bani'; bani: Bani }
  | { kind: 'elsewhere'; elsewhere: Elsewhere }
  | { kind: 'chapter'; chapter: number }

export type Found = { hit: Hit; from: number; to: number /** the words of the name */; words: number }

const MAHALLA =
  /^(?:mahall?a|mehl+a|mahal+e|mehal+a|mehall?a|mohalla|mahla|mahle|mehle|mahalle|ਮਹਲਾ|ਮਹੱਲਾ|ਮਹਲੇ|ਮਹੱਲੇ|ਮਃ|महला|महल्ला|महले|महल्ले|m)$/u

/** A word of a name: by all its sounds, or, where it has four consonants or more, by these alone. */
function keyOf(word: string): string {
  if (/^\d+$/.test(word)) return word
  if (MAHALLA.test(word)) return 'mahalla'
  const sound = soundOfWord(word)
  const consonants = sound.replace(/[a-z]/g, '').replace(/(.)\1+/g, '$1')
  if (consonants.length >= 4) return consonants
  return sound === '' ? word : sound
}

const WORD = /[\p{L}\p{M}]+|\d+/gu
export const wordsOf = (text: string): string[] => text.match(WORD) ?? []

type Alias = { keys: string[]; hit: Hit }
const byFirst = new Map<string, Alias[]>()
/** Names of one word: by its spelling, because one word's sound is many words' */
const single = new Map<string, Hit[]>()
const bySound = new Map<string, Hit[]>()

function add(names: readonly string[], hit: Hit): void {
  for (const name of names) {
    const own = wordsOf(plainText(name))
    if (own.length === 1) {
      const { fold } = token(own[0] ?? '')
      single.set(fold, [...(single.get(fold) ?? []), hit])
      // Indic scripts spell one way, so there three consonants are proof enough
      const sound = soundOfWord(own[0] ?? '')
      if (sound.replace(/[a-z]/g, '').length >= 3) bySound.set(sound, [...(bySound.get(sound) ?? []), hit])
      continue
    }
    const keys = own.map(keyOf)
    const [first] = keys
    if (first === undefined) continue
    byFirst.set(first, [...(byFirst.get(first) ?? []), { keys, hit }])
  }
}

const all = ({ names, also }: Named): string[] => [names.english, names.punjabi, names.hindi, ...also]

for (const writer of WRITERS) add([...all(writer)], { kind: 'writer', writer, of: 'sikh' })
for (const writer of SPEAKERS) add([...all(writer)], { kind: 'writer', writer, of: 'hindu' })
for (const raag of RAAGS) {
  const bare = raag.also.map((name) => name.replace(/^(?:siri|sri|shri) raag$/, ''))
  // 'asa' is hope and 'basant' spring: only beside the word raag are they raags
  const own = [raag.names.punjabi, raag.names.hindi].map((name) => name.replace(/^(?:ਰਾਗ|राग) /u, ''))
  const named = [...bare, ...own].filter((name) => name !== '')
  add(
    [
      raag.names.english,
      raag.names.punjabi,
      raag.names.hindi,
      ...raag.also.filter((name) => name.endsWith('raag')),
      ...named.flatMap((name) => [`raag ${name}`, `raga ${name}`, `${name} raag`]),
    ],
    { kind: 'raag', raag },
  )
}
for (const bani of BANIS) add(all(bani), { kind: 'bani', bani })
for (const elsewhere of ELSEWHERE) add(all(elsewhere), { kind: 'elsewhere', elsewhere })
for (const [at, chapter] of CHAPTERS.entries()) {
  add([chapter.names.english, chapter.names.hindi, ...chapter.also], { kind: 'chapter', chapter: at + 1 })
}

/** The names in a message; where one holds another, the longer. In their order. */
export function namesIn(words: readonly string[]): Found[] {
  const keys = words.map(keyOf)
  const found: Found[] = []
  keys.forEach((key, from) => {
    const { fold, script } = token(words[from] ?? '')
    const indic = script === 'gurmukhi' || script === 'devanagari'
    const hits = [...(single.get(fold) ?? []), ...(indic ? (bySound.get(soundOfWord(words[from] ?? '')) ?? []) : [])]
    for (const hit of hits) found.push({ hit, from, to: from + 1, words: 1 })
    for (const { keys: alias, hit } of byFirst.get(key) ?? []) {
      if (alias.every((one, i) => keys[from + i] === one)) {
        found.push({ hit, from, to: from + alias.length, words: alias.length })
      }
    }
  })
  // a plain name must not be a word of many meanings by its sound alone
  const real = found.filter(({ from, to }) => /^(?:lav|ਲਾਵ|ਲਾਵਾਂ)$|.{4}/u.test(words.slice(from, to).join('')))
  return real
    .filter(
      (one) =>
        !real.some((other) => other !== one && other.words > one.words && other.from <= one.from && other.to >= one.to),
    )
    .filter(
      (one, at, list) =>
        list.findIndex((other) => other.hit.kind === one.hit.kind && other.from === one.from && other.to === one.to) ===
        at,
    )
    .sort((a, b) => a.from - b.from || b.words - a.words)
}
