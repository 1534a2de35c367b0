import { aboutLastIn } from './aboutLast.ts'
import { aboutVerseIn } from './aboutVerse.ts'
import {
  type Asked,
  answerAboutLast,
  answerAboutVerse,
  answerDoctrine,
  answerIntent,
  answerMatter,
  lastVerse,
  namesWordOf,
} from './answers.ts'
import { compose } from './compose.ts'
import { CORPUS, type Language, type SpiritualReference, type Tradition, type Verse } from './corpus.ts'
import { type At, helpFor, standAgainst } from './danger/help.ts'
import { contemptIn, lately, type Need, needIn } from './danger/need.ts'
import { doctrineIn, taughtIn } from './doctrine.ts'
import { type Heard, hear, type Listened, overheard, type Turn } from './hear.ts'
import type { CareKind } from './helplines.ts'
import type { Intent } from './intentNames.ts'
import { languageOf } from './language.ts'
import { lookupAnswer } from './lookup/answer.ts'
import { type Found, lookUp, ready, readySense, type Told, toldOf } from './lookup/index.ts'
import { normalise } from './normalise.ts'
import { readModel } from './readings/model.ts'
import { STILL_HERE } from './safety.ts'
import { fresh, saidIn } from './said.ts'

export type Question = {
  message: string
  tradition: Tradition
  /**
   * The language sent with the message (D9). The reply is in the language and script of the message itself; this one
   * decides where the message does not tell: romanised Punjabi or Hindi, one word, a sign (D32).
   */
  language: Language
  /** earlier turns, oldest first */
  history: Turn[]
  /** the originals of verses already quoted in this conversation; several verses of one Ang share its reference */
  avoid: string[]
  /** where the seeker's client is, ISO 3166 alpha-2 (D36); India where nothing is known */
  country?: string
  /** how often the guide asked back in this conversation so far (D38: at most twice); none where left out */
  asked?: number
}

export type Answer = {
  /** plain text, paragraphs separated by a blank line (D16) */
  content: string
  /** the quoted verses, exact, in the order of the reply (D17, D26) */
  references: SpiritualReference[]
  /** the main theme, a special intent, or `safety`; at most 40 characters */
  category: string
  /** 0 to 1: how sure the guide is that the verse meets the question */
  confidence: number
  /** a need that the reply speaks to (D36): the app shows the lines that fit it; certain where the message itself says it */
  care?: { kind: CareKind; certain: boolean }
  /** 1 to 3 other readings, at most 200 characters each (D38): a tap sends that text as the seeker's message */
  suggestions?: string[]
  /** the reply asks back and quotes nothing (D38): it costs no free message */
  asks?: true
}

/** Answers a seeker from scripture. The one seam between the server and whoever writes the answer. */
export interface Guide {
  answer(question: Question, signal?: AbortSignal): Promise<Answer>
}

/** A story is no look-up, no question on the passage before it, and asks for no definition. */
const STORY = 60

/** Paragraphs and one passage chosen by hand, as a reply. */
function around(
  { paragraphs, verse }: { paragraphs: readonly string[]; verse: Verse | null },
  { tradition, language }: At,
) {
  return compose({ opening: paragraphs, verses: verse === null ? [] : [verse], closing: [] }, tradition, language)
}

/** Help first, and the lines to call (D36). */
const answerNeed = (need: Need, at: At): Answer => ({
  ...around(helpFor(need, at), at),
  category: need.certain ? 'safety' : 'care',
  confidence: need.certain ? 0.95 : 0.6,
  care: { kind: need.kind, certain: need.certain },
})

/** Danger, and contempt for people: answered before anything else is looked at (D27). */
function answerFirst({ message, history }: Asked, at: At, sure: boolean): Answer | null {
  const need = needIn(message, history)
  if (need !== null) return answerNeed(need, sure || at.language === 'english' ? at : { ...at, beside: 'english' })
  const contempt = contemptIn(message)
  return contempt === null ? null : { ...around(standAgainst(contempt, at), at), category: 'equality', confidence: 0.9 }
}

const looked = (found: Found, at: At, confidence: number): Answer => {
  const { content, references } = lookupAnswer(found, at)
  return { content, references, category: 'lookup', confidence }
}

/** From this chance on a reading speaks of a life. */
const OF_LIFE = 0.5

/** Who says so much of a passage without asking for it says its words, and tells of no life. */
const PLAIN = 0.66

const answerTold = ({ passages }: Told, at: At): Answer =>
  looked({ kind: 'line', passages, exact: false, told: true }, at, 0.8)

/** A place, a line, or a passage told of; null where nothing is looked up. */
function answerLookUp({ message, tradition, avoid, heard }: Asked, at: At): Answer | null {
  if (heard.tokens.length > STORY) return null
  const found = lookUp(message, tradition, avoid)
  if (found === null) {
    const told = toldOf(heard.tokens, tradition)
    return told !== null && (told.asked || told.share >= PLAIN) ? answerTold(told, at) : null
  }
  // that nobody knows such a sentence is no reason to leave out the number to call
  return found.kind === 'notInText' && found.elsewhere === undefined ? null : looked(found, at, 0.95)
}

