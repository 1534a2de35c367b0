import { readdirSync, readFileSync } from 'node:fs'
import { CORPUS } from '@satsang/guide/corpus'
import { expect, test } from 'vitest'
import contexts from './contexts.json' with { type: 'json' }
import { digestOf } from './digest.ts'
import { contextPath, digestOfContext, type ScriptureContext } from './scriptureContext.ts'
import { verifiedContext } from './verifyContext.ts'

const PUBLIC = new URL('../../public', import.meta.url)
const verses = [...CORPUS.sikh, ...CORPUS.hindu]
const fileOf = (verse: (typeof verses)[number]): ScriptureContext =>
  JSON.parse(readFileSync(`${PUBLIC.pathname}${contextPath(verse)}`, 'utf8'))

test('every verse of the corpus has its context, and there is no other', () => {
  const names = verses.map(digestOf)
  expect(Object.keys(contexts).sort()).toEqual(names.toSorted())
  // Beside them is the folder of the days' verses (D56).
  const files = readdirSync(`${PUBLIC.pathname}/scripture`).filter((name) => name !== 'day')
  expect(files.sort()).toEqual(names.map((name) => `${name}.json`).sort())
})

test.each(verses.map((verse) => [verse.id, verse] as const))('%s stands whole in its context, marked', (_, verse) => {
  const context = verifiedContext(verse, fileOf(verse))
  expect(context).not.toBeNull()
  const quoted = context?.lines.filter((line) => line.quoted) ?? []
  // A verse of the Gita may stand under a line that says who speaks; of the Granth not a letter more is marked.
  const text = quoted.map((line) => line.text).join('\n')
  if (verse.tradition === 'sikh') expect(text).toBe(verse.original)
  else expect(text.endsWith(verse.original)).toBe(true)
  expect(quoted.every(({ reference }) => reference === verse.reference)).toBe(true)
})

const [verse] = CORPUS.sikh
if (verse === undefined) throw new Error('the corpus is empty')
const whole = fileOf(verse)
const withFirst = (over: Partial<ScriptureContext['lines'][number]>): unknown => ({
  ...whole,
  lines: whole.lines.map((line, index) => (index === 0 ? { ...line, ...over } : line)),
})

test.each([
  ['a letter more', withFirst({ text: `${whole.lines[0]?.text} ` })],
  ['another reference', withFirst({ reference: 'Guru Granth Sahib, Ang 2' })],
  ['another line marked', withFirst({ quoted: true })],
  ['a line less', { ...whole, lines: whole.lines.slice(1) }],
  ['the lines in another order', { ...whole, lines: whole.lines.toReversed() }],
  ['another quotation', fileOf(CORPUS.sikh[1] ?? verse)],
  ['another original', { ...whole, original: `${whole.original} ` }],
  ['no lines', { reference: whole.reference, original: whole.original }],
  ['a line that is none', { ...whole, lines: [null] }],
  ['a mark that is none', withFirst({ quoted: 1 as never })],
  ['nothing', null],
  ['a page', '<!doctype html>'],
])('%s is not the published passage', (_, value) => expect(verifiedContext(verse, value)).toBeNull())

test('a quotation that nobody published has no context', () => {
  const unknown = { reference: verse.reference, original: `${verse.original} ` }
  expect(verifiedContext(unknown, { ...whole, ...unknown })).toBeNull()
})

test('a line cannot take over what belongs to the next', () => {
  const line = { reference: 'r', text: 'a', quoted: false }
  const two = { reference: 'r', original: 'o', lines: [line, { ...line, text: 'b' }] }
  const one = { reference: 'r', original: 'o', lines: [{ ...line, text: 'ab' }] }
  expect(digestOfContext(two)).not.toBe(digestOfContext(one))
  expect(digestOfContext(one)).toMatch(/^[0-9a-f]{32}$/)
})
