import type { components } from '../api/generated/v1.d.ts'
import type { DeviceStatus, MessagePage, ServerMessage, Tradition } from '../machines/entities.ts'
import { isOnline } from '../platform/network.ts'
import { forget, recall, remember } from '../platform/seen.ts'

// What was read stays readable without a network: the door to the server keeps its last answers on this device.

type Schemas = components['schemas']

/** What a send brought: the message as stored, and the guide's reply. */
export type Exchange = { sent: Schemas['UserMessage'] | undefined; reply: Schemas['GuruResponse'] }

const pageKey = (userId: string, page: number) => `member/${userId}/page/${page}`
const statusKey = (tradition: Tradition) => `visitor/${tradition}`

/** One after the other: an answer that is added to a page does not race with the page itself. */
let last: Promise<void> = Promise.resolve()
const inTurn = (work: () => Promise<void>): void => {
  last = last.then(work, work)
}

/** The server's answer, and without a network the last one that it gave. A server that fails is not asked twice. */
async function readThrough<T>(key: string, load: () => Promise<T>): Promise<T> {
  try {
    const answer = await load()
    inTurn(() => remember(key, answer))
    return answer
  } catch (error) {
    if (isOnline()) throw error
    await last
    const kept = await recall(key)
    if (kept === undefined) throw error
    return kept as T
  }
}

/** The two messages of an exchange, as the server's history will have them. */
export function toHistory({ sent, reply }: Exchange): ServerMessage[] {
  const { guide, own } = {
    own: sent === undefined ? [] : [{ ...sent, role: 'user' as const, content: sent.content ?? '' }],
    guide: {
      id: reply.id,
      conversation_id: reply.conversation_id,
      role: 'other' as const,
      content: reply.content ?? reply.text_content ?? '',
      message_type: reply.message_type ?? ('text' as const),
      spiritual_references: reply.spiritual_references ?? [],
      ...(reply.care === undefined ? {} : { care: reply.care }),
      ...(reply.suggestions === undefined ? {} : { suggestions: reply.suggestions }),
      ...(reply.asks_back === undefined ? {} : { asks_back: reply.asks_back }),
      created_at: reply.created_at,
    },
  }
  return [...own, guide]
}

const added = <T>(key: string, add: (kept: T) => T): void =>
  inTurn(async () => {
    const kept = await recall(key)
    if (kept !== undefined) await remember(key, add(kept as T))
  })

/** A page of a person's history. */
export const seenPage = (userId: string, page: number, load: () => Promise<MessagePage>): Promise<MessagePage> =>
  readThrough(pageKey(userId, page), load)

/** The device's trial, with its conversation. */
export const seenStatus = (tradition: Tradition, load: () => Promise<DeviceStatus>): Promise<DeviceStatus> =>
  readThrough(statusKey(tradition), load)

/** What was just said belongs to what was seen. */
export const addToPage = (userId: string, exchange: Exchange): void =>
  added<MessagePage>(pageKey(userId, 1), (page) => ({ ...page, messages: [...page.messages, ...toHistory(exchange)] }))

/** A visitor's conversation may have begun just now, so that nothing was kept of it yet. */
export const addToStatus = (
  tradition: Tradition,
  exchange: Exchange,
  counts: Pick<DeviceStatus, 'user_message_count' | 'requires_login'> & { remaining_messages: number },
): void =>
  inTurn(async () => {
    const kept = (await recall(statusKey(tradition))) as DeviceStatus | undefined
    const before = kept?.latest_conversation
    const id = exchange.reply.conversation_id
    await remember(statusKey(tradition), {
      trial_completed: counts.requires_login,
      requires_login: counts.requires_login,
      user_message_count: counts.user_message_count,
      remaining_conversations: counts.remaining_messages,
      latest_conversation: {
        ...before,
        id,
        messages: [...(before?.id === id ? before.messages : []), ...toHistory(exchange)],
      },
    } satisfies DeviceStatus)
  })

/** Nothing of a person who signed out stays to be read; null is the visitor's trial, which ends at login. */
export const forgetSeen = (userId: string | null): void =>
  inTurn(() => forget(userId === null ? 'visitor/' : `member/${userId}/`))
