import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { internalError, Problem, unavailable, unstorable } from './problem.ts'

/** The same for every way in which Fastify itself refuses a request. Its own sentences may quote what was sent. */
const FRAMEWORK_PROBLEMS: Record<string, Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Problem(413, 'payload_too_large', 'This is too large to be sent.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem(
    415,
    'unsupported_media_type',
    'The request has a kind of content that is not understood here.',
  ),
  FST_ERR_CTP_INVALID_JSON_BODY: new Problem(400, 'invalid_request', 'The request is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Problem(400, 'invalid_request', 'The request did not arrive whole.'),
  FST_ERR_BAD_URL: new Problem(400, 'invalid_request', 'This address is not valid.'),
  FST_ERR_MAX_PARAM_LENGTH: new Problem(400, 'invalid_request', 'This address is too long.'),
}

/**
 * System errors and SQLSTATE classes that mean: the storage cannot be reached now, or has no room (class 53, 58030, a full
 * disk), or is for reading only while another takes over (25006); another try may succeed.
 */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ENOSPC|EDQUOT|EIO|08\w{3}|53\w{3}|57P0[123]|57014|58030|25006)$/

/** What `pg` says of a database that is silent or gone, once a connection was given up in the middle of something too. */
const NO_ANSWER =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/

/** Any error as the answer to give. Never lets an inner message out. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code, statusCode, message } = error as { code?: unknown; statusCode?: unknown; message?: unknown }
  const known = typeof code === 'string' ? FRAMEWORK_PROBLEMS[code] : undefined
  if (known !== undefined) return known
  if (typeof code === 'string' && UNREACHABLE.test(code)) return unavailable()
  // `pg`, PGlite and Kysely give these no code.
  if (NO_ANSWER.test(String(message))) return unavailable()
  if (/^(PGlite is clos(ed|ing)|driver has already been destroyed)/.test(String(message))) return unavailable()
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new Problem(statusCode, 'invalid_request', 'This request was not understood.')
  }
  return internalError()
}

/** PostgreSQL's words for a character that it has no place for, which is NUL alone: in text, and in JSON. */
const UNSTORABLE = /^(22021|22P05)$/

/** Whether a request brought one. Where people write it is cleaned away (text.ts), and does not come as far. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul)
}

/** Sends a problem as `{ detail, code }`, and logs what is ours to repair. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const isTheirs =
    UNSTORABLE.test(String((error as { code?: unknown })?.code)) &&
    [request.params, request.query, request.body].some(holdsNul)
  const problem = isTheirs ? unstorable() : toProblem(error)
  if (problem.status >= 500 && problem.status !== 501) request.log.error({ err: error }, 'request failed')
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type('application/json; charset=utf-8')
    .send({ detail: problem.message, code: problem.code })
}

/** Errors of handlers, hooks and parsers all end here. */
export function registerErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
}

/**
 * Answers a connection that did not even speak HTTP: there is no request to answer through Fastify. It is given up after
 * `lingerMs`, whether the other side has read the answer and closed its end or not.
 */
export function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Socket,
  lingerMs: number,
  headers: Record<string, string>,
) {
  // The second fault of one connection, or the other side is gone.
  if (!socket.writable) {
    socket.destroy()
    return
  }
  socket.end(rawBadRequest(error.code, headers))
  const giveUp = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(giveUp))
}

function rawBadRequest(code: string | undefined, headers: Record<string, string>): string {
  const [status, detail] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The request has headers that are too large.']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request took too long to arrive.']
        : ['400 Bad Request', 'The request is not valid HTTP.']
  const body = JSON.stringify({ detail, code: 'invalid_request' })
  return [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n')
}
