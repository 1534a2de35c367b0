import { aboutLastIn, lineIn } from './aboutLast.ts'
import { aboutVerseIn } from './aboutVerse.ts'
import {
  type Asked,
  answerAboutLast,
  answerAboutVerse,
  answerDoctrine,
  answerIntent,
  answerMatter,
  namesWordOf,
} from './answers.ts'
import { asksBack } from './asking.ts'
import { compose } from './compose.ts'
import { CORPUS, type Verse } from './corpus.ts'
import { type At, helpFor, standAgainst } from './danger/help.ts'
import { contemptIn, lately, type Need, needIn } from './danger/need.ts'
import { doctrineIn, taughtIn } from './doctrine.ts'
import { type Heard, hear, type Listened, overheard, tappedIn } from './hear.ts'
import type { Intent } from './intentNames.ts'
import { lookupAnswer } from './lookup/answer.ts'
import { besidesIn, type Found, lookUp, ready, readySense, type Told, toldOf } from './lookup/index.ts'
import { normalise } from './normalise.ts'
import type { Answer, Guide, Question } from './question.ts'
import { readModel } from './readings/model.ts'
import { STILL_HERE } from './safety.ts'
import { fresh, saidIn } from './said.ts'
import { answerDetail, answerJoined, answerPicks, answerRelating, askAnew, tellsMore } from './thread/answer.ts'
import { languageIn } from './thread/language.ts'
import { isOnPassage, readTurnModel, turnIn } from './thread/learnt.ts'
import { ordinalIn, pickIn } from './thread/pick.ts'
import { lastVerse, type Thread, threadOf, toldIn, within } from './thread/thread.ts'
import { relatingIn } from './thread/turns.ts'

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
const PLAIN = 0.7

const answerTold = ({ passages }: Told, at: At, message: string): Answer =>
  looked({ kind: 'line', passages, exact: false, told: true, ...besidesIn(message, at.tradition) }, at, 0.8)

/** A place, a line, or a passage told of; null where nothing is looked up. */
function answerLookUp({ message, tradition, avoid, heard }: Asked, at: At): Answer | null {
  if (heard.tokens.length > STORY) return null
  const found = lookUp(message, tradition, avoid)
  if (found === null) {
    const told = toldOf(heard.tokens, tradition)
    return told !== null && (told.asked || told.share >= PLAIN) ? answerTold(told, at, message) : null
  }
  // that nobody knows such a sentence is no reason to leave out the number to call
  return found.kind === 'notInText' && found.elsewhere === undefined ? null : looked(found, at, 0.95)
}

/** A place in scripture, the passage before, an idea; null for everything else. */
function answerAsked(asked: Asked, at: At, thread: Thread | null): Answer | null {
  const { message, tradition, avoid, heard } = asked
  if (heard.tokens.length > STORY) return null
  const found = lookUp(message, tradition, avoid)
  const last = thread?.verse ?? lastVerse(asked)
  // 'where is it written?' is about the passage before, and no sentence that is not to be found
  const isFound = found !== null && (last === undefined || found.kind !== 'notInText' || found.elsewhere !== undefined)
  if (isFound) return looked(found, at, 0.95)
  if (last !== undefined) {
    const part = aboutLastIn(heard.tokens)
    if (part !== null) return answerAboutLast(asked, last, part, thread?.matter ?? null)
    const verse = aboutVerseIn(heard.tokens)
    if (verse === 'meaning' && namesWordOf(last, heard.tokens))
      return answerAboutLast(asked, last, { kind: 'word' }, null)
    if (verse !== null) return answerAboutVerse(asked, last, verse)
  }
  const turned = thread === null ? null : answerTurn(asked, thread)
  if (turned !== null) return turned
  const told = toldOf(heard.tokens, tradition)
  if (told?.asked === true) return answerTold(told, at, message)
  if (heard.intent !== null && OF_THE_GUIDE.includes(heard.intent)) return null
  const idea = doctrineIn(heard.tokens, tradition) ?? taughtIn(heard.tokens, heard.teaching, tradition)
  if (idea !== null) return answerDoctrine(asked, idea)
  // who only says what a passage says asks for nothing else, unless it is said of a life
  const isOfLife = (heard.readings[0]?.chance ?? 0) >= OF_LIFE && (told?.share ?? 0) < PLAIN
  return told === null || isOfLife ? null : answerTold(told, at, message)
}

