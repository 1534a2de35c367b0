import { patiently } from '../patience.ts'
import type { Quotation } from './digest.ts'

type Verifier = { isScripture(quotation: Quotation): boolean }

// Code that has come and stays, and one promise of it for all who wait.
let here: Verifier | null = null
let coming: Promise<Verifier> | null = null

/**
 * The digests of the corpus and the hash, which a chat needs for its first quotation and not for its first paint. Never
 * rejects: a line that is down comes back.
 */
export function loadVerifier(): Promise<Verifier> {
  coming ??= patiently(() => import('./verify.ts')).then((verifier) => {
    here = verifier
    return verifier
  })
  return coming
}

/** Whether quotations can be verified already. */
export const canVerify = (): boolean => here !== null

/** See verify.ts. Nothing is scripture before it can be verified (D26). */
export const isScripture = (quotation: Quotation): boolean => here?.isScripture(quotation) ?? false
