import { savesData } from '../platform/network.ts'

/** A call that brought nothing, by the shape that machines read. */
const failure = (kind: 'network' | 'http' | 'malformed', status: number | null, cause?: unknown) =>
  Object.assign(new Error('a passage did not come', { cause }), { kind, status })

/**
 * A file of /scripture/, as it came: whether it is scripture is for the caller to find out (D26). `fresh` goes past every
 * cache. @throws {Error} with `kind` and `status`
 */
export async function fetchPassage(path: string, fresh: boolean, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal, cache: fresh ? 'reload' : 'default' }).catch((cause: unknown) => {
    throw failure('network', null, cause)
  })
  if (!response.ok) throw failure('http', response.status)
  return response.json().catch((cause: unknown) => {
    throw failure('malformed', null, cause)
  })
}

const asked = new Set<string>()

/**
 * Has the service worker keep a file of /scripture/ that is asked for by `key`, once it is in charge of this page and has
 * the time: without one nothing would be kept. Small and never urgent; not for who saves data. Never throws.
 */
export async function keepPassage(
  key: string,
  pathOf: () => string,
  target: Window & typeof globalThis = window,
): Promise<void> {
  const { serviceWorker: container } = target.navigator as Partial<Navigator>
  if (container === undefined || savesData(target.navigator) || asked.has(key)) return
  asked.add(key)
  if (container.controller === null)
    await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
  // Absent in Safari. Verses come into view while somebody scrolls: then is not the time.
  await new Promise<void>((resolve) => (target.requestIdleCallback ?? target.setTimeout)(() => resolve()))
  try {
    await target.fetch(pathOf(), { priority: 'low' })
  } catch {
    // Without a network it is asked for when it is opened.
    asked.delete(key)
  }
}
