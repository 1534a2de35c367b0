import type { Language } from './corpus.ts'
import { normalise } from './normalise.ts'
import TAPS from './taps.json' with { type: 'json' }

/** What stands under a reply to be tapped, and works every time: it is met word for word (D44). */
export type Tap = keyof typeof TAPS.labels

/** The sentences around taps, and a few that any answer may need. */
export const SAYS = TAPS.says satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

const ids = Object.keys(TAPS.labels) as Tap[]
const byLabel = new Map(
  ids.flatMap((id) => Object.values(TAPS.labels[id]).map((label) => [normalise(label).trim(), id] as const)),
)

/** The tap that a message is; null for everything else. */
export const tapIn = (message: string): Tap | null => byLabel.get(normalise(message).trim()) ?? null

export const labelsOf = (taps: readonly Tap[], language: Language): string[] =>
  taps.map((tap) => TAPS.labels[tap][language])
