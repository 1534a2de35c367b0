// `npm run walk`: all walks in the browser; or, with --model or --seed, the ones that a tester wants to generate and watch.
//
//   npm run walk -- --model trial                       the paths that every run walks, of one model
//   npm run walk -- --all                               each transition after each other, of all models (half an hour)
//   npm run walk -- --all --model trial                 of one model
//   npm run walk -- --model trial --path 12 --headed    one of them, to be watched
//   npm run walk -- --model trial --seed 7 --paths 10   ten random paths of it, of the seeds 7 to 16
//   npm run walk -- --seed 7 --steps 60                 one long random walk through everything, with faults
//
// Everything else goes to Playwright as it stands.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { AREAS, LONG } from '../tests/walks/all.ts'

const given = process.argv.slice(2)
const isOurs = given.some((arg) => /^--(?:model|all|path|seed|paths|steps)\b/.test(arg))

/** A whole number of one or more, from the command line. */
function count(name: string, value: string | undefined): string | undefined {
  if (value !== undefined && !/^\d{1,9}$/.test(value)) {
    console.error(`--${name} wants a whole number, and not "${value}".`)
    process.exit(2)
  }
  return value
}

function ours(): { env: Record<string, string | undefined>; args: string[] } {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      model: { type: 'string' },
      all: { type: 'boolean', default: false },
      path: { type: 'string' },
      seed: { type: 'string' },
      paths: { type: 'string' },
      steps: { type: 'string' },
      headed: { type: 'boolean', default: false },
    },
  })
  const { model, all, headed } = values
  const models = [...AREAS, LONG.seen].map(({ name }) => name)
  if (model !== undefined && !models.includes(model)) {
    console.error(`There is no model "${model}". There are: ${models.join(', ')}.`)
    process.exit(2)
  }
  return {
    env: {
      // What is random goes through everything where no model is named.
      WALK_MODEL: model ?? (all ? undefined : 'together'),
      WALK_ALL: all ? '1' : undefined,
      WALK_PATH: count('path', values.path),
      WALK_SEED: count('seed', values.seed),
      WALK_PATHS: count('paths', values.paths),
      WALK_STEPS: count('steps', values.steps),
      // Slow enough to be followed with the eyes.
      WALK_SLOW_MS: headed ? '400' : undefined,
    },
    args: ['tests/walks', ...(headed ? ['--headed', '--workers=1'] : []), ...positionals],
  }
}

const { env, args } = isOurs ? ours() : { env: {}, args: given }
// npm puts node_modules/.bin first on the PATH.
const { status } = spawnSync('playwright', ['test', ...args], {
  stdio: 'inherit',
  env: { ...process.env, ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined)) },
  shell: process.platform === 'win32',
})
process.exit(status ?? 1)
