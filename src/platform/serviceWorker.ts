import { type NotificationClick, notificationOptions, type PushPayload } from '../worker/payload.ts'
import { allowWorkers, WORKER_SCRIPT } from './trustedTypes.ts'

export type { PushPayload }

/** What happens to the service worker (src/worker/sw.ts). */
export type WorkerNews =
  /** A worker is active: the app starts without a network. */
  | { type: 'ready' }
  /** A new version is being fetched. */
  | { type: 'updateFound' }
  /** A new version is here, and waits for `applyUpdate`. */
  | { type: 'updateWaiting' }
  /** Another version has taken over, here or by another tab: this page runs on old code. */
  | { type: 'controllerChanged' }
  /** The browser has no workers, or this is development. */
  | { type: 'unsupported' }
  | { type: 'failed' }

/** What the worker tells the pages. */
export type WorkerMessage =
  | NotificationClick
  | { type: 'ios-notification-sync' }
  | { type: 'push-received'; payload: PushPayload }

export type WorkerControl = { checkForUpdate(): void; applyUpdate(): void; dispose(): void }

/** How often a page that is looked at asks for a new version, ms. */
const UPDATE_CHECK_MS = 60 * 60 * 1000

let registered: Promise<ServiceWorkerRegistration | null> = Promise.resolve(null)

/** The registration, once a worker is active. Null where there is none, and before `registerWorker`. */
export const workerRegistration = (): Promise<ServiceWorkerRegistration | null> => registered

const workers = (target: Window): ServiceWorkerContainer | undefined =>
  // Absent on plain http and in some in-app browsers.
  (target.navigator as Partial<Navigator>).serviceWorker

/** Registers the worker when the page has loaded, and tells what becomes of it. Never throws. */
export function registerWorker(
  listener: (news: WorkerNews) => void,
  { target = window, enabled = !import.meta.env.DEV }: { target?: Window; enabled?: boolean } = {},
): WorkerControl {
  const container = enabled ? workers(target) : undefined
  const end = new AbortController()
  const { signal } = end
  const tell = (type: WorkerNews['type']) => {
    if (!signal.aborted) listener({ type })
  }
  if (container === undefined) {
    queueMicrotask(() => tell('unsupported'))
    return { checkForUpdate() {}, applyUpdate() {}, dispose: () => end.abort() }
  }

  let registration: ServiceWorkerRegistration | null = null
  let checkedAt = Date.now()

  /** Follows one worker that is being installed. True when it, or one before it, can be used. */
  const follow = (worker: ServiceWorker, isUpdate: boolean): Promise<boolean> =>
    new Promise((resolve) => {
      const look = () => {
        if (worker.state === 'installed' && isUpdate) tell('updateWaiting')
        if (worker.state === 'activated') resolve(true)
        // Its files could not be fetched. The version before goes on, and the next check tries again.
        if (worker.state === 'redundant') resolve(isUpdate)
      }
      worker.addEventListener('statechange', look, { signal })
      look()
    })

  const start = async (): Promise<ServiceWorkerRegistration | null> => {
    try {
      allowWorkers(target)
      const found = await container.register(WORKER_SCRIPT, { scope: '/', updateViaCache: 'none' })
      registration = found
      found.addEventListener(
        'updatefound',
        () => {
          if (found.installing === null || found.active === null) return
          tell('updateFound')
          void follow(found.installing, true)
        },
        { signal },
      )
      if (found.active === null) {
        const first = found.installing ?? found.waiting
        if (first === null || !(await follow(first, false))) throw new Error('the worker was not installed')
        keepWhatIsHere(found, target)
      } else if (found.waiting !== null) tell('updateWaiting')
      else if (found.installing !== null) void follow(found.installing, true)
      tell('ready')
      return found
    } catch {
      tell('failed')
      return null
    }
  }

  // The first worker takes over pages that had none: that is no change of version.
  let isControlled = container.controller !== null
  container.addEventListener(
    'controllerchange',
    () => {
      if (isControlled) tell('controllerChanged')
      isControlled = true
    },
    { signal },
  )

  registered =
    target.document.readyState === 'complete'
      ? start()
      : new Promise((resolve) => target.addEventListener('load', () => resolve(start()), { once: true }))

  const checkForUpdate = () => {
    checkedAt = Date.now()
    // Offline, or taken away: there is a next time.
    registration?.update().catch(() => undefined)
  }
  const checkWhenDue = () => {
    const isDue = Date.now() - checkedAt >= UPDATE_CHECK_MS
    if (isDue && target.document.visibilityState === 'visible') checkForUpdate()
  }
  const timer = target.setInterval(checkWhenDue, UPDATE_CHECK_MS)
  target.document.addEventListener('visibilitychange', checkWhenDue, { signal })

  return {
    checkForUpdate,
    applyUpdate: () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' }),
    dispose() {
      end.abort()
      target.clearInterval(timer)
    },
  }
}

/** What the first visit loaded before there was a worker: fonts and texts of the language in use, for the next start. */
function keepWhatIsHere(registration: ServiceWorkerRegistration, { performance, location }: Window): void {
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/assets/`))
  // Workbox's own word for it.
  registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
const isTradition = (value: unknown) => value === null || value === 'sikh' || value === 'hindu'
/** A path of this origin. */
const isPath = (value: unknown) => isText(value) && /^\/(?![/\\])/.test(value)

function isWorkerMessage(value: unknown): value is WorkerMessage {
  if (!isRecord(value)) return false
  switch (value.type) {
    case 'notification-click':
      return (
        isPath(value.targetUrl) &&
        isTextOrNull(value.message) &&
        isTradition(value.tradition) &&
        typeof value.isIOSNotification === 'boolean'
      )
    case 'ios-notification-sync':
      return true
    case 'push-received':
      return isPayload(value.payload)
    default:
      return false
  }
}

const isPayload = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.title) &&
  isText(value.body) &&
  isPath(value.icon) &&
  isTextOrNull(value.tag) &&
  isRecord(value.data) &&
  isPath(value.data.url) &&
  isTextOrNull(value.data.message) &&
  isTradition(value.data.tradition)

/** Hears what the worker tells this page; what has another shape is left to others. Returns the end of listening. */
export function onWorkerMessage(listener: (message: WorkerMessage) => void, target: Window = window): () => void {
  const container = workers(target)
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isWorkerMessage(data)) listener(data)
  }
  container?.addEventListener('message', hear)
  // Messages wait for this since the page began to load.
  container?.startMessages()
  return () => container?.removeEventListener('message', hear)
}

let shown = 0

/**
 * Shows a notification, by the registration: `new Notification` throws on Android. Returns its tag.
 * @throws {Error} where there is no worker, or no permission
 */
export async function showNotification(payload: PushPayload): Promise<string> {
  const registration = await workerRegistration()
  if (registration === null) throw new Error('no service worker shows notifications here')
  shown += 1
  const tag = payload.tag ?? `satsang-${Date.now()}-${shown}`
  await registration.showNotification(payload.title, notificationOptions({ ...payload, tag }))
  return tag
}

export async function closeNotification(tag: string): Promise<void> {
  const registration = await workerRegistration()
  for (const notification of (await registration?.getNotifications({ tag })) ?? []) notification.close()
}
