import type { Wanted } from '../choose.ts'
import { type Composed, compose, type Parts } from '../compose.ts'
import type { Heard } from '../hear.ts'
import type { Question } from '../question.ts'
import type { Said } from '../said.ts'

/** A question with what was heard in it, and the language of its answer (D32). */
export type Asked = Question & { readonly heard: Heard; readonly said: Said; readonly seed: string }

/** What a passage is chosen by, beside the matter. */
export const wantedBy = ({ tradition, heard, avoid, seed }: Asked): Wanted => ({
  tradition,
  facts: heard.facts,
  avoid,
  beside: heard.behind,
  seed,
})

/** A chance as an answer tells it. */
export const rounded = (chance: number): number => Math.round(chance * 100) / 100

export const composed = (asked: Asked, parts: Parts): Composed => compose(parts, asked.tradition, asked.language)
