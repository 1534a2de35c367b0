import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VERSES, versePath } from '../machines/beginning/verses.ts'
import { provideVerifier } from '../scripture/lazy.ts'
import * as verifier from '../scripture/verify.ts'
import { loadVerse } from './verseOfDay.ts'

const fileOf = (id: string) => JSON.parse(readFileSync(`public${versePath(id)}`, 'utf8'))
const ID = 'gita-9-22'
const never = new AbortController().signal
const asked: [path: string, cache: string | undefined][] = []
const answers = (...files: unknown[]) =>
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push([path, init?.cache])
    return new Response(JSON.stringify(files[Math.min(asked.length, files.length) - 1]))
  })

beforeEach(() => {
  provideVerifier(verifier)
  asked.length = 0
})
afterEach(() => vi.unstubAllGlobals())

test('each file of a verse for a day is believed', async () => {
  for (const id of Object.values(VERSES).flat()) {
    asked.length = 0
    answers(fileOf(id))
    expect(await loadVerse(id, never)).toEqual(fileOf(id))
    expect(asked).toEqual([[`/scripture/day/${id}.json`, 'default']])
  }
})

test('one that is not the published text is asked for once more, past every cache, and then is none (D26)', async () => {
  const wrong = { ...fileOf(ID), original: `${fileOf(ID).original} ` }
  answers(wrong, fileOf(ID))
  expect(await loadVerse(ID, never)).toEqual(fileOf(ID))
  expect(asked.map(([, cache]) => cache)).toEqual(['default', 'reload'])
  answers(wrong)
  await expect(loadVerse(ID, never)).rejects.toThrow('is not the published passage')
})

test.each([
  ['nothing', null],
  ['no renderings', { ...fileOf(ID), translations: undefined }],
  ['one rendering too few', { ...fileOf(ID), translations: { ...fileOf(ID).translations, hindi: '' } }],
  ['no place', { ...fileOf(ID), reference: 9 }],
])('a file with %s is none', async (_, file) => {
  answers(file)
  await expect(loadVerse(ID, never)).rejects.toThrow('is not the published passage')
})
