// Byte budgets, brotli: what a browser must load before a page can be used. Fails the build when one is exceeded.
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

const DIST = 'dist'
type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }
const manifest: Record<string, Chunk> = JSON.parse(await readFile(path.join(DIST, '.vite/manifest.json'), 'utf8'))

/** A chunk that vite.config.ts puts together by a name of its own. */
const named = (name: string): string => {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.name === name)
  if (key === undefined) throw new Error(`the build has no ${name}`)
  return key
}

/** Every file that a module needs before it runs. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the build has no ${key}`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const css of chunk.css ?? []) seen.add(css)
  for (const imported of chunk.imports ?? []) filesOf(imported, seen)
  return seen
}

const kB = async (files: Iterable<string>, extension: string): Promise<number> => {
  const sizes = [...files]
    .filter((file) => file.endsWith(extension))
    .map(async (file) => (await stat(path.join(DIST, `${file}.br`))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}

// What the page itself asks for, or with its first sign (src/first), and what that imports.
const page = await readFile(path.join(DIST, 'index.html'), 'utf8')
if (/<script[^>]* src=|modulepreload"/.test(page))
  throw new Error('a landing asks for scripts before anybody wants them')
const data = /data-start="([^"]+)"/.exec(page)?.[1]?.split(' ') ?? []
const entries = Object.keys(manifest).filter((key) => data.includes(`/${manifest[key]?.file}`))
if (entries.length === 0) throw new Error('the page loads no script')
const startAnd = (...keys: string[]) => new Set([...entries, ...keys].flatMap((key) => [...filesOf(key)]))
const landing = startAnd(named('landings'))
const chat = startAnd(named('network'), 'src/ui/screens/AnonymousChat.container.tsx')
const mainChat = startAnd(named('network'), named('member'), 'src/ui/i18n/mainChat.en.ts')
const everything = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])

// A quarter of a kB of the scripts is for Safari before 16.3: the minifier gives fewer things one name there.
const rows: [what: string, kB: number, budget: number][] = [
  ['JS of a landing, once it is wanted', await kB(landing, '.js'), 100.4],
  ['JS before the anonymous chat is interactive', await kB(chat, '.js'), 111.5],
  ['JS before the main chat is interactive', await kB(mainChat, '.js'), 122.4],
  ['CSS of the main chat', await kB(mainChat, '.css'), 7.5],
  ['CSS, with every screen that comes later', await kB(new Set(everything), '.css'), 11.8],
  // A chat's page: its styles, and its chat for a visitor and a member in three languages, stand first in it.
  [
    'a chat’s HTML',
    Math.max(
      ...(await Promise.all(
        ['pn-chat', 'hi-chat'].map(async (page) => (await stat(path.join(DIST, `${page}.html.br`))).size / 1000),
      )),
    ),
    15.9,
  ],
  // In three languages and with its first lines: still what a server sends before it waits for an answer (ten packets).
  ['the landing’s HTML', (await stat(path.join(DIST, 'index.html.br'))).size / 1000, 13.3],
]

let failed = false
for (const [what, size, budget] of rows) {
  const ok = size <= budget
  failed ||= !ok
  console.log(`${ok ? 'ok  ' : 'OVER'} ${what}: ${size.toFixed(1)} kB of ${budget} kB`)
}
// The catalogues of the two languages that are not shown, and scripts that a landing has no use for, come on demand.
const LAZY = [/(?:^|\/)pa-[\w-]+\.js$/, /(?:^|\/)hi-[\w-]+\.js$/, /(?:^|\/)privacy\.\w+-[\w-]+\.js$/]
for (const each of LAZY) if (!everything.some((file) => each.test(file))) throw new Error(`the build has no ${each}`)
for (const file of new Set([...chat, ...mainChat])) {
  if (!LAZY.some((each) => each.test(file))) continue
  failed = true
  console.log(`OVER ${file} is loaded before the chat is interactive, and must not be`)
}
if (failed) process.exit(1)
