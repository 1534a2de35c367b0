import type { GoogleError } from '../../machines/googleLogin/googleLogin.messages.ts'
import type { OtpError } from '../../machines/whatsappLogin/whatsappLogin.messages.ts'
import type { LoginTexts } from '../i18n/login.en.ts'
import type { Texts } from '../texts.tsx'

type Landing = Pick<Texts['errors'], 'login' | 'google'>
type Errors = Landing & LoginTexts['errors']
/** A text by its group and its name there: an error with another word does not compile. */
type Word = { [Group in keyof Errors]: `${Group}.${keyof Errors[Group] & string}` }[keyof Errors]

/** The text of spec §8 that a login may need. */
function wordOf(word: Word, errors: object): string {
  const [group = '', name = ''] = word.split('.')
  const words: Record<string, Record<string, string>> = errors as never
  return words[group]?.[name] ?? ''
}

/** What the reader is told: the server's own sentence, else section 8's. Null without an error. */
export const loginErrorText: {
  (error: GoogleError | null, errors: Landing): string | null
  (error: OtpError | null, errors: Errors): string | null
} = (error: GoogleError | OtpError | null, errors: object) =>
  error === null ? null : error.detail || wordOf(error.word, errors)
