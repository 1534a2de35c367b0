// Whether dist/, or a built Storybook, is of the files that are here. By their contents: times change with every checkout.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What `npm run build` reads, beside the libraries. */
const READ = [
  ...[
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    'src',
    'openapi',
    'public',
    'packages',
    'server/http/policy.ts',
  ],
  ...['build.ts', 'compat/data.ts', 'licences.ts', 'lines.ts', 'pieces.ts'].map((file) => `scripts/${file}`),
]
/** Of that, what no build has in it. */
const LEFT_OUT = /\.test\.tsx?$|\.stories\.tsx$|\.md$|[/\\]node_modules[/\\]/

/** What a built Storybook is made of, beside the libraries. */
const STORYBOOK_READ = [
  ...['src', 'atlas', '.storybook', 'packages', 'public', 'tests/looks', 'tests/machines'],
  ...['package-lock.json', 'vite.config.ts', 'scripts/picture/kept.ts'],
]
const NOT_IN_STORYBOOK = /\.test\.tsx?$|\.md$|[/\\]node_modules[/\\]/
/** In the folder of a built Storybook. */
export const STORYBOOK_MARK = 'built-of.txt'

/** Beside the other notes of runs: what stands in dist/ is served. */
const MARK = '.cache/built'

const filesIn = (place: string): string[] =>
  statSync(place).isDirectory()
    ? readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [place]

function digestOf(places: readonly string[], leftOut: RegExp): string {
  const hash = createHash('sha256')
  for (const file of places
    .filter((place) => existsSync(place))
    .flatMap(filesIn)
    .filter((file) => !leftOut.test(file))
    .toSorted())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** A digest of everything that goes into a build: asked before it begins, it is that of the build. */
export const digestOfSources = (): string => digestOf(READ, LEFT_OUT)

/** The same of a Storybook. */
export const digestOfStorybook = (): string => digestOf(STORYBOOK_READ, NOT_IN_STORYBOOK)

/** Whether the Storybook in that folder is built of the files that are here. */
export function isStorybookFresh(folder: string): boolean {
  const mark = path.join(folder, STORYBOOK_MARK)
  return existsSync(mark) && readFileSync(mark, 'utf8') === digestOfStorybook()
}

/** Notes what the build in dist/ is of. */
export function noteBuild(digest: string): void {
  mkdirSync(path.dirname(MARK), { recursive: true })
  writeFileSync(MARK, digest)
}

/** @returns what is wrong with the build in dist/, as a sentence, or null */
export function staleness(): string | null {
  if (!existsSync('dist/index.html')) return 'There is no build in dist/. Make one: npm run build'
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === digestOfSources()
    ? null
    : 'The build in dist/ is of other files than these. Make it anew: npm run build'
}
