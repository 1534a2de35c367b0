import { marking } from '@satsang/search/own'
import * as shapes from '../api/generated/shapes.ts'
import type { MessagePage } from '../machines/entities.ts'
import type { PastHit, PastHits } from '../machines/pastMessages/pastMessages.machine.ts'
import { recall } from '../platform/seen.ts'
import { pageKey } from './seen.ts'

// One's own conversations without a network: as far as this device has kept their pages, the latest first.

/** All that are kept, from the latest on without a gap. */
export async function keptPages(userId: string): Promise<MessagePage[]> {
  const keptPage = async (page: number) => {
    const kept = await recall(pageKey(userId, page))
    // Another version of the app may have written it (D37).
    return kept === undefined ? undefined : (shapes.MessagePage(kept) as MessagePage | undefined)
  }
  const pages: MessagePage[] = []
  for (let page = await keptPage(1); page !== undefined; page = await keptPage(pages.length + 1)) pages.push(page)
  return pages
}

/**
 * What is found in them, by the rule of the server (D61): newest first, all at once. None, too, says something, where any are
 * kept.
 */
export function findInKept(pages: readonly MessagePage[], query: string, before: string | null): PastHits | undefined {
  if (pages.length === 0) return undefined
  const marksOf = marking(query)
  // Pages that were kept at different times may have a message both.
  const messages = [...new Map(pages.flatMap((page) => page.messages).map((one) => [one.id, one])).values()]
  const hits = messages.flatMap((message): PastHit[] => {
    const marks = before === null || message.created_at < before ? marksOf(message.content) : null
    return marks === null ? [] : [{ message, marks }]
  })
  hits.sort((a, b) => Date.parse(b.message.created_at) - Date.parse(a.message.created_at))
  return { hits, more: false, partial: true }
}

/** The page with that message, or with the first one since that time; undefined where they do not tell which that is. */
export function keptAround(
  pages: readonly MessagePage[],
  asked: { message_id: string } | { since: string },
): MessagePage | undefined {
  if ('message_id' in asked) return pages.find(({ messages }) => messages.some(({ id }) => id === asked.message_id))
  const since = Date.parse(asked.since)
  const isLater = ({ created_at }: { created_at: string }) => Date.parse(created_at) >= since
  const page = pages.findLast(({ messages }) => messages.some(isLater)) ?? pages[0]
  if (page === undefined || page !== pages.at(-1)) return page
  // An older page, which is not here, may have the first.
  return page.end_index >= page.total_conversations || page.messages.some((one) => !isLater(one)) ? page : undefined
}
