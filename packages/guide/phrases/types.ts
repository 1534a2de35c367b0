import type { Language } from '../corpus.ts'
import type { Words } from '../lexicon.ts'

/** One text or more in each language; never empty. */
export type Texts = Readonly<Record<Language, readonly [string, ...string[]]>>

/** A situation inside a theme that needs words of its own: the exam that lies ahead, or the one that was failed. */
export type Situation = {
  readonly id: string
  /** how people say it, in the lexicon's notation; looked at only when the theme is the question's */
  readonly words: Words
  readonly openings: Texts
  readonly practices?: Texts
}

/**
 * The guide's own words for a theme, never styled as scripture (D26). `openings` meet the question, `again` the second
 * question on the same matter in one conversation; `practices` are one small thing to do today.
 */
export type ThemePhrases = {
  readonly openings: Texts
  readonly again: Texts
  readonly practices: Texts
  readonly situations: readonly Situation[]
}
