import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statusAs } from './accounts.ts'
import { openTestStore, startServer, type TestServer } from './harness.ts'

let server: TestServer
let storage: Awaited<ReturnType<typeof openTestStore>>
const dist = mkdtempSync(join(tmpdir(), 'satsang-dist-'))

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  const write = (name: string, content: string | Buffer) => writeFileSync(join(dist, name), content)
  for (const page of ['index', 'pn', 'hi', 'pn-chat', 'hi-chat', 'shell'])
    write(`${page}.html`, `<!doctype html><title>${page}</title>`)
  write('pn.html.br', brotliCompressSync('<!doctype html><title>pn</title>'))
  write('assets/app-1a2b.js', 'export {}')
  write('assets/app-1a2b.js.gz', gzipSync('export {}'))
  write('firebase-messaging-sw.js', '// worker')
  write('manifest-sikh.json', '{}')
  write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('.env', 'SECRET=1')
  write('security-headers.json', JSON.stringify({ 'Content-Security-Policy': "default-src 'none'", 'X-Built': 'yes' }))
  storage = await openTestStore()
  server = await startServer({ store: storage.store, distDir: dist })
})
afterAll(async () => {
  await server.close()
  await storage.close()
  rmSync(dist, { recursive: true })
})

/** Sends address and headers just as they are; fetch would tidy them up. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; type: string | undefined; text: string }>((resolve, reject) => {
    request(server.url, { path, headers }, async (response) => {
      const { statusCode: status, headers: answered } = response
      resolve({ status, type: answered['content-type'], text: (await response.toArray()).join('') })
    })
      .on('error', reject)
      .end()
  })
const statusOf = async (path: string, headers: Record<string, string> = {}) => (await raw(path, headers)).status

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.url + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test.each([
  ['/', 'index'],
  ['/pn', 'pn-chat'],
  ['/pn/', 'pn-chat'],
  ['/hi', 'hi-chat'],
  ['/hi?ref=SEVA', 'hi-chat'],
  ['/pn?from=anonymous', 'pn'],
  ['/hi?from=anonymous&ref=SEVA', 'hi'],
  ['/hi?from=a&from=b', 'hi-chat'],
  ['/pn/chat', 'pn-chat'],
  ['/hi/chat?from=anonymous', 'hi-chat'],
  ...['/pn/setup', '/hi/setup', '/pn/settings', '/hi/settings'].map((path) => [path, 'shell']),
  ...['read', 'read/917', 'find', 'saved', 'past', 'past/2026-11-02']
    .flatMap((page) => [`/pn/${page}`, `/hi/${page}`])
    .map((path) => [path, 'shell']),
  ...['/setup', '/chat', '/settings', '/privacy'].map((path) => [path, 'shell']),
])('%s is the page %s', async (path, title) => {
  const answer = await get(path as string)
  expect(answer.status).toBe(200)
  expect(answer.text).toContain(`<title>${title}</title>`)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test.each([
  '/nowhere',
  '/pn/nowhere',
  '/assets/gone.js',
  '/.env',
  '/security-headers.json',
  '/assets/',
  // Addresses that cannot be decoded.
  '/%E0%A4%A',
  '/pn/%',
  '/%ff?ref=ASHA',
])('%s is 404 with the app in it (D14)', async (path) => {
  for (const headers of [undefined, { Range: 'bytes=0-3' }]) {
    const answer = await get(path, headers)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('<title>shell</title>')
    expect(answer.text).not.toContain('SECRET')
  }
  const { headers } = await get('/pn/chat')
  expect(await statusOf(path, { 'If-None-Match': headers.get('etag') ?? '' })).toBe(404)
})

// Sent just as they are: a browser keeps two strokes, and nothing tidies up a link in a message (33.12).
test.each([
  '//pn',
  '///hi/chat',
  '/pn//chat',
  '/../pn',
  '/\\pn',
  '/pn/%00',
  '/.',
  '//api/v1/health',
  `/${'x'.repeat(5_000)}`,
])('%s is the app, which says that there is no such page', async (path) => {
  for (const headers of [{}, { Range: 'bytes=0-3' }] as Record<string, string>[]) {
    const answer = await raw(path, headers)
    expect([answer.status, answer.type]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.text).toContain('<title>shell</title>')
  }
})

test('an address cannot leave the directory', async () => {
  for (const path of [
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '//etc/passwd',
  ]) {
    expect(await statusOf(path)).toBeGreaterThanOrEqual(400)
  }
})

test('compressed files are sent to those who take them', async () => {
  const page = await get('/pn?from=anonymous', { 'Accept-Encoding': 'br' })
  expect(page.headers.get('content-encoding')).toBe('br')
  expect(page.text).toContain('<title>pn</title>')
  expect(page.headers.get('vary')).toMatch(/accept-encoding/i)
  const plain = await get('/pn?from=anonymous', { 'Accept-Encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const script = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' })
  expect(script.headers.get('content-encoding')).toBe('gzip')
  expect(script.headers.get('content-type')).toContain('javascript')
})

test('files with a digest in their name stay for a year, the others are asked for again', async () => {
  expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await get('/firebase-messaging-sw.js')).headers.get('cache-control')).toBe('no-cache')
  const manifest = await get('/manifest-sikh.json')
  expect(manifest.headers.get('cache-control')).toBe('no-cache')
  expect(manifest.headers.get('content-type')).toContain('application/json')
  expect((await get('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=86400')
  const { headers } = await get('/')
  // fetch asks for a fresh copy whenever it is given a condition of one's own.
  expect(await statusOf('/', { 'If-None-Match': headers.get('etag') ?? '' })).toBe(304)
})

test("the build's headers win, the others stay", async () => {
  for (const path of ['/', '/nowhere', '/api/v1/nowhere', '/assets/app-1a2b.js', '/icon.svg']) {
    const { headers } = await get(path)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(headers.get('x-built')).toBe('yes')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})

test('only reading is possible, and the API stays JSON', async () => {
  const posted = await fetch(`${server.url}/pn`, { method: 'POST' })
  expect(posted.status).toBe(405)
  const head = await fetch(`${server.url}/pn`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  const api = await get('/api/v1/nowhere')
  expect(JSON.parse(api.text)).toEqual({ detail: 'There is nothing at this address.', code: 'not_found' })
  const malformed = await get('/api/v1/%E0%A4%A')
  expect([malformed.status, JSON.parse(malformed.text).code]).toEqual([400, 'invalid_request'])
})

test('headers of the build that cannot be read stop the start with a sentence', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'satsang-dist-'))
  writeFileSync(join(broken, 'security-headers.json'), '[]')
  await expect(startServer({ store: storage.store, distDir: broken })).rejects.toThrow('has to be a JSON object')
  rmSync(broken, { recursive: true })
})

test('beside the app, what is for local use is for others an address with nothing', async () => {
  const local = await startServer({ store: storage.store, distDir: dist, local: true })
  expect(await statusAs(local.url, '/dev/outbox', {})).toBe(200)
  expect(await statusAs(local.url, '/dev/outbox', { Host: 'elsewhere.example' })).toBe(404)
  expect(await statusAs(local.url, '/dev/outbox', { 'X-Forwarded-For': '127.0.0.1' })).toBe(404)
  await local.close()
})

test('without a build the server says what to do', async () => {
  const bare = await startServer({ store: storage.store, distDir: join(dist, 'none') })
  const response = await fetch(`${bare.url}/pn`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ detail: expect.stringContaining('npm run build') })
  await bare.close()
})
