import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { digestOf, type Quotation } from './digest.ts'

/** A line of Gurbani or a verse of the Gita, exact. `text` may hold line breaks; `quoted` is what the reply quoted. */
export type ContextLine = { reference: string; text: string; quoted: boolean }

/** A quotation with what stands around it: its whole shabad, or the neighbouring verses. */
export type ScriptureContext = Quotation & { lines: ContextLine[] }

/** Where the file with a quotation's context is, from the root of the app. */
export const contextPath = (quotation: Quotation): string => `/scripture/${digestOf(quotation)}.json`

/**
 * What a context is recognised by: the first 32 hex characters of SHA-256 over the quotation as in `digestOf`, and for
 * each line a newline, its reference, whether it is quoted (1 or 0) and its text, apart by tabs, in UTF-8. D26.
 */
export function digestOfContext({ reference, original, lines }: ScriptureContext): string {
  const rest = lines.map((line) => `\n${line.reference}\t${line.quoted ? 1 : 0}\t${line.text}`)
  return bytesToHex(sha256(utf8ToBytes(`${reference}\n${original}${rest.join('')}`))).slice(0, 32)
}
