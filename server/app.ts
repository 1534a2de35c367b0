import { randomUUID } from 'node:crypto'
import type { ServerOptions as TlsOptions } from 'node:https'
import type { Socket } from 'node:net'
import underPressure from '@fastify/under-pressure'
import type { Guide } from '@satsang/guide'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Store } from './db/open.ts'
import { DEV_PREFIX, registerDev } from './dev/dev.ts'
import { localProvider } from './dev/localProvider.ts'
import { JSON_LIMIT_BYTES, registerBodies } from './http/bodies.ts'
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections, registerDraining } from './http/connections.ts'
import { loadContract } from './http/contract.ts'
import { registerCors } from './http/cors.ts'
import { registerDescription } from './http/description.ts'
import { refuseConnection, registerErrorHandler, sendProblem } from './http/errors.ts'
import { readSecurityHeaders, registerSecurityHeaders } from './http/headers.ts'
import { type LogOptions, loggerOptions, logRequest } from './http/log.ts'
import type { Metrics } from './http/metrics.ts'
import { registerOperations } from './http/operations.ts'
import { overloaded } from './http/problem.ts'
import { createRateLimit } from './http/rateLimit.ts'
import { registerStaticFiles, routedUrl } from './http/staticFiles.ts'
import { createHandlers } from './operations/handlers.ts'
import { logSender } from './operations/otpSender.ts'
import type { CodeSender, IdentityProvider } from './operations/services.ts'
import { registerUpkeep } from './operations/upkeep.ts'
import type { CityTable } from './socialProof/data.ts'
import type { RecordingStore } from './voice/recordingStore.ts'
import type { Speech } from './voice/speech.ts'

/** The whole API lives below this; see also `servers` of the contract (D4). */
const API_PREFIX = '/api'
/** Who is sent away because there is too much to do may come again after so long, s. */
const OVERLOAD_RETRY_S = 5

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asks whether the process lives: neither limited nor refused. Whether it can serve is `getHealth`. */
    isProbe?: boolean
  }
}

export type BuildOptions = {
  /** Opened storage. The server owns it from here on and closes it when it closes. */
  store: Store
  /** Where the sound of voice messages lies. */
  recordings: RecordingStore
  guide: Guide
  log?: LogOptions
  /** Built app to serve; without it only the API is served. */
  distDir?: string
  /** Replaces the figures of spec section 9 (D21). */
  cities?: CityTable
  /** Multiplies every rate limit; 1 by default. */
  rateLimitFactor?: number
  /**
   * Addresses or ranges of the proxies that may name the caller's address and protocol, or how many there are: then the
   * server must not be reached but through them. None by default.
   */
  trustProxy?: readonly string[] | number
  /** Other origins whose pages may call the API. */
  corsOrigins?: readonly string[]
  /** In place of CONNECTION_LIMITS. */
  connections?: Partial<ConnectionLimits>
  /** Above this mean delay of the event loop, ms, requests are refused unheard with 503. Never by default. */
  maxEventLoopDelayMs?: number
  /** With certificate and key the server speaks HTTP/2 and HTTP/1.1 over TLS. */
  tls?: Pick<TlsOptions, 'cert' | 'key'>
  /** Verifies Google sign-ins. Without one there is the local sign-in page (D18) with `local`, and else 501. */
  identityProvider?: IdentityProvider
  /** Sends one-time codes. Without one they stand in the log (D19) with `local`, and else 501. */
  codeSender?: CodeSender
  /** Turns recordings into text. Without one they are kept, and the guide asks to write. */
  speech?: Speech
  /** Counts what happens. The server owns it from here on and closes it when it closes. */
  metrics?: Metrics
  /** Turns on what is for local use only: the sign-in page (D18) and the outbox (D19). Off by default. */
  local?: boolean
  /** Where people reach the app; without it, where a caller reached the server. */
  publicOrigin?: string
  /** Whose language-model service writes the answers (D43), for the privacy page. */
  languageModel?: string
  /** From 0 up to, but not including, 1. For tests. */
  random?: () => number
  now?: () => Date
}

/** Fastify trusts nobody by a number: it cannot know that only the proxies get through to it. Who sets one says so. */
function trustOf(proxies: BuildOptions['trustProxy'] = []) {
  if (typeof proxies !== 'number') return proxies.length > 0 ? proxies : false
  return proxies > 0 && ((_address: string, hop: number) => hop < proxies)
}

/**
 * Builds the reference server of openapi/v1.yaml. It does not listen yet: call `listen`, and `close` at the end.
 * @throws when the contract, the security headers of the build or an option cannot be used
 */
