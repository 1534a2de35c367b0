import { failureOf } from '../failure.ts'

/** Why the scriptures could not be searched, as a key of the texts. */
export type SearchProblem = 'offline' | 'failed'

export const searchProblem = (error: unknown): SearchProblem =>
  failureOf(error).kind === 'network' ? 'offline' : 'failed'
