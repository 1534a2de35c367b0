// What a push says, where a tap on its notification leads, and in which words: pure, for the worker and for the page.

type Tradition = 'sikh' | 'hindu'

/** Spec §3: title, body, icon, data.url; and what the chat shows of it. */
export type PushPayload = {
  title: string
  body: string
  icon: string
  /** Notifications with one tag replace each other. */
  tag: string | null
  data: { url: string; message: string | null; tradition: Tradition | null }
}

/** What a page is told of a tap, spec §3. */
export type NotificationClick = {
  type: 'notification-click'
  targetUrl: string
  message: string | null
  tradition: Tradition | null
  isIOSNotification: boolean
}

const BADGE = '/icons/badge-96.png'

/** iOS takes the permission away after three pushes that showed nothing: a push without content says this. */
const CALM = {
  en: 'A quiet moment is waiting for you.',
  pa: 'ਇੱਕ ਸ਼ਾਂਤ ਪਲ ਤੁਹਾਡੀ ਉਡੀਕ ਕਰ ਰਿਹਾ ਹੈ।',
  hi: 'एक शांत पल आपकी प्रतीक्षा कर रहा है।',
}
const NAME = 'Satsang'
/** What shows as a message in the chat, spec §2. */
const MESSAGE_TYPE = 'wisdom_message'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

const firstText = (...values: unknown[]): string | null => values.map(textOf).find((text) => text !== null) ?? null

/** Path, query and fragment of an address of this origin; null for any other. */
function ownAddress(url: unknown, origin: string): string | null {
  const text = textOf(url)
  if (text === null) return null
  let parsed: URL
  try {
    // Not URL.canParse, which is younger than the oldest browsers (D35).
    parsed = new URL(text, origin)
  } catch {
    return null
  }
  // A path that begins with two slashes would be another host's, and a blob's is not the path of a page.
  const isOwn = parsed.origin === origin && /^\/(?!\/)/.test(parsed.pathname)
  return isOwn ? parsed.pathname + parsed.search + parsed.hash : null
}

function traditionOf(data: Record<string, unknown>, url: string | null): Tradition | null {
  const said = data.tradition ?? data.spiritual_tradition
  if (said === 'sikh' || said === 'hindu') return said
  const [, prefix] = /^\/(pn|hi)(?:[/?#]|$)/.exec(url ?? '') ?? []
  if (prefix === undefined) return null
  return prefix === 'pn' ? 'sikh' : 'hindu'
}

/** Whether this is Firebase Cloud Messaging's wrapping. */
export const isFirebaseMessage = (value: unknown): boolean =>
  isRecord(value) && typeof value.from === 'string' && typeof value.fcmMessageId === 'string'

/**
 * Reads what was pushed: our own JSON, Firebase's, or plain text as a body. If none of it can be shown, the result is the
 * calm notification (`CALM`) in the device's language. Addresses and icons of other origins are not followed.
 */
export function pushPayload(value: unknown, { origin, language }: { origin: string; language: string }): PushPayload {
  const whole = isRecord(value) ? value : {}
  const notification = isRecord(whole.notification) ? whole.notification : {}
  const data = isRecord(whole.data) ? whole.data : {}
  const options = isRecord(whole.fcmOptions) ? whole.fcmOptions : {}

  const title = firstText(notification.title, whole.title, data.title)
  const body = firstText(notification.body, whole.body, data.body, typeof value === 'string' ? value : null)
  const addresses = [data.url, whole.url, options.link, notification.click_action]
  const url = addresses.map((address) => ownAddress(address, origin)).find((address) => address !== null) ?? null
  const tradition = traditionOf(data, url)
  const icons = [notification.icon, whole.icon, data.icon]
  const isEmpty = title === null && body === null
  const isMessage = (textOf(data.type) ?? MESSAGE_TYPE) === MESSAGE_TYPE
  return {
    title: title ?? NAME,
    body: isEmpty ? CALM[language.startsWith('pa') ? 'pa' : language.startsWith('hi') ? 'hi' : 'en'] : (body ?? ''),
    icon:
      icons.map((icon) => ownAddress(icon, origin)).find((icon) => icon !== null) ??
      `/icons/${tradition ?? 'satsang'}-192.png`,
    tag: firstText(notification.tag, whole.tag, data.tag),
    // A push that says to be something else is no message of the chat (spec §2: the one value that there is).
    data: { url: url ?? homeOf(tradition), message: isMessage ? firstText(data.message, body) : null, tradition },
  }
}

const homeOf = (tradition: Tradition | null): string =>
  tradition === null ? '/' : tradition === 'sikh' ? '/pn/chat' : '/hi/chat'

/** The text of a push: JSON where it is JSON. */
export function readPush(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const notificationOptions = ({ body, icon, tag, data }: PushPayload): NotificationOptions => ({
  body,
  icon,
  badge: BADGE,
  ...(tag === null ? {} : { tag }),
  data,
})

/** Where Firebase keeps the message in the notifications that it shows itself. */
const FIREBASE_DATA = 'FCM_MSG'

/** What a tap on a notification means; the notification is ours, or one that Firebase showed. */
export function clickOf(
  notification: { body: string; data: unknown },
  { origin, isIOS }: { origin: string; isIOS: boolean },
): NotificationClick {
  const data = isRecord(notification.data) ? notification.data : {}
  const firebase = data[FIREBASE_DATA]
  // One that was shown without content has a `message` too: none.
  const body = 'message' in data ? null : notification.body
  const { url, message, tradition } = pushPayload(isRecord(firebase) ? firebase : { body, data }, {
    origin,
    language: '',
  }).data
  return { type: 'notification-click', targetUrl: url, message, tradition, isIOSNotification: isIOS }
}

/** Addresses that show a message which came by notification (spec §2). */
const SHOWS_MESSAGE = /^\/(?:(?:pn|hi)(?:\/chat)?\/?)?$/

/** The address to open where no page of ours is open: the chat finds the message in it. `at` is ms since 1970. */
export function addressToOpen({ targetUrl, message, isIOSNotification }: NotificationClick, at: number): string {
  // Any base will do: it is left out again.
  const url = new URL(targetUrl, 'https://satsang.invalid')
  if (message === null || !SHOWS_MESSAGE.test(url.pathname)) return targetUrl
  url.searchParams.set('notification_message', message)
  url.searchParams.set('notification_type', MESSAGE_TYPE)
  url.searchParams.set('timestamp', String(at))
  if (isIOSNotification) url.searchParams.set('ios_notification', '1')
  return url.pathname + url.search + url.hash
}
