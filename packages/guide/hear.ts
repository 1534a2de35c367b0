import { THEMES, type Theme } from './corpus.ts'
import { type Fact, factsOf } from './facts.ts'
import { finderOf } from './finder.ts'
import { INTENTS } from './intentNames.ts'
import { type Intent, intentOf, withoutGreeting } from './intents.ts'
import { FOLLOW_UP, LEXICON } from './lexicon.ts'
import { normalise, type Token, tokenise } from './normalise.ts'
import { anyOf, lines, views } from './pattern.ts'
import { CUES } from './readings/cues.ts'
import { READINGS } from './readings/list.ts'
import { chancesOf, type Opinion, opinionOf } from './readings/model.ts'
import { softmax } from './readings/train.ts'
import { WORDS } from './readings/words.ts'
import { type Relation, relationIn } from './relations.ts'

export type Turn = { role: 'user' | 'other'; content: string }

/** A reading and how likely it is meant, 0 to 1. */
export type Chance = { readonly id: string; readonly chance: number }

/**
 * How well a message was heard, by the chance of its likeliest reading as measured on messages kept apart: *sure* is
 * answered; *likely* is answered, with the next two readings beside it; *unsure* is asked back (D38).
 */
export type Band = 'sure' | 'likely' | 'unsure'

/** What the guide heard in a message. Pure data. */
export type Heard = {
  readonly tokens: readonly Token[]
  /** the likeliest first; the first eight */
  readonly readings: readonly Chance[]
  readonly band: Band
  /** whether any word of the message is known at all */
  readonly known: boolean
  readonly intent: Intent | null
  /** of the person, from the whole conversation */
  readonly facts: ReadonlySet<Fact>
  /** themes of what they told before, for choosing with care */
  readonly behind: readonly Theme[]
  /** the matter is the one of the message before */
  readonly again: boolean
  /** leans on what was said before */
  readonly followUp: boolean
  /** one of the guide's own suggestions, tapped */
  readonly tapped: boolean
  /** somebody whom a follow-up brings in: 'and what about my father?' */
  readonly newPerson: Relation | null
}

/** The bands' borders: the smallest chance at which, on messages kept apart, so many of the first readings were right. */
export const SURE = 0.3
export const LIKELY = 0.1

/** What somebody who taps a button sends is that reading, and nothing else. */
const taps = new Map(
  Array.from(WORDS).flatMap(([id, { ask }]) => Object.values(ask).map((text) => [normalise(text).trim(), id] as const)),
)

const finder = finderOf(THEMES.map((theme) => [theme, LEXICON[theme]] as const))
const cueFinder = finderOf(CUES)

/** What each of the three says is worth so much; fitted on messages that nobody here wrote (eval/README.md). */
const WORTH = { examples: 0.45, lexicon: 0.4, cues: 0.45 } as const
/** In a long story a listed word is often told by the way: from so many words on it counts less. */
const PLAINLY = 50
/** However much is listed for a reading, it counts for no more than this. */
const MOST = { lexicon: 10, cues: 8 } as const

/** How likely each reading is: what the examples say, what the themes' words say, and the readings' own cues. */
function chancesIn(tokens: readonly Token[], opinion: Opinion): Float64Array {
  const listed = new Map(finder(tokens).map(({ label, weight }) => [label, weight]))
  const cued = new Map(cueFinder(tokens).map(({ label, weight }) => [label, weight]))
  const plain = Math.min(1, PLAINLY / Math.max(1, tokens.length))
  const scores = Float64Array.from(READINGS, ({ id, themes }, at) => {
    const theme = Math.max(...themes.map((one, rank) => (listed.get(one) ?? 0) / (1 + rank)))
    return (
      WORTH.examples * (opinion.scores[at] as number) +
      WORTH.lexicon * plain * Math.min(MOST.lexicon, theme) +
      WORTH.cues * Math.min(MOST.cues, cued.get(id) ?? 0)
    )
  })
  softmax(scores, tokens.length <= FEW_WORDS ? HEAT_OF_FEW : HEAT)
  return scores
}

