/**
 * What another app handed over, taken out of the address: it stands behind the # (src/worker/shared.ts), which no server is
 * sent, and would be looked for again at a reload.
 */
export function takeShared(target: Window = window): string {
  const { hash, pathname, search } = target.location
  if (hash === '') return ''
  target.history.replaceState(target.history.state, '', pathname + search)
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    // Somebody wrote it by hand.
    return ''
  }
}
