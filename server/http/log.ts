import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { ContractBreach } from './contract.ts'
import { Problem } from './problem.ts'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
export type LogOptions = { level: LogLevel; stream?: { write(line: string): void } }

/**
 * Structured logs, one JSON object a line. What people write, their names, phone numbers and addresses are no part
 * of them: of a request only method, route, status, time and an id are logged, of an error only its safe fields.
 */
export function loggerOptions({ level, stream }: LogOptions) {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    // A library may trace its options, and the request's headers with them: tokens and devices stand in those.
    redact: { paths: ['headers', '*.headers', '*.*.headers'], remove: true },
    serializers: {
      err: safeError,
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
    },
    ...(stream === undefined ? {} : { stream }),
  }
}

/** The route as it is written in the contract. An unknown address is not logged: it may hold anything. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(unknown)'
}

/** One line for one finished request. */
export function logRequest(log: FastifyBaseLogger, request: FastifyRequest, status: number, elapsedMs: number) {
  log.info({ method: request.method, route: routeOf(request), status, ms: Math.round(elapsedMs * 10) / 10 }, 'request')
}

/** Errors of the language itself; their messages name code, not data. (SyntaxError is absent: it quotes its input.) */
const PLAIN_ERRORS = new Set(['TypeError', 'ReferenceError', 'RangeError', 'AssertionError', 'TimeoutError'])

/**
 * What may be logged of an error: its kind, its code and the places in the code. A message is kept only where it is
 * known to hold no data: a database, a model or a parser may quote what a person wrote in theirs.
 */
export function safeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table, cause } = error as Error & Record<'code' | 'constraint' | 'table', unknown>
  const ours = error instanceof Problem || error instanceof ContractBreach
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    ...(ours || PLAIN_ERRORS.has(error.name) ? { message: error.message } : {}),
    ...(cause instanceof Error ? { cause: { type: cause.name, code: (cause as NodeJS.ErrnoException).code } } : {}),
    // Only the frames: the lines above them repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  }
}