/** The scores are divided by this before they become chances, so that of ten heard with a chance of 0.7 seven are right. */
const HEAT = 0.8
/** A message of few words has few signs, and each of them says more. */
const FEW_WORDS = 8
const HEAT_OF_FEW = 0.5

const mixed = (a: Float64Array, b: Float64Array, share: number): Float64Array =>
  a.map((one, at) => (1 - share) * one + share * (b[at] as number))

/** Words with which a person goes on, or leaves what was said and begins anew. */
const opens = (phrases: string) =>
  new Set(
    phrases.split(',').map((phrase) =>
      tokenise(phrase)
        .map((t) => t.fold)
        .join(' '),
    ),
  )
const goesOn = opens(FOLLOW_UP.opens)
const turnsAway = anyOf(
  lines('english', FOLLOW_UP.turns.english),
  lines('roman', FOLLOW_UP.turns.roman),
  lines('indic', FOLLOW_UP.turns.indic),
)
const leansBack = anyOf(
  lines('english', FOLLOW_UP.leans.english),
  lines('roman', FOLLOW_UP.leans.roman),
  lines('indic', FOLLOW_UP.leans.indic),
)

function isFollowUp(tokens: readonly Token[]): boolean {
  if (tokens.length > FOLLOW_UP.maxWords) return false
  const begins = [1, 2, 3].some((count) =>
    goesOn.has(
      tokens
        .slice(0, count)
        .map((t) => t.fold)
        .join(' '),
    ),
  )
  return begins || leansBack(views(tokens))
}

/** How far back to look for what a follow-up is about. */
const LOOK_BACK = 3
/** So sure a message's own matter is of itself that nothing before it counts. */
const PLAIN = 0.25
/** A message of so few words that goes on says nothing by itself. */
const BARE = 3
/** A message of so few words hardly says its whole matter. */
const SHORT = 12

/** An earlier message of the same person, and what it was about by itself. */
type Before = { readonly tokens: readonly Token[]; readonly own: Float64Array }

/** The matter of the messages before, the nearest first, each follow-up leaning on what stood before it. */
function carriedBy(before: readonly Before[]): Float64Array | null {
  const [first, ...earlier] = before
  if (first === undefined) return null
  const { tokens: last, own } = first
  const most = Math.max(...own)
  if (turnsAway(views(last)) || earlier.length === 0 || (most >= PLAIN && !isFollowUp(last))) return own
  const carried = carriedBy(earlier)
  return carried === null ? own : mixed(own, carried, most >= PLAIN ? 0.3 : 0.7)
}

/** The person a follow-up brings in, if the message before did not speak of them. */
function personIn(tokens: readonly Token[], before: readonly Token[]): Relation | null {
  const person = tokens.length <= SHORT ? relationIn(tokens) : null
  return person === null || relationIn(before) === person ? null : person
}

/** Intents whose patterns look at the matter spoken of, and not at what is asked of the guide. */
const SOFT: readonly Intent[] = ['insult', 'legal', 'medical', 'ritual', 'outside', 'prediction', 'thanks', 'verse']
/** From here on a story is told, in which such a word stands by the way. */
const STORY = 22

/** From here on the examples alone make an intent, where they see no reading as clearly. */
const SURE_INTENT = 0.1
/** In the middle of a talk a few words mean what it is about: 'will she see me?' of the dead is no wish for the future. */
const SURE_IN_TALK = 0.3
/** What is said around a matter ('a verse about anger, please, and thank you') is no intent beside it. */
const POLITE: readonly Intent[] = ['greeting', 'thanks', 'verse']
const SURE_POLITE = 0.15
/** 'A verse about anger' is near to 'make up a verse about anger' for anything that counts words. */
const SURE_INVENTION = 0.3
/** A word of the lexicon so heavy names a matter; from this weight on, it names one outright. */
const NAMED = 2
const OUTRIGHT = 4

