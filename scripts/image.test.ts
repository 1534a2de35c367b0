import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

// What an image is made of (docs/deploying.md, 'In a container'). No container tool runs here: what is held is that the
// files which they read are in step with the code.

const read = (file: string) => readFileSync(file, 'utf8')
type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>
const manifest = (folder: string): Manifest & { exports?: Record<string, string> } =>
  JSON.parse(read(path.join(folder, 'package.json')))

const GUIDE = Object.values(manifest('packages/guide').exports ?? {}).map((file) => path.join('packages/guide', file))
const SERVER = ['server/main.ts', 'server/push/main.ts', 'server/backup/backup.ts', 'server/backup/restore.ts']

/** What these files import when they run, each with the files that it imports; types are gone then. */
async function imported(entryPoints: readonly string[]) {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'nowhere',
    write: false,
    metafile: true,
  })
  const names = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports.filter(({ external }) => external).map(({ path }) => path))
    .filter((name) => !name.startsWith('node:'))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
  return { files: Object.keys(metafile.inputs), packages: [...new Set(names)].toSorted() }
}

describe("the server's packages", () => {
  test.each([
    ['server', SERVER],
    ['packages/guide', GUIDE],
  ])('%s depends on what it imports when it runs, and on nothing else', async (folder, entries) => {
    const { packages } = await imported(entries)
    expect(packages.length).toBeGreaterThan(1)
    expect(packages).toEqual(Object.keys(manifest(folder).dependencies ?? {}).toSorted())
  })

  test('where two manifests name a package, both want the same version', () => {
    const all = ['.', 'server', 'packages/guide'].flatMap((folder) => {
      const { dependencies, devDependencies } = manifest(folder)
      return Object.entries({ ...dependencies, ...devDependencies })
    })
    const versions = Map.groupBy(all, ([name]) => name)
    expect([...versions].filter(([, wanted]) => new Set(wanted.map(([, version]) => version)).size > 1)).toEqual([])
  })
})

/** A pattern of .dockerignore, in which a star stands for dots too. */
const patternOf = (line: string) => {
  const parts = line.split('**/').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'))
  return new RegExp(`^${parts.join('(?:.*/)?')}$`)
}

/** Whether .dockerignore leaves a path out: the last pattern that fits it, or a folder that it is in, decides. */
function isLeftOut(file: string): boolean {
  const places = file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))
  const lines = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const last = lines.findLast((line) => places.some((place) => patternOf(line.replace(/^!/, '')).test(place)))
  return last !== undefined && !last.startsWith('!')
}

describe('the Dockerfile', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1)
  /** What a stage takes from this folder. */
  const copied = (stage: string) =>
    [...stage.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, line = '']) => line.split(' ').slice(0, -1))
  const last = stages.at(-1) ?? ''

  test('copies what is there, and is not left out', () => {
    const files = stages.flatMap(copied)
    expect(files.length).toBeGreaterThan(8)
    expect(files.filter((file) => file !== '.' && (!existsSync(file) || isLeftOut(file)))).toEqual([])
  })

  test('its last stage has every file that the server imports, and what it reads', async () => {
    const { files } = await imported([...SERVER, ...GUIDE])
    const needed = [...files, 'openapi/v1.yaml', 'package.json', 'server/package.json', 'packages/guide/package.json']
    expect(needed.length).toBeGreaterThan(100)
    const places = copied(last)
    const has = (file: string) => places.some((place) => file === place || file.startsWith(`${place}/`))
    expect(needed.filter((file) => !has(file) || isLeftOut(file))).toEqual([])
  })

  test.each([
    '.env',
    '.env.local',
    '.git/config',
    '.data/pg/PG_VERSION',
    'dist/index.html',
    'node_modules/pg/index.js',
  ])('%s stays out', (file) => expect(isLeftOut(file)).toBe(true))

  test('no package of its own machine goes in with a folder', () => {
    expect(isLeftOut('packages/guide/node_modules/ajv/package.json')).toBe(true)
    expect(isLeftOut('server/node_modules/pg/package.json')).toBe(true)
  })

  test('it is started as `npm run server` does', () => {
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(last) ?? []
    expect(JSON.parse(command).join(' ')).toBe(JSON.parse(read('package.json')).scripts.server)
  })

  test('each variable of the app can be given to its build', () => {
    const told = [...read('docs/configuration.md').matchAll(/^\| `(VITE_\w+)`/gm)].map(([, name]) => name)
    expect(told.length).toBeGreaterThan(5)
    expect([...read('Dockerfile').matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name).toSorted()).toEqual(
      told.toSorted(),
    )
  })
})

describe('compose.yaml', () => {
  type Service = {
    image?: string
    environment?: Record<string, string | null>
    build?: { args: string[] }
    [key: string]: unknown
  }
  const text = read('compose.yaml')
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> }
  const variables = new Set([...read('docs/configuration.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name))

  test('what it sets for the app is a setting, and the build takes its variables', () => {
    const names = [...Object.keys(services.app?.environment ?? {}), ...(services.app?.build?.args ?? [])]
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter((name) => !variables.has(name))).toEqual([])
  })

  test('what it asks of .env is a setting, or told of', () => {
    const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))
    expect(asked).toContain('POSTGRES_PASSWORD')
    const told = read('docs/deploying.md')
    expect([...asked].filter((name) => !variables.has(name) && !told.includes(name))).toEqual([])
  })

  test.each(Object.keys(services))('%s is confined, and its image has a version', (name) => {
    const service = services[name]
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
    })
    if (name !== 'app') expect(service?.image).toMatch(/:\d[\w.-]*$/)
  })

  test('it has no secret in it', () => {
    const set = Object.values(services).flatMap(({ environment }) => Object.entries(environment ?? {}))
    const secrets = set.filter(([name]) => /PASSWORD|TOKEN|KEY|DATABASE_URL/.test(name))
    expect(secrets.length).toBeGreaterThan(4)
    expect(secrets.filter(([, value]) => value !== null && !value.includes('${'))).toEqual([])
  })
})
