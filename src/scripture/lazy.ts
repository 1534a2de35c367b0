import type { ActorRefFrom } from 'xstate'
import type { scriptureMachine } from '../machines/scripture/scripture.machine.ts'
import { patiently } from '../patience.ts'
import type { Quotation } from './digest.ts'

type Verifier = { isScripture(quotation: Quotation): boolean }
/** The machine of everything that can be done with a verse. */
export type ScriptureActor = ActorRefFrom<typeof scriptureMachine>

let here: Verifier | null = null
let actor: ScriptureActor | null = null
let coming: Promise<Verifier> | null = null

/**
 * The digests of the corpus and the hash, which a chat needs for its first quotation and not for its first paint; and the
 * machine that knows how this person reads, so that the first verse is drawn that way. Never rejects: a line that is down
 * comes back.
 */
export function loadVerifier(): Promise<Verifier> {
  coming ??= patiently(() => Promise.all([import('./verify.ts'), import('../live/scripture.ts')])).then(
    ([verifier, { scripture }]) => {
      here = verifier
      actor = scripture()
      return verifier
    },
  )
  return coming
}

/** The machine of the verses: here with the verifier. */
export const scriptureActor = (): ScriptureActor | null => actor

/** See verify.ts. Nothing is scripture before it can be verified (D26). */
export const isScripture = (quotation: Quotation): boolean => here?.isScripture(quotation) ?? false
