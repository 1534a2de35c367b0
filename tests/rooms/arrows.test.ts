import { beforeAll, expect, test } from 'vitest'
import { found } from './lint.ts'

// Who may import whom (docs/architecture.md): probes of every forbidden arrow, put before the linter with the rules of
// biome.json, in a folder of their own.

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

/** Two ways to import: a rule has to see both. */
const WAYS = [
  (from: string, name: string) => `import type { Probe as ${name} } from '${from}'`,
  (from: string, name: string) => `export const ${name}Later = () => import('${from}')`,
]

/** What was refused: '<file> <room>', by each of the ways. */
let refused: string[][] = []

beforeAll(async () => {
  const rooms = Object.entries(ROOMS)
  const text = WAYS.flatMap((way) => rooms.map(([room, from]) => way(from, room))).join('\n')
  const all = await found('style/noRestrictedImports', new Map(Object.keys(FORBIDDEN).map((file) => [file, text])))
  refused = WAYS.map((_, way) =>
    all
      .filter(({ line }) => Math.floor((line - 1) / rooms.length) === way)
      .map(({ file, line }) => `${file} ${rooms[(line - 1) % rooms.length]?.[0]}`),
  )
}, 60_000)

test.each(['by a static import', 'by a late one'])('every forbidden arrow is refused %s, and no other', (way) => {
  const arrows = refused[way === 'by a late one' ? 1 : 0] ?? []
  const forbidden = Object.entries(FORBIDDEN).flatMap(([file, rooms]) => rooms.map((room) => `${file} ${room}`))
  expect(arrows.toSorted()).toEqual(forbidden.toSorted())
})
