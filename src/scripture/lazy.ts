import type { Quotation } from './digest.ts'

type Verifier = { isScripture(quotation: Quotation): boolean }

/** Wait before code that did not arrive is asked for again, ms. */
const RETRY_MS = 3_000

let here: Verifier | null = null
let coming: Promise<Verifier> | null = null

async function fetchVerifier(): Promise<Verifier> {
  for (;;) {
    try {
      here = await import('./verify.ts')
      return here
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

/**
 * The digests of the corpus and the hash, which a chat needs for its first quotation and not for its first paint. Never
 * rejects: a line that is down comes back.
 */
export function loadVerifier(): Promise<Verifier> {
  coming ??= fetchVerifier()
  return coming
}

/** The verifier, once it is here. */
export const verifier = (): Verifier | null => here

/** See verify.ts. Nothing is scripture before it can be verified (D26). */
export const isScripture = (quotation: Quotation): boolean => here?.isScripture(quotation) ?? false
