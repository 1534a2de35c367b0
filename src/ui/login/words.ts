import type { GoogleError } from '../../machines/googleLogin/googleLogin.messages.ts'
import type { OtpError } from '../../machines/whatsappLogin/whatsappLogin.messages.ts'
import type { Texts } from '../texts.tsx'

type Errors = Pick<Texts['errors'], 'login' | 'google' | 'otp'>
/** A text by its group and its name there: an error with another word does not compile. */
type Word = { [Group in keyof Errors]: `${Group}.${keyof Errors[Group] & string}` }[keyof Errors]

/** The text of spec §8 that a login may need. */
function wordOf(word: Word, t: Texts): string {
  const [group = '', name = ''] = word.split('.')
  const words: Record<string, Record<string, string>> = t.errors as never
  return words[group]?.[name] ?? ''
}

/** What the reader is told: the server's own sentence, else section 8's. Null without an error. */
export const loginErrorText = (error: GoogleError | OtpError | null, t: Texts): string | null =>
  error === null ? null : error.detail || wordOf(error.word, t)
