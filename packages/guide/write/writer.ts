import { answerHelpTap, answerNeed, careOf, helpTapsFor, needOf, placeOfHelp } from '../answers/danger.ts'
import { introOf, named, speakerIn } from '../compose.ts'
import { CORPUS, type SpiritualReference, toReference, type Verse } from '../corpus.ts'
import { type At, helpFor } from '../danger/help.ts'
import type { Need } from '../danger/need.ts'
import { bounded, createGuide } from '../guide.ts'
import type { CareKind } from '../helplines.ts'
import { languageOf } from '../language.ts'
import { lookupAnswer } from '../lookup/answer.ts'
import { type Found, lookUp } from '../lookup/index.ts'
import { isRequest } from '../lookup/request.ts'
import { tokenise } from '../normalise.ts'
import { type Answer, type Guide, messagesBefore, type Question } from '../question.ts'
import { SAYS } from '../taps.ts'
import { type Finding, findingIn, GRAVE, isTap, type Over, readyToCheck, sentencesOf, type Writes } from './checks.ts'
import { DRAFT, type Draft, type Fault, QUESTIONS, READING } from './draft.ts'
import { type Offer, toRead, toWrite, type Writing } from './prompt.ts'
import { type Ask, NoAnswer, type NoAnswerReason, type ServiceOptions, serviceOf } from './service.ts'

/** What became of a model's words, for the log: reasons, never what was asked or answered. */
export type News =
  /** a sentence was left out */
  | { kind: 'left out'; reason: Finding | 'said before' }
  /** the reply was written anew, or the built-in guide answered instead */
  | { kind: 'anew' | 'fallback'; reason: Finding | Fault | 'empty' | 'long' | NoAnswerReason }

export type WriterOptions = ServiceOptions & {
  /** How long both calls may take together, once more included, before the built-in guide answers, ms. */
  readonly timeoutMs: number
  /** How many passages the model is offered: all, or the best of our own ranking for a small one. */
  readonly offer: Offer
  onNews?(news: News): void
}

/** Who is in danger is not kept waiting: after so long the help stands alone, ms. */
export const DANGER_MS = 12_000
/** What a reply may have at most: characters of prose, and sentences beside the help in danger. */
const MOST = { characters: 1_600, inDanger: 3 } as const
/** Once, and once more with what was wrong. */
const TRIES = 2

/** A draft that may not be shown, and why; the words go to the model that wrote it, and nowhere else. */
class Unfit extends Error {
  override name = 'Unfit'
  readonly reason: Finding | Fault | 'empty' | 'long'
  constructor(reason: Unfit['reason'], detail: string) {
    super(detail)
    this.reason = reason
  }
}

const EXPLAINED: Readonly<Record<Finding, string>> = {
  hidden: 'hidden or disguised letters',
  outward: 'a number, link, markup or words for a machine',
  voice: 'somebody speaks in it (I, we, thou)',
  script: 'letters of another script',
  number: 'a number that the message does not have',
  place: 'a place in scripture',
  quoted: 'quotation marks',
  verse: 'a colon, dash, line break, or words set like verse',
  scripture: 'a line of scripture outside the passage',
  rendering: 'words of a passage outside the passage',
}

type Told = {
  readonly over: Over
  readonly said: readonly string[]
  onNews(news: News): void
  /** A need that the model heard, whatever becomes of its words. */
  need: Need | null
}

/** A text without the sentences that may not be shown. @throws {Unfit} where one of them makes the whole unfit */
function readOver(text: string, { over, said, onNews }: Told): string {
  const kept = sentencesOf(text).filter((sentence) => {
    const finding = findingIn(sentence, over)
    if (finding !== null && GRAVE.includes(finding)) throw new Unfit(finding, `${EXPLAINED[finding]}: ${sentence}`)
    const reason = finding ?? (said.some((reply) => reply.includes(sentence)) ? 'said before' : null)
    if (reason !== null) onNews({ kind: 'left out', reason })
    return reason === null
  })
  return kept.join(' ')
}

const orNull = (text: string | null, told: Told): string | null => (text === null ? null : readOver(text, told) || null)

/** A draft of which only what may be shown is left. @throws {Unfit} where too little is */
function checked(draft: Draft, told: Told): Draft {
  // what hides is hidden from whoever cuts it into sentences, too
  const reply = draft.reply.map((paragraph) => readOver(paragraph.trim(), told)).filter((text) => text !== '')
  if (reply.length === 0) throw new Unfit('empty', 'no sentence of it could be shown; read the rules of `reply` again')
  const parts = {
    why: orNull(draft.why, told),
    step: orNull(draft.step, told),
    ask: orNull(draft.ask, told),
  }
  const length = [...reply, ...Object.values(parts)].join('').length
  if (length > MOST.characters) throw new Unfit('long', 'it is far too long')
  return { ...draft, ...parts, reply, taps: draft.taps.filter((tap) => isTap(tap, told.over)).slice(0, 3) }
}

