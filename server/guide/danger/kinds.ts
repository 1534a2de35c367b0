import type { Danger } from '../safety.ts'

/** What a message may be, in the order of the weights. */
export const KINDS = ['none', 'selfHarm', 'concern', 'loss', 'abuse', 'harm'] as const satisfies readonly (
  | Danger
  | 'none'
)[]
export type Kind = (typeof KINDS)[number]
