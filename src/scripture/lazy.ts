import type { Quotation } from './digest.ts'

type Verifier = { isScripture(quotation: Quotation): boolean }

// The digests of the corpus and the hash, which a chat needs for its first quotation and not for its first paint. They come
// with the machine of the verses (src/live/scripture.ts), before which no message is drawn.
let here: Verifier | null = null
export const provideVerifier = (verifier: Verifier): void => {
  here = verifier
}

/** See verify.ts. Nothing is scripture before it can be verified (D26). */
export const isScripture = (quotation: Quotation): boolean => here?.isScripture(quotation) ?? false
