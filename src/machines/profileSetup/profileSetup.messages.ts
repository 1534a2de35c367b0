import { failureOf } from '../failure.ts'
import type { SetupCheck } from './setupForm.ts'

/** Why the form did not go through. */
export type SetupError =
  | { kind: 'check'; check: SetupCheck }
  /** `word` is a key of section 8's words; the server's own sentence (D6), where it sent one, is shown instead. */
  | { kind: 'save'; word: 'updateFailed' | 'setupFailed' | 'phoneHasAccount'; detail: string }

/** Whether the server refused a birth date as too young (D39). */
export const isYoungRefused = (error: unknown): boolean => failureOf(error).code === 'too_young'

/** Words for a failed save, spec §8 "Profile save from setup". */
export function saveError(error: unknown): SetupError {
  const { kind, detail, code } = failureOf(error)
  // The way to one's own account is told in the reader's language.
  if (code === 'phone_has_account') return { kind: 'save', word: 'phoneHasAccount', detail: '' }
  return kind === 'malformed'
    ? { kind: 'save', word: 'updateFailed', detail: '' }
    : { kind: 'save', word: 'setupFailed', detail }
}
