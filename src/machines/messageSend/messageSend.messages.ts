import type { SendError } from '../entities.ts'
import { failureOf } from '../failure.ts'

/** Whether there was no network: nobody was reached, and nobody said no. */
export const isUnreached = (error: unknown): boolean => failureOf(error).kind === 'network'

/** Words for a failed send, spec §8 "Anonymous send failure" and "Text send failure (signed in)". */
export function sendError(error: unknown, word: SendError['word']): SendError {
  const { kind, status, detail, code } = failureOf(error)
  // This device no longer has what was recorded: no second try can mend that.
  if (code === 'recording_lost') return { word, hint: 'recordingLost', detail: '' }
  if (kind === 'network') return { word, hint: 'offline', detail: '' }
  if (kind === 'timeout') return { word, hint: 'timeout', detail: '' }
  if (status === 429) return { word, hint: 'rateLimited', detail: '' }
  const isAboutTheInput = status === 400 || status === 413
  return { word, hint: null, detail: isAboutTheInput ? detail : '' }
}

/** Spec §4: the server error value that ends the trial, whether it comes with 200 (D5) or with an error status. */
export const isLimitError = (error: unknown): boolean => failureOf(error).code === 'message_limit_reached'

/** Spec §8: failure kinds are recorded as http_{status} or network_error. */
export const failureKind = (error: unknown): string => {
  const { status } = failureOf(error)
  return status === null ? 'network_error' : `http_${status}`
}