export async function buildServer(options: BuildOptions): Promise<FastifyInstance> {
  const { store, tls, metrics } = options
  const speech = options.speech && (metrics?.hearing(options.speech) ?? options.speech)
  const headers = readSecurityHeaders(options.distDir)
  const contract = loadContract()
  const limits = { ...CONNECTION_LIMITS, ...options.connections }
  // Without these Node refuses such a request itself, without the headers of an answer (registerSecurityHeaders).
  const ownRefusals = { requireHostHeader: false }
  const app = Fastify({
    ...(tls === undefined
      ? { http: ownRefusals }
      : {
          http2: true,
          https: { ...tls, ...ownRefusals, allowHTTP1: true, handshakeTimeout: limits.headersTimeoutMs },
        }),
    logger: loggerOptions(options.log ?? { level: 'silent' }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(options.trustProxy),
    // Not a counter, which begins anew with each process; and never the caller's, who could write anything into a log.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: limits.requestTimeoutMs,
    connectionTimeout: limits.silenceMs,
    // What comes while the server closes is answered too, and its connection closed after it (registerDraining).
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }: { url?: string }) => routedUrl(url, API_PREFIX),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(headers).header('x-request-id', request.id)
      sendProblem(error, request, reply)
    },
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket) {
      refuseConnection(error, socket, limits.lingerMs, headers)
    },
  } as object) as FastifyInstance

  limitConnections(app, limits, options.trustProxy ?? [], (why) => metrics?.onRefused(why))
  metrics?.watch(app, store.pool)
  app.addHook('onClose', async () => {
    await metrics?.close()
    await store.close()
  })
  const isDraining = registerDraining(app, limits)
  registerErrorHandler(app)
  registerBodies(app)
  registerSecurityHeaders(app, headers)
  registerCors(app, API_PREFIX, options.corsOrigins ?? [])

  if (options.maxEventLoopDelayMs !== undefined) {
    await app.register(underPressure, {
      maxEventLoopDelay: options.maxEventLoopDelayMs,
      pressureHandler: ({ routeOptions }) => {
        // Whoever ends what does not live would end what is only busy.
        if (routeOptions.config.isProbe !== true) throw overloaded(OVERLOAD_RETRY_S)
      },
    })
  }

  const { limit, takeKey } = createRateLimit(store.db, options.rateLimitFactor ?? 1)
  app.addHook('onRequest', async (request, reply) => {
    const isDev = request.url.startsWith(DEV_PREFIX)
    if (!isDev && !request.url.startsWith(API_PREFIX)) return
    // Answers are about one person or one moment.
    reply.header('cache-control', 'no-store')
    const { config } = request.routeOptions
    const isProbe = config.isProbe === true || config.operation?.id === 'getHealth'
    // Whoever looks after the server asks often, and from one address. It costs next to nothing.
    if (!isProbe) await limit(request, isDev ? 'localSignIn' : config.operation?.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    logRequest(request.log, request, reply.statusCode, reply.elapsedTime)
  })

  app.get(`${API_PREFIX}/live`, { config: { isProbe: true } }, async () => ({ status: 'ok' }))

  const now = options.now ?? (() => new Date())
  const local = options.local ?? false
  const isSignInLocal = local && options.identityProvider === undefined
  const isOutboxOn = local && options.codeSender === undefined
  const identityProvider = options.identityProvider ?? (isSignInLocal ? localProvider(store.db, now) : undefined)
  registerDev(app, { db: store.db, now, signIn: isSignInLocal, outbox: isOutboxOn })

  const codeSender = options.codeSender ?? (local ? logSender(store.db, now, isOutboxOn) : undefined)
  const handlers = createHandlers({
    db: store.db,
    recordings: options.recordings,
    guide: options.guide,
    contract,
    ...(options.cities === undefined ? {} : { cities: options.cities }),
    ...(identityProvider === undefined ? {} : { identityProvider }),
    ...(speech === undefined ? {} : { speech }),
    ...(options.publicOrigin === undefined ? {} : { publicOrigin: options.publicOrigin }),
    ...(options.languageModel === undefined ? {} : { languageModel: options.languageModel }),
    isDraining,
    ...(codeSender === undefined ? {} : { codeSender }),
    takeKey,
    random: options.random ?? Math.random,
    now,
  })
  await registerOperations(app, contract, handlers, store.db, options.recordings.incoming)
  registerDescription(app, contract.basePath, options.publicOrigin)
  registerUpkeep(app, { ...store, recordings: options.recordings, now })
  await registerStaticFiles(app, API_PREFIX, options.distDir)
  return app
}
