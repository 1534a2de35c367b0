import { ABOUT_LAST } from '../aboutLast.ts'
import { type Asked, answerFamily, answerReading, byThemes, composed, passagesFor, practiceFor } from '../answers.ts'
import { ASKS_AT_MOST, tapsToAsk, worthOffering } from '../asking.ts'
import { named } from '../compose.ts'
import { type Language, toReference, type Verse } from '../corpus.ts'
import { factsIn } from '../facts.ts'
import { greetingBack } from '../greeting.ts'
import { type Chance, type Heard, hear, LIKELY, themesIn } from '../hear.ts'
import { tokenise } from '../normalise.ts'
import { anyOf, lines, views } from '../pattern.ts'
import type { Answer } from '../question.ts'
import { FAMILIES, familyOf } from '../readings/families.ts'
import { readingOf } from '../readings/list.ts'
import { wordsOf } from '../readings/words.ts'
import { aboutThem, type Relation, relationIn } from '../relations.ts'
import { fresh } from '../said.ts'
import SAYINGS from './sayings.json' with { type: 'json' }
import { paragraphsIn, spokenAs } from './spoken.ts'
import STEPS from './steps.json' with { type: 'json' }
import { ofMatter, type Thread, toldIn } from './thread.ts'
import { correctionIn, type Kind, type Relating } from './turns.ts'
import { FACT_SAID, SAID } from './words.ts'

type Said = keyof typeof SAID
type Step = (typeof STEPS)['grief']

const say = ({ language, said, seed }: Asked, of: Said): string => fresh(SAID[of][language], said, seed)

/** The matter of the conversation as a reading and its family; null where none is known. */
type On = { readonly reading: string | null; readonly family: string }

function matterOf(thread: Thread): On | null {
  const { matter } = thread
  if (matter !== null && matter.reading !== null) return { reading: matter.reading, family: matter.family }
  const told = hear(toldIn(thread).join('. '), [])
  const within = matter === null ? told.readings : told.readings.filter(({ id }) => familyOf(id).id === matter.family)
  const [first] = within
  if (matter !== null)
    return { reading: (first?.chance ?? 0) >= LIKELY ? (first?.id ?? null) : null, family: matter.family }
  return first === undefined || told.band === 'unsure' ? null : { reading: first.id, family: familyOf(first.id).id }
}

const themeOf = (on: On | null): string => readingOf(on?.reading ?? '')?.themes[0] ?? 'general'

/** Paragraphs and no passage: what was asked needs none. */
const plainly = (asked: Asked, paragraphs: readonly string[], category: string): Answer => ({
  ...composed(asked, { opening: paragraphs, verses: [], closing: [] }),
  category,
  confidence: 0.8,
})

/** A paragraph about a passage, and the passage shown once more. */
const shown = ({ tradition, language }: Asked, paragraphs: readonly string[], verse: Verse): Answer => ({
  content: paragraphs.map((text) => named(text, tradition, language).replace('{ref}', verse.reference)).join('\n\n'),
  references: [toReference(verse, language)],
  category: 'lookup',
  confidence: 0.9,
})

/** What there is to do for a reading, or for all of its family. */
const stepOf = ({ reading, family }: On): Step => {
  const steps: Readonly<Record<string, Step>> = STEPS
  return (steps[reading ?? ''] ?? steps[family]) as Step
}

/** The next small thing to do that was not said yet; none where all was, or a fact forbids it. */
function stepFor(asked: Asked, on: On): string[] {
  const step = stepOf(on)[asked.language]
  const practice = on.reading === null ? [] : practiceFor(asked, on.reading)
  return practice.length > 0 ? practice : asked.said(step) ? [] : [step]
}

/** The passage that comes next: of the matter where the last one was, else on what the last one speaks of. */
function nextVerse(asked: Asked, thread: Thread, on: On | null): Verse | undefined {
  const { verse } = thread
  const ofMatter = on === null || on.reading === null ? [] : passagesFor(asked, on.reading)
  const stays = ofMatter.length > 0 && (verse === undefined || ofMatter.some(({ id }) => id === verse.id))
  return (stays || verse === undefined ? ofMatter : byThemes(asked, verse.themes))[0]
}

const withVerse = (
  asked: Asked,
  paragraphs: readonly string[],
  verse: Verse | undefined,
  category: string,
): Answer => ({
  ...composed(asked, { opening: paragraphs, verses: verse === undefined ? [] : [verse], closing: [] }),
  category,
  confidence: 0.8,
})

