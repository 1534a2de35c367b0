import { ASKS_AT_MOST, questionBack } from '../asking.ts'
import type { Language, Theme } from '../corpus.ts'
import { type Chance, hear } from '../hear.ts'
import { normalise } from '../normalise.ts'
import { type Answer, messagesBefore } from '../question.ts'
import { readingOf } from '../readings/list.ts'
import TAPS from '../taps.json' with { type: 'json' }
import { SAYS, tapIn } from '../taps.ts'
import { AT } from '../thresholds.ts'
import { type Asked, composed, rounded } from './asked.ts'
import { byThemes, passagesFor } from './passagesFor.ts'

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

/** So many are offered, among them always those for loss and for good news: who is misheard there is hurt most. */
const MOST = 7
const ALWAYS: readonly Heading[] = [TAPS.headings.grief, TAPS.headings.joy] as unknown as readonly Heading[]

/** How likely the readings under a heading are, each the less the further down it names the heading's themes. */
const worthOf = ({ themes }: Heading, readings: readonly Chance[]): number =>
  readings.reduce((sum, { id, chance }) => {
    const at = readingOf(id)?.themes.findIndex((theme) => themes.includes(theme)) ?? -1
    return at < 0 ? sum : sum + chance / (1 + at)
  }, 0)

/** The headings under which a message most likely belongs; they say nothing of anybody, whoever was misheard. */
function headingsFor({ heard, language }: Asked): string[] {
  const worth = new Map(HEADINGS.map((heading) => [heading, worthOf(heading, heard.readings)]))
  const likely = HEADINGS.filter((heading) => !ALWAYS.includes(heading))
    .toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
    .slice(0, MOST - ALWAYS.length)
  return [...likely, ...ALWAYS].map((heading) => heading[language])
}

const offering = (asked: Asked, content: string) => ({
  content,
  references: [],
  category: 'asking',
  confidence: rounded(asked.heard.readings[0]?.chance ?? 0),
  suggestions: headingsFor(asked),
})

/** To more than an index can weigh: where to look, and nothing else (D48). It costs nothing, twice (D38). */
export const answerContents = (asked: Asked): Answer => ({
  ...offering(asked, SAYS.contents[asked.language]),
  ...((asked.asked ?? 0) < ASKS_AT_MOST ? { asks: true as const } : {}),
})

/** One sentence that asks back, and where to look (D38). */
export const askBack = (asked: Asked): Answer => ({
  ...offering(
    asked,
    questionBack(asked.language, asked.asked ?? 0, asked.heard.known && asked.heard.intent !== 'unclear'),
  ),
  asks: true,
})

/** What was told before a heading was tapped is heard with it: its facts, and the likeliest of its readings that stands there. */
function told(asked: Asked, { themes }: Heading): { readonly before: Asked; readonly reading?: string } {
  const message = messagesBefore(asked).findLast((one) => tapIn(one) === null && headingIn(one) === undefined)
  if (message === undefined) return { before: asked }
  const heard = hear(message, [])
  const found = heard.readings.find(
    ({ id, chance }) =>
      chance >= AT.another &&
      readingOf(id)
        ?.themes.slice(0, 1)
        .some((one) => themes.includes(one)),
  )
  return { before: { ...asked, heard }, ...(found === undefined ? {} : { reading: found.id }) }
}

/** A passage under a heading, on what was told before where it belongs there; the truth where all were shown. */
export function answerHeading(asked: Asked, heading: Heading): Answer {
  const { themes } = heading
  const { before, reading } = told(asked, heading)
  const passages = [...(reading === undefined ? [] : passagesFor(before, reading)), ...byThemes(before, themes)]
  const verse = passages.find(({ original }) => !asked.avoid.includes(original))
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
