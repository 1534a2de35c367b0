// What the build ships that others made, with the notices that they ask for: dist/licences.txt. It is computed from what
// was bundled, so that a new package or font is in it, or the build fails. docs/licences.md tells it to people.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.resolve(ROOT, file), 'utf8').trim()

/** Whose text stands for packages that name it without bringing it. */
const APACHE = 'node_modules/google-auth-library/LICENSE'
/** Those that ask for no notice. */
const NO_NOTICE = ['Unlicense', '0BSD', 'CC0-1.0']

export type Notice = { what: string; licence: string; text: string }

/** The folder of the package that a file belongs to; null for a file of the project. */
export function packageOf(file: string): string | null {
  // A bundler's own modules begin with a NUL, and a package may have packages of its own.
  return /^\0?(.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? null
}

/** Where a font's licence lies: in its package, or beside the project's own subsets. */
const fontFolder = (source: string) => packageOf(source) ?? path.dirname(source)

/**
 * The notice of a font file, by the file that it was built from.
 * @throws {Error} when there is no licence beside it, or another than the one that docs/licences.md knows
 */
export function fontNotice(source: string): Notice {
  const folder = fontFolder(source)
  const [file] = ['LICENSE', 'OFL.txt'].map((name) => path.resolve(ROOT, folder, name)).filter(existsSync)
  if (file === undefined) throw new Error(`the font ${source} has no licence beside it`)
  const text = read(file)
  if (!text.includes('SIL OPEN FONT LICENSE Version 1.1')) throw new Error(`${file} is not the OFL 1.1`)
  const name = packageOf(source) === null ? `the subset ${path.basename(source)}` : path.basename(folder)
  return { what: `The font ${name}`, licence: 'OFL-1.1', text }
}

/**
 * The notice of a package whose code was bundled.
 * @throws {Error} when it brings no text, and its licence asks for one
 */
export function packageNotice(folder: string): Notice {
  const { name, version, license, author } = JSON.parse(read(`${folder}/package.json`))
  const file = readdirSync(path.resolve(ROOT, folder)).find((each) => /^licen[cs]e(?:\.\w+)?$/i.test(each))
  const what = `The package ${name} ${version}`
  if (file !== undefined) return { what, licence: license, text: read(`${folder}/${file}`) }
  const by = typeof author === 'string' ? author : author?.name
  if (NO_NOTICE.includes(license)) return { what, licence: license, text: `By ${by}, for any use.` }
  if (license !== 'Apache-2.0') throw new Error(`${name} brings no text of its licence, ${license}`)
  return { what, licence: license, text: `Copyright of ${by}.\n\n${read(APACHE)}` }
}

/** What the texts' editions ask for, from where it is kept for people. */
export function textNotice(): Notice {
  const [, notices] = read('packages/guide/text/README.md').split('The licences ask that their notices go along:')
  const text = notices?.split('\n## ')[0]?.replaceAll(/^> ?/gm, '').trim()
  if (!text?.includes('MIT License')) throw new Error('packages/guide/text/README.md has no notices of its sources')
  return { what: 'The texts of the Guru Granth Sahib and the Bhagavad Gita', licence: 'MIT and Unlicense', text }
}

export function licences({ modules, fonts }: { modules: readonly string[]; fonts: readonly string[] }): string {
  if (fonts.length === 0) throw new Error('the build has no fonts, or does not say from where')
  const packages = [...new Set(modules.map(packageOf))].filter((folder) => folder !== null).toSorted()
  const notices: Notice[] = [
    { what: 'Satsang', licence: 'MIT', text: read('LICENSE') },
    textNotice(),
    ...new Map(fonts.map((source) => [fontNotice(source).what, fontNotice(source)])).values(),
    ...packages.map(packageNotice),
  ]
  // The same text once, under all that it is for.
  const groups = Map.groupBy(notices, ({ text }) => text)
  const sections = [...groups].map(([text, those]) =>
    [...those.map(({ what, licence }) => `${what} (${licence})`), '', text].join('\n'),
  )
  return `${sections.join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}
