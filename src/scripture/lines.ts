import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Quotation } from './digest.ts'

// Every line of both texts, as short digests: one list an Ang of the Guru Granth Sahib or a chapter of the Gita. The app
// makes them of what came (leaf.ts), and believes it only by the root that is committed (lineRoots.json).

/** A page of a text: an Ang, or a chapter. */
export type Page = { text: 'granth' | 'gita'; number: number }

const ANG = /^Guru Granth Sahib, Ang ([1-9]\d{0,3})$/
const VERSE = /^Bhagavad Gita ([1-9]\d?)\.([1-9]\d?)$/

/** The page on which a quotation begins, or null for a malformed reference (contract, SpiritualReference). */
export function pageOf(reference: string): Page | null {
  const ang = ANG.exec(reference)?.[1]
  if (ang !== undefined) return { text: 'granth', number: Number(ang) }
  const chapter = VERSE.exec(reference)?.[1]
  return chapter === undefined ? null : { text: 'gita', number: Number(chapter) }
}

/** The first 12 hex characters of SHA-256 over the line's reference, a newline and the line, in UTF-8. */
export const digestOfLine = (reference: string, line: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${reference}\n${line}`))).slice(0, 12)

/** What a list is recognised by: the first 16 hex characters of SHA-256 over its digests, apart by newlines. */
export const rootOf = (digests: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(digests.join('\n')))).slice(0, 16)

/**
 * Whether a quotation is, letter for letter and line after line, what stands at its place (D26). One that begins on an Ang
 * may go on on the next.
 * @param listOf the digests of a page in the order of its lines, verified; null for a page that there is not
 */
export async function holdsLines(
  { reference, original }: Quotation,
  listOf: (page: Page) => Promise<readonly string[] | null>,
): Promise<boolean> {
  const page = pageOf(reference)
  if (page === null) return false
  const lines = original.split('\n')
  const here = await listOf(page)
  if (here === null) return false
  const own = lines.map((line) => digestOfLine(reference, line))
  const fits = (from: number, count: number) =>
    own.slice(0, count).every((digest, index) => here[from + index] === digest)
  const starts = here.flatMap((digest, at) => (digest === own[0] ? [at] : []))
  if (starts.some((at) => at + lines.length <= here.length && fits(at, lines.length))) return true

  // The whole rest of this page, and then the beginning of the next.
  const begins =
    page.text === 'granth'
      ? starts.find((at) => at + lines.length > here.length && fits(at, here.length - at))
      : undefined
  if (begins === undefined) return false
  const after = lines.slice(here.length - begins)
  const next = await listOf({ ...page, number: page.number + 1 })
  return (
    next !== null &&
    after.every((line, index) => next[index] === digestOfLine(`Guru Granth Sahib, Ang ${page.number + 1}`, line))
  )
}