/** The last reply once more, in another language; paragraphs that are not known in it are left out. */
function inLanguage(asked: Asked, thread: Thread, to: Language): Answer {
  const { tradition } = asked
  const { verse } = thread
  const spoken = paragraphsIn(thread.replies.at(-1) ?? '').map((text) => spokenAs(text, tradition))
  const about = spoken.filter((one) => one?.verse !== undefined || one?.matter !== undefined)
  const said = (about.length > 0 ? about : spoken).flatMap((one) =>
    one === undefined ? [] : [named(one.all[to], tradition, to)],
  )
  const quoted = spoken.findLast((one) => one?.verse !== undefined)?.verse
  const isSame = said[0] !== undefined && (thread.replies.at(-1) ?? '').includes(said[0])
  const plain = verse === undefined ? undefined : (verse.plain ?? verse.teaching)[to]
  const inIt: Asked = { ...asked, language: to }
  if (said.length === 0 || isSame) {
    if (plain === undefined) return plainly(inIt, [SAID.noMore[to][0]], 'unclear')
    return plainly(inIt, [isSame ? SAID.sameLanguage[to][0] : ABOUT_LAST[to].simple, plain], 'lookup')
  }
  return {
    content: said.join('\n\n'),
    references: quoted === undefined ? [] : [toReference(quoted, to)],
    category: 'lookup',
    confidence: 0.9,
  }
}

/** The first sentence of a text, in any of the three scripts. */
const firstSentence = (text: string, language: Language): string =>
  /^.*?[.।!?;](?=\s|$)/u.exec(text)?.[0].replace(/;$/, language === 'english' ? '.' : '।') ?? text

/** What is asked of the passage quoted last. */
function aboutPassage(asked: Asked, thread: Thread, kind: 'original' | 'sound' | 'shorter'): Answer {
  const { verse } = thread
  const { language } = asked
  if (verse === undefined) return plainly(asked, [say(asked, 'noMore')], 'unclear')
  if (kind === 'original') return shown(asked, [SAID.original[language][0]], verse)
  if (kind === 'sound') {
    const latin = language === 'english' ? [verse.transliteration] : []
    return shown(asked, [SAID.sound[language][0], ...latin], verse)
  }
  const plain = (verse.plain ?? verse.teaching)[language]
  return plainly(asked, [`${SAID.shorter[language][0]} ${firstSentence(plain, language)}`], 'lookup')
}

/** Which of two or three readings that were offered comes next, where some were set aside. */
function without(readings: readonly Chance[], gone: ReadonlySet<string>): Chance[] {
  const left = readings.filter(({ id }) => !gone.has(id))
  const sum = readings.reduce((all, { chance }) => all + chance, 0)
  const rest = left.reduce((all, { chance }) => all + chance, 0)
  return left.map(({ id, chance }) => ({ id, chance: rest === 0 ? 0 : (chance * Math.max(sum, 0.01)) / rest }))
}

/** Asks what was meant, with other readings to tap; where it was asked often enough, asks for a sentence. */
export function askAnew(asked: Asked, readings: readonly Chance[], of: 'misheard' | 'neither' | 'aside'): Answer {
  const mayAsk = (asked.asked ?? 0) < ASKS_AT_MOST
  const text = mayAsk || of === 'aside' ? say(asked, of) : say(asked, 'misheardOpen')
  return {
    ...plainly(asked, [text], mayAsk ? 'asking' : 'unclear'),
    ...(mayAsk ? { suggestions: tapsToAsk(worthOffering(readings), asked.language), asks: true as const } : {}),
  }
}

/** So likely another reading must be, once the one that was wrong is set aside; what the correction itself names, less so. */
const CORRECTED = 0.4
const NAMED = 0.15

/** 'No, I meant my sister': what was told before and this together, without what was wrong. */
function corrected(asked: Asked, thread: Thread): Answer {
  const { meant, refused } = correctionIn(asked.message)
  const rest = hear(meant, [])
  const joint = hear([...toldIn(thread), meant].join('. '), [])
  const [meantFirst] = rest.readings
  if (meantFirst !== undefined && rest.band !== 'unsure' && meantFirst.id === thread.matter?.reading)
    return answerDetail(
      { ...asked, heard: { ...asked.heard, ...ofMatter(thread.matter, rest), again: true } },
      thread,
      'corrected',
    )
  const [no] = refused === '' ? [] : hear(refused, []).readings
  const gone = new Set([...thread.answered, ...(no === undefined ? [] : [no.id])])
  const readings = without(joint.readings, gone)
  const likely = meant === '' ? undefined : readings.find(({ chance }) => chance >= CORRECTED)
  const own = rest.readings.slice(0, 3).map(({ id }) => id)
  const first =
    likely ?? (meant === '' ? undefined : readings.find(({ id, chance }) => own.includes(id) && chance >= NAMED))
  if (first === undefined) return askAnew(asked, readings, 'misheard')
  const heard: Heard = { ...asked.heard, readings, again: false, newPerson: null }
  const { language, seed } = asked
  const opening = fresh(wordsOf(first.id).heard[language], asked.said, seed)
  return answerReading({ ...asked, heard }, first, [say(asked, 'corrected'), opening])
}

