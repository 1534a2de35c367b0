/**
 * Finds again what somebody wrote, in whatever script it was: each word that is asked for has to be the beginning of a word of
 * the text. In the same script they are compared letter by letter, else by their sound.
 */
import { CLASS, folded, UNSPOKEN } from './fold.ts'

type Script = 'gurmukhi' | 'devanagari' | 'latin' | 'other'
type OwnWord = {
  /** In its run. */
  readonly from: number
  readonly to: number
  /** None of a number. */
  readonly script: Script | null
  /** Without case, marks and stops; digits are Latin ones. */
  readonly letters: string
  /** In how many ways it may be heard. */
  readonly sounds: readonly string[]
  /** As it is looked for. */
  readonly asked: string
}

// An apostrophe and a joiner stand within a word, never at its end.
const WORDS = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|[\u200c-\u200d'’]+(?=[\p{L}\p{M}\p{N}]))*/gu
const ADDAK = /\u0a71/g
/** Strokes and dots of Latin letters, nuktas, accents of the Veda, joiners, apostrophes. */
const MARKS = /[\u0300-\u036f\u093c\u0a3c\u0951-\u0954\u0a51\u200c-\u200d'’]/g
const DIGITS = /[\u0966-\u096f\u0a66-\u0a6f]/g
const PIECES = /\p{N}+|\P{N}+/gu

const isMark = (sign: string) => /[\p{M}\p{N}\u200c-\u200d'’]/u.test(sign)

function scriptOf(sign: string): Script {
  if (/[\u0900-\u097f]/.test(sign)) return 'devanagari'
  if (/[\u0a00-\u0a7f]/.test(sign)) return 'gurmukhi'
  return /\p{Script=Latin}/u.test(sign) ? 'latin' : 'other'
}

/** A letter of ours in lower case: one by one, for a last sigma is another letter only where its word ends. */
const lower = (text: string) => Array.from(text, (sign) => sign.toLowerCase()).join('')

/** The letters of a word of one script. An r that is nearly a d is a letter of its own, as fold.ts has it. */
const lettersOf = (word: string): string =>
  lower(word.normalize('NFD').replace(/[\u0921\u0922]\u093c/g, '\u0a5c'))
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[\u0a01\u0a70]/g, '\u0a02')
    .replace(/\u0a02\u0a40/g, '\u0a40\u0a02')
    .replace(/\u0901/g, '\u0902')
    .replace(DIGITS, (digit) => String((digit.charCodeAt(0) % 16) - 6))

/** Codes of Latin letters one by one, so that what goes on being typed only adds to them. */
function latinSound(letters: string): Heard[] {
  const heard: Heard[] = []
  let before = ''
  for (const letter of letters) {
    const isBreath = letter === 'h' && /[kgcjtdpbsz]/.test(before)
    // 'kh', 'chh': still the same letter
    if (isBreath) continue
    before = letter
    const { codes } = /[a-z]/.test(letter) ? folded(letter) : { codes: [] }
    if (codes.length === 0) heard.push({ kind: letter })
    for (const code of codes) {
      const kind = CLASS[code] ?? ''
      if (kind !== heard.at(-1)?.kind) heard.push({ kind, code })
    }
  }
  return heard
}

type Heard = { kind: string; code?: number }
const NASAL = folded('ਂ').codes[0]
const LONG = new Map([
  [folded('ਐ').codes[0], 'ai'],
  [folded('ਔ').codes[0], 'au'],
])

/**
 * Classes of sounds that are the same in each script: no a but at the beginning, since Indic scripts do not write it; m is n,
 * since a dot stands for both; y is i.
 */
function soundOfWord(letters: string, script: Script | null, isAsked: boolean): string {
  let sound = ''
  for (const { 0: piece, index } of letters.matchAll(PIECES)) {
    const isIndic = script === 'gurmukhi' || script === 'devanagari'
    const isNumber = /\p{N}/u.test(piece)
    // a sign after a number, of whatever script the word turns out to be
    if (script === null && !isNumber) break
    if (isNumber || script === 'other') {
      sound += piece
      continue
    }
    const heard = isIndic
      ? folded(piece).codes.map((code): Heard => ({ kind: CLASS[code] ?? '', code }))
      : latinSound(piece)
    // What is hardly spoken at the end of a word: it is there, and not looked for.
    const isLast = index + piece.length === letters.length
    if (isAsked && isLast && UNSPOKEN.includes(heard.at(-1)?.code ?? -1)) heard.pop()
    const begin = sound.length
    for (const [at, { kind, code }] of heard.entries()) {
      // a dot and an m are one m
      if ((kind === 'M' || kind === 'N') && at > 0 && isIndic && heard[at - 1]?.code === NASAL) continue
      if (sound.length === begin && isIndic && LONG.has(code)) sound += LONG.get(code) ?? ''
      else if (kind === 'a') sound += sound.length === begin ? 'a' : ''
      else if (kind === 'h' && isIndic) continue
      else {
        const one = kind === 'M' ? 'N' : kind === 'y' ? 'i' : kind
        if (!('iu'.includes(one) && sound.endsWith(one))) sound += one
      }
    }
  }
  return sound
}

function wordOf(from: number, text: string, script: Script | null): OwnWord {
  // Said g and y, and in Latin letters mostly typed so; an r of the palate is often typed d.
  const letters = lettersOf(text.replace(ADDAK, ''))
  const said = letters.replace(/ज्ञ/g, 'ग्य')
  const ways = new Set([letters, said, said.replace(/\u0a5c/g, 'ਡ')])
  // What may become such a letter is left open.
  const open = said === letters ? said : said.replace(/ज्?$/, '')
  // Most words are never asked how they sound, and it takes long.
  let sounds: string[] | undefined
  let asked: string | undefined
  return {
    from,
    to: from + text.length,
    script,
    letters,
    get sounds() {
      sounds ??= [...new Set(Array.from(ways, (way) => soundOfWord(way, script, false)))]
      return sounds
    },
    get asked() {
      asked ??= soundOfWord(open, script, true)
      return asked
    },
  }
}

/** A word in a text: where its run begins. */
type Placed = { readonly at: number; readonly word: OwnWord }

/** The words of a run of letters; where the script changes another one begins. */
function wordsOfRun(run: string): OwnWord[] {
  const words: OwnWord[] = []
  let [from, at]: [number, number] = [0, 0]
  let script: Script | null = null
  for (const sign of run) {
    const own = isMark(sign) ? null : scriptOf(sign)
    if (own !== null && script !== null && own !== script) {
      words.push(wordOf(from, run.slice(from, at), script))
      from = at
      script = own
    }
    script ??= own
    at += sign.length
  }
  words.push(wordOf(from, run.slice(from), script))
  return words
}

/** @param known runs that were met before: texts of one person say the same words again and again */
function placedWords(text: string, known: Map<string, readonly OwnWord[]>): Placed[] {
  const placed: Placed[] = []
  for (const { 0: run, index } of text.matchAll(WORDS)) {
    let words = known.get(run)
    if (words === undefined) {
      words = wordsOfRun(run)
      known.set(run, words)
    }
    for (const word of words) placed.push({ at: index, word })
  }
  return placed
}

const ownWords = (text: string): OwnWord[] => placedWords(text, new Map()).map(({ word }) => word)

/** Of each script, and of numbers; in capitals before a sound. */
const TAGS = { gurmukhi: 'g', devanagari: 'd', latin: 'l', other: 'o' }
const NUMBER = 'n'
const ALL_TAGS = [...Object.values(TAGS), NUMBER]
const tagOf = ({ script }: OwnWord): string => (script === null ? NUMBER : TAGS[script])

/** No word is longer here: a database keeps none of any length. */
const LONGEST = 40
const entry = (tag: string, text: string) => `'${tag}${Array.from(text).slice(0, LONGEST).join('')}'`

/**
 * What a database keeps of a text, as PostgreSQL writes a tsvector: each word by its letters and by its sounds, with their
 * script. Nothing in it needs to be escaped: it is letters and digits.
 */
export function soundOf(text: string): string {
  const entries = new Set<string>()
  for (const word of ownWords(text)) {
    const tag = tagOf(word)
    entries.add(entry(tag, word.letters))
    for (const sound of word.sounds) if (sound !== '') entries.add(entry(tag.toUpperCase(), sound))
  }
  return [...entries].join(' ')
}

/** What it looks for, as PostgreSQL writes a tsquery: all texts of which `marksIn` has marks. Null where nothing is asked. */
export function soundAsked(query: string): string | null {
  const words = ownWords(query).map((word) => {
    const tag = tagOf(word)
    const others = ALL_TAGS.filter((other) => other !== tag)
    const ways =
      word.script === null
        ? ALL_TAGS.map((any) => entry(any, word.letters))
        : [
            entry(tag, word.letters),
            ...(word.asked === '' ? [] : others.map((other) => entry(other.toUpperCase(), word.asked))),
          ]
    return `(${ways.map((way) => `${way}:*`).join(' | ')})`
  })
  return words.length === 0 ? null : [...new Set(words)].join(' & ')
}

const begins = (word: OwnWord, asked: OwnWord): boolean =>
  asked.script === null || asked.script === word.script
    ? word.letters.startsWith(asked.letters)
    : asked.asked !== '' && word.sounds.some((sound) => sound.startsWith(asked.asked))

export type OwnMark = { from: number; to: number }

/** The words of a text that begin as one that is asked for, in UTF-16 units; null where one of those is not there. */
export function marksIn(query: string, text: string): OwnMark[] | null {
  return marking(query)(text)
}

/** The same, for many texts. */
export function marking(query: string): (text: string) => OwnMark[] | null {
  const asked = ownWords(query)
  const known = new Map<string, readonly OwnWord[]>()
  return (text) => {
    if (asked.length === 0) return null
    const words = placedWords(text, known)
    if (!asked.every((one) => words.some(({ word }) => begins(word, one)))) return null
    return words
      .filter(({ word }) => asked.some((one) => begins(word, one)))
      .map(({ at, word: { from, to } }) => ({ from: at + from, to: at + to }))
  }
}
