import type { Language, Verse } from '../corpus.ts'
import { CHAPTERS, RAAGS } from '../lookup/names.ts'
import { gitaAt, gitaPassage, granthPassage, isTitle, type Passage, rowsOf } from '../lookup/passages.ts'
import { GITA, GRANTH } from '../text/texts.ts'
import SCENES from './chapters.json' with { type: 'json' }
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

/** What happens in the chapter of a passage of the Gita, and its number; null for the Granth, which tells no story. */
export function sceneOf(verse: Verse, language: Language): { readonly chapter: number; readonly scene: string } | null {
  if (verse.tradition !== 'hindu') return null
  const [chapter] = numbersOf(verse)
  const scene = SCENES[chapter - 1]?.[language]
  return scene === undefined ? null : { chapter, scene }
}

/** So many lines of a hymn are shown beside a passage. */
const BESIDE = 2

/** What stands right before a passage, or right after it, in the text; null at the beginning or end of hymn or book. */
export function besideOf(verse: Verse, side: 'before' | 'after'): Passage | null {
  if (verse.tradition === 'hindu') {
    const at = gitaAt(...numbersOf(verse)) + (side === 'before' ? -1 : 1)
    return at >= 0 && at < GITA.length ? gitaPassage(at) : null
  }
  const rows = rowsOf(verse)
  if (rows === undefined) return null
  const [begin, end] = GRANTH.shabadOf(rows[0])
  const near =
    side === 'before'
      ? Array.from({ length: BESIDE }, (_, at) => rows[0] - BESIDE + at).filter((at) => at >= begin && !isTitle(at))
      : Array.from({ length: BESIDE }, (_, at) => rows[1] + 1 + at).filter((at) => at < end && !isTitle(at))
  const [first] = near
  const last = near.at(-1)
  return first === undefined || last === undefined || last - first !== near.length - 1
    ? null
    : granthPassage(first, last)
}
