// The shape of the privacy page, and the one address that stands in it in all three languages.

/** Where nothing is configured (src/ui/grievance.ts). */
export const privacyContact = 'privacy@satsang.example'

type PrivacySectionId =
  | 'information-collected'
  | 'use'
  | 'sharing'
  | 'security'
  | 'rights'
  | 'cookies'
  | 'international-transfers'
  | 'children'
  | 'changes'
  | 'contact'

/** Bullets stand after the paragraphs. */
type PrivacySection = { id: PrivacySectionId; heading: string; paragraphs: string[]; bullets?: string[] }

export type PrivacyTexts = {
  title: string
  lastUpdated: string
  intro: string
  sections: PrivacySection[]
  /** Stands before what is shared, where a language model writes (D43); `writer` is whose service it is. */
  writtenBy: (writer: string) => string
  /** Stands after what is erased when, where backups are kept (D40); `days` is how long each is, at most. */
  backedUp: (days: number) => string
  /** The last section, 'contact': whom to ask and to complain to (D53). */
  writeTo: (contact: string) => string
}
