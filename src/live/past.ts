import { assign, fromPromise } from 'xstate'
import { listAllMessages } from '../api/chat.ts'
import { searchMessages } from '../api/past.ts'
import type { MessagePage } from '../machines/entities.ts'
import { failureOf } from '../machines/failure.ts'
import {
  type AroundRequest,
  type PastHits,
  type PastRequest,
  pastMessagesMachine,
} from '../machines/pastMessages/pastMessages.machine.ts'
import { isDay } from '../machines/pastMessages/place.ts'
import { toUser } from '../offline/guards.ts'
import { findInKept, keptAround, keptPages } from '../offline/past.ts'
import { KEYS, readJson, type Store } from '../platform/storage.ts'
import type { LiveApi } from './api.ts'

/**
 * What the server says; where it is not reached, what can be said by the pages of the history that this device has kept.
 * @param fromKept undefined where they do not tell
 */
export async function orKept<Result>(
  ask: () => Promise<Result>,
  kept: () => Promise<readonly MessagePage[]>,
  fromKept: (pages: readonly MessagePage[]) => Result | undefined,
): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (failureOf(error).kind !== 'network') throw error
    const found = fromKept(await kept())
    if (found === undefined) throw error
    return found
  }
}

/** When a day YYYY-MM-DD begins where the viewer is, ISO 8601 in UTC. */
export function dayStart(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date).toISOString()
}

/** One's own conversations, with the real world in their slots (D61). */
export function livePast(store: Store, online: () => Promise<LiveApi>): typeof pastMessagesMachine {
  const kept = () => keptPages(readJson(store, KEYS.user, toUser)?.id ?? '')
  return pastMessagesMachine.provide({
    actors: {
      searchMessages: fromPromise<PastHits, PastRequest>(({ input: { query, before }, signal }) =>
        orKept<PastHits>(
          async () => ({ ...(await searchMessages((await online()).api, query, before, signal)), partial: false }),
          kept,
          (pages) => findInKept(pages, query, before),
        ),
      ),
      loadAround: fromPromise<MessagePage, AroundRequest>(async ({ input, signal }) => {
        // Those are kept one by one as they are read.
        if ('page' in input) return (await online()).member.loadPage(input, signal)
        const asked = 'since' in input ? input : { message_id: input.message }
        return orKept<MessagePage>(
          async () => listAllMessages((await online()).api, asked, signal),
          kept,
          (pages) => keptAround(pages, asked),
        )
      }),
    },
    actions: {
      readDayStart: assign(({ context: { at } }) => ({ since: at !== null && isDay(at) ? dayStart(at) : '' })),
    },
  })
}
