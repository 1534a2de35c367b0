import type { SpiritualReference } from '../entities.ts'
import type { Content } from './saved.ts'
import { answerId, traditionOf, verseId } from './savedId.ts'

/** A person wants a verse, or a whole answer with its verses, to be saved. */
export type Press =
  | { type: 'verse.save'; quotation: SpiritualReference }
  | { type: 'answer.save'; message: Content & { id: string } }

/** Of a quotation what the contract has of it, whatever else a view knows. */
function referenceOf({ scripture, reference, original, ...rest }: SpiritualReference): SpiritualReference {
  const { transliteration, translation, translations } = rest
  return {
    scripture,
    reference,
    original,
    ...(transliteration !== undefined && { transliteration }),
    ...(translation !== undefined && { translation }),
    ...(translations !== undefined && { translations }),
  }
}

/** What is put into the list. */
export function itemOf(press: Press): Content & { id: string } {
  if (press.type === 'verse.save') {
    const { quotation } = press
    const references = [referenceOf(quotation)]
    return { id: verseId(quotation), tradition: traditionOf(quotation), text: '', references }
  }
  const { id, tradition, text, references } = press.message
  return { id: answerId(id), tradition, text, references: references.map(referenceOf) }
}
