// What the views show. Containers translate a machine's snapshot into these.

import type { ActorRefFrom } from 'xstate'
import type { appMachine } from '../machines/app/app.machine.ts'
import type { Language, Tradition } from '../machines/entities.ts'
import type { savedVersesMachine } from '../machines/savedVerses/savedVerses.machine.ts'
import type { scriptureMachine } from '../machines/scripture/scripture.machine.ts'

export type { Language, Tradition }

/** The root of the machines. Views are given it. */
export type AppActor = ActorRefFrom<typeof appMachine>
/** The machine of everything that can be done with a verse. */
export type ScriptureActor = ActorRefFrom<typeof scriptureMachine>
/** The machine of what was saved. */
export type SavedActor = ActorRefFrom<typeof savedVersesMachine>

/** A verse under a reply. `verified` is false until its digest was found in the corpus (D26). */
export type Quotation = {
  scripture: string
  reference: string
  original: string
  transliteration?: string
  /** Its meaning in the language of the reply; absent where nobody has rendered it (D41). */
  translation?: string
  /** In every language, for who switches it where it stands (D33). */
  translations?: Record<Language, string>
  verified: boolean
}

/** A need, as the help lines are sorted by it (D36). */
/** `country` is ISO 3166, where the person names another place than the device's (D45). */
type Care = { kind: string; certain: boolean; country?: string }

export type Rating = 'like' | 'dislike'

/** A recording: its length, s, and how loud it is in each of its slices, 0 to 1; without slices nobody knows yet. */
export type Voice = { seconds: number; waveform: number[] }

export type ViewMessage = {
  id: string
  sender: 'user' | 'guide'
  kind: 'message' | 'welcome' | 'processing' | 'error' | 'system'
  text: string
  quotations: Quotation[]
  /** The need that a reply speaks to (D36). */
  care?: Care | null
  /** Something that came with it could not be read (D37). */
  leftOut?: boolean
  createdAt: string | null
  /** What the reader thinks of a reply, once the server knows it. */
  feedback: Rating | null
  /** A guide's reply that the server knows; no welcome, no failure, no notification. */
  canRate: boolean
  /** Of a voice message. */
  voice?: Voice | null
  /** The id under which this device may have its recording. */
  clientMessageId?: string | null
}
