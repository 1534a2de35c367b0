import type { components } from '../../openapi/v1.d.ts'
import type { TrialCounts } from '../machines/anonymousTrial/anonymousTrial.machine.ts'
import type { GuruResponse } from '../machines/entities.ts'
import type { Answer } from '../machines/messageSend/messages.ts'
import { newId } from '../platform/ids.ts'

type Schemas = components['schemas']

/** The server's answer to a text, as the machine takes it; the counts are the trial's, null where nobody told them. */
export const toAnswer = (
  sent: Schemas['UserMessage'] | undefined,
  reply: GuruResponse,
  counts: TrialCounts | null,
): Answer => ({
  kind: 'answered',
  sent: sent ? { id: sent.id, createdAt: sent.created_at || null } : null,
  reply: {
    // Without one it is shown all the same, and cannot be rated: it has no time either.
    id: reply.id || newId(),
    text: reply.content ?? reply.text_content ?? '',
    references: reply.spiritual_references ?? [],
    care: reply.care ?? null,
    suggestions: [...new Set(reply.suggestions)],
    createdAt: (reply.id && reply.created_at) || null,
    ...(reply.left_out ? { leftOut: true } : {}),
  },
  ...(reply.asks_back === true ? { asksBack: true } : {}),
  counts,
})
