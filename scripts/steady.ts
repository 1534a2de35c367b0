// `npm run steady`: does a test change its mind? Runs them several times as no machine of ours runs them: each time in
// another order, both cores kept busy by something else, in time zones at the ends of the earth, the clock a minute before
// the end of 28 February. What fails in one of the rounds is listed with the order in which it did.
//
//   npm run steady                                    two rounds of unit, contract and story tests
//   npm run steady -- 5                               five
//   npm run steady -- 5 --seed 12                     in the orders 12 to 16
//   npm run steady -- 3 tests/contract/push.test.ts   of some files
//   npm run steady -- 2 --walks                       the walks in the browser (after a build), each once a round
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Outcomes } from './steady/reporter.ts'

const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { walks: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } },
})
const [count = '2', ...files] = /^\d/.test(positionals[0] ?? '') ? positionals : ['2', ...positionals]
if (!/^[1-9]\d?$/.test(count) || !/^\d{1,9}$/.test(values.seed)) {
  console.error('npm run steady -- [rounds, 1 to 99] [--seed N] [--walks] [files]')
  process.exit(2)
}
const rounds = Number(count)
const here = (file: string) => path.join(import.meta.dirname, 'steady', file)
const folder = mkdtempSync(path.join(tmpdir(), 'satsang-steady-'))

/** How far the clock has to be set ahead to stand a minute before the end of the next 28 February in a zone, ms. */
function untilLeapEnd(zone: string): number {
  const now = new Date()
  // The wall clock of the zone, as if it were UTC's: the difference of two of them is the time between.
  const [wall = ''] = now.toLocaleString('sv', { timeZone: zone }).split('.')
  const at = new Date(`${wall.replace(' ', 'T')}Z`)
  const end = (year: number) => Date.UTC(year, 1, 28, 23, 59)
  const year = at.getUTCFullYear()
  return (end(year) > at.getTime() ? end(year) : end(year + 1)) - at.getTime()
}

/** Runs vitest or Playwright once. @returns what each test came to */
function run(round: number, projects: readonly string[]): Outcomes {
  const zone = ZONES[round % ZONES.length] ?? 'UTC'
  const seed = Number(values.seed) + round
  const report = path.join(folder, 'report.json')
  rmSync(report, { force: true })
  const env = {
    ...process.env,
    TZ: zone,
    STEADY_REPORT: report,
    STEADY_AHEAD_MS: String(untilLeapEnd(zone)),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${here('clock.ts')}`.trim(),
  }
  const what = values.walks
    ? ['playwright', 'test', '--reporter=json', ...files]
    : [
        ...['vitest', 'run', '--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`],
        ...[`--reporter=${here('reporter.ts')}`, '--passWithNoTests'],
        ...projects.flatMap((project) => ['--project', project]),
        ...files,
      ]
  const begin = performance.now()
  const [command = '', ...args] = what
  const { stderr, stdout } = spawnSync(command, args, {
    // The walks' clock is the browser's and the server's own: a sign-in lives only where both have the same.
    env: values.walks ? { ...env, NODE_OPTIONS: '', PLAYWRIGHT_JSON_OUTPUT_FILE: report, CI: '' } : env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  let outcomes: Outcomes
  try {
    const text = readFileSync(report, 'utf8')
    outcomes = values.walks ? outcomesOfWalks(JSON.parse(text)) : JSON.parse(text)
  } catch {
    throw new Error(`${command} told nothing of its tests.\n${stdout}\n${stderr}`)
  }
  const failed = Object.values(outcomes).filter((why) => why !== null).length
  console.log(
    `round ${round + 1}, ${values.walks ? 'walks' : projects.join(' and ')}, ${zone}, order ${seed}: ` +
      `${Object.keys(outcomes).length} tests, ${failed} failed, ${((performance.now() - begin) / 1000).toFixed(0)} s`,
  )
  return outcomes
}

type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = {
  title: string
  file: string
  line: number
  tests: { results: { status: string; error?: { message: string } }[] }[]
}

function outcomesOfWalks(suite: Suite): Outcomes {
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests.map(({ results }): [string, string | null] => {
      const last = results.at(-1)
      const isWell = last === undefined || last.status === 'passed' || last.status === 'skipped'
      return [`${file}:${line} > ${title}`, isWell ? null : (last.error?.message ?? last.status)]
    }),
  )
  return Object.assign(Object.fromEntries(own), ...(suite.suites ?? []).map(outcomesOfWalks))
}

const LANES: readonly (readonly string[])[] = values.walks ? [[]] : [['unit', 'contract'], ['stories*']]
const failures = new Map<string, { rounds: number[]; why: string }>()
const known = new Set<string>()
const load: ChildProcess[] = cpus().map(() => spawn(process.execPath, [here('busy.ts')], { stdio: 'ignore' }))
try {
  for (let round = 0; round < rounds; round += 1)
    for (const lane of LANES)
      for (const [name, why] of Object.entries(run(round, lane))) {
        known.add(name)
        if (why === null) continue
        const before = failures.get(name)
        failures.set(name, { rounds: [...(before?.rounds ?? []), round + 1], why: before?.why ?? why })
      }
} finally {
  for (const each of load) each.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

if (known.size === 0) throw new Error('There was no test.')
for (const [name, { rounds: which, why }] of failures) {
  const often = which.length === rounds ? 'failed each time' : `failed in round ${which.join(', ')} of ${rounds}`
  console.log(`\n${name}\n  ${often}: ${why.split('\n').slice(0, 6).join('\n  ')}`)
}
console.log(
  failures.size === 0
    ? `\nNothing changed its mind: ${known.size} tests, ${rounds} rounds.`
    : `\n${failures.size} of ${known.size} tests did not hold in ${rounds} rounds.`,
)
process.exit(failures.size === 0 ? 0 : 1)
