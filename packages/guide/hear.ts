import { THEMES, type Theme } from './corpus.ts'
import { TAUGHT } from './doctrine.ts'
import { type Fact, factsOf, tellsOfDeath } from './facts.ts'
import { finderOf } from './finder.ts'
import type { CareKind } from './helplines.ts'
import { INTENTS } from './intentNames.ts'
import { type Intent, intentOf, withoutGreeting } from './intents.ts'
import { FOLLOW_UP, LEXICON } from './lexicon.ts'
import { normalise, type Token, tokenise } from './normalise.ts'
import { anyOf, lines, views } from './pattern.ts'
import type { Turn } from './question.ts'
import { CUES } from './readings/cues.ts'
import { FAMILIES, FAMILY_AT, familyOf } from './readings/families.ts'
import { READINGS } from './readings/list.ts'
import { chancesOf, FIRST_TAUGHT, type Opinion, opinionOf } from './readings/model.ts'
import { softmax } from './readings/train.ts'
import { WORDS } from './readings/words.ts'
import { type Relation, relationIn } from './relations.ts'
import { remembered } from './remembered.ts'

export type { Turn } from './question.ts'

/** A reading and how likely it is meant, 0 to 1. */
export type Chance = { readonly id: string; readonly chance: number }

/**
 * How well a message was heard, by chances as measured on messages kept apart: where a reading is *sure*, it is answered;
 * where only its family is *likely*, that is answered, with the readings beside it; all else is *unsure* and asked back
 * (D38).
 */
export type Band = 'sure' | 'likely' | 'unsure'

