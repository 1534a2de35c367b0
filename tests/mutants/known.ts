import type { Kind } from './make.ts'

/**
 * A mutant that no test sees, and need not. `line` is the text of its line, without the space around it; `put` is what
 * was put there, and where it is left out every mutant of this kind on the line is meant.
 */
export type Known = { file: string; kind: Kind; line: string; put?: string; reason: string }

const LIMIT = 'a wide limit of our own: one more or less is nobody’s loss'

const TRIES = 'a second try finds who was first, or draws another code of eight letters: the last ones are for nobody'

export const KNOWN: readonly Known[] = [
  { file: 'server/http/cors.ts', kind: 'number', line: 'const PREFLIGHT_AGE_S = 600', reason: LIMIT },
  { file: 'server/http/bodies.ts', kind: 'number', line: 'export const JSON_LIMIT_BYTES = 128 * 1024', reason: LIMIT },
  {
    file: 'server/operations/askGuide.ts',
    kind: 'number',
    line: 'export const GUIDE_TIMEOUT_MS = 290_000',
    reason: LIMIT,
  },
  {
    file: 'server/operations/askGuide.ts',
    kind: 'number',
    line: 'return { answered, seconds: Math.round(performance.now() - startedAt) / 1000 }',
    reason: 'a thousandth of how long the guide took, which is noted for who looks at figures',
  },
  {
    file: 'src/ui/i18n/part.ts',
    kind: 'text',
    line: "return texts === undefined ? promise : Object.assign(promise, { status: 'fulfilled', value: texts })",
    reason: 'without the mark React waits one turn for texts that are here: nobody sees it',
  },
  {
    file: 'src/machines/notificationInbox/notificationInbox.machine.ts',
    kind: 'guard',
    line: "after: { retention: { guard: 'hasCached', target: 'looking' } },",
    reason: 'looking where there is nothing finds nothing',
  },
  {
    file: 'src/machines/voiceRecorder/voiceRecorder.machine.ts',
    kind: 'initial',
    line: "initial: 'idle',",
    put: "'uploaded'",
    reason: 'what is uploaded is idle in the same step, and says nothing on the way',
  },
  {
    file: 'server/operations/profile.ts',
    kind: 'condition',
    line: 'const weeklyTop = row.referrals > 0 && (await isWeeklyTop(db, userId, now))',
    put: '>=',
    reason: 'who brought nobody is asked for among the best in vain',
  },
  {
    file: 'server/operations/anonymousSend.ts',
    kind: 'number',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code, as it stands there
    line: 'asked_count = asked_count + ${exchange.reply.asks_back ? 1 : 0}::int,',
    reason: 'the count is only compared: a send beside one that asked nothing looks once more, and answers the same',
  },
  { file: 'server/operations/chatSend.ts', kind: 'number', line: 'max: 60,', reason: LIMIT },
  {
    file: 'server/operations/anonymousSend.ts',
    kind: 'number',
    line: 'for (let round = 0; round <= MOST_ROUNDS; round += 1) {',
    reason: 'more rounds than one beside another there are not',
  },
  {
    file: 'server/http/contract.ts',
    kind: 'number',
    line: "const known = responses.get(String(status)) ?? (status >= 400 ? responses.get('default') : undefined)",
    reason: 'each call names 400 itself',
  },
  {
    file: 'server/operations/anonymous.ts',
    kind: 'number',
    line: '.limit(1)',
    reason: 'the first row is taken, however many are read',
  },
  {
    file: 'server/operations/otpSender.ts',
    kind: 'number',
    line: 'const TIMEOUT_MS = 10_000',
    reason: 'a millisecond of a provider that does not answer',
  },
  {
    file: 'server/operations/otpSender.ts',
    kind: 'number',
    line: 'const OUTBOX_SIZE = 50',
    reason: 'one more of the messages that a developer looks through',
  },
  {
    file: 'server/http/multipart.ts',
    kind: 'number',
    line: "if (Number(request.headers['content-length'] ?? 0) > FORM_LIMIT_BYTES) throw recordingTooLarge()",
    reason: 'a form that does not say its size is far below the limit with one byte, too',
  },
  {
    file: 'server/operations/chatSend.ts',
    kind: 'number',
    line: 'question.created_at.getTime() - (latest.last_message_at?.getTime() ?? 0) <= CONVERSATION_GAP_MS',
    reason: 'a conversation without a message counts as one of 1970, a millisecond earlier or later',
  },
  {
    file: 'src/machines/auth/auth.machine.ts',
    kind: 'condition',
    line: "if (method === 'whatsapp' && context.whatsapp !== null)",
    put: '||',
    reason:
      'a WhatsApp login behind Google’s hears a code that nobody sees, and hears its own again before it is shown',
  },
  { file: 'server/operations/auth.ts', kind: 'number', line: 'const TRIES = 5', reason: TRIES },
  {
    file: 'server/operations/auth.ts',
    kind: 'number',
    line: 'for (let i = 0; i < TRIES; i += 1) {',
    put: '(0 + 1)',
    reason: TRIES,
  },
  {
    file: 'src/machines/device/device.machine.ts',
    kind: 'initial',
    line: "initial: 'playing',",
    reason: 'whatever leads there names one of the two states: nothing begins by itself',
  },
  {
    file: 'server/operations/otp.ts',
    kind: 'number',
    line: 'if (waitMs <= 0) return',
    reason: 'a millisecond of five minutes',
  },
]
