import type { Language, SpiritualReference, Tradition } from './corpus.ts'
import type { CareKind } from './helplines.ts'

/** A message of the person, or a reply of the guide. */
export type Turn = { role: 'user' | 'other'; content: string }

export type Question = {
  message: string
  tradition: Tradition
  /**
   * The language sent with the message (D9). The reply is in the language and script of the message itself; this one
   * decides where the message does not tell: romanised Punjabi or Hindi, one word, a sign (D32).
   */
  language: Language
  /** earlier turns, oldest first */
  history: Turn[]
  /** the originals of verses already quoted in this conversation; several verses of one Ang share its reference */
  avoid: string[]
  /** where the seeker's client is, ISO 3166 alpha-2 (D36); India where nothing is known */
  country?: string
  /** how often the guide asked back in this conversation so far (D38: at most twice); none where left out */
  asked?: number
}

export type Answer = {
  /** plain text, paragraphs separated by a blank line (D16) */
  content: string
  /** the quoted verses, exact, in the order of the reply (D17, D26) */
  references: SpiritualReference[]
  /** the main theme, a special intent, or `safety`; at most 40 characters */
  category: string
  /** 0 to 1: how sure the guide is that the verse meets the question */
  confidence: number
  /** a need that the reply speaks to (D36): the app shows the lines that fit it; certain where the message itself says it */
  care?: {
    kind: CareKind
    certain: boolean
    /** ISO 3166, where the person names another place than the client's (D45) */
    country?: string
  }
  /** 1 to 8 texts of at most 200 characters, to tap (D38, D44): a tap sends that text as the seeker's message */
  suggestions?: string[]
  /** the reply asks back and quotes nothing (D38): it costs no free message */
  asks?: true
}

/** Answers a seeker from scripture. The one seam between the server and whoever writes the answer. */
export interface Guide {
  answer(question: Question, signal?: AbortSignal): Promise<Answer>
}

/** What the person wrote before, oldest first; the history may end with the message itself. */
export const messagesBefore = ({ message, history }: Question): string[] =>
  history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .filter((content, at, all) => !(at === all.length - 1 && content === message && history.at(-1)?.role === 'user'))
