import { likeliestIn } from '../hear.ts'
import type { CareKind } from '../helplines.ts'
import { endsOfList, type Token, tokenise } from '../normalise.ts'
import { Views, views } from '../pattern.ts'
import type { Turn } from '../question.ts'
import { NEEDS, type NeedKind, type Needs, needsIn } from '../readings/model.ts'
import { disclosedIn } from './disclosed.ts'
import { aboutMyself, dangerIn } from './outright.ts'
import { EMERGENCY_FRAMES, type Emergency, said, WHAT } from './phrases.ts'
import { deniesIt, sentencesOf, windowsOf } from './sentences.ts'
import { type Signs, weigh } from './weigh.ts'

/**
 * What a message needs before anything else (issue 16, part 1). `certain`: the message itself says it, so the words are
 * unconditional. `what` says more of an emergency (phrases.ts), or 'minor' under blackmail.
 */
export type Need = {
  readonly kind: CareKind
  readonly certain: boolean
  /** who writes: the sufferer, a child, somebody who helps, somebody who harms */
  readonly person: 'self' | 'child' | 'helper' | 'doer'
  readonly what?: string
}

// what each is stands in phrases/*.txt
const ABOUT_CHILD = said('ABOUT_CHILD')
const ABOUT_TO = said('ABOUT_TO')
const AFRAID = said('AFRAID')
const BELITTLED = said('BELITTLED')
const BLACKMAIL = said('BLACKMAIL')
const CALM = said('CALM')
const CHILD = said('CHILD')
const CONCERN = said('CONCERN')
const EATING = said('EATING')
const ELDER_BEATS = said('ELDER_BEATS')
const FIGURE_OF_SPEECH = said('FIGURE_OF_SPEECH')
const GENERAL = said('GENERAL')
const GOES_ON = said('GOES_ON')
const GROWN = said('GROWN')
const HABIT = said('HABIT')
const HARM = said('HARM')
const HAS_DIED = said('HAS_DIED')
const HER = said('HER')
const I_DO = said('I_DO')
const I_FAINTED = said('I_FAINTED')
const KIN = said('KIN')
const LATELY = said('LATELY')
const LONG_PAST = said('LONG_PAST')
const LOSS = said('LOSS')
const ME = said('ME')
const MINOR = said('MINOR')
const NEVER_STRUCK = said('NEVER_STRUCK')
const NOT_HERE = said('NOT_HERE')
const NOW = said('NOW')
const ONLY_ME = said('ONLY_ME')
const OTHERS_BODY = said('OTHERS_BODY')
const PANIC = said('PANIC')
const PLAINLY = said('PLAINLY')
const SELF_HARM = said('SELF_HARM')
const SHE_EATS = said('SHE_EATS')
const STILL = said('STILL')
const STILL_NEAR = said('STILL_NEAR')
const STRANGLED = said('STRANGLED')
const VIOLENCE = said('VIOLENCE')
const WORD_OF_HELP = said('WORD_OF_HELP')
const WORD_OF_HELP_ROUND = said('WORD_OF_HELP_ROUND')

/** Kinds as they go before one another. */
const ORDER: readonly CareKind[] = [
  'emergency',
  'selfHarm',
  'child',
  'blackmail',
  'violence',
  'harm',
  'eating',
  'concern',
  'loss',
]

/** Two sentences so short may say together what neither says. */
const PAIR = 30

/** What the whole message tells of the writer, beside the sentence that is looked at. */
type About = {
  readonly minor: boolean
  readonly grown: boolean
  readonly died: boolean
  readonly panic: boolean
  /** whoever did it is still about */
  readonly near: boolean
  /** it is told as something left behind */
  readonly calm: boolean
  /** an emergency frame met something that is over by now, or only meant to happen */
  readonly isOver?: true
}

/** A cry for help of so few words leans on what was said before. */
const CRY = 9

const FIRST = new Set('i im ive main mai maine mainu mujhe menu मैं मैंने मुझे ਮੈਂ ਮੈਨੂੰ mai me mein id'.split(' '))
const KIN_EN = new Set(
  'father dad papa mother mom mum mummy husband wife son daughter brother sister friend baby child kid boy girl grandfather grandmother grandpa grandma dada dadi nana nani uncle aunt cousin man woman someone somebody roommate neighbour he she him her his infant newborn toddler'.split(
    ' ',
  ),
)

