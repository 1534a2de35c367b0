import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOfSources, digestOfStorybook, isStorybookFresh, noteBuild, STORYBOOK_MARK, staleness } from './built.ts'

let folder: string
const here = process.cwd()
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'satsang-built-'))
  process.chdir(folder)
  write('src/main.ts', 'one')
})
afterEach(() => {
  process.chdir(here)
  rmSync(folder, { recursive: true })
})

test('a build that is missing, of before, or of other files is noticed; one of these files is not', () => {
  expect(staleness()).toContain('There is no build')
  write('dist/index.html', '')
  expect(staleness()).toContain('of other files')
  noteBuild(digestOfSources())
  expect(staleness()).toBeNull()
  write('src/main.ts', 'two')
  expect(staleness()).toContain('of other files')
  write('src/main.ts', 'one')
  expect(staleness()).toBeNull()
  write('public/a.txt', '')
  expect(staleness()).toContain('of other files')
})

test('tests and stories are in no build, and times are nothing', () => {
  write('dist/index.html', '')
  noteBuild(digestOfSources())
  write('src/main.test.ts', '')
  write('src/View.stories.tsx', '')
  cpSync('src/main.ts', 'src/copy.ts')
  rmSync('src/main.ts')
  cpSync('src/copy.ts', 'src/main.ts')
  rmSync('src/copy.ts')
  expect(staleness()).toBeNull()
})

test('a built Storybook is of the stories too', () => {
  expect(isStorybookFresh('storybook-static')).toBe(false)
  write(`storybook-static/${STORYBOOK_MARK}`, digestOfStorybook())
  expect(isStorybookFresh('storybook-static')).toBe(true)
  write('src/main.test.ts', '')
  expect(isStorybookFresh('storybook-static')).toBe(true)
  write('src/View.stories.tsx', '')
  expect(isStorybookFresh('storybook-static')).toBe(false)
})
