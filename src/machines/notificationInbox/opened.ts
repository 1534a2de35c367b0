import { PREFIX, type Tradition } from '../entities.ts'

/** A message that a notification opened, as it is kept on this device (spec §3 cached notification messages). */
export type CachedMessage = {
  id: string
  text: string
  tradition: Tradition
  /** ms since 1970. */
  at: number
}

/** Spec §5: a message with the same text within this time is the same one, ms. */
export const DUPLICATE_MS = 60_000
/** Spec §9: how long a message is kept, ms. */
export const RETENTION_MS = 30 * 24 * 60 * 60 * 1_000
/** Longest text that is shown, characters; an address can carry anything. */
const TEXT_LIMIT = 2_000

/** What a click on a notification tells. */
export type Clicked = {
  targetUrl: string
  message: string | null
  tradition: Tradition | null
  isIOSNotification: boolean
}

/** What the address of a chat carries (spec §2); `timestamp` is ms since 1970 or ISO 8601, null when it is neither. */
export type OpenedMessage = { text: string; at: number | null }

const MESSAGE_TYPE = 'wisdom_message'

const PARAMETERS = ['notification_message', 'notification_type', 'ios_notification', 'timestamp'] as const

/** Spec §4: an iOS sync message reloads the page if the address carries one of these. */
export const isSyncAddress = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return query.has('notification_message') || query.has('ios_notification')
}

/** The query without what a notification put there. */
export function withoutNotification(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of PARAMETERS) query.delete(name)
  // Not `size`, which Chrome has from 113 on, Safari from 17.
  return `${query}` && `?${query}`
}

/** Where a clicked notification leads: its page, which shows its message (spec §2, §3 Notification-click message). */
export function targetOf({ targetUrl, message, tradition, isIOSNotification }: Clicked, now: number): string {
  // Any base will do: it is left out again.
  const { pathname: path, searchParams: query, hash } = new URL(targetUrl, 'https://satsang.invalid')
  if (message !== null && !query.has('notification_message')) {
    query.set('notification_message', message)
    query.set('notification_type', MESSAGE_TYPE)
    query.set('timestamp', String(now))
    if (isIOSNotification) query.set('ios_notification', 'true')
  }
  // A message is shown in a chat, and / has no chat.
  const page = path === '/' && tradition !== null ? `${PREFIX[tradition]}/chat` : path
  return (`${query}` ? `${page}?${query}` : page) + hash
}

const timeOf = (value: string | null): number | null => {
  if (value === null || value === '') return null
  const number = Number(value)
  // biome-ignore lint/style/noRestrictedGlobals: reads a text, not the clock
  const written = () => Date.parse(value)
  // Seconds, as some senders count, are told from milliseconds by their size.
  const time = Number.isFinite(number) ? (number < 1e11 ? number * 1_000 : number) : written()
  return Number.isFinite(time) && time > 0 ? time : null
}

/** The message that an address carries, or null. Only the type of spec §2 counts. */
export function openedBy(search: string): OpenedMessage | null {
  const query = new URLSearchParams(search)
  if (query.get('notification_type') !== MESSAGE_TYPE) return null
  const text = Array.from(query.get('notification_message')?.trim() ?? '')
    .slice(0, TEXT_LIMIT)
    .join('')
  return text === '' ? null : { text, at: timeOf(query.get('timestamp')) }
}

export const withoutOld = (cached: readonly CachedMessage[], now: number): CachedMessage[] =>
  cached.filter(({ at }) => now - at <= RETENTION_MS)

/** What is to be stored, beside what another tab has stored meanwhile (33.8); the oldest first. */
export const withStored = (cached: CachedMessage[], stored: CachedMessage[], now: number): CachedMessage[] =>
  [...withoutOld(stored, now).filter(({ id }) => !cached.some((own) => own.id === id)), ...cached].sort(
    (a, b) => a.at - b.at,
  )

/** Spec §5: stored only if no cached message has the same text within 60 s; what is older than 30 days goes. */
export function withOpened(cached: readonly CachedMessage[], message: CachedMessage, now: number): CachedMessage[] {
  const isKnown = cached.some(({ text, at }) => text === message.text && Math.abs(message.at - at) <= DUPLICATE_MS)
  const all = isKnown ? cached : [...cached, message]
  return withoutOld(all, now).sort((a, b) => a.at - b.at)
}