/** Whose body it is: the first that is named. */
function whoseBody(tokens: readonly Token[], what: string): 'self' | 'helper' {
  const others = ['baby', 'stroke', 'seizure', 'unconscious', 'choking', 'breathing'].includes(what)
  let own = -1
  let other = -1
  for (const [at, one] of tokens.entries()) {
    if (own < 0 && FIRST.has(one.text)) own = at
    if (other < 0 && (one.script === 'latin' ? KIN_EN.has(one.text) || KIN(views([one])) : KIN(views([one])))) {
      other = at
    }
  }
  if (what === 'attack') return 'self'
  if (what === 'place') return OTHERS_BODY(viewOf(tokens)) ? 'helper' : 'self'
  if (own < 0 && OTHERS_BODY(viewOf(tokens))) return 'helper'
  if (['chest', 'means'].includes(what) && own < 0 && !OTHERS_BODY(viewOf(tokens))) return 'self'
  // 'my chest', 'the rope is tied to the fan', 'haath ki nas kaat li': nobody else is named
  if (other < 0 && own < 0) return what === 'baby' ? 'helper' : 'self'
  if (other < 0) return what === 'baby' ? 'helper' : 'self'
  if (own < 0 || others) return 'helper'
  return own < other ? 'self' : 'helper'
}

const person = (kind: CareKind, view: Views): Need['person'] => {
  if (kind === 'concern' || kind === 'loss') return 'helper'
  if (kind === 'harm') return 'doer'
  if (kind === 'violence') return HER(view) && !ONLY_ME(view) ? 'helper' : 'self'
  if (kind === 'eating') return HER(view) || SHE_EATS(view) ? 'helper' : 'self'
  return 'self'
}

const ENGLISH = new Set(
  'i my and of was that it its she for with not you have had we they are but his her when what from im dont this there been will would about because who him just an if how were am our your their said says cant didnt wont isnt some any more very them at'.split(
    ' ',
  ),
)
const ROUND = new Set(
  'hai ka ki ko se nahi nhi mujhe main mai da di de nu te ch vich ne ho kar karda karta raha rahi reha haan hu hun mera meri mere ton naal nal bahut kya aa ni ke kuch gaya gayi hain tha thi si ohnu oh wo woh mainu v vi bhi hi sab par ik ek ye eh'.split(
    ' ',
  ),
)

function viewOf(tokens: readonly Token[]): Views {
  const known = seen.get(tokens)
  if (known !== undefined) return known
  const view = asRead(tokens)
  seen.set(tokens, view)
  return view
}
/** A sentence is looked at by its frames, and then by what the examples say of it. */
const seen = new WeakMap<readonly Token[], Views>()

/** An English sentence is not to be read as if it were Punjabi: 'she' and 'saah' sound alike. */
function asRead(tokens: readonly Token[]): Views {
  let english = 0
  let round = 0
  for (const { text, script } of tokens) {
    if (script !== 'latin') return views(tokens)
    if (ENGLISH.has(text)) english++
    if (ROUND.has(text)) round++
  }
  return new Views(tokens, english <= round)
}

/** Whether an emergency that a frame heard is one of this minute. */
function isNow(what: Emergency, view: Views): boolean {
  if (what === 'unconscious') return !I_FAINTED(view)
  if (what === 'breathing') return !STRANGLED(view) || NOW(view)
  return !(['poison', 'overdose'].includes(what) && ABOUT_TO(view))
}

