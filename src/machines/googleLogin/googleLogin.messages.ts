import { failureOf } from '../failure.ts'

/** A text of spec §8 by its key in the catalogue's `errors`; the server's own sentence, where it sent one, goes before. */
export type GoogleError = {
  word:
    | 'google.failed'
    | 'google.cancelled'
    | 'google.userInfoFailed'
    | 'google.signInFailed'
    | 'login.invalidResponse'
    | 'login.failed'
    | 'login.googleNotOffered'
  /** The server's own sentence (D6), empty when it sent none. */
  detail: string
}

const say = (word: GoogleError['word'], detail = ''): GoogleError => ({ word, detail })

/** Words for a sign-in page that gave no token: the person or Google said no, or it could not be opened at all. */
export function providerError(error: unknown): GoogleError {
  const isRefusal = typeof error === 'object' && error !== null && Reflect.get(error, 'kind') === 'cancelled'
  return say(isRefusal ? 'google.cancelled' : 'google.failed')
}

/** This provider of v1 lets nobody in by Google: its own sentence is about calls, and not for a person. */
export const notOffered: GoogleError = say('login.googleNotOffered')

export const userInfoError: GoogleError = say('google.userInfoFailed')

/** Words for a failed login call, spec §8 "Login failure": server detail first. */
export function loginError(error: unknown): GoogleError {
  const { kind, detail } = failureOf(error)
  if (detail !== '') return say('login.failed', detail)
  if (kind === 'malformed') return say('login.invalidResponse')
  return say(kind === 'network' || kind === 'timeout' ? 'google.signInFailed' : 'login.failed')
}
