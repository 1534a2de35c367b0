import { once } from 'node:events'
import { createServer, METHODS, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { News } from '@satsang/guide'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolCounts } from '../db/open.ts'
import type { Speech } from '../voice/speech.ts'
import type { Refused } from './connections.ts'
import { routeOf } from './log.ts'

/** What is counted of one server, in Prometheus' text format. Never content, an id, a device or an address. */
export type Metrics = {
  /** Counts the requests and the connections of a server. `pool` is left out where the storage does not tell. */
  watch(app: FastifyInstance, pool: (() => PoolCounts) | undefined): void
  onRefused(why: Refused): void
  onNews(news: News): void
  /** The same, with the seconds of sound counted that were turned into text. */
  hearing(speech: Speech): Speech
  /**
   * Answers GET /metrics on a listener of its own.
   * @returns the port, which may be asked for as 0
   * @throws the system's error where it cannot listen
   */
  listen(port: number, host: string): Promise<number>
  close(): Promise<void>
}

/** Upper bounds, s. A page takes milliseconds, a reply of a language model up to 240 s (config.ts). */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 240]

/** A registry of its own for each server, and not the library's global one: tests start many. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // The process: event-loop lag, collection of garbage, processor, memory, file descriptors.
  collectDefaultMetrics({ register: registry })

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers,
  })
  const refused = new Counter({
    name: 'http_connections_refused_total',
    help: 'Connections not taken: too many of one address, or in all.',
    labelNames: ['why'],
    registers,
  })
  const news = new Counter({
    name: 'guide_model_news_total',
    help: 'What a language model wrote and was not shown as it was: a sentence left out, asked anew, or the built-in guide answered instead (fallback).',
    labelNames: ['kind', 'reason'],
    registers,
  })
  const heard = new Counter({
    name: 'voice_transcribed_seconds_total',
    help: 'Sound of voice messages that was turned into text.',
    registers,
  })
  // A count that is there from the start can be told from one that is not counted.
  for (const why of ['address', 'all'] as const) refused.inc({ why }, 0)

  let listener: Server | undefined
  return {
    watch(app, pool) {
      app.addHook('onResponse', async (request, reply) => {
        // HTTP/2 takes any word, and each would be a row.
        const method = METHODS.includes(request.method) ? request.method : '(unknown)'
        durations.observe({ method, route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1000)
      })
      new Gauge({
        name: 'http_connections_open',
        help: 'Connections that are open.',
        registers,
        async collect() {
          this.set(await promisify(app.server.getConnections).call(app.server))
        },
      })
      if (pool === undefined) return
      new Gauge({
        name: 'db_pool_connections',
        help: 'Connections of this process to the database, and requests that wait for one.',
        labelNames: ['state'],
        registers,
        collect() {
          const { total, idle, waiting } = pool()
          for (const [state, count] of Object.entries({ busy: total - idle, idle, waiting })) this.set({ state }, count)
        },
      })
    },
    onRefused: (why) => refused.inc({ why }),
    onNews: ({ kind, reason }) => news.inc({ kind, reason }),
    hearing: (speech) => ({
      async transcribe(wav, language, durationMs) {
        const text = await speech.transcribe(wav, language, durationMs)
        heard.inc(durationMs / 1000)
        return text
      },
    }),
    async listen(port, host) {
      const server = createServer((request, response) => {
        const isAsked = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD')
        if (!isAsked) return void response.writeHead(404).end()
        registry.metrics().then(
          (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
          () => response.writeHead(500).end(),
        )
      })
      await once(server.listen(port, host), 'listening')
      listener = server
      return (server.address() as AddressInfo).port
    },
    async close() {
      listener?.close()
      listener?.closeAllConnections()
    },
  }
}
