/**
 * `npm run corpus` writes what follows from the corpus and the whole texts: the surroundings of each passage
 * (public/scripture, one file a passage, named by the passage's digest) and the digests by which the browser knows them
 * (src/scripture/contexts.json). `npm run corpus:check` writes nothing and proves every letter: each passage and each
 * line of its surroundings against the texts in packages/guide/text. Neither asks the network.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contextPath, digestOfContext } from '../src/scripture/context.ts'
import { digestOf } from '../src/scripture/digest.ts'
import { contextOf, type Item } from './corpus/context.ts'
import { published } from './corpus/published.ts'

const PUBLIC = 'public'
const CONTEXTS = 'src/scripture/contexts.json'

const read = async (file: string): Promise<Item[]> =>
  JSON.parse(await readFile(`packages/guide/corpus/${file}`, 'utf8'))
const items = [...(await read('sggs.json')), ...(await read('gita.json'))]
const texts = published()

const made = items.map((item) => ({ item, context: contextOf(item, texts) }))
const files = new Map(made.map(({ context }) => [contextPath(context), `${JSON.stringify(context)}\n`]))
const digests = Object.fromEntries(
  made
    .map(({ context }) => [digestOf(context), digestOfContext(context)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)
const contexts = `${JSON.stringify(digests, null, 2)}\n`

if (process.argv.includes('--check')) {
  const findings: string[] = []
  for (const [file, text] of files) {
    const stored = await readFile(path.join(PUBLIC, file), 'utf8').catch(() => null)
    if (stored !== text) findings.push(`${PUBLIC}${file} is not what the published text says`)
  }
  for (const name of await readdir(path.join(PUBLIC, 'scripture'))) {
    // the folders beside them hold lists of lines, which the build makes
    if (name.endsWith('.json') && !files.has(`/scripture/${name}`))
      findings.push(`${PUBLIC}/scripture/${name} belongs to no passage`)
  }
  if ((await readFile(CONTEXTS, 'utf8').catch(() => null)) !== contexts) findings.push(`${CONTEXTS} is stale`)
  for (const finding of findings) console.error(finding)
  const lines = made.reduce((sum, { context }) => sum + context.lines.length, 0)
  console.log(`${items.length} passages and ${lines} lines of their surroundings: ${findings.length} findings`)
  if (findings.length > 0) process.exitCode = 1
} else {
  await mkdir(path.join(PUBLIC, 'scripture'), { recursive: true })
  for (const name of await readdir(path.join(PUBLIC, 'scripture'))) {
    if (name.endsWith('.json') && !files.has(`/scripture/${name}`)) await rm(path.join(PUBLIC, 'scripture', name))
  }
  for (const [file, text] of files) await writeFile(path.join(PUBLIC, file), text)
  await writeFile(CONTEXTS, contexts)
  console.log(`${files.size} passages written with their surroundings`)
}
