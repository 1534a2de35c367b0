import type { Kind } from './make.ts'

/**
 * A mutant that no test sees, and need not. `line` is the text of its line, without the space around it; `put` is what
 * was put there, and where it is left out every mutant of this kind on the line is meant.
 */
export type Known = { file: string; kind: Kind; line: string; put?: string; reason: string }

export const KNOWN: readonly Known[] = []
