// A process that keeps one vitest, for scripts/mutants.ts: a file can be given another text, in memory, and a test be run.
// A process of its own, so that a mutant that never ends can be ended with it.
import path from 'node:path'
import { createVitest } from 'vitest/node'
import { ROOT } from './files.ts'

/** A test file to run, with a text in the place of a file's own; both paths from the root. */
export type Asked = { test: string; put: { file: string; text: string } | null }
/** What failed in it: the name of a test, or an error; null when all was well. */
export type Answer = { failed: string | null }

let put: Asked['put'] = null

const vitest = await createVitest(
  {
    // Not the project's own configuration: no records of walks are written, and vitest's cache on the disk knows a module
    // by the file, whose text here is another.
    config: false,
    fsModuleCache: false,
    root: ROOT,
    watch: false,
    bail: 1,
    reporters: [{}],
    pool: 'forks',
    maxWorkers: 1,
    // A worker runs one file.
    isolate: false,
    include: ['**/*.test.{ts,tsx}'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
  {
    define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify('2026') },
    plugins: [
      {
        name: 'satsang-mutant',
        enforce: 'pre',
        load: (id) => (put !== null && id.split('?')[0] === path.join(ROOT, put.file) ? put.text : null),
      },
    ],
  },
)
const [project] = vitest.projects

async function run({ test, put: wanted }: Asked): Promise<Answer> {
  const before = put
  put = wanted
  for (const one of [before, wanted]) if (one !== null) vitest.invalidateFile(path.join(ROOT, one.file))
  if (project === undefined) throw new Error('vitest has no project')
  // It keeps what earlier runs came to, and would tell it again.
  for (const kept of [vitest.state.filesMap, vitest.state.idMap, vitest.state.errorsSet]) kept.clear()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([
    project.createSpecification(path.join(ROOT, test)),
  ])
  const failed = testModules
    .flatMap((module) => [...module.children.allTests()])
    .find((one) => one.result().state === 'failed')?.fullName
  const error = [...testModules.flatMap((module) => module.errors()), ...unhandledErrors][0]
  const isWell = testModules.length > 0 && testModules.every((module) => module.ok()) && error === undefined
  return { failed: isWell ? null : (failed ?? (error as Error | undefined)?.message ?? 'no test ran') }
}

process.on('message', (asked: Asked) => {
  run(asked).then(
    (answer) => process.send?.(answer),
    (error) => process.send?.({ failed: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
