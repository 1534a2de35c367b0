import type { Kept } from '../machines/book/book.machine.ts'
import { LEAVES } from '../scripture/leaf.ts'
import { fetchPassage } from './passages.ts'

/** Asked for at once: a phone's line carries no more of them any faster. */
const AT_ONCE = 6

/** Which of the leaves are not on this device yet. @throws {Error} where the browser keeps no files */
async function missing(paths: readonly string[]): Promise<string[]> {
  const keys = await (await caches.open(LEAVES)).keys()
  const kept = new Set(keys.map(({ url }) => new URL(url).pathname))
  return paths.filter((path) => !kept.has(path))
}

const counted = (paths: readonly string[], left: number): Kept => ({
  kept: paths.length - left,
  leaves: paths.length,
})

/** How many of the leaves are on this device. @throws {Error} where the browser keeps no files */
export const countLeaves = async (paths: readonly string[]): Promise<Kept> =>
  counted(paths, (await missing(paths)).length)

/**
 * Keeps the next few leaves, each only when every letter of it is published (D26).
 * @throws {Error} with `kind`, when one does not come; `QuotaExceededError`, when there is no more room
 */
export async function keepLeaves(
  paths: readonly string[],
  isPublished: (leaf: unknown) => boolean,
  signal: AbortSignal,
): Promise<Kept> {
  const left = await missing(paths)
  const cache = await caches.open(LEAVES)
  const next = left.slice(0, AT_ONCE)
  await Promise.all(
    next.map(async (path) => {
      const leaf = await fetchPassage(path, false, signal)
      if (!isPublished(leaf)) throw new Error(`${path} is not the published text`)
      signal.throwIfAborted()
      const body = JSON.stringify(leaf)
      await cache.put(path, new Response(body, { headers: { 'Content-Type': 'application/json' } }))
    }),
  )
  return counted(paths, left.length - next.length)
}

/** Takes the leaves off this device. */
export async function removeLeaves(paths: readonly string[]): Promise<Kept> {
  const cache = await caches.open(LEAVES)
  await Promise.all(paths.map((path) => cache.delete(path)))
  return counted(paths, paths.length)
}
