import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const ignored = spawnSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'], { encoding: 'utf8' })

// Outside a clone nothing is kept.
test.skipIf(ignored.status !== 0)('nothing is kept in git that .gitignore says is made by a run', () => {
  expect(ignored.stdout).toBe('')
})
