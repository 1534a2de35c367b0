/** Wait before code that did not arrive is asked for again, ms. */
const RETRY_MS = 3_000

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
