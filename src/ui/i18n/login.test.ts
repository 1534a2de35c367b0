import { expect, test } from 'vitest'
import { loginEn } from './login.en.ts'
import { loginHi } from './login.hi.ts'
import { loginPa } from './login.pa.ts'
import { loginTexts } from './login.ts'

type Entry = readonly [key: string, text: string]

function entries(value: unknown, key = ''): Entry[] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value === 'function') return [[key, String(value('+91 98765 43210'))]]
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => entries(inner, `${key}.${name}`))
}

const english = entries(loginEn)
const translated = { punjabi: entries(loginPa), hindi: entries(loginHi) }
const OWN = { punjabi: /[\u0A00-\u0A7F]/, hindi: /[\u0900-\u097F]/ }
// U+0964, the danda, belongs to both scripts.
const FOREIGN = { punjabi: /[A-Za-z\u0900-\u0963\u0966-\u097F]/, hindi: /[A-Za-z\u0A00-\u0A7F]/ }

test('names that other programs look for (D15, Accessible names)', () => {
  expect([loginEn.phone.label, loginEn.code.label]).toEqual(['Mobile number', 'One-time code'])
})

test.each(['punjabi', 'hindi'] as const)('%s has every text, in its own script, with the same numbers', (language) => {
  const texts = translated[language]
  expect(texts.map(([key]) => key)).toEqual(english.map(([key]) => key))
  const numbers = ([, text]: Entry) => text.match(/\d+/g) ?? []
  expect(texts.map(numbers)).toEqual(english.map(numbers))
  const odd = ([, text]: Entry) =>
    !OWN[language].test(text) || FOREIGN[language].test(text.replaceAll(/Google|WhatsApp/g, ''))
  expect(texts.filter(odd)).toEqual([])
  expect(texts.filter(([, text]) => /[^.\s]\.(?:\s|$)/.test(text))).toEqual([])
})

test('normal form, Western digits, no invisible joiners, no stray blanks', () => {
  const odd = ([, text]: Entry) =>
    text !== text.normalize('NFC') ||
    /[\u0966-\u096F\u0A66-\u0A6F\u200B-\u200F\uFEFF]/.test(text) ||
    text !== text.trim() ||
    /\s{2}/.test(text)
  expect([...english, ...translated.punjabi, ...translated.hindi].filter(odd)).toEqual([])
})

test('loading', async () => {
  const languages = ['english', 'punjabi', 'hindi'] as const
  expect(await Promise.all(languages.map(loginTexts.load))).toEqual([loginEn, loginPa, loginHi])
})
