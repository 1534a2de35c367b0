import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

// CONTRIBUTING, 'One name each': a second name for who is here is how the twins with crossed names began.

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Names in the code, not words of a comment or of a text: `forSeeker`, `role: 'anonymous'`, `{ anonymous: 500 }`. */
const OTHER_NAMES = /\b\w*(?:[sS]eeker|[gG]uest)\w*\s*[(:=.]|(?:role|status|kind)[:=\s]+'(?:anonymous|guest)'/
const files = execFileSync('git', ['ls-files', 'src', 'server', 'tests', 'atlas'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('rooms/names.test.ts'))

test('who has no account is a visitor, who has one a member, in every file', () =>
  expect(
    files.flatMap((file) => {
      const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n')
      return lines.flatMap((line) =>
        !/^\s*(?:\/\/|\/?\*)/.test(line) && OTHER_NAMES.test(line) ? [`${file}: ${line.trim()}`] : [],
      )
    }),
  ).toEqual([]))
