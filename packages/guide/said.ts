import { named } from './compose.ts'
import type { Language, Tradition } from './corpus.ts'
import { hash } from './normalise.ts'

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
