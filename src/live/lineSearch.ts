import { fromPromise } from 'xstate'
import { TRADITIONS, type Tradition } from '../machines/entities.ts'
import { lineSearchMachine, type ScriptureHit, type SearchRequest } from '../machines/lineSearch/lineSearch.machine.ts'

/** Looks in one scripture on this device; null where it is not here whole. */
type FindKept = (
  request: SearchRequest & { tradition: Tradition },
  signal: AbortSignal,
) => Promise<ScriptureHit[][] | null>
/** Asks the server: of one scripture, or of both. @throws {Error} with `kind` */
type AskServer = (
  request: SearchRequest & { tradition?: Tradition },
  signal: AbortSignal,
) => Promise<readonly (readonly ScriptureHit[])[]>

/**
 * Looks on the device where a scripture is kept, and asks the server for what is not (D59). Without a network what is here is
 * all that can be said, if there is any.
 */
export async function findLines(
  request: SearchRequest,
  { findKept, askServer }: { findKept: FindKept; askServer: AskServer },
  signal: AbortSignal,
): Promise<ScriptureHit[][]> {
  const kept = await Promise.all(TRADITIONS.map((tradition) => findKept({ ...request, tradition }, signal)))
  signal.throwIfAborted()
  const missing = TRADITIONS.filter((_, at) => kept[at] === null)
  const here = kept.filter((found) => found !== null)
  const [only] = missing
  const rest =
    only === undefined
      ? []
      : await askServer(missing.length === 1 ? { ...request, tradition: only } : request, signal).catch(
          (error: unknown) => {
            if (here.length === 0) throw error
            return []
          },
        )
  return request.queries.map((_, at) =>
    [...here, rest].flatMap((found) => found[at] ?? []).sort((a, b) => b.covers - a.covers),
  )
}

/** The search with the real world in its slot. */
export const liveLineSearch = (doors: { findKept: FindKept; askServer: AskServer }): typeof lineSearchMachine =>
  lineSearchMachine.provide({
    actors: {
      searchScripture: fromPromise<ScriptureHit[][], SearchRequest>(({ input, signal }) =>
        findLines(input, doors, signal),
      ),
    },
  })
