export const isOnline = (): boolean => navigator.onLine

export function onNetworkChange(listener: (online: boolean) => void): void {
  window.addEventListener('online', () => listener(true))
  window.addEventListener('offline', () => listener(false))
}
