/**
 * Writes `gita.json` and `sggs.tsv.gz` from the project's tables of both texts:
 * `node packages/guide/text/make.ts <folder with gita-verses.tsv, gita-evidence.tsv, sggs-lines.tsv.gz>`.
 * No letter of scripture is touched on the way; the last thing done is to read both files back and to compare.
 * @throws {Error} when a table is not shaped as its README says
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('say where the source tables are')
const here = import.meta.dirname

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))

const read = (file: string): string[][] => {
  const bytes = readFileSync(path.join(folder, file))
  return rowsOf((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
}

const broken = (lines: string | undefined): string => (lines ?? '').split(' / ').join('\n')

const evidence = new Map(read('gita-evidence.tsv').map(([chapter, verse, , , iast]) => [`${chapter}.${verse}`, iast]))
const verses = read('gita-verses.tsv').map(([chapter, verse, sanskrit, , , speaker]) => {
  const iast = evidence.get(`${chapter}.${verse}`)
  if (iast === undefined) throw new Error(`${chapter}.${verse} has no transliteration`)
  return { chapter: Number(chapter), verse: Number(verse), speaker, text: broken(sanskrit), iast: broken(iast) }
})
if (verses.length !== 701) throw new Error(`${verses.length} verses of the Gita`)
// laid out as the formatter would lay it out
writeFileSync(path.join(here, 'gita.json'), `${JSON.stringify(verses, null, 2)}\n`)

/** A field that repeats the row above is left empty: three of six almost always do. */
const lines = read('sggs-lines.tsv.gz')
if (lines.length !== 60_555) throw new Error(`${lines.length} lines of the Granth`)
const packed = lines.map((row, at) =>
  row.map((field, column) => (column < 5 && field === lines[at - 1]?.[column] ? '' : field)).join('\t'),
)
const table = `ang\tline\tshabad\twriter\tsection\ttext\n${packed.join('\n')}\n`
writeFileSync(path.join(here, 'sggs.tsv.gz'), gzipSync(table, { level: 9, memLevel: 9 }))

const { GITA, GRANTH } = await import('./texts.ts')
verses.forEach((verse, at) => {
  const stored = GITA[at]
  if (stored?.text !== verse.text || stored.verse !== verse.verse) throw new Error(`${verse.chapter}.${verse.verse}`)
})
lines.forEach(([ang, line, shabad, writer, section, text], at) => {
  const { ang: a, line: l, shabad: s, writer: w, section: e, text: t } = GRANTH.row(at)
  if ([a, l].join() !== [ang, line].join() || s !== shabad || w !== writer || e !== section || t !== text) {
    throw new Error(`Ang ${ang}, line ${line} did not come back as it was`)
  }
})
process.stdout.write(`${verses.length} verses and ${lines.length} lines written, and read back the same\n`)
