import { CORPUS, type Theme, type Tradition, type Verse } from './corpus.ts'
import { hash } from './normalise.ts'

/** A theme, and how heavily it was meant: from about 0.5 (a hint) to 10 (said outright). */
export type Weighted = { theme: Theme; weight: number }

export type Ranked = { verse: Verse; score: number; byTheme: number }

export type Query = {
  tradition: Tradition
  themes: readonly Weighted[]
  /** originals already quoted in this conversation; left out while another verse fits */
  avoid: readonly string[]
  /** settles ties, the same way for the same message */
  seed: string
}

/** Verses on these are for those who asked about them: nobody asking about exams should be handed a verse on death. */
const ONLY_WHEN_ASKED: ReadonlySet<Theme> = new Set(['death', 'addiction', 'illness', 'grief'])

/** Themes are listed by importance in the corpus: the first counts full, the following a little less. */
const rankOf = (verse: Verse, theme: Theme): number => {
  const at = verse.themes.indexOf(theme)
  return at < 0 ? 0 : Math.max(0.8, 1 - 0.03 * at)
}

/** How far one theme must be ahead of another to be e times as likely what was meant; chosen on the dev questions. */
const AHEAD = 1.1
/** A verse that is sure to meet the question scores so much. */
const SURE = 10

/**
 * How likely each theme is what was meant. A verse that speaks to two of the likely ones is a better answer than one
 * that speaks only to the likeliest.
 */
function chancesOf(themes: readonly Weighted[]): (readonly [Theme, number])[] {
  const most = themes[0]?.weight ?? 0
  const shares = themes.map(({ theme, weight }) => [theme, Math.exp((weight - most) / AHEAD)] as const)
  const sum = shares.reduce((total, [, share]) => total + share, 0)
  return shares.map(([theme, share]) => [theme, share / sum])
}

/** The words around a verse are on the main theme: a verse on others stands only where it is so much likelier to fit. */
const BESIDE = 0.85

type Chances = ReturnType<typeof chancesOf>

/** How likely some theme of the verse was meant, times how surely the question was understood. */
function themeScore(verse: Verse, themes: readonly Weighted[], chances: Chances): number {
  const met = chances.reduce((sum, [theme, chance]) => sum + chance * rankOf(verse, theme), 0)
  const beside = themes[0] !== undefined && !verse.themes.includes(themes[0].theme)
  const score = Math.min(SURE, 2 * (themes[0]?.weight ?? 0)) * met * (beside ? BESIDE : 1)
  const uncalled = verse.themes.some(
    (theme) => ONLY_WHEN_ASKED.has(theme) && !themes.some((asked) => asked.theme === theme),
  )
  return uncalled ? score * 0.72 : score
}

/** No verse that would hurt this person: the hard words of scripture are for those who ask about other things. */
const isFit = ({ unfitFor = [] }: Verse, asked: readonly Theme[]): boolean =>
  !asked.some((theme) => unfitFor.includes(theme))

/**
 * The verses of one tradition, best first; only those with a score. Verses in `avoid` come last as long as another one
 * shares a theme with the question.
 */
export function retrieve(query: Query): Ranked[] {
  const main = query.themes[0]?.theme
  const chances = chancesOf(query.themes)
  const asked = query.themes.map(({ theme }) => theme)
  const ranked = CORPUS[query.tradition]
    .filter((verse) => isFit(verse, asked))
    .map((verse): Ranked => {
      const byTheme = themeScore(verse, query.themes, chances)
      // up to four per cent by chance of the message: variety between questions, never between two tellings of one
      const tie = 1 + (hash(query.seed + verse.id) % 1000) / 25_000
      return { verse, byTheme, score: byTheme * tie }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.verse.id < b.verse.id ? -1 : 1))
  const quoted = new Set(query.avoid)
  const fits = ({ verse, byTheme }: Ranked) =>
    main === undefined || verse.themes.includes(main) || byTheme >= (ranked[0]?.byTheme ?? 0) / 3
  const fresh = ranked.filter((one) => !quoted.has(one.verse.original) && fits(one))
  const rest = ranked.filter((one) => !fresh.includes(one))
  return [...fresh, ...rest]
}
