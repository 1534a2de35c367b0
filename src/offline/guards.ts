import { LANGUAGES } from '../../openapi/constants.ts'
import type { AnonymousSession, User } from '../machines/entities.ts'
import type { Outgoing, SavedDraft, Slot, Typed } from '../machines/messageSend/draft.ts'

// What this device kept may be of any shape: another version wrote it, or somebody else.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether it is a record whose fields are of these types. */
const has = (value: unknown, types: Record<string, string>): value is Record<string, unknown> =>
  isRecord(value) && Object.entries(types).every(([name, type]) => typeof value[name] === type)

const isOutgoing = (value: unknown): value is Outgoing =>
  has(value, { text: 'string', clientMessageId: 'string' }) &&
  (value.voice === undefined || (has(value.voice, { seconds: 'number' }) && Array.isArray(value.voice.waveform)))

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const toTyped = (value: Record<string, unknown>): Typed => ({
  draft: textOf(value.draft),
  overflow: textOf(value.overflow),
  unsent: isOutgoing(value.unsent) ? value.unsent : null,
})

const toSlots = (value: unknown): Slot[] =>
  Array.isArray(value) ? value.filter(isRecord).map((slot) => ({ ...toTyped(slot), tab: textOf(slot.tab) })) : []

/** A draft, as far as it can be read: a message in it that cannot be takes no letter of the rest along (D28). */
export const toSavedDraft = (value: unknown): SavedDraft | null =>
  isRecord(value)
    ? {
        ...toTyped(value),
        failed: Array.isArray(value.failed) ? value.failed.filter(isOutgoing) : [],
        tab: textOf(value.tab),
        others: toSlots(value.others),
        over: toSlots(value.over),
      }
    : null

const isSession = (value: unknown): value is AnonymousSession =>
  has(value, {
    conversation_id: 'string',
    remaining_messages: 'number',
    message_count: 'number',
    requires_login: 'boolean',
  }) && has({ referral_code: '', ...value }, { referral_code: 'string' })
export const toSession = (value: unknown): AnonymousSession | null => (isSession(value) ? value : null)

/** A user as the server sends one, by what the app decides by; and none of its fields holds what cannot be drawn. */
const isUser = (value: unknown): value is User =>
  has(value, { id: 'string', profile_completed: 'boolean' }) &&
  Object.values(value).every((field) => typeof field !== 'object') &&
  LANGUAGES.some((language) => language === value.language_preference)
export const toUser = (value: unknown): User | null => (isUser(value) ? value : null)
