/// <reference lib="webworker" />
import { addressToOpen, clickOf, isFirebaseMessage, notificationOptions, pushPayload, readPush } from './payload.ts'

declare const self: ServiceWorkerGlobalScope

// iPadOS calls itself a Mac, and a worker cannot ask for touch: its taps go the way of a Mac's.
const isIOS = (): boolean => /iPad|iPhone|iPod/.test(self.navigator.userAgent)

const surroundings = () => ({ origin: self.location.origin, language: self.navigator.language })

/** Open pages of the app, the focused one first, then visible ones; not the server's own pages for local use. */
async function pages(): Promise<readonly WindowClient[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const rank = ({ focused, visibilityState }: WindowClient) => (focused ? 0 : visibilityState === 'visible' ? 1 : 2)
  // `filter` has made a list of our own; toSorted is younger than the oldest browsers (D35).
  return all
    .filter(({ url }) => !/^\/(?:api|dev)\//.test(new URL(url).pathname))
    .sort((one, other) => rank(one) - rank(other))
}

/** Shows what a message says. */
export async function show(message: unknown): Promise<void> {
  const payload = pushPayload(message, surroundings())
  await self.registration.showNotification(payload.title, notificationOptions(payload))
}

/** Somebody who is looking at the app is told there, and by one page only. */
async function tellOrShow(message: unknown): Promise<void> {
  const page = (await pages()).find(({ visibilityState }) => visibilityState === 'visible')
  if (page === undefined) return show(message)
  page.postMessage({ type: 'push-received', payload: pushPayload(message, surroundings()) })
}

async function follow(notification: Notification): Promise<void> {
  const click = clickOf(notification, { origin: self.location.origin, isIOS: isIOS() })
  const open = await pages()
  const [page] = open
  if (page === undefined) {
    await self.clients.openWindow(addressToOpen(click, Date.now()))
    return
  }
  // Refused without a tap of the person's own; the page is told all the same.
  const focused = await page.focus().catch(() => page)
  focused.postMessage(click)
  if (click.isIOSNotification) for (const each of open) each.postMessage({ type: 'ios-notification-sync' })
}

/** Whether Firebase runs in this worker (sw.firebase.ts). */
export const firebase = { runs: false }

/** Listens for pushes and for taps on notifications: before Firebase does, which then gets its own messages only. */
export function listenForPush(): void {
  self.addEventListener('push', (event) => {
    const message = readPush(event.data?.text() ?? '')
    if (firebase.runs && isFirebaseMessage(message)) return
    event.stopImmediatePropagation()
    event.waitUntil(tellOrShow(message))
  })
  self.addEventListener('notificationclick', (event) => {
    event.stopImmediatePropagation()
    event.notification.close()
    event.waitUntil(follow(event.notification))
  })
}
