import { digestOf } from '../../scripture/digest.ts'
import type { SpiritualReference, Tradition } from '../entities.ts'

// By what something that is saved is known (D60): it follows from what it is. Here, because every verse that is shown asks by it
// whether it is saved, long before anything of the list is.

export const verseId = (verse: Pick<SpiritualReference, 'reference' | 'original'>): string => `verse-${digestOf(verse)}`

/** An answer is known by the id of its message; whatever a provider writes there, it is a plain word here. */
export const answerId = (messageId: string): string => `answer-${messageId.replace(/[^\w-]/g, '_')}`

/** Whose scripture it is of, by its reference as the contract writes it. */
export const traditionOf = ({ reference }: Pick<SpiritualReference, 'reference'>): Tradition =>
  reference.startsWith('G') ? 'sikh' : 'hindu'
