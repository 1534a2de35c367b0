import { versesFor } from './choose.ts'
import type { Verse } from './corpus.ts'
import type { Question } from './guide.ts'
import { hear } from './hear.ts'
import { normalise } from './normalise.ts'

/** The passages for the likeliest reading, and the first ones for the next two: what a language model may choose from. */
export function offeredFor({ message, history, tradition, avoid }: Question): readonly Verse[] {
  const { readings, facts, behind } = hear(message, history)
  const wanted = { tradition, facts, avoid, beside: behind, seed: normalise(message) }
  return readings.slice(0, 3).flatMap(({ id }, at) => versesFor(id, wanted).slice(0, at === 0 ? 4 : 1))
}
