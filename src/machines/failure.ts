/** What went wrong with a call, as a machine reads it. `status` is null when no answer came. */
export type Failure = {
  kind: 'http' | 'network' | 'timeout' | 'malformed' | 'unknown'
  status: number | null
  /** The server's own sentence (D6), empty when it sent none. */
  detail: string
  code: string
}

const KINDS = ['http', 'network', 'timeout', 'malformed'] as const

const textAt = (error: object, key: string): string => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' ? value : ''
}

/** Reads the api's typed error by its shape, because machines import no api code. */
export function failureOf(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { kind: 'unknown', status: null, detail: '', code: '' }
  const status: unknown = Reflect.get(error, 'status')
  return {
    kind: KINDS.find((kind) => kind === Reflect.get(error, 'kind')) ?? 'unknown',
    status: typeof status === 'number' ? status : null,
    detail: textAt(error, 'detail'),
    code: textAt(error, 'code'),
  }
}