/** One sentence: what it says, the gravest first. */
function inSentence(tokens: readonly Token[], about: About): Need | null {
  const view = viewOf(tokens)
  if (NOT_HERE(view) || FIGURE_OF_SPEECH(view)) return hardly(view, about)
  const past = LONG_PAST(view)
  const over = past && !(STILL(view) && !CALM(view))
  if (!past && about.isOver !== true) {
    const heard = EMERGENCY_FRAMES.find(([, matches]) => matches(view))
    if (heard !== undefined) {
      const [what] = heard
      if (about.panic && what === 'breathing') return null
      const who = whoseBody(tokens, what)
      // who tells of it themselves is awake, and whoever was strangled yesterday breathes: it is another danger
      if (!isNow(what, view)) {
        return who === 'helper' && ABOUT_TO(view)
          ? { kind: 'concern', certain: true, person: 'helper' }
          : inSentence(tokens, { ...about, isOver: true })
      }
      // somebody mourned elsewhere in the message does not make one's own overdose, or a cry for help, a memory
      if (who === 'self' || !about.died || NOW(view)) return { kind: 'emergency', certain: true, person: who, what }
      if (['poison', 'means'].includes(what)) return { kind: 'loss', certain: true, person: 'helper' }
    }
  }
  const own = aboutMyself(view)
  const old = dangerIn(view)
  const certainNeed = (kind: CareKind, who: Need['person'] = person(kind, view)): Need => ({
    kind,
    certain: true,
    person: who,
  })
  if (about.minor && !over && BELITTLED(view) && !PLAINLY(view))
    return { kind: 'child', certain: false, person: 'child' }
  const lost = LOSS(view) || old === 'loss'
  const worried = CONCERN(view) || old === 'concern'
  const wishes = (SELF_HARM(view) || old === 'selfHarm') && (!AFRAID(view) || PLAINLY(view))
  if (!lost && !worried && wishes && !over) return certainNeed('selfHarm')
  if (own && wishes && !over) return certainNeed('selfHarm')

  const blackmail = BLACKMAIL(view)
  const touched = CHILD(view)
  const beaten = VIOLENCE(view) || (old === 'abuse' && (ME(view) || HER(view)) && !GENERAL(view))
  const harms = HARM(view)
  // told as past, and yet lately or by somebody who is still about
  const once = past && LATELY(view) && !HABIT(view)
  if ((touched || beaten) && (once || (over && about.near)) && !harms && !about.calm) {
    return about.minor
      ? { kind: 'child', certain: false, person: 'child' }
      : { kind: 'violence', certain: false, person: person('violence', view) }
  }
  if (touched && !over && !blackmail && !(harms && I_DO(view))) {
    if (ABOUT_CHILD(view)) return certainNeed('child', 'helper')
    return about.grown && !about.minor ? certainNeed('violence', 'self') : certainNeed('child', 'child')
  }
  if (blackmail)
    return { ...certainNeed('blackmail', about.minor ? 'child' : 'self'), ...(about.minor ? { what: 'minor' } : {}) }
  if (beaten && !over && !harms) {
    if (about.minor) return certainNeed('child', 'child')
    if (ELDER_BEATS(view) && !about.grown && !HER(view)) return certainNeed('child', 'child')
    return certainNeed('violence')
  }
  if (harms || old === 'harm') return over || (!harms && GENERAL(view)) ? null : certainNeed('harm')
  if (EATING(view) && !over) return certainNeed('eating')
  if (worried && !over) return certainNeed('concern')
  if (lost) return certainNeed('loss')
  return null
}

/** Inside a figure of speech or a question about scripture only the plainest words count. */
function hardly(view: Views, about: About): Need | null {
  const plain = PLAINLY(view) && !LONG_PAST(view)
  if (plain) return { kind: 'selfHarm', certain: true, person: 'self' }
  if (FIGURE_OF_SPEECH(view)) return null
  if (VIOLENCE(view) && ONLY_ME(view) && ME(view) && !LONG_PAST(view)) {
    return about.minor
      ? { kind: 'child', certain: true, person: 'child' }
      : { kind: 'violence', certain: true, person: 'self' }
  }
  if (LOSS(view)) return { kind: 'loss', certain: true, person: 'helper' }
  return HARM(view) ? { kind: 'harm', certain: true, person: 'doer' } : null
}

/** 'help, the water cleaner burns' and the like: which first aid is told, and whose body it is. */
function emergencyOf(tokens: readonly Token[], view: Views, certain: boolean): Need {
  const what = WHAT.find(([, matches]) => matches(view))?.[0]
  const who = whoseBody(tokens, what ?? 'unconscious')
  return { kind: 'emergency', certain: certain && what !== undefined, person: who, ...(what && { what }) }
}

/** Fewer words than this are no sentence that says anything by itself. */
const FEWEST = 5

/** In so many sentences the examples are looked for, and so many words are weighed together; the frames hear all of them. */
const MOST = { sentences: 200, words: 2_000 } as const

