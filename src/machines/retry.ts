/**
 * Wait before what did not arrive, and has to, is asked for again, ms: code, texts, the profile of a stored token. The
 * specification has no number for it.
 */
export const RETRY_MS = 3_000

/** The delay of every state made by `retrying`. */
export const retryDelays = { loadRetry: RETRY_MS }

/** The state after a failure: it waits, and `target` asks again, as often as it takes. */
export const retrying = <const Target extends string>(target: Target) => ({ after: { loadRetry: target } }) as const
