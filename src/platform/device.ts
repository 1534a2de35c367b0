import { KEYS, type Store } from './storage.ts'

const PATTERN = /^device_[A-Za-z0-9_-]{8,128}$/

/** Gives the device id of spec §3: made once, before the first call, and kept. A corrupted one is replaced. */
export function deviceOf(store: Store): () => Promise<string> {
  let making: Promise<string> | null = null
  const make = async () => {
    // A landing makes no call: the hash comes with the first one.
    const { makeDeviceId } = await import('./deviceId.ts')
    const id = makeDeviceId()
    store.write(KEYS.deviceId, id)
    return id
  }
  return async () => {
    const kept = store.read(KEYS.deviceId)
    if (kept !== null && PATTERN.test(kept)) return kept
    making ??= make().finally(() => {
      making = null
    })
    return making
  }
}
