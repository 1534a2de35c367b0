import { digestOf, type Quotation } from './digest.ts'
import digests from './digests.json' with { type: 'json' }

const known: ReadonlySet<string> = new Set(digests)

/** Whether a reply's quotation is, letter for letter, a verse of the corpus; only then may it look like scripture. D26. */
export const isScripture = (quotation: Quotation): boolean => known.has(digestOf(quotation))
