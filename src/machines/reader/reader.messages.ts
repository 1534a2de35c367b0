import { failureOf } from '../failure.ts'

/** Why a passage is not shown, as a key of the texts. Spec §8 has no words for it; each has its sentence and next step. */
export type ReaderProblem = 'offline' | 'unverified' | 'failed'

/** Code of the error for a passage that is not, letter for letter, the published one (D26). */
export const UNVERIFIED = 'unverified'

export function readerProblem(error: unknown): ReaderProblem {
  const { kind, code } = failureOf(error)
  if (code === UNVERIFIED) return 'unverified'
  return kind === 'network' ? 'offline' : 'failed'
}
