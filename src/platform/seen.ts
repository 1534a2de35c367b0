import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval'

let opened: UseStore | null = null
/** Opened at first use: where IndexedDB is forbidden, that is where it fails. */
const store = (): UseStore => {
  opened ??= createStore('satsang-seen', 'seen')
  return opened
}

/** Keeps what was read, so that it can be read again without a network. What a browser refuses to keep is not kept. */
export async function remember(key: string, value: unknown): Promise<void> {
  try {
    await set(key, value, store())
  } catch {
    // Full, or forbidden: the next start without a network shows less.
  }
}

/** What was kept, or undefined. */
export async function recall(key: string): Promise<unknown> {
  try {
    return await get(key, store())
  } catch {
    return undefined
  }
}

/** Forgets everything whose key begins so. */
export async function forget(prefix: string): Promise<void> {
  try {
    const known = await keys<string>(store())
    await Promise.all(known.filter((key) => key.startsWith(prefix)).map((key) => del(key, store())))
  } catch {
    // Nothing was kept.
  }
}
