import { failureOf } from '../failure.ts'

/** A text of spec §8 by its key in the catalogue's `errors`; the server's own sentence, where it sent one, goes before. */
export type OtpError = {
  word:
    | 'otp.phoneInvalid'
    | 'otp.digitsMissing'
    | 'otp.sendFailed'
    | 'otp.sendFailedShort'
    | 'otp.invalid'
    | 'otp.verifyFailed'
    | 'login.whatsappFailed'
  /** The server's own sentence (D6), empty when it sent none. */
  detail: string
}

/** That a code was sent: the server's own sentence, or empty for the default of spec §8. */
export type Notice = { message: string }

const say = (word: OtpError['word'], detail = ''): OtpError => ({ word, detail })

export const phoneInvalid: OtpError = say('otp.phoneInvalid')
export const digitsMissing: OtpError = say('otp.digitsMissing')

// Where a server says what the specification says, the reader gets it in the language of the interface (D15).
const OWN_SENTENCES: Record<string, OtpError['word']> = {
  'Invalid OTP': 'otp.invalid',
  'Failed to send OTP': 'otp.sendFailedShort',
  'Failed to send OTP. Please try again.': 'otp.sendFailed',
  'OTP verification failed. Please try again.': 'otp.verifyFailed',
  'WhatsApp verification failed': 'login.whatsappFailed',
}
const SENT = 'OTP sent successfully'

const inServersWords = (detail: string, word: OtpError['word']): OtpError => {
  const own = OWN_SENTENCES[detail]
  return own === undefined ? say(word, detail) : say(own)
}

export const sentNotice = (message: string | null): Notice => ({
  message: message === null || message === SENT ? '' : message,
})

/** Words for a code that was not sent, spec §8 "Send one-time code": server detail preferred. */
export function sendError(error: unknown): OtpError {
  const { detail, code } = failureOf(error)
  if (detail !== '') return inServersWords(detail, 'otp.sendFailed')
  return say(code === 'otp_not_sent' ? 'otp.sendFailedShort' : 'otp.sendFailed')
}

/**
 * The wait for another code, s, where a code is refused because the last one can still be typed (D20); null for any other
 * failure. A server whose errors have no `code` says it by a wait that is no longer than a code's own.
 */
export function waitForSent(error: unknown, longestS: number): number | null {
  const { status, code, retryAfterS } = failureOf(error)
  if (code === 'otp_already_sent') return retryAfterS ?? 0
  return status === 429 && code === '' && retryAfterS !== null && retryAfterS <= longestS ? retryAfterS : null
}

/** Words for a login that was refused, spec §8 "Verify one-time code" and "Login failure": server detail preferred. */
export function verifyError(error: unknown): OtpError {
  const { kind, status, detail, code } = failureOf(error)
  if (detail !== '') return inServersWords(detail, 'otp.verifyFailed')
  if (code === 'invalid_otp') return say('otp.invalid')
  // Some providers refuse with 200 and an `error`, which may be empty; and an unreadable answer is no login either.
  return say(status === 200 || kind === 'malformed' ? 'login.whatsappFailed' : 'otp.verifyFailed')
}

/** Whether the code itself was refused: then there is no use in keeping it in the box. */
export function isWrongCode(error: unknown): boolean {
  const { kind, status, code } = failureOf(error)
  return code === 'invalid_otp' || (kind === 'http' && (status === 200 || status === 401))
}
