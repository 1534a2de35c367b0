import { failureOf } from '../failure.ts'

/** Keys of section 8's words for a refused save, looked up in the shown language's catalogue. */
export type ProfileError = 'phoneTaken' | 'conflict' | 'invalid' | 'tooYoung' | 'server' | 'updateFailed'

/** An older server says it in a sentence alone, without a code. */
const isAboutRegisteredPhone = (detail: string) =>
  /\b(?:phone|mobile)\b/i.test(detail) && /\b(?:already|registered|in use|exists)\b/i.test(detail)

/** Words for a refused save, spec §8 "Profile save from settings". */
export function profileError(error: unknown): ProfileError {
  const { status, code, detail } = failureOf(error)
  if (code === 'too_young') return 'tooYoung'
  if (status === 409)
    return code === 'phone_already_registered' || isAboutRegisteredPhone(detail) ? 'phoneTaken' : 'conflict'
  if (status === 400) return 'invalid'
  return status !== null && status >= 500 ? 'server' : 'updateFailed'
}
