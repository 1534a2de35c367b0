import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HELP_LINES } from '@satsang/guide/helplines'
import { describe, expect, test } from 'vitest'
import { entries } from '../../atlas/machines/catalogue.ts'
import { EVERYTHING } from '../../scripts/steps.ts'
import { SPECIFIED_CITIES } from '../../server/socialProof/data.ts'
import { KEYS } from '../../src/platform/storage.ts'
import { ERROR_SCREEN, SECTION_5, SECTION_8 } from '../spec/section8.ts'

// Documents rot in silence. Here everything that they name is looked up: sections, decisions, links, paths, scripts,
// variables. What they say is for a reader.

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const FOLDERS = [
  'src',
  'server',
  'packages',
  'scripts',
  'tools',
  'tests',
  'atlas',
  'openapi',
  '.storybook',
  'docs',
  'public',
]
/** Every file of the project, by its path from the root. */
const FILES = [
  ...globSync(['*', '.*', ...FOLDERS.map((folder) => `${folder}/**/*`)], { cwd: ROOT, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(ROOT, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/')),
  '.ci/run',
].filter((file) => !file.includes('node_modules/'))

/** Written texts, and not data. */
const CODE = FILES.filter((file) => /\.(?:tsx?|css|yaml|html)$/.test(file) && !file.startsWith('public/'))
const PAGES = FILES.filter((file) => /^(?:docs\/)?[\w-]+\.md$/.test(file) && file !== 'docs/texts.md')
const GUIDE_PAGES = FILES.filter((file) => /^packages\/.*\.md$/.test(file))

const specification = read('docs/specification.md')
/** What stands under each number. */
const SECTIONS = new Map(
  specification
    .split(/^## /m)
    .slice(1)
    .map((section) => [Number.parseInt(section, 10), section] as const),
)
const decisions = read('docs/decisions.md')
const DECIDED = new Set([...decisions.matchAll(/^- \*\*(D\d+)\b/gm)].map(([, name]) => name ?? ''))

type Quoted = { file: string; name: string }
const quotedBy = (files: readonly string[], pattern: RegExp): Quoted[] =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name = '']) => ({ file, name })))

