import { navigate as push } from 'wouter/use-browser-location'

export type BrowserLocation = { path: string; search: string }

export const currentLocation = (): BrowserLocation => ({
  path: window.location.pathname,
  search: window.location.search,
})

// wouter patches the history so that pushState and replaceState speak, wherever they are called from.
const EVENTS = ['popstate', 'pushState', 'replaceState', 'hashchange'] as const

export function onLocationChange(listener: (location: BrowserLocation) => void): void {
  for (const event of EVENTS) window.addEventListener(event, () => listener(currentLocation()))
}

export const navigate = (to: string, replace: boolean): void => push(to, { replace })

/** History back; a page opened from outside has nothing to go back to, and goes home. */
export function goBack(): void {
  if (window.history.length > 1) window.history.back()
  else navigate('/', true)
}

export const reload = (): void => window.location.reload()

const EXPIRED_AT = 'satsang_expired_at'
/** Two forced sign-outs within this time, ms, are a loop. */
const LOOP_WINDOW_MS = 10_000

/** Loads a new document (D7). */
export function leaveFor(path: string): void {
  try {
    window.sessionStorage.setItem(EXPIRED_AT, String(Date.now()))
  } catch {
    // Without session storage a loop cannot be seen; leaving is still right.
  }
  window.location.assign(path)
}

/** Whether this page was reached by a forced sign-out moments ago. */
export function leftRecently(): boolean {
  try {
    return Date.now() - Number(window.sessionStorage.getItem(EXPIRED_AT) ?? 0) < LOOP_WINDOW_MS
  } catch {
    return false
  }
}
