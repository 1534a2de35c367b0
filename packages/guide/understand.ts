import { THEMES, type Theme } from './corpus.ts'
import { recognise } from './danger/recognise.ts'
import { finderOf } from './finder.ts'
import { INTENTS } from './intentNames.ts'
import { type Intent, intentOf, withoutGreeting } from './intents.ts'
import { FOLLOW_UP, LEXICON } from './lexicon.ts'
import { type Token, tokenise } from './normalise.ts'
import { type Label, opinionOf } from './opinion.ts'
import { anyOf, lines, views } from './pattern.ts'
import { type Relation, relationIn } from './relations.ts'
import type { Danger } from './safety.ts'

export type Turn = { role: 'user' | 'other'; content: string }
export type Weighted = { theme: Theme; weight: number }

/** What the guide understood. Pure data, so that another composer (a language model) can be given the same. */
export type Understanding = {
  /** themes, heaviest first; weights from about 0.5 (a hint) to 10 (said outright) */
  themes: Weighted[]
  intent: Intent | null
  danger: Danger | null
  /** a danger that is likely, not certain: who can help comes first, then words that fit whatever was meant */
  care: Danger | null
  /** a danger that is hardly likely: one sentence on who listens */
  near: boolean
  /** deep despair without a sign of danger: the help line stands under the answer */
  heavy: boolean
  /** the person spoke of wanting to die in one of their last messages: choose words with care */
  fragile: boolean
  /** what the messages before were about, as far as this one may lean on it */
  carried: Weighted[]
  /** every matter of the messages before, for choosing with care */
  behind: Weighted[]
  /** the matter is the one of the message before */
  again: boolean
  /** somebody whom a follow-up brings in: 'and what about my father?' */
  newPerson: Relation | null
  /** words for the full-text search: the message's own, and for a follow-up those of the question before */
  words: string[]
  tokens: readonly Token[]
}

/** Below this a theme is only a hint: a mother is mentioned, but the question may be about something else. */
export const CLEAR = 2

const finder = finderOf(THEMES.map((theme) => [theme, LEXICON[theme]] as const))

/** Themes that the lexicon finds, heaviest first. */
export const lexiconOf = (tokens: readonly Token[]): Weighted[] =>
  finder(tokens).map(({ label, weight }) => ({ theme: label, weight }))

/** What the lexicon says is worth so much beside the examples' opinion; chosen by leave-one-out. */
const LEXICON_SHARE = 0.4
const OPINION_SHARE = 14
/** A message of no more words says its matter outright. */
const FEW_WORDS = 6
/** Less than this is no hint at all. */
const NOTHING = 0.8

const heaviestFirst = (a: Weighted, b: Weighted) =>
  b.weight - a.weight || THEMES.indexOf(a.theme) - THEMES.indexOf(b.theme)

/** Themes of a text by both opinions together, heaviest first. */
function weigh(
  tokens: readonly Token[],
  lexicon: readonly Weighted[],
  opinion: ReadonlyMap<Label, number>,
): Weighted[] {
  const listed = new Map(lexicon.map(({ theme, weight }) => [theme, weight]))
  // in a long story a listed word is often told by the way; in a short sentence it is the matter
  const plain = Math.min(1, FEW_WORDS / Math.max(1, tokens.length))
  const weighed = THEMES.map((theme) => {
    const weight = OPINION_SHARE * (opinion.get(theme) ?? 0) + LEXICON_SHARE * plain * (listed.get(theme) ?? 0)
    return { theme, weight: Math.min(10, weight) }
  }).filter(({ weight }) => weight >= NOTHING)
  return afterTheWrong(weighed).sort(heaviestFirst)
}

/** Whoever is angry because of a wrong is answered on the wrong: nobody slighted is to be told to mind their temper. */
function afterTheWrong(themes: readonly Weighted[]): Weighted[] {
  const anger = themes.find(({ theme }) => theme === 'anger')
  const wrong = themes.find(({ theme, weight }) => (theme === 'equality' || theme === 'injustice') && weight >= CLEAR)
  if (anger === undefined || wrong === undefined || anger.weight <= wrong.weight) return [...themes]
  const swapped = new Map([
    [anger.theme, wrong.weight],
    [wrong.theme, anger.weight],
  ])
  return themes.map(({ theme, weight }) => ({ theme, weight: swapped.get(theme) ?? weight }))
}

