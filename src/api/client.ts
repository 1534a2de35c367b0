import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { paths } from '../../openapi/v1.d.ts'
import { deadline } from '../platform/deadline.ts'
import { ApiError } from './ApiError.ts'
import * as ANSWERS from './answers.ts'

/** Spec §7, ms: every call, and any post or form upload whose path contains /chat/. */
const REQUEST_TIMEOUT_MS = 30_000
const CHAT_TIMEOUT_MS = 300_000

/** D7: their 401 says 'wrong code', not 'expired'. Signing out of an expired session is done already. */
const EXEMPT_FROM_401 = [
  '/auth/login/google',
  '/auth/whatsapp/send-otp',
  '/auth/whatsapp/verify-otp',
  '/auth/logout',
] as const

export type ApiOptions = {
  /** Base path of version 1, for example '/api/v1' (D4). */
  baseUrl: string
  /** What is stored; asked anew for each request. */
  token: () => string | null
  deviceId: () => Promise<string | null>
  /** A 401 on any call except a login call (spec §8). */
  onUnauthorized: () => void
  fetch?: (request: Request) => Promise<Response>
}

export type Api = Client<paths>

/** How long a call may take, ms. Spec §7. */
export const timeoutOf = (method: string, schemaPath: string): number =>
  method === 'POST' && schemaPath.includes('/chat/') ? CHAT_TIMEOUT_MS : REQUEST_TIMEOUT_MS

/** The only door to the network: get, post, put, patch, delete and multipart upload, typed by openapi/v1.yaml. */
export function createApi({ baseUrl, token, deviceId, onUnauthorized, fetch }: ApiOptions): Api {
  const session: Middleware = {
    async onRequest({ request, schemaPath }) {
      // It comes with code of its own: code that does not come is a network that is down, for the words of section 8.
      const device = await deviceId().catch((cause: unknown) => {
        throw new ApiError('network', null, '', '', { cause })
      })
      const bearer = token()
      if (bearer !== null) request.headers.set('Authorization', `Bearer ${bearer}`)
      if (device !== null) request.headers.set('X-Device-ID', device)
      return new Request(request, { signal: deadline(timeoutOf(request.method, schemaPath), request.signal) })
    },
    onResponse({ response, schemaPath }) {
      const isExempt = EXEMPT_FROM_401.some((path) => path === schemaPath)
      if (response.status === 401 && !isExempt) onUnauthorized()
    },
    onError({ request, error: thrown }) {
      // Older browsers throw an AbortError whatever the signal's reason is.
      const { aborted, reason } = request.signal
      const error: unknown = aborted && reason instanceof DOMException ? reason : thrown
      // The caller's own abort is not a failure of the call.
      if (error instanceof DOMException && error.name === 'AbortError') return error
      const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
      return new ApiError(isTimeout ? 'timeout' : 'network', null, '', '', { cause: error })
    },
  }
  const api = createClient<paths>({ baseUrl, ...(fetch ? { fetch } : {}) })
  api.use(session)
  return api
}

const textAt = (body: unknown, key: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
  return typeof value === 'string' ? value : ''
}

/** Retry-After as the contract has it: whole seconds. A date is none of ours. */
const secondsIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null

type Fetched = { data?: unknown; error?: unknown; response: Response }
type Answers = typeof ANSWERS
type AnswerOf<Name extends keyof Answers> = Exclude<ReturnType<Answers[Name]>, undefined>

/**
 * The data of a call, read by the shape of that name (D37), or its typed error.
 * @throws {ApiError} refused (http), unanswered (network, timeout), or not the contract's JSON (malformed).
 */
export async function dataOf<Name extends keyof Answers>(name: Name, call: Promise<Fetched>): Promise<AnswerOf<Name>> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    if (cause instanceof ApiError || (cause instanceof DOMException && cause.name === 'AbortError')) throw cause
    // openapi-fetch parses the body after the middleware: HTML or a truncated JSON ends here.
    throw new ApiError('malformed', null, '', '', { cause })
  })
  if (!response.ok) {
    const retryAfterS = secondsIn(response.headers.get('Retry-After'))
    throw new ApiError('http', response.status, textAt(error, 'detail'), textAt(error, 'code'), { retryAfterS })
  }
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: every answer that there is has its reader there
  const read = ANSWERS[name](data)
  if (read === undefined) throw new ApiError('malformed', response.status)
  return read as AnswerOf<Name>
}