const FACTS = Object.keys(FACT_SAID) as (keyof typeof FACT_SAID)[]

/** What was added, said back: a fact in its own sentence, everything else received. */
export function received(asked: Asked, instead?: Said): string[] {
  const { language, said } = asked
  const told = factsIn(tokenise(asked.message))
  const fact = FACTS.find((one) => told.has(one) && !said(FACT_SAID[one][language][0]))
  if (instead !== undefined) return [say(asked, instead)]
  if (fact !== undefined) return [FACT_SAID[fact][language][0]]
  const { newPerson } = asked.heard
  const detail = say(asked, 'detail')
  return [newPerson === null ? detail : `${aboutThem(newPerson, language)} ${detail}`]
}

const asks = anyOf(
  lines(
    'english',
    '(who|what|when|where|why|how|which|whose|is it|are you|do you|can you|could you|should|so was|so is|was it|does it|did)',
  ),
  lines(
    'roman',
    '(kya|kyu|kyon|kyo|kaun|kon|kive|kiven|kaise|kado|kab|kithe|kahan|kehda|kehdi|kaunsa|kaunsi|ki hai|ki hunda)',
  ),
  lines('indic', '(ਕਿਉਂ|ਕੌਣ|ਕਿਵੇਂ|ਕਦੋਂ|ਕਿੱਥੇ|ਕਿਹੜਾ|ਕਿਹੜੀ|ਕੀ ਹੈ|ਕੀ ਹੁੰਦਾ|क्या|क्यों|कौन|कैसे|कब|कहाँ)'),
)
/** So many words at the beginning tell whether something is asked in English, where 'what' also stands within a sentence. */
const OPENING = 3
/** Whether something is asked: then it is no detail that could be received. */
const isQuestion = ({ message, heard, language }: Asked): boolean =>
  /[?？]/.test(message) || asks(views(language === 'english' ? heard.tokens.slice(0, OPENING) : heard.tokens))

/** 'It started when my father died': what was added is answered, and tied to what it was added to. */
export function answerJoined(asked: Asked, thread: Thread): Answer {
  const { heard, language, said, seed } = asked
  const [first] = heard.readings
  if (first === undefined) return answerDetail(asked, thread)
  return answerReading(asked, first, [...received(asked), fresh(wordsOf(first.id).heard[language], said, seed)])
}

/**
 * An added detail: received, and what there is to do; another passage on the matter where the last reply had none, or
 * nothing is left to do.
 */
export function answerDetail(asked: Asked, thread: Thread, instead?: Said): Answer {
  const { heard } = asked
  const [first] = heard.readings
  const family = FAMILIES.find(({ id }) => id === heard.families[0]?.id)
  const isAsked = instead === undefined && isQuestion(asked)
  const isSure = first !== undefined && (heard.band === 'sure' || family === undefined)
  const on: On | null = family === undefined ? null : { reading: isSure ? first.id : null, family: family.id }
  const isQuoted = thread.verse !== undefined && (thread.replies.at(-1) ?? '').includes(thread.verse.reference)
  const step = on === null || !isQuoted ? [] : stepFor(asked, on)
  if (step.length > 0 && on !== null) {
    const opening = received(asked, instead ?? (isAsked ? 'guess' : undefined))
    return plainly(asked, [...opening, say(asked, 'todo'), ...step], themeOf({ ...on, reading: first?.id ?? null }))
  }
  const opening = received(asked, instead ?? (isAsked ? 'question' : undefined))
  if (isSure) return answerReading(asked, first, opening)
  return family === undefined ? plainly(asked, opening, 'general') : answerFamily(asked, family, opening)
}

/** To be told that God does not listen has readings of its own; the one that was not answered yet. */
const SILENT = ['unanswered', 'farFromGod', 'angryAtGod'] as const

