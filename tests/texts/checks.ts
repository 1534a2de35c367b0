// What every catalogue has to keep, for the tests of the parts.
import { expect, test } from 'vitest'
import type { Language } from '../../src/ui/i18n/load.ts'
import type { TextsPart } from '../../src/ui/i18n/part.ts'

export type Entry = readonly [key: string, text: string]

/**
 * Every text with its key; a function's text once for each sample that `samplesOf` gives for its key, and of the most
 * characters of a message where it names that limit too.
 */
export function entries(value: unknown, samplesOf: (key: string) => readonly unknown[], key = ''): Entry[] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value === 'function')
    return samplesOf(key).map((sample) => [`${key}(${JSON.stringify(sample)})`, String(value(sample, 500))] as const)
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) =>
    entries(inner, samplesOf, key === '' ? name : `${key}.${name}`),
  )
}

// U+0964 and U+0965, the danda and the double danda, belong to both scripts.
export const devanagari = /[\u0900-\u0963\u0966-\u097F]/
export const gurmukhi = /[\u0A00-\u0A7F]/
const nativeDigits = /[\u0966-\u096F\u0A66-\u0A6F]/

/** Empty, blanks astray, not in normal form, native digits, or invisible joiners. */
export const isOdd = ([, text]: Entry): boolean =>
  text === '' ||
  text !== text.trim() ||
  /\s{2}/.test(text) ||
  text !== text.normalize('NFC') ||
  nativeDigits.test(text) ||
  /[\u200B-\u200F\uFEFF]/.test(text)

/** A sentence of Punjabi or Hindi ends with a danda. */
export const hasFullStop = ([, text]: Entry): boolean => /[^.\s]\.(?:\s|$)/.test(text)

const LANGUAGES = ['english', 'punjabi', 'hindi'] as const satisfies readonly Language[]

/**
 * Tests what is true of every part: the same keys, each in its own script, whole and odd in nothing, the same numbers, and
 * loaded as the language asks. `latin` are names that keep their own letters. Returns the English texts by key.
 */
export function testPart<T>(
  part: TextsPart<T>,
  texts: Record<Language, T>,
  { latin = [], samplesOf = () => [1, 2, 137] }: { latin?: string[]; samplesOf?: (key: string) => unknown[] } = {},
): Record<string, string> {
  const all = {
    english: entries(texts.english, samplesOf),
    punjabi: entries(texts.punjabi, samplesOf),
    hindi: entries(texts.hindi, samplesOf),
  }
  const keys = (language: Language) => all[language].map(([key]) => key)
  const numbers = (language: Language) => all[language].map(([, text]) => text.match(/\d+/g) ?? [])
  const hasLatin = ([, text]: Entry) => /[A-Za-z]/.test(latin.reduce((rest, name) => rest.replaceAll(name, ''), text))

  test('the three languages have the same keys', () => {
    expect(all.english.length).toBeGreaterThan(5)
    expect(keys('punjabi')).toEqual(keys('english'))
    expect(keys('hindi')).toEqual(keys('english'))
  })

  test.each(LANGUAGES)('%s has nothing empty, astray or invisible', (language) =>
    expect(all[language].filter(isOdd)).toEqual([]),
  )

  test('each keeps to its own script, and leaves no English behind', () => {
    expect(all.english.filter(([, text]) => devanagari.test(text) || gurmukhi.test(text))).toEqual([])
    expect(all.punjabi.filter((entry) => devanagari.test(entry[1]) || hasLatin(entry))).toEqual([])
    expect(all.hindi.filter((entry) => gurmukhi.test(entry[1]) || hasLatin(entry))).toEqual([])
  })

  test('a sentence ends with a danda, never with a full stop', () =>
    expect([...all.punjabi, ...all.hindi].filter(hasFullStop)).toEqual([]))

  test('the numbers of every text are kept', () => {
    expect(numbers('punjabi')).toEqual(numbers('english'))
    expect(numbers('hindi')).toEqual(numbers('english'))
  })

  test('a language loads its own', async () => {
    expect(await Promise.all(LANGUAGES.map(part.load))).toEqual(LANGUAGES.map((language) => texts[language]))
  })

  return Object.fromEntries(all.english)
}

/** Those keys of a catalogue, to be compared with what the specification says letter for letter. */
export const pick = (texts: Record<string, string>, keys: object): Record<string, string | undefined> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, texts[key]]))
