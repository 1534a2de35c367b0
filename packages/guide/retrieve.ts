import MiniSearch from 'minisearch'
import { CORPUS, LANGUAGES, type Theme, type Tradition, type Verse } from './corpus.ts'
import { hash, tokenise } from './normalise.ts'

/** A theme, and how heavily it was meant: from about 0.5 (a hint) to 10 (said outright). */
export type Weighted = { theme: Theme; weight: number }

export type Ranked = {
  verse: Verse
  score: number
  byTheme: number
  /** the full-text score (MiniSearch's own scale), and how many different words of the question it rests on */
  byText: number
  matched: number
}

export type Query = {
  tradition: Tradition
  themes: readonly Weighted[]
  words: readonly string[]
  /** deep despair was heard, or a danger that may be there (D27): only what can hurt nobody */
  careful?: boolean
  /** what the person has on their heart beside `themes`: no verse that would hurt there (`unfitFor`) */
  spare?: readonly Weighted[]
  /** originals already quoted in this conversation; left out while another verse fits */
  avoid: readonly string[]
  /** settles ties, the same way for the same message */
  seed: string
}

/** Verses on these are for those who asked about them: nobody asking about exams should be handed a verse on death. */
const ONLY_WHEN_ASKED: ReadonlySet<Theme> = new Set(['death', 'addiction', 'illness', 'grief'])

const terms = (text: string): string[] => tokenise(text).map((t) => (t.script === 'latin' ? t.stem : t.fold))

const STOP = new Set(
  terms(
    `i me my we our you your he she it they them this that these those is am are was were be been do does did have has
    had will would can could should shall may might must a an the and or but if then so to of in on at for from with by
    as about into what which who whom when where why how not no yes please tell say says said give want need know think
    feel feeling get got go going come make im ive dont cant guru krishna gita god lord sahib granth verse verses shri
    ji nanak one life people there any some all more very really just am up out
    main mai me mera meri mere mainu menu mujhe tu tum tusi aap hai hain ho hu hun ha haan nu ko ka ki ke da di de te to
    se ton vich ch mein par pe aur ate kya ki kive kaise kyu nahi na koi
    मैं मुझे मेरा मेरी मेरे हूँ है हैं हो का की के को से में पर और क्या कैसे क्यों नहीं कोई यह वह आप जी था थी थे रहा रही करूँ बहुत
    ਮੈਂ ਮੈਨੂੰ ਮੇਰਾ ਮੇਰੀ ਮੇਰੇ ਹਾਂ ਹੈ ਹਨ ਹੋ ਦਾ ਦੀ ਦੇ ਨੂੰ ਤੋਂ ਵਿੱਚ ਤੇ ਅਤੇ ਕੀ ਕਿਵੇਂ ਕਿਉਂ ਨਹੀਂ ਕੋਈ ਇਹ ਉਹ ਤੁਸੀਂ ਜੀ ਸੀ ਰਿਹਾ ਰਹੀ ਕਰਾਂ ਬਹੁਤ`,
  ),
)

const FIELDS = LANGUAGES.flatMap((language) => [`rendering_${language}`, `teaching_${language}`])

function indexOf(verses: readonly Verse[]): MiniSearch {
  const search = new MiniSearch({
    fields: [...FIELDS, 'transliteration'],
    tokenize: terms,
    // terms() has normalised already; MiniSearch must not lower-case Indic text a second way
    processTerm: (term) => (term.length < 2 || STOP.has(term) ? null : term),
  })
  search.addAll(
    verses.map((verse) => ({
      id: verse.id,
      transliteration: verse.transliteration,
      ...Object.fromEntries(
        LANGUAGES.flatMap((language) => [
          [`rendering_${language}`, verse.rendering[language]],
          [`teaching_${language}`, verse.teaching[language]],
        ]),
      ),
    })),
  )
  return search
}

const searches: Record<Tradition, MiniSearch> = { sikh: indexOf(CORPUS.sikh), hindu: indexOf(CORPUS.hindu) }

/** Long messages say their matter more than once; forty words are enough for the full-text part. */
const MAX_TERMS = 40

type TextHit = { score: number; matched: number }

function textScores(tradition: Tradition, words: readonly string[]): Map<string, TextHit> {
  const asked = [...new Set(words.flatMap(terms))].filter((term) => term.length > 1 && !STOP.has(term))
  if (asked.length === 0) return new Map()
  const hits = searches[tradition].search(asked.slice(0, MAX_TERMS).join(' '))
  return new Map(hits.map((hit) => [hit.id as string, { score: hit.score, matched: hit.queryTerms.length }]))
}

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

/** A grief that is heard so faintly is still a reason to keep a hard word back. */
const HEARD = 1

/** Not for somebody who may be in danger, unless it is what they asked about. */
const NOT_FOR_ALL: readonly Theme[] = ['death', 'duty', 'surrender', 'failure']

/** No verse that would hurt this person: the hard words of scripture are for those who ask about other things. */
function isFit({ themes: own, unfitFor = [] }: Verse, asked: readonly Theme[], careful: boolean): boolean {
  if (asked.some((theme) => unfitFor.includes(theme))) return false
  if (!careful) return true
  return !unfitFor.includes('hope') && !own.some((theme) => NOT_FOR_ALL.includes(theme) && !asked.includes(theme))
}

/** Text matches are worth at most so much, so that a shared word never outweighs what the question is about. */
const TEXT_SHARE = 0.3

/**
 * The verses of one tradition, best first; only those with a score. Verses in `avoid` come last as long as another one
 * shares a theme with the question (or, for a question without themes, a word).
 */
export function retrieve(query: Query): Ranked[] {
  const texts = textScores(query.tradition, query.words)
  const most = Math.max(0, ...Array.from(texts.values(), ({ score }) => score))
  // where the theme is only a hint, a shared word must not outweigh it either
  const share = Math.min(TEXT_SHARE, query.themes[0] === undefined ? TEXT_SHARE : 0.3 * query.themes[0].weight)
  const main = query.themes[0]?.theme
  const chances = chancesOf(query.themes)
  const asked = [...query.themes, ...(query.spare ?? [])]
    .filter(({ weight }) => weight >= HEARD)
    .map(({ theme }) => theme)
  const fitting = (careful: boolean) => CORPUS[query.tradition].filter((verse) => isFit(verse, asked, careful))
  const fit = fitting(query.careful ?? false)
  // a verse on somebody's grief, though it names death, is better for them than one on money
  const meets = main === undefined || fit.some(({ themes }) => themes.includes(main))
  const ranked = (meets ? fit : fitting(false))
    .map((verse): Ranked => {
      const byTheme = themeScore(verse, query.themes, chances)
      const { score: byText, matched } = texts.get(verse.id) ?? { score: 0, matched: 0 }
      // up to four per cent by chance of the message: variety between questions, never between two tellings of one
      const tie = 1 + (hash(query.seed + verse.id) % 1000) / 25_000
      const uncalled = query.themes.length === 0 && verse.themes.some((theme) => ONLY_WHEN_ASKED.has(theme))
      const text = most === 0 ? 0 : ((uncalled ? 0.3 : 1) * share * byText) / most
      return { verse, byTheme, byText, matched, score: (byTheme + text) * tie }
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

/** The verse of a tradition that stands at `reference`; where an Ang has several, the first not yet quoted. */
export function verseAt(tradition: Tradition, reference: string, avoid: readonly string[]): Verse | undefined {
  const there = CORPUS[tradition].filter((verse) => verse.reference === reference)
  return there.find(({ original }) => !avoid.includes(original)) ?? there[0]
}
