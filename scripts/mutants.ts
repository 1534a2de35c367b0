// `npm run mutants`: do the checks see? Makes small faults (mutants) in the machines, the rules of the server and the texts,
// one after the other and in memory, and runs the tests nearest to each until one fails. What no test sees is listed.
//
//   npm run mutants -- --seed 1 --count 500      so many, drawn by a seed
//   npm run mutants -- --list                    only says which
//   npm run mutants -- --from 160                goes on after so many, where a run was stopped
//   npm run mutants -- --only src/machines/auth  of files with that in their path
//   npm run mutants -- otp.ts:59 log.ts:33       of those drawn, the ones with such a word in what --list says of them
//   npm run mutants -- --sample 25               other ones each day; fails when too many survive that tests/mutants/known.ts lacks
//   npm run mutants -- --named [--one] [word]    the faults of tests/breaks, with builds and browsers (scripts/breaks.ts)
import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, seersOf, sources } from '../tests/mutants/files.ts'
import { KNOWN } from '../tests/mutants/known.ts'
import { isKnown, KINDS, type Mutant, mutantsOf, mutated, sitesOf } from '../tests/mutants/make.ts'
import type { Answer, Asked } from '../tests/mutants/runner.ts'
import { runNamed } from './breaks.ts'

const DAY_MS = 86_400_000
/**
 * A test that takes so much longer than without a fault hangs, and has seen it: in ms, and in times what it takes. Generous,
 * since others may use the machine.
 */
const PATIENCE_MS = 30_000
const PATIENCE_TIMES = 5
const HANGS = 'hangs'

/**
 * The share of a sample that has to be killed. Of 500 mutants 95 in a hundred were: a day's draw of 25 may have a few that
 * nobody has met yet, and no change of that day is to blame for them; a test that has gone blind loses more.
 */
const LEAST = 0.7

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '500' },
    sample: { type: 'string' },
    only: { type: 'string', default: '' },
    from: { type: 'string', default: '0' },
    list: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
    named: { type: 'boolean', default: false },
    one: { type: 'boolean', default: false },
  },
})
if (options.named) process.exit(runNamed({ one: options.one, word: positionals[0] }))

const today = Math.floor(Date.now() / DAY_MS)
const [seed, count, workers] = [
  options.sample === undefined ? options.seed : String(today),
  options.sample ?? options.count,
  options.workers,
].map(Number)
if (seed === undefined || !count || !workers || Number.isNaN(seed)) {
  console.error(
    'npm run mutants -- [--seed N] [--count N | --sample N] [--only part] [--list] [--workers N] [word ...]',
  )
  process.exit(2)
}

const all = sources().filter(({ file }) => file.includes(options.only))
const textOf = new Map(all.map(({ file, text }) => [file, text]))
const text = ({ file }: Mutant) => textOf.get(file) ?? ''
// What is quick first: servers start slowly, and small machines have small tests.
const slowness = (mutant: Mutant) => text(mutant).length * (mutant.file.startsWith('server/') ? 10 : 1)
const brief = (words: string) => {
  const line = words.replaceAll(/\s+/g, ' ')
  return line.length > 100 ? `${line.slice(0, 97)}...` : line
}
/** Of a long text the surroundings of what is another. */
const differing = ({ was, put }: Mutant): [string, string] => {
  let same = 0
  while (same < put.length && was[same] === put[same]) same += 1
  const from = put.length > 60 ? Math.max(0, same - 30) : 0
  return [was.slice(from), put.slice(from)]
}
const told = (mutant: Mutant) => {
  const [was, put] = differing(mutant).map(brief)
  return `${mutant.file}:${mutant.line} ${mutant.kind}: ${was} -> ${put === '' ? 'left out' : put}`
}

const mutants = mutantsOf(all.flatMap(sitesOf), seed, count)
  .toSorted((a, b) => slowness(a) - slowness(b))
  .slice(Number(options.from))
  .filter((mutant) => positionals.length === 0 || positionals.some((word) => told(mutant).includes(word)))

if (mutants.length === 0) {
  console.error('No mutant of this draw has such words.')
  process.exit(2)
}

if (options.list) {
  for (const mutant of mutants) console.log(told(mutant))
  console.log(`${mutants.length} mutants by seed ${seed}.`)
  process.exit(0)
}

class Runner {
  private child: ChildProcess | null = null

