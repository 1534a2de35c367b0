import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { HSTS, securityHeaders } from './policy.ts'
import { badRequest } from './problem.ts'

/** Written by the build, with the hashes of its inline scripts and styles in the policy. */
const FILE_OF_THE_BUILD = 'security-headers.json'

/** What is sent without a build: nothing inline, nothing from elsewhere. */
const STRICT = lowerCased(securityHeaders())

/**
 * The headers of every answer: the strict ones, each replaced by the build's where dist/security-headers.json has it.
 * @throws {Error} with a sentence, when that file is not an object of texts
 */
export function readSecurityHeaders(distDir: string | undefined): Record<string, string> {
  const file = distDir === undefined ? undefined : join(distDir, FILE_OF_THE_BUILD)
  if (file === undefined || !existsSync(file)) return STRICT
  const fault = () => new Error(`${file} has to be a JSON object of header names and values. Run the build again.`)
  let built: unknown
  try {
    built = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw fault()
  }
  if (typeof built !== 'object' || built === null || Array.isArray(built)) throw fault()
  if (Object.values(built).some((value) => typeof value !== 'string')) throw fault()
  const { 'strict-transport-security': _, ...headers } = { ...STRICT, ...lowerCased(built as Record<string, string>) }
  return headers
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/**
 * Sets them, and the id in the log, at the start of every request: errors carry them too. HSTS only where TLS is really used.
 * What Node would refuse by itself, without any of them, comes here too: no Host, and an unknown Expect, which a
 * server may overlook (RFC 9110, 10.1.1).
 */
export function registerSecurityHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.server.on('checkExpectation', (request, response) => app.routing(request, response))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS)
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      throw badRequest('The request does not say which Host it asks.')
  })
}
