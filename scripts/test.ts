// `npm test`: everything; with `--check` (`npm run check`) what a commit needs. Stops at the first step that fails, and ends
// with what each took, and with what to run to see only that step.
//
//   npm test -- --list           only says what would run
//   npm test -- --only types     the step of that name; what it needs of the steps before it has to be there
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { CHECK, EVERYTHING } from './steps.ts'

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const lane = options.check ? CHECK : EVERYTHING
const steps = options.only === undefined ? lane : lane.filter(({ what }) => what === options.only)
if (steps.length === 0) {
  console.error(`There is no step "${options.only}". There are: ${lane.map(({ what }) => what).join('; ')}.`)
  process.exit(2)
}

if (options.list) {
  for (const { what, command } of steps) console.log(`${what}: ${command}`)
  process.exit(0)
}

const started = performance.now()
const took: string[] = []
const secondsSince = (begin: number) => `${((performance.now() - begin) / 1000).toFixed(0).padStart(5)} s`
const end = (sentence: string, passed: number, failed: 0 | 1, again?: string) => {
  const counts = `${passed} passed, ${failed} failed`
  const parts = [...took, `${secondsSince(started)}  in all`, '', sentence, counts]
  console.log(`\n${parts.join('\n')}`)
  if (again !== undefined) console.log(`To see only that: ${again}`)
  process.exit(failed)
}

for (const [index, { what, command }] of steps.entries()) {
  const begin = performance.now()
  console.log(`\n=== ${what}: ${command}`)
  // npm puts node_modules/.bin, and with it the pinned Node, first on the PATH.
  const { status } = spawnSync(command, {
    stdio: 'inherit',
    shell: true,
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  })
  took.push(`${secondsSince(begin)}  ${what}`)
  if (status !== 0) {
    const again = `npm ${options.check ? 'run check' : 'test'} -- --only ${/\W/.test(what) ? `"${what}"` : what}`
    end(`Failed at: ${what}`, index, 1, again)
  }
}
end('All steps passed.', steps.length, 0)
