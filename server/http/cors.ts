import type { FastifyInstance } from 'fastify'

/** How long a browser may remember a preflight, seconds. */
const PREFLIGHT_AGE_S = 600

/** What the contract has, of methods and of headers; what every page may send and read anyway is left out. */
const METHODS = 'GET, POST, PUT, DELETE'
const ALLOWED = 'Authorization, Content-Type, X-Device-ID, X-Device-Secret, Range'
const EXPOSED = 'Retry-After, Content-Disposition, Content-Range, Accept-Ranges, X-Request-Id'

/**
 * Lets the listed origins call the API, for an app on a static host. Off when the list is empty. There are no
 * cookies in this API, so credentials stay off.
 */
export function registerCors(app: FastifyInstance, basePath: string, origins: readonly string[]) {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(basePath)) return
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !origins.includes(origin)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', EXPOSED)
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    return reply
      .code(204)
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', ALLOWED)
      .header('access-control-max-age', String(PREFLIGHT_AGE_S))
      .send()
  })
}
