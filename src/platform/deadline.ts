/**
 * A signal that aborts with `signal`, and by itself after `ms`, as a TimeoutError. AbortSignal.any and AbortSignal.timeout
 * together are not there before Chrome 116, Safari 17.4 and Firefox 124 (D35).
 */
export function deadline(ms: number, signal?: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException(`${ms} ms`, 'TimeoutError')), ms)
  const follow = () => {
    clearTimeout(timer)
    controller.abort(signal?.reason)
  }
  if (signal?.aborted) follow()
  signal?.addEventListener('abort', follow, { once: true })
  return controller.signal
}
