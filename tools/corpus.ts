/**
 * `npm run corpus` writes what follows from the corpus and the whole texts: the surroundings of each passage
 * (public/scripture, one file a passage, named by the passage's digest), the verses for a day (day/ there, D56), and the digests by which the browser knows them
 * (src/scripture/contexts.json). `npm run corpus:check` writes nothing and proves every letter: each passage and each
 * line of its surroundings against the texts in packages/guide/text. Neither asks the network.
 *
 * Ends with 1 when there are findings, and with 2, having done nothing, when something that it reads is missing.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { VERSES, versePath } from '../src/machines/beginning/verses.ts'
import { digestOf } from '../src/scripture/digest.ts'
import { contextPath, digestOfContext, type ScriptureContext } from '../src/scripture/scriptureContext.ts'
import type { Item } from './corpus/passageContext.ts'

const PUBLIC = 'public'
const SCRIPTURE = `${PUBLIC}/scripture`
const CONTEXTS = 'src/scripture/contexts.json'
const CORPUS = ['packages/guide/corpus/sggs.json', 'packages/guide/corpus/gita.json']
/** Nobody writes these again: what is lost has to come back as it was. */
const SOURCES = [
  'packages/guide/text/gita.json',
  'packages/guide/text/sggs.tsv.gz',
  ...CORPUS,
  'packages/guide/corpus/plain.json',
]

const isCheck = process.argv.includes('--check')

function giveUp(sentence: string): never {
  console.error(`${isCheck ? 'Nothing was checked.' : 'Nothing was written.'} ${sentence}`)
  process.exit(2)
}
const missing = SOURCES.filter((file) => !existsSync(file))
if (missing.length > 0)
  giveUp(`Missing: ${missing.join(', ')}. Bring back what was committed: git restore ${missing.join(' ')}`)
if (isCheck && !existsSync(SCRIPTURE)) giveUp(`Missing: ${SCRIPTURE}. npm run corpus writes it.`)

const read = async (file: string): Promise<Item[]> => JSON.parse(await readFile(file, 'utf8'))
/** The texts are read as their modules are loaded, so not before it is known that they are there. */
async function readAll() {
  const [{ contextOf }, { published }] = await Promise.all([
    import('./corpus/passageContext.ts'),
    import('./corpus/published.ts'),
  ])
  return { contextOf, texts: published(), items: (await Promise.all(CORPUS.map(read))).flat() }
}
const { contextOf, texts, items } = await readAll().catch((error: Error) =>
  giveUp(`A text or the corpus cannot be read: ${error.message}`),
)

const findings: string[] = []
const contexts: ScriptureContext[] = []
for (const item of items) {
  try {
    contexts.push(contextOf(item, texts))
  } catch (error) {
    findings.push(`${(error as Error).message}, says the published text`)
  }
}
const files = new Map(contexts.map((context) => [contextPath(context), `${JSON.stringify(context)}\n`]))
const byId = new Map(items.map((item) => [item.id, item]))
for (const id of Object.values(VERSES).flat()) {
  const item = byId.get(id)
  if (item === undefined) {
    findings.push(`${id} is a verse for a day, and in no corpus`)
    continue
  }
  const { scripture, reference, original, transliteration, rendering } = item
  const verse = { scripture, reference, original, transliteration, translations: rendering }
  files.set(versePath(id), `${JSON.stringify(verse)}\n`)
}
const folders = ['', 'day/'] as const
const digests = Object.fromEntries(
  contexts
    .map((context) => [digestOf(context), digestOfContext(context)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
)
const list = `${JSON.stringify(digests, null, 2)}\n`

/** What is there already, as paths in the folder of all. */
async function written(): Promise<string[]> {
  const lists = folders.map(async (folder) => {
    const names = await readdir(path.join(SCRIPTURE, folder)).catch(() => [])
    return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}${name}`)
  })
  return (await Promise.all(lists)).flat()
}

async function check() {
  const compare = async (file: string, text: string, otherwise: string) => {
    const stored = await readFile(file, 'utf8').catch(() => null)
    if (stored === null) findings.push(`${file} is missing: npm run corpus writes it`)
    else if (stored !== text) findings.push(`${file} ${otherwise}`)
  }
  for (const [file, text] of files) await compare(`${PUBLIC}${file}`, text, 'is not what the published text says')
  // the other folders beside them hold lists of lines, which the build makes
  for (const name of await written()) {
    if (!files.has(`/scripture/${name}`)) findings.push(`${SCRIPTURE}/${name} belongs to no passage`)
  }
  await compare(CONTEXTS, list, 'is stale: npm run corpus writes it')
  const lines = contexts.reduce((sum, context) => sum + context.lines.length, 0)
  console.log(`${items.length} passages and ${lines} lines of their surroundings: ${findings.length} findings`)
}

async function write() {
  await mkdir(`${SCRIPTURE}/day`, { recursive: true })
  for (const name of await written()) {
    if (!files.has(`/scripture/${name}`)) await rm(path.join(SCRIPTURE, name))
  }
  for (const [file, text] of files) await writeFile(path.join(PUBLIC, file), text)
  await writeFile(CONTEXTS, list)
  console.log(`${contexts.length} passages written with their surroundings`)
}

if (isCheck) await check()
// What stands in no text is never written (D26).
else if (findings.length === 0) await write()
for (const finding of findings) console.error(finding)
if (findings.length > 0) process.exitCode = 1