/** What each sentence, and each two that follow one another, say of needs, those that say most first. */
const saidIn = (found: readonly (readonly Token[])[]): Needs[] =>
  windowsOf(endsOfList(found, MOST.sentences))
    .filter((tokens) => {
      const view = viewOf(tokens)
      return (
        tokens.length >= FEWEST &&
        !(NOT_HERE(view) || FIGURE_OF_SPEECH(view) || LONG_PAST(view) || GENERAL(view) || AFRAID(view))
      )
    })
    .map(needsIn)
    .sort((a, b) => b.margin - a.margin)

/** A need whose kind is known, with the person: whose body it is, who tells, whether they are a child. */
function needOf(kind: NeedKind, certain: boolean, tokens: readonly Token[], about: About): Need | null {
  const view = viewOf(tokens)
  if (kind === 'violence') {
    const young = about.minor || ABOUT_CHILD(view)
    const who = ABOUT_CHILD(view) ? 'helper' : young ? 'child' : person('violence', view)
    return { kind: young ? 'child' : 'violence', certain, person: who }
  }
  if (kind === 'emergency') return about.died ? null : emergencyOf(tokens, view, certain)
  if (kind === 'blackmail')
    return { kind, certain, person: about.minor ? 'child' : 'self', ...(about.minor && { what: 'minor' }) }
  return { kind, certain, person: person(kind, view) }
}

/** Up to so many words a frame's sentence is nearly the whole message: plain words of danger are outweighed by nothing there. */
const PLAIN = 40
/** Nor anywhere, where its sentence says so much more for a need than for anything else. */
const OUTRIGHT = 0.75
/** Up to so many words where it is not certain. */
const SHORT = 15
/** A frame whose sentence says so much more for something else has met its words in another sense. */
const OTHERWISE = -0.6

/** Grief is told in the whole message; whether a body is in danger, in one sentence of it. */
function aboutOf(tokens: readonly Token[], told: readonly Token[]): About {
  const view = views(tokens)
  const before = views(told)
  const minor = MINOR(view) || MINOR(before)
  return {
    minor,
    grown: GROWN(view) && !minor,
    died: HAS_DIED(view),
    panic: PANIC(view),
    near: STILL_NEAR(view),
    calm: CALM(view),
  }
}

const LOOK_BACK = 6

const ownTurns = (history: readonly Turn[]): string[] =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-LOOK_BACK)
    .map(({ content }) => content)

const graver = (a: Need, b: Need): Need => (ORDER.indexOf(a.kind) <= ORDER.indexOf(b.kind) ? a : b)

type Framed = { readonly need: Need; readonly tokens: readonly Token[] }

/** What the frames say, sentence by sentence; the gravest, and where it stands. */
function framedIn(found: readonly (readonly Token[])[], about: About): Framed | null {
  let framed: Framed | null = null
  const known = new Set<string>()
  const hear = (tokens: readonly Token[]) => {
    // who writes one sentence over and over is heard once
    const { plain } = viewOf(tokens)
    if (known.has(plain)) return
    known.add(plain)
    const need = inSentence(tokens, about)
    if (need !== null && (framed === null || graver(framed.need, need) !== framed.need)) framed = { need, tokens }
  }
  for (const tokens of found) hear(tokens)
  if (framed !== null) return framed
  // 'He drinks. Then he hits me': what two sentences say together
  for (const [at, tokens] of found.entries()) {
    const next = found[at + 1]
    if (next !== undefined && tokens.length + next.length <= PAIR) hear([...tokens, ...next])
  }
  return framed
}

/** A sentence of so few words that speaks of one's own life or of a body says nothing besides. */
const BARE = 7

const isPlain = ({ need, tokens }: Framed): boolean =>
  need.certain && (PLAINLY(viewOf(tokens)) || (tokens.length <= BARE && ['selfHarm', 'emergency'].includes(need.kind)))

/** Where nothing is said. */
const NOTHING = -1.5

type Read = {
  readonly sentences: readonly (readonly Token[])[]
  readonly tokens: readonly Token[]
  readonly about: About
  readonly framed: Need | null
  /** in words that mean nothing else */
  readonly plain: boolean
  readonly signs: Signs
  /** the kind that the whole message and its plainest sentence say most for */
  readonly kind: NeedKind
}

