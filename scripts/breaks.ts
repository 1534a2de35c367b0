// `npm run mutants -- --named [word]`: breaks the app in one place after the other, and expects the named check to fail for
// each. In the files themselves, since builds and browsers read those; so only for a tree without changes, which it leaves
// as it was.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { BREAKS, type Break } from '../tests/breaks/breaks.ts'
import { RECORDS } from '../tests/walkRecords.place.ts'

/** What each check said, for whoever wants to know more. */
const LOGS = path.resolve('.cache/breaks')
const TIMEOUT_MS = 10 * 60_000

const run = (command: string) => {
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8', timeout: TIMEOUT_MS })
  return { status, said: stripVTControlCharacters(`${stdout}${stderr}`) }
}

/** The line that tells best what failed. */
const reasonIn = (said: string): string =>
  said
    .split('\n')
    .map((line) => line.trim())
    .find((line) => /^(?:FAIL|✘|×|\d+\) |AssertionError|Error:)|^over|exceed|differ/i.test(line))
    ?.slice(0, 160) ?? ''

/** @returns whether the check found it */
function tryOut({ name, file, find, put, before, check }: Break): boolean {
  const whole = readFileSync(file, 'utf8')
  const broken = whole.replace(find, put)
  if (broken === whole) {
    console.log(`✘ ${name}: ${file} has changed, and this break with it has to`)
    return false
  }
  const restore = () => writeFileSync(file, whole)
  // Stopped by hand, it leaves the tree whole too.
  process.once('SIGINT', restore)
  writeFileSync(file, broken)
  const log = path.join(LOGS, `${name.replaceAll(/\W+/g, '-')}.log`)
  try {
    const prepared = before === undefined ? null : run(before)
    if (prepared !== null && prepared.status !== 0) {
      writeFileSync(log, prepared.said)
      console.log(`✘ ${name}: \`${before}\` failed, before any check\n    ${reasonIn(prepared.said)}`)
      return false
    }
    const { status, said } = run(check)
    writeFileSync(log, said)
    console.log(
      status === 0 ? `✘ ${name}: not found by \`${check}\`` : `✓ ${name}\n    ${check}\n    ${reasonIn(said)}`,
    )
    return status !== 0
  } finally {
    restore()
    process.off('SIGINT', restore)
  }
}

const DAY_MS = 86_400_000
const isChanged = (command: string) => run(command).said.trim() !== ''

/**
 * Makes the faults whose name has `word` in it, or with `one` a single one that a unit test finds, another each day.
 * @returns 0 when every one was found, 1 when not, 2 when it could not be tried
 */
export function runNamed({ one, word = '' }: { one: boolean; word?: string }): number {
  const quick = BREAKS.filter(({ check, before }) => before === undefined && check.includes('--project unit src/'))
  const wanted = one
    ? quick.slice(Math.floor(Date.now() / DAY_MS) % quick.length).slice(0, 1)
    : BREAKS.filter(({ name }) => name.includes(word))
  if (wanted.length === 0) {
    console.error(`No break is called so. There are:\n${BREAKS.map(({ name }) => `  ${name}`).join('\n')}`)
    return 2
  }
  if (one && wanted.some(({ file }) => isChanged(`git status --porcelain -- "${file}"`))) {
    console.log(`${wanted[0]?.file} has changes that are not committed, and is not broken today.`)
    return 0
  }
  if (!one && isChanged('git status --porcelain --untracked-files=no')) {
    console.error('There are changes that are not committed: what is broken here must be put back as it was.')
    return 2
  }
  if (!one && !existsSync(RECORDS)) {
    console.error('The atlas wants the walks of the unit tests: npm run test:unit, and then again.')
    return 2
  }
  mkdirSync(LOGS, { recursive: true })
  const found = wanted.filter(tryOut).length
  console.log(`\n${found} of ${wanted.length} breaks were found.`)
  return found === wanted.length ? 0 : 1
}
