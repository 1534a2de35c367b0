/** How a call failed: refused by the server, never answered, too late, or answered with what the contract does not know. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'malformed'

/** The one error that leaves src/api. `detail` is the server's own sentence (D6), empty when it sent none. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status, null when no answer came. */
  readonly status: number | null
  readonly detail: string
  readonly code: string
  /** The wait that the server asks for (Retry-After), s; null when it names none. */
  readonly retryAfterS: number | null

  constructor(
    kind: ApiErrorKind,
    status: number | null = null,
    detail = '',
    code = '',
    { cause, retryAfterS = null }: { cause?: unknown; retryAfterS?: number | null } = {},
  ) {
    super(`${kind}${status === null ? '' : ` ${status}`}${detail === '' ? '' : `: ${detail}`}`, { cause })
    this.kind = kind
    this.status = status
    this.detail = detail
    this.code = code
    this.retryAfterS = retryAfterS
  }
}
