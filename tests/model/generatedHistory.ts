import { readFileSync } from 'node:fs'
import type { components } from '../../openapi/v1.d.ts'

// A long history that nobody had, for walks and benches: every verse in it is one of the corpus (D26).

type Schemas = components['schemas']
export type ServerMessage = Schemas['ServerMessage']
type Language = Schemas['Language']
type Verse = {
  scripture: Schemas['SpiritualReference']['scripture']
  reference: string
  original: string
  transliteration?: string
  rendering: Record<Language, string>
  teaching: Record<Language, string>
}

const corpus = (name: string): Verse[] =>
  JSON.parse(readFileSync(new URL(`../../packages/guide/corpus/${name}.json`, import.meta.url), 'utf8'))
const VERSES = [...corpus('sggs'), ...corpus('gita')]

const QUESTIONS = [
  'My mind does not come to rest.',
  'How do I forgive somebody who has hurt me, when every meeting brings it all back?',
  'ਮੇਰਾ ਮਨ ਬੇਚੈਨ ਰਹਿੰਦਾ ਹੈ। ਮੈਂ ਕੀ ਕਰਾਂ?',
  'मैं अपने काम से डरता हूँ। क्या करूँ?',
  'Why should I work if the result is not mine? I have tried for years, and others who came after me have long gone by.',
  'What is patience?',
]

/** Between two questions, ms: eight of them a day. */
const EVERY_MS = 3 * 60 * 60_000

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

/** Questions and replies in turn, oldest first. Question n says `Question n.`; the newest is `end`, the others earlier. */
export function generatedHistory(count: number, end: Date, language: Language = 'english'): ServerMessage[] {
  return Array.from({ length: count }, (_, index): ServerMessage => {
    const [exchange, isReply] = [Math.floor(index / 2), index % 2 === 1]
    const at = end.getTime() - Math.floor((count - 1 - index) / 2) * EVERY_MS - (isReply ? 0 : 2_000)
    const message = {
      id: idOf(index + 1),
      conversation_id: idOf(0),
      message_type: 'text' as const,
      created_at: new Date(at).toISOString(),
    }
    if (!isReply)
      return { ...message, role: 'user', content: `Question ${exchange}. ${QUESTIONS[exchange % QUESTIONS.length]}` }
    const verse = VERSES[exchange % VERSES.length]
    if (verse === undefined) throw new Error('the corpus is empty')
    const { scripture, reference, original, transliteration, rendering, teaching } = verse
    return {
      ...message,
      role: 'other',
      content: `Reply ${exchange}. ${teaching[language]}`,
      spiritual_references: [
        {
          scripture,
          reference,
          original,
          ...(transliteration === undefined ? {} : { transliteration }),
          translation: rendering[language],
        },
      ],
      processing_time: 1.2,
      ai_confidence: 0.9,
    }
  })
}

/** Answers GET /chat/messages/all for conversations, oldest first, as the server would: page 1 has the latest five. */
export function pageOfHistory(
  conversations: readonly ServerMessage[][],
  { page, limit = 5 }: { page: number; limit?: number },
): Schemas['MessagePage'] {
  const latestFirst = conversations.toReversed()
  const start = Math.min((page - 1) * limit, latestFirst.length)
  const chosen = latestFirst.slice(start, start + limit)
  return {
    messages: chosen.toReversed().flat(),
    page,
    total_conversations: latestFirst.length,
    start_index: start,
    end_index: start + chosen.length,
    conversations_to_load: chosen.length,
  }
}

/** Messages, oldest first, as conversations of this many. */
export const inConversations = (messages: readonly ServerMessage[], size: number): ServerMessage[][] =>
  Array.from({ length: Math.ceil(messages.length / size) }, (_, index) =>
    messages.slice(index * size, (index + 1) * size),
  )

/** Ten thousand messages: the first page brings all but the oldest hundred. */
export function tenThousand(end: Date): ServerMessage[][] {
  const messages = generatedHistory(10_000, end)
  return [messages.slice(0, 100), ...inConversations(messages.slice(100), 1_980)]
}
