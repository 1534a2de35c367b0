// What `npm test` and `npm run check` do, in the order in which a mistake shows soonest.

export type Step = { what: string; command: string }

const step = (what: string, command: string): Step => ({ what, command })

const BROWSER = step('a browser for the tests', 'node scripts/ensure-chromium.ts')
const FORMAT = step('format and lint', 'biome ci .')
const USED = step('nothing that nobody uses', 'knip --no-progress')

/** Everything: `npm test`. */
export const EVERYTHING: readonly Step[] = [
  BROWSER,
  FORMAT,
  step('the contract is well written', 'redocly lint openapi/v1.yaml --config openapi/redocly.yaml'),
  step('the generated types are fresh', 'node scripts/api.ts --check'),
  step('the scripture digests are fresh', 'node tools/corpus-digests.ts --check'),
  step('types', 'tsc -p .'),
  USED,
  step('unit, path and contract tests', 'vitest run --project unit --project contract'),
  step('the atlas is complete', 'vitest run --project atlas'),
  step('stories, with accessibility', 'vitest run --project "stories*"'),
  step('screens as they were', 'node scripts/looks.ts'),
  step('the production build', 'node scripts/build.ts'),
  step('byte budgets', 'node scripts/bytes.ts'),
  step('nothing that the oldest browsers lack', 'node scripts/browsers.ts'),
  step('the bench, each part once', 'node tests/bench/run.ts --short --no-build'),
  step('commands', 'node scripts/commands.ts'),
  step('walks in the browser', 'playwright test'),
]

/**
 * Tests that ask the guide thousands of questions, or start whole servers one after the other: half of the time of all
 * unit and contract tests, and left to `npm test`.
 */
export const LONG_TESTS = [
  'packages/guide/guide.test.ts',
  'packages/guide/model.test.ts',
  'packages/guide/danger/need.test.ts',
  'tests/contract/backup.test.ts',
  'tests/contract/process.test.ts',
  'tests/contract/push.test.ts',
]
const withoutLong = LONG_TESTS.map((file) => `--exclude ${file}`).join(' ')

/** What a commit needs, within four minutes on two cores: `npm run check`. */
export const CHECK: readonly Step[] = [
  BROWSER,
  FORMAT,
  // What it knows of files that did not change is kept beside the other notes of runs.
  step('types', 'tsc -p . --incremental --tsBuildInfoFile .cache/types.tsbuildinfo'),
  USED,
  step('unit, path and contract tests, but the longest', `vitest run --project unit --project contract ${withoutLong}`),
  step('stories in English', 'vitest run --project stories-english'),
]
