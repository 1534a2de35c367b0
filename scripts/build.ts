// Builds the app into dist/: the client bundle, the three landings as static HTML, the service worker with the list of what
// it keeps, the licences of what others made, compressed copies, and the security headers, both as JSON for the reference
// server and as a `_headers` file for static hosts (D31).
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, loadEnv, type Rolldown } from 'vite'
import {
  FIREBASE_SOURCES,
  GOOGLE_SOURCES,
  headersOfFiles,
  mixpanelSources,
  type Sources,
} from '../server/http/policy.ts'
import type * as Prerender from '../src/prerender/prerender.tsx'
import { digestOfSources, noteBuild } from './built.ts'
import { TARGET } from './compat/data.ts'
import { writeLeaves } from './leaves.ts'
import { licences } from './licences.ts'

const DIST = path.resolve('dist')
const sources = digestOfSources()
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt)$/

/** A backup that is kept for longer keeps what a visitor was promised to have forgotten (D40), days. */
const MOST_BACKUP_DAYS = 30

const env: Record<string, string | undefined> = { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env }
const backupDays = env.VITE_BACKUP_DAYS?.trim() ?? ''
if (backupDays !== '' && !(/^\d{1,2}$/.test(backupDays) && Number(backupDays) <= MOST_BACKUP_DAYS))
  throw new Error(`VITE_BACKUP_DAYS has to be a whole number of days, from 0 to ${MOST_BACKUP_DAYS}.`)
const firebaseConfig = readFirebaseConfig(env.VITE_FIREBASE_CONFIG)

const { output } = outputOf(await build({ logLevel: 'warn' }))
await build({ logLevel: 'warn', build: { ssr: 'src/prerender/prerender.tsx' } })
const entry = pathToFileURL(path.join(DIST, '.prerender', 'prerender.js')).href
const { render, renderChats, PAGES, CHATS, LANGUAGES, BOOT } = (await import(entry)) as typeof Prerender

// The headings' face is `optional`: without a preload a first visit never shows it. The shell, whose first paint waits for
// scripts anyway, has the time; a prerendered landing has not, and its first paint would wait for the face (a third of it).
const serif = (await readdir(path.join(DIST, 'assets'))).find((file) =>
  /^gentium-book-plus-latin-400.*\.woff2$/.test(file),
)
if (serif === undefined) throw new Error('the build has no face for the headings')
const preload = `<link rel="preload" href="/assets/${serif}" as="font" type="font/woff2" crossorigin />`
const built = await readFile(path.join(DIST, 'index.html'), 'utf8')

// The styles of the first screen stand in the page itself: on a slow line each file of its own, however small, waits
// behind the scripts, and nothing is painted before the last of them.
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g
const sheets = [...built.matchAll(STYLESHEET)].map(([, file = '']) => readFile(path.join(DIST, file), 'utf8'))
const style = (await Promise.all(sheets)).join('')
if (style === '') throw new Error('the build links no stylesheet')
// Vite asks for a chunk's styles unless a link has them; these stand in the page.
const plain = built
  .replaceAll(STYLESHEET, (link) => link.replace('<link', '<link disabled'))
  .replace('</title>', () => `</title>\n    <style>${style}</style>`)
