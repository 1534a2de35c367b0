import { createContext } from 'react'
import type { SnapshotFrom } from 'xstate'
import { type LineState, lineKey } from '../../machines/lineCheck/lineState.ts'
import type { readingPreferencesMachine } from '../../machines/readingPreferences/readingPreferences.machine.ts'
import type { Language, Quotation, ScriptureActor } from '../types.ts'

/** What a chat has of its verses from the start: how they are shown, and the way to the rest. */
export type Reading = {
  transliteration: boolean
  larivaar: boolean
  /** The verse whose dialog is on its way. */
  coming: string | undefined
  /** The language of the meaning that was chosen on this page; null for the reply's own (D33). */
  rendering: Language | null
  /** Where this device is, ISO 3166, for the help lines (D36). */
  country: string | undefined
  /** What is known of verses outside the corpus, by `lineKey`. */
  lines: Readonly<Record<string, LineState>>
  onRendering(language: Language): void
  /** A verse outside the corpus is on the screen: it has to be looked for. */
  onLine(quotation: Quotation): void
  /** The machine itself, for what is saved; null where nothing can be. */
  actor: ScriptureActor | null
  tell(what: 'verse.shown' | 'context.open' | 'verse.share' | 'verse.read', quotation: Quotation): void
}

export const toPreferences = ({ value }: SnapshotFrom<typeof readingPreferencesMachine>) => ({
  transliteration: value.transliteration === 'on',
  larivaar: value.larivaar === 'on',
})

export const toRendering = ({ value }: SnapshotFrom<typeof readingPreferencesMachine>): Language | null =>
  value.rendering === 'ofReply' ? null : value.rendering

/** What is known of a quotation: the corpus has it, or it was found line by line in the text (D26). */
export function standingOf(quotation: Quotation, reading: Reading | null): LineState {
  if (quotation.verified) return 'verified'
  // A rendering of lines that the corpus does not have is nobody's (D41).
  if (reading === null || (quotation.translation ?? quotation.translations) !== undefined) return 'refused'
  return reading.lines[lineKey(quotation)] ?? 'checking'
}

/** For the verses of a chat: a context, so that no row is drawn again for it. Null where a verse is only shown. */
export const ReadingContext = createContext<Reading | null>(null)

/** The page of the book on which a reference of the contract stands. */
export const bookHref = (reference: string): string =>
  `${reference.startsWith('G') ? '/pn' : '/hi'}/read/${reference.replace(/.* /, '')}`
