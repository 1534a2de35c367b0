import type { AnyStateMachine } from 'xstate'
import type { WalkRecord } from '../tests/machines/testing.ts'
import { isLeaf, leafPaths, partsOf, statePaths, transitionName, transitionsOf } from './machines/states.ts'
import { covers } from './viewless.ts'

// What is covered, computed: from the machines themselves, from what the walks went through, and from what the stories
// show. Nothing here knows the real machines, so that its tests can give it others.

export type Story = {
  id: string
  /** The states that it says it shows, each '<machine>:<path>'; undefined when it says nothing. */
  states: readonly string[] | undefined
  /** Why it shows none. */
  stateless?: string | undefined
}

export type Given = {
  machines: Record<string, AnyStateMachine>
  /** Names that the architecture asks for, and the ones that the machines have there. */
  architecture: { asks: readonly string[]; has: readonly string[] }
  walks: readonly WalkRecord[]
  stories: readonly Story[]
  /** States without a view, '<machine>:<path>', '<machine>:<path>.*' or '<machine>:*', each with its reason. */
  viewless: Readonly<Record<string, string>>
}

/** One machine's line of the table. */
export type Row = {
  machine: string
  states: number
  transitions: number
  /** Transitions that some path of its test takes. */
  taken: number
  /** States that some path enters. */
  reached: number
  /** States that a person can see: it comes to rest there, and a view tells them apart. */
  withView: number
  /** Those that a story shows. */
  shown: number
  stories: number
}

/** What the walks of one machine found, together. */
function walked(machine: AnyStateMachine, walks: readonly WalkRecord[]) {
  const names = transitionsOf(machine).map(transitionName)
  const records = walks.filter((record) => record.machine === machine.id)
  const fresh = records.filter(({ transitions }) => transitions.join('\n') === names.join('\n'))
  const alone = isLeaf(machine.root) && fresh.length > 0 ? leafPaths(machine) : []
  return {
    names,
    isMissing: records.length === 0,
    isStale: fresh.length < records.length,
    taken: new Set(fresh.flatMap(({ taken }) => taken)),
    entered: new Set([...alone, ...fresh.flatMap(({ entered }) => entered)]),
    rested: new Set([...alone, ...fresh.flatMap(({ rested }) => rested)]),
  }
}

function coverMachine(id: string, machine: AnyStateMachine, given: Given): { row: Row; problems: string[] } {
  const { names, isMissing, isStale, taken, entered, rested } = walked(machine, given.walks)
  const stories = given.stories.filter(({ states = [] }) => states.some((state) => partsOf(state).machine === id))
  const shown = new Set(stories.flatMap(({ states = [] }) => states))
  const isViewless = (path: string) => Object.keys(given.viewless).some((state) => covers(state, `${id}:${path}`))
  const seen = leafPaths(machine).filter((path) => rested.has(path) && !isViewless(path))
  const row: Row = {
    machine: id,
    states: statePaths(machine).length,
    transitions: names.length,
    taken: taken.size,
    reached: statePaths(machine).filter((path) => entered.has(path)).length,
    withView: seen.length,
    shown: seen.filter((path) => shown.has(`${id}:${path}`)).length,
    stories: stories.length,
  }
  if (isMissing) return { row, problems: [`${id}: no path test has walked it (npm run test:unit)`] }
  if (isStale) return { row, problems: [`${id}: its walk is of another version of it (npm run test:unit)`] }
  const problems = [
    ...names.flatMap((name, index) => (taken.has(index) ? [] : `${id}: no path takes "${name}"`)),
    ...statePaths(machine).flatMap((path) => (entered.has(path) ? [] : `${id}: no path reaches ${path}`)),
    ...seen.flatMap((path) => (shown.has(`${id}:${path}`) ? [] : `${id}: no story shows ${path}`)),
    ...stories.flatMap(({ id: story, states = [] }) =>
      states
        .map(partsOf)
        .filter((state) => state.machine === id)
        .flatMap(({ path }) => {
          if (!leafPaths(machine).includes(path)) return `${story}: ${id} has no state ${path}`
          return rested.has(path) ? [] : `${story}: ${id} never rests in ${path}`
        }),
    ),
  ]
  return { row, problems }
}

