declare global {
  /** As far as it is used here; Safari does not have it yet. */
  var Temporal: { readonly Now: { timeZoneId(): string } } | undefined
}

/** The viewer's time zone, for example 'Asia/Kolkata'. The first format of a page takes a cheap phone 70 ms, so: without. */
export const timeZone = (): string =>
  globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** The viewer's local hour, 0 to 23. */
export const localHour = (): number => new Date().getHours()

/** The time, ms since 1970. */
export const currentTime = (): number => Date.now()

/** The viewer's calendar day, YYYY-MM-DD. */
export function localDay(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Whether the system has a share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function'

/** Whether this is a phone, as far as a browser tells. */
export const isPhone = (): boolean => /Android|iPhone|iPod|Mobile/i.test(navigator.userAgent)
