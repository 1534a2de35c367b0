import type { components } from '../../openapi/v1.d.ts'
import * as shapes from '../api/generated/shapes.ts'
import type { TrialCounts } from '../machines/anonymousTrial/anonymousTrial.machine.ts'
import type { DeviceStatus, GuruResponse, MessagePage, ServerMessage, Tradition } from '../machines/entities.ts'
import { isOnline } from '../platform/network.ts'
import { forget, recall, remember } from '../platform/seen.ts'

// What was read stays readable without a network: the door to the server keeps its last answers on this device. What is
// read back goes by the same shapes as the answers themselves: another version of the app may have written it (D37).

type Schemas = components['schemas']

/** What a send brought: the message as stored, and the guide's reply. */
export type Exchange = { sent: Schemas['UserMessage'] | undefined; reply: GuruResponse }

export const pageKey = (userId: string, page: number) => `member/${userId}/page/${page}`
const statusKey = (tradition: Tradition) => `visitor/${tradition}`

/** One after the other: an answer that is added to a page does not race with the page itself. */
let last: Promise<void> = Promise.resolve()
const inTurn = (work: () => Promise<void>): void => {
  last = last.then(work, work)
}

type Kept = { MessagePage: MessagePage; DeviceStatus: DeviceStatus }

/** What was kept, as far as it can be read; undefined where nothing can. */
async function recallAs<Name extends keyof Kept>(name: Name, key: string): Promise<Kept[Name] | undefined> {
  const kept = await recall(key)
  if (kept === undefined) return undefined
  const shape: Pick<typeof shapes, Name> = shapes
  return shape[name](kept) as Kept[Name] | undefined
}

/** The server's answer, and without a network the last one that it gave. A server that fails is not asked twice. */
async function readThrough<Name extends keyof Kept>(
  name: Name,
  key: string,
  load: () => Promise<Kept[Name]>,
): Promise<Kept[Name]> {
  try {
    const answer = await load()
    inTurn(() => remember(key, answer))
    return answer
  } catch (error) {
    if (isOnline()) throw error
    await last
    const kept = await recallAs(name, key)
    if (kept === undefined) throw error
    return kept
  }
}

/** The two messages of an exchange, as the server's history will have them. */
export function toHistory({ sent, reply }: Exchange): ServerMessage[] {
  const { guide, own } = {
    own: sent === undefined ? [] : [{ ...sent, role: 'user' as const, content: sent.content ?? '' }],
    guide: {
      id: reply.id,
      ...(reply.left_out === undefined ? {} : { left_out: reply.left_out }),
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

/** A page of a person's history. */
export const seenPage = (userId: string, page: number, load: () => Promise<MessagePage>): Promise<MessagePage> =>
  readThrough('MessagePage', pageKey(userId, page), load)

/** The device's trial, with its conversation. */
export const seenStatus = (tradition: Tradition, load: () => Promise<DeviceStatus>): Promise<DeviceStatus> =>
  readThrough('DeviceStatus', statusKey(tradition), load)

/** What was just said belongs to what was seen. */
export const addToPage = (userId: string, exchange: Exchange): void =>
  inTurn(async () => {
    const key = pageKey(userId, 1)
    const page = await recallAs('MessagePage', key)
    if (page !== undefined) await remember(key, { ...page, messages: [...page.messages, ...toHistory(exchange)] })
  })

/** A visitor's conversation may have begun just now, so that nothing was kept of it yet. */
export const addToStatus = (tradition: Tradition, exchange: Exchange, counts: TrialCounts | null): void =>
  inTurn(async () => {
    const kept = await recallAs('DeviceStatus', statusKey(tradition))
    const before = kept?.latest_conversation
    const id = exchange.reply.conversation_id
    const known = counts && {
      trial_completed: counts.requires_login,
      requires_login: counts.requires_login,
      user_message_count: counts.user_message_count,
      remaining_conversations: counts.remaining_messages,
    }
    // Without counts, and with none from before, nobody knows how the trial stands.
    const status = known ?? kept
    if (status === undefined) return
    await remember(statusKey(tradition), {
      ...status,
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
