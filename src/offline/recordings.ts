import { createStore, delMany, get, keys, setMany } from 'idb-keyval'

/** A recording that nobody asks for any more is kept so long, ms: thirty days. */
const ORPHAN_MS = 30 * 24 * 60 * 60 * 1_000
/** Some browsers open a database and never say so, ms. */
const PATIENCE_MS = 3_000
/** Recordings that are sent stay in memory for playback: so many, the latest. */
const REMEMBERED = 6

/** Where recordings outlast the page. */
export type Disk = {
  get(key: string): Promise<unknown>
  setMany(entries: [string, unknown][]): Promise<void>
  delMany(keys: string[]): Promise<void>
  keys(): Promise<IDBValidKey[]>
}

export type Recordings = {
  /** Keeps a recording under its client message id (D28). False when it is kept for the page's life only. */
  save(id: string, recording: Blob): Promise<boolean>
  load(id: string): Promise<Blob | null>
  /** Forgets a recording on the disk; it can still be heard while the page is open. */
  sent(id: string): Promise<void>
  /** Forgets it altogether. */
  remove(id: string): Promise<void>
  /** Removes what nobody waits for, 30 days after it was recorded. Returns how many. */
  sweep(keep: readonly string[]): Promise<number>
}

const WAV = 'audio/wav'
/** When it was recorded stands under a key of its own, so that a sweep reads no sound. */
const timeKey = (id: string) => `at ${id}`
const idOf = (key: IDBValidKey): string | null =>
  typeof key === 'string' && key.startsWith('at ') ? key.slice('at '.length) : null

const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const watchdog = setTimeout(() => reject(new Error('the database does not answer')), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(watchdog))
  })

function openDisk(): Disk {
  const store = createStore('satsang-recordings', 'recordings')
  return {
    get: (key) => get(key, store),
    setMany: (entries) => setMany(entries, store),
    delMany: (names) => delMany(names, store),
    keys: () => keys(store),
  }
}

/**
 * Recordings by id, in IndexedDB: localStorage has no room for them. Where IndexedDB is refused or full they live in
 * memory, so that nothing spoken is lost while the page is open.
 */
export function createRecordings(disk: () => Disk = openDisk, now: () => number = Date.now): Recordings {
  const memory = new Map<string, Blob>()
  /** Of those in memory, the ones that are also elsewhere: on the disk, or on the server. */
  const spare = new Set<string>()
  let opened: Disk | null = null
  /** Also when the browser throws at the mere mention of a database. */
  const use = async <T>(work: (disk: Disk) => Promise<T>): Promise<T> => {
    opened ??= disk()
    return withTimeout(work(opened))
  }
  const remember = (id: string, recording: Blob) => {
    memory.delete(id)
    memory.set(id, recording)
    const surplus = [...memory.keys()].filter((key) => spare.has(key)).slice(0, -REMEMBERED)
    for (const key of surplus) memory.delete(key)
  }
  const forget = async (id: string) => {
    await use(({ delMany: del }) => del([id, timeKey(id)])).catch(() => {})
  }
  return {
    async save(id, recording) {
      remember(id, recording)
      try {
        // Bytes and no Blob: WebKit has lost blobs in its database.
        const bytes = await recording.arrayBuffer()
        await use((to) =>
          to.setMany([
            [id, bytes],
            [timeKey(id), now()],
          ]),
        )
        spare.add(id)
        remember(id, recording)
        return true
      } catch {
        return false
      }
    },
    async load(id) {
      const known = memory.get(id)
      if (known !== undefined) return known
      const bytes = await use((from) => from.get(id)).catch(() => null)
      return bytes instanceof ArrayBuffer ? new Blob([bytes], { type: WAV }) : null
    },
    async sent(id) {
      const recording = await this.load(id)
      spare.add(id)
      if (recording !== null) remember(id, recording)
      await forget(id)
    },
    async remove(id) {
      memory.delete(id)
      spare.delete(id)
      await forget(id)
    },
    async sweep(keep) {
      const wanted = new Set(keep)
      try {
        const ids = (await use((from) => from.keys())).map(idOf).filter((id) => id !== null && !wanted.has(id))
        const times = await Promise.all(ids.map((id) => use((from) => from.get(timeKey(String(id))))))
        const old = ids.filter((_, index) => !(now() - Number(times[index]) < ORPHAN_MS))
        for (const id of old) await this.remove(String(id))
        return old.length
      } catch {
        return 0
      }
    },
  }
}
