/** What the browser's push service and the messaging service keep of a subscription (spec §3 Push token record). */
export type PushRecord = {
  token: string
  /** ms since 1970. */
  createTime: number
  subscription: { auth: string; p256dh: string; endpoint: string; scope: string; key: string } | null
}

const PARTS = ['auth', 'p256dh', 'endpoint', 'scope', 'key'] as const

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''

/**
 * Spec §3: valid only with a non-empty token, a positive createTime and a subscription with auth, p256dh, endpoint, scope
 * and key all non-empty strings. What comes in was kept by other code, so nothing about it is taken for granted.
 */
export function isValidRecord(record: PushRecord | null): record is PushRecord {
  if (record === null || !isText(record.token)) return false
  if (!(typeof record.createTime === 'number' && record.createTime > 0)) return false
  const { subscription } = record
  return subscription !== null && typeof subscription === 'object' && PARTS.every((part) => isText(subscription[part]))
}

/** Spec §8: push failures that mention these are of the browser's making, and nobody's business. */
const SUPPRESSED = /firebase|messaging|notification|unsupported-browser|serviceworker/i

export const isSuppressed = (error: unknown): boolean =>
  SUPPRESSED.test(error instanceof Error ? `${error.name} ${error.message}` : String(error))
