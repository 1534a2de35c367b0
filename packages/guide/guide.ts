import type { Asked } from './answers/asked.ts'
import { answerHeading, askBack, headingIn } from './answers/contents.ts'
import { answerContempt, answerHelpTap, answerNeed, needOf, placeOfHelp } from './answers/danger.ts'
import { answerIdea } from './answers/idea.ts'
import { answerAnother, answerMatter } from './answers/matter.ts'
import { answerOfPassage, quotedLast } from './answers/passage.ts'
import { answerSmallTalk } from './answers/smallTalk.ts'
import { named } from './compose.ts'
import { CORPUS } from './corpus.ts'
import type { At } from './danger/help.ts'
import { lately } from './danger/need.ts'
import { hear, tappedIn } from './hear.ts'
import { languageIn } from './language.ts'
import { lookupAnswer } from './lookup/answer.ts'
import { doctrineIn, subjectIn, taughtIn } from './lookup/doctrine.ts'
import { besidesIn, type Found, lookUp, ready, readySense, toldOf } from './lookup/index.ts'
import { endsOf, isLong, normalise, withoutRuns } from './normalise.ts'
import { type Answer, type Guide, messagesBefore, type Question, type Turn } from './question.ts'
import { readModel } from './readings/model.ts'
import { saidIn } from './said.ts'
import { labelsOf, SAYS, type Tap, tapIn } from './taps.ts'
import { AT } from './thresholds.ts'

/** So many letters of what a person wrote before are read, of the latest first: a conversation is longer than a message. */
const BEFORE = 8_000

/** The turns before, as far as they are read. */
function readBefore(history: readonly Turn[]): Turn[] {
  let left = BEFORE
  const read = history.toReversed().map((turn): Turn => {
    if (turn.role !== 'user') return turn
    const content = endsOf(withoutRuns(turn.content)).slice(0, left)
    left -= content.length
    return { ...turn, content }
  })
  return read.reverse()
}

/**
 * A question as far as it is read, and its message without endless runs, in which danger is looked for. Whatever is typed,
 * the work is bounded: of a long message its two ends are read, and of the turns before so much.
 */
export function bounded(question: Question): { read: Question; uncut: string; cut: boolean } {
  const uncut = withoutRuns(question.message)
  const read = { ...question, message: endsOf(uncut), history: readBefore(question.history) }
  return { read, uncut, cut: isLong(uncut) }
}

const looked = (found: Found, asked: Asked, confidence: number): Answer => {
  const { content, references } = lookupAnswer(found, asked)
  return { content, references, category: 'lookup', confidence }
}

/** A place, a line, a passage told of, an idea: what is asked of the text itself; null for everything else. */
function answerLookUp(asked: Asked): Answer | null {
  const { message, tradition, avoid, heard } = asked
  if (heard.tokens.length > AT.lookUpWords) return null
  const subject = subjectIn(heard.tokens, tradition)
  const isOfText = !OF_THE_GUIDE.has(heard.intent ?? '')
  if (subject?.whole === true && isOfText) return answerIdea(asked, subject.item)
  const found = lookUp(message, tradition, avoid)
  // that nobody knows such a sentence is no answer to who tells of themselves
  if (found !== null && (found.kind !== 'notInText' || found.elsewhere !== undefined)) return looked(found, asked, 0.95)
  const told = toldOf(heard.tokens, tradition)
  const isIt = told !== null && (told.asked || told.share >= AT.retold)
  const answerTold = () =>
    told === null
      ? null
      : looked(
          { kind: 'line', passages: told.passages, exact: false, told: true, ...besidesIn(message, tradition) },
          asked,
          0.8,
        )
  if (subject !== null && isOfText && !(isIt && told.share >= AT.said)) return answerIdea(asked, subject.item)
  if (isIt && told.asked) return answerTold()
  const idea = doctrineIn(heard.tokens, tradition) ?? taughtIn(heard.tokens, heard.teaching, tradition)
  if (idea !== null && isOfText) return answerIdea(asked, idea)
  // who only says what a passage says asks for nothing else, unless it is said of a life
  return isIt || (heard.readings[0]?.chance ?? 0) < AT.ofLife ? answerTold() : null
}
/** 'What is your name?' asks for no idea called name. */
const OF_THE_GUIDE: ReadonlySet<string> = new Set([
  'identity',
  'invention',
  'insult',
  'greeting',
  'thanks',
  'prediction',
])

/** The message that a tap goes on from: the latest that was none itself. */
const matterBefore = (question: Question): string =>
  messagesBefore(question).findLast((one) => tapIn(one) === null) ?? ''

