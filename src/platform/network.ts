type Saving = { connection?: { saveData?: boolean } }

/** Whether somebody has asked the browser to spare data. Firefox and Safari do not say. */
export const savesData = (browser: Partial<Navigator> = navigator): boolean =>
  (browser as Saving).connection?.saveData === true

export const isOnline = (): boolean => navigator.onLine

export function onNetworkChange(listener: (online: boolean) => void): void {
  window.addEventListener('online', () => listener(true))
  window.addEventListener('offline', () => listener(false))
}

/** Gets any answer from where the page came from, past every cache. @throws when there is none */
export async function reach(signal: AbortSignal): Promise<void> {
  await fetch('/', { method: 'HEAD', cache: 'no-store', signal })
}
