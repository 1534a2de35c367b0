import { isFit, versesFor } from '../choose.ts'
import { CORPUS, type Theme, type Verse } from '../corpus.ts'
import { hash } from '../normalise.ts'
import { readingOf } from '../readings/list.ts'
import { type Asked, wantedBy } from './asked.ts'

/** Verses on these are for those who asked about them: nobody asking about exams should be handed a verse on death. */
const ONLY_WHEN_ASKED: readonly Theme[] = ['death', 'addiction', 'illness', 'grief']

/** Passages by themes alone, for what has no reading: those with the most of them, the first theme before the others. */
export function byThemes(asked: Asked, themes: readonly Theme[]): readonly Verse[] {
  const { tradition, avoid, seed } = asked
  const worthOf = (verse: Verse) =>
    themes.reduce((sum, theme, at) => sum + (verse.themes.includes(theme) ? 1 / (1 + at) : 0), 0)
  const uncalled = ONLY_WHEN_ASKED.filter((theme) => !themes.includes(theme))
  const ranked = CORPUS[tradition]
    .filter((verse) => !verse.themes.some((theme) => uncalled.includes(theme)) && isFit(verse, themes, wantedBy(asked)))
    // of those that fit alike the message chooses: variety between questions, never between two tellings of one
    .map((verse) => ({ verse, worth: worthOf(verse), tie: hash(seed + verse.id) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || a.tie - b.tie)
    .map(({ verse }) => verse)
  const fresh = ranked.filter(({ original }) => !avoid.includes(original))
  return [...fresh, ...ranked.filter((verse) => !fresh.includes(verse))]
}

/** Passages that speak to a reading, the one to quote first before the others. */
export function passagesFor(asked: Asked, reading: string): readonly Verse[] {
  const found = versesFor(reading, wantedBy(asked))
  // where all of a reading's own passages were quoted before, one on the same matter is better than the same again
  const isFresh = ({ original }: Verse) => !asked.avoid.includes(original)
  return found.some(isFresh)
    ? found
    : [...byThemes(asked, readingOf(reading)?.themes ?? ['peace']).filter(isFresh), ...found]
}
