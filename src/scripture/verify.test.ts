import { readFileSync } from 'node:fs'
import { CORPUS } from '@satsang/guide/corpus'
import { expect, test } from 'vitest'
import { digestOf } from './digest.ts'
import digests from './digests.json' with { type: 'json' }
import { isScripture } from './verify.ts'

const verses = [...CORPUS.sikh, ...CORPUS.hindu]

test('every verse of the corpus verifies (D26)', () => {
  expect(verses.filter((verse) => !isScripture(verse)).map((verse) => verse.id)).toEqual([])
})

test('digests.json is the whole corpus, sorted, and nothing else', () => {
  expect(digests).toEqual(verses.map(digestOf).sort())
  expect(new Set(digests).size).toBe(verses.length)
})

/** Replaces the first vowel sign by another one: the smallest forgery a reader would not see. */
const flipVowel = (text: string) =>
  text.replace(/[\u093e-\u094c\u0a3e-\u0a4c]/u, (sign) => (sign === '\u093f' || sign === '\u0a3f' ? 'ੀ' : 'ਿ'))

test.each(verses.map((verse) => [verse.id, verse] as const))('%s: a changed letter does not verify', (_, verse) => {
  const flipped = flipVowel(verse.original)
  expect(flipped).not.toBe(verse.original)
  expect(isScripture({ ...verse, original: flipped })).toBe(false)
  expect(isScripture({ ...verse, original: `${verse.original} ` })).toBe(false)
  expect(isScripture({ ...verse, original: verse.original.slice(0, -1) })).toBe(false)
  expect(isScripture({ ...verse, original: '' })).toBe(false)
  expect(isScripture({ ...verse, reference: `${verse.reference}9` })).toBe(false)
})

test('a verse under another Ang does not verify', () => {
  const [first, ...rest] = CORPUS.sikh
  const other = rest.find((verse) => verse.reference !== first?.reference)
  expect(isScripture({ reference: other?.reference ?? '', original: first?.original ?? '' })).toBe(false)
  expect(isScripture({ reference: 'Guru Granth Sahib, Ang 1431', original: first?.original ?? '' })).toBe(false)
})

test('the browser gets no more than the digests and the hash', () => {
  const imports = ['verify.ts', 'digest.ts'].flatMap((name) =>
    Array.from(readFileSync(new URL(name, import.meta.url), 'utf8').matchAll(/from '([^']+)'/g), ([, from]) => from),
  )
  expect(imports.sort()).toEqual(['./digest.ts', './digests.json', '@noble/hashes/sha2.js', '@noble/hashes/utils.js'])
})
