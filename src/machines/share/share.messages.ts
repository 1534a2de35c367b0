import { failureOf } from '../failure.ts'

/** The steps of sharing that can fail, by the name of their call. */
export type ShareStep = 'generateLink' | 'sharePlatform' | 'systemShare' | 'copyText'

/** Keys of the words in the modal's calm line; looked up in the shown language's texts. */
export type ShareProblem = {
  step: ShareStep
  /** Why, where that helps the person to go on. */
  hint: 'offline' | 'rateLimited' | null
}

/**
 * Words for a failed step. Spec §8 has none: such failures are "logged or tracked only, with a heavy haptic pulse".
 * The person must not be left with a dead button, so the modal says in one line that it did not work.
 */
export function shareProblem(step: ShareStep, error: unknown): ShareProblem {
  const { kind, status } = failureOf(error)
  if (kind === 'network') return { step, hint: 'offline' }
  return { step, hint: status === 429 ? 'rateLimited' : null }
}
