import { RETRY_MS } from './machines/retry.ts'

/**
 * Asks for code until it comes. A line that is down comes back; a part of the screen that is late is no reason for the
 * error screen.
 */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}
