import { CORPUS, type Theme, type Tradition, type Verse } from './corpus.ts'
import type { Fact } from './danger/facts.ts'
import { hash } from './normalise.ts'
import type { Family } from './readings/families.ts'
import { readingOf } from './readings/list.ts'
import { wordsOf } from './readings/readingWords.ts'

/**
 * Passages of a tradition that speak to a reading, best first: those chosen for it by hand, which two readers went through
 * one by one, then those that name it as what they are best for, then those that name it at all.
 */
function listOf(reading: string, tradition: Tradition): readonly Verse[] {
  const { verses, unfit } = wordsOf(reading)
  const byHand = verses[tradition]
  const against = unfit?.[tradition] ?? []
  const rank = ({ id, readings = [], first = [] }: Verse): number => {
    if (against.includes(id)) return Infinity
    const hand = byHand.indexOf(id)
    if (hand >= 0) return hand
    if (first.includes(reading)) return byHand.length
    const own = readings.indexOf(reading)
    return own < 0 ? Infinity : byHand.length + 1 + own
  }
  return CORPUS[tradition]
    .map((verse) => ({ verse, at: rank(verse) }))
    .filter(({ at }) => at < Infinity)
    .sort((a, b) => a.at - b.at)
    .map(({ verse }) => verse)
}

const lists = new Map<string, readonly Verse[]>()

function remembered(reading: string, tradition: Tradition): readonly Verse[] {
  const key = `${tradition} ${reading}`
  const list = lists.get(key) ?? listOf(reading, tradition)
  lists.set(key, list)
  return list
}

export type Wanted = {
  readonly tradition: Tradition
  readonly facts: ReadonlySet<Fact>
  /** originals quoted before in this conversation */
  readonly avoid: readonly string[]
  /** themes of what else the person told of: no passage that would hurt them because of it */
  readonly beside: readonly Theme[]
  readonly seed: string
}

/** Themes that a fact brings with it, whatever the matter. */
const BRINGS: Partial<Record<Fact, Theme>> = { dead: 'grief', victim: 'injustice' }
/** Not for who does not want to hear of it. */
const WILL: readonly Theme[] = ['surrender', 'karma']

export function isFit(verse: Verse, themes: readonly Theme[], { facts, beside }: Wanted): boolean {
  const told = [...beside, ...[...facts].flatMap((fact) => BRINGS[fact] ?? [])]
  if (told.some((theme) => verse.unfitFor?.includes(theme))) return false
  if (facts.has('refusesWill') && verse.themes.some((theme) => WILL.includes(theme))) return false
  return !themes.some((theme) => verse.unfitFor?.includes(theme))
}

/** Between the two best the message chooses: variety between people, and the same for two tellings of one. */
const OF_THE_BEST = [0, 0, 0, 0, 0, 1] as const

/**
 * The passages for a reading, the one to quote first before the others. What was quoted before in the conversation comes
 * last; what a fact forbids not at all.
 */
export function versesFor(reading: string, wanted: Wanted): readonly Verse[] {
  const themes = readingOf(reading)?.themes ?? []
  const fit = remembered(reading, wanted.tradition).filter((verse) => isFit(verse, themes, wanted))
  return inOrder(fit, reading, wanted)
}

/** The passages that fit everybody whose reading is of a family. */
export function versesOf({ id, verses }: Family, wanted: Wanted): readonly Verse[] {
  const own = verses[wanted.tradition].flatMap((id) => CORPUS[wanted.tradition].filter((verse) => verse.id === id))
  return inOrder(
    own.filter((verse) => isFit(verse, [], wanted)),
    id,
    wanted,
  )
}

function inOrder(fit: readonly Verse[], of: string, { avoid, seed }: Wanted): readonly Verse[] {
  const fresh = fit.filter(({ original }) => !avoid.includes(original))
  const rest = fit.filter((verse) => !fresh.includes(verse))
  const chosen = fresh[OF_THE_BEST[hash(`${of} ${seed}`) % OF_THE_BEST.length] as number]
  const first = chosen ?? fresh[0]
  return first === undefined ? rest : [first, ...fresh.filter((verse) => verse !== first), ...rest]
}
