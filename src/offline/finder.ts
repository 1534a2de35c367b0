import { allowWorkers } from '../platform/trustedTypes.ts'
import type { FinderAnswer, FinderRequest } from '../worker/finder.ts'
import script from '../worker/finder.ts?worker&url'

let finder: Worker | null = null

/**
 * Looks in a scripture that lies on this device whole, in a worker (src/worker/finder.ts); null where it does not, and where
 * no worker starts. Never throws.
 */
export async function findKept(request: FinderRequest, signal: AbortSignal): Promise<FinderAnswer> {
  try {
    allowWorkers()
    // Vite serves modules while one develops, and builds a plain script.
    finder ??= new Worker(script, import.meta.env.DEV ? { type: 'module' } : {})
  } catch {
    return null
  }
  const worker = finder
  const { port1, port2 } = new MessageChannel()
  return new Promise<FinderAnswer>((resolve) => {
    const ended = new AbortController()
    const end = (answer: FinderAnswer) => {
      ended.abort()
      port1.close()
      resolve(answer)
    }
    port1.onmessage = ({ data }) => end(data)
    const noMore = { signal: ended.signal }
    worker.addEventListener(
      'error',
      () => {
        // Its script did not come: the next search asks for it again.
        finder = null
        end(null)
      },
      noMore,
    )
    signal.addEventListener('abort', () => end(null), noMore)
    worker.postMessage(request, [port2])
  })
}

/** Has the service worker keep the script, so that what is kept can be searched without a network. Never throws. */
export const keepFinder = (): void => void fetch(script).catch(() => {})