function read(message: string, told: readonly string[]): Read | null {
  const found = sentencesOf(message)
  if (found.length === 0) return null
  const tokens = found.flat()
  const about = aboutOf(tokens, told.length === 0 ? [] : tokenise(told.join('\n')))
  const met = framedIn(found, about)
  const framed = met === null || isPlain(met) || needsIn(met.tokens).margin >= OTHERWISE ? met : null
  const together = endsOfList(tokens, MOST.words)
  const whole = needsIn(together)
  const [best, next] = saidIn(found)
  const sums = whole.scores.map((score, at) => score + (best?.scores[at] ?? score))
  return {
    sentences: found,
    tokens,
    about,
    framed: framed?.need ?? null,
    plain: framed !== null && isPlain(framed),
    signs: {
      framed: framed?.need.certain === true ? needsIn(framed.tokens).margin : null,
      whole: whole.margin,
      best: best?.margin ?? NOTHING,
      next: next?.margin ?? NOTHING,
      said: Math.max(...whole.scores),
      reading: likeliestIn(together),
      words: tokens.length,
    },
    kind: NEEDS[sums.indexOf(Math.max(...sums))] as NeedKind,
  }
}

/** What a message says for a need, as it is weighed (weigh.ts); null for one without words. */
export const signsIn = (message: string): Signs | null => read(message, [])?.signs ?? null

/** What is disclosed in plain words where nothing graver was heard; no news, no question in general, no denial. */
function disclosed(message: string, { sentences, about }: Read): Need | null {
  for (const tokens of sentences) {
    const view = viewOf(tokens)
    const kind = NOT_HERE(view) || FIGURE_OF_SPEECH(view) || GENERAL(view) ? null : disclosedIn(view)
    if (kind === null || (kind === 'selfHarm' ? deniesIt(message) : LONG_PAST(view) && !LATELY(view))) continue
    if (kind === 'violence' && about.minor) return { kind: 'child', certain: false, person: 'child' }
    return { kind, certain: false, person: person(kind, view) }
  }
  return null
}

/** Violence that is denied, or over since long: no line for this minute. */
const isOver = ({ kind }: Need, tokens: readonly Token[]): boolean => {
  const view = viewOf(tokens)
  return kind === 'violence' && !LATELY(view) && !GOES_ON(view) && (NEVER_STRUCK(view) || LONG_PAST(view))
}

function alone(message: string, told: readonly string[]): Need | null {
  const found = read(message, told)
  if (found === null) return null
  const need = weighed(found, message, told)
  return need === null || (!found.plain && isOver(need, found.tokens)) ? disclosed(message, found) : need
}

function weighed(found: Read, message: string, told: readonly string[]): Need | null {
  const { tokens, about, framed, plain, signs, kind } = found
  const isOutright = plain || (signs.framed ?? NOTHING) >= OUTRIGHT
  if (framed !== null && (isOutright || tokens.length <= (framed.certain ? PLAIN : SHORT))) return framed
  const weight = weigh(signs)
  if (weight === null) return null
  if (framed !== null) return framed
  // 'what do I say to her?' in the middle of a talk has few words of its own
  if (told.length > 0 && weight !== 'certain') return null
  if (kind === 'selfHarm' && deniesIt(message)) return null
  return needOf(kind, weight === 'certain', tokens, about)
}

/**
 * The gravest need that a message tells of; null for the many that tell of none. Read sentence by sentence, so that the
 * length of a message says nothing.
 * @param history earlier turns, oldest first: a child stays a child, and 'please help' leans on what was said before
 */
export function needIn(message: string, history: readonly Turn[]): Need | null {
  const told = ownTurns(history)
  const need = alone(message, told)
  const last = told.at(-1)
  if (need !== null || last === undefined) return need
  const tokens = tokenise(message)
  const view = views(tokens)
  if (tokens.length > CRY || !(WORD_OF_HELP(view) || WORD_OF_HELP_ROUND(view))) return null
  const before = alone(last, told.slice(0, -1))
  return before?.kind === 'emergency' ? before : null
}

/** Somebody who lately (in the last six of their turns) was in need and now writes of something else: the latest need. */
export function lately(history: readonly Turn[]): Need | null {
  const told = ownTurns(history)
  for (let at = told.length - 1; at >= 0; at--) {
    const need = alone(told[at] as string, told.slice(0, at))
    if (need !== null) return need
  }
  return null
}

export { type Contempt, contemptIn } from './contempt.ts'
