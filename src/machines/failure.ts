/** What went wrong with a call, as a machine reads it. `status` is null when no answer came. */
export type Failure = {
  kind: 'http' | 'network' | 'timeout' | 'malformed' | 'unknown'
  status: number | null
  /** The server's own sentence (D6), empty when it sent none. */
  detail: string
  code: string
  /** The wait that the server asks for, s; null when it names none. */
  retryAfterS: number | null
}

const KINDS = ['http', 'network', 'timeout', 'malformed'] as const

const numberAt = (error: object, key: string): number | null => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'number' ? value : null
}

const textAt = (error: object, key: string): string => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}

/** Whether the provider does not offer this at all, so that another try is useless. */
export const isNotOffered = (error: unknown): boolean => failureOf(error).status === NOT_IMPLEMENTED
const NOT_IMPLEMENTED = 501

/** Reads the api's typed error by its shape, because machines import no api code. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null)
    return { kind: 'unknown', status: null, detail: '', code: '', retryAfterS: null }
  return {
    kind: KINDS.find((kind) => kind === Reflect.get(error, 'kind')) ?? 'unknown',
    status: numberAt(error, 'status'),
    detail: textAt(error, 'detail'),
    code: textAt(error, 'code'),
    retryAfterS: numberAt(error, 'retryAfterS'),
  }
}
