// A step of `npm test`: what the app's code, its built files and its styles need of a browser, against the oldest ones that
// package.json lists (D35) and MDN's data. `ALLOWED` has what is asked for before it is used, or is a grace.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ALLOWED } from './compat/allowed.ts'
import { inBuilt } from './compat/built.ts'
import { type Finding, OLDEST } from './compat/data.ts'
import { inSource } from './compat/source.ts'
import { inStyles } from './compat/styles.ts'

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
const sources = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.(?:test|stories|fixtures)\.|\/(?:testing|checks|fixtures)\.ts/.test(file),
)
const built = (pattern: string, read: (file: string, text: string) => Finding[]) =>
  globSync(pattern, { cwd: 'dist' }).flatMap((file) => read(file, readFileSync(path.join('dist', file), 'utf8')))

const scripts = built('**/*.js', inBuilt)
if (globSync('dist/assets/*.js').length === 0) throw new Error('there is no build in dist/ yet: npm run build')
const findings = [...inSource(sources, options), ...scripts, ...built('**/*.css', inStyles)]

const isAllowed = ({ what }: Finding) =>
  Object.keys(ALLOWED).some((name) => what === name || what.startsWith(`${name}.`))
const wrong = findings.filter((each) => !isAllowed(each))
for (const { where, what, lack } of wrong) console.log(`${where}\n  ${what}: not in ${lack.join(', ')}`)
const unused = Object.keys(ALLOWED).filter(
  (name) => !findings.some(({ what }) => what === name || what.startsWith(`${name}.`)),
)
for (const name of unused) console.log(`scripts/compat/allowed.ts: nothing uses ${name} any more`)
const list = Object.entries(OLDEST).map(([name, version]) => `${name} ${version}`)
console.log(
  `${wrong.length + unused.length} findings for ${list.join(', ')}; ${findings.length - wrong.length} are allowed.`,
)
process.exit(wrong.length + unused.length === 0 ? 0 : 1)
