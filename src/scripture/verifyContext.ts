import contexts from './contexts.json' with { type: 'json' }
import { digestOf, type Quotation } from './digest.ts'
import { digestOfContext, type ScriptureContext } from './scriptureContext.ts'

const known: Readonly<Record<string, string>> = contexts

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isContext = (value: unknown): value is ScriptureContext =>
  isRecord(value) &&
  typeof value.reference === 'string' &&
  typeof value.original === 'string' &&
  Array.isArray(value.lines) &&
  value.lines.every(
    (line: unknown) =>
      isRecord(line) &&
      typeof line.reference === 'string' &&
      typeof line.text === 'string' &&
      typeof line.quoted === 'boolean',
  )

/**
 * What came as the context of a quotation, if it is, letter for letter, the published one; null for anything else. Only
 * then may it look like scripture (D26).
 */
export function verifiedContext(quotation: Quotation, value: unknown): ScriptureContext | null {
  if (!isContext(value)) return null
  if (value.reference !== quotation.reference || value.original !== quotation.original) return null
  return known[digestOf(quotation)] === digestOfContext(value) ? value : null
}