/** What is said to doubt, and to the questions that advice brings with it; a step follows where there is one. */
const REPLIES: Partial<Record<Kind, { readonly said: Said; readonly step?: true; readonly verse?: true }>> = {
  easy: { said: 'easy' },
  accept: { said: 'accept' },
  tried: { said: 'tried', step: true },
  noAnswer: { said: 'noAnswer' },
  goesWrong: { said: 'goesWrong' },
  ifAngry: { said: 'ifAngry' },
  shouldI: { said: 'shouldI' },
  allowed: { said: 'allowed' },
  whyThem: { said: 'whyThem' },
  notHelped: { said: 'notHelped', verse: true },
  another: { said: 'another', verse: true },
}

const RECEIVED: Partial<Record<Kind, { readonly said: Said; readonly category: string }>> = {
  robot: { said: 'robot', category: 'claim' },
  leave: { said: 'leave', category: 'thanks' },
  helped: { said: 'helped', category: 'thanks' },
  night: { said: 'night', category: 'thanks' },
}

/** The answer to a message that only makes sense by what was said before it. */
export function answerRelating(asked: Asked, thread: Thread, relating: Relating): Answer {
  if (relating.kind === 'language') return inLanguage(asked, thread, relating.to)
  const { kind } = relating
  if (kind === 'original' || kind === 'sound' || kind === 'shorter') return aboutPassage(asked, thread, kind)
  if (kind === 'misheard') return corrected(asked, thread)
  if (kind === 'aside') return askAnew(asked, [], 'aside')
  const received = RECEIVED[kind]
  if (received !== undefined) return plainly(asked, [say(asked, received.said)], received.category)
  if (kind === 'nod') return plainly(asked, [say(asked, thread.asked ? 'nodToQuestion' : 'nod')], 'thanks')
  if (kind === 'bye') {
    const back = greetingBack(asked.heard.tokens, asked.language)
    return plainly(asked, [...(back === null ? [] : [back]), say(asked, 'bye')], 'thanks')
  }
  return answerOn(asked, thread, kind)
}

type Saying = keyof typeof SAYINGS
const TO: Readonly<Record<Relation, Saying>> = {
  parents: 'family',
  mother: 'family',
  father: 'family',
  brother: 'family',
  sister: 'family',
  grandparent: 'family',
  children: 'child',
  son: 'child',
  daughter: 'child',
  husband: 'partner',
  wife: 'partner',
  friend: 'hurt',
}

/** To whom words are looked for: to whom the message names; else as the matter has it; else to whom was told of. */
function sayingTo({ heard }: Asked, thread: Thread, on: On | null): Saying {
  const named = relationIn(heard.tokens)
  if (named !== null && !GRIEF.includes(on?.family ?? '')) return TO[named]
  if (on !== null) return stepOf(on).say as Saying
  const told = relationIn(tokenise(toldIn(thread).join(' ')))
  return told === null ? 'other' : TO[told]
}
/** Where somebody mourns or is ill, that comes before who they are. */
const GRIEF: readonly string[] = ['grief', 'caring', 'guilt']

