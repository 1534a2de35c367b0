import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a quotation is recognised by: where it stands, and its exact letters. */
export type Quotation = { reference: string; original: string }

/** The first 32 hex characters of SHA-256 over `reference`, a newline and `original`, in UTF-8. D26. */
export function digestOf({ reference, original }: Quotation): string {
  return bytesToHex(sha256(utf8ToBytes(`${reference}\n${original}`))).slice(0, 32)
}
