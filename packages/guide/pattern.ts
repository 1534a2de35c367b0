import { readFileSync } from 'node:fs'
import { foldIndic, foldRoman, normalise, soundOf, spaced, type Token, token } from './normalise.ts'

/**
 * Sentences as people type them, in a small notation, so that what danger and look-ups are heard by can be read and reviewed
 * without reading regular expressions. They are data (`.txt`, see `phrasesIn`):
 *
 *   # a comment
 *   KIN = (mother|father)      what `${KIN}` stands for in this file
 *   [name english]             the lines below are heard as `name`, in this spelling
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
function heardAs(t: Token): string {
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

/** The views of a message that patterns look at: as typed, on one spelling a script, and as it sounds. */
export class Views {
  readonly plain: string
  readonly folded: string
  readonly #tokens: readonly Token[]
  readonly #words = new Map<Spelling, readonly string[]>()
  #sounded: string | undefined

  /** @param sounds an English sentence is not to be read as if it were Punjabi: 'she' and 'saah' sound alike */
  constructor(tokens: readonly Token[], sounds = true) {
    this.#tokens = tokens
    this.plain = spaced(tokens.map(({ text }) => text))
    this.folded = spaced(tokens.map(({ fold }) => fold))
    if (!sounds) this.#sounded = '  '
  }
  get sounded(): string {
    this.#sounded ??= spaced(this.#tokens.map(heardAs))
    return this.#sounded
  }
  /** As a spelling reads it. */
  in(spelling: Spelling): string {
    if (spelling === 'english') return this.plain
    return spelling === 'sound' ? this.sounded : this.folded
  }
  words(spelling: Spelling): readonly string[] {
    const known = this.#words.get(spelling) ?? [...new Set(this.in(spelling).split(' '))].filter((word) => word !== '')
    this.#words.set(spelling, known)
    return known
  }
}

export const views = (tokens: readonly Token[]): Views => new Views(tokens)

export type Matcher = (message: Views) => boolean

/** A prefix is looked up by so many of its letters. */
const STEM = 3
const WORD = /^[\p{L}\p{M}\p{N}]+$/u

/** The words, or beginnings of words, one of which a part of a phrase needs; null where it needs none that can be looked up. */
function needed(part: string, fold: (word: string) => string): readonly string[] | null {
  if (part === '$' || part.startsWith('..') || part.startsWith('!(') || part.startsWith('<!(') || part.endsWith(')?'))
    return null
  const alternatives = part.startsWith('(') ? part.slice(1, part.lastIndexOf(')')).split('|') : [part]
  const first = alternatives.map((phrase) => {
    const word = phrase.trim().split(/\s+/)[0] as string
    return word.endsWith('*') ? `${fold(word.slice(0, -1))}*` : fold(word)
  })
  const isSought = (word: string) =>
    WORD.test(word) || (word.endsWith('*') && WORD.test(word.slice(0, -1)) && word.length > STEM)
  return first.every(isSought) ? first : null
}

/** Short words stand in every message: what needs longer ones is looked for less often. */
const cost = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + (length < 4 ? 6 : 1), 0)

type Phrase = () => RegExp

const partsOf = (line: string): readonly string[] => normalise(line).trim().match(WORDS) ?? []
const patternOf = (parts: readonly string[], fold: (word: string) => string): RegExp =>
  new RegExp(`(?<= )${parts.map((part) => element(part, fold)).join('')}`, 'u')

/**
 * One matcher for many lines of the notation above. A line is tried only on a message that has a word without which it can
 * not match, so that thousands of them cost no more than the few that could.
 */
