import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { BY_STEP, portsIn, SCRIPTS, SMOKES, TOGETHER } from './smokes.ts'
import { CHECK, EVERYTHING, LONG_TESTS } from './steps.ts'

const tried = SMOKES.map(({ name }) => name)

test('every command of package.json is run by a step of npm test, or tried by the step `commands`', () => {
  const known = [BY_STEP, TOGETHER].flatMap((each) => Object.keys(each)).concat(tried)
  expect(Object.keys(SCRIPTS).filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => SCRIPTS[name] === undefined)).toEqual([])
  expect(known.filter((name, index) => known.indexOf(name) !== index)).toEqual([])
  expect(EVERYTHING.map(({ command }) => command)).toContain('node scripts/commands.ts')
})

/** What tells one command from others: its file, its project of tests, or the tool. */
const mainOf = (command: string) =>
  /(?:scripts|tools|server|tests)\/[\w/-]+\.ts|--project "?[\w*]+|^\w+/.exec(command)?.[0] ?? command

test.each(Object.entries(BY_STEP))('npm run %s is run by the step "%s"', (name, what) => {
  expect(EVERYTHING.find((step) => step.what === what)?.command).toContain(mainOf(SCRIPTS[name] ?? ''))
})

test.each(Object.entries(TOGETHER))('npm run %s is made of commands that are run: %j', (name, parts) => {
  expect(SCRIPTS[name]).toBe(parts.map((part) => SCRIPTS[part]).join(' && '))
  expect(parts.filter((part) => BY_STEP[part] === undefined && !tried.includes(part))).toEqual([])
})

test('what npm run check leaves out, npm test has', () => {
  const [long, all] = [CHECK, EVERYTHING].map((steps) =>
    steps.find(({ command }) => command.includes('--project unit')),
  )
  for (const file of LONG_TESTS) {
    expect(long?.command).toContain(`--exclude ${file}`)
    expect(all?.command).not.toContain(file)
  }
})

test.each([
  ['Satsang with hot reload: http://localhost:8787\nRestarting', ['8787']],
  ['http://localhost:8787\nhttp://localhost:8787/', ['8787', '8787']],
  ['http://localhost:8787\n{"msg":"Server listening at http://127.0.0.1:8788"}', ['8787', '8788']],
  ['http://[::1]:8787, and the API on port 8788', ['8787', '8788']],
])('the ports that %j names', (said, ports) => {
  expect(portsIn(said)).toEqual(ports)
})

describe('npm run corpus:check', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'satsang-corpus-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  /** In a folder that stands for the repository. */
  const check = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.resolve('tools/corpus.ts'), '--check'], {
      cwd: root,
      encoding: 'utf8',
    })
    return { status, stdout: stdout.trim().split('\n'), stderr: stderr.trim().split('\n') }
  }
  const copy = (...folders: string[]) => {
    for (const folder of folders) cpSync(folder, path.join(root, folder), { recursive: true })
  }
  const change = (file: string, from: string, to: string) => {
    const place = path.join(root, file)
    writeFileSync(place, readFileSync(place, 'utf8').replace(from, to))
  }

  test('says in a sentence what it lacks, and ends with 2', () => {
    copy('packages/guide/text')
    expect(check()).toEqual({
      status: 2,
      stdout: [''],
      stderr: [
        expect.stringMatching(/^Nothing was checked\. Missing: packages\/guide\/corpus\/sggs\.json, .+ git restore /),
      ],
    })
    copy('packages/guide/corpus')
    expect(check()).toEqual({
      status: 2,
      stdout: [''],
      stderr: ['Nothing was checked. Missing: public/scripture. npm run corpus writes it.'],
    })
    mkdirSync(path.join(root, 'public/scripture'), { recursive: true })
    change('packages/guide/corpus/gita.json', '[', '')
    expect(check()).toMatchObject({
      status: 2,
      stderr: [expect.stringMatching(/^Nothing was checked\. A text or the corpus cannot be read: /)],
    })
  })

  test('tells a letter that is not in the published text, and what is missing or stale, and ends with 1', () => {
    copy('packages/guide/corpus', 'public/scripture', 'src/scripture')
    const [first = '', second = ''] = readdirSync('public/scripture').filter((name) => name.endsWith('.json'))
    rmSync(path.join(root, 'public/scripture', first))
    change(`public/scripture/${second}`, '"lines"', '"verses"')
    const found = check()
    expect(found).toMatchObject({ status: 1, stdout: [expect.stringContaining(': 2 findings')] })
    expect(found.stderr.sort()).toEqual([
      `public/scripture/${first} is missing: npm run corpus writes it`,
      `public/scripture/${second} is not what the published text says`,
    ])
    change('packages/guide/corpus/gita.json', '"original": "', '"original": "X')
    const { status, stderr } = check()
    expect(status).toBe(1)
    expect(stderr).toContainEqual(expect.stringMatching(/: other letters, says the published text$/))
  })
})
