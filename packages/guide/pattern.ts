import { foldIndic, foldRoman, normalise, soundOf, spaced, type Token, token } from './normalise.ts'

/**
 * Sentences as people type them, in a small notation, so that safety and intents can be read and reviewed without
 * reading regular expressions:
 *
 *   words        in this order, whole words
 *   (a|b c)      one of them, `(a|b)?` or none
 *   pre*         a word that begins so
 *   [0-9]+       a word of these letters
 *   ..  ...      up to two, up to five other words
 *   !(a|b)       not followed by
 *   <!(a|b)      not preceded by
 *   $            the end of the message
 *
 * Every repetition is bounded, so no message can make a pattern slow.
 */
export type Spelling = 'english' | 'roman' | 'indic' | 'sound'

/** What joins two letters to a long one: addak, halant. */
const LONG = /[\u0a71\u094d\u0a4d]/
const NASAL = /[\u0901\u0902\u0a01\u0a02\u0a70]/
const letterSounds = new Map<string, string>()

function soundOfLetter(letter: string, script: Token['script']): string {
  const known = letterSounds.get(letter)
  if (known !== undefined) return known
  const sound = soundOf({ text: letter, fold: letter, script })
  letterSounds.set(letter, sound)
  return sound
}

/**
 * How a word sounds, on one spelling for all scripts and without the a, as soundOf has it; but papa stays 'pp' and dadi
 * 'ddi', which soundOf makes 'p' and 'di'. Coarse (die and beat, mar and maar, sound alike), so a phrase must say who does
 * what to whom.
 */
export function heardAs(t: Token): string {
  if (t.script === 'other') return t.fold
  if (t.script === 'latin')
    return `${t.fold[0] ?? ''}${t.fold.slice(1).replace(/a/g, '')}`.replace(/y/g, 'i').replace(/i+/g, 'i')
  let heard = ''
  let long = false
  let nasal = false
  for (const letter of t.text.replace(/[ँंਂੰ]$/, '').replace(/ज्ञ/g, 'ग्य')) {
    if (LONG.test(letter)) {
      long = true
      continue
    }
    const sound = NASAL.test(letter) ? 'n' : soundOfLetter(letter, t.script)
    // मैंने is said as maine is written
    if (sound === 'n' && nasal && !NASAL.test(letter)) {
      nasal = false
      continue
    }
    nasal = NASAL.test(letter)
    if (!(sound === 'a' && heard !== '') && !(long && heard.endsWith(sound))) heard += sound
    long = false
  }
  return heard.replace(/i+/g, 'i')
}

const foldSound = (word: string): string => heardAs(token(word))

const FOLD: Record<Spelling, (word: string) => string> = {
  english: (word) => word,
  roman: foldRoman,
  indic: foldIndic,
  sound: foldSound,
}

const WORDS = /<?!?\([^)]*\)\??|\S+/g

function words(phrase: string, fold: (word: string) => string): string {
  return phrase
    .trim()
    .split(/\s+/)
    .map((word) => {
      if (word.startsWith('[')) return word
      return word.endsWith('*') ? `${fold(word.slice(0, -1))}[^ ]*` : fold(word)
    })
    .join(' ')
}

function group(source: string, fold: (word: string) => string): string {
  return source
    .slice(source.indexOf('(') + 1, source.lastIndexOf(')'))
    .split('|')
    .map((phrase) => words(phrase, fold))
    .join('|')
}

function element(source: string, fold: (word: string) => string): string {
  if (source === '$') return '$'
  if (source === '..') return '(?:[^ ]+ ){0,2}'
  if (source === '...') return '(?:[^ ]+ ){0,5}'
  if (source.startsWith('<!(')) return `(?<! (?:${group(source, fold)}) )`
  if (source.startsWith('!(')) return `(?!(?:${group(source, fold)}) )`
  if (source.startsWith('(')) return `(?:(?:${group(source, fold)}) )${source.endsWith('?') ? '?' : ''}`
  return `${words(source, fold)} `
}

/** The views of a message that patterns look at. */
export type Views = { plain: string; folded: string; readonly sounded: string }

export function views(tokens: readonly Token[]): Views {
  let sounded: string | undefined
  return {
    plain: spaced(tokens.map((t) => t.text)),
    folded: spaced(tokens.map((t) => t.fold)),
    get sounded() {
      sounded ??= spaced(tokens.map(heardAs))
      return sounded
    },
  }
}

export type Matcher = (message: Views) => boolean

/** One matcher for many lines of the notation above; blank lines are left out. */
export function lines(spelling: Spelling, source: string): Matcher {
  const fold = FOLD[spelling]
  const alternatives = source
    .split('\n')
    .map((line) => normalise(line).trim())
    .filter((line) => line !== '')
    .map((line) => (line.match(WORDS) ?? []).map((part) => element(part, fold)).join(''))
  const pattern = new RegExp(`(?<= )(?:${alternatives.join('|')})`, 'u')
  if (spelling === 'english') return ({ plain }) => pattern.test(plain)
  return spelling === 'sound' ? ({ sounded }) => pattern.test(sounded) : ({ folded }) => pattern.test(folded)
}

export const anyOf =
  (...matchers: Matcher[]): Matcher =>
  (message) =>
    matchers.some((matches) => matches(message))