/** What a model's need is to the help texts: who is meant is told by the kind. */
const PERSON: Readonly<Record<CareKind, Need['person']>> = {
  emergency: 'helper',
  selfHarm: 'self',
  concern: 'helper',
  loss: 'helper',
  violence: 'self',
  child: 'helper',
  harm: 'doer',
  blackmail: 'self',
  eating: 'self',
}
const needIn = ({ need, certain }: Draft): Need | null =>
  need === 'none' ? null : { kind: need, certain, person: PERSON[need] }

/**
 * Either hears it (D43): what either is certain of is certain. Which need it is and whose, the model tells better, which reads
 * the whole; what first aid, our own.
 */
function heardBy(own: Need | null, model: Need | null): Need | null {
  if (own === null || model === null) return own ?? model
  if (own.certain && !model.certain) return own
  return own.kind === model.kind ? { ...own, certain: model.certain } : model
}

/** Who writes more words than this asks for more than a passage; in a talk a passage is rather asked about. */
const LOOK_UP = { first: 14, inTalk: 6 } as const

/** What a message looks up, and whether that is all it wants: a place, a list, a line, in a few words. */
function lookedUp({ message, tradition, avoid, history }: Question): { found: Found; all: boolean } | null {
  const found = lookUp(message, tradition, avoid)
  if (found === null || (found.kind === 'notInText' && found.elsewhere === undefined)) return null
  const tokens = tokenise(message)
  const isPlain =
    found.kind === 'line' || found.kind === 'notInText'
      ? (found.kind === 'line' && found.exact) || (history.length === 0 && isRequest(tokens))
      : true
  return { found, all: isPlain && tokens.length <= (history.length === 0 ? LOOK_UP.first : LOOK_UP.inTalk) }
}

/** How the person writes, and so is answered (D32, D47). */
function writesIn(question: Question): { at: Pick<At, 'language'>; writes: Writes; sure: boolean } {
  const { language, sure } = languageOf(question.message, question.language)
  // no English, and romanised by its own words or by those of before: 'unhone pencil se nishan lagaye h 15th chapter me'
  const isRomanised = (message: string) => {
    const heard = languageOf(message, 'hindi')
    return heard.language === 'hindi' && heard.sure
  }
  const before = messagesBefore(question).at(-1)
  const romanised =
    language === 'english' &&
    languageOf(question.message, 'hindi').language === 'hindi' &&
    (sure || (before !== undefined && isRomanised(before)))
  return { at: { language }, writes: romanised ? 'romanised' : language, sure }
}

/** Where the numbers to call stand. */
const helpOf = (need: Need | null) => (need === null ? null : need.certain ? 'before' : 'under')

type Reply = { readonly draft: Draft; readonly verse: Verse | null; readonly found: Found | null }

/** What a reply quotes: a passage that it was offered and that stands nowhere in the conversation yet, or what it looks up. */
function quotedBy({ passage, find }: Draft, { tradition, avoid }: Question): Omit<Reply, 'draft'> {
  const verse = passage === null ? undefined : CORPUS[tradition].find(({ id }) => id === passage)
  if (verse !== undefined) return { verse, found: null }
  return { verse: null, found: find === null ? null : lookUp(find, tradition, avoid) }
}

const composed = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n\n')

/** A reply as it is shown: the model's prose, and scripture put in from the verified texts (D17, D26). */
function shown({ draft, verse, found }: Reply, question: Question, at: At): Pick<Answer, 'content' | 'references'> {
  const { tradition } = question
  const { reply, why, step, ask } = draft
  let quoted: { paragraphs: readonly string[]; references: SpiritualReference[] } = { paragraphs: [], references: [] }
  if (verse !== null) {
    const intro = introOf(verse.reference, speakerIn(verse, at.language), 0, tradition, at.language)
    quoted = { paragraphs: [named(intro, tradition, at.language)], references: [toReference(verse, at.language)] }
  } else if (found !== null) quoted = lookupAnswer(found, { language: at.language, tradition })
  const tie = quoted.references.length === 0 ? null : why
  return { content: composed([...reply, ...quoted.paragraphs, tie, step, ask]), references: quoted.references }
}