function intentIn(
  tokens: readonly Token[],
  opinion: Opinion,
  { goes, talking }: { goes: boolean; talking: boolean },
): Intent | null {
  const listed = finder(tokens).map(({ label, weight }) => ({ theme: label, weight }))
  const named = listed[0]?.weight ?? 0
  const byPattern = intentOf(tokens, listed)
  const chances = chancesOf(opinion)
  const matter = Math.max(...chances.slice(0, READINGS.length))
  const said = (intent: Intent) => chances[READINGS.length + INTENTS.indexOf(intent)] ?? 0
  if (byPattern !== null) {
    const byTheWay = SOFT.includes(byPattern) && (tokens.length > STORY || (said(byPattern) < 0.1 && matter > 0.35))
    if (!byTheWay) return byPattern
  }
  if (goes || tokens.length > STORY) return null
  const least = talking ? SURE_IN_TALK : SURE_INTENT
  const isMeant = (intent: Intent): boolean => {
    if (talking && !POLITE.includes(intent)) return false
    if (said(intent) < least || said(intent) <= matter) return false
    if (POLITE.includes(intent)) return named < NAMED && said(intent) >= SURE_POLITE
    if (intent === 'invention') return named < OUTRIGHT && said(intent) >= SURE_INVENTION
    return (intent !== 'outside' && intent !== 'ritual') || named < OUTRIGHT
  }
  return INTENTS.filter(isMeant).sort((a, b) => said(b) - said(a))[0] ?? null
}

/** With fewer of its words known than this, nothing was heard. */
const KNOWN = 0.34

const bandOf = (chance: number): Band => (chance >= SURE ? 'sure' : chance >= LIKELY ? 'likely' : 'unsure')

/**
 * Hears a message in its conversation. Pure; never throws, whatever is typed. `history` is oldest first and may or may
 * not end with the message itself.
 */
export function hear(message: string, history: readonly Turn[]): Heard {
  const tokens = tokenise(message)
  const said = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .filter((content, at, all) => !(at === all.length - 1 && content === message))
  const before = said
    .slice(-LOOK_BACK)
    .reverse()
    .map((content): Before => {
      const tokens = tokenise(content)
      return { tokens, own: chancesIn(tokens, opinionOf(withoutGreeting(tokens))) }
    })
  const facts = factsOf([...said.slice(-LOOK_BACK), message])
  const tapped = taps.get(normalise(message).trim())
  if (tapped !== undefined) {
    return {
      tokens,
      readings: [{ id: tapped, chance: 1 }],
      band: 'sure',
      known: true,
      intent: null,
      facts,
      behind: [],
      again: false,
      followUp: false,
      tapped: true,
      newPerson: null,
    }
  }
  const opinion = opinionOf(withoutGreeting(tokens))
  const isKnown = opinion.known >= KNOWN
  const own = chancesIn(tokens, opinion)
  const goes = before.length > 0 && isFollowUp(tokens)
  // 'why?' in the middle of a talk has no matter of its own
  const most = goes && tokens.length <= BARE ? 0 : Math.max(...own)
  const intent = intentIn(tokens, opinion, { goes, talking: before.length > 0 })
  const wantsMore = intent === 'verse' && before.length > 0
  const anew = turnsAway(views(tokens))
  const mayLean = before.length > 0 && !anew && (intent === null || wantsMore) && tokens.length > 0
  const carried = mayLean && (goes || wantsMore || (most < PLAIN && tokens.length <= SHORT)) ? carriedBy(before) : null
  const newPerson = carried === null ? null : personIn(tokens, before[0]?.tokens ?? [])
  const chances = carried === null ? own : mixed(own, carried, most >= PLAIN && newPerson === null ? 0.15 : 0.75)
  const readings = Array.from(chances, (chance, at) => ({ id: READINGS[at]?.id ?? '', chance }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, 8)
  const behind = before.flatMap(({ own: best }) => {
    const at = best.indexOf(Math.max(...best))
    return (best[at] ?? 0) >= LIKELY ? (READINGS[at]?.themes.slice(0, 1) ?? []) : []
  })
  const bare = bandOf(readings[0]?.chance ?? 0)
  // who goes on with a matter is not asked which it is
  const band: Band = carried !== null && bare === 'unsure' ? 'likely' : isKnown || carried !== null ? bare : 'unsure'
  return {
    tokens,
    readings,
    band,
    known: isKnown,
    intent: wantsMore && carried !== null ? null : intent,
    facts,
    behind,
    again: carried !== null && newPerson === null,
    followUp: carried !== null,
    tapped: false,
    newPerson,
  }
}
