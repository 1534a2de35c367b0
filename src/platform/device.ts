import { KEYS, type Store } from './storage.ts'

export const isDeviceId = (text: string): boolean => /^device_[A-Za-z0-9_-]{8,128}$/.test(text)

/** Gives the device id of spec §3: made once, before the first call, and kept. A corrupted one is replaced. */
export function deviceOf(store: Store): () => Promise<string> {
  const known = () => {
    const kept = store.read(KEYS.deviceId)
    return kept !== null && isDeviceId(kept) ? kept : null
  }
  let making: Promise<string> | null = null
  const make = async () => {
    // A landing makes no call: the hash comes with the first one.
    const { makeDeviceId } = await import('./deviceId.ts')
    // The page's first lines may have made it meanwhile (src/first/chat.ts).
    const id = known() ?? makeDeviceId()
    store.write(KEYS.deviceId, id)
    return id
  }
  return async () => {
    const kept = known()
    if (kept !== null) return kept
    making ??= make().finally(() => {
      making = null
    })
    return making
  }
}