// The first lines of every page: they ask for the start, and for the code of what comes, by who is there.
const SCRIPTS = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g
const chunkOf = (isIt: (chunk: Rolldown.OutputChunk) => boolean, name: string): Rolldown.OutputChunk => {
  const chunk = output.find((each) => each.type === 'chunk' && isIt(each))
  if (chunk?.type !== 'chunk') throw new Error(`the build has no ${name}`)
  return chunk
}
const start = chunkOf(({ name }) => name === 'start', 'start')
/** The scripts that modules need beside the start, by their addresses; the styles of a chat stand in its page. */
function filesOf(...modules: string[]): string {
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk) => {
    if (chunk === start || parts.includes(chunk) || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const imported of chunk.imports) add(chunkOf(({ fileName }) => fileName === imported, imported))
  }
  for (const file of modules) add(chunkOf(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${file}`)), file))
  return Array.from(files, (file) => `/${file}`).join(' ')
}
const parts = ['react', 'xstate'].map((part) => chunkOf(({ name }) => name === part, part))
// One that needs a later one would be evaluated with it.
for (const [at, { name, imports }] of parts.entries())
  if (imports.some((file) => [...parts.slice(at + 1), start].some(({ fileName }) => fileName === file)))
    throw new Error(`${name}, a part of the start, needs what comes after it`)
const wanted = {
  start: [...parts, start].map(({ fileName }) => `/${fileName}`).join(' '),
  landing: filesOf('src/ui/screens/landings.tsx'),
  visitor: filesOf('src/live/api.ts', 'src/ui/screens/AnonymousChat.container.tsx', 'src/ui/replies/CareCard.tsx'),
  member: filesOf('src/live/api.ts', 'src/ui/screens/MainChat.container.tsx', 'src/ui/replies/CareCard.tsx'),
  punjabi: filesOf('src/ui/i18n/pa.ts'),
  hindi: filesOf('src/ui/i18n/hi.ts'),
}
// Those of the chats stand in their pages, whose own chat is drawn by them.
const chatSheets = (await readdir(path.join(DIST, 'assets')))
  .filter((file) => /^(?:room|member)-.*\.css$/.test(file))
  .map((file) => `assets/${file}`)
const chatStyle = (await Promise.all(chatSheets.map((file) => readFile(path.join(DIST, file), 'utf8')))).join('')
if (chatStyle === '') throw new Error('the build has no styles of the chats')
const [first, firstOfChat] = await Promise.all(
  [false, true].map((hasChat) => bundled('src/first/first.ts', { HAS_CHAT: `${hasChat}` })),
)
if (first === undefined || firstOfChat === undefined) throw new Error('a page has no first lines')
const data = Object.entries(wanted).map(([name, list]) => ` data-${name}="${list}"`)
const shell = plain
  .replaceAll(SCRIPTS, '')
  .replace('</head>', () => `  <script${data.join('')}>${first}</script>\n  </head>`)
const ROOT = '<div id="root"></div>'
if (!shell.includes(ROOT)) throw new Error('index.html has no empty #root to prerender into')
await writeFile(
  path.join(DIST, 'shell.html'),
  shell.replace('</title>', () => `</title>\n    ${preload}`),
)
type Rendered = Awaited<ReturnType<typeof render>>
/** The shell as a page of its own: its title and the colour round it. */
function titled({ title, themeColor }: Rendered): string {
  let html = shell.replace(/<title>[^<]*/, () => `<title>${title}`)
  for (const scheme of ['light', 'dark'] as const)
    html = html.replace(
      new RegExp(`(<meta name="theme-color" media="[^"]*${scheme}[^"]*" content=")[^"]*`),
      (_, before: string) => before + themeColor[scheme],
    )
  return html
}
const template = (id: string, { lang, title, html }: Rendered) =>
  `<template id="${id}" lang="${lang}" title="${title}">${html}</template>`
for (const { file, path: address, search, tradition } of PAGES) {
  const attributes = `<html lang="en" data-page="${address}"${tradition === null ? '' : ` data-tradition="${tradition}"`}>`
  const [page, ...others] = await Promise.all(LANGUAGES.map((language) => render({ path: address, search }, language)))
  if (page === undefined) throw new Error('a landing has no language')
  const templates = others.map((other, at) => template(`landing-${LANGUAGES[at + 1]}`, other))
  const html = titled(page)
    .replace('<html lang="en">', attributes)
    .replace(ROOT, () => `<div id="root" data-landing>${page.html}</div>${templates.join('')}`)
  await writeFile(path.join(DIST, file), html)
}
// The chats, as they stand there until the app's do (D50), and their styles.
const links = chatSheets.map((sheet) => `<link rel="stylesheet" disabled href="/${sheet}" />`).join('')
for (const { file, tradition } of CHATS) {
  const chats = await Promise.all(
    LANGUAGES.map(async (language) => ({ language, ...(await renderChats(tradition, language)) })),
  )
  const [page] = chats
  if (page === undefined) throw new Error('a chat has no language')
  const templates = chats.flatMap(({ language, visitor, member }) => [
    template(`chat-visitor-${language}`, visitor),
    template(`chat-member-${language}`, member),
  ])
  const html = titled(page.visitor)
    .replace(first, () => firstOfChat)
    .replace('</style>', () => `</style>${links}<style>${chatStyle}</style>`)
    .replace('<body>', () => `<body>${templates.join('')}`)
  await writeFile(path.join(DIST, file), html)
}
await rm(path.join(DIST, '.prerender'), { recursive: true })

// The origins that the configuration needs, and no others.
const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
const needed: Partial<Sources>[] = [
  { scripts: [hashOf(BOOT), hashOf(first), hashOf(firstOfChat)], styles: [hashOf(style), hashOf(chatStyle)] },
  { connect: /^\s*http/.test(env.VITE_API_BASE_URL ?? '') ? [new URL(env.VITE_API_BASE_URL ?? '').origin] : [] },
  env.VITE_GOOGLE_CLIENT_ID ? GOOGLE_SOURCES : {},
  firebaseConfig === null ? {} : FIREBASE_SOURCES,
  env.VITE_MIXPANEL_TOKEN ? mixpanelSources(env.VITE_MIXPANEL_API_HOST) : {},
]
const allOf = (kind: keyof Sources) => needed.flatMap((sources) => sources[kind] ?? [])
const headers = headersOfFiles({
  scripts: allOf('scripts'),
  styles: allOf('styles'),
  connect: allOf('connect'),
  frames: allOf('frames'),
  policies: allOf('policies'),
})
await writeFile(path.join(DIST, 'security-headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
await writeFile(
  path.join(DIST, '_headers'),
  `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/firebase-messaging-sw.js\n  Cache-Control: no-cache\n`,
)
// Static hosts: every address that is no file is the app's. One that cannot tell a query shows the chat's page at a landing's
// address, and the app draws the landing.
const redirects = [
  ...CHATS.flatMap(({ prefix, landing, file }) => [
    `${prefix} from=anonymous /${landing} 200`,
    `${prefix} /${file} 200`,
    `${prefix}/chat /${file} 200`,
  ]),
  '/* /shell.html 200',
]
await writeFile(path.join(DIST, '_redirects'), `${redirects.join('\n')}\n`)

console.log(`${await writeLeaves(DIST)} leaves of both texts.`)

const WORKER = 'firebase-messaging-sw.js'
/** What a phone fetches beside the first visit so that the app starts without a network: brotli, kB. */
const PRECACHE_BUDGET_KB = 300

// Code that few need, or only after a tap, and the texts of the two languages that are not everybody's: kept from their
// first use on. So are the fonts: which of them a person needs shows itself on the first visit.
const LATER = [
  /\/node_modules\/@?firebase\//,
  /\/node_modules\/idb\//,
  /\/node_modules\/howler\//,
  /\/node_modules\/(?:extendable-media|media-encoder)/,
  /\/node_modules\/standardized-audio/,
  /\/scripture\/lineRoots\.json$/,
  /\/ui\/aloud\//,
  // Whoever reads or searches without a network did so before, and with it kept what there is to read.
  /\/ui\/(?:library|past|saved)\//,
  /\/i18n\/(?:book|find|past|saved)\.en\.ts$/,
  /\/i18n\/(?:\w+\.)?pa\.ts$/,
  /\/i18n\/(?:\w+\.)?hi\.ts$/,
  ...(env.VITE_MIXPANEL_TOKEN ? [/\/node_modules\/mixpanel/] : []),
]
const chunks = output.filter((file) => file.type === 'chunk')
for (const each of LATER)
  if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => each.test(id))))
    throw new Error(`${each} means no module any more: was it renamed?`)
const isLater = (id: string) => LATER.some((each) => each.test(id))
const later = new Set(chunks.filter(({ moduleIds }) => moduleIds.some(isLater)).map(({ fileName }) => fileName))
// What cannot run without one of those comes with it.
for (let size = -1; size !== later.size; ) {
  size = later.size
  for (const { fileName, imports } of chunks) if (imports.some((file) => later.has(file))) later.add(fileName)
}
// By the page itself: the entry is nothing but an import, and Vite leaves it out.
const started = chunks.filter(({ fileName }) => built.includes(`src="/${fileName}"`))
if (started.length === 0) throw new Error('the page loads no script')
if (started.some(({ fileName }) => later.has(fileName)))
  throw new Error('the start needs code that the worker does not keep')

const kept = [
  // Who has been here comes to a landing of a tradition from its chat, without a page: the app draws it at its address too.
  ...['shell.html', 'index.html', ...CHATS.map(({ file }) => file)],
  ...output
    .map(({ fileName }) => fileName)
    .filter((file) => /^assets\/(?!finder-).*\.(?:js|css)$/.test(file) && !later.has(file)),
  'icons/favicon.svg',
].toSorted()
const precache = await Promise.all(
  kept.map(async (file) => {
    const bytes = await readFile(path.join(DIST, file))
    // Pages are kept with their headers: a page is new when its policy is.
    const revision = createHash('sha256')
      .update(bytes)
      .update(file.endsWith('.html') ? JSON.stringify(headers) : '')
    return { url: `/${file}`, revision: file.startsWith('assets/') ? null : revision.digest('hex').slice(0, 16) }
  }),
)
const sizes = await Promise.all(
  kept.map(async (file) => (await compressed(await readFile(path.join(DIST, file)))).length),
)
const keptBytes = sizes.reduce((sum, size) => sum + size, 0)
if (keptBytes / 1000 > PRECACHE_BUDGET_KB)
  throw new Error(`the worker keeps ${(keptBytes / 1000).toFixed(0)} kB, and ${PRECACHE_BUDGET_KB} kB is its budget`)

const worker = outputOf(
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { FIREBASE_CONFIG: JSON.stringify(firebaseConfig) },
    build: {
      target: TARGET,
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: firebaseConfig === null ? 'src/worker/sw.ts' : 'src/worker/sw.firebase.ts',
        output: { format: 'iife', entryFileNames: WORKER },
      },
    },
  }),
)
const [script] = worker.output
const LIST = 'self.PRECACHE'
if (worker.output.length !== 1 || script.code.split(LIST).length !== 2)
  throw new Error(`the worker is not one script with ${LIST} once in it`)
const workerCode = script.code.replace(LIST, () => JSON.stringify(precache))
await writeFile(path.join(DIST, WORKER), workerCode)

// What others made goes out with their notices, as the fonts' licence asks.
const fonts = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.woff2'))
const notices = licences({
  modules: [...chunks.flatMap(({ moduleIds }) => moduleIds), ...script.moduleIds],
  // named from the folder that is built, which need not be this one
  fonts: fonts.flatMap((file) =>
    file.type === 'asset' ? file.originalFileNames.map((name) => path.resolve(name)) : [],
  ),
})
await writeFile(path.join(DIST, 'licences.txt'), notices)
const workerBytes = (await compressed(Buffer.from(workerCode))).length
console.log(
  `The service worker: ${(workerBytes / 1000).toFixed(1)} kB, and ${precache.length} files of ${(keptBytes / 1000).toFixed(1)} kB that it keeps (budget ${PRECACHE_BUDGET_KB} kB).`,
)

const files = (await readdir(DIST, { recursive: true, withFileTypes: true }))
  .filter((file) => file.isFile() && COMPRESSIBLE.test(file.name))
  .map((file) => path.join(file.parentPath, file.name))
  .values()
// A few at a time: together they are more files than a container may have open.
const compressing = Array.from({ length: 8 }, async () => {
  for (const file of files) {
    const bytes = await readFile(file)
    await writeFile(`${file}.br`, await compressed(bytes))
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
})
await Promise.all(compressing)
noteBuild(sources)
console.log('Built the app into dist/.')

/** As the server sends it, and as static hosts do. */
function compressed(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
}

/** A script for the page itself: one file, no module. */
async function bundled(input: string, define: Record<string, string>): Promise<string> {
  const { output } = outputOf(
    await build({
      configFile: false,
      logLevel: 'warn',
      define,
      build: {
        target: TARGET,
        write: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: { input, output: { format: 'iife' } },
      },
    }),
  )
  if (output.length !== 1 || output[0].code.includes('</script')) throw new Error(`${input} is not one script`)
  return output[0].code.trim()
}

/** What one build wrote. */
function outputOf(built: Awaited<ReturnType<typeof build>>) {
  if (Array.isArray(built) || !('output' in built)) throw new Error('the build did not end in one output')
  return built
}

/** @throws {Error} with a sentence, when it is set and is no JSON object */
function readFirebaseConfig(text: string | undefined): object | null {
  if (!text) return null
  try {
    const config: unknown = JSON.parse(text)
    if (typeof config === 'object' && config !== null && !Array.isArray(config)) return config
  } catch {
    // No JSON: told below.
  }
  throw new Error('VITE_FIREBASE_CONFIG has to be a JSON object, as the Firebase console shows it.')
}
