import type { GoogleError } from '../../machines/googleLogin/googleLogin.messages.ts'
import type { OtpError } from '../../machines/whatsappLogin/whatsappLogin.messages.ts'
import type { Texts } from '../texts.tsx'

type LoginError = GoogleError | OtpError

/** The texts of spec §8 that a login may need. */
const wordsOf = ({ errors: { login, google, otp } }: Texts): Record<LoginError['word'], string> => ({
  'login.failed': login.failed,
  'login.invalidResponse': login.invalidResponse,
  'login.whatsappFailed': login.whatsappFailed,
  'google.failed': google.failed,
  'google.cancelled': google.cancelled,
  'google.userInfoFailed': google.userInfoFailed,
  'google.signInFailed': google.signInFailed,
  'otp.phoneInvalid': otp.phoneInvalid,
  'otp.digitsMissing': otp.digitsMissing,
  'otp.sendFailed': otp.sendFailed,
  'otp.sendFailedShort': otp.sendFailedShort,
  'otp.invalid': otp.invalid,
  'otp.verifyFailed': otp.verifyFailed,
})

/** What the reader is told: the server's own sentence, else section 8's. Null without an error. */
export const loginErrorText = (error: LoginError | null, t: Texts): string | null =>
  error === null ? null : error.detail || wordsOf(t)[error.word]
