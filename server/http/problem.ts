/**
 * An answer that is not the wished one: becomes `{ detail, code }` with this status (D6).
 * `detail` is a sentence for a person and `code` a word for a program; neither ever holds what a person typed.
 */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: number
  readonly code: string
  readonly headers: Record<string, string>

  constructor(status: number, code: string, detail: string, headers: Record<string, string> = {}) {
    super(detail)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** Retry-After in whole seconds, at least 1 (contract, header RetryAfter). */
export const rateLimited = (retryAfterS: number) =>
  new Problem(429, 'rate_limited', 'Too many requests. Please wait a minute and try again.', {
    'retry-after': String(Math.max(1, Math.ceil(retryAfterS))),
  })

export const badRequest = (detail: string) => new Problem(400, 'invalid_request', detail)
export const unstorable = () => badRequest('The request has a character that cannot be kept.')
export const unauthorized = () => new Problem(401, 'unauthorized', 'Please sign in again.')
/** A user without a completed profile may only set it up (spec section 6). */
export const profileIncomplete = () => new Problem(403, 'profile_incomplete', 'Please complete your profile first.')
/** Below the age from which the service is for somebody (D39). */
export const tooYoung = () =>
  new Problem(
    403,
    'too_young',
    'Satsang is for people aged 13 and over. You are welcome here from your 13th birthday on. Until then, read the scriptures with your family.',
  )
/** What is not for the young (D39). */
export const fromEighteen = () => new Problem(403, 'minor', 'This is for people aged 18 and over.')
/** Login calls only; the reason stays in the log, so that nobody can try identities out (D7, D8). */
export const loginRefused = () =>
  new Problem(401, 'login_refused', 'This sign-in could not be verified. Please try again.')
export const invalidOtp = (detail: string) => new Problem(400, 'invalid_otp', detail)
/** A limit that has a sentence of its own: says how long to wait. */
export const tryLater = (detail: string, retryAfterS: number) =>
  new Problem(429, 'rate_limited', detail, { 'retry-after': String(Math.max(1, Math.ceil(retryAfterS))) })
/** A code that can still be used is with its owner: the app goes on to where it is typed (D20). */
export const codeAlreadySent = (retryAfterS: number) =>
  new Problem(
    429,
    'otp_already_sent',
    `A code was sent to this number a short while ago. Please wait ${retryAfterS} seconds before you ask for a new one.`,
    { 'retry-after': String(retryAfterS) },
  )
export const codeNotSent = () =>
  new Problem(503, 'unavailable', 'The code could not be sent right now. Please try again in a moment.')
/** Spec section 8, profile save from settings. */
export const phoneTaken = () =>
  new Problem(
    409,
    'phone_already_registered',
    'This phone number is already registered with another account. Please use a different phone number.',
  )
/** A number that a one-time code opens an account by: whoever has it is told the way there. */
export const phoneHasAccount = () =>
  new Problem(
    409,
    'phone_has_account',
    'This phone number already has an account, opened by WhatsApp. Please sign out here, then continue with WhatsApp and this number.',
  )
export const conflict = () =>
  new Problem(
    409,
    'conflict',
    'The information provided conflicts with existing data. Please check your details and try again.',
  )
export const deviceIdRequired = () =>
  new Problem(400, 'device_id_required', 'This request needs a device id. Please reload the page and try again.')
/** Larger than a recording of the longest time can be (contract, sendVoice). */
export const recordingTooLarge = () =>
  new Problem(413, 'payload_too_large', 'This recording is larger than 30 MB. Please send a shorter one.')
export const recordingNotFound = () => new Problem(404, 'not_found', 'This recording could not be found.')
export const rangeNotSatisfiable = (size: number) =>
  new Problem(416, 'range_not_satisfiable', 'The recording is shorter than that.', {
    'content-range': `bytes */${size}`,
  })
/** Known, but not allowed. */
export const forbidden = (detail: string) => new Problem(403, 'forbidden', detail)
export const conversationNotFound = () => new Problem(404, 'not_found', 'This conversation could not be found.')
export const addressNotFound = () => new Problem(404, 'not_found', 'There is nothing at this address.')
export const methodNotAllowed = (allow: string) =>
  new Problem(405, 'method_not_allowed', 'This address does not take this kind of request.', { allow })
export const notImplemented = () => new Problem(501, 'not_implemented', 'This server does not offer this yet.')
export const unavailable = () =>
  new Problem(503, 'unavailable', 'The service is not available right now. Please try again later.')
/** The process has more to do than it can; Retry-After in whole seconds. */
export const overloaded = (retryAfterS: number) =>
  new Problem(503, 'unavailable', 'The service is very busy right now. Please try again in a moment.', {
    'retry-after': String(retryAfterS),
  })
export const guideUnavailable = () =>
  new Problem(503, 'unavailable', 'The guide cannot answer right now. Your message was not counted. Please try again.')
export const internalError = () =>
  new Problem(500, 'internal_error', 'Something went wrong on our side. Please try again later.')
