import { aboutLastIn, lineIn, ordinalsIn } from './aboutLast.ts'
import { aboutVerseIn, namesVerse } from './aboutVerse.ts'
import {
  type Asked,
  answerAboutLast,
  answerAboutVerse,
  answerDoctrine,
  answerFamily,
  answerIntent,
  answerMatter,
  namesWordOf,
} from './answers.ts'
import { asksBack } from './asking.ts'
import { compose } from './compose.ts'
import { CORPUS, type Verse } from './corpus.ts'
import { withoutDenials } from './danger/denied.ts'
import { type At, helpFor, standAgainst } from './danger/help.ts'
import { contemptIn, lately, type Need, needIn } from './danger/need.ts'
import { doctrineIn, taughtIn } from './doctrine.ts'
import { type Heard, hear, type Listened, overheard, tappedIn } from './hear.ts'
import type { Intent } from './intentNames.ts'
import { lookupAnswer } from './lookup/answer.ts'
import { besidesIn, type Found, lookUp, ready, readySense, type Told, toldOf } from './lookup/index.ts'
import { normalise, tokenise } from './normalise.ts'
import { views } from './pattern.ts'
import type { Answer, Guide, Question } from './question.ts'
import { FAMILIES, type Family, familyOf } from './readings/families.ts'
import { readingOf } from './readings/list.ts'
import { readModel } from './readings/model.ts'
import { relationIn } from './relations.ts'
import { saidIn } from './said.ts'
import {
  answerAfterPick,
  answerDetail,
  answerJoined,
  answerNeither,
  answerNoVerse,
  answerOnPassage,
  answerPicks,
  answerRelating,
  askAnew,
  asksOfPractice,
  inOtherWords,
  isOfDeath,
  tellsMore,
} from './thread/answer.ts'
import { conceptsOf } from './thread/concepts.ts'
import { languageIn } from './thread/language.ts'
import { isOnPassage, readTurnModel, turnWithin } from './thread/learnt.ts'
import { onPassageIn } from './thread/onPassage.ts'
import { objects, refuses } from './thread/own.ts'
import { ordinalIn, pickIn, pickWithin } from './thread/pick.ts'
import { withoutNods } from './thread/rest.ts'
import { lastVerse, type Thread, threadOf, toldIn, within } from './thread/thread.ts'
import { type Relating, relatingIn } from './thread/turns.ts'
import { SAID } from './thread/words.ts'

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
function answerFirst({ message, history }: Asked, at: At, sure: boolean, thread: Thread | null): Answer | null {
  // who was given a number by mistake says so, and says the words of the danger once more
  const meant = thread?.caredBefore === true ? withoutDenials(message) : message
  const need = meant === '' ? null : needIn(meant, meant === message ? history : [])
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
  // 'what is the second line of it?' asks of the passage before, whatever else sounds like its words
  const turn = thread === null ? null : turnOf(asked, thread)
  const isOnLast =
    last !== undefined &&
    found?.kind !== 'place' &&
    (aboutLastIn(heard.tokens) !== null ||
      aboutVerseIn(heard.tokens) === 'objection' ||
      (turn !== null && isOnPassage(turn.kind) && turn.chance >= OF_LIFE))
  // 'where did I go wrong?' in the middle of a talk only sounds like a line
  const isTurn = found?.kind === 'line' && turn !== null && turn.chance >= OF_LIFE
  if (isFound && !isOnLast && !isTurn) return looked(found, at, 0.95)
  if (last !== undefined) {
    const asks = aboutLastIn(heard.tokens)
    // 'what does that line mean?' names no word
    const part =
      asks?.kind === 'word' && aboutVerseIn(heard.tokens) === 'meaning' && !namesWordOf(last, heard.tokens)
        ? null
        : asks
    if (part !== null) {
      const idea = part.kind === 'word' ? ideaOf(asked, last) : null
      return idea === null ? answerAboutLast(asked, last, part, thread?.matter ?? null) : answerDoctrine(asked, idea)
    }
    const verse = aboutVerseIn(heard.tokens)
    if (verse === 'meaning' && namesWordOf(last, heard.tokens))
      return answerAboutLast(asked, last, { kind: 'word' }, null)
    if (verse !== null) return answerAboutVerse(asked, last, verse)
  }
  const asksOfNone = last === undefined && thread !== null && namesVerse(views(heard.tokens))
  if (asksOfNone && aboutVerseIn(heard.tokens) !== null && doctrineIn(heard.tokens, tradition) === null)
    return answerNoVerse(asked, thread)
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

/** What a message is in relation to the reply before, as the examples and what stands before it have it. */
function turnOf({ message, heard }: Asked, thread: Thread): ReturnType<typeof turnWithin> {
  const [own] = hear(message, []).readings
  const isOther = own !== undefined && familyOf(own.id).id !== thread.matter?.family
  const turn = turnWithin(message, {
    verse: thread.verse !== undefined,
    quoted: thread.quoted,
    advised: thread.advice !== null,
    asked: thread.asked,
    care: thread.care,
    other: isOther ? own.chance : 0,
  })
  // 'my girl asks where he is now' tells of people; who asks of a passage beside them says 'this', or names it
  const isOfPeople = turn !== null && isOnPassage(turn.kind) && relationIn(heard.tokens) !== null
  return isOfPeople && !heard.tokens.some((one) => conceptsOf(one).some((concept) => POINTS.has(concept))) ? null : turn
}
const POINTS: ReadonlySet<string> = new Set(['this', 'verse', 'line', 'word', 'meaning', 'language'])

/** The idea that a message asks for with a word that is none of the passage's hard ones: 'what does tapas mean there?' */
const ideaOf = ({ heard: { tokens }, tradition }: Asked, verse: Verse) =>
  namesWordOf(verse, tokens) || ordinalsIn(tokens).length > 0 ? null : doctrineIn(tokens, tradition)

/** What relates to the last reply in words that no cue knows; null for everything else. */
function answerTurn(asked: Asked, thread: Thread): Answer | null {
  const turn = turnOf(asked, thread)
  if (turn === null) return null
  const { kind } = turn
  const { verse, matter } = thread
  if (isOnPassage(kind)) {
    if (verse === undefined) return null
    if (kind === 'meaning' || kind === 'source') return answerAboutVerse(asked, verse, kind)
    if (kind === 'disagree') return answerAboutVerse(asked, verse, 'objection')
    if (kind === 'live' || kind === 'context') return answerOnPassage(asked, thread, verse, kind)
    const idea = kind === 'word' ? ideaOf(asked, verse) : null
    if (idea !== null) return answerDoctrine(asked, idea)
    if (kind === 'line') return answerAboutLast(asked, verse, lineIn(asked.heard.tokens), matter)
    return answerAboutLast(asked, verse, { kind: kind === 'whyVerse' ? 'why' : kind }, matter)
  }
  // nothing is set right by who only goes on: 'my elder brother has not spoken to me since'
  const isRight = thread.care || objects(asked.message)
  if ((kind === 'corrects' || kind === 'misheard') && !isRight) return null
  return tellsMore(asked, thread, { kind }) ? null : answerRelating(asked, thread, { kind })
}

/** 'What is your name?' asks for no idea called name. */
const OF_THE_GUIDE: readonly Intent[] = ['identity', 'claim', 'invention', 'insult', 'greeting', 'thanks', 'prediction']

/**
 * Somebody who lately was in danger keeps the numbers in sight, in one sentence and once (D27). What was only likely is not
 * held against them, nor what they said was not so.
 */
function gently(asked: Asked, answer: Answer, thread: Thread | null): Answer {
  if (thread?.caredBefore !== true || lately(asked.history)?.certain !== true) return answer
  const [holds] = SAID.holds[asked.language]
  const isDenied = [...thread.messages, asked.message].some((message) => withoutDenials(message) !== message)
  if (isDenied || asked.said(holds)) return answer
  return { ...answer, content: [answer.content, holds].join('\n\n') }
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

/** A reply to what was offered, in words instead of a tap; it may go on with something else. */
function answerPicked(asked: Asked, thread: Thread): Answer | null {
  const { heard, message } = asked
  let found: readonly string[] | null = null
  const offered = () => {
    found ??= offeredIn(asked, thread)
    return found
  }
  const pick = pickIn(heard.tokens, message, thread.asked, offered)
  if (pick !== null) {
    if (pick.kind === 'these') return answerPicks(asked, pick.readings)
    const told = hear(toldIn(thread).join('. '), []).readings
    return askAnew(
      asked,
      told.filter(({ id }) => !offered().includes(id)),
      'neither',
    )
  }
  const within = pickWithin(message, offered)
  if (within === null) return null
  const { rest } = within
  if (within.pick.kind === 'neither') return answerNeither(asked, thread, offered(), rest)
  const [first] = within.pick.readings
  const after: Asked = { ...asked, message: rest, heard: { ...hear(rest, []), facts: heard.facts } }
  const relating: Relating | null = relatingIn(after.heard.tokens) ?? turnAfterPick(after, thread)
  return first !== undefined && relating !== null
    ? answerAfterPick(after, thread, first, relating)
    : answerPicks(asked, within.pick.readings, rest)
}

/** What goes on after a pick, where it asks something of the matter picked. */
function turnAfterPick(asked: Asked, thread: Thread): Relating | null {
  const kind = turnOf(asked, thread)?.kind
  return kind === undefined || isOnPassage(kind) || AFTER_PICK_NOT.includes(kind) ? null : { kind }
}
const AFTER_PICK_NOT: readonly Relating['kind'][] = ['corrects', 'misheard', 'helped', 'nod', 'back', 'aside', 'leave']

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
  if (asksOfPractice(asked, thread)) return answerRelating(asked, thread, { kind: 'practice' })
  const around = thread.verse === undefined ? null : onPassageIn(tokens)
  if (thread.verse !== undefined && around !== null) return answerOnPassage(asked, thread, thread.verse, around)
  const relating =
    relatingIn(tokens) ??
    lastAsks(asked, thread) ??
    (refuses(asked.message) && thread.replies.length > 0 ? CORRECTS : null)
  if (relating === null || tellsMore(asked, thread, relating)) return null
  // 'what does that verse have to do with it?' asks why it was chosen
  if (relating.kind === 'point' && thread.verse !== undefined && aboutLastIn(tokens)?.kind === 'why') return null
  // a cue is a few words; what stands around them may say so much more plainly what they are
  const turn = relating.kind === 'language' ? null : turnOf(asked, thread)
  if (turn !== null && turn.kind !== relating.kind && turn.chance >= PLAINER) return null
  return answerRelating(asked, thread, relating)
}
const CORRECTS: Relating = { kind: 'corrects' }
const PLAINER = 0.6

/** 'He asked whether I am still angry. What do I say to that?': what is asked at the end of what is told. */
function lastAsks({ message }: Asked, thread: Thread): Relating | null {
  const sentences = message.split(/(?<=[.!?।])\s+/u)
  const last = sentences.length < 2 ? undefined : sentences.at(-1)
  if (last === undefined || thread.matter === null) return null
  const relating = relatingIn(tokenise(last))
  return relating !== null && ASKED_LAST.includes(relating.kind) ? relating : null
}
const ASKED_LAST: readonly Relating['kind'][] = [
  'say',
  'todo',
  'shouldI',
  'noAnswer',
  'goesWrong',
  'ifAngry',
  'practice',
]

/** Everything that comes before the matter itself. */
export function understand(whole: Question): Understood {
  const thread = threadOf(whole)
  const question = thread === null ? whole : { ...whole, ...restOf(whole) }
  const { message, history, tradition, country } = question
  const { language, sure } = languageIn(whole)
  const replies = history.filter(({ role }) => role === 'other').map(({ content }) => content)
  const heard: Heard = hear(message, history)
  const said = saidIn(replies, tradition, language)
  const asked: Asked = { ...question, language, heard, said, seed: normalise(message) }
  const at: At = { language, tradition, said, seed: asked.seed, ...(country === undefined ? {} : { country }) }
  if (heard.tapped) return { asked, at, settled: answerMatter(asked) }
  const first = answerFirst({ ...asked, message: whole.message, history: whole.history }, at, sure, thread)
  if (first !== null) {
    // 'which verse says that nobody is an enemy': what only sounds like danger is looked up where it asks for that
    const found = first.care?.certain === false ? answerLookUp(asked, at) : null
    return { asked, at, settled: found ?? first }
  }
  const { intent } = heard
  const answer =
    (thread === null ? null : answerInThread(asked, thread)) ??
    answerAsked(asked, at, thread) ??
    (intent === null || intent === 'unclear' ? null : answerIntent(asked, intent))
  const settle = (settled: Answer, as: Asked = asked): Understood => ({
    asked: as,
    at,
    settled: gently(as, thread === null ? settled : inOtherWords(as, thread, settled), thread),
  })
  if (answer !== null) return settle(answer)
  if (thread === null) return { asked, at, settled: null }
  const goes = within(heard, message, thread)
  const inside = { ...asked, heard: goes.heard }
  // who was asked back and tells more is not asked the same once more, where anything at all was heard
  const near = thread.asked && goes.heard.band === 'unsure' ? nearestIn(message, thread) : null
  if (near !== null) return settle(answerFamily({ ...inside, heard: near.heard }, near.family), inside)
  if (goes.how === 'anew') return { asked: inside, at, settled: null }
  return settle(goes.how === 'joins' ? answerJoined(inside, thread) : answerDetail(inside, thread), inside)
}

/** So likely a family must be, of all that was told, to be answered to who was asked back already. */
const NEAR = 0.3
function nearestIn(message: string, thread: Thread): { heard: Heard; family: Family } | null {
  const joint = hear([...toldIn(thread), message].join('. '), [])
  // nor is a death offered to who spoke of none
  const heard = joint.facts.has('dead')
    ? joint
    : { ...joint, readings: joint.readings.filter(({ id }) => !isOfDeath(id)) }
  const [likeliest] = heard.families
  const family = FAMILIES.find(({ id }) => id === likeliest?.id)
  const [first] = heard.readings.filter(({ id }) => family?.readings.includes(id) === true)
  const isSafe = first !== undefined && readingOf(first.id)?.delicate !== true && !isOfDeath(first.id)
  return family !== undefined && isSafe && (likeliest?.chance ?? 0) >= NEAR ? { heard, family } : null
}

/** A message without the thanks that it begins with, and the turns before it. */
function restOf({ message, history }: Question): Pick<Question, 'message' | 'history'> {
  const rest = withoutNods(message)
  const isLast = history.at(-1)?.role === 'user' && history.at(-1)?.content === message
  return rest === message ? { message, history } : { message: rest, history: isLast ? history.slice(0, -1) : history }
}

/** The answer, by what somebody who listened along says of the matter, or by what the guide heard itself. */
export function finish({ asked, at, settled }: Understood, listened: Listened | null): Answer {
  if (settled !== null) return settled
  if (listened !== null && listened.need !== null)
    return answerNeed({ kind: listened.need, certain: false, person: 'self' }, at)
  const heard = listened === null ? asked.heard : overheard(asked.heard, listened)
  return gently(asked, answerMatter({ ...asked, heard }), threadOf(asked))
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
