import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { earlierPictures, pictureAt } from './kept.ts'

let root = ''
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd: root })
const keep = (subject: string, pictures: Record<string, string>) => {
  const place = path.join(root, 'tests/looks/pictures')
  mkdirSync(place, { recursive: true })
  for (const [name, bytes] of Object.entries(pictures)) writeFileSync(path.join(place, `${name}.png`), bytes)
  git('add', '-A')
  git('commit', '-q', '--date=2026-01-02T00:00:00Z', '-m', subject)
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'satsang-kept-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('where there is no history there is no earlier picture', async () => {
  expect(await earlierPictures(root)).toEqual({})
})

test('what a commit has kept is there until the next one, and what is kept now is none of them', async () => {
  git('init', '-q')
  keep('the first look', { chat: 'one', landing: 'same' })
  keep('a darker chat', { chat: 'two' })
  keep('a lighter chat', { chat: 'three' })
  const { chat = [], ...rest } = await earlierPictures(root)
  expect(rest).toEqual({})
  expect(chat.map(({ subject }) => subject)).toEqual(['a darker chat', 'the first look'])
  const [darker] = chat
  expect(String(await pictureAt(root, darker?.commit ?? '', 'chat'))).toBe('two')
  await expect(pictureAt(root, darker?.commit ?? '', 'nothing')).rejects.toThrow()
})
