import type { Server, Socket } from 'node:net'
import { compile } from '@fastify/proxy-addr'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

/** What a client may hold of this server, and for how long. */
export type ConnectionLimits = {
  /** The head of a request has to arrive whole within this time, ms. */
  headersTimeoutMs: number
  /** The whole of a request, ms. */
  requestTimeoutMs: number
  /** A connection on which neither side says anything, ms: a reader that stopped reading. */
  silenceMs: number
  /** How often the first two are looked at, ms. */
  checkMs: number
  /** What is refused before it is a request may read why for so long, ms. */
  lingerMs: number
  max: number
  /** Of one address (of IPv6: one /64). Proxies that are trusted are not counted. */
  maxPerAddress: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeoutMs: 20_000,
  // The app's longest timeout, of a voice message (spec section 9).
  requestTimeoutMs: 300_000,
  // Longer than anything that is waited for: 240 s for a language model at most (config.ts).
  silenceMs: 330_000,
  checkMs: 5_000,
  lingerMs: 2_000,
  max: 10_000,
  // One that is kept alive lives for 72 s: whoever keeps to 1 200 requests a minute (rateLimit.ts) needs 1 440 at most.
  maxPerAddress: 2_000,
}

/** Why a connection was not taken: too many of its address, or in all. */
export type Refused = 'address' | 'all'

/** Applies the limits; call it before the server listens. Whoever comes above them is disconnected without a word. */
export function limitConnections(
  app: FastifyInstance,
  limits: ConnectionLimits,
  trustProxy: readonly string[] | number,
  onRefused: (why: Refused) => void,
) {
  const server: Server = app.server
  Object.assign(server, {
    headersTimeout: limits.headersTimeoutMs,
    connectionsCheckingInterval: limits.checkMs,
    maxConnections: limits.max,
  })
  server.on('drop', () => onRefused('all'))

  // Where proxies are counted, whoever connects is one.
  const isProxy = typeof trustProxy === 'number' ? () => trustProxy > 0 : compile([...trustProxy])
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined || isProxy(socket.remoteAddress, 0)) return
    const address = normalizeIP(socket.remoteAddress)
    const count = (open.get(address) ?? 0) + 1
    if (count > limits.maxPerAddress) {
      onRefused('address')
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/**
 * While the server closes: what is being answered is answered, and takes its connection with it. One that is kept alive
 * would hold up the end, because to Node it is idle only after the answer, when those that are idle are closed already;
 * and one with half a head would too, which to Node is never idle, and which has asked nothing yet.
 * @returns whether it is so
 */
export function registerDraining(app: FastifyInstance, { lingerMs }: ConnectionLimits): () => boolean {
  let isDraining = false
  const open = new Set<Socket>()
  const asking = new Set<Socket>()
  // Over TLS this is not the socket that a request tells of: what is half sent there may take the whole grace.
  if (app.initialConfig.https === undefined) {
    app.server.on('connection', (socket: Socket) => {
      open.add(socket)
      socket.once('close', () => {
        open.delete(socket)
        asking.delete(socket)
      })
    })
  }
  app.addHook('onRequest', async ({ raw }) => {
    asking.add(raw.socket)
  })
  app.addHook('preClose', async () => {
    isDraining = true
    setTimeout(() => {
      for (const socket of open) if (!asking.has(socket)) socket.destroy()
    }, lingerMs).unref()
  })
  app.addHook('onSend', async (request, reply) => {
    if (isDraining && request.raw.httpVersionMajor === 1) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async ({ raw }) => {
    asking.delete(raw.socket)
    // Those whose head was on its way already.
    if (isDraining) setImmediate(() => app.server.closeIdleConnections())
  })
  return () => isDraining
}
