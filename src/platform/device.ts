import { KEYS, type Store } from './storage.ts'

/** The device id that is kept; null for a corrupted one. */
export function keptDeviceId(store: Pick<Store, 'read'>): string | null {
  const kept = store.read(KEYS.deviceId)
  return kept !== null && /^device_[A-Za-z0-9_-]{8,128}$/.test(kept) ? kept : null
}

/** Gives the device id of spec §3: made once, before the first call, and kept. A corrupted one is replaced. */
export function deviceOf(store: Store): () => Promise<string> {
  let making: Promise<string> | null = null
  const make = async () => {
    // A landing makes no call: the hash comes with the first one.
    const { makeDeviceId } = await import('./deviceId.ts')
    // The page's first lines may have made it meanwhile (src/first/chat.ts).
    const id = keptDeviceId(store) ?? makeDeviceId()
    store.write(KEYS.deviceId, id)
    return id
  }
  return async () => {
    const kept = keptDeviceId(store)
    if (kept !== null) return kept
    making ??= make().finally(() => {
      making = null
    })
    return making
  }
}
