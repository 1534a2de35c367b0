import type { VoiceNote } from '../entities.ts'

/** Longest message, characters (code points): a visitor's by spec §5 and §9, signed in by the contract. */
export const VISITOR_LIMIT = 500
export const TEXT_LIMIT = { visitor: VISITOR_LIMIT, member: 20_000 } as const

/** Who speaks (spec §6): a visitor of the trial, or a signed-in person with a completed profile. */
export type Role = keyof typeof TEXT_LIMIT

/** Characters as the contract counts them: code points, so that an emoji is one. */
export const lengthOf = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}

const firstDifference = (a: string[], b: string[]): number => {
  let index = 0
  while (index < a.length && index < b.length && a[index] === b[index]) index += 1
  return index
}

/**
 * Fits an edited draft into `limit` characters (spec §5). What was inserted gives way, not what stood behind the
 * caret, and what does not fit comes back as `rest`: nothing typed or pasted is lost (D28).
 */
export function fitDraft(previous: string, value: string, limit: number | null): { draft: string; rest: string } {
  // UTF-16 units are never fewer than code points, so a short text needs no counting.
  if (limit === null || value.length <= limit) return { draft: value, rest: '' }
  const next = Array.from(value)
  if (next.length <= limit) return { draft: value, rest: '' }
  const before = Array.from(previous)
  const start = firstDifference(before, next)
  const end = Math.min(
    firstDifference(before.slice(start).reverse(), next.slice(start).reverse()),
    // A value set as a whole shares nothing with the draft it replaces: then its own end gives way.
    limit - start,
  )
  const room = Math.max(0, limit - start - end)
  const inserted = next.slice(start, next.length - end)
  return {
    draft: [...next.slice(0, start), ...inserted.slice(0, room), ...next.slice(next.length - end)].join(''),
    rest: inserted.slice(room).join(''),
  }
}

/** Whether there is anything to read: blanks, joiners and other signs without a shape are nothing (spec §5). */
export const hasWords = (text: string): boolean => /[^\s\p{DI}\p{Cc}\u2800]/u.test(text)

/** A text that comes back stands before what was typed meanwhile. */
export const joinDrafts = (restored: string, typed: string): string =>
  hasWords(typed) ? `${restored}\n${typed}` : restored

/**
 * A message on its way, or come back. The id makes a retry safe: the server answers a repeated id once (D28). Of a voice
 * message, the recording itself is kept by this device under that id.
 */
export type Outgoing = {
  text: string
  clientMessageId: string
  voice?: VoiceNote
  /** It found no network, or was said behind one that did not: it goes by itself (D57). */
  waits?: true
}

/** What waits in a box. `unsent` came back unanswered: sent again unchanged, it keeps its id. */
export type Typed = { draft: string; overflow: string; unsent: Outgoing | null }

/** What one tab of a person keeps on this device; `tab` is its id, empty where an older version wrote it. */
export type Slot = Typed & { tab: string }

/** What is kept on this device of messages not yet answered (D28). The texts of several tabs stand side by side. */
export type SavedDraft = Typed & {
  /** What stands in the conversation with 'Try again' beside it, oldest first. */
  failed?: Outgoing[]
  /** The tab that wrote it last; the texts of the others. */
  tab?: string
  others?: Slot[]
  /** What that tab went on with, of others: theirs no more. */
  over?: Slot[]
}

export const NOTHING_TYPED: Typed = { draft: '', overflow: '', unsent: null }

export const textOf = ({ draft, overflow }: Typed): string => draft + overflow

const hasContent = (typed: Typed): boolean => textOf(typed) !== '' || typed.unsent !== null

const isSame = (a: Slot, b: Slot): boolean => a.tab === b.tab && textOf(a) === textOf(b)

/** The texts that are kept, each with its tab; of the tab that wrote last first. */
export function slotsOf(saved: SavedDraft | null): Slot[] {
  if (saved === null) return []
  const { draft, overflow, unsent, tab = '', others = [] } = saved
  return [{ tab, draft, overflow, unsent }, ...others].filter(hasContent)
}

/** The texts of several tabs as one, the oldest first. One that another begins with is in it already. */
export function joinSlots(slots: readonly Slot[]): Typed {
  const [only, ...more] = slots
  if (only === undefined) return NOTHING_TYPED
  if (more.length === 0) return only
  const longestFirst = slots.map(textOf).sort((a, b) => b.length - a.length)
  const kept = longestFirst.filter(
    (text, at) => text !== '' && !longestFirst.slice(0, at).some((other) => other.startsWith(text)),
  )
  const draft = [...new Set(slots.map(textOf).reverse())].filter((text) => kept.includes(text)).join('\n')
  return { draft, overflow: '', unsent: slots.find(({ unsent }) => unsent !== null)?.unsent ?? null }
}

/** What a box began with, of whichever tab, and whether it has gone on with it since. */
export type Begun = { taken: readonly Slot[]; isOwn: boolean }

/**
 * The draft to be stored, where other tabs of the same person store theirs: what waits in their boxes stays beside it, and
 * so do messages that failed there and were never in this tab (D28), in the order in which they came. What this tab went
 * on with, of others, leaves their place, and they are told once; what it only shows stays as it is, also where this tab
 * itself had stored it.
 * @param isHere whether a message of this client's id is here; those are this tab's to keep or to drop
 */
export function withOthers(
  saved: SavedDraft,
  stored: SavedDraft | null,
  tab: string,
  { taken, isOwn }: Begun,
  isHere: (clientMessageId: string) => boolean,
): SavedDraft {
  const isTaken = (slot: Slot) => taken.some((one) => isSame(one, slot))
  const there = slotsOf(stored).filter((slot) => slot.tab !== tab || (!isOwn && isTaken(slot)))
  const byId = new Map((saved.failed ?? []).map((one) => [one.clientMessageId, one]))
  const theirs = (stored?.failed ?? []).filter(
    // What was on its way, and came back into this box, waits there alone.
    ({ clientMessageId: id }) => byId.has(id) || (id !== saved.unsent?.clientMessageId && !isHere(id)),
  )
  return {
    ...saved,
    // A map keeps the place in which it met an id first.
    failed: [...new Map([...theirs.map((one) => [one.clientMessageId, one] as const), ...byId]).values()],
    tab,
    others: there.filter((slot) => !isOwn || !isTaken(slot)),
    over: isOwn ? there.filter(isTaken) : [],
  }
}

/** Whether nothing of it is worth keeping. */
export const isEmptyDraft = (saved: SavedDraft): boolean =>
  slotsOf(saved).length === 0 && (saved.failed ?? []).length === 0
