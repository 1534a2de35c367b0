import { ASKS_AT_MOST } from '../asking.ts'
import type { Language, Theme } from '../corpus.ts'
import { normalise } from '../normalise.ts'
import type { Answer } from '../question.ts'
import { readingOf } from '../readings/list.ts'
import TAPS from '../taps.json' with { type: 'json' }
import { SAYS } from '../taps.ts'
import { type Asked, composed, rounded } from './asked.ts'
import { byThemes } from './passagesFor.ts'

/** A heading of the index: words that say nothing of anybody, and the themes that stand under it. */
type Heading = Readonly<Record<Language, string>> & { readonly themes: readonly Theme[] }
const HEADINGS = Object.values(TAPS.headings) as unknown as readonly Heading[]
const byLabel = new Map(
  HEADINGS.flatMap((heading) =>
    [heading.english, heading.punjabi, heading.hindi].map((label) => [normalise(label).trim(), heading] as const),
  ),
)

/** The heading that a message is, word for word. */
export const headingIn = (message: string): Heading | undefined => byLabel.get(normalise(message).trim())

/** So many are offered, and the one for good news always. */
const MOST = 6
const JOY = HEADINGS.length - 1

/** The headings under which a message most likely belongs; as neutral to who was misheard as any. */
export function headingsFor({ heard, language }: Asked): string[] {
  const worthOf = ({ themes }: Heading) =>
    heard.readings.reduce((sum, { id, chance }) => {
      const at = readingOf(id)?.themes.findIndex((theme) => themes.includes(theme)) ?? -1
      return at < 0 ? sum : sum + chance / (1 + at)
    }, 0)
  const likely = HEADINGS.slice(0, JOY).toSorted((a, b) => worthOf(b) - worthOf(a))
  return [...likely.slice(0, MOST - 1), ...HEADINGS.slice(JOY)].map((heading) => heading[language])
}

/** To more than an index can weigh: where to look, and nothing else (D48). It costs nothing, twice (D38). */
export const answerContents = (asked: Asked): Answer => ({
  content: SAYS.contents[asked.language],
  references: [],
  category: 'asking',
  confidence: rounded(asked.heard.readings[0]?.chance ?? 0),
  suggestions: headingsFor(asked),
  ...((asked.asked ?? 0) < ASKS_AT_MOST ? { asks: true as const } : {}),
})

/** A passage under a heading; the truth where all were shown. */
export function answerHeading(asked: Asked, { themes }: Heading): Answer {
  const verse = byThemes(asked, themes).find(({ original }) => !asked.avoid.includes(original))
  return {
    ...composed(asked, {
      opening: verse === undefined ? [SAYS.noMore[asked.language]] : [],
      verses: verse === undefined ? [] : [verse],
      closing: [],
      bare: true,
    }),
    category: themes[0] ?? 'verse',
    confidence: 0.9,
  }
}
