// Paths of the models for those who do not run these walks: as text to read, as JSON, and as specs for Playwright that
// use the same hands.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Path } from './paths.ts'
import { turnOf } from './place.ts'
import type { Seen } from './seen.ts'
import { tale, told } from './told.ts'
import type { Chosen } from './wish.ts'

/** Where exported paths are: not in the repository, and Playwright knows the specs there. */
export const EXPORTED = 'tests/exported'

/** What a model's walks need beside a page: another build of the app, or other rights in the browser. */
const GROUND: Readonly<Record<string, { test?: string; use?: string }>> = {
  prompts: { test: '../model/configured.ts' },
  push: { test: '../model/configured.ts', use: "{ serviceWorkers: 'allow', permissions: ['notifications'] }" },
}

const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`
const quoted = (text: string) => JSON.stringify(text)

/** Gherkin, which other tools read too. */
const asText = (seen: Seen, paths: readonly Chosen[]): string =>
  [
    `Feature: ${seen.name}`,
    ...paths.flatMap(({ title, events, turn }) => [
      '',
      `  # npm run walk -- --model ${seen.name} --events ${events.join(',')} --turn ${turn}`,
      `  Scenario: ${title} (${turnOf(turn).tradition})`,
      ...tale(seen, events).map((line) => `    ${line}`),
    ]),
    '',
  ].join('\n')

/** The paths as data: events, the states between them, and their sentences. */
const asJson = (seen: Seen, paths: readonly Chosen[]): string =>
  `${JSON.stringify(
    {
      model: seen.name,
      paths: paths.map(({ title, events, turn }) => ({
        title,
        turn,
        tradition: turnOf(turn).tradition,
        steps: told(seen, events),
      })),
    },
    null,
    2,
  )}\n`

const stepsOf = (seen: Seen, events: Path): string[] =>
  told(seen, events).map((line) => {
    const act = 'event' in line ? `events.${line.event}` : `states.${line.state}`
    return `  await test.step(${quoted(line.text)}, ${act})`
  })

/** A spec for each path, to be changed at will. */
function asSpec(seen: Seen, paths: readonly Chosen[]): string {
  const { name, timed } = seen
  const { test = '@playwright/test', use } = GROUND[name] ?? {}
  const player = `play${capital(name)}`
  return [
    `import { test } from ${quoted(test)}`,
    `import { ${player} } from ${quoted(`../walks/hands/${name}.ts`)}`,
    "import { placeOf } from '../walks/place.ts'",
    ...(use === undefined ? [] : ['', `test.use(${use})`]),
    ...paths.flatMap(({ title, events, turn }) => [
      '',
      `test(${quoted(title)}, async ({ page, context }) => {`,
      ...(events.some((event) => timed.includes(event)) ? ['  await page.clock.install()'] : []),
      `  const { events, states, finally: end } = await ${player}(placeOf(page, context, ${turn}))`,
      ...stepsOf(seen, events),
      '  await end?.()',
      '})',
    ]),
    '',
  ].join('\n')
}

/** Writes a model's paths in all three ways, in place of those of before. @returns the files */
export function writePaths(seen: Seen, paths: readonly Chosen[], folder = EXPORTED): string[] {
  mkdirSync(folder, { recursive: true })
  return [
    { kind: 'feature', text: asText(seen, paths) },
    { kind: 'json', text: asJson(seen, paths) },
    { kind: 'spec.ts', text: asSpec(seen, paths) },
  ].map(({ kind, text }) => {
    const file = path.join(folder, `${seen.name}.${kind}`)
    writeFileSync(file, text)
    return file
  })
}
