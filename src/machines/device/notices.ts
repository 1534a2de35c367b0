import { type ChatMessage, chatMessage, type Tradition } from '../entities.ts'
import type { CachedMessage } from '../notificationInbox/opened.ts'

// biome-ignore lint/style/noRestrictedGlobals: writes a time, does not read the clock
const isoOf = (ms: number): string => new Date(ms).toISOString()

const toNotice = ({ id, text, at }: CachedMessage): ChatMessage =>
  chatMessage({ id, sender: 'guide', kind: 'system', text, createdAt: isoOf(at) })

/** Messages that notifications opened, as system messages of the chats. */
export const noticesOf = (cached: CachedMessage[]): Record<Tradition, ChatMessage[]> => {
  const noticesIn = (tradition: Tradition) => cached.filter((message) => message.tradition === tradition).map(toNotice)
  return { sikh: noticesIn('sikh'), hindu: noticesIn('hindu') }
}
