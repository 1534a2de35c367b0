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

type WithFailed = { failed?: { text: string; clientMessageId: string }[] }

/**
 * The draft to be stored, where another tab of the same person stores its own: messages that failed in the other tab, and
 * were never in this one, are kept as well (D28).
 * @param isHere whether a message of this client's id is here; those are this tab's to keep or to drop
 */
export function withOthersFailed<Saved extends WithFailed>(
  saved: Saved,
  stored: WithFailed | null,
  isHere: (clientMessageId: string) => boolean,
): Saved {
  const others = (stored?.failed ?? []).filter(({ clientMessageId }) => !isHere(clientMessageId))
  return others.length === 0 ? saved : { ...saved, failed: [...others, ...(saved.failed ?? [])] }
}
