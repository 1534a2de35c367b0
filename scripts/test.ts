// `npm test`: everything, in the order in which a mistake shows soonest. Stops at the first step that fails.
import { spawnSync } from 'node:child_process'

const STEPS: [what: string, ...command: string[]][] = [
  ['a browser for the tests', 'node', 'scripts/ensure-chromium.ts'],
  ['format and lint', 'biome', 'ci', '.'],
  ['the contract is well written', 'redocly', 'lint', 'openapi/v1.yaml', '--config', 'openapi/redocly.yaml'],
  ['the generated types are fresh', 'node', 'scripts/api.ts', '--check'],
  ['the scripture digests are fresh', 'node', 'tools/corpus-digests.ts', '--check'],
  ['types', 'tsc', '-p', '.'],
  ['unit, path and contract tests', 'vitest', 'run', '--project', 'unit', '--project', 'contract'],
  ['the atlas is complete', 'vitest', 'run', '--project', 'atlas'],
  ['stories, with accessibility', 'vitest', 'run', '--project', 'stories*'],
  ['screens as they were', 'node', 'scripts/looks.ts'],
  ['the production build', 'node', 'scripts/build.ts'],
  ['byte budgets', 'node', 'scripts/bytes.ts'],
  ['walks in the browser', 'playwright', 'test'],
]

const started = performance.now()
const took: string[] = []
for (const [what, ...command] of STEPS) {
  const begin = performance.now()
  console.log(`\n=== ${what}: ${command.join(' ')}`)
  // npm puts node_modules/.bin, and with it the pinned Node, first on the PATH.
  const { status } = spawnSync(command.join(' '), {
    stdio: 'inherit',
    shell: true,
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  })
  took.push(`${((performance.now() - begin) / 1000).toFixed(0).padStart(5)} s  ${what}`)
  if (status !== 0) {
    console.log(`\nFailed at: ${what}`)
    console.log(`${took.length - 1} passed, 1 failed`)
    process.exit(1)
  }
}
console.log(`\n${took.join('\n')}\nAll steps passed in ${((performance.now() - started) / 60_000).toFixed(1)} min.`)
console.log(`${STEPS.length} passed, 0 failed`)
