// A step of `npm test`: tries each command of package.json that no other step runs, for a moment. `node
// scripts/commands.ts dev push` tries those alone.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { freePort } from './ports.ts'
import { type Lasting, portsIn, SCRIPTS, type Short, SMOKES, type Smoke } from './smokes.ts'

/** What says nothing for so long hangs, ms; how long it takes in all is the machine's affair. */
const TIMEOUT_MS = 300_000
/** From SIGTERM to the end of a command that lasts, ms. */
const STOP_MS = 60_000
/** Two commands at a time, as there are cores where these run. */
const WORKERS = 2

const folder = mkdtempSync(path.join(tmpdir(), 'satsang-commands-'))
const running = new Set<ChildProcess>()
/** Ends a command with everything that it has started. */
const kill = ({ pid }: ChildProcess) => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
process.on('exit', () => {
  for (const child of running) kill(child)
  rmSync(folder, { recursive: true, force: true })
})
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

type Run = { child: ChildProcess; said: () => string; ended: Promise<number | null> }

/** Starts a command as package.json has it, with no settings but a folder of its own. */
function start({ name, args = '' }: { name: string; args?: string }, env: Record<string, string> = {}): Run {
  const own = path.join(folder, name.replace(':', '-'))
  const last = args === '' ? '' : ` ${args.replace('{folder}', `"${own}"`)}`
  // A group of its own, so that nothing that it starts outlives it.
  const child = spawn(`${SCRIPTS[name]}${last}`, {
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: own,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...env,
    },
  })
  running.add(child)
  let said = ''
  const hear = (bytes: Buffer) => {
    said += bytes
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = once(child, 'close').then(([status]) => {
    running.delete(child)
    return status as number | null
  })
  return { child, said: () => stripVTControlCharacters(said), ended }
}

const wait = (ms: number) => setTimeout(ms, undefined, { ref: false })

/** @returns what is wrong, or nothing */
async function tryShort(smoke: Short): Promise<string | undefined> {
  const before = smoke.keeps === undefined ? undefined : readFileSync(smoke.keeps)
  const run = start(smoke)
  let status: number | null | undefined
  for (let said = -1; status === undefined && said !== run.said().length; ) {
    said = run.said().length
    status = await Promise.race([run.ended, wait(TIMEOUT_MS)])
  }
  if (before !== undefined && smoke.keeps !== undefined && !readFileSync(smoke.keeps).equals(before)) {
    writeFileSync(smoke.keeps, before)
    return `${smoke.keeps} came out otherwise (and is as it was again)`
  }
  if (status === undefined) {
    kill(run.child)
    return `said nothing for ${TIMEOUT_MS / 1000} s: ${ends(run.said())}`
  }
  if (status !== (smoke.status ?? 0)) return `ended with ${status}: ${ends(run.said())}`
  if (!smoke.says.test(run.said())) return `did not say ${smoke.says}: ${ends(run.said())}`
  return undefined
}

/**
 * Where the next one listens. Below the ports that the system gives to every call that goes out: one of those took the
 * second port of `npm run dev` before its server did.
 */
let nextPort = 20_000 + (process.pid % 5_000)
async function portForTwo(): Promise<number> {
  const from = nextPort
  nextPort += 10
  return freePort(from, 2)
}

/** What a command said, from both ends: the cause stands at the beginning, and the end repeats itself. */
const ends = (text: string) => (text.length <= 3000 ? text : `${text.slice(0, 1500)}\n...\n${text.slice(-1500)}`)

async function tryLasting(smoke: Lasting): Promise<string | undefined> {
  const run = start(smoke, { PORT: String(await portForTwo()) })
  const until = Date.now() + TIMEOUT_MS
  let status: number | null | undefined
  void run.ended.then((ended) => {
    status = ended
  })
  const isUp = async (): Promise<boolean> => {
    const [, url] = smoke.says.exec(run.said()) ?? []
    if (url === undefined) return false
    const answers = await Promise.all(
      smoke.answers.map((place) =>
        fetch(new URL(place, url)).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    return answers.every(Boolean)
  }
  while (!(await isUp())) {
    if (status !== undefined) return `ended with ${status}: ${ends(run.said())}`
    if (Date.now() > until) {
      kill(run.child)
      return `did not answer on ${smoke.answers.join(' and ')}: ${ends(run.said())}`
    }
    await setTimeout(200)
  }
  // As Ctrl-C does it: to all of the group.
  if (run.child.pid !== undefined) process.kill(-run.child.pid, 'SIGTERM')
  const ended = await Promise.race([run.ended, wait(STOP_MS)])
  if (ended === undefined) {
    kill(run.child)
    return `did not stop within ${STOP_MS / 1000} s`
  }
  if (smoke.namesOne && portsIn(run.said()).length !== 1) return `named another port, or one twice: ${ends(run.said())}`
  return undefined
}

let failed = 0
async function tryOut(smoke: Smoke): Promise<void> {
  const begin = performance.now()
  const fault = smoke.kind === 'short' ? await tryShort(smoke) : await tryLasting(smoke)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(5)
  if (fault !== undefined) failed += 1
  console.log(`${fault === undefined ? '✓' : '✘'} ${seconds} s  npm run ${smoke.name}${fault ? `: ${fault}` : ''}`)
}

const only = process.argv.slice(2)
const wanted = SMOKES.filter(({ name }) => only.length === 0 || only.includes(name))
const isAlone = (smoke: Smoke) => smoke.kind === 'short' && smoke.alone === true

const queue = wanted.filter((smoke) => !isAlone(smoke))
const worker = async () => {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) await tryOut(next)
}
await Promise.all(Array.from({ length: WORKERS }, worker))
for (const smoke of wanted.filter(isAlone)) await tryOut(smoke)

console.log(`\n${wanted.length - failed} of ${wanted.length} commands work.`)
process.exit(failed === 0 ? 0 : 1)