function matcherOf(spelling: Spelling, sources: readonly string[]): Matcher {
  const fold = FOLD[spelling]
  const byWord = new Map<string, Phrase[]>()
  const byStem = new Map<string, Phrase[]>()
  const always: Phrase[] = []
  const put = (map: Map<string, Phrase[]>, key: string, phrase: Phrase) => {
    const list = map.get(key)
    if (list === undefined) map.set(key, [phrase])
    else if (list.at(-1) !== phrase) list.push(phrase)
  }
  for (const source of sources) {
    const parts = partsOf(source)
    let pattern: RegExp | undefined
    const phrase: Phrase = () => {
      pattern ??= patternOf(parts, fold)
      return pattern
    }
    const [best] = parts
      .map((part) => needed(part, fold))
      .filter((words) => words !== null)
      .sort((a, b) => cost(a) - cost(b))
    if (best === undefined) always.push(phrase)
    for (const word of best ?? []) {
      if (word.endsWith('*')) put(byStem, word.slice(0, STEM), phrase)
      else put(byWord, word, phrase)
    }
  }
  return (message) => {
    const text = message.in(spelling)
    const meets = (phrase: Phrase) => phrase().test(text)
    return (
      always.some(meets) ||
      message
        .words(spelling)
        .some((word) => byWord.get(word)?.some(meets) === true || byStem.get(word.slice(0, STEM))?.some(meets) === true)
    )
  }
}

const anyOf =
  (...matchers: Matcher[]): Matcher =>
  (message) =>
    matchers.some((matches) => matches(message))

const HEADER = /^\[(.+) (english|roman|indic|sound)\]$/
const MACRO = /^([A-Z][A-Z_]*) = (.*)$/

/** Lines of one file, by what they are heard as and how they are spelled. @throws {Error} for a line that stands nowhere */
function sectionsOf(file: URL): Map<string, Map<Spelling, string[]>> {
  const sections = new Map<string, Map<Spelling, string[]>>()
  const macros = new Map<string, string>()
  const filled = (line: string) =>
    line.replace(/\$\{([^}]*)\}/g, (_, name: string) => macros.get(name) ?? missing(file, name))
  let lines: string[] | null = null
  for (const line of readFileSync(file, 'utf8')
    .split('\n')
    .map((one) => one.trim())) {
    const [, name, spelling] = HEADER.exec(line) ?? []
    const [, macro, value] = MACRO.exec(line) ?? []
    if (line === '' || line.startsWith('#')) continue
    if (name !== undefined && spelling !== undefined) {
      lines = []
      const section = sections.get(name) ?? new Map<Spelling, string[]>()
      sections.set(name, section.set(spelling as Spelling, lines))
    } else if (macro !== undefined && value !== undefined) macros.set(macro, filled(value))
    else if (lines === null) missing(file, line)
    else lines.push(filled(line))
  }
  return sections
}
function missing(file: URL, what: string): never {
  throw new Error(`${file.pathname.split('/').at(-1)}: '${what}' stands for nothing`)
}

/**
 * What is heard by the phrases of a file, by name, in the file's order.
 * @throws {Error} for a line under no name, and for a `${NAME}` that is not told
 */
export const phrasesIn = (file: URL): ReadonlyMap<string, Matcher> =>
  new Map(
    Array.from(sectionsOf(file), ([name, spellings]) => [
      name,
      anyOf(...Array.from(spellings, ([spelling, lines]) => matcherOf(spelling, lines))),
    ]),
  )

/** Every line of a file as what it is compiled to: lines are compiled when they are first needed, and all of them must be right. */
export const compiled = (file: URL): RegExp[] =>
  Array.from(sectionsOf(file).values()).flatMap((spellings) =>
    Array.from(spellings).flatMap(([spelling, lines]) => lines.map((line) => patternOf(partsOf(line), FOLD[spelling]))),
  )

/** Phrases of one name. @throws {Error} where the file has none */
export const heardBy =
  (phrases: ReadonlyMap<string, Matcher>) =>
  (name: string): Matcher => {
    const matches = phrases.get(name)
    if (matches === undefined) throw new Error(`no phrases are called '${name}'`)
    return matches
  }