/** Themes of a text, heaviest first: the lexicon's word and that of the examples. */
const themesOf = (tokens: readonly Token[]): Weighted[] =>
  weigh(tokens, lexiconOf(tokens), opinionOf(withoutGreeting(tokens)))

/** From here on examples alone make an intent, if no theme is nearer. */
const SURE_INTENT = 0.18
const SURE_IN_TALK = 0.45
/** A pattern may be met by chance ('case', 'periods'); where the examples see nothing of it and a theme plainly, it was. */
const BY_CHANCE = 0.12

type Judged = {
  themes: Weighted[]
  /** what the lexicon alone finds */
  listed: Weighted[]
  /** how near the examples see the nearest theme: about 1 is certain */
  nearest: number
  intent: Intent | null
}

/** What a message is by itself: the themes in it, and whether it is a question to scripture at all. */
export function judge(
  tokens: readonly Token[],
  opinion: ReadonlyMap<Label, number>,
  { goesOn = false, talking = false }: { goesOn?: boolean; talking?: boolean } = {},
): Judged {
  const listed = lexiconOf(tokens)
  const themes = weigh(tokens, listed, opinion)
  const byPattern = intentOf(tokens, listed)
  const said = (intent: Intent) => opinion.get(intent) ?? 0
  const nearest = Math.max(...THEMES.map((theme) => opinion.get(theme) ?? 0))
  if (byPattern !== null) {
    const doubtful = SOFT.includes(byPattern) && said(byPattern) < BY_CHANCE && nearest > 0.4
    return { themes, listed, nearest, intent: doubtful ? null : byPattern }
  }
  // 'tell me more' is said in the middle of any matter
  if (goesOn) return { themes, listed, nearest, intent: null }
  const most = listed[0]?.weight ?? 0
  // in the middle of a talk a few words mean what it is about: 'will she see me?' of the dead is no wish to be told the future
  const sure = talking ? SURE_IN_TALK : SURE_INTENT
  const [best] = INTENTS.filter((intent) => said(intent) >= sure && said(intent) > nearest)
    .filter((intent) => intent !== 'invention' || (said(intent) >= SURE_INVENTION && most < PLAIN))
    .filter((intent) => !POLITE.includes(intent) || (most < CLEAR && said(intent) >= SURE_POLITE))
    .sort((a, b) => said(b) - said(a))
  return { themes, listed, nearest, intent: best ?? null }
}

/** What is said around a matter ('a verse about anger, please, and thank you') is no intent beside it. */
const POLITE: readonly Intent[] = ['greeting', 'thanks', 'verse']
const SURE_POLITE = 0.25
/** 'A verse about anger' is near to 'make up a verse about anger' for anything that counts words. */
const SURE_INVENTION = 0.3

/** Intents whose patterns look at the matter spoken of, and not at what is asked of the guide. */
const SOFT: readonly Intent[] = ['legal', 'medical', 'ritual', 'outside', 'prediction', 'thanks', 'verse']

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

/** Themes that a mere mention of somebody calls up. */
const KIN: readonly Theme[] = ['parents', 'children', 'family', 'marriage', 'loneliness']

/** So faint a sign of danger is passed over where a matter is as plain as this. */
const FAINT = 0.45
const MATTER = 0.35

/** How far back to look for what a follow-up is about. */
const LOOK_BACK = 3

const add = (first: readonly Weighted[], second: readonly Weighted[], factor: number): Weighted[] => {
  const sum = new Map(first.map(({ theme, weight }) => [theme, weight]))
  for (const { theme, weight } of second) sum.set(theme, (sum.get(theme) ?? 0) + weight * factor)
  return Array.from(sum, ([theme, weight]) => ({ theme, weight })).sort(heaviestFirst)
}

/** A theme said so plainly needs nothing from before, however the message begins. */
const PLAIN = 4
/** So much the lexicon gives for a word that means one matter only. */
const LISTED = 4
/** A message of so few words hardly says its whole matter. */
const SHORT = 12

/** An earlier message of the same person, and its own themes. */
type Before = { readonly tokens: readonly Token[]; readonly themes: Weighted[] }

/**
 * What the messages before were about, the nearest first: each follow-up carries on what stood before it, so the thread
 * holds over 'tell me more' and 'and my father?', and ends where somebody turned to something else.
 */
