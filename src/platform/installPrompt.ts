import { keep, listeners, offer } from './installOffer.ts'

export { keepInstallPrompt } from './installOffer.ts'

/** Calls back at once, and whenever the app becomes installable or stops being it. Returns the end of listening. */
export function onInstallAvailability(listener: (available: boolean) => void): () => void {
  listeners.add(listener)
  listener(offer !== null)
  return () => void listeners.delete(listener)
}

/** Asks the browser to install. An offer is good for once; the browser makes another when it likes. */
export async function promptInstall(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const used = offer
  if (used === null) return 'unavailable'
  keep(null)
  try {
    await used.prompt()
    return (await used.userChoice).outcome
  } catch {
    return 'unavailable'
  }
}

/** Whether the app runs as an installed one. iOS has a word of its own for it. */
export const isStandalone = (target: Window = window): boolean =>
  target.matchMedia('(display-mode: standalone)').matches || Reflect.get(target.navigator, 'standalone') === true
