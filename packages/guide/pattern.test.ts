import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokenise } from './normalise.ts'
import { compiled, heardBy, phrasesIn, views } from './pattern.ts'

const files = ['danger/phrases/', 'lookup/'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.txt'))
    .map((name) => folder + name),
)

test.each(files)('every phrase is one that can be read: %s', (file) => {
  expect(compiled(new URL(file, import.meta.url)).length).toBeGreaterThan(3)
})

test('a line is found by any of the words that it needs, by the beginning of one, and where it needs none', () => {
  const said = heardBy(phrasesIn(new URL('./danger/phrases/facts.txt', import.meta.url)))
  const has = (name: string, message: string) => said(name)(views(tokenise(message)))
  expect(has('dead', 'my late father')).toBe(true)
  expect(has('parentDied', 'maa nu guzre do saal ho gaye')).toBe(true)
  expect(has('dead', 'my father is late')).toBe(false)
  expect(() => said('nothing of that name')).toThrow(/no phrases/)
})