/** What is asked about the matter that was spoken of. */
function answerOn(asked: Asked, thread: Thread, kind: Kind): Answer {
  const { first } = thread
  const on =
    kind === 'back' && first !== null && first.reading !== null
      ? { reading: first.reading, family: first.family }
      : matterOf(thread)
  const category = themeOf(on)
  const { language } = asked
  const about: Asked =
    on === null ? asked : { ...asked, heard: { ...asked.heard, ...ofMatter(on, asked.heard), again: true } }
  if (kind === 'godSilent') {
    const id = SILENT.find((one) => !thread.answered.has(one)) ?? SILENT[0]
    return answerReading({ ...asked, heard: { ...asked.heard, again: true, newPerson: null } }, { id, chance: 0.8 })
  }
  if (kind === 'topic') {
    const [named, beside] = themesIn(asked.heard.tokens).map(({ label }) => label)
    const themes = named === undefined ? [] : beside === undefined ? [named] : [named, beside]
    return withVerse(asked, [say(asked, 'topic')], byThemes(asked, themes)[0], named ?? 'verse')
  }
  if (kind === 'forThem')
    return withVerse(asked, [say(asked, 'forThem')], byThemes(asked, ['peace', 'devotion'])[0], 'verse')
  const reply = REPLIES[kind]
  if (reply !== undefined) {
    const step = reply.step === undefined || on === null ? [] : stepFor(about, on)
    const verse = reply.verse === undefined ? undefined : nextVerse(about, thread, on)
    return withVerse(about, [say(asked, reply.said), ...step], verse, category)
  }
  const step = on === null ? [] : stepFor(about, on)
  if (kind === 'say') {
    const words = SAYINGS[sayingTo(asked, thread, on)][language]
    if (asked.said(words)) return plainly(asked, [say(asked, 'shouldI')], category)
    return plainly(asked, [say(asked, 'sayFirst'), words, say(asked, 'sayLast')], category)
  }
  if (kind === 'practice' && thread.practice !== null) {
    const practice = wordsOf(thread.practice).practice[language][0] as string
    return plainly(asked, [say(asked, 'practiceFirst'), practice, say(asked, 'practiceLast')], category)
  }
  if (kind === 'back' && on !== null && on.reading !== null)
    return answerReading(about, { id: on.reading, chance: 0.7 }, [say(asked, 'back')])
  if (kind === 'toldBefore') return answerDetail(on === null ? asked : about, thread, 'toldBefore')
  if (step.length === 0 && kind === 'point')
    return plainly(asked, [say(asked, 'point'), say(asked, 'nearest')], category)
  if (step.length === 0) return plainly(asked, [say(asked, on === null ? 'nearest' : 'smaller')], category)
  if (kind === 'point') return plainly(asked, [say(asked, 'point'), ...step], category)
  if (kind === 'cannot') return plainly(asked, [say(asked, 'cannot'), ...step], category)
  return plainly(asked, [isTomorrow(asked) ? say(asked, 'tomorrow') : say(asked, 'todo'), ...step], category)
}

/** The readings that were picked in words: the first as it is answered always, the second named beside it. */
export function answerPicks(asked: Asked, [first, second]: readonly string[]): Answer {
  const { language, said, seed } = asked
  const heard = (id: string) => fresh(wordsOf(id).heard[language], said, seed)
  const picked: Asked = { ...asked, heard: { ...asked.heard, again: false, newPerson: null } }
  if (first === undefined) return askAnew(asked, [], 'neither')
  const opening = second === undefined ? [heard(first)] : [say(asked, 'both'), heard(first), heard(second)]
  return answerReading(picked, { id: first, chance: 1 }, opening)
}

/** Kinds that stand in a message beside a matter as often as alone. */
const SOFT: readonly Relating['kind'][] = [
  'todo',
  'say',
  'practice',
  'shouldI',
  'whyThem',
  'goesWrong',
  'noAnswer',
  'helped',
  'leave',
  'aside',
]
/** Kinds whose words, in few of them, may be the matter itself: 'I always want more'. */
const CLEAR: readonly Relating['kind'][] = ['another', 'cannot', 'whyThem', 'practice', 'todo']
const CLEARLY = 0.9
const OF_ITS_OWN = 0.7

/** From so many words on a message may tell a matter beside, and from so many on less plainly. */
const FEW = 8
const MANY = 10
/** From this weight on a theme is named outright (finder.ts). */
const NAMED_THEME = 2

/** Whether a message that relates to those before also tells a matter of its own: 'what now, my wife has left me'. */
export function tellsMore({ message, heard }: Asked, { matter }: Thread, { kind }: Relating): boolean {
  // a wish for a passage on what no theme names is heard as any other message
  if (kind === 'topic') return (themesIn(heard.tokens)[0]?.weight ?? 0) < NAMED_THEME
  if (!SOFT.includes(kind) && !CLEAR.includes(kind)) return false
  const { readings, band } = hear(message, [])
  const [first] = readings
  if (first === undefined) return false
  if (kind === 'aside') return band !== 'unsure'
  // 'should I forgive him' is a reading of its own
  if (kind === 'shouldI' && first.chance >= OF_ITS_OWN) return true
  const { length } = heard.tokens
  const tells =
    (CLEAR.includes(kind) && first.chance >= CLEARLY) ||
    (length >= FEW && band === 'sure') ||
    (length >= MANY && band === 'likely')
  return tells && familyOf(first.id).id !== matter?.family
}

const TOMORROW = new Set(
  tokenise('tomorrow tmrw tmr tommorow kal kall kl bhalke ਕੱਲ੍ਹ ਕੱਲ ਭਲਕੇ कल').map(({ fold }) => fold),
)
const isTomorrow = ({ heard }: Asked): boolean => heard.tokens.some(({ fold }) => TOMORROW.has(fold))
