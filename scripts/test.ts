// `npm test`: everything; with `--check` (`npm run check`) what a commit needs. Stops at the first step that fails, and ends
// with what each took. `--list` only says what would run.
import { spawnSync } from 'node:child_process'
import { CHECK, EVERYTHING } from './steps.ts'

const steps = process.argv.includes('--check') ? CHECK : EVERYTHING

if (process.argv.includes('--list')) {
  for (const { what, command } of steps) console.log(`${what}: ${command}`)
  process.exit(0)
}

const started = performance.now()
const took: string[] = []
const secondsSince = (begin: number) => `${((performance.now() - begin) / 1000).toFixed(0).padStart(5)} s`
const end = (sentence: string, passed: number, failed: 0 | 1) => {
  console.log(
    `\n${took.join('\n')}\n${secondsSince(started)}  in all\n\n${sentence}\n${passed} passed, ${failed} failed`,
  )
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
  if (status !== 0) end(`Failed at: ${what}`, index, 1)
}
end('All steps passed.', steps.length, 0)
