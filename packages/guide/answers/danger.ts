import { type Composed, compose } from '../compose.ts'
import type { Verse } from '../corpus.ts'
import { withoutDenials } from '../danger/denied.ts'
import { type At, helpFor, numbered, standAgainst } from '../danger/help.ts'
import { answerToTap, HELP_TAPS } from '../danger/helpTexts.ts'
import { contemptIn, type Need, needIn } from '../danger/need.ts'
import { countryIn } from '../danger/places.ts'
import type { CareKind } from '../helplines.ts'
import { type Answer, messagesBefore, type Question, type Turn } from '../question.ts'

/** Paragraphs and one passage chosen by hand, as a reply. */
const around = (
  { paragraphs, verse }: { paragraphs: readonly string[]; verse: Verse | null },
  { tradition, language }: At,
): Composed => compose({ opening: paragraphs, verses: verse === null ? [] : [verse], closing: [] }, tradition, language)

/** The need that a message tells of, in any part of it; in a conversation without what it says is not so (D27). */
export function needOf(message: string, history: readonly Turn[]): Need | null {
  const meant = history.length === 0 ? message : withoutDenials(message)
  return meant === '' ? null : needIn(meant, history)
}

/** The country of the place that the person names as theirs, now or before; undefined where they name none. */
const namedBy = (question: Question): string | undefined =>
  [question.message, ...messagesBefore(question).reverse()].map(countryIn).find((country) => country !== undefined)

/** Where the person is: the place that they name comes before that of the device (D45). */
export function placeOfHelp(question: Question): Pick<At, 'country'> {
  const country = namedBy(question) ?? question.country
  return country === undefined ? {} : { country }
}

/** The card of a need; where the person names another place than the device's, with that. */
export function careOf(kind: CareKind, certain: boolean, question: Question): NonNullable<Answer['care']> {
  const country = namedBy(question)
  return { kind, certain, ...(country === undefined || country === question.country ? {} : { country }) }
}

/** What may be said next to help, so that it never ends in a dead end (D46). */
export const helpTapsFor = (kind: CareKind, { language }: At, but = ''): string[] =>
  HELP_TAPS[kind].map(({ say }) => say[language]).filter((text) => text !== but)

/** Help first, and the lines to call (D36). */
export const answerNeed = (need: Need, at: At, question: Question): Answer => ({
  ...around(helpFor(need, at), at),
  category: need.certain ? 'safety' : 'care',
  confidence: need.certain ? 0.95 : 0.6,
  care: careOf(need.kind, need.certain, question),
  suggestions: helpTapsFor(need.kind, at),
})

/** The fixed answer to what stands under help to be tapped; null for everything else. */
export function answerHelpTap(question: Question, at: At): Answer | null {
  const { message } = question
  const tapped = answerToTap(message)
  if (tapped === null) return null
  const { kind, words } = tapped
  return {
    content: numbered(words, at.language, at.country),
    references: [],
    category: 'care',
    confidence: 0.95,
    care: careOf(kind, false, question),
    suggestions: helpTapsFor(kind, at, message.trim()),
  }
}

/** A calm stand against contempt for people, from the text itself; null where there is none. */
export function answerContempt(message: string, at: At): Answer | null {
  const contempt = contemptIn(message)
  return contempt === null ? null : { ...around(standAgainst(contempt, at), at), category: 'equality', confidence: 0.9 }
}
