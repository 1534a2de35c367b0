import { named } from './compose.ts'
import type { Language, Tradition } from './corpus.ts'
import { finderOf } from './finder.ts'
import { hash, type Token } from './normalise.ts'
import type { Situation, Texts, ThemePhrases } from './phrases/types.ts'

/** What was already said in a conversation, so that nothing is said twice while there is something else to say. */
export type Said = (text: string) => boolean

/** @param replies the guide's earlier replies in this conversation */
export function saidIn(replies: readonly string[], tradition: Tradition, language: Language): Said {
  return (text) => {
    const spoken = named(text, tradition, language)
    return replies.some((reply) => reply.includes(spoken))
  }
}

/** One of the texts, chosen by the message and not by chance; a text that was not said yet goes before the others. */
export function fresh(choices: readonly string[], said: Said, seed: string): string {
  const unsaid = choices.filter((text) => !said(text))
  const from = unsaid.length > 0 ? unsaid : choices
  return from[hash(seed) % from.length] as string
}

/** A situation is meant only if its words weigh at least so much. */
const MEANT = 2

const finders = new Map<ThemePhrases, ReturnType<typeof finderOf<string>>>()

/** The situation inside a theme that a message tells of; undefined for a message that only names the theme. */
export function situationIn(phrases: ThemePhrases, tokens: readonly Token[]): Situation | undefined {
  const finder = finders.get(phrases) ?? finderOf(phrases.situations.map(({ id, words }) => [id, words] as const))
  finders.set(phrases, finder)
  const [best] = finder(tokens)
  return best === undefined || best.weight < MEANT ? undefined : phrases.situations.find(({ id }) => id === best.label)
}

export type Told = {
  phrases: ThemePhrases
  tokens: readonly Token[]
  /** the same matter was spoken of before in this conversation */
  again: boolean
  language: Language
  said: Said
  seed: string
}

const allSaid = (texts: readonly string[], said: Said) => texts.every(said)

/**
 * The guide's words around a verse: for the situation first, then for the theme; on a second question in one matter
 * those that go on from the first.
 */
export function wordsFor({ phrases, tokens, again, language, said, seed }: Told): {
  opening: string
  practice: string
} {
  const situation = situationIn(phrases, tokens)
  const own = (texts: Texts | undefined) => texts?.[language] ?? []
  const openings = [
    own(situation?.openings),
    ...(again ? [own(phrases.again), own(phrases.openings)] : [own(phrases.openings), own(phrases.again)]),
  ]
  const practices = [own(situation?.practices), own(phrases.practices)]
  const first = (lists: (readonly string[])[]) =>
    fresh(lists.find((texts) => texts.length > 0 && !allSaid(texts, said)) ?? lists.flat(), said, seed)
  return { opening: first(openings), practice: first(practices) }
}
