/** What tells one message from another. */
type Known = { id: string; kind: string }

/** What became of the messages: older ones came before them, newer ones after them, both or neither. */
export type Change = 'same' | 'older' | 'newer' | 'other'

const idAt = (messages: readonly Known[], index: number): string | undefined => messages.at(index)?.id

/** How many messages from the end are looked through for one that was the last: an answer replaces at most two. */
const TAIL = 8

/**
 * Where in `next` what is new begins, when it follows what was there; -1 when that cannot be said. The last messages may
 * have got another id meanwhile (the server's), or have given way (the processing bubble).
 */
export function newFrom(previous: readonly Known[], next: readonly Known[]): number {
  for (let back = 1; back <= Math.min(TAIL, previous.length); back += 1) {
    const anchor = idAt(previous, -back)
    for (let index = next.length - 1; index >= Math.max(0, next.length - 2 * TAIL); index -= 1)
      if (next[index]?.id === anchor) return index + 1
  }
  return -1
}

/** Tells an older page from a new message, by the ends of the list. */
export function changeOf(previous: readonly Known[], next: readonly Known[]): Change {
  const [sameStart, sameEnd] = [idAt(previous, 0) === idAt(next, 0), idAt(previous, -1) === idAt(next, -1)]
  if (sameEnd) return sameStart ? (previous.length === next.length ? 'same' : 'other') : 'older'
  if (previous.length > 0 && sameStart && newFrom(previous, next) !== -1) return 'newer'
  // The first question of all, below the welcome. Were it a history that came late, nobody would wait below it.
  if (previous.length === 0 && next.length <= 2 && next.at(-1)?.kind === 'processing') return 'newer'
  return 'other'
}
