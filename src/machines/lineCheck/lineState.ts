import type { Verse } from '../entities.ts'

/**
 * What is known of a quotation that the corpus does not have: it is being looked for, is letter for letter in the text, is
 * not, or could not be looked for yet.
 */
export type LineState = 'checking' | 'verified' | 'refused' | 'unreachable'

/** By what a quotation is known here: its place and its letters. */
export const lineKey = ({ reference, original }: Pick<Verse, 'reference' | 'original'>): string =>
  `${reference}\n${original}`
