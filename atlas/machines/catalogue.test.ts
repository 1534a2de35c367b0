import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ARCHITECTURE } from '../architecture.ts'
import { CATALOGUE, entries } from './catalogue.ts'

const SRC = path.resolve(import.meta.dirname, '../../src')
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'))

test('every machine in src/machines is in the catalogue, by the name of its file', () => {
  const machines = files.flatMap((file) => /^machines\/.*\/([^/]+)\.machine\.ts$/.exec(file)?.[1] ?? [])
  expect(machines.length).toBeGreaterThan(30)
  expect(machines.sort()).toEqual(Object.keys(CATALOGUE).sort())
})

test('every machine in the catalogue is what its id says', () =>
  expect(entries.map(([, { machine }]) => machine.id)).toEqual(entries.map(([id]) => id)))

test('every machine that the architecture names is in the catalogue, once', () =>
  expect(entries.flatMap(([, { architecture }]) => architecture ?? []).sort()).toEqual([...ARCHITECTURE].sort()))

test('every machine has a path test', () => {
  const tests = entries.map(([id]) => `machines/${id}/${id}.machine.test.ts`)
  expect(tests.filter((file) => !files.includes(file))).toEqual([])
})
