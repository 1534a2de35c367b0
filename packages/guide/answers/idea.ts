import { CORPUS } from '../corpus.ts'
import { type Doctrine, paragraphsOf } from '../lookup/doctrine.ts'
import type { Answer } from '../question.ts'
import { SAYS } from '../taps.ts'
import { type Asked, composed } from './asked.ts'

/** An idea in plain words, or a topic by its name, and the passage that says it; no practice, nobody asked for one. */
export function answerIdea(asked: Asked, item: Doctrine): Answer {
  const { language } = asked
  const title = item.title?.[language] ?? ''
  const opening =
    item.kind === 'topic' ? [SAYS.topic[language].replace('{topic}', title)] : paragraphsOf(item, language)
  const verses = (item.verses ?? []).flatMap((id) => CORPUS[asked.tradition].filter((verse) => verse.id === id))
  const verse = verses.find(({ original }) => !asked.avoid.includes(original)) ?? verses[0]
  return {
    ...composed(asked, {
      opening,
      verses: verse === undefined ? [] : [verse],
      closing: [],
    }),
    category: item.kind === 'fact' ? 'fact' : 'doctrine',
    confidence: 0.9,
  }
}
