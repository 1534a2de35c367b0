// `npm run atlas:check`: is every state shown, every transition walked, every address as it was? After the unit tests,
// whose walks it reads. `npm run atlas:write` writes the addresses into atlas/stories.json.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildIndex } from 'storybook/internal/core-server'
import { expect, test, vi } from 'vitest'
import type { WalkRecord } from '../tests/machines/testing.ts'
import { RECORDS } from '../tests/walkRecords.place.ts'
import { ARCHITECTURE } from './architecture.ts'
import { coverageOf, type Story, toTable } from './coverage.ts'
import { inAddress } from './findLinks.ts'
import { entries } from './machines/catalogue.ts'
import { lastOf } from './stories.ts'
import { VIEWLESS } from './viewless.ts'

// Stories are read here, and not shown: what they ask for when their code arrives is for a browser.
vi.mock('../src/scripture/lazy.ts', () => ({
  loadVerifier: () => new Promise(() => {}),
  canVerify: () => false,
  isScripture: () => false,
}))

const ROOT = path.resolve(import.meta.dirname, '..')
const mustWrite = process.env.ATLAS_WRITE === '1'

/** The records of test files that are still there. */
const walks = (existsSync(RECORDS) ? readdirSync(RECORDS) : [])
  .filter((file) => existsSync(path.join(ROOT, file.replaceAll('~', '/').replace(/\.json$/, ''))))
  .flatMap((file): WalkRecord[] => JSON.parse(readFileSync(path.join(RECORDS, file), 'utf8')))

type Parameters = { states?: string[]; stateless?: string }
type Module = { default: { parameters?: Parameters } } & Record<string, { parameters?: Parameters } | undefined>

/** Every story by its address, as Storybook itself computes them. */
const index = Object.values((await buildIndex({ configDir: path.join(ROOT, '.storybook') })).entries)

/** The stories of the app, and what they say that they show. */
async function readStories(): Promise<(Story & { title: string; name: string })[]> {
  const modules = import.meta.glob<Module>('../src/**/*.stories.tsx')
  return Promise.all(
    index
      .filter(({ type, importPath }) => type === 'story' && importPath.startsWith('./src/'))
      .map(async (entry) => {
        const load = modules[`.${entry.importPath}`]
        if (load === undefined) throw new Error(`no module for ${entry.importPath}`)
        const module = await load()
        const exportName = 'exportName' in entry ? (entry.exportName ?? '') : ''
        const own = module[exportName]?.parameters
        const { states, stateless } = { ...module.default.parameters, ...own }
        return { id: entry.id, title: entry.title, name: entry.name, states, stateless }
      }),
  )
}

const stories = await readStories()
const { rows, problems } = coverageOf({
  machines: Object.fromEntries(entries.map(([id, { machine }]) => [id, machine])),
  architecture: { asks: ARCHITECTURE, has: entries.flatMap(([, { architecture }]) => architecture ?? []) },
  walks,
  stories,
  viewless: VIEWLESS,
})
const table = toTable(rows, stories.length)
process.stdout.write(`\n${table}\n\n`)
writeFileSync(path.join(ROOT, '.cache/atlas.json'), `${JSON.stringify({ rows, problems }, null, 2)}\n`)

test('every state with a view has a story, every transition a path, every machine its place', () =>
  expect(problems).toEqual([]))

/** One line a story, so that a change of an address is a line of a review. */
const toList = () => {
  const lines = stories
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, title, name, states = [] }) => `  ${JSON.stringify(id)}: ${JSON.stringify({ title, name, states })}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

/** The lines that only one of them has, marked as in a diff. */
function changed(before: string, after: string): string[] {
  const [was, is] = [before, after].map((text) => text.split('\n').map((line) => line.replace(/,$/, ''))) as [
    string[],
    string[],
  ]
  return [
    ...was.filter((line) => !is.includes(line)).map((line) => `- ${line}`),
    ...is.filter((line) => !was.includes(line)).map((line) => `+ ${line}`),
  ]
}

test('every story has the address that it had (atlas/stories.json)', () => {
  const file = path.join(ROOT, 'atlas/stories.json')
  if (mustWrite) writeFileSync(file, toList())
  else expect(changed(readFileSync(file, 'utf8'), toList()), 'npm run atlas:write').toEqual([])
})

test('no two stories share an address, nor two ways to write one', () => {
  const ids = stories.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(300)
  expect(new Set(ids).size).toBe(ids.length)
  // An address comes from a title that somebody wrote, and not from where a file lies.
  expect(stories.filter(({ title }) => title.startsWith('ui/')).map(({ id }) => id)).toEqual([])
  const titles = [...new Set(stories.map(({ title }) => title))]
  expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length)
})

test.each([
  ['Atlas/Machines', entries.map(([id]): string => id)],
  ['Atlas/Screens', [...new Set(stories.map(({ title }) => lastOf(title)))]],
])('%s has a page for each, at its own address', (title, names) => {
  const pages = index.filter((entry) => entry.title === title)
  const addresses = names.map((name) => `${title.toLowerCase().replace('/', '-')}--${inAddress(name)}`)
  expect(pages.map(({ id }) => id).sort()).toEqual(addresses.sort())
})
