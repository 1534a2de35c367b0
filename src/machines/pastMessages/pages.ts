import { type ChatMessage, fromServer, type MessagePage } from '../entities.ts'

/** A stretch of one's conversations without a gap, oldest message first. */
export type Around = {
  messages: readonly ChatMessage[]
  /** Counted from the latest conversation: from this one on, up to but without that one. */
  from: number
  to: number
  /** Conversations on the server. */
  total: number
}
export type Side = 'older' | 'newer'

export const aroundOf = (page: MessagePage): Around => ({
  messages: page.messages.map(fromServer),
  from: page.start_index,
  to: page.end_index,
  total: page.total_conversations,
})

/** New conversations push those that are here further back; erased ones let them come nearer. */
function moved(around: Around, total: number): Around {
  const by = total - around.total
  return { ...around, from: Math.max(0, around.from + by), to: Math.max(0, around.to + by), total }
}

/** Those of a page with those that are here, each once and in their order; what the page says of one is newer. */
function joined(here: readonly ChatMessage[], page: readonly ChatMessage[], isNewer: boolean): readonly ChatMessage[] {
  const places = new Map(here.map(({ id }, index) => [id, index]))
  if (!page.some(({ id }) => places.has(id))) return isNewer ? [...here, ...page] : [...page, ...here]
  const all: ChatMessage[] = []
  let next = 0
  for (const message of page) {
    const place = places.get(message.id)
    if (place !== undefined && place >= next) {
      all.push(...here.slice(next, place))
      next = place + 1
    }
    if (place === undefined || place === next - 1) all.push(message)
  }
  return [...all, ...here.slice(next)]
}

/** With a page that joins what is here; one that would leave a gap only tells how far everything was pushed. */
export function withPage(around: Around, page: MessagePage): Around {
  const here = moved(around, page.total_conversations)
  if (page.start_index > here.to || page.end_index < here.from) return here
  return {
    ...here,
    messages: joined(here.messages, page.messages.map(fromServer), page.start_index < here.from),
    from: Math.min(here.from, page.start_index),
    to: Math.max(here.to, page.end_index),
  }
}

export const has = (side: Side, { from, to, total }: Around): boolean => (side === 'newer' ? from > 0 : to < total)

/** Whether a page leads on, in that direction. */
export function leadsOn(side: Side, around: Around, page: MessagePage): boolean {
  const before = moved(around, page.total_conversations)
  const after = withPage(around, page)
  return side === 'newer' ? after.from < before.from : after.to > before.to
}
