import GREETED from './answers/greetings.json' with { type: 'json' }
import type { Theme } from './corpus.ts'
import { type Fact, factsOf, MOURNING, mournedIn, tellsOfDeath } from './danger/facts.ts'
import { INTENTS, type Intent } from './intentNames.ts'
import { TAUGHT } from './lookup/doctrine.ts'
import { normalise, type Token, tokenise } from './normalise.ts'
import { views } from './pattern.ts'
import type { Turn } from './question.ts'
import { FAMILIES, FAMILY_AT } from './readings/families.ts'
import { READINGS } from './readings/list.ts'
import { chancesOf, FIRST_TAUGHT, type Opinion, opinionOf } from './readings/model.ts'
import { WORDS } from './readings/readingWords.ts'
import { softmax } from './readings/train.ts'
import { remembered } from './remembered.ts'
import { AT } from './thresholds.ts'

/** A reading and how likely it is meant, 0 to 1. */
export type Chance = { readonly id: string; readonly chance: number }

/**
 * How well a message was heard, by chances as measured on messages kept apart: where a reading is *sure*, it is answered;
 * where only its family is *likely*, that is answered, with the readings beside it; all else is *unsure* and asked back
 * (D38).
 */
type Band = 'sure' | 'likely' | 'unsure'

/** What the guide heard in a message. Pure data. */
export type Heard = {
  readonly tokens: readonly Token[]
  /** the likeliest first; the first eight */
  readonly readings: readonly Chance[]
  /** the likeliest families of readings, the likeliest first: what the message is about in the large */
  readonly families: readonly Chance[]
  readonly band: Band
  /** whether enough of its words are known */
  readonly known: boolean
  readonly intent: Intent | null
  /** the likeliest teaching question */
  readonly teaching: Chance | null
  /** of the person, from the whole conversation */
  readonly facts: ReadonlySet<Fact>
  /** themes of what they told before, for choosing with care */
  readonly behind: readonly Theme[]
  /** says no matter of its own, and was heard together with the message before: it is asked about (D44) */
  readonly leans: boolean
}

/** What somebody who taps a button sends is that reading, and nothing else. */
const taps = new Map(
  Array.from(WORDS).flatMap(([id, { ask }]) => Object.values(ask).map((text) => [normalise(text).trim(), id] as const)),
)

/** The reading whose button a message is, word for word. */
export const tappedIn = (message: string): string | undefined => taps.get(normalise(message).trim())

const foldsOf = (list: string) => new Set(tokenise(list).map(({ fold }) => fold))
const GREETINGS = foldsOf(GREETED.words)
const FILLERS = foldsOf(GREETED.fillers)
/** A message without the greeting before it: what 'Sat Sri Akal ji, …' begins is about its matter, not about greeting. */
function withoutGreeting(tokens: readonly Token[]): readonly Token[] {
  const begins = tokens.findIndex(({ fold }) => !GREETINGS.has(fold) && !FILLERS.has(fold))
  return begins > 0 && tokens.slice(0, begins).some(({ fold }) => GREETINGS.has(fold)) ? tokens.slice(begins) : tokens
}
const isGreeting = (tokens: readonly Token[]): boolean =>
  tokens.some(({ fold }) => GREETINGS.has(fold)) && tokens.every(({ fold }) => GREETINGS.has(fold) || FILLERS.has(fold))

/**
 * What the examples say is worth so much, as a logarithm: fitted on messages that nothing was learnt from (eval/README.md), so
 * that of ten heard with a chance of 0.7 seven are right. What they say of a long message is spread over more words: from so
 * many on it counts more, by this power.
 */
const WORTH = { examples: 14, from: 15, power: 0.1 } as const
/**
 * That somebody has died, in words that mean nothing else, speaks so much for mourning, and for mourning the one who is named;
 * where no word says it, as much against: nobody whose father is well again ('papa theek ho gaye') mourns him.
 */
const MOURNED = 3

/** How likely each reading is. */
function chancesIn(tokens: readonly Token[], { scores }: Opinion): Float64Array {
  const worth = WORTH.examples * Math.max(1, tokens.length / WORTH.from) ** WORTH.power
  const message = views(tokens)
  const isTold = tellsOfDeath(message)
  const named = isTold ? mournedIn(message) : []
  const chances = Float64Array.from(READINGS, ({ id, themes }, at) => {
    const isMourning = MOURNING.includes(id)
    const isFor = isTold && themes[0] === 'grief' && (!isMourning || named.length !== 1 || named[0] === id)
    const told = isFor ? MOURNED : isMourning ? -MOURNED : 0
    return worth * (scores[at] as number) + told
  })
  softmax(chances)
  return chances
}

/** How likely the likeliest reading is, 0 to 1, among readings alone. */
export const likeliestIn = (tokens: readonly Token[]): number =>
  Math.max(...chancesIn(tokens, opinionOf(withoutGreeting(tokens))))

/** 'asdf', '12345', '???': nothing in it asks anything. */
const isEmpty = (tokens: readonly Token[]): boolean =>
  tokens.every(
    ({ text, script }) =>
      script === 'other' ||
      text.length === 1 ||
      (script === 'latin' && /^[^aeiouy]*$|(.)\1{3,}|[^aeiouy]{5,}/.test(text)),
  )

