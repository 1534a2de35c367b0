// `npm run walk`: all walks in the browser; or, with --model or --seed, the ones that a tester wants to generate and watch.
//
//   npm run walk -- --model trial                       the paths that every run walks, of one model
//   npm run walk -- --all                               each transition after each other, of all models (half an hour)
//   npm run walk -- --all --model trial                 of one model
//   npm run walk -- --model trial --path 12 --headed    one of them, to be watched
//   npm run walk -- --model trial --path 12 --inspect   the same, with the machines beside it as they run (npm run dev)
//   npm run walk -- --model trial --seed 7 --paths 10   ten random paths of it, of the seeds 7 to 16
//   npm run walk -- --seed 7 --steps 60                 one long random walk through everything, with faults
//   npm run walk -- --model push --events openGranted,message   this path, and no other; --turn 1 as the other tradition
//   npm run walk -- --model trial --path 12 --export    writes it to tests/exported, as text, as JSON and as a spec
//
// What is walked is told as Given, When, Then. Everything else goes to Playwright as it stands, which refuses what it does
// not know: --trace on, --ui, --workers=1.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { AREAS, LONG } from '../tests/walks/all.ts'
import { EXPORTED, writePaths } from '../tests/walks/export.ts'
import { along } from '../tests/walks/paths.ts'
import { chosen, type Wish } from '../tests/walks/wish.ts'

const OPTIONS = {
  model: { type: 'string' },
  all: { type: 'boolean' },
  path: { type: 'string' },
  seed: { type: 'string' },
  paths: { type: 'string' },
  steps: { type: 'string' },
  events: { type: 'string' },
  turn: { type: 'string' },
  headed: { type: 'boolean' },
  inspect: { type: 'boolean' },
  export: { type: 'boolean' },
} as const
type Option = keyof typeof OPTIONS

const given = process.argv.slice(2)

/** Says what is wrong with the command, and ends. */
function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

/** What of the command line is ours, and the rest of it in its order. */
function parted(): { ours: Partial<Record<Option, string>>; rest: string[] } {
  const { tokens } = parseArgs({ args: given, options: OPTIONS, strict: false, tokens: true, allowPositionals: true })
  const ours: Partial<Record<Option, string>> = {}
  const taken = new Set<number>()
  for (const token of tokens) {
    if (token.kind !== 'option' || !(token.name in OPTIONS)) continue
    const name = token.name as Option
    if (OPTIONS[name].type === 'string' && (token.value === undefined || token.value === ''))
      refuse(`--${name} wants a value.`)
    ours[name] = token.value ?? ''
    taken.add(token.index)
    if (token.value !== undefined && !token.inlineValue) taken.add(token.index + 1)
  }
  return { ours, rest: given.filter((_, at) => !taken.has(at)) }
}

const MODELS = [...AREAS, LONG.seen]

/** What is asked for. Refuses what cannot be. */
function wishIn(ours: Partial<Record<Option, string>>): Wish {
  const { model, events } = ours
  /** A whole number, from the command line. */
  const count = (name: Option): number | undefined => {
    const value = ours[name]
    if (value !== undefined && !/^\d{1,9}$/.test(value)) refuse(`--${name} wants a whole number, and not "${value}".`)
    return value === undefined ? undefined : Number(value)
  }
  const seen = MODELS.find(({ name }) => name === model)
  if (model !== undefined && seen === undefined)
    refuse(`There is no model "${model}". There are: ${MODELS.map(({ name }) => name).join(', ')}.`)
  for (const name of ['path', 'events'] as const)
    if (ours[name] !== undefined && seen === undefined) refuse(`--${name} is of a model: name it with --model.`)
  if (seen !== undefined && events !== undefined && along(seen, events.split(',')) === undefined)
    refuse(`Nobody can do ${events.split(',').join(' → ')} in the model "${seen.name}".`)
  const isAll = ours.all !== undefined
  return {
    // What is random goes through everything where no model is named.
    model: model ?? (isAll ? undefined : LONG.seen.name),
    all: isAll || undefined,
    path: count('path'),
    seed: count('seed'),
    paths: count('paths'),
    steps: count('steps'),
    events: events?.split(','),
    turn: count('turn'),
  }
}

const { ours, rest } = parted()
// Without one of ours it is a run of everything; to watch it, or to have it written, needs none of them.
const isAsked = Object.keys(ours).some((name) => !['headed', 'inspect', 'export'].includes(name))
const wish = isAsked ? wishIn(ours) : {}

if (ours.export !== undefined) {
  if (rest.length > 0) refuse(`--export writes paths, and walks none: it knows no "${rest[0]}".`)
  const written = MODELS.map((seen) => ({ seen, paths: chosen(seen, wish, seen === LONG.seen ? LONG : undefined) }))
    .filter(({ paths }) => paths.length > 0)
    .flatMap(({ seen, paths }) => writePaths(seen, paths).map((file) => `${file}  ${paths.length}`))
  if (written.length === 0) refuse('There is no such path.')
  console.log(['Paths written:', ...written, `A spec is walked by: npx playwright test ${EXPORTED}`].join('\n'))
  process.exit(0)
}

const isInspected = ours.inspect !== undefined
const isHeaded = ours.headed !== undefined || isInspected
const args = isAsked || isHeaded ? ['tests/walks', ...(isHeaded ? ['--headed', '--workers=1'] : []), ...rest] : rest
const { status } = spawnSync('playwright', ['test', ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...((isAsked || isHeaded) && { WALK_WISH: JSON.stringify(wish) }),
    // Slow enough to be followed with the eyes.
    ...(isHeaded && { WALK_SLOW_MS: '400' }),
    ...(isInspected && { WALK_INSPECT: '1' }),
  },
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
