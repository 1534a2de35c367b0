import type { Server } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createGuide, createWritingGuide, type News } from '@satsang/guide'
import { TRADITIONS } from '../openapi/constants.ts'
import { buildServer } from './app.ts'
import { readyCopies } from './backup/copies.ts'
import { ConfigError, readConfig } from './config.ts'
import { DirectoryInUse } from './db/lock.ts'
import { openStore } from './db/open.ts'
import { StorageUnusable } from './db/unusable.ts'
import { createMetrics } from './http/metrics.ts'
import { googleProvider } from './operations/google.ts'
import { whatsappSender } from './operations/otpSender.ts'
import { directoryStore } from './voice/recordingStore.ts'
import { s3Store } from './voice/s3Store.ts'
import { speechProvider } from './voice/speech.ts'

/** What is still being answered may finish within this time after SIGTERM, ms; then the process ends anyway. */
const GRACE_MS = 10_000

/** So many connections may wait to be taken: what Node asks of the system. */
const BACKLOG = 511

/** A mean turn of the event loop that takes longer, ms, is more work than the process can do: it then refuses some. */
const OVERLOADED_MS = 2_000

/** Starts the reference server from the environment (config.ts) and stops it on SIGTERM or SIGINT. */
async function main() {
  const config = readConfig(process.env)
  const store = await openStore(
    config.place.kind === 'postgres'
      ? { ...config.place, onIdleError: () => app?.log.warn('a database connection was lost') }
      : config.place,
  )
  let app: Awaited<ReturnType<typeof buildServer>> | undefined
  const metrics = config.metrics && createMetrics()
  const embedded = createGuide()
  // Kinds and reasons, which add up to counts; never a word of what was asked or answered.
  const onNews = (news: News) => {
    const { kind, reason } = news
    const level = kind === 'fallback' ? 'warn' : 'info'
    app?.log[level]({ kind, reason }, 'what a language model wrote was not shown as it was')
    metrics?.onNews(news)
  }
  const guide = config.model === undefined ? embedded : createWritingGuide({ ...config.model, onNews })
  try {
    // The first answer compiles the lexicon and builds the index, which takes most of a second: not at a seeker's cost.
    for (const tradition of TRADITIONS)
      await embedded.answer({ message: 'peace', tradition, language: 'english', history: [], avoid: [] })
    app = await buildServer({
      store,
      recordings: 'path' in config.recordings ? directoryStore(config.recordings.path) : s3Store(config.recordings),
      guide,
      distDir: fileURLToPath(new URL('../dist', import.meta.url)),
      // Standard output is for people; the log goes beside it.
      log: { level: config.logLevel, stream: process.stderr },
      rateLimitFactor: config.rateLimitFactor,
      trustProxy: config.trustProxy,
      connections: config.connections,
      maxEventLoopDelayMs: OVERLOADED_MS,
      corsOrigins: config.corsOrigins,
      ...(config.cities === undefined ? {} : { cities: config.cities }),
      ...(config.tls === undefined ? {} : { tls: config.tls }),
      ...(config.googleClientId === undefined
        ? {}
        : { identityProvider: googleProvider({ clientId: config.googleClientId }) }),
      ...(config.whatsapp === undefined ? {} : { codeSender: whatsappSender(config.whatsapp) }),
      ...(config.speech === undefined ? {} : { speech: speechProvider(config.speech) }),
      ...(config.publicOrigin === undefined ? {} : { publicOrigin: config.publicOrigin }),
      ...(config.model === undefined ? {} : { languageModel: config.model.provider }),
      ...(metrics === undefined ? {} : { metrics }),
      local: config.local,
    })
    if (config.metrics !== undefined)
      await metrics?.listen(config.metrics.port, config.metrics.host).catch(refuseMetrics)
    const { copy } = store
    const recordings = 'path' in config.recordings ? config.recordings.path : undefined
    const offer =
      config.place.kind === 'directory' && copy && readyCopies(app, { directory: config.place.path, recordings, copy })
    await app.listen({ port: config.port, host: config.host })
    if (offer) await offer()
  } catch (error) {
    await store.close()
    throw error
  }
  stopOnSignal(app)

  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(config.host)
  const host = isLocal ? 'localhost' : config.host.includes(':') ? `[${config.host}]` : config.host
  console.log(`Satsang is ready: ${config.tls === undefined ? 'http' : 'https'}://${host}:${port}`)
  if (!config.local) {
    if (config.googleClientId === undefined) console.log('Nobody can sign in with Google: set GOOGLE_CLIENT_ID.')
    if (config.whatsapp === undefined)
      console.log('Nobody can sign in with WhatsApp: set WHATSAPP_TOKEN and WHATSAPP_PHONE_ID.')
  }
  if (config.local && !isOnThisMachine(config.host)) {
    console.log(
      'It can be reached from other machines. Before people use it, set NODE_ENV=production: ' +
        'until then anyone nearby can sign in under any name.',
    )
  }
}

/** @throws {ConfigError} */
function refuseMetrics({ code }: NodeJS.ErrnoException): never {
  const why = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${code})`
  throw new ConfigError(`METRICS_PORT or METRICS_HOST: this port ${why}.`)
}

const isOnThisMachine = (host: string) => ['127.0.0.1', '::1', 'localhost'].includes(host)

/**
 * Who has knocked before the signal is let in: turns of the event loop in which connections that wait are taken, one in
 * each, and what they ask is read. To a server that closes they would be idle, and be cut off unanswered.
 */
async function letIn(server: Server) {
  let came = true
  server.on('connection', () => {
    came = true
  })
  for (let rounds = 0; came && rounds < BACKLOG; rounds++) {
    came = false
    for (let turn = 0; turn < 3; turn++) await setImmediate()
  }
}

function stopOnSignal(app: Awaited<ReturnType<typeof buildServer>>) {
  let stopping = false
  const stop = () => {
    // A second Ctrl-C means now.
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    letIn(app.server)
      .then(() => app.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** A reason not to start, as a sentence for the person who tried. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DirectoryInUse || error instanceof StorageUnusable)
    return error.message
  const { code, message } = error as NodeJS.ErrnoException
  const port = process.env.PORT || '8787'
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop that one, or set PORT to another number.`
  if (code === 'EACCES' || code === 'EPERM') return `This user may not use port ${port} or the data directory.`
  if (code === 'EROFS' || code === 'ENOTDIR' || code === 'ENOENT')
    return 'DATA_DIR cannot be made or written to. Set it to a folder that can.'
  if (code === 'ENOSPC') return 'The disk of DATA_DIR is full.'
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'HOST or the host in DATABASE_URL is not known to this machine.'
  if (code === 'ECONNREFUSED') return 'The database of DATABASE_URL does not answer. Start it, or correct DATABASE_URL.'
  if (code === '28P01' || code === '28000') return 'The database of DATABASE_URL refuses this user or password.'
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist.'
  return message
}

main().catch((error) => {
  console.error(`Satsang cannot start. ${explain(error)}`)
  process.exit(1)
})
