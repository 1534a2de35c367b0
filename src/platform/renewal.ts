const RELOADED = 'satsang_reloaded_from'

/** The file that this page was started by, as the build names it: the last part of the start (src/first/first.ts). */
const ownEntry = (target: Window): string | undefined =>
  target.document.querySelector<HTMLScriptElement>('script[data-start]')?.dataset.start?.split(' ').at(-1)

/**
 * Whether the server's page starts by other code than this one did: pieces of the old build may be gone then, and a reload
 * brings the new. False once a reload did not help.
 * @throws when no page comes
 */
export async function isRenewed(signal: AbortSignal, target: Window = window): Promise<boolean> {
  const entry = ownEntry(target)
  if (entry === undefined || readReloaded(target) === entry) return false
  const response = await target.fetch('/', { cache: 'no-store', signal })
  return response.ok && !(await response.text()).includes(entry)
}

/** Loads the page anew, and remembers from which build. */
export function reloadRenewed(target: Window = window): void {
  try {
    target.sessionStorage.setItem(RELOADED, ownEntry(target) ?? '')
  } catch {
    // Without session storage it might be loaded anew again; each time only after the server named other code.
  }
  target.location.reload()
}

function readReloaded(target: Window): string | null {
  try {
    return target.sessionStorage.getItem(RELOADED)
  } catch {
    return null
  }
}
