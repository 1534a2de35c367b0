// The lists of lines by which the browser knows what is scripture outside the corpus (src/scripture/lines.ts): made from
// the guide's texts by the build and by the development server, and not committed. What is committed is the root of each
// list: `node scripts/lines.ts` writes them, `--check` only says whether they are up to date.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { digestOfLine, linesPath, type Page, rootOf } from '../src/scripture/lines.ts'

const ROOTS = new URL('../src/scripture/lineRoots.json', import.meta.url)

export type LineList = Page & { digests: string[] }

/** The list of each page, in the order of its lines. */
export async function lineLists(): Promise<LineList[]> {
  // The texts and their index take memory: whoever only reads the configuration goes without them.
  const { everyLine } = await import('@satsang/guide/lookup')
  const pages = new Map<string, LineList>()
  for (const { tradition, place, reference, line } of everyLine()) {
    const page: Page = { text: tradition === 'sikh' ? 'lines' : 'gita', number: place }
    const key = linesPath(page)
    const list = pages.get(key) ?? { ...page, digests: [] }
    pages.set(key, list)
    list.digests.push(digestOfLine(reference, line))
  }
  return [...pages.values()]
}

/** The committed roots, by text, from the first page on. */
function rootsOf(lists: readonly LineList[]): string {
  const rootsOfText = (text: Page['text']) => {
    const own = lists.filter((list) => list.text === text).sort((a, b) => a.number - b.number)
    if (own.some(({ number }, index) => number !== index + 1)) throw new Error(`a page of ${text} is missing`)
    return own.map(({ digests }) => rootOf(digests))
  }
  return `${JSON.stringify({ lines: rootsOfText('lines'), gita: rootsOfText('gita') }, null, 2)}\n`
}

/** Writes each list into a folder that is served as the root of the app; returns how many. */
export async function writeLineLists(folder: string): Promise<number> {
  const lists = await lineLists()
  if (rootsOf(lists) !== (await readFile(ROOTS, 'utf8')))
    throw new Error('src/scripture/lineRoots.json is stale: run node scripts/lines.ts')
  for (const text of ['lines', 'gita']) await mkdir(path.join(folder, 'scripture', text), { recursive: true })
  // One by one: together they are more files than a container may have open.
  for (const list of lists) await writeFile(path.join(folder, linesPath(list)), JSON.stringify(list.digests))
  return lists.length
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const fresh = rootsOf(await lineLists())
  if (!process.argv.includes('--check')) await writeFile(ROOTS, fresh)
  else if ((await readFile(ROOTS, 'utf8').catch(() => '')) !== fresh) {
    console.error('src/scripture/lineRoots.json is stale: run node scripts/lines.ts')
    process.exitCode = 1
  }
}
