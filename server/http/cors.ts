import type { FastifyInstance } from 'fastify'

/** How long a browser may remember a preflight, seconds. */
const PREFLIGHT_AGE_S = 600

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
    reply.header('access-control-expose-headers', 'Retry-After, Content-Disposition, X-Request-Id')
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', 'Authorization, Content-Type, X-Device-ID, X-Device-Secret')
      .header('access-control-max-age', String(PREFLIGHT_AGE_S))
      .send()
  })
}