/** What relates to the last reply in words that no cue knows; null for everything else. */
function answerTurn(asked: Asked, thread: Thread): Answer | null {
  const kind = turnIn(asked.message)
  if (kind === null) return null
  const { verse, matter } = thread
  if (isOnPassage(kind)) {
    if (verse === undefined) return null
    if (kind === 'meaning' || kind === 'source') return answerAboutVerse(asked, verse, kind)
    if (kind === 'line') return answerAboutLast(asked, verse, lineIn(asked.heard.tokens), matter)
    return answerAboutLast(asked, verse, { kind: kind === 'whyVerse' ? 'why' : kind }, matter)
  }
  return tellsMore(asked, thread, { kind }) ? null : answerRelating(asked, thread, { kind })
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

/** The readings that the last reply offered: found by answering the message before once more. */
function offeredIn(question: Question, thread: Thread): readonly string[] {
  const { history } = question
  const at = history.findLastIndex(({ role }) => role === 'user')
  const before = history.slice(0, at)
  const reply = history.slice(at).find(({ role }) => role === 'other')?.content
  if (at < 0 || reply === undefined) return []
  const asked = before.filter(({ role, content }) => role === 'other' && asksBack(content)).length
  const again = finish(understand({ ...question, message: history[at]?.content ?? '', history: before, asked }), null)
  // a listener's readings (model.ts) are not found again: then nothing is known of what was offered
  const [opening] = again.content.split('\n\n')
  if (opening === undefined || !reply.startsWith(opening) || thread.asked !== (again.asks === true)) return []
  return (again.suggestions ?? []).flatMap((text) => tappedIn(text) ?? [])
}

/** A reply to what was offered, in words instead of a tap. */
function answerPicked(asked: Asked, thread: Thread): Answer | null {
  const { heard, message } = asked
  const pick = pickIn(heard.tokens, message, thread.asked, () => offeredIn(asked, thread))
  if (pick === null) return null
  if (pick.kind === 'these') return answerPicks(asked, pick.readings)
  const offered = offeredIn(asked, thread)
  const told = hear(toldIn(thread).join('. '), []).readings
  return askAnew(
    asked,
    told.filter(({ id }) => !offered.includes(id)),
    'neither',
  )
}

/** What stands in relation to the turns before, and is no matter of its own; null for everything else. */
function answerInThread(asked: Asked, thread: Thread): Answer | null {
  const picked = answerPicked(asked, thread)
  if (picked !== null) return picked
  const { tokens } = asked.heard
  if (thread.verse === undefined && aboutLastIn(tokens)?.kind === 'simple')
    return answerRelating(asked, thread, { kind: 'nod' })
  const line = thread.verse === undefined ? null : ordinalIn(tokens)
  if (thread.verse !== undefined && line !== null)
    return answerAboutLast(asked, thread.verse, { kind: 'line', line }, thread.matter)
  const relating = relatingIn(tokens)
  if (relating === null || tellsMore(asked, thread, relating)) return null
  return answerRelating(asked, thread, relating)
}

/** Everything that comes before the matter itself. */
export function understand(question: Question): Understood {
  const { message, history, tradition, country } = question
  const { language, sure } = languageIn(question)
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
  const thread = threadOf(question)
  const { intent } = heard
  const answer =
    (thread === null ? null : answerInThread(asked, thread)) ??
    answerAsked(asked, at, thread) ??
    (intent === null || intent === 'unclear' ? null : answerIntent(asked, intent))
  if (answer !== null) return { asked, at, settled: gently(asked, answer) }
  if (thread === null) return { asked, at, settled: null }
  const goes = within(heard, message, thread)
  const inside = { ...asked, heard: goes.heard }
  if (goes.how === 'anew') return { asked: inside, at, settled: null }
  const added = goes.how === 'joins' ? answerJoined(inside, thread) : answerDetail(inside, thread)
  return { asked: inside, at, settled: gently(asked, added) }
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
  readTurnModel()
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
