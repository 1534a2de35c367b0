import { failureOf } from '../failure.ts'

/** Why the scripture could not be kept on this device, as a key of the texts. */
export type KeepProblem = 'offline' | 'full' | 'failed'

/** Name of the browser's error when it has no more room. */
const NO_ROOM = 'QuotaExceededError'

export function keepProblem(error: unknown): KeepProblem {
  if (failureOf(error).kind === 'network') return 'offline'
  return error instanceof Error && error.name === NO_ROOM ? 'full' : 'failed'
}
