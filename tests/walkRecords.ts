// Setup of the unit tests: what `walk` (tests/machines/testing.ts) finds out in a test file is written to a file of its
// own, so that parallel workers cannot meet. The atlas's check (atlas/atlas.check.ts) reads them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import type { WalkNotes } from './machines/testing.ts'
import { RECORDS } from './walkRecords.place.ts'

const notes = globalThis as WalkNotes
notes.walkRecords = []

const recordOf = () => {
  const file = path.relative(path.resolve(import.meta.dirname, '..'), expect.getState().testPath ?? '')
  return path.join(RECORDS, `${file.replaceAll(path.sep, '~')}.json`)
}

// A file that fails before its end leaves no record of an earlier run.
beforeAll(() => rmSync(recordOf(), { force: true }))

afterAll(() => {
  if (notes.walkRecords === undefined || notes.walkRecords.length === 0) return
  mkdirSync(RECORDS, { recursive: true })
  writeFileSync(recordOf(), `${JSON.stringify(notes.walkRecords)}\n`)
})
