import type { components } from '../api/generated/v1.d.ts'
import type { TrialCounts } from '../machines/anonymousTrial/anonymousTrial.machine.ts'
import { careOf, suggestionsOf } from '../machines/entities.ts'
import type { Answer } from '../machines/messageSend/messageSend.machine.ts'

type Schemas = components['schemas']

/** The server's answer to a text, as the machine takes it; the counts are the trial's, null for who is signed in. */
export const toAnswer = (
  sent: Schemas['UserMessage'] | undefined,
  reply: Schemas['GuruResponse'],
  counts: TrialCounts | null,
): Answer => ({
  kind: 'answered',
  sent: sent ? { id: sent.id, createdAt: sent.created_at } : null,
  reply: {
    id: reply.id,
    text: reply.content ?? reply.text_content ?? '',
    references: reply.spiritual_references ?? [],
    care: careOf(reply.care),
    suggestions: suggestionsOf(reply.suggestions),
    createdAt: reply.created_at,
  },
  ...(reply.asks_back === true ? { asksBack: true } : {}),
  counts,
})
