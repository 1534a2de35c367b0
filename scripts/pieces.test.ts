import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isNamed, misplaced, PIECES } from './pieces.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const chunksOf = (pieces: Record<string, readonly string[]>) =>
  Object.entries(pieces).map(([name, names]) => ({
    name,
    moduleIds: names.map((each) => `/anywhere/${each}${each.endsWith('/') ? 'index.js' : ''}`),
  }))

test('every module of a piece is there, and is named once', () => {
  const names: string[] = Object.values(PIECES).flat()
  expect(names.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('a build as it is named passes', () => expect(misplaced(chunksOf(PIECES))).toEqual([]))

test('a module that no name means any more fails', () => {
  const { network, ...others } = PIECES
  const renamed = network.map((name) => name.replace('chat.ts', 'talk.ts'))
  expect(misplaced(chunksOf({ ...others, network: renamed }))).toEqual([
    "src/api/chat.ts is named for 'network', and the build has no such module",
  ])
})

test('a module that lies elsewhere fails', () => {
  const { care, start, ...others } = PIECES
  const [moved, ...left] = care
  expect(misplaced(chunksOf({ ...others, care: left, start: [...start, moved] }))).toEqual([
    `${moved} is named for 'care', and lies in 'start'`,
  ])
})

test('a name means a whole module, and a folder what is in it', () => {
  expect(isNamed('/a/src/ui/shared/Button.css?used', 'src/ui/shared/Button.css')).toBe(true)
  expect(isNamed('/a/src/ui/shared/BigButton.tsx', 'src/ui/shared/Button.tsx')).toBe(false)
  expect(isNamed('/a/node_modules/virtua/lib/index.js', 'node_modules/virtua/')).toBe(true)
  expect(isNamed('/a/node_modules/virtual/index.js', 'node_modules/virtua/')).toBe(false)
})
