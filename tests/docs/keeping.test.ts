import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEYS } from '../../src/platform/storage.ts'

// docs/keeping.md has each thing that the browser keeps. What the server keeps is looked up in its database
// (tests/contract/forgetting.test.ts).

const page = readFileSync(new URL('../../docs/keeping.md', import.meta.url), 'utf8')
/** Keys of these places. */
const told = (...places: string[]) =>
  page
    .split('\n')
    .filter((line) => places.some((place) => line.startsWith(`| ${place} |`)))
    .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, key = '']) => key))

const root = new URL('../../', import.meta.url)
const code = globSync('src/**/*.ts', { cwd: root })
  .filter((file) => !/\.test\.ts$|generated/.test(file))
  .map((file) => readFileSync(new URL(file, root), 'utf8'))

test('every key of the browser has its row, and no row names another', () => {
  // A key that is made for somebody has a place for them.
  const bare = (key: string) => key.replace(/<\w+>/g, '')
  const keys = Object.values(KEYS).map((key) => (typeof key === 'string' ? key : key('')))
  const written = code.flatMap((text) =>
    [...text.matchAll(/'((?:guru_chat|satsang)_\w+)'/g)].map(([, key = '']) => key),
  )
  expect(written.length).toBeGreaterThan(15)
  const all = new Set([...keys, ...written])
  const named = told('localStorage', 'sessionStorage').map(bare)
  expect([...all].filter((key) => !named.includes(key))).toEqual([])
  expect(named.filter((key) => !all.has(key))).toEqual([])
})

test('every database of the browser has its row, and no row names another', () => {
  const opened = code.flatMap((text) => [...text.matchAll(/createStore\('([\w-]+)'/g)].map(([, name = '']) => name))
  expect(opened.length).toBeGreaterThan(1)
  expect(told('IndexedDB').toSorted()).toEqual(opened.toSorted())
})
