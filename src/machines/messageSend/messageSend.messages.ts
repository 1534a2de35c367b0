import { failureOf } from '../failure.ts'

/** Keys of section 8's words, looked up in the shown language's catalogue. */
export type SendError = {
  word: 'sendFailed'
  /** Why, where that helps the person to go on. */
  hint: 'offline' | 'timeout' | 'rateLimited' | null
  /** The server's own sentence about a bad input (D6), shown beside the word. */
  detail: string
}

/** Words for a failed anonymous send, spec §8 "Anonymous send failure". */
export function sendError(error: unknown): SendError {
  const { kind, status, detail } = failureOf(error)
  if (kind === 'network') return { word: 'sendFailed', hint: 'offline', detail: '' }
  if (kind === 'timeout') return { word: 'sendFailed', hint: 'timeout', detail: '' }
  if (status === 429) return { word: 'sendFailed', hint: 'rateLimited', detail: '' }
  const isAboutTheInput = status === 400 || status === 413
  return { word: 'sendFailed', hint: null, detail: isAboutTheInput ? detail : '' }
}

/** Spec §4: the server error value that ends the trial, whether it comes with 200 (D5) or with an error status. */
export const isLimitError = (error: unknown): boolean => failureOf(error).code === 'message_limit_reached'
