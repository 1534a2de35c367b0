import type { Outgoing, SavedDraft } from './machines/messageSend/messageSend.machine.ts'

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
