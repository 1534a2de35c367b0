// Builds the app into dist/: the client bundle, the three landings as static HTML, compressed copies, and the security
// headers, both as JSON for the reference server and as a `_headers` file for static hosts (D31).
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, loadEnv } from 'vite'
import { GOOGLE_SOURCES, securityHeaders } from '../server/http/policy.ts'
import type * as Prerender from '../src/prerender.tsx'

const DIST = path.resolve('dist')
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt)$/

await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: 'src/prerender.tsx' } })
const entry = pathToFileURL(path.join(DIST, '.prerender', 'prerender.js')).href
const { render, PAGES, BOOT } = (await import(entry)) as typeof Prerender

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
const shell = built
  .replaceAll(STYLESHEET, '')
  .replace('</title>', () => `</title>\n    <style>${style}</style>`)
  // Reading comes first; the scripts may follow.
  .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
const ROOT = '<div id="root"></div>'
if (!shell.includes(ROOT)) throw new Error('index.html has no empty #root to prerender into')
await writeFile(
  path.join(DIST, 'shell.html'),
  shell.replace('</title>', () => `</title>\n    ${preload}`),
)
for (const { file, path: address, search, tradition } of PAGES) {
  const attributes = `<html lang="en" data-page="${address}"${tradition === null ? '' : ` data-tradition="${tradition}"`}>`
  const html = shell
    .replace('<html lang="en">', attributes)
    .replace(ROOT, () => `<div id="root">${render({ path: address, search })}</div>`)
  await writeFile(path.join(DIST, file), html)
}
await rm(path.join(DIST, '.prerender'), { recursive: true })

// The origins that the configuration needs, and no others.
const env = { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env }
const apiOrigin = env.VITE_API_BASE_URL?.startsWith('http') ? [new URL(env.VITE_API_BASE_URL).origin] : []
const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
const google = env.VITE_GOOGLE_CLIENT_ID ? GOOGLE_SOURCES : { scripts: [], styles: [], connect: [], frames: [] }
const headers = securityHeaders({
  scripts: [hashOf(BOOT), ...google.scripts],
  styles: [hashOf(style), ...google.styles],
  connect: [...apiOrigin, ...google.connect],
  frames: google.frames,
})
await writeFile(path.join(DIST, 'security-headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
await writeFile(
  path.join(DIST, '_headers'),
  `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
)
// Static hosts: every address that is no file is the app's.
await writeFile(path.join(DIST, '_redirects'), '/pn /pn.html 200\n/hi /hi.html 200\n/* /shell.html 200\n')

const files = (await readdir(DIST, { recursive: true, withFileTypes: true })).filter((file) => file.isFile())
await Promise.all(
  files
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => COMPRESSIBLE.test(file))
    .map(async (file) => {
      const bytes = await readFile(file)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality))
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
)
console.log('Built the app into dist/.')
