import type { Language, User } from '../machines/entities.ts'
import type { Outgoing, SavedDraft } from '../machines/messageSend/messageSend.machine.ts'

export const LANGUAGES = ['english', 'punjabi', 'hindi'] as const satisfies readonly Language[]

// What this device kept may be of any shape: another version wrote it, or somebody else.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isOutgoing = (value: unknown): value is Outgoing =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  typeof value.clientMessageId === 'string' &&
  (value.voice === undefined ||
    (isRecord(value.voice) && typeof value.voice.seconds === 'number' && Array.isArray(value.voice.waveform)))

export const isSavedDraft = (value: unknown): value is SavedDraft =>
  isRecord(value) &&
  typeof value.draft === 'string' &&
  typeof value.overflow === 'string' &&
  (value.unsent === null || isOutgoing(value.unsent)) &&
  (value.failed === undefined || (Array.isArray(value.failed) && value.failed.every(isOutgoing)))

/** A user as the server sends one, by what the app decides by; and none of its fields holds what cannot be drawn. */
export const isUser = (value: unknown): value is User =>
  isRecord(value) &&
  Object.values(value).every((field) => typeof field !== 'object') &&
  typeof value.id === 'string' &&
  typeof value.profile_completed === 'boolean' &&
  typeof value.language_preference === 'string' &&
  LANGUAGES.some((language) => language === value.language_preference)