describe('the specification and the decisions', () => {
  const all = [...CODE, ...PAGES, ...GUIDE_PAGES]

  test('every section that is quoted is there', () => {
    const signs = quotedBy(all, /§ ?(\d+(?:\.\d+)*)/g)
    const words = quotedBy(all, /\b(?:sections?) (\d(?:(?:, | and | to )\d)*)\b/gi)
    expect(signs.length).toBeGreaterThan(300)
    expect(words.length).toBeGreaterThan(80)
    const numbers = [
      ...signs,
      ...words.flatMap(({ file, name }) => (name.match(/\d+/g) ?? []).map((each) => ({ file, name: each }))),
    ]
    expect(numbers.filter(({ name }) => !SECTIONS.has(Number(name)))).toEqual([])
    expect([...SECTIONS.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('a passage that is quoted by name stands in its section', () => {
    const quoted = CODE.flatMap((file) =>
      [...read(file).matchAll(/§(\d) "?([A-Z][\w-]+)/g)].map(([, number, word = '']) => ({ file, number, word })),
    )
    expect(quoted.length).toBeGreaterThan(40)
    // 'D28' after a section is a decision, and no passage.
    const missing = quoted.filter(
      ({ number, word }) => !/^D\d+$/.test(word) && !SECTIONS.get(Number(number))?.includes(word),
    )
    expect(missing).toEqual([])
  })

  test('every place that a machine is from is a heading, or begins a paragraph', () => {
    const places = entries.flatMap(([id, { places }]) => places.map((place) => [id, place] as const))
    const missing = places.filter(([, place]) => {
      if (place.startsWith('D')) return !DECIDED.has(place)
      const [number, ...words] = place.split(' ')
      const heading = words.join(' ')
      const section = SECTIONS.get(Number(number)) ?? ''
      return heading !== '' && !section.includes(`\n### ${heading}`) && !section.includes(`- **${heading}`)
    })
    expect(missing).toEqual([])
  })

  test('section 8, the error screen and the two checks are word for word', () => {
    const rows = Object.entries(SECTION_8).map(([situation, behaviour]) => `| ${situation} | ${behaviour} |`)
    const section = SECTIONS.get(8) ?? ''
    expect(rows.filter((row) => !section.includes(row))).toEqual([])
    expect(section.match(/^\|/gm)).toHaveLength(rows.length + 2)
    const words = [ERROR_SCREEN, ...SECTION_5].flatMap((text) => text.match(/'[^']+'/g) ?? [])
    const flowing = specification.replaceAll(/\s+/g, ' ')
    expect(words.filter((text) => !flowing.includes(text))).toEqual([])
  })

  test('the figures of cities, the storage keys and the help lines are those of the code', () => {
    const told = [...(SECTIONS.get(9) ?? '').matchAll(/\| ([A-Z][A-Za-z ]+) \| (\d+)\/(\d+)/g)].map(
      ([, name, users, percentage]) => `${name} ${users}/${percentage}`,
    )
    const cities = SPECIFIED_CITIES.cities.map(({ name, users, percentage }) => `${name} ${users}/${percentage}`)
    expect(told.toSorted()).toEqual(cities.toSorted())
    const keys = [KEYS.token, KEYS.user, KEYS.deviceId, KEYS.prefilledPhone, KEYS.tradition, KEYS.initialTradition]
    expect(keys.filter((key) => !SECTIONS.get(3)?.includes(key))).toEqual([])
    const lines = decisions.slice(decisions.indexOf('**D36'), decisions.indexOf('**D37'))
    const numbers = Object.values(HELP_LINES).flatMap((those) => those.map(({ number }) => number))
    expect(numbers.length).toBeGreaterThan(10)
    expect(numbers.filter((number) => !lines.replaceAll(/\s+/g, ' ').includes(number))).toEqual([])
  })

  test('every decision that is quoted is there', () => {
    expect(DECIDED.size).toBeGreaterThan(40)
    // In a column of its own it is somebody's number in a table of data.
    const quoted = quotedBy(all, /(?<![\w#+\\-]|\| )(D\d{1,2})\b(?!\.)/g)
    expect(quoted.length).toBeGreaterThan(400)
    expect(quoted.filter(({ name }) => !DECIDED.has(name))).toEqual([])
  })

  test('a decision that no code quotes says so, and no other does', () => {
    const quoted = new Set(quotedBy(CODE, /\b(D\d{1,2})\b/g).map(({ name }) => name))
    const open = decisions
      .split(/^- \*\*/m)
      .slice(1)
      .filter((entry) => entry.includes('*Not in the code yet*') || entry.includes('*Not in the code yet.*'))
      .map((entry) => /^D\d+/.exec(entry)?.[0])
    expect([...DECIDED].filter((name) => !quoted.has(name))).toEqual(open)
  })
})

/** The anchor that a heading gets. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .trim()
    .replaceAll(' ', '-')

describe('the pages', () => {
  test('there they are', () => {
    const names = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md']
    expect(names.filter((name) => !PAGES.includes(name))).toEqual([])
    const linked = PAGES.flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#\s]+)/g)].map(([, to = '']) => path.posix.join(path.posix.dirname(file), to)),
    )
    expect(
      PAGES.filter((file) => file !== 'README.md' && !linked.includes(file)),
      'no page links to it',
    ).toEqual([])
    expect(read('README.md').split('\n').length).toBeLessThan(140)
  })

  test('every link leads somewhere', () => {
    const broken = [...PAGES, ...GUIDE_PAGES].flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, to = '']) => {
        if (/^https?:/.test(to)) return []
        const [name = '', anchor] = to.split('#')
        const target = name === '' ? file : path.posix.join(path.posix.dirname(file), name)
        if (!existsSync(path.join(ROOT, target))) return [`${file}: ${to}`]
        if (anchor === undefined) return []
        const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
        return headings.includes(anchor) ? [] : [`${file}: ${to}`]
      }),
    )
    expect(broken).toEqual([])
  })

  /** What a build, a run or an install makes. */
  const MADE = /^(?:dist|node_modules|tests\/exported|\.cache|\.data|\.env)\b/
  const PLACE = new RegExp(`^(?:${[...FOLDERS, '\\.ci'].map((folder) => folder.replace('.', '\\.')).join('|')})/`)

  test('every path that is named is there', () => {
    const isThere = (name: string) => {
      if (!name.includes('*') && !name.includes('<')) return existsSync(path.join(ROOT, name))
      // 'src/live*.ts', 'src/machines/<name>/<name>.machine.ts'
      const pattern = name.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\*+|<\w+>/g, '[^/]+')
      return FILES.some((file) => new RegExp(`^${pattern}`).test(file))
    }
    const named = PAGES.filter((file) => file !== 'CHANGELOG.md').flatMap((file) =>
      [...read(file).matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => ({ file, name: name.replace(/:\d+$/, '') })),
    )
    const paths = named.filter(({ name }) => PLACE.test(name) && !MADE.test(name))
    expect(paths.length).toBeGreaterThan(150)
    expect(paths.filter(({ name }) => !isThere(name))).toEqual([])
    // A bare name with an ending is some file's name.
    const bare = named.filter(({ name }) => /^[\w-]+(?:\.[\w-]+)*\.(?:tsx?|css|tsv)$/.test(name))
    const names = new Set(FILES.map((file) => path.posix.basename(file)))
    expect(bare.filter(({ name }) => !names.has(name))).toEqual([])
  })

  test('every script of npm that is named is there', () => {
    const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
    const named = quotedBy([...PAGES, ...GUIDE_PAGES, ...CODE, '.ci/run'], /\bnpm run ([a-z][\w-]*(?::[\w-]+)*)/g)
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter(({ name }) => scripts[name] === undefined)).toEqual([])
    // And the other way round: none that nobody is told of.
    const told = new Set(
      [
        ...quotedBy(PAGES, /\bnpm (?:run )?([a-z][\w:-]*)/g),
        ...quotedBy(['package.json'], /&& npm run ([\w:-]+)/g),
      ].map(({ name }) => name),
    )
    expect(Object.keys(scripts).filter((name) => !told.has(name))).toEqual([])
  })

  test('what stands in a table of npm test is what npm test does', () => {
    const steps = EVERYTHING.map(({ what }) => what)
    expect(steps.length).toBeGreaterThan(10)
    const page = read('docs/testing.md')
    expect(steps.filter((what) => !page.includes(`| ${what} |`))).toEqual([])
  })
})

describe('configuration.md', () => {
  /** Names that are read: by the server's own getter, from the environment, or put into the app by the build. */
  const READ = [
    /\bprocess\.env\.([A-Z][A-Z0-9_]+)/g,
    /\bimport\.meta\.env\.(VITE_[A-Z0-9_]+)/g,
    /\benv\.(VITE_[A-Z0-9_]+)/g,
    /\bget\('([A-Z][A-Z0-9_]+)'\)/g,
    /\{ ([A-Z][A-Z0-9_]+): \w+ \} = process\.env/g,
  ]
  /** The system's own, and what Vite, Vitest and Storybook set. */
  const OTHERS = ['PATH', 'TZ', 'VITEST', 'VITEST_STORYBOOK', 'DEV']
  // Not this test, nor the faults that are to be found.
  const code = CODE.filter((file) => /\.tsx?$/.test(file) && !/^tests\/(?:docs|breaks)\//.test(file))
  const used = new Set(READ.flatMap((pattern) => quotedBy(code, pattern).map(({ name }) => name)))

  test('has every variable that is read, and no other', () => {
    const told = new Set(
      [...read('docs/configuration.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    )
    expect(used.size).toBeGreaterThan(50)
    expect([...used].filter((name) => !told.has(name) && !OTHERS.includes(name))).toEqual([])
    expect([...told].filter((name) => !used.has(name))).toEqual([])
  })

  test('no code reads the environment in a way that this test does not see', () => {
    const ways = code.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /\bprocess\.env\b(?!\.[A-Z])/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    // Handed on whole, or asked by a name that the patterns above know.
    const known =
      /\.\.\.process\.env|read(?:Config|StorageConfig)\(process\.env\)|readPushConfig\(process\.env\)|= process\.env$/
    expect(ways.filter((way) => !known.test(way))).toEqual([])
  })
})

describe('CONTRIBUTING.md', () => {
  const page = read('CONTRIBUTING.md')

  test('the hunt: what is to be found is in its file', () => {
    const steps = [...page.matchAll(/`([\w.]+)` in `([^`]+)`/g)].map(([, name = '', file = '']) => ({ name, file }))
    expect(steps.length).toBeGreaterThan(10)
    expect(steps.filter(({ name, file }) => !read(file).includes(name))).toEqual([])
  })

  test('a new language: the list has every file that has the three', () => {
    const recipe = page.slice(page.indexOf('### A new language'), page.indexOf('### A new call'))
    const speaks = CODE.filter(
      (file) =>
        /^(?:src|server|\.storybook)\/|^vitest\.config/.test(file) &&
        !/\.(?:test|stories)\.tsx?$|^src\/ui\/i18n\/|\/generated\//.test(file) &&
        /\bpunjabi\b|startsWith\('pa'\)/.test(read(file)),
    )
    expect(speaks.length).toBeGreaterThan(10)
    expect(speaks.filter((file) => !recipe.includes(`\`${file}\``))).toEqual([])
  })
})