/** In the middle of a talk a few words mean what it is about, but for these: 'will she see me?' of the dead is no wish to know the future. */
const ANYWHERE: readonly Intent[] = ['greeting', 'thanks', 'identity', 'insult']

/** Small talk: as the examples say it, where they see no reading as clearly. Who asks what answers gets that, whatever greets. */
function smallTalkIn(tokens: readonly Token[]): { intent: Intent; chance: number } | null {
  if (tokens.length > AT.smallTalkWords) return null
  // 'Are you Guru Nanak?' is made of words that greet
  const whole = likeliestTalk(tokens)
  if (whole?.intent === 'identity') return whole
  if (isGreeting(tokens)) return { intent: 'greeting', chance: 1 }
  return isEmpty(tokens) ? { intent: 'unclear', chance: 1 } : likeliestTalk(withoutGreeting(tokens))
}
function likeliestTalk(tokens: readonly Token[]): { intent: Intent; chance: number } | null {
  const labels = chancesOf(opinionOf(tokens))
  const matter = Math.max(...labels.slice(0, READINGS.length))
  const said = INTENTS.map((intent, at) => ({ intent, chance: labels[READINGS.length + at] as number }))
  const [first] = said.sort((a, b) => b.chance - a.chance)
  if (first === undefined || first.chance <= matter) return null
  return first.chance >= (first.intent === 'thanks' ? AT.thanks : AT.smallTalk) ? first : null
}

const teachingIn = (labels: Float64Array): Chance | null =>
  TAUGHT.reduce<Chance | null>((best, { id }, at) => {
    const chance = labels[FIRST_TAUGHT + at] as number
    return best === null || chance > best.chance ? { id, chance } : best
  }, null)

function bandOf(reading: Chance | undefined, family: number): Band {
  const chance = reading?.chance ?? 0
  if (reading?.id === 'goodNews') return chance >= AT.joy ? 'sure' : 'unsure'
  return chance >= AT.sure ? 'sure' : family >= AT.likely ? 'likely' : 'unsure'
}

/** The three likeliest families: each is as likely as its readings together. */
function familiesIn(chances: Float64Array): Chance[] {
  const sums = new Float64Array(FAMILIES.length)
  for (const [at, chance] of chances.entries())
    sums[FAMILY_AT[at] as number] = (sums[FAMILY_AT[at] as number] ?? 0) + chance
  return FAMILIES.map(({ id }, at) => ({ id, chance: sums[at] as number }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, 3)
}

type Alone = Omit<Heard, 'intent' | 'facts' | 'behind' | 'leans'> & {
  readonly smallTalk: ReturnType<typeof smallTalkIn>
}

/** What a message says by itself. A conversation's messages are heard again with each new one. */
const heardAlone = remembered(
  (message: string) => message,
  (message): Alone => {
    const tokens = tokenise(message)
    const tapped = tappedIn(message)
    if (tapped !== undefined) {
      const readings = [{ id: tapped, chance: 1 }]
      return { tokens, readings, families: [], band: 'sure', known: true, smallTalk: null, teaching: null }
    }
    const opinion = opinionOf(withoutGreeting(tokens))
    const chances = chancesIn(tokens, opinion)
    const labels = chancesOf(opinion)
    const readings = Array.from(chances, (chance, at) => ({ id: READINGS[at]?.id ?? '', chance }))
      .sort((a, b) => b.chance - a.chance)
      .slice(0, 8)
    const families = familiesIn(chances)
    const known = opinion.known >= AT.known
    return {
      tokens,
      readings,
      families,
      band: known ? bandOf(readings[0], families[0]?.chance ?? 0) : 'unsure',
      known,
      smallTalk: smallTalkIn(tokens),
      teaching: teachingIn(labels),
    }
  },
)

/** How far back what was told of the person counts. */
const FACTS_BACK = 6
const THEMES_BACK = 3

/**
 * Hears a message in its conversation: one that says no matter of its own together with the one before. Pure; never throws,
 * whatever is typed. `history` is oldest first and may or may not end with the message itself.
 */
export function hear(message: string, history: readonly Turn[]): Heard {
  const before = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .filter((content, at, all) => !(at === all.length - 1 && content === message))
  const { smallTalk, ...own } = heardAlone(message)
  const last = before.at(-1)
  const isMeant =
    smallTalk !== null &&
    (last === undefined || ANYWHERE.includes(smallTalk.intent) || own.tokens.length > AT.talkWords)
  const isOwn =
    last === undefined ||
    isMeant ||
    (own.band !== 'unsure' && own.tokens.length > AT.bare) ||
    tappedIn(message) !== undefined
  const { smallTalk: _, ...heard } = isOwn ? { smallTalk, ...own } : heardAlone(`${last}\n${message}`)
  return {
    ...heard,
    tokens: own.tokens,
    intent: isMeant ? smallTalk.intent : null,
    facts: factsOf([...before.slice(-FACTS_BACK), message]),
    behind: before.slice(-THEMES_BACK).flatMap((content) => themeOf(heardAlone(content))),
    leans: !isOwn,
  }
}
const themeOf = ({ readings: [first] }: Alone): Theme[] =>
  first !== undefined && first.chance >= AT.likely
    ? (READINGS.find(({ id }) => id === first.id)?.themes.slice(0, 1) ?? [])
    : []
