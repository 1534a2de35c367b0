import { setTimeout as wait } from 'node:timers/promises'
import type { FcmMessage } from './message.ts'

/** One try may take this long, ms. */
const TIMEOUT_MS = 15_000
const TRIES = 5
/** First wait before another try, ms; doubled each time. */
const BACKOFF_MS = 1_000
/** Wait after 429 when FCM names none, as its documentation asks, ms. */
const QUOTA_WAIT_MS = 60_000
/** No wait is longer, whatever FCM says, ms. */
const LONGEST_WAIT_MS = 5 * 60_000

/** `sent` also when it was only tried, `dead` for a token that reaches nobody any more. */
export type Outcome = 'sent' | 'dead' | 'failed'

/** FCM refuses the sender and not a receiver: nothing will go out. The message is for the person who sends. */
export class SenderRefused extends Error {
  override name = 'SenderRefused'
}

export type FcmOptions = {
  /** https://fcm.googleapis.com, or a stand-in for tests. */
  url: string
  projectId: string
  accessToken: () => Promise<string>
  /** FCM checks everything and delivers nothing. */
  validateOnly: boolean
  sleep?: (ms: number) => Promise<unknown>
  now?: () => number
  random?: () => number
}

type Answer = { status: number; retryAfter: string | null; error: FcmError }
type FcmError = { status?: string; message?: string; details?: FcmDetail[] }
type FcmDetail = { errorCode?: string; fieldViolations?: { field?: string }[] }

/**
 * Sends by FCM HTTP v1. When one call is told that the quota is used up (429), all calls of this client wait.
 */
export function fcmClient(options: FcmOptions) {
  const { url, projectId, accessToken, validateOnly, sleep = wait, now = Date.now, random = Math.random } = options
  let notBefore = 0

  async function post(token: string, message: FcmMessage): Promise<Answer> {
    const bearer = await accessToken()
    const response = await fetch(`${url}/v1/projects/${encodeURIComponent(projectId)}/messages:send`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ validate_only: validateOnly, message: { token, ...message } }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    return { status: response.status, retryAfter: response.headers.get('retry-after'), error: readError(text) }
  }

  return {
    /** @throws {SenderRefused} */
    async send(token: string, message: FcmMessage): Promise<Outcome> {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        // Others may have been told to wait meanwhile.
        for (let left = notBefore - now(); left > 0; left = notBefore - now()) await sleep(left)
        const answer = await post(token, message).catch((error: unknown) => {
          if (error instanceof SenderRefused) throw error
          return undefined
        })
        const outcome = answer === undefined ? 'again' : judge(answer)
        if (outcome !== 'again') return outcome
        if (attempt === TRIES - 1) break
        const asked = answer === undefined ? undefined : readRetryAfter(answer.retryAfter, now())
        const usual = answer?.status === 429 ? QUOTA_WAIT_MS : BACKOFF_MS * 2 ** attempt * (1 + random())
        const delay = Math.min(asked ?? usual, LONGEST_WAIT_MS)
        if (answer?.status === 429) notBefore = Math.max(notBefore, now() + delay)
        else await sleep(delay)
      }
      return 'failed'
    },
  }
}

function judge({ status, error }: Answer): Outcome | 'again' {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 429 || status >= 500) return 'again'
  const codes = (error.details ?? []).map(({ errorCode }) => errorCode)
  if (codes.includes('UNREGISTERED') || (status === 404 && error.status === 'NOT_FOUND')) return 'dead'
  // Only when it is about the token: a fault of the message would otherwise delete everybody's.
  const fields = (error.details ?? []).flatMap(({ fieldViolations = [] }) => fieldViolations.map(({ field }) => field))
  const isToken = fields.includes('message.token') || /registration token/i.test(error.message ?? '')
  if (status === 400 && isToken) return 'dead'
  // A token that another project issued; of this one receiver only.
  if (codes.includes('SENDER_ID_MISMATCH')) return 'failed'
  if (status === 401 || status === 403 || status === 404) {
    throw new SenderRefused(
      `FCM refuses this service account (${status}${error.status ? ` ${error.status}` : ''}). ` +
        'Check that it belongs to the project and may send messages.',
    )
  }
  return 'failed'
}

/** The error of an answer; an empty one when it is no JSON of FCM. */
function readError(text: string): FcmError {
  try {
    const { error } = JSON.parse(text) as { error?: FcmError }
    return error ?? {}
  } catch {
    return {}
  }
}

/** Retry-After in ms: seconds, or a date. */
function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}
