// The whole texts as files of the app (src/scripture/leaf.ts): made from the guide's texts and its corpus by the build and
// by the development server, and not committed. What is committed is the root of each page, by which the browser believes
// them: `node scripts/leaves.ts` writes the roots, `--check` only says whether they are up to date.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Verse } from '@satsang/guide/corpus'
import {
  digestsOf,
  type Head,
  type Leaf,
  type LeafPage,
  leafPath,
  type Names,
  type Rendering,
} from '../src/scripture/leaf.ts'
import { type Page, rootOf } from '../src/scripture/lines.ts'

const ROOTS = new URL('../src/scripture/lineRoots.json', import.meta.url)

type Named = { names: { english: string; punjabi: string; hindi: string } }
const namesOf = ({ names: { english, punjabi, hindi } }: Named): Names => [english, punjabi, hindi]

/** Where `original` stands among the lines of a page, letter for letter, first and last; null when it does not. */
function placeOf(original: string, lines: readonly string[]): [from: number, to: number] | null {
  const own = original.split('\n')
  const from = lines.findIndex((_, at) => own.every((line, index) => lines[at + index] === line))
  return from < 0 ? null : [from, from + own.length - 1]
}

const renderingsOf = (verses: readonly Verse[], lines: readonly string[]): Rendering[] =>
  verses
    .flatMap(({ original, rendering: { english, punjabi, hindi } }): Rendering[] => {
      const place = placeOf(original, lines)
      return place === null ? [] : [[...place, [english, punjabi, hindi]]]
    })
    .sort(([a], [b]) => a - b)

/** Each leaf by its path, in order. */
export async function leaves(): Promise<Map<string, Leaf>> {
  // The texts take memory: whoever only reads the configuration goes without them.
  const { CORPUS, CHAPTERS, GITA, GRANTH, RAAGS, SPEAKERS, WRITERS } = await import('@satsang/guide/texts')
  const made = new Map<string, { names: Names[]; pages: LeafPage[] }>()
  const add = (where: Page, head: (name: (named: Named | undefined) => number) => LeafPage) => {
    const key = leafPath(where)
    const leaf = made.get(key) ?? { names: [], pages: [] }
    made.set(key, leaf)
    const name = (named: Named | undefined) => {
      if (named === undefined) return -1
      const names = namesOf(named)
      const at = leaf.names.findIndex(([english]) => english === names[0])
      return at < 0 ? leaf.names.push(names) - 1 : at
    }
    leaf.pages.push(head(name))
  }

  let at = 0
  while (at < GRANTH.size) {
    const number = GRANTH.row(at).ang
    const rows: ReturnType<typeof GRANTH.row>[] = []
    for (; at < GRANTH.size && GRANTH.row(at).ang === number; at++) rows.push(GRANTH.row(at))
    const lines = rows.map(({ text }) => text)
    const verses = CORPUS.sikh.filter(({ reference }) => reference === `Guru Granth Sahib, Ang ${number}`)
    add({ text: 'granth', number }, (name) => ({
      number,
      lines,
      heads: rows.flatMap(({ shabad, writer, section }, line): Head[] => {
        const before = rows[line - 1]
        if (before?.shabad === shabad && before.writer === writer) return []
        return [
          [
            line,
            name(WRITERS.find((one) => one.edition === writer)),
            name(RAAGS.find((one) => one.section === section)),
          ],
        ]
      }),
      renderings: renderingsOf(verses, lines),
    }))
  }

  for (const [index, chapter] of CHAPTERS.entries()) {
    const number = index + 1
    const verses = GITA.filter((verse) => verse.chapter === number)
    const rows = verses.flatMap(({ verse, speaker, text, iast }) => {
      const latin = iast.split('\n')
      return text.split('\n').map((line, place) => ({ verse, speaker, line, latin: latin[place] ?? '' }))
    })
    const lines = rows.map(({ line }) => line)
    const own = CORPUS.hindu.filter(({ reference }) => reference.startsWith(`Bhagavad Gita ${number}.`))
    add({ text: 'gita', number }, (name) => ({
      number,
      lines,
      verses: rows.map(({ verse }) => verse),
      latin: rows.map(({ latin }) => latin),
      heads: rows.flatMap(({ speaker }, line): Head[] =>
        rows[line - 1]?.speaker === speaker
          ? []
          : [[line, name(SPEAKERS.find((one) => one.edition === speaker)), line === 0 ? name(chapter) : -1]],
      ),
      renderings: renderingsOf(own, lines),
    }))
  }
  return made
}

/** The committed roots, by text, from the first page on. */
function rootsOf(made: ReadonlyMap<string, Leaf>): string {
  const all = { granth: [] as string[], gita: [] as string[] }
  for (const [where, { pages }] of made) {
    const text = where.includes('/granth/') ? 'granth' : 'gita'
    for (const page of pages) all[text][page.number - 1] = rootOf(digestsOf(text, page))
  }
  return `${JSON.stringify(all, null, 2)}\n`
}

/** Writes each leaf into a folder that is served as the root of the app; returns how many. */
export async function writeLeaves(folder: string): Promise<number> {
  const made = await leaves()
  if (rootsOf(made) !== (await readFile(ROOTS, 'utf8')))
    throw new Error('src/scripture/lineRoots.json is stale: run node scripts/leaves.ts')
  for (const text of ['granth', 'gita']) await mkdir(path.join(folder, 'scripture/text', text), { recursive: true })
  for (const [where, leaf] of made) await writeFile(path.join(folder, where), JSON.stringify(leaf))
  return made.size
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const fresh = rootsOf(await leaves())
  if (!process.argv.includes('--check')) await writeFile(ROOTS, fresh)
  else if ((await readFile(ROOTS, 'utf8').catch(() => '')) !== fresh) {
    console.error('src/scripture/lineRoots.json is stale: run node scripts/leaves.ts')
    process.exitCode = 1
  }
}
