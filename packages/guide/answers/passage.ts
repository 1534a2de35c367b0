import { speakerIn } from '../compose.ts'
import { CORPUS, toReference, type Verse } from '../corpus.ts'
import { placeOf, whoSpeaks } from '../lookup/place.ts'
import type { Answer } from '../question.ts'
import { SAYS, type Tap } from '../taps.ts'
import { type Asked, composed } from './asked.ts'

/** What may be asked of the passage that was quoted last. */
export type OfPassage = Extract<Tap, 'simple' | 'words' | 'where'>

/** The passage of the corpus that was quoted last; null if it has not the last one; undefined if none was quoted. */
export function quotedLast({ avoid, tradition }: Pick<Asked, 'avoid' | 'tradition'>): Verse | null | undefined {
  const last = avoid.at(-1)
  return last === undefined ? undefined : (CORPUS[tradition].find(({ original }) => original === last) ?? null)
}

/** The hard words of a passage in the order in which they stand there. */
function wordsOf({ gloss = [], original }: Verse, language: Asked['language']): string[] {
  return gloss
    .toSorted((a, b) => original.lastIndexOf(a.word) - original.lastIndexOf(b.word))
    .map((word) => `${word.word}: ${word[language]}`)
}

function partsOf(verse: Verse, tap: OfPassage, language: Asked['language']): string[] {
  if (tap === 'simple') return [`${SAYS.simple[language]} ${(verse.plain ?? verse.teaching)[language]}`]
  if (tap === 'words') {
    const words = wordsOf(verse, language)
    return words.length === 0
      ? [`${SAYS.noWords[language]} ${verse.rendering[language]}`]
      : [`${SAYS.words[language]} ${words.join('; ')}`]
  }
  const place = placeOf(verse, language)
  const stands = SAYS.stands[language]
    .replace('{ref}', verse.reference)
    .replace('{speaker}', speakerIn(verse, language) ?? verse.speaker)
  const within = place === null ? '' : ` ${SAYS.within[language].replace('{place}', place)}`
  return [`${stands}${within}`, ...[whoSpeaks(verse, language)].filter((who) => who !== null), SAYS.exact[language]]
}

/** 'In simple words', 'word by word', 'where does it stand?': of the passage that was quoted last. */
export function answerOfPassage(asked: Asked, tap: OfPassage): Answer {
  const { language } = asked
  const verse = quotedLast(asked)
  const opening =
    verse === undefined
      ? [SAYS.noPassage[language]]
      : verse === null
        ? [SAYS.noRendering[language]]
        : partsOf(verse, tap, language)
  return {
    // it stands a few lines above: shown again only where its place is named
    ...composed(asked, { opening, verses: [], closing: [] }),
    references: verse && tap === 'where' ? [toReference(verse, language)] : [],
    category: 'lookup',
    confidence: 0.9,
  }
}
