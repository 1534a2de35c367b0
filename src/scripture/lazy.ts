import type { Quotation } from './digest.ts'

type Verifier = { isScripture(quotation: Quotation): boolean }

// Code that has come, and stays. Whether it has is a state of the loader that asks for it (app, `loadScripture`): no chat
// draws a message before that.
let verifier: Verifier | null = null

/**
 * The digests of the corpus and the hash, which a chat needs for its first quotation and not for its first paint.
 * @throws {Error} when they cannot be fetched
 */
export async function loadVerifier(): Promise<void> {
  verifier = await import('./verify.ts')
}

/** See verify.ts. Nothing is scripture before it can be verified (D26). */
export const isScripture = (quotation: Quotation): boolean => verifier?.isScripture(quotation) ?? false
