import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Written by the build, with the hashes of its inline scripts and styles in the policy. */
const FILE_OF_THE_BUILD = 'security-headers.json'

/** Two years, as browsers' preload lists ask. */
const HSTS = 'max-age=63072000; includeSubDomains'

/** Locked down (D31): nothing inline, nothing from elsewhere. `worker-src blob:` is for the wav encoder. */
const STRICT: Record<string, string> = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
  // Not plain same-origin: the Google sign-in popup has to be able to answer its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

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
  const entries = Object.entries(built).map(([name, value]) => [name.toLowerCase(), value])
  if (entries.some(([, value]) => typeof value !== 'string')) throw fault()
  const { 'strict-transport-security': _, ...headers } = { ...STRICT, ...Object.fromEntries(entries) }
  return headers
}

/** Sets them at the start of every request, so that errors carry them too. HSTS only where TLS is really used. */
export function registerSecurityHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS)
  })
}
