import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { machineHref } from '../../atlas/findLinks.ts'
import { hrefOf, STORIES } from '../../atlas/stories.ts'
import type { MachineStates } from './machineState.ts'
import { along, type Path } from './paths.ts'
import type { Seen } from './seen.ts'
import { tale } from './told.ts'

/** What went wrong, and where: two walks that fail in one way have one `key`. */
export type Fault = { key: string; what: string }

/** The fault at the end of a path. Numbers in its words may differ from walk to walk. */
export function faultAt(seen: Seen, path: Path, { message }: Error): Fault {
  const before = along(seen, path)?.at(-2) ?? seen.initial
  const what = stripVTControlCharacters(message).split('\n')[0]?.trim() ?? ''
  return { key: [seen.name, before, path.at(-1) ?? '', what.replaceAll(/\d+/g, '#')].join(' '), what }
}

/**
 * Takes a fault for a test, in a folder that the workers of a run share. @returns null, or the title of the test that has
 * taken it before
 */
export function claim(folder: string, { key }: Fault, test: { id: string; title: string }): string | null {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${createHash('sha256').update(key).digest('hex')}.json`)
  try {
    writeFileSync(file, JSON.stringify(test), { flag: 'wx' })
    return null
  } catch {
    const other: typeof test = JSON.parse(readFileSync(file, 'utf8'))
    return other.id === test.id ? null : other.title
  }
}

type Report = {
  seen: Seen
  /** The path that was found to fail, and the shortest that does. */
  events: Path
  path: Path
  turn: number
  /** The title of the test. */
  found: string
  error: Error
  screenshot: string
  machines: MachineStates | string
  /** How many shorter paths there was no time for. */
  untried: number
  trace: string
  /** Whether it failed once more, when it was walked for its trace. */
  failsAgain: boolean
}

/** The states within a state's value: 'a.b' of { a: 'b' }; of a parallel one several. */
const pathsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([name, inner]) => {
        const within = pathsIn(inner)
        return within.length === 0 ? [name] : within.map((each) => `${name}.${each}`)
      })

/** Each running machine: its name, its place, its states, and where in Storybook one of them is to be seen. */
function machinesIn(machines: MachineStates | string): string[] {
  if (typeof machines === 'string') return [`  ${machines}`]
  return Object.entries(machines).map(([place, { machine, value }]) => {
    const states = pathsIn(value)
    const story = STORIES.find((each) =>
      each.states.some((state) => states.some((own) => state === `${machine}:${own}`)),
    )
    const { href } = new URL(story === undefined ? machineHref(machine) : hrefOf(story.id), STORYBOOK)
    return `  ${machine} (${place}): ${states.join(', ')}  ${href}`
  })
}

/** Where `npm run storybook` is. */
const STORYBOOK = 'http://localhost:6006'

/** How sure it is that the path is the shortest. */
const shortness = (untried: number): string =>
  untried === 0 ? 'no shorter path of the model fails so' : `${untried} shorter ones were not tried`

/** What somebody has to know of a walk that failed. */
export function reportOf(report: Report): string {
  const { seen, events, path, turn, found, error, screenshot, machines, untried, trace, failsAgain } = report
  // What fails before its first step has no path of its own.
  const again = path.length === 0 ? events : path
  return [
    error.message,
    '',
    `Model "${seen.name}", ${path.length === 1 ? '1 step' : `${path.length} steps`}; ${shortness(untried)}:`,
    ...tale(seen, path).map((line, at, all) => `  ${line}${at === all.length - 1 ? '   <-- not so' : ''}`),
    `Found on: ${found}`,
    `Again: npm run walk -- --model ${seen.name} --events ${again.join(',')} --turn ${turn}`,
    ...(failsAgain ? [] : ['Walked once more it did not fail: it does not fail each time.']),
    `Trace: npx playwright show-trace ${trace}`,
    `Screenshot: ${screenshot}`,
    'Machines, and their pages in Storybook (npm run storybook):',
    ...machinesIn(machines),
  ].join('\n')
}