  /** @returns what failed, or null; `HANGS` when it took longer than the limit, ms. */
  ask(asked: Asked, limitMs: number): Promise<string | null> {
    this.child ??= fork(path.join(ROOT, 'tests/mutants/runner.ts'), { stdio: 'ignore', detached: true })
    const { child } = this
    return new Promise((resolve) => {
      const settle = (failed: string | null) => {
        clearTimeout(timer)
        child.removeAllListeners()
        resolve(failed)
      }
      const lose = (why: string) => {
        this.end()
        settle(why)
      }
      const timer = setTimeout(() => lose(HANGS), limitMs)
      child.once('message', ({ failed }: Answer) => settle(failed))
      child.once('exit', () => lose('the process ended'))
      child.send(asked)
    })
  }

  /** Ends it with everything that it has started. */
  end() {
    const pid = this.child?.pid
    this.child = null
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

const runners = Array.from({ length: workers }, () => new Runner())
process.on('exit', () => {
  for (const runner of runners) runner.end()
})
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

/** How long each test takes without a fault, ms; null for one that fails so, and can tell nothing. */
const clean = new Map<string, Promise<number | null> | number>()
/** What a test takes as far as a sample knows, ms: it is drawn where all tests have just passed, and tries none without a mutant. */
const USUAL_MS = 10_000
async function tryClean(runner: Runner, test: string): Promise<number | null> {
  const begin = performance.now()
  const failed = await runner.ask({ test, put: null }, 20 * 60_000)
  if (failed === null) return performance.now() - begin
  console.log(`? ${test} fails without any mutant, and is left out: ${brief(failed)}`)
  return null
}

/** What hangs is believed when it hangs again, measured by what the test takes now: others may use the machine since. */
async function askTwice(runner: Runner, asked: Asked, tookMs: number): Promise<string | null> {
  const ask = (usualMs: number) => runner.ask(asked, PATIENCE_MS + PATIENCE_TIMES * usualMs)
  const failed = await ask(tookMs)
  if (failed !== HANGS) return failed
  const nowMs = await tryClean(runner, asked.test)
  return nowMs === null ? failed : await ask(nowMs)
}

const seers = seersOf()

/** @returns the test that failed, and what in it; or null */
async function killerOf(runner: Runner, mutant: Mutant): Promise<string | null> {
  const put = { file: mutant.file, text: mutated(mutant, text(mutant)) }
  for (const test of seers(mutant.file)) {
    const before = clean.get(test) ?? (options.sample === undefined ? tryClean(runner, test) : USUAL_MS)
    clean.set(test, before)
    const tookMs = await before
    if (tookMs === null) continue
    const failed = await askTwice(runner, { test, put }, tookMs)
    if (failed !== null) return `${test}: ${brief(failed)}`
  }
  return null
}

const begin = performance.now()
const queue = [...mutants]
const survivors: Mutant[] = []
async function work(runner: Runner) {
  for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
    const from = performance.now()
    const killer = await killerOf(runner, mutant)
    if (killer === null) survivors.push(mutant)
    const took = `${((performance.now() - from) / 1000).toFixed(1)} s`
    console.log(`${killer === null ? '✘' : '✓'} ${told(mutant)}\n    ${killer ?? 'seen by no test'} (${took})`)
  }
}
await Promise.all(runners.map(work))

console.log(`\nkind        killed  survived`)
for (const kind of KINDS) {
  const of = mutants.filter((mutant) => mutant.kind === kind).length
  const left = survivors.filter((mutant) => mutant.kind === kind).length
  console.log(`${kind.padEnd(12)}${String(of - left).padStart(6)}${String(left).padStart(10)}`)
}
const [known, unknown] = [true, false].map((wanted) =>
  survivors.filter((mutant) => KNOWN.some((one) => isKnown(one, mutant, text(mutant))) === wanted),
) as [Mutant[], Mutant[]]
for (const mutant of known) console.log(`known: ${told(mutant)}`)
for (const mutant of unknown) console.log(`✘ ${told(mutant)}`)
const killed = mutants.length - survivors.length
console.log(
  `\n${killed} of ${mutants.length} mutants were killed (${((100 * killed) / mutants.length).toFixed(1)} %), ` +
    `${known.length} survivors are known, ${unknown.length} are not. ${((performance.now() - begin) / 1000).toFixed(0)} s, seed ${seed}.`,
)
process.exit(options.sample !== undefined && killed + known.length < LEAST * mutants.length ? 1 : 0)
