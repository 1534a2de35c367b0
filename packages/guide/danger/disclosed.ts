import type { CareKind } from '../helplines.ts'
import type { Matcher, Views } from '../pattern.ts'
import { said } from './phrases.ts'

/**
 * What somebody discloses in plain words though nobody may be in danger this hour: an assault that is past, being shouted
 * down every day, hurting oneself without a wish to die. It is answered softly, with the lines that fit.
 */
const KINDS: readonly (readonly [CareKind, Matcher])[] = [
  ['violence', said('ASSAULTED')],
  ['selfHarm', said('HURTS_SELF')],
  ['violence', said('ABUSED')],
]

/** The kind of what a sentence discloses; null for the many that disclose nothing. */
export const disclosedIn = (view: Views): CareKind | null => KINDS.find(([, matches]) => matches(view))?.[0] ?? null
