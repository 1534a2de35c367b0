import { expect, test } from 'vitest'
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
