import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { parse } from 'yaml'
import { CONTRACT_FILE } from './contract.ts'
import { originOf } from './operations.ts'

/** The document changes with a version of the server only. */
const CACHE = 'public, max-age=3600'

/**
 * The server's own description: GET {basePath}/openapi.yaml, and .json. `servers` is where the caller reached it.
 * @param origin in its place, where people reach the app elsewhere
 */
export function registerDescription(app: FastifyInstance, basePath: string, origin: string | undefined) {
  const yaml = readFileSync(CONTRACT_FILE, 'utf8')
  const document = parse(yaml) as { servers: object[] }
  const written = {
    // A text put into a text: its first server is the only line that reads so.
    yaml: (url: string) => yaml.replace(`\n  - url: ${basePath}\n`, () => `\n  - url: ${url}\n`),
    json: (url: string) => JSON.stringify({ ...document, servers: [{ ...document.servers[0], url }] }),
  }
  for (const [kind, write] of Object.entries(written)) {
    app.get(`${basePath}/openapi.${kind}`, async (request, reply) => {
      const text = write(`${origin ?? originOf(request)}${basePath}`)
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
      reply.headers({ 'cache-control': CACHE, etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(`application/${kind}; charset=utf-8`).send(text)
    })
  }
}
