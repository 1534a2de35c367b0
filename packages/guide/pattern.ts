import { foldIndic, foldRoman, normalise, spaced, type Token } from './normalise.ts'

/**
 * Sentences as people type them, in a small notation, so that safety and intents can be read and reviewed without
 * reading regular expressions:
 *
 *   words        in this order, whole words
 *   (a|b c)      one of them, `(a|b)?` or none
 *   pre*         a word that begins so
 *   ..  ...      up to two, up to five other words
 *   !(a|b)       not followed by
 *   <!(a|b)      not preceded by
 *
 * Every repetition is bounded, so no message can make a pattern slow.
 */
export type Spelling = 'english' | 'roman' | 'indic'

const FOLD: Record<Spelling, (word: string) => string> = {
  english: (word) => word,
  roman: foldRoman,
  indic: foldIndic,
}

const WORDS = /<?!?\([^)]*\)\??|\S+/g

function words(phrase: string, fold: (word: string) => string): string {
  return phrase
    .trim()
    .split(/\s+/)
    .map((word) => (word.endsWith('*') ? `${fold(word.slice(0, -1))}[^ ]*` : fold(word)))
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
  if (source === '..') return '(?:[^ ]+ ){0,2}'
  if (source === '...') return '(?:[^ ]+ ){0,5}'
  if (source.startsWith('<!(')) return `(?<! (?:${group(source, fold)}) )`
  if (source.startsWith('!(')) return `(?!(?:${group(source, fold)}) )`
  if (source.startsWith('(')) return `(?:(?:${group(source, fold)}) )${source.endsWith('?') ? '?' : ''}`
  return `${words(source, fold)} `
}

/** The views of a message that patterns look at. */
export type Views = { plain: string; folded: string }

export function views(tokens: readonly Token[]): Views {
  return { plain: spaced(tokens.map((t) => t.text)), folded: spaced(tokens.map((t) => t.fold)) }
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
  return spelling === 'english' ? ({ plain }) => pattern.test(plain) : ({ folded }) => pattern.test(folded)
}

export const anyOf =
  (...matchers: Matcher[]): Matcher =>
  (message) =>
    matchers.some((matches) => matches(message))
