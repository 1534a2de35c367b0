import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { isMutated, type Source } from './make.ts'

export const ROOT = path.resolve(import.meta.dirname, '../..')

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const found = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()

/** The files that mutants are made of. */
export const sources = (): Source[] =>
  found('{src,server}/**/*.ts')
    .filter(isMutated)
    .map((file) => ({ file, text: read(file) }))

/**
 * Tests that compare with what is written down of the machines' shape: any change of it fails them until it is written
 * anew, so what they find says nothing of what a machine does.
 */
const SHAPES = ['tests/docs/machines.test.ts', 'tests/docs/docs.test.ts']

const TESTS = ['{atlas,src,server,packages}/**/*.test.{ts,tsx}', 'tests/{contract,docs}/*.test.ts']

/** The tests of what is composed of all: slow, and asked only for what stands beside it, or what they import themselves. */
const COMPOSED = 'src/machines/app/'

/** It has every text as a native reader read it. */
const TEXTS = 'tests/docs/texts.test.ts'

/** What the nearest do not see, those farther off see by accident: a check is where somebody looks for it. */
const MOST = 4

/** Imports every machine, and so is no way from a machine to a test of it. */
const CATALOGUE = 'atlas/machines/catalogue.ts'

/** For what is of the server, by its name: the contract tests that call it, the most telling first. */
const SERVER: Readonly<Record<string, readonly string[]>> = {
  account: ['account', 'authorisation'],
  anonymous: ['anonymous', 'authorisation'],
  askGuide: ['care', 'anonymous', 'chat', 'guideModel'],
  auth: ['auth', 'otp', 'google', 'referral'],
  chat: ['chatHistory', 'chat', 'voice'],
  chatSend: ['chat', 'voice', 'signInDuringSend', 'care', 'chatHistory'],
  exchange: ['chat', 'anonymous', 'voice', 'care', 'signInDuringSend'],
  google: ['google'],
  handlers: ['authorisation', 'http', 'anonymous'],
  messages: ['chatHistory', 'chat', 'voice', 'care'],
  notifications: ['notifications', 'push'],
  otp: ['otp'],
  otpSender: ['otp', 'config'],
  profile: ['profile', 'auth', 'referral'],
  profileMerge: ['profile', 'auth'],
  recordings: ['recordings', 'voice', 'anonymous', 'account'],
  recordingUpkeep: ['recordings', 'voice'],
  upkeep: ['forgetting', 'recordings'],
  rewrite: ['forgetting'],
  unusable: ['process'],
  referral: ['referral', 'profile'],
  referralShare: ['referral'],
  anonymousSend: ['anonymous', 'voice', 'signInDuringSend'],
  services: ['config', 'http'],
  trial: ['anonymous', 'signInDuringSend'],
  bodies: ['http', 'voice'],
  connections: ['connections', 'process'],
  contract: ['http', 'authorisation', 'profile', 'chat'],
  cors: ['http'],
  description: ['http'],
  errors: ['http', 'authorisation', 'chat'],
  metrics: ['metrics', 'http'],
  headers: ['http', 'staticFiles'],
  log: ['http', 'otp', 'process'],
  multipart: ['voice', 'recordings', 'http'],
  operations: ['http', 'authorisation', 'voice', 'chat'],
  policy: ['http', 'staticFiles'],
  problem: ['http', 'otp', 'anonymous', 'chat', 'referral'],
  range: ['voice'],
  rateLimit: ['http', 'otp', 'anonymous'],
  sentences: ['http', 'profile', 'otp', 'voice'],
  staticFiles: ['staticFiles'],
}

/** What a file imports, by path from the root; the guide by the name of its package. */
function importsOf(file: string): string[] {
  return ts.preProcessFile(read(file)).importedFiles.flatMap(({ fileName }) => {
    const own = fileName.replace(/^@satsang\/guide/, () =>
      path.posix.relative(path.posix.dirname(file), 'packages/guide'),
    )
    if (!own.startsWith('.')) return []
    const target = path.posix.join(path.posix.dirname(file), own)
    const candidates = [target, `${target}.ts`, `${target}/index.ts`]
    return candidates.filter((one) => /\.tsx?$/.test(one) && existsSync(path.join(ROOT, one))).slice(0, 1)
  })
}

/** For a file: the tests that import it, or call it, the nearest first, as paths from the root; four at most. */
export function seersOf(): (file: string) => string[] {
  const tests = found(...TESTS).filter((file) => !SHAPES.includes(file))
  const importers = new Map<string, Set<string>>()
  const seen = new Set<string>(tests)
  for (const file of seen)
    for (const target of importsOf(file)) {
      importers.set(target, (importers.get(target) ?? new Set()).add(file))
      seen.add(target)
    }
  const isTest = new Set(tests)
  return (file) => {
    const far = new Map([[file, 0]])
    for (const [one, steps] of far) {
      if (one === CATALOGUE) continue
      for (const importer of importers.get(one) ?? []) if (!far.has(importer)) far.set(importer, steps + 1)
    }
    const own = `${file.replace(/\.ts$/, '')}.test.ts`
    const named = (SERVER[path.posix.basename(file, '.ts')] ?? []).map((name) => `tests/contract/${name}.test.ts`)
    // Servers start slowly: only for what is of the server.
    const first = file.startsWith('src/ui/i18n/') ? [own, TEXTS] : file.startsWith('server/') ? [own, ...named] : [own]
    const isOf = (test: string) =>
      first.includes(test) ||
      !(test.startsWith('tests/') || (test.startsWith(COMPOSED) && !file.startsWith(COMPOSED) && far.get(test) !== 1))
    const rank = (test: string): number => {
      if (first.includes(test)) return first.indexOf(test) - first.length - 1
      return path.posix.dirname(test) === path.posix.dirname(file) ? -1 : (far.get(test) ?? 0)
    }
    return (
      [...far.keys()]
        .filter((one) => isTest.has(one) && isOf(one))
        .map((test) => ({ test, at: rank(test), size: read(test).length }))
        // Of those equally near the small ones, which are quick.
        .toSorted((a, b) => a.at - b.at || a.size - b.size)
        .map(({ test }) => test)
        .slice(0, MOST)
    )
  }
}