function carriedBy(before: readonly Before[]): Weighted[] {
  const [last, ...earlier] = before
  if (last === undefined) return []
  const { themes: own, tokens } = last
  if (turnsAway(views(tokens)) || earlier.length === 0) return own
  if (isFollowUp(tokens) || (own[0]?.weight ?? 0) < CLEAR) return add(carriedBy(earlier), own, 0.8)
  return own
}

/**
 * Reads a message in its conversation. Pure; never throws, whatever is typed. `history` is oldest first and may or may
 * not end with the message itself.
 */
export function understand(message: string, history: readonly Turn[]): Understanding {
  const tokens = tokenise(message)
  const before = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .filter((content, at, all) => !(at === all.length - 1 && content === message))
    .slice(-LOOK_BACK)
    .reverse()
    .map((content): Before => {
      const tokens = tokenise(content)
      return { tokens, themes: themesOf(tokens) }
    })
  const last = before[0]?.tokens ?? []

  const { danger, care, near, heavy, chance } = recognise(tokens)
  const leans = isFollowUp(tokens)
  const {
    themes: own,
    listed,
    nearest,
    intent,
  } = judge(tokens, opinionOf(withoutGreeting(tokens)), {
    goesOn: before.length > 0 && leans,
    talking: before.length > 0,
  })
  const weight = own[0]?.weight ?? 0
  const anew = turnsAway(views(tokens))
  // 'another verse, please' after a matter is a follow-up; as a first message it asks for any verse
  const wantsMore = intent === 'verse' && weight < PLAIN
  const mayLean = before.length > 0 && danger === null && (intent === null || wantsMore) && !anew && tokens.length > 0
  const carried = mayLean ? carriedBy(before) : []
  const hasMatter = (carried[0]?.weight ?? 0) >= CLEAR
  const goes = leans || wantsMore
  const followUp = hasMatter && (goes || weight < CLEAR)
  const content = followUp ? [...tokens, ...last] : tokens
  const newPerson = followUp ? personIn(tokens, last) : null
  // 'and what about my father?' names somebody, and no new matter
  const onlyPerson = newPerson !== null && own.every(({ theme, weight }) => weight < PLAIN || KIN.includes(theme))
  const themes = themesIn(own, carried, {
    followUp,
    goes: goes && !onlyPerson,
    onlyPerson,
    isListed: listed.some(({ theme, weight }) => theme === own[0]?.theme && weight >= LISTED),
    short: hasMatter && tokens.length <= SHORT,
  })
  return {
    themes,
    intent: wantsMore && followUp ? null : intent,
    danger,
    care,
    near: near && !(chance < FAINT && nearest >= MATTER),
    heavy,
    fragile: danger === null && before.some((earlier) => recognise(earlier.tokens).danger === 'selfHarm'),
    carried,
    behind: before.flatMap(({ themes }) => themes).filter(({ weight }) => weight >= CLEAR),
    again: hasMatter && carried[0]?.theme === themes[0]?.theme,
    newPerson,
    words: content.map((t) => t.text),
    tokens,
  }
}

type Leaning = {
  readonly followUp: boolean
  readonly goes: boolean
  readonly onlyPerson: boolean
  /** a word of the lexicon names the matter */
  readonly isListed: boolean
  readonly short: boolean
}

/** A message's own matter, and the one before it as far as it leans on that. */
function themesIn(
  own: readonly Weighted[],
  carried: readonly Weighted[],
  { followUp, goes, onlyPerson, isListed, short }: Leaning,
): Weighted[] {
  const weight = own[0]?.weight ?? 0
  const said = weight >= PLAIN || isListed
  // a follow-up that names its own matter keeps it in front; 'and my father?' hardly does
  if (followUp && !onlyPerson && said)
    return add(own, carried, Math.min(0.4, (0.6 * weight) / (carried[0]?.weight ?? weight)))
  if (followUp) return add(carried, own, onlyPerson ? 0.2 : goes && weight >= CLEAR ? 0.9 : 0.6)
  return short ? add(own, carried, 0.2) : [...own]
}

/** The person a follow-up brings in, if the message before did not speak of them. */
function personIn(tokens: readonly Token[], before: readonly Token[]): Relation | null {
  const person = tokens.length <= SHORT ? relationIn(tokens) : null
  return person === null || relationIn(before) === person ? null : person
}
