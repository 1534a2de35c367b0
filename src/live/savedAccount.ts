import type { components } from '../../openapi/v1.d.ts'
import type { Api } from '../api/client.ts'
import { type SavedItem, syncSaved } from '../api/saved.ts'
import type { SpiritualReference } from '../machines/entities.ts'
import type { Saved } from '../machines/savedVerses/saved.ts'
import type { Ask } from './conversation.ts'

type Schemas = components['schemas']

/** What one call takes (contract), and how large a call becomes of choice, bytes: a slow network has 30 s for it. */
const PIECE_ITEMS = 200
export const PIECE_BYTES = 256 * 1024

/** A verse with the contract's fields, and no other: it may come from a file, or from what was kept by an older version. */
function toReference(verse: SpiritualReference): Schemas['SpiritualReference'] {
  const { scripture, reference, original, transliteration, translation, translations } = verse
  return {
    // An open word as it is read; whoever sent it takes it back.
    scripture: scripture as Schemas['SpiritualReference']['scripture'],
    reference,
    original,
    ...(transliteration && { transliteration }),
    ...(translation && { translation }),
    ...(translations && { translations }),
  }
}

/** Something saved, as the account is told of it (D60). */
export const toItem = (saved: Saved): Schemas['SavedItem'] => ({
  id: saved.id,
  spiritual_tradition: saved.tradition,
  text: saved.text,
  references: saved.references.map(toReference),
  note: saved.note,
  matter: saved.matter,
  saved_at: saved.savedAt,
  changed_at: saved.changedAt,
  removed: saved.removed,
})

/** A time as this device writes it, so that times can be compared as they stand; null for what is none. */
const timeIn = (text: string): string | null => {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/**
 * What the account has of something saved, as it is kept here. Null where it could not be read whole: whatever is here stays,
 * and no part of it is ever taken for all of it (D37).
 */
export function fromItem(item: SavedItem): Saved | null {
  const changedAt = timeIn(item.changed_at)
  if (changedAt === null || item.left_out !== undefined) return null
  return {
    id: item.id,
    tradition: item.spiritual_tradition,
    text: item.text,
    references: item.references,
    note: item.note,
    matter: item.matter,
    savedAt: timeIn(item.saved_at) ?? changedAt,
    changedAt,
    removed: item.removed,
    syncedAt: changedAt,
  }
}

const bytesOf = (item: Schemas['SavedItem']) => new TextEncoder().encode(JSON.stringify(item)).length

/** In pieces that a call takes; one that is larger than a piece goes alone. */
function piecesOf(items: readonly Schemas['SavedItem'][]): Schemas['SavedItem'][][] {
  const pieces: Schemas['SavedItem'][][] = []
  let room = 0
  for (const item of items) {
    const size = bytesOf(item)
    const piece = pieces.at(-1)
    if (piece === undefined || size > room || piece.length === PIECE_ITEMS) {
      pieces.push([item])
      room = PIECE_BYTES - size
    } else {
      piece.push(item)
      room -= size
    }
  }
  return pieces
}

/**
 * Tells the account what changed here; done with all that it has. What was taken away goes first, and makes room. Pieces that
 * went before a failure are told once more the next time, which changes nothing. @throws {ApiError}
 */
export const exchangeSaved =
  (api: Api): Ask<readonly Saved[], readonly Saved[]> =>
  async (changed, signal) => {
    const items = changed.map(toItem).sort((a, b) => Number(b.removed) - Number(a.removed))
    const [first = [], ...others] = piecesOf(items)
    let answer = await syncSaved(api, first, signal)
    for (const piece of others) answer = await syncSaved(api, piece, signal)
    return answer.items.flatMap((item) => fromItem(item) ?? [])
  }
