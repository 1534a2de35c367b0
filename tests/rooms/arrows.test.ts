import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Who may import whom (docs/architecture.md): probes of every forbidden arrow, put before the linter with the rules of
// biome.json, in a folder of their own.

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What a file imports, as it would write it from two folders below src. */
const ROOMS = {
  api: '../../api/client.ts',
  contract: '../../../openapi/v1.d.ts',
  platform: '../../platform/storage.ts',
  worker: '../../worker/payload.ts',
  offline: '../../offline/seen.ts',
  machines: '../../machines/entities.ts',
  scripture: '../../scripture/digest.ts',
  ui: '../../ui/types.ts',
  live: '../../live/member.ts',
  prerender: '../../prerender/boot.ts',
  main: '../../main.tsx',
  react: 'react',
  atlas: '../../../atlas/chart.ts',
  tests: '../../../tests/spec/section8.ts',
} as const
type Room = keyof typeof ROOMS

/** Who writes the probe, and what it must not import. Everything else it may. */
const FORBIDDEN: Readonly<Record<string, readonly Room[]>> = {
  'src/machines/probe/probe.ts': [
    'api',
    'platform',
    'offline',
    'ui',
    'live',
    'prerender',
    'main',
    'react',
    'atlas',
    'tests',
  ],
  'src/machines/probe/probe.test.ts': ['live', 'main'],
  'src/ui/probe/probe.tsx': ['api', 'platform', 'offline', 'live', 'prerender', 'main', 'atlas', 'tests'],
  'src/ui/probe/probe.stories.tsx': ['live', 'main'],
  'src/api/probe/probe.ts': ['machines', 'offline', 'ui', 'live', 'prerender', 'main', 'atlas', 'tests'],
  'src/api/probe/probe.test.ts': ['live', 'main'],
  'src/platform/probe/probe.ts': ['machines', 'offline', 'ui', 'live', 'prerender', 'main', 'atlas', 'tests'],
  'src/worker/probe/probe.ts': ['machines', 'offline', 'ui', 'live', 'prerender', 'main', 'atlas', 'tests'],
  'src/offline/probe/probe.ts': ['api', 'ui', 'live', 'prerender', 'main', 'react', 'atlas', 'tests'],
  'src/scripture/probe/probe.ts': [
    'api',
    'platform',
    'offline',
    'machines',
    'ui',
    'live',
    'prerender',
    'main',
    'atlas',
    'tests',
  ],
  'src/socialProof/probe/probe.ts': [
    'api',
    'platform',
    'offline',
    'machines',
    'ui',
    'live',
    'prerender',
    'main',
    'atlas',
    'tests',
  ],
  'src/probe/probe/probe.ts': ['live', 'main', 'atlas', 'tests'],
  'src/ui/stories.fixtures.ts': ['live', 'main'],
  'src/prerender/probe/probe.tsx': ['api', 'platform', 'offline', 'live', 'main', 'atlas', 'tests'],
  'src/live/probe/probe.ts': ['atlas', 'tests'],
  'src/live/probe/probe.test.ts': [],
  'src/main.tsx': ['atlas', 'tests'],
}

/** Two ways to import: a rule that sees only one is none. */
const WAYS = [
  (from: string, name: string) => `import type { Probe as ${name} } from '${from}'`,
  (from: string, name: string) => `export const ${name}Later = () => import('${from}')`,
]

let folder = ''
/** What was refused: '<file> <room>', by each of the ways. */
let refused: string[][] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'satsang-arrows-'))
  await cp(path.join(ROOT, 'biome.json'), path.join(folder, 'biome.json'))
  const rooms = Object.entries(ROOMS)
  const text = WAYS.flatMap((way) => rooms.map(([room, from]) => way(from, room))).join('\n')
  for (const file of Object.keys(FORBIDDEN)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome')
  const options = [
    '--only=style/noRestrictedImports',
    '--reporter=json',
    '--vcs-enabled=false',
    '--max-diagnostics=none',
  ]
  // It ends with 1, because it finds something.
  const answer = await new Promise<string>((resolve) =>
    execFile(process.execPath, [biome, 'lint', ...options, '.'], { cwd: folder }, (_, stdout) => resolve(stdout)),
  )
  const { diagnostics } = JSON.parse(answer) as {
    diagnostics: { category: string; location: { path: string; start: { line: number } } }[]
  }
  refused = WAYS.map((_, way) =>
    diagnostics
      .filter(({ location: { start } }) => Math.floor((start.line - 1) / rooms.length) === way)
      .map(({ location }) => `${location.path} ${rooms[(location.start.line - 1) % rooms.length]?.[0]}`),
  )
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(['by a static import', 'by a late one'])('every forbidden arrow is refused %s, and no other', (way) => {
  const found = refused[way === 'by a late one' ? 1 : 0] ?? []
  const forbidden = Object.entries(FORBIDDEN).flatMap(([file, rooms]) => rooms.map((room) => `${file} ${room}`))
  expect(found.toSorted()).toEqual(forbidden.toSorted())
})