/** A place in scripture, the passage before, an idea; null for everything else. */
function answerAsked(asked: Asked, at: At): Answer | null {
  const { message, tradition, avoid, heard } = asked
  if (heard.tokens.length > STORY) return null
  const found = lookUp(message, tradition, avoid)
  const last = lastVerse(asked)
  // 'where is it written?' is about the passage before, and no sentence that is not to be found
  const isFound = found !== null && (last === undefined || found.kind !== 'notInText' || found.elsewhere !== undefined)
  if (isFound) return looked(found, at, 0.95)
  if (last !== undefined) {
    const part = aboutLastIn(heard.tokens)
    if (part !== null) return answerAboutLast(asked, last, part)
    const verse = aboutVerseIn(heard.tokens)
    if (verse === 'meaning' && namesWordOf(last, heard.tokens)) return answerAboutLast(asked, last, { kind: 'word' })
    if (verse !== null) return answerAboutVerse(asked, last, verse)
  }
  const told = toldOf(heard.tokens, tradition)
  if (told?.asked === true) return answerTold(told, at)
  if (heard.intent !== null && OF_THE_GUIDE.includes(heard.intent)) return null
  const idea = doctrineIn(heard.tokens, tradition) ?? taughtIn(heard.tokens, heard.teaching, tradition)
  if (idea !== null) return answerDoctrine(asked, idea)
  // who only says what a passage says asks for nothing else, unless it is said of a life
  const isOfLife = (heard.readings[0]?.chance ?? 0) >= OF_LIFE && (told?.share ?? 0) < PLAIN
  return told === null || isOfLife ? null : answerTold(told, at)
}

/** 'What is your name?' asks for no idea called name. */
const OF_THE_GUIDE: readonly Intent[] = ['identity', 'claim', 'invention', 'insult', 'greeting', 'thanks', 'prediction']

/**
 * Somebody who lately was in danger is welcomed back, and the way to help stays in sight (D27). What was only likely, and
 * is not borne out by what they write next, is not held against them.
 */
function gently(asked: Asked, answer: Answer): Answer {
  if (lately(asked.history)?.certain !== true) return answer
  const { welcome, still } = STILL_HERE[asked.language]
  return { ...answer, content: [fresh(welcome, asked.said, ''), answer.content, still].join('\n\n') }
}

/** What was made of a question: its answer, or null where its matter is still to be answered. */
export type Understood = { readonly asked: Asked; readonly at: At; readonly settled: Answer | null }

/** Everything that comes before the matter itself. */
export function understand(question: Question): Understood {
  const { message, history, tradition, country } = question
  const { language, sure } = languageOf(message, question.language)
  const replies = history.filter(({ role }) => role === 'other').map(({ content }) => content)
  const heard: Heard = hear(message, history)
  const said = saidIn(replies, tradition, language)
  const asked: Asked = { ...question, language, heard, said, seed: normalise(message) }
  const at: At = { language, tradition, said, seed: asked.seed, ...(country === undefined ? {} : { country }) }
  if (heard.tapped) return { asked, at, settled: answerMatter(asked) }
  const first = answerFirst(asked, at, sure)
  if (first !== null) {
    // 'which verse says that nobody is an enemy': what only sounds like danger is looked up where it asks for that
    const found = first.care?.certain === false ? answerLookUp(asked, at) : null
    return { asked, at, settled: found ?? first }
  }
  const { intent } = heard
  const answer =
    answerAsked(asked, at) ?? (intent === null || intent === 'unclear' ? null : answerIntent(asked, intent))
  return { asked, at, settled: answer === null ? null : gently(asked, answer) }
}

/** The answer, by what somebody who listened along says of the matter, or by what the guide heard itself. */
export function finish({ asked, at, settled }: Understood, listened: Listened | null): Answer {
  if (settled !== null) return settled
  if (listened !== null && listened.need !== null)
    return answerNeed({ kind: listened.need, certain: false, person: 'self' }, at)
  const heard = listened === null ? asked.heard : overheard(asked.heard, listened)
  return gently(asked, answerMatter({ ...asked, heard }))
}

/**
 * The built-in guide: no network, no chance, no state. The same question in the same conversation always gets the same
 * answer. In order: what was tapped, danger, contempt, a place in scripture, the passage before, an idea, what is no
 * question, the matter itself.
 * @throws {DOMException} AbortError, only if `signal` is aborted already
 */
export function createGuide(): Guide {
  readModel()
  ready()
  readySense()
  if (CORPUS.sikh.length === 0 || CORPUS.hindu.length === 0) throw new Error('the corpus is empty')
  return {
    async answer(question, signal) {
      signal?.throwIfAborted()
      return finish(understand(question), null)
    },
  }
}
