import type { FirebaseOptions } from 'firebase/app'
import type { Messaging } from 'firebase/messaging'
import { type PushPayload, pushPayload } from '../worker/payload.ts'
import { workerRegistration } from './serviceWorker.ts'

export type Permission = 'default' | 'granted' | 'denied' | 'unsupported'

/** Spec §3 Push token record, as the messaging service keeps it. Other code wrote it: each part may be missing. */
export type PushRecord = {
  token: string
  /** ms since 1970. */
  createTime: number
  subscription: { auth: string; p256dh: string; endpoint: string; scope: string; key: string } | null
}

export type PushDoor = {
  /** Whether this browser can, and may. Loads the messaging service where it could. */
  checkSupport(): Promise<Permission>
  /** Asks the person, by the browser's own question. */
  requestPermission(): Promise<Permission>
  /** A token, new or known, with what is kept of it. @throws {Error} */
  getRecord(): Promise<PushRecord | null>
  /** Gives the token back, here and at the service. @throws {Error} */
  deleteRecord(): Promise<void>
  /** Calls back for messages that arrive while the page is looked at. Returns the end of listening. */
  listen(onPayload: (payload: PushPayload) => void): () => void
}

export type PushConfig = { firebase: FirebaseOptions; vapidKey: string | undefined }

/**
 * The configuration of a build, or null where there is none (D18) or it cannot be read: the build has refused that one.
 */
export function readPushConfig(json: string | undefined, vapidKey: string | undefined): PushConfig | null {
  if (!json) return null
  try {
    const firebase: unknown = JSON.parse(json)
    const isConfig = typeof firebase === 'object' && firebase !== null && !Array.isArray(firebase)
    return isConfig ? { firebase, vapidKey: vapidKey || undefined } : null
  } catch {
    return null
  }
}

/** Spec §4 Push: browsers inside Facebook, Instagram, Snapchat and TikTok; the messaging service crashes in some. */
const IN_APP = /FBAN|FBAV|FB_IAB|Facebook|Instagram|Snapchat|TikTok|musical_ly|Bytedance/i

export const isInAppBrowser = (userAgent: string): boolean => IN_APP.test(userAgent)

/** What spec §4 gives unsupported browsers: a stub. Nothing of the messaging service is loaded for it. */
const unsupportedPush: PushDoor = {
  checkSupport: async () => 'unsupported',
  requestPermission: async () => 'unsupported',
  getRecord: async () => null,
  deleteRecord: async () => {},
  listen: () => () => {},
}

/** The door to Firebase Cloud Messaging. Its code is fetched by the first `checkSupport`, and nowhere else. */
export function createPush(
  config: PushConfig | null,
  {
    target = window,
    load = () => import('./firebase.ts'),
    registration = workerRegistration,
  }: {
    target?: Window & typeof globalThis
    load?: () => Promise<typeof import('./firebase.ts')>
    registration?: typeof workerRegistration
  } = {},
): PushDoor {
  const { navigator } = target
  // Without these three nothing has to be loaded to know the answer.
  const isPossible = 'serviceWorker' in navigator && 'PushManager' in target && 'Notification' in target
  if (config === null || !isPossible || isInAppBrowser(navigator.userAgent)) return unsupportedPush

  type Firebase = Awaited<ReturnType<typeof load>> & { messaging: Messaging }
  let loading: Promise<Firebase | null> | null = null
  const start = async (): Promise<Firebase | null> => {
    const firebase = await load()
    if (!(await firebase.isSupported())) return null
    return { ...firebase, messaging: firebase.getMessaging(firebase.initializeApp(config.firebase)) }
  }
  /** Null where the service finds something missing: private windows, no IndexedDB. */
  const open = (): Promise<Firebase | null> => {
    loading ??= start()
    // What did not come is asked for again.
    loading.catch(() => {
      loading = null
    })
    return loading
  }
  const opened = async (): Promise<Firebase> => {
    const firebase = await open()
    if (firebase === null) throw new Error('messaging is not supported here')
    return firebase
  }

  return {
    checkSupport: async () => ((await open()) === null ? 'unsupported' : target.Notification.permission),
    // Not awaiting anything before it: browsers ask only within the tap.
    requestPermission: () => target.Notification.requestPermission(),
    async getRecord() {
      const { messaging, getToken } = await opened()
      const serviceWorkerRegistration = await registration()
      // Without one, the service would register a worker of its own.
      if (serviceWorkerRegistration === null) throw new Error('push needs a ServiceWorker, and there is none')
      const { vapidKey } = config
      const token = await getToken(messaging, { serviceWorkerRegistration, ...(vapidKey ? { vapidKey } : {}) })
      const kept = await readKept(target.indexedDB, config.firebase.appId ?? '')
      return toRecord(kept, token)
    },
    async deleteRecord() {
      const { messaging, deleteToken } = await opened()
      await deleteToken(messaging)
    },
    listen(onPayload) {
      let stopped = false
      let stop = () => {}
      const start = ({ messaging, onMessage }: Firebase) => {
        if (stopped) return
        const surroundings = { origin: target.location.origin, language: navigator.language }
        stop = onMessage(messaging, (message) => onPayload(pushPayload(message, surroundings)))
      }
      // Why it did not open was told to whom asked for the token.
      opened().then(start, () => {})
      return () => {
        stopped = true
        stop()
      }
    },
  }
}

/** Where the messaging service keeps its tokens, one for each app id. */
const DATABASE = 'firebase-messaging-database'
const STORE = 'firebase-messaging-store'

const settle = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** What is kept under an app id; undefined where nothing is. The version is the service's own affair. */
async function readKept(indexedDB: IDBFactory, appId: string): Promise<unknown> {
  const database = await settle(indexedDB.open(DATABASE))
  try {
    if (!database.objectStoreNames.contains(STORE)) return undefined
    return await settle(database.transaction(STORE).objectStore(STORE).get(appId))
  } finally {
    database.close()
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * The record of spec §3, from what the service stores. Missing fields stay empty; the caller decides whether the record can
 * be used.
 */
export function toRecord(kept: unknown, token: string): PushRecord | null {
  if (!isRecord(kept)) return null
  const { createTime, subscriptionOptions: options } = kept
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  return {
    // Two tokens for one app would be none.
    token: kept.token === token ? token : '',
    createTime: typeof createTime === 'number' ? createTime : 0,
    subscription: isRecord(options)
      ? {
          auth: text(options.auth),
          p256dh: text(options.p256dh),
          endpoint: text(options.endpoint),
          scope: text(options.swScope),
          key: text(options.vapidKey),
        }
      : null,
  }
}

/**
 * Spec §8: keeps unhandled rejections for which `isSuppressed` holds (caused by the browser or the push service) out of the
 * console and of error reports. Returns a function that ends this.
 */
export function suppressPushErrors(isSuppressed: (error: unknown) => boolean, target: Window = window): () => void {
  const swallow = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error: unknown = 'reason' in event ? event.reason : (event.error ?? event.message)
    if (!isSuppressed(error)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  target.addEventListener('error', swallow)
  target.addEventListener('unhandledrejection', swallow)
  return () => {
    target.removeEventListener('error', swallow)
    target.removeEventListener('unhandledrejection', swallow)
  }
}
