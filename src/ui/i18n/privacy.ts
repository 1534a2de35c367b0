// The shape of the privacy page, and the one address that stands in it in all three languages.

// Deployers replace this by an address that a person reads: the page promises an answer within 48 hours.
export const privacyContact = 'privacy@satsang.example'

export type PrivacySectionId =
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
export type PrivacySection = { id: PrivacySectionId; heading: string; paragraphs: string[]; bullets?: string[] }

export type PrivacyTexts = {
  title: string
  lastUpdated: string
  intro: string
  sections: PrivacySection[]
  /** Stands before what is shared, where a language model writes (D43); `writer` is whose service it is. */
  writtenBy: (writer: string) => string
  /** For a mailto link; the same address is written out in the last section. */
  contactAddress: string
}
