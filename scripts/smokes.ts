// For each command of package.json: the step of `npm test` that runs it, or how the step 'commands' tries it for a moment.
import { readFileSync } from 'node:fs'

/** Each command, as npm runs it. */
export const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).scripts

/**
 * What a step of `npm test` runs: the name of the step. What writes a file is run there with what compares it, and what
 * runs a part of a step's tests is run with the rest.
 */
export const BY_STEP: Readonly<Record<string, string>> = {
  format: 'format and lint',
  api: 'the generated types are fresh',
  'corpus:digests': 'the scripture digests are fresh',
  'test:unit': 'unit, path and contract tests',
  'test:contract': 'unit, path and contract tests',
  'atlas:check': 'the atlas is complete',
  'test:stories': 'stories, with accessibility',
  looks: 'screens as they were',
  build: 'the production build',
  bytes: 'byte budgets',
  bench: 'the bench, each part once',
}

/** Ends by itself. */
export type Short = {
  kind: 'short'
  name: string
  /** What stands behind the command; `{folder}` is a folder of its own, for a while. */
  args?: string
  /** 0, unless it is to refuse. */
  status?: number
  says: RegExp
  /** A file that it writes anew, and that has to come out as it was. */
  keeps?: string
  /** Changes files for a while, so nothing else may run beside it. */
  alone?: true
}
/** Answers on an address until it is stopped. */
export type Lasting = {
  kind: 'lasting'
  name: string
  /** The address that it says it is on. */
  says: RegExp
  /** Paths that have to answer 200. */
  answers: readonly string[]
  /** Whether it names that address once, and no other port, until it has ended. */
  namesOne?: true
}
export type Smoke = Short | Lasting

const short = (name: string, says: RegExp, more: Partial<Short> = {}): Short => ({ kind: 'short', name, says, ...more })
const lasting = (name: string, says: RegExp, ...answers: string[]): Lasting => ({
  kind: 'lasting',
  name,
  says,
  answers,
})

/** Each port that a command names, as often as it does: in an address, or in words. */
export const portsIn = (said: string): string[] =>
  [...said.matchAll(/(?:https?:\/\/[^\s/]*:|\bport )(\d+)/gi)].map(([, port = '']) => port)

/** `npm start` is the build, which is a step, and then the server. */
export const TOGETHER: Readonly<Record<string, readonly string[]>> = { start: ['build', 'server'] }

export const SMOKES: readonly Smoke[] = [
  short('test', /^walks in the browser: /m, { args: '--list' }),
  short('check', /^stories in English: /m, { args: '--list' }),
  lasting('server', /Satsang is ready: (\S+)/, '/', '/api/v1/health'),
  // Its server has a port of its own, which nobody is to open.
  { ...lasting('dev', /Satsang with hot reload: (\S+)/, '/', '/api/v1/health'), namesOne: true },
  short('storybook', /./, { args: '--smoke-test --ci --disable-telemetry' }),
  short('storybook:build', /completed/, { args: '--disable-telemetry --output-dir {folder}' }),
  short('eval', /\d/, { args: '--few 3' }),
  short('steady', /^Nothing changed its mind: [1-9]\d* tests, 1 rounds\.$/m, { args: '1 src/machines/profileEdit' }),
  short('picture', /^\S+not-found\S+-light\.png$/m, {
    args: 'screens-notfound--not-found --language english --theme light --to {folder}',
  }),
  short('counts', /^machines: \d+$/m),
  // Without a database there is nobody to send to, and it says what to set.
  short('push', /^No push\. There is no database in .+ yet\. Set DATA_DIR or DATABASE_URL/m, {
    args: '--to all --title "A word" --body "for a try" --dry-run',
    status: 2,
  }),
  // Without a provider it says how it is called; tests/contract/conform.test.ts has it look at some.
  short('conform', /^Give the address of one provider\.$/m, { status: 2 }),
  short('backup', /^Nothing was backed up\. There is no database in /m, { args: '{folder}.tar.gz', status: 1 }),
  short('restore', /^Nothing was restored\. There is no file /m, { args: '{folder}.tar.gz', status: 1 }),
  short('corpus:check', /: 0 findings/),
  short('guide:model', /of these examples/, { args: '--check' }),
  short('guide:danger', /of these messages/, { args: '--check' }),
  short('music', /as committed/, { args: '--check' }),
  short('icons', /as committed/, { args: '--check' }),
  // Firefox alone, which is quick; the other two are for who asks.
  short('engines', /The journey works/, { args: 'firefox' }),
  short('walk', /\b1 passed/, { args: '--model trial --path 1' }),
  short('corpus', /written/, { keeps: 'src/scripture/contexts.json', alone: true }),
  short('texts', /passed/, { keeps: 'docs/texts.md', alone: true }),
  short('docs', /passed/, { keeps: 'docs/machines.md', alone: true }),
  short('atlas:write', /passed/, { keeps: 'atlas/stories.json', alone: true }),
  short('mutants', /mutants were killed/, { args: '--sample 25' }),
]
