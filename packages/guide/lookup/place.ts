import type { Language, Verse } from '../corpus.ts'
import { GRANTH } from '../text/texts.ts'
import { CHAPTERS, RAAGS } from './names.ts'
import { rowsOf } from './passages.ts'
import SPEAKERS from './speakers.json' with { type: 'json' }

/** Chapter and verse of a passage of the Gita. */
const numbersOf = ({ reference }: Verse): readonly [chapter: number, verse: number] => {
  const [chapter = 0, verse = 0] = reference
    .slice(reference.lastIndexOf(' ') + 1)
    .split('.')
    .map(Number)
  return [chapter, verse]
}

/** The raag or the chapter in which a passage stands; null where the edition names none. */
export function placeOf(verse: Verse, language: Language): string | null {
  if (verse.tradition === 'hindu') return CHAPTERS[numbersOf(verse)[0] - 1]?.names[language] ?? null
  const rows = rowsOf(verse)
  const section = rows === undefined ? undefined : GRANTH.row(rows[0]).section
  return RAAGS.find((raag) => raag.section === section)?.names[language] ?? null
}

/** Who speaks in a passage, in a sentence; null for the few of whom nothing is kept. */
export function whoSpeaks({ speaker }: Verse, language: Language): string | null {
  const all: Readonly<Record<string, Readonly<Record<Language, string>>>> = SPEAKERS
  return all[speaker]?.[language] ?? null
}
