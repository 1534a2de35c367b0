// `npm run walk`: all walks in the browser; or, with --model or --seed, the ones that a tester wants to generate and watch.
//
//   npm run walk -- --model trial                       the paths that every run walks, of one model
//   npm run walk -- --all                               each transition after each other, of all models (half an hour)
//   npm run walk -- --all --model trial                 of one model
//   npm run walk -- --model trial --path 12 --headed    one of them, to be watched
//   npm run walk -- --model trial --seed 7 --paths 10   ten random paths of it, of the seeds 7 to 16
//   npm run walk -- --seed 7 --steps 60                 one long random walk through everything, with faults
//   npm run walk -- --model push --events openGranted,message   this path, and no other; --turn 1 as the other tradition
//
// Everything else goes to Playwright as it stands, which refuses what it does not know: --trace on, --ui, --workers=1.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { AREAS, LONG } from '../tests/walks/all.ts'
import { along } from '../tests/walks/paths.ts'

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

function asked({ ours, rest }: ReturnType<typeof parted>): { env: Record<string, string | undefined>; args: string[] } {
  const { model, events } = ours
  /** A whole number, from the command line. */
  const count = (name: Option): string | undefined => {
    const value = ours[name]
    if (value !== undefined && !/^\d{1,9}$/.test(value)) refuse(`--${name} wants a whole number, and not "${value}".`)
    return value
  }
  const models = [...AREAS, LONG.seen]
  const seen = models.find(({ name }) => name === model)
  if (model !== undefined && seen === undefined)
    refuse(`There is no model "${model}". There are: ${models.map(({ name }) => name).join(', ')}.`)
  for (const name of ['path', 'events'] as const)
    if (ours[name] !== undefined && seen === undefined) refuse(`--${name} is of a model: name it with --model.`)
  if (seen !== undefined && events !== undefined && along(seen, events.split(',')) === undefined)
    refuse(`Nobody can do ${events.split(',').join(' → ')} in the model "${seen.name}".`)
  const isAll = ours.all !== undefined
  const isHeaded = ours.headed !== undefined
  return {
    env: {
      // What is random goes through everything where no model is named.
      WALK_MODEL: model ?? (isAll ? undefined : 'together'),
      WALK_ALL: isAll ? '1' : undefined,
      WALK_PATH: count('path'),
      WALK_SEED: count('seed'),
      WALK_PATHS: count('paths'),
      WALK_STEPS: count('steps'),
      WALK_EVENTS: events,
      WALK_TURN: count('turn'),
      // Slow enough to be followed with the eyes.
      WALK_SLOW_MS: isHeaded ? '400' : undefined,
    },
    args: ['tests/walks', ...(isHeaded ? ['--headed', '--workers=1'] : []), ...rest],
  }
}

const line = parted()
// Without one of ours it is a run of everything; to watch it needs none of them.
const isOurs = Object.keys(line.ours).some((name) => name !== 'headed')
const { env, args } = isOurs ? asked(line) : { env: {}, args: given }
// npm puts node_modules/.bin first on the PATH.
const { status } = spawnSync('playwright', ['test', ...args], {
  stdio: 'inherit',
  env: { ...process.env, ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined)) },
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
