import { failureOf } from '../failure.ts'

/** Why one's conversations could not be searched or opened, as a key of the texts. */
export type PastProblem = 'offline' | 'failed'

export const pastProblem = (error: unknown): PastProblem => (failureOf(error).kind === 'network' ? 'offline' : 'failed')

/** It is not theirs, or not there any more. */
export const isNowhere = (error: unknown): boolean => failureOf(error).code === 'message_not_found'
