import type { SpiritualReference, Tradition } from '../entities.ts'

/** Longest note, and longest name of a matter, characters (code points). D60. */
export const NOTE_LIMIT = 2_000
export const MATTER_LIMIT = 60

/** What can be saved: a verse alone, or a whole answer with its verses. */
export type Content = {
  tradition: Tradition
  /** What the guide said; empty for a verse alone. */
  text: string
  references: readonly SpiritualReference[]
}

/** Something that a person saved. `id` follows from what it is, so that the same saved on two devices is one. */
export type Saved = Content & {
  id: string
  note: string
  /** What it is saved under, in the person's own words; empty for nothing. */
  matter: string
  /** ISO 8601. `changedAt` of the last change: the later of two devices' wins. */
  savedAt: string
  changedAt: string
  /** Taken away: kept until every device can have heard of it. */
  removed: boolean
  /** The change that the account has; null while it has none. */
  syncedAt: string | null
}

export const isDirty = ({ changedAt, syncedAt }: Saved): boolean => changedAt !== syncedAt

/** Of each id the one that was changed last; what the account has of it is known when it was told of that very change. */
export function mergeSaved(own: readonly Saved[], others: readonly Saved[]): Saved[] {
  const merged = new Map(own.map((item) => [item.id, item]))
  for (const other of others) {
    const before = merged.get(other.id)
    if (before === undefined || other.changedAt >= before.changedAt) merged.set(other.id, other)
  }
  return [...merged.values()]
}

/** With what the account has: it knows better of all that was not changed here since, whatever the clocks say. */
export function withAccount(own: readonly Saved[], account: readonly Saved[]): Saved[] {
  const known = new Set(account.map(({ id }) => id))
  return mergeSaved(
    own.filter((item) => isDirty(item) || !known.has(item.id)),
    account,
  )
}

/** Those that are there, the newest first. */
export const listed = (items: readonly Saved[]): Saved[] =>
  items.filter(({ removed }) => !removed).sort((a, b) => b.savedAt.localeCompare(a.savedAt) || a.id.localeCompare(b.id))

/** The matters that something is saved under, in the order of the alphabet. */
export const mattersOf = (items: readonly Saved[]): string[] =>
  [...new Set(listed(items).map(({ matter }) => matter))]
    .filter((matter) => matter !== '')
    .sort((a, b) => a.localeCompare(b))

const cut = (text: string, limit: number): string => Array.from(text).slice(0, limit).join('')

/** What a person wrote to it, as far as it fits. */
export const noted = (saved: Saved, { note, matter }: Pick<Saved, 'note' | 'matter'>, at: string): Saved => ({
  ...saved,
  note: cut(note, NOTE_LIMIT),
  matter: cut(matter.trim(), MATTER_LIMIT),
  changedAt: at,
})

/** Saved anew, what was written to it before stays. */
export const savedAgain = (
  before: Saved | undefined,
  { id, tradition, text, references }: Content & { id: string },
  at: string,
): Saved => ({
  note: '',
  matter: '',
  syncedAt: null,
  ...before,
  id,
  tradition,
  text,
  references,
  savedAt: before === undefined || before.removed ? at : before.savedAt,
  changedAt: at,
  removed: false,
})
