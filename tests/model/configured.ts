import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { test as base, type Page } from '@playwright/test'
import Fastify from 'fastify'
import { readSecurityHeaders, registerSecurityHeaders } from '../../server/http/headers.ts'
import { registerStaticFiles } from '../../server/http/staticFiles.ts'

// The app as a deployer builds it who has Firebase and Mixpanel: the real build with made-up keys, the real server behind.

const APP_ID = '1:1234567890:web:abcdef0123456789'
/** Whose name is mapped to this worker's own collector. */
const COLLECTOR = 'http://collector.test'
const CONFIGURATION = {
  VITE_FIREBASE_CONFIG: JSON.stringify({
    apiKey: 'AIzaSyFakeKeyFakeKeyFakeKeyFakeKeyFake00',
    projectId: 'walks',
    messagingSenderId: '1234567890',
    appId: APP_ID,
  }),
  VITE_FIREBASE_VAPID_KEY: 'BDOU99-h67HcA6JeFXHbSNMu7e2yNNu3RzoMj8TM4W88jITfq7ZmPvIM1Iv-4_l2LxQcYwhqby2xGpWwzjfAnG4',
  VITE_MIXPANEL_TOKEN: 'test',
  VITE_MIXPANEL_API_HOST: COLLECTOR,
}
const BUILD_MS = 120_000

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Builds once in a run, whichever worker comes first; with Google where there is a client id. Returns the folder. */
async function build(clientId: string): Promise<string> {
  const folder = path.join(process.env.WALK_DATA_DIR ?? '', clientId === '' ? 'configured' : 'google')
  const [dist, ready, failed] = ['dist', 'ready', 'failed'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  try {
    await mkdir(folder)
  } catch {
    const end = Date.now() + BUILD_MS
    while (!existsSync(ready)) {
      if (existsSync(failed) || Date.now() > end) throw new Error('the configured app could not be built')
      await wait(100)
    }
    return dist
  }
  try {
    // The build writes into the folder that it runs in.
    for (const name of [
      'src',
      'openapi',
      'scripts',
      'public',
      'index.html',
      'vite.config.ts',
      'package.json',
      'tsconfig.json',
    ])
      await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true })
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    await run(folder, path.join(ROOT, 'scripts/build.ts'), { ...CONFIGURATION, VITE_GOOGLE_CLIENT_ID: clientId })
    await writeFile(ready, '')
  } catch (error) {
    await writeFile(failed, '')
    throw error
  }
  return dist
}

function run(cwd: string, script: string, configuration: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { cwd, env: { ...process.env, ...configuration } })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(Buffer.concat(output).toString()))))
  })
}

type Site = { origin: string; deploy(): void; close(): Promise<void> }

/** Serves that build as the reference server does, with its headers; the API is the walks' server's own. */
async function serve(dist: string, api: string): Promise<Site> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  registerSecurityHeaders(app, readSecurityHeaders(dist))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  for (const prefix of ['/api/*', '/dev/*']) {
    app.all(prefix, (incoming, reply) => {
      reply.hijack()
      const onward = request(new URL(incoming.url, api), { method: incoming.method, headers: incoming.headers })
      onward.on('response', (response) => {
        reply.raw.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(reply.raw)
      })
      onward.on('error', () => reply.raw.destroy())
      incoming.raw.pipe(onward)
    })
  }
  let version = 0
  const worker = await readFile(path.join(dist, 'firebase-messaging-sw.js'), 'utf8')
  app.get('/firebase-messaging-sw.js', (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript').send(`${worker}\n// ${version}`),
  )
  await registerStaticFiles(app, '/api', dist)
  await app.listen({ port: 0, host: 'localhost' })
  const { port } = app.server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    deploy: () => {
      version += 1
    },
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

export type Report = { event: string; properties: Record<string, unknown> }
export type PersonReport = { $set?: Record<string, unknown> } & Record<string, unknown>

/** Where the figures arrive: what was sent, word for word, and what it says. */
export class Collector {
  /** Addresses, headers and bodies, each as it came and as plain as it can be made. */
  raw: string[] = []
  events: Report[] = []
  people: PersonReport[] = []
  port = 0
  readonly #server = createServer(async (incoming, answer) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    answer.writeHead(200, {
      'access-control-allow-origin': incoming.headers.origin ?? '*',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-credentials': 'true',
      'access-control-allow-private-network': 'true',
    })
    answer.end('1')
    if (incoming.method === 'OPTIONS') return
    this.#read(incoming.url ?? '', JSON.stringify(incoming.headers), Buffer.concat(parts))
  })

  #read(url: string, headers: string, sent: Buffer): void {
    const isZipped = sent[0] === 0x1f && sent[1] === 0x8b
    const body = (isZipped ? gunzipSync(sent) : sent).toString()
    const data = new URLSearchParams(body).get('data') ?? new URL(url, COLLECTOR).searchParams.get('data') ?? body
    const text = /^[[{]/.test(data) ? data : Buffer.from(data, 'base64').toString()
    this.raw.push(decodeURIComponent(url), headers, body, data, text)
    const items: unknown[] = [JSON.parse(text)].flat()
    if (url.includes('/track')) for (const item of items as Report[]) this.#keep(item)
    if (url.includes('/engage')) this.people.push(...(items as PersonReport[]))
  }

  /** As the service does: what a page sends when it is left, the next one may send again under the same id. */
  #keep(item: Report): void {
    const idOf = ({ properties }: Report) => properties.$insert_id
    if (!this.events.some((known) => idOf(known) === idOf(item))) this.events.push(item)
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    this.port = (this.#server.address() as AddressInfo).port
  }
  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
  forget(): void {
    this.raw = []
    this.events = []
    this.people = []
  }
  /** In the order in which they happened: what a page could not send before it was left, the next one sends. */
  of = (event: string): Record<string, unknown>[] =>
    this.events
      .filter((each) => each.event === event)
      .map(({ properties }) => properties)
      .toSorted((a, b) => Number(a.time) - Number(b.time))
}

type Worker = { clientId: string; dist: string; server: Site; site: string; collectorOfWorker: Collector }

/** Walks through the configured app. The helpers of person.ts reach the same server. */
export const test = base.extend<{ collector: Collector; deploy: () => void }, Worker>({
  /** Google's; without one the local sign-in page takes its place (D18). */
  clientId: ['', { scope: 'worker', option: true }],
  dist: [async ({ clientId }, use) => use(await build(clientId)), { scope: 'worker', timeout: BUILD_MS }],
  server: [
    async ({ dist }, use, { project }) => {
      const server = await serve(dist, project.use.baseURL ?? '')
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  site: [async ({ server }, use) => use(server.origin), { scope: 'worker' }],
  /** Puts a new version of the service worker there. */
  deploy: async ({ server }, use) => use(server.deploy),
  collectorOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const collector = new Collector()
      await collector.open()
      await use(collector)
      await collector.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, collectorOfWorker }, use) => {
      const rule = `--host-resolver-rules=MAP collector.test 127.0.0.1:${collectorOfWorker.port}`
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  serviceWorkers: 'allow',
  collector: async ({ collectorOfWorker }, use) => {
    collectorOfWorker.forget()
    await use(collectorOfWorker)
  },
})

/** Scripts that a page has fetched, by the beginning of their names. */
export const scripts = async (page: Page, name: string): Promise<string[]> =>
  (await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).filter((url) =>
    new URL(url).pathname.startsWith(`/assets/${name}`),
  )
