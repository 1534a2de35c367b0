import { expect, test } from 'vitest'
import { plain, searchOf } from './find.ts'
import { entries, passagesOf } from './findIndex.ts'
import { fullKey, screenOf, TEXTS } from './findTexts.ts'
import { entries as MACHINES } from './machines/catalogue.ts'
import { STORIES } from './stories.ts'

const find = searchOf(entries())

test('a page by its name, before its stories', () => {
  const [page, ...others] = find('login modal')
  expect(page).toMatchObject({ kind: 'page', name: 'LoginModal', href: './?path=/story/atlas-screens--login-modal' })
  expect(others.some(({ kind, name }) => kind === 'story' && name.startsWith('LoginModal: '))).toBe(true)
  expect(find('loginmodal')[0]).toEqual(page)
})

test('a word of any language: the errors that say it, then the other texts', () => {
  const found = find('ਦੁਬਾਰਾ')
  expect(found.length).toBeGreaterThan(10)
  expect(found[0]).toMatchObject({ kind: 'error' })
  for (const { words } of found) expect(words.join(' ')).toContain('ਦੁਬਾਰਾ')
  expect(found.some(({ kind }) => kind === 'text')).toBe(true)
})

test('a delay by its length, of the machines that have it', () => {
  const found = find('20 s')
  expect(found.slice(0, 3).map(({ kind, name }) => [kind, name.split(':')[0]])).toEqual([
    ['transition', 'book'],
    ['transition', 'anonymousTrial'],
    ['transition', 'reader'],
  ])
  for (const { name, words } of found) expect([name, ...words].map(plain).join(' ')).toMatch(/\b20 s\b/)
})

test('a status: the errors that it causes, before who speaks of it', () => {
  const found = find('409')
  expect(found[0]).toMatchObject({ kind: 'error', href: './?path=/story/components-profileeditmodal--phone-taken' })
  expect(found.filter(({ kind }) => kind === 'error').length).toBeGreaterThanOrEqual(4)
  expect(found.some(({ kind }) => kind === 'specification')).toBe(true)
})

test('nothing for nothing, and for what is nowhere', () => {
  expect(find('  ')).toEqual([])
  expect(find('xyzzy')).toEqual([])
})

test.each([
  ['a whole name comes first', 'music', 'page', 'Music'],
  ['words in any order', 'modal login', 'page', 'LoginModal'],
])('%s', (_, typed, kind, name) => {
  const entry = (entryName: string, words: string[] = []) => ({
    kind: 'page' as const,
    name: entryName,
    words,
    href: null,
  })
  const [first] = searchOf([entry('Musical'), entry('Other', ['music']), entry('Music'), entry('LoginModal')])(typed)
  expect(first).toMatchObject({ kind, name })
})

test('every text of the table, each in its languages', () => {
  expect(TEXTS.length).toBeGreaterThan(400)
  expect(new Set(TEXTS.map(fullKey)).size).toBe(TEXTS.length)
  expect(TEXTS.filter(({ words }) => words.punjabi === '' || words.hindi === '').map(fullKey)).toEqual([])
})

test('a text is seen on a page that there is', () => {
  const titles = new Set(STORIES.map(({ title }) => title))
  const named = TEXTS.map(screenOf).filter((title) => title !== null)
  expect(named.filter((title) => !titles.has(title))).toEqual([])
  expect(named.length).toBeGreaterThan(TEXTS.length * 0.7)
})

test('the specification in pieces, without the signs of its tables', () => {
  expect(
    passagesOf('## 4. States\n### Music\nOne\nline.\n\n- **a** point\n  goes on\n\n| a | b |\n| --- | --- |'),
  ).toEqual([
    { section: '4', heading: 'Music', words: 'One line.' },
    { section: '4', heading: 'Music', words: 'a point goes on' },
    { section: '4', heading: 'Music', words: 'a: b' },
  ])
})

test('every machine is found by its name', () => {
  for (const [id] of MACHINES) expect(find(id).map(({ name }) => name)).toContain(id)
})