function answerTap(asked: Asked, tap: Tap): Answer {
  if (tap === 'simple' || tap === 'words' || tap === 'where') return answerOfPassage(asked, tap)
  const message = matterBefore(asked)
  const heading = headingIn(message)
  if (heading !== undefined && tap === 'another') return answerHeading(asked, heading)
  const before = { ...asked, message, heard: hear(message, []), seed: normalise(message) }
  if (tap === 'another') {
    // a subject has passages of its own; after the last of them, those of its matter
    const looked = answerLookUp(before)
    const isFresh = looked?.references.some(({ original }) => !asked.avoid.includes(original)) === true
    return isFresh ? looked : answerAnother(before)
  }
  // what was answered is not what was meant
  const [first] = before.heard.readings
  const readings = before.heard.readings.filter(({ id }) => id !== first?.id)
  return askBack({ ...before, heard: { ...before.heard, readings } })
}

/** What stands under a reply: what else may be meant, and what goes on with its passage. All of it works every time (D44). */
function withTaps(answer: Answer, asked: Asked): Answer {
  if (answer.asks === true || answer.care !== undefined) return answer
  const { language } = asked
  const verse = quotedLast({ ...asked, avoid: [...asked.avoid, ...answer.references.map(({ original }) => original)] })
  const said = tapIn(asked.message)
  const isMatter = answer.references.length > 0 || said !== null
  const taps: Tap[] = [
    ...(isMatter && verse
      ? (['another', 'simple', ...(verse.gloss === undefined ? [] : ['words' as const]), 'where'] as const)
      : []),
    ...(isMatter ? (['else'] as const) : []),
  ].filter((tap) => tap !== said || tap === 'another')
  const suggestions = [...(answer.suggestions ?? []), ...labelsOf(taps, language)]
  const { suggestions: _, ...rest } = answer
  if (suggestions.length === 0) return rest
  // the first answer says what it is that answers
  const index = asked.history.length === 0 ? [named(SAYS.index[language], asked.tradition, language)] : []
  return { ...rest, content: [answer.content, ...index].join('\n\n'), suggestions }
}

/** Somebody who lately was in certain danger keeps the numbers in sight, in one sentence and once (D27). */
function gently(asked: Asked, answer: Answer): Answer {
  const holds = SAYS.holds[asked.language]
  if (asked.history.length === 0 || answer.care !== undefined || asked.said(holds)) return answer
  return lately(asked.history)?.certain === true ? { ...answer, content: [answer.content, holds].join('\n\n') } : answer
}

function answerRead(read: Question, uncut: string): Answer {
  const { message, history, tradition } = read
  const { language, sure } = languageIn(read)
  const replies = history.filter(({ role }) => role === 'other').map(({ content }) => content)
  const said = saidIn(replies, tradition, language)
  const heard = hear(message, history)
  const asked: Asked = { ...read, language, heard, said, seed: normalise(message) }
  const beside = sure || language === 'english' ? {} : { beside: 'english' as const }
  const at: At = {
    language,
    tradition,
    said,
    seed: asked.seed,
    ...beside,
    ...placeOfHelp(read),
  }
  const helped = answerHelpTap(read, at)
  if (helped !== null) return helped
  const tap = tapIn(message)
  if (tap !== null) return withTaps(answerTap(asked, tap), asked)
  const heading = headingIn(message)
  if (heading !== undefined) return withTaps(answerHeading(asked, heading), asked)
  if (tappedIn(message) !== undefined) return withTaps(answerMatter(asked), asked)
  // danger in any part of a message comes before anything that the rest of it asks for (D27)
  const need = needOf(uncut, history)
  if (need !== null) return answerNeed(need, at, read)
  const { intent } = asked.heard
  const answer =
    answerContempt(message, at) ??
    answerLookUp(asked) ??
    (intent === null || intent === 'unclear' ? answerMatter(asked) : answerSmallTalk(asked, intent))
  return gently(asked, withTaps(answer, asked))
}

/**
 * The built-in guide, an index of its text: no network, no chance, no state. The same question in the same conversation
 * always gets the same answer. In order: what was tapped, danger, contempt, what is looked up, small talk, the matter.
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
      const { read, uncut, cut } = bounded(question)
      const answer = answerRead(read, uncut)
      if (!cut || answer.care !== undefined) return answer
      const { language } = languageIn(read)
      return { ...answer, content: [answer.content, SAYS.cut[language]].join('\n\n') }
    },
  }
}
