// Everything that a measurement stands on: the built app, the server, the browser.
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { staleness } from '../../scripts/built.ts'
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.ts'
import { createCertificate } from './certificate.ts'
import type { Scale } from './scale.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LIMIT = fileURLToPath(new URL('limit', import.meta.url))

/** Of the server's process: the memory that it takes now, and the most that it ever took, MB; its processor's time, ms. */
export type Usage = { memory: number; peak: number; cpu: number }

export type Stage = {
  scale: Scale
  origin: string
  /** As the server listens, before anybody has asked it for anything. */
  usageAtStart: Usage
  usage(): Promise<Usage>
  /** The certificate, for clients that are no browser. */
  ca: string
  browser: Browser
  close(): Promise<void>
}

/** Builds the app when dist/ is missing, or of other files. */
export async function buildIfStale(): Promise<void> {
  const why = staleness()
  if (why === null) return
  console.log(why)
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed; nothing was measured.')
}

/** Starts server and browser, over a copy of dist/: a build that somebody runs meanwhile changes nothing. */
export async function openStage(scale: Scale): Promise<Stage> {
  const executablePath = chromiumPath()
  if (executablePath === undefined) throw new Error('No Chromium found: run "node scripts/ensure-chromium.ts".')
  const folder = await mkdtemp(path.join(tmpdir(), 'satsang-bench-'))
  let server: ChildProcess | undefined
  let browser: Browser | undefined
  const close = async () => {
    await browser?.close()
    await stopServer(server)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const { key, cert, spki } = createCertificate()
    await writeFile(path.join(folder, 'key.pem'), key, { mode: 0o600 })
    await writeFile(path.join(folder, 'cert.pem'), cert)
    await cp(path.join(ROOT, 'dist'), path.join(folder, 'dist'), { recursive: true })
    await addLimitPage(path.join(folder, 'dist'))

    const { port, usage } = await startServer(folder, (started) => {
      server = started
    })
    const usageAtStart = await usage()
    // The key is named instead of all faults ignored: what comes with a certificate fault is never cached.
    const args = [...CHROMIUM_ARGS, `--ignore-certificate-errors-spki-list=${spki}`]
    // Playwright would end the process at Ctrl-C and leave the folder behind.
    browser = await chromium.launch({ executablePath, args, handleSIGINT: false, handleSIGTERM: false })
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void close().finally(() => process.exit(130)))
    return { scale, origin: `https://127.0.0.1:${port}`, ca: cert, usageAtStart, usage, browser, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Starts a server of its own, over a folder with key.pem, cert.pem, and perhaps data/ and dist/.
 * @param keep is given the process at once, so that one that never listens can be ended too
 */
export async function startServer(folder: string, keep: (server: ChildProcess) => void) {
  const server = fork(fileURLToPath(new URL('server.ts', import.meta.url)), [folder])
  keep(server)
  const said = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      const failed = (code: number | null) => reject(new Error(`The server has ended (exit code ${code}).`))
      server.once('exit', failed)
      server.once('message', (message) => {
        server.off('exit', failed)
        resolve(message as T)
      })
    })
  const { port } = await said<{ port: number }>()
  const usage = (): Promise<Usage> => {
    const answer = said<Usage>()
    server.send('usage')
    return answer
  }
  return { port, usage }
}

/** Ends a server that `startServer` has started. */
export async function stopServer(server: ChildProcess | undefined): Promise<void> {
  if (!server?.connected) return
  const exited = once(server, 'exit')
  server.disconnect()
  await exited
}

/** Puts the limit page beside the app, compressed like it, and allows its one inline style. */
async function addLimitPage(dist: string): Promise<void> {
  const html = await readFile(path.join(LIMIT, 'index.html'), 'utf8')
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1]
  if (style === undefined) throw new Error('The limit page has lost its inline style.')
  await mkdir(path.join(dist, 'limit'))
  for (const file of ['lamp.webp', 'gurmukhi.woff2']) await cp(path.join(LIMIT, file), path.join(dist, 'limit', file))
  await writeFile(path.join(dist, 'limit.html'), html)
  await writeFile(path.join(dist, 'limit.html.br'), await promisify(brotliCompress)(html))

  const file = path.join(dist, 'security-headers.json')
  const headers = await readFile(file, 'utf8')
  const hash = createHash('sha256').update(style).digest('base64')
  const allowing = headers.replace('style-src ', `style-src 'sha256-${hash}' `)
  if (allowing === headers) throw new Error('The security headers of the build name no style-src: build again.')
  await writeFile(file, allowing)
}

export const VIEWPORT = { width: 412, height: 915 }

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms a round trip. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  connectionType: 'cellular4g' as const,
}

export type Throttle = { cpu: number; slow4g: boolean }
export type Sheet = { page: Page; cdp: CDPSession }

/** A visitor's storage, as another visit left it; none is a first visit. */
export type Visitor = { name: string; value: string }[]

export function newVisitor(stage: Stage, storage: Visitor): Promise<BrowserContext> {
  return stage.browser.newContext({
    viewport: VIEWPORT,
    ...(storage.length === 0
      ? {}
      : { storageState: { cookies: [], origins: [{ origin: stage.origin, localStorage: storage }] } }),
  })
}

/** A new page, slowed down. A fault in the page fails the bench: nothing is measured on a broken page. */
export async function newSheet(context: BrowserContext, { cpu, slow4g }: Throttle): Promise<Sheet> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (slow4g) {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
  }
  return { page, cdp }
}

/** Heap in use after a collection, MB. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}