/** Entries of the list of viewless states that say nothing true any more. */
function staleViewless({ machines, viewless, stories, walks }: Given): string[] {
  const shown = new Set(stories.flatMap(({ states = [] }) => states))
  return Object.entries(viewless).flatMap(([state, why]) => {
    const { machine: id, path } = partsOf(state)
    const machine = machines[id]
    if (machine === undefined) return `viewless: there is no machine ${id}`
    const paths = leafPaths(machine).filter((each) => covers(state, `${id}:${each}`))
    if (paths.length === 0) return `viewless: ${id} has no state ${path}`
    const { rested, isMissing, isStale } = walked(machine, walks)
    if (!isMissing && !isStale && !paths.some((each) => rested.has(each)))
      return `viewless: ${state} is never at rest, so that needs not be said`
    const story = paths.find((each) => shown.has(`${id}:${each}`))
    if (story !== undefined) return `viewless: ${state}, and yet a story shows ${id}:${story}`
    return why.trim() === '' ? `viewless: ${state} without a reason` : []
  })
}

/** What is covered, a row for each machine, and what is not, a sentence for each problem. */
export function coverageOf(given: Given): { rows: Row[]; problems: string[] } {
  const { machines, architecture, stories } = given
  const covered = Object.entries(machines).map(([id, machine]) => coverMachine(id, machine, given))
  const problems = [
    ...architecture.asks.flatMap((name) =>
      architecture.has.includes(name) ? [] : `${name}: the architecture names it, and the catalogue does not`,
    ),
    ...covered.flatMap((each) => each.problems),
    ...stories.flatMap(({ id, states, stateless }) => {
      if (states === undefined) return `${id}: says of no state that it shows it`
      if (states.length === 0 && !stateless?.trim()) return `${id}: shows no state, without a reason`
      return states.flatMap((state) => (partsOf(state).machine in machines ? [] : `${id}: no machine for ${state}`))
    }),
    ...staleViewless(given),
  ]
  return { rows: covered.map(({ row }) => row), problems }
}

const COLUMNS = [
  ['machine', ({ machine }: Row) => `\`${machine}\``],
  ['states', ({ states, reached }: Row) => (states === reached ? `${states}` : `${reached} of ${states}`)],
  ['transitions', ({ transitions }: Row) => `${transitions}`],
  ['taken by paths', ({ taken, transitions }: Row) => share(taken, transitions)],
  ['states with a view', ({ withView }: Row) => `${withView}`],
  ['shown by stories', ({ shown, withView }: Row) => share(shown, withView)],
  ['stories', ({ stories }: Row) => `${stories}`],
] as const

const share = (part: number, whole: number) => (whole === 0 ? '–' : part === whole ? 'all' : `${part}`)

/** The rows as a table in Markdown, the sum of them last. A story may show several machines: they are counted apart. */
export function toTable(rows: readonly Row[], stories: number): string {
  const sum = (key: Exclude<keyof Row, 'machine' | 'stories'>) => rows.reduce((total, row) => total + row[key], 0)
  const all: Row = {
    machine: '',
    states: sum('states'),
    transitions: sum('transitions'),
    taken: sum('taken'),
    reached: sum('reached'),
    withView: sum('withView'),
    shown: sum('shown'),
    stories,
  }
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const cellsOf = (row: Row) => COLUMNS.map(([, cell]) => cell(row))
  const [, ...sums] = cellsOf(all)
  return [
    line(COLUMNS.map(([title]) => title)),
    line(COLUMNS.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...rows.map((row) => line(cellsOf(row))),
    line([`**${rows.length} machines**`, ...sums.map((cell) => `**${cell}**`)]),
  ].join('\n')
}
