// What each test came to, for scripts/steady.ts: a file of JSON at STEADY_REPORT.
import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/** Name of a test, with its project and file, and why it failed; null where it did not. */
export type Outcomes = Record<string, string | null>

export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const outcomes: Outcomes = {}
    for (const module of modules) {
      const place = `${module.project.name} ${module.relativeModuleId}`
      for (const { message } of module.errors()) outcomes[place] = message
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state !== 'skipped') outcomes[`${place} > ${test.fullName}`] = errors?.[0]?.message ?? null
      }
    }
    for (const { message } of unhandled) outcomes[`outside of any test: ${message}`] = message
    writeFileSync(String(process.env.STEADY_REPORT), JSON.stringify(outcomes))
  }
}