/** What the guide heard in a message. Pure data. */
export type Heard = {
  readonly tokens: readonly Token[]
  /** the likeliest first; the first eight */
  readonly readings: readonly Chance[]
  /** the likeliest families of readings, the likeliest first: what the message is about in the large */
  readonly families: readonly Chance[]
  readonly band: Band
  /** whether any word of the message is known at all */
  readonly known: boolean
  readonly intent: Intent | null
  /** the likeliest teaching question */
  readonly teaching: Chance | null
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

/** What somebody who listened along made of a message, in this guide's own ids (model.ts). */
export type Listened = {
  /** a need that the guide did not hear itself */
  readonly need: CareKind | null
  /** the reading that the seeker most needs an answer to, and one or two beside it; none with a need */
  readonly readings: readonly Chance[]
  /** the first could not as well be another */
  readonly clear: boolean
}

/** What was heard, with the matter as somebody else heard it. */
export const overheard = (heard: Heard, { readings, clear }: Listened): Heard => ({
  ...heard,
  readings,
  families: readings.slice(0, 1).map(({ id, chance }) => ({ id: familyOf(id).id, chance })),
  band: clear ? 'sure' : 'likely',
  known: true,
})

/** The bands' borders: the smallest chance at which, on messages kept apart, so many of the first readings were right. */
export const SURE = 0.7
export const LIKELY = 0.4

/** What somebody who taps a button sends is that reading, and nothing else. */
const taps = new Map(
  Array.from(WORDS).flatMap(([id, { ask }]) => Object.values(ask).map((text) => [normalise(text).trim(), id] as const)),
)

/** The reading whose button a message is, word for word. */
export const tappedIn = (message: string): string | undefined => taps.get(normalise(message).trim())

const finder = finderOf(THEMES.map((theme) => [theme, LEXICON[theme]] as const))
/** The themes that a message names, the heaviest first. */
export const themesIn = (tokens: readonly Token[]): readonly { readonly label: Theme; readonly weight: number }[] =>
  finder(tokens)
const cueFinder = finderOf(CUES)

/**
 * What each of the three says is worth so much, as a logarithm: fitted on 1,200 labelled messages that nothing was learnt
 * from (eval/README.md), so that of ten heard with a chance of 0.7 seven are right.
 */
const WORTH = { examples: 12, lexicon: 0.5, cues: 0.17 } as const
/** What the examples say of a long message is spread over more words: from so many on it counts more, by this power. */
const LENGTH = { from: 15, power: 0.1 } as const
/** In a story a listed word is often told by the way: from so many words on it counts less. */
const PLAINLY = 34
/** However much is listed for a reading, it counts for no more than this. */
const MOST = { lexicon: 10, cues: 8 } as const

/**
 * That one person is spoken of, and has died, in words that mean nothing else, speaks so much for mourning them, and
 * against mourning another: no figure moves by it, but whoever mourns is not answered as if they nursed the dead.
 */
const MOURNED = 3
/** The reading of mourning each. */
export const MOURNS: Readonly<Record<Relation, string>> = {
  parents: 'parentDied',
  mother: 'parentDied',
  father: 'parentDied',
  children: 'childDied',
  son: 'childDied',
  daughter: 'childDied',
  husband: 'spouseDied',
  wife: 'spouseDied',
  brother: 'friendDied',
  sister: 'friendDied',
  friend: 'friendDied',
  grandparent: 'elderDied',
}
const MOURNING: ReadonlySet<string> = new Set(Object.values(MOURNS))
const mournedIn = (tokens: readonly Token[]): string | undefined => {
  const person = tellsOfDeath(views(tokens)) ? relationIn(tokens) : null
  return person === null ? undefined : MOURNS[person]
}

/** How likely each reading is: what the examples say, what the themes' words say, and the readings' own cues. */
function chancesIn(tokens: readonly Token[], opinion: Opinion): Float64Array {
  const listed = new Map(finder(tokens).map(({ label, weight }) => [label, weight]))
  const cued = new Map(cueFinder(tokens).map(({ label, weight }) => [label, weight]))
  const plain = Math.min(1, PLAINLY / Math.max(1, tokens.length))
  const spread = Math.max(1, tokens.length / LENGTH.from) ** LENGTH.power
  const mourned = mournedIn(tokens)
  const scores = Float64Array.from(READINGS, ({ id, themes }, at) => {
    const theme = Math.max(...themes.map((one, rank) => (listed.get(one) ?? 0) / (1 + rank)))
    return (
      WORTH.examples * spread * (opinion.scores[at] as number) +
      WORTH.lexicon * plain * Math.min(MOST.lexicon, theme) +
      WORTH.cues * Math.min(MOST.cues, cued.get(id) ?? 0) +
      (mourned === undefined || themes[0] !== 'grief' ? 0 : id !== mourned && MOURNING.has(id) ? -MOURNED : MOURNED)
    )
  })
  softmax(scores)
  return scores
}

/** How likely the likeliest reading is, 0 to 1, among readings alone. */
export const likeliestIn = (tokens: readonly Token[]): number =>
  Math.max(...chancesIn(tokens, opinionOf(withoutGreeting(tokens))))

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
/** Whether a message leaves what was spoken of. */
export const turnsAway = anyOf(
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
/** How far back what was told of the person counts. */
const FACTS_BACK = 6
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
/** In the middle of a talk 'the lawyer wants eighty thousand' tells on, where no example asks so. */
const TOLD: readonly Intent[] = ['legal', 'medical', 'ritual', 'outside']
/** From here on a story is told, in which such a word stands by the way. */
const STORY = 22

/** From here on the examples alone make an intent, where they see no reading as clearly. */
const SURE_INTENT = 0.3
/** In the middle of a talk a few words mean what it is about: 'will she see me?' of the dead is no wish for the future. */
const SURE_IN_TALK = 0.5
/** What is said around a matter ('a verse about anger, please, and thank you') is no intent beside it. */
const POLITE: readonly Intent[] = ['greeting', 'thanks', 'verse']
const SURE_POLITE = 0.4
/** 'A verse about anger' is near to 'make up a verse about anger' for anything that counts words. */
const SURE_INVENTION = 0.5
/** A word of the lexicon so heavy names a matter; from this weight on, it names one outright. */
const NAMED = 2
const OUTRIGHT = 4

function intentIn(
  tokens: readonly Token[],
  chances: Float64Array,
  { goes, talking }: { goes: boolean; talking: boolean },
): Intent | null {
  const listed = finder(tokens).map(({ label, weight }) => ({ theme: label, weight }))
  const named = listed[0]?.weight ?? 0
  const byPattern = intentOf(tokens, listed)
  const matter = Math.max(...chances.slice(0, READINGS.length))
  const said = (intent: Intent) => chances[READINGS.length + INTENTS.indexOf(intent)] ?? 0
  if (byPattern !== null) {
    const isSeen = said(byPattern) >= 0.1
    const byTheWay = SOFT.includes(byPattern)
      ? tokens.length > STORY || (!isSeen && (matter > 0.35 || (talking && TOLD.includes(byPattern))))
      : tokens.length > STORY && !isSeen
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

const teachingIn = (chances: Float64Array): Chance | null =>
  TAUGHT.reduce<Chance | null>((best, { id }, at) => {
    const chance = chances[FIRST_TAUGHT + at] as number
    return best === null || chance > best.chance ? { id, chance } : best
  }, null)

/** With fewer of its words known than this, nothing was heard. */
const KNOWN = 0.34

const bandOf = (reading: number, family: number): Band =>
  reading >= SURE ? 'sure' : family >= LIKELY ? 'likely' : 'unsure'

/** The three likeliest families: each is as likely as its readings together. */
function familiesIn(chances: Float64Array): Chance[] {
  const sums = new Float64Array(FAMILIES.length)
  for (const [at, chance] of chances.entries())
    sums[FAMILY_AT[at] as number] = (sums[FAMILY_AT[at] as number] ?? 0) + chance
  return FAMILIES.map(({ id }, at) => ({ id, chance: sums[at] as number }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, 3)
}

/**
 * Hears a message in its conversation. Pure; never throws, whatever is typed. `history` is oldest first and may or may
 * not end with the message itself.
 */
export const hear = (message: string, history: readonly Turn[]): Heard =>
  history.length === 0 ? heardAlone(message) : heardIn(message, history)

/** A conversation's messages are heard again by themselves with each new one. */
const heardAlone = remembered(
  (message: string) => message,
  (message) => heardIn(message, []),
)

function heardIn(message: string, history: readonly Turn[]): Heard {
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
  const facts = factsOf([...said.slice(-FACTS_BACK), message])
  const tapped = tappedIn(message)
  if (tapped !== undefined) {
    return {
      tokens,
      readings: [{ id: tapped, chance: 1 }],
      families: [],
      band: 'sure',
      known: true,
      intent: null,
      teaching: null,
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
  const labels = chancesOf(opinion)
  const intent = intentIn(tokens, labels, { goes, talking: before.length > 0 })
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
  const families = familiesIn(chances)
  const bare = bandOf(readings[0]?.chance ?? 0, families[0]?.chance ?? 0)
  // who goes on with a matter is not asked which it is
  const band: Band = carried !== null && bare === 'unsure' ? 'likely' : isKnown || carried !== null ? bare : 'unsure'
  return {
    tokens,
    readings,
    families,
    band,
    known: isKnown,
    intent: wantsMore && carried !== null ? null : intent,
    teaching: teachingIn(labels),
    facts,
    behind,
    again: carried !== null && newPerson === null,
    followUp: carried !== null,
    tapped: false,
    newPerson,
  }
}
