/** The browser's offer to install, as Chromium has it. Others never make one. */
export type InstallEvent = Event & {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The offer that was kept, until it is used. */
export let offer: InstallEvent | null = null
export const listeners = new Set<(available: boolean) => void>()

export function keep(next: InstallEvent | null): void {
  const changed = (offer === null) !== (next === null)
  offer = next
  if (changed) for (const listener of listeners) listener(next !== null)
}

/** Keeps the browser's offer for the app's own modal. Call it at once: the browser makes its offer when it likes. */
export function keepInstallPrompt(target: Window = window): void {
  if (target.early?.offer) keep(target.early.offer as InstallEvent)
  target.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    keep(event as InstallEvent)
  })
  target.addEventListener('appinstalled', () => keep(null))
}