/**
 * A guide whose prose a language model writes (D43). Scripture comes by id and is put in here, letter for letter; every
 * sentence is read before it is shown, and then the whole by a second call. Danger is heard by the built-in guide and by the
 * model; either is enough, and then our own help stands first. Where no reply can be had the built-in guide answers.
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export function createWritingGuide(options: WriterOptions, ask: Ask = serviceOf(options)): Guide {
  const embedded = createGuide()
  readyToCheck()
  const { timeoutMs, offer, onNews = () => {} } = options

  /** Writes until a reply may be shown. @throws {NoAnswer | Unfit} */
  async function write(writing: Writing, told: Told, own: Need | null, signal: AbortSignal): Promise<Reply> {
    let wrong: string | null = null
    for (let left = TRIES; ; ) {
      left -= 1
      try {
        const written = await ask(toWrite(writing, wrong), DRAFT, signal)
        told.need = heardBy(told.need, needIn(written))
        const draft = checked(written, told)
        const need = heardBy(own, told.need)
        // a need is met by people: scripture would answer it with itself
        const { verse, found } = need === null ? quotedBy(draft, writing.question) : { verse: null, found: null }
        const reply: Reply = {
          draft: { ...draft, why: verse === null && found === null ? null : draft.why },
          verse,
          found,
        }
        const reading = await ask(toRead(writing, reply.draft, verse, helpOf(need)), READING, signal)
        const fault = QUESTIONS.find((question) => reading[question])
        if (fault !== undefined) throw new Unfit(fault, reading.why)
        return reply
      } catch (error) {
        if (!(error instanceof Unfit) || left === 0) throw error
        onNews({ kind: 'anew', reason: error.reason })
        wrong = error.message
      }
    }
  }

  return {
    async answer(question, signal): Promise<Answer> {
      signal?.throwIfAborted()
      const { read, uncut, cut } = bounded(question)
      const { at: language, writes, sure } = writesIn(read)
      const replies = read.history.filter(({ role }) => role === 'other').map(({ content }) => content)
      const at: At = {
        ...language,
        tradition: read.tradition,
        said: (text) => replies.some((reply) => reply.includes(text)),
        seed: read.message,
        ...placeOfHelp(read),
        ...(sure && writes !== 'romanised' ? {} : { beside: 'english' as const }),
      }
      const helped = answerHelpTap(read, at)
      if (helped !== null) return helped
      const own = needOf(uncut, read.history)
      const looked = own === null ? lookedUp(read) : null
      if (looked?.all === true) return embedded.answer(question, signal)
      const limit = AbortSignal.timeout(own?.certain === true ? Math.min(DANGER_MS, timeoutMs) : timeoutMs)
      const within = signal === undefined ? limit : AbortSignal.any([signal, limit])
      const mine = read.history.filter(({ role }) => role === 'user').map(({ content }) => content)
      const told: Told = {
        over: { writes, told: [...mine, read.message].join('\n') },
        said: replies,
        onNews,
        need: null,
      }
      try {
        const heard = own === null ? null : `${own.kind}${own.certain ? '' : ', perhaps'}`
        const reply = await write(
          { question: read, writes, heard, found: looked?.found ?? null, offer },
          told,
          own,
          within,
        )
        return answerOf(reply, heardBy(own, told.need), read, at, cut)
      } catch (error) {
        signal?.throwIfAborted()
        const reason =
          error instanceof Unfit || error instanceof NoAnswer ? error.reason : limit.aborted ? 'timeout' : null
        if (reason === null) throw error
        onNews({ kind: 'fallback', reason })
        // what the model heard holds, though its words may not be shown
        const need = heardBy(own, told.need)
        return need === own || need === null ? embedded.answer(question, signal) : answerNeed(need, at, read)
      }
    },
  }
}

/** A reply that was read, as an answer: help first in certain danger, the card with it in any. */
function answerOf(reply: Reply, need: Need | null, question: Question, at: At, cut: boolean): Answer {
  const { draft } = reply
  if (need?.certain === true) {
    const { paragraphs } = helpFor(need, at, false)
    const own = sentencesOf(draft.reply.join(' ')).slice(0, MOST.inDanger).join(' ')
    return {
      content: composed([...paragraphs, own]),
      references: [],
      category: 'safety',
      confidence: 0.95,
      care: careOf(need.kind, true, question),
      suggestions: helpTapsFor(need.kind, at),
    }
  }
  const { content, references } = shown(reply, question, at)
  const asks = draft.ask !== null && references.length === 0 && need === null && (question.asked ?? 0) < MOST_ASKED
  return {
    content: composed([content, cut ? SAYS.cut[at.language] : null]),
    references,
    category: need === null ? (reply.verse?.themes[0] ?? 'conversation') : 'care',
    confidence: references.length > 0 ? 0.9 : 0.7,
    ...(need === null ? {} : { care: careOf(need.kind, false, question) }),
    ...(draft.taps.length === 0 ? {} : { suggestions: draft.taps }),
    ...(asks ? { asks: true as const } : {}),
  }
}
/** A question back costs no free message, but not without end (D38). */
const MOST_ASKED = 2
