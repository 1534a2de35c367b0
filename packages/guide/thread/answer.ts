import { ABOUT_LAST, aboutLastIn } from '../aboutLast.ts'
import { aboutVerseIn } from '../aboutVerse.ts'
import {
  type Asked,
  answerAboutLast,
  answerAboutVerse,
  answerFamily,
  answerReading,
  byThemes,
  composed,
  passagesFor,
  plainOf,
  practiceFor,
} from '../answers.ts'
import { ASKS_AT_MOST, tapsToAsk, worthOffering } from '../asking.ts'
import { named } from '../compose.ts'
import { type Language, type Theme, toReference, type Verse } from '../corpus.ts'
import { factsIn } from '../facts.ts'
import { greetingBack } from '../greeting.ts'
import { type Chance, type Heard, hear, LIKELY, MOURNS, themesIn } from '../hear.ts'
import { lookupAnswer } from '../lookup/answer.ts'
import { tokenise } from '../normalise.ts'
import { anyOf, lines, type Matcher, views } from '../pattern.ts'
import type { Answer } from '../question.ts'
import { FAMILIES, familyOf } from '../readings/families.ts'
import { readingOf } from '../readings/list.ts'
import { wordsOf } from '../readings/words.ts'
import { aboutThem, relationIn } from '../relations.ts'
import { fresh } from '../said.ts'
import HOW from './how.json' with { type: 'json' }
import { turnIn } from './learnt.ts'
import MORE from './more.json' with { type: 'json' }
import { affirmed, affirmedClauses, contrastIn, deniedClauses, ownWords } from './own.ts'
import { type Instead, insteadIn, isOf, isRelation, lastPersonIn, toldOf } from './persons.ts'
import { besideOf, placeOf, sceneOf } from './place.ts'
import { asksAfter, type Saying, SUFFERS, sayingFor } from './saying.ts'
import SAYINGS from './sayings.json' with { type: 'json' }
import { paragraphsIn, spokenAs } from './spoken.ts'
import STEPS from './steps.json' with { type: 'json' }
import { ofMatter, type Thread, toldIn } from './thread.ts'
import { correctionIn, type Kind, type Relating, relatingIn } from './turns.ts'
import { FACT_SAID, OFFERS, SAID } from './words.ts'

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

/** What the conversation is about in one word, also where it was never answered. */
const categoryOf = (thread: Thread, on: On | null): string =>
  themeOf(on ?? { reading: hear(toldIn(thread).join('. '), []).readings[0]?.id ?? null, family: '' })

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
  const { language, said } = asked
  const more: Readonly<Record<string, readonly Readonly<Record<Language, string>>[]>> = MORE
  const practice = on.reading === null ? [] : practiceFor(asked, on.reading)
  const steps = [stepOf(on), ...(more[on.family] ?? [])].map((step) => step[language])
  return [...practice, ...steps.filter((step) => !said(step))].slice(0, 1)
}

/** The passage that comes next: of the matter where the last one was, else on what the last one speaks of. */
function nextVerse(asked: Asked, thread: Thread, on: On | null): Verse | undefined {
  const { verse } = thread
  const ofMatter = on === null || on.reading === null ? [] : passagesFor(asked, on.reading)
  // who wished for one on something else, and wants another, wants it on that
  const wished = paragraphsIn(thread.replies.at(-1) ?? '').some((text) => WISHED.has(text))
  return (verse === undefined || (ofMatter.length > 0 && !wished) ? ofMatter : byThemes(asked, verse.themes))[0]
}

const WISHED: ReadonlySet<string> = new Set([SAID.topic, SAID.forThem].flatMap((texts) => Object.values(texts).flat()))

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
  const about = spoken.filter((one) => one?.verse !== undefined || one?.matter !== undefined || one?.teaches === true)
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
export function askAnew(
  asked: Asked,
  readings: readonly Chance[],
  of: 'misheard' | 'neither' | 'aside',
  opening: readonly string[] = [],
): Answer {
  const mayAsk = (asked.asked ?? 0) < ASKS_AT_MOST
  const text =
    opening.length > 0 && mayAsk
      ? say(asked, 'misheardAsk')
      : mayAsk || of === 'aside'
        ? say(asked, of)
        : opening.length > 0
          ? say(asked, 'echoAsk')
          : say(asked, 'misheardOpen')
  if (!mayAsk && opening.length > 0)
    return { ...plainly(asked, [...opening, text], 'unclear'), suggestions: [...OFFERS[asked.language]] }
  return {
    ...plainly(asked, [...opening, text], mayAsk ? 'asking' : 'unclear'),
    ...(mayAsk ? { suggestions: tapsToAsk(worthOffering(readings), asked.language), asks: true as const } : {}),
  }
}

/** So likely another reading must be, once the one that was wrong is set aside; what the correction itself names, less so. */
const CORRECTED = 0.3
const NAMED = 0.2
/** So likely what a message denies is what it denies. */
const DENIED = 0.2
/** And so likely to be offered to somebody who only says that it was wrong. */
const WORTH_ASKING = 0.2

/** What somebody wrote, said back; a plain sentence where it is too short or too long for that. */
function saidBack(
  asked: Asked,
  of: 'echo' | 'echoQuestion' | 'notFitting',
  plain: Said,
  message = asked.message,
): string {
  const words = ownWords(message)
  const { language, seed, said } = asked
  if (words === null) return say(asked, plain)
  // which of the sentences was said cannot be seen with other words in it: their beginnings and ends are looked for
  const fits = (text: string) => text.split('{words}').every((part) => part.length < PART || !said(part.trim()))
  const texts: readonly string[] = SAID[of][language]
  // 'it missed again' is said only after it has missed once
  const [first] = of === 'notFitting' ? texts.filter(fits) : []
  return (first ?? fresh(texts.some(fits) ? texts.filter(fits) : texts, () => false, seed)).replace('{words}', words)
}
const PART = 12

/** 'You misunderstood, I asked who wrote it': what is asked in a correction; null where it only tells. */
function askedIn(asked: Asked, thread: Thread, meant: string): Answer | null {
  const tokens = tokenise(meant)
  const again: Asked = { ...asked, message: meant, heard: { ...asked.heard, tokens } }
  const about = thread.verse === undefined ? null : aboutVerseIn(tokens)
  if (thread.verse !== undefined && about !== null) return answerAboutVerse(again, thread.verse, about)
  const part = thread.verse === undefined ? null : aboutLastIn(tokens)
  if (thread.verse !== undefined && part !== null) return answerAboutLast(again, thread.verse, part, thread.matter)
  const relating = relatingIn(tokens)
  if (relating === null && thread.matter !== null && meant !== '' && asksIn(meant, asked.message))
    return answerDetail(
      { ...again, message: `${meant}?`, heard: { ...again.heard, ...ofMatter(thread.matter, asked.heard) } },
      thread,
    )
  return relating === null || !ASKS_AGAIN.includes(relating.kind) ? null : answerRelating(again, thread, relating)
}
/** Whether what was meant was a question: its mark goes where a message is taken apart. */
const asksIn = (meant: string, message: string): boolean =>
  new RegExp(`${meant.slice(-12).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*[?\\uff1f]`).test(message)
const ASKS_AGAIN: readonly Relating['kind'][] = [
  'say',
  'todo',
  'practice',
  'shouldI',
  'pray',
  'another',
  'topic',
  'shorter',
]

const of = (english: string, roman: string, indic: string): Matcher =>
  anyOf(lines('english', english), lines('roman', roman), lines('indic', indic))

/** Fewer words beside the person tell nothing. */
const FEWEST_BESIDE = 3
/** So likely what was told must be of whom it was meant, once it is heard anew. */
const HEARD_ANEW = { reading: 0.15, family: 0.3 } as const

/**
 * 'No, not my wife, my sister': what was told is heard once more with the person in it who was meant, unless the correction
 * tells another matter of them by itself. Null where nobody was heard wrong.
 */
function answerInstead(asked: Asked, thread: Thread, instead: Instead): Answer | null {
  const { language, seed } = asked
  const besides = besidesIn(asked.message)
  const own = hear(besides.join('. '), [])
  const isFit = ({ id, chance }: Chance) =>
    isOf(id, instead.meant) &&
    (facts.has('dead') || !isOfDeath(id)) &&
    (readingOf(id)?.delicate !== true || chance >= FACET.delicate)
  const facts = factsIn(tokenise([...toldIn(thread), asked.message].join('. ')))
  const before = toldIn(thread)
  const likeliest = own.readings.find(isFit)
  // a few words alone may sound like anything: what was told before must not speak against it
  const joint = hear([...before, ...besides].join('. '), []).readings.find(({ id }) => id === likeliest?.id)
  const tells =
    besides.some((text) => text !== instead.word) &&
    (likeliest?.chance ?? 0) >= TELLS.alone &&
    (joint?.chance ?? 0) >= TELLS.together
  const told = before.map((text) => toldOf(text, instead) ?? text)
  const isReplaced = told.some((text, at) => text !== before[at])
  const wrong = thread.matter?.reading ?? null
  const isClash = wrong !== null && !isOf(wrong, instead.meant)
  if (!tells && !isReplaced && !isClash) return null
  const heardAnew = tells ? own : hear([...told, ...besides.filter((text) => text !== instead.word)].join('. '), [])
  const readings = heardAnew.readings.filter(isFit)
  const [first] = readings
  const opening = tells ? saidBack(asked, 'notFitting', 'corrected', besides.join('. ')) : say(asked, 'corrected')
  if (first === undefined || first.chance < HEARD_ANEW.reading) return askAnew(asked, readings, 'misheard', [opening])
  const about = (text: string) => (isRelation(instead.meant) ? `${aboutThem(instead.meant, language)} ${text}` : text)
  const heard: Heard = {
    ...asked.heard,
    ...heardAnew,
    facts: asked.heard.facts,
    readings,
    again: false,
    newPerson: null,
  }
  const family = familyOf(first.id)
  const likely = heardAnew.families.some(({ id, chance }) => id === family.id && chance >= HEARD_ANEW.family)
  if (first.chance < LIKELY && !likely) return askAnew(asked, readings, 'misheard', [opening])
  if (first.chance < LIKELY)
    return answerFamily({ ...asked, heard: { ...heard, families: [{ id: family.id, chance: LIKELY }] } }, family, [
      opening,
      about(fresh(family.heard[language], asked.said, seed)),
    ])
  return answerReading({ ...asked, heard }, first, [
    opening,
    about(fresh(wordsOf(first.id).heard[language], asked.said, seed)),
  ])
}
/** So likely the matter must be that a correction tells by itself. */
const TELLS = { alone: 0.5, together: 0.05 } as const
/** Nobody is told that somebody has died who has not said so. */
const OF_DEATH: ReadonlySet<string> = new Set(['grief', 'dying', 'someoneDying'])
/** Whether a reading tells somebody that somebody has died, or will. */
export const isOfDeath = (id: string): boolean => OF_DEATH.has(id) || OF_DEATH.has(familyOf(id).id)

/** What is done to somebody is not offered to who says that they did it. */
const DONE_TO: ReadonlySet<string> = new Set([
  'cheatedOn',
  'cantTrust',
  'partnerLies',
  'partnerBelittles',
  'partnerDistant',
  'wronged',
  'slandered',
  'friendBetrayed',
])
const mayHaveDone = ({ heard }: Asked, readings: readonly Chance[]): readonly Chance[] =>
  heard.facts.has('doer') ? readings.filter(({ id }) => !DONE_TO.has(id)) : readings

/** What a correction says is so, and what not: within a clause, by its clauses, or by its sentences. */
function rightIn(message: string): { readonly meant: string; readonly refused: string } {
  const contrast = contrastIn(message)
  if (contrast !== null) return contrast
  const clauses = affirmedClauses(message).filter((clause) => tokenise(clause).length > 1)
  const refused = deniedClauses(message).join('. ')
  return clauses.length > 0 ? { meant: clauses.join('. '), refused } : { meant: affirmed(message), refused: '' }
}

/** That somebody is spoken of, and nothing else. */
const SPEAKS_OF = of(
  `(talk|talking|speaking|asking|mean|meant|about|saying)
(it is|its|this is|i said) (my|the|her|his|our)`,
  '(gall|gal|baat|matlab|mtlb|puch*|pooch*)',
  '(ਗੱਲ|ਮਤਲਬ|ਪੁੱਛ*|बात|मतलब|पूछ*)',
)

/** What a correction tells of whom it means, from where it names them on: 'my mother. She is ill'. */
function besidesIn(message: string): string[] {
  const clauses = affirmedClauses(message)
  const from = clauses.findIndex((clause) => insteadIn(clause) !== null)
  return clauses.slice(Math.max(0, from)).flatMap((clause) => {
    const instead = insteadIn(clause)
    const tokens = tokenise(clause)
    if (instead !== null && (tokens.length < FEWEST_BESIDE || SPEAKS_OF(views(tokens)))) return [instead.word]
    return instead !== null || tokens.length >= FEWEST_BESIDE ? [clause] : []
  })
}

/** 'No, I meant my sister', 'nobody is ill': what was told before and this together, without what was wrong. */
function corrected(asked: Asked, thread: Thread, meantAt = correctionIn(asked.message), picks = false): Answer {
  const instead = thread.care || picks ? null : insteadIn(asked.message)
  const anew = instead === null ? null : answerInstead(asked, thread, instead)
  if (anew !== null) return anew
  const { meant, refused } = meantAt
  const asksFor = meant === '' || meant === asked.message ? null : askedIn(asked, thread, meant)
  if (asksFor !== null) return asksFor
  const rest = hear(meant, [])
  const joint = hear([...toldIn(thread), meant].join('. '), [])
  const [meantFirst] = rest.readings
  if (
    !thread.care &&
    meantFirst !== undefined &&
    rest.band !== 'unsure' &&
    meantFirst.id === thread.matter?.reading &&
    meant !== asked.message
  )
    return answerDetail(
      { ...asked, heard: { ...asked.heard, ...ofMatter(thread.matter, rest), again: true } },
      thread,
      'corrected',
    )
  const denied =
    refused === '' ? [] : hear(refused, []).readings.filter(({ chance }, at) => at === 0 || chance >= DENIED)
  const gone = new Set([...thread.answered, ...denied.map(({ id }) => id)])
  const readings = mayHaveDone(asked, without(joint.readings, gone))
  // what is left seems likelier than it is once something was set aside
  const left = mayHaveDone(asked, joint.readings).filter(({ id }) => !gone.has(id))
  const own = rest.readings.slice(0, 3)
  const likely = thread.care
    ? left.find(({ chance }) => chance >= NAMED)
    : (left.find(({ id, chance }) => chance >= CORRECTED && own.some((one) => one.id === id)) ??
      own.find(({ id, chance }) => !gone.has(id) && chance >= NAMED && left.slice(0, 3).some((one) => one.id === id)))
  const mourned = mournedIn(asked, thread)
  // 'no, she does not know yet' only begins like a correction
  const kind = relatingIn(asked.heard.tokens)?.kind ?? turnIn(asked.message)
  const apologises = kind === 'misheard' || kind === 'corrects' || thread.asked || picks
  // 'I am not jealous, I am ashamed' sets a feeling right, and not the matter in which it is felt
  const stays =
    kind !== 'misheard' &&
    thread.matter !== null &&
    !thread.asked &&
    !thread.care &&
    refused !== '' &&
    !denied.some(({ id }) => id === thread.matter?.reading)
  const isSaid = (meant !== '' || thread.care) && !(stays && tokenise(meant).length < FEWEST)
  // of a few words more must be heard
  const isPlain = thread.care || tokenise(meant).length > FEWEST || (likely?.chance ?? 0) >= LIKELY
  const first = mourned !== null ? { id: mourned, chance: FACET.delicate } : isSaid && isPlain ? likely : undefined
  const opening = thread.caredBefore
    ? [say(asked, 'careWrong')]
    : [
        meant === '' || meant === asked.message
          ? say(asked, 'corrected')
          : !apologises
            ? saidBack(asked, 'echo', 'detail')
            : saidBack(asked, 'notFitting', 'corrected', meant),
      ]
  // where nothing is known of what was meant, nothing is guessed
  if (first === undefined && meant === '' && !readings.some(({ chance }) => chance >= WORTH_ASKING))
    return plainly(asked, [...(thread.caredBefore ? opening : []), say(asked, 'misheardOpen')], 'unclear')
  if (first === undefined && stays && thread.matter !== null)
    return answerDetail(
      { ...asked, heard: { ...asked.heard, ...ofMatter(thread.matter, asked.heard), again: true } },
      thread,
      apologises ? 'corrected' : undefined,
    )
  if (first === undefined)
    return askAnew(asked, readings, 'misheard', thread.caredBefore || meant !== '' ? opening : [])
  const heard: Heard = { ...asked.heard, readings, again: false, newPerson: null }
  const { language, seed } = asked
  return answerReading({ ...asked, heard }, first, [
    ...opening,
    fresh(wordsOf(first.id).heard[language], asked.said, seed),
  ])
}

const FACTS = Object.keys(FACT_SAID) as (keyof typeof FACT_SAID)[]

/** What was added, said back: a fact in its own sentence, everything else in the words it was told with. */
export function received(asked: Asked, instead?: Said): string[] {
  const { language, said } = asked
  const told = factsIn(tokenise(asked.message))
  const fact = FACTS.find((one) => told.has(one) && !said(FACT_SAID[one][language][0]))
  if (instead !== undefined) return [say(asked, instead)]
  if (fact !== undefined) return [FACT_SAID[fact][language][0]]
  return [saidBack(asked, 'echo', 'detail')]
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
  /[?？]/.test(message) ||
  /^\s*(?:ki|kya|ਕੀ|क्या)\s/iu.test(message) ||
  asks(views(language === 'english' ? heard.tokens.slice(0, OPENING) : heard.tokens))

/** 'It started when my father died': what was added is answered, and tied to what it was added to. */
export function answerJoined(asked: Asked, thread: Thread): Answer {
  const { heard, language, said, seed } = asked
  const [first] = heard.readings
  if (first === undefined) return answerDetail(asked, thread)
  return answerReading(asked, first, [...received(asked), fresh(wordsOf(first.id).heard[language], said, seed)])
}

/** What there is to say of the matter that was not said yet: a sentence of its reading, or of its family. */
function unsaidOn({ language, said }: Asked, on: On | null): string[] {
  if (on === null) return []
  const own = on.reading === null ? [] : wordsOf(on.reading).heard[language]
  const all = [...own, ...(FAMILIES.find(({ id }) => id === on.family)?.heard[language] ?? [])]
  return all.filter((text) => !said(text)).slice(0, 1)
}

/** So likely a side of the matter must be that was not answered yet: heard alone, or together with what was told before. */
const FACET = { alone: 0.5, together: 0.42, asked: 0.34, delicate: 0.75 } as const
/** And so likely alone where it is likely together. */
const LEANING = 0.05
/** Fewer words tell no side of a matter. */
const FEWEST = 4

/** Whom somebody mourns, where only this message tells that they have died: 'he is no more, actually'. */
function mournedIn({ message }: Asked, thread: Thread): string | null {
  const isTold = (text: string) => factsIn(tokenise(text)).has('dead')
  if (!isTold(message) || thread.messages.some(isTold)) return null
  // of several people the one is meant of whom it is told
  const clause = message.split(CLAUSE).find(isTold) ?? message
  const whom = relationIn(tokenise(clause)) ?? relationIn(tokenise(`${toldIn(thread).join(' ')} ${message}`))
  return whom === null ? null : MOURNS[whom]
}
const CLAUSE = /[,.;!?।\n]+/u

/** A side of the matter that an addition brings in, and that no answer has spoken of; null where there is none. */
function facetIn(asked: Asked, thread: Thread, isAsked: boolean): Chance | null {
  const mourned = mournedIn(asked, thread)
  if (mourned !== null && !thread.answered.has(mourned)) return { id: mourned, chance: FACET.delicate }
  if (asked.heard.tokens.length < FEWEST) return null
  const told = toldIn(thread)
  const own = hear(asked.message, []).readings
  const joint = hear([...told, asked.message].join('. '), []).readings
  // 'he slams the door' is said of whoever was spoken of, and of no partner where that is a son
  const whom = lastPersonIn([...told, asked.message])
  const mayBe = ({ id }: Chance) =>
    (whom === null || isOf(id, whom)) && (asked.heard.facts.has('dead') || !isOfDeath(id))
  const isNew = (one: Chance, least: number) =>
    !thread.answered.has(one.id) &&
    mayBe(one) &&
    one.chance >= (readingOf(one.id)?.delicate === true ? FACET.delicate : least)
  const [together] = joint
  const alone = own.find(({ id }) => id === together?.id)
  if (
    together !== undefined &&
    isNew(together, isAsked ? FACET.asked : FACET.together) &&
    (alone?.chance ?? 0) >= LEANING
  )
    return together
  return own[0] !== undefined && isNew(own[0], isAsked ? FACET.asked : FACET.alone) ? own[0] : null
}

/**
 * An added detail: received in its own words. Where it brings in another side of the matter, that is answered; else there
 * is what there is to do, or one question.
 */
export function answerDetail(asked: Asked, thread: Thread, instead?: Said): Answer {
  const { heard, language, said, seed } = asked
  const [first] = heard.readings
  const family = FAMILIES.find(({ id }) => id === heard.families[0]?.id)
  const isAsked = instead === undefined && isQuestion(asked)
  const facet = instead === undefined ? facetIn(asked, thread, isAsked) : null
  if (facet !== null) {
    const anew = { ...asked, heard: { ...heard, again: false, newPerson: null } }
    const opening = isAsked ? [] : received(asked)
    return answerReading(anew, facet, [...opening, fresh(wordsOf(facet.id).heard[language], said, seed)])
  }
  const isSure = first !== undefined && (heard.band === 'sure' || family === undefined)
  const on: On | null = family === undefined ? null : { reading: isSure ? first.id : null, family: family.id }
  if (isAsked) {
    const opening = [saidBack(asked, 'echoQuestion', 'question')]
    if (isSure) return answerReading(asked, first, opening)
    return family === undefined ? plainly(asked, opening, 'general') : answerFamily(asked, family, opening)
  }
  const opening = received(asked, instead)
  const step = on === null ? [] : stepFor(asked, on)
  const category = themeOf(on === null ? null : { ...on, reading: first?.id ?? null })
  if (step.length === 0)
    return {
      ...plainly(asked, [...opening, ...unsaidOn(asked, on), say(asked, 'echoAsk')], category),
      suggestions: [...OFFERS[language]],
    }
  return plainly(asked, [...opening, ...unsaidOn(asked, on), say(asked, 'todo'), ...step], category)
}

/** To be told that God does not listen has readings of its own; the one that was not answered yet. */
const SILENT = ['unanswered', 'farFromGod', 'angryAtGod'] as const

/** What is said to doubt, and to the questions that advice brings with it; a step follows where there is one. */
const REPLIES: Partial<
  Record<Kind, { readonly said: Said; readonly step?: true; readonly verse?: true; readonly themes?: readonly Theme[] }>
> = {
  easy: { said: 'easy' },
  blame: { said: 'blame' },
  willIt: { said: 'willIt', step: true },
  pray: { said: 'pray', verse: true },
  accept: { said: 'accept' },
  tried: { said: 'tried', step: true },
  noAnswer: { said: 'noAnswer' },
  goesWrong: { said: 'goesWrong' },
  ifAngry: { said: 'ifAngry' },
  shouldI: { said: 'shouldI' },
  allowed: { said: 'allowed' },
  whyThem: { said: 'whyThem' },
  notHelped: { said: 'notHelped', verse: true },
  wontListen: { said: 'wontListen', step: true },
  ifHurt: { said: 'ifHurt' },
  sin: { said: 'sin', verse: true, themes: ['forgiveness', 'truth'] },
  fate: { said: 'fate', verse: true, themes: ['peace', 'hope'] },
  people: { said: 'people' },
  deadKnow: { said: 'deadKnow' },
  isNormal: { said: 'isNormal' },
  daily: { said: 'daily', verse: true },
}

/** What 'should I …?' asks, where more can be said of it than of any choice; the more particular before the more general. */
const CHOICES: readonly (readonly [Said, Matcher])[] = [
  [
    'seekRight',
    of(
      '(police|court|lawyer|case|fir|complain|complaint|report|sue|legal)',
      '(police|pulis|court|kachehri|case|fir|report|vakeel|vakil|shikayat)',
      '(ਪੁਲਿਸ|ਪੁਲੀਸ|ਕੋਰਟ|ਕਚਹਿਰੀ|ਕੇਸ|ਵਕੀਲ|ਸ਼ਿਕਾਇਤ|पुलिस|कोर्ट|कचहरी|केस|वकील|शिकायत)',
    ),
  ],
  [
    'giveMoney',
    of(
      '(give|lend|pay|send) .. (him|her|them|money|loan)',
      '(paise|paisa|udhar|udhaar|karz|karza) .. (de*|du|dun|doon|dewa*|bhej*)',
      '(ਪੈਸੇ|ਪੈਸਾ|ਉਧਾਰ) .. (ਦੇ*|ਦਿਆਂ|ਭੇਜ*)\n(पैसे|पैसा|उधार) .. (दे*|दूँ|दूं|भेज*)',
    ),
  ],
  [
    'tellThem',
    of(
      '(tell|confess|admit|come clean|say it)',
      '(dass*|das dewan|das du|bata*|bol du|keh dewan|keh du)',
      '(ਦੱਸ*|ਦਸ*|ਕਹਿ ਦਿਆਂ|बता*|कह दूँ|कह दूं)',
    ),
  ],
  [
    'leaveThem',
    of(
      '(leave|divorce|separate|break up|end it|move out|go back to my parents|walk away|walk out)',
      '(chhad*|chad*|chhod*|chod*|talak|talaq|divorce|alag|vakhri|vakhra|alg) .. (du|dun|dewan|devan|deva|ho|lu|lan|jau|jawan)?',
      '(ਛੱਡ*|ਤਲਾਕ|ਵੱਖ*|छोड़*|तलाक|अलग)',
    ),
  ],
]
/** A partner is left in another way than a place of work. */
const OF_TWO: ReadonlySet<string> = new Set([
  'betweenUs',
  'trustBroken',
  'partnerSuffers',
  'torn',
  'loveEnded',
  'relatives',
])

/** What is said to a choice: of its own kind where it is known, and was not said yet. */
function choiceOf({ heard, language, said }: Asked, on: On | null): Said {
  const message = views(heard.tokens)
  const [kind] =
    CHOICES.find(([of, meets]) => (of !== 'leaveThem' || OF_TWO.has(on?.family ?? '')) && meets(message)) ?? []
  return kind === undefined || said(SAID[kind][language][0]) ? 'shouldI' : kind
}

/** Good news said back, where it can be said back. */
function goodNews({ message }: Asked): string[] {
  const words = ownWords(message)
  return words === null ? [] : [`“${words}”.`]
}

const RECEIVED: Partial<Record<Kind, { readonly said: Said; readonly category: string }>> = {
  robot: { said: 'robot', category: 'claim' },
  leave: { said: 'leave', category: 'thanks' },
  listenOnly: { said: 'listenOnly', category: 'thanks' },
  helped: { said: 'helped', category: 'thanks' },
  night: { said: 'night', category: 'thanks' },
}

/** The answer to a message that only makes sense by what was said before it. */
export function answerRelating(asked: Asked, thread: Thread, relating: Relating): Answer {
  if (relating.kind === 'language') return inLanguage(asked, thread, relating.to)
  const { kind } = relating
  if (kind === 'original' || kind === 'sound' || kind === 'shorter') return aboutPassage(asked, thread, kind)
  if (kind === 'misheard') return corrected(asked, thread)
  if (kind === 'corrects') return corrected(asked, thread, rightIn(asked.message))
  if (kind === 'aside') return askAnew(asked, [], 'aside')
  const received = RECEIVED[kind]
  if (received !== undefined) return plainly(asked, [say(asked, received.said)], received.category)
  if (kind === 'goodTurn') return plainly(asked, [...goodNews(asked), say(asked, 'goodTurn')], 'thanks')
  if (kind === 'nod') return plainly(asked, [say(asked, thread.asked ? 'nodToQuestion' : 'nod')], 'thanks')
  if (kind === 'bye') {
    const back = greetingBack(asked.heard.tokens, asked.language)
    return plainly(asked, [...(back === null ? [] : [back]), say(asked, 'bye')], 'thanks')
  }
  return answerOn(asked, thread, kind)
}

/** Where somebody mourns or is ill, that comes before who they are. */
const GRIEF: readonly string[] = ['grief', 'caring', 'guilt']

/** How a practice is done, by what it is made of; the more particular before the more general. */
const WAYS: readonly (readonly [keyof typeof HOW, RegExp])[] = [
  ['apology', /apolog/i],
  ['letter', /\bletter\b|write to yourself/i],
  ['phone', /phone|screen|profile|\bnews\b/i],
  ['sit', /\bsit\b|breath|silence|meditat|prayer|\bName\b|remembrance/i],
  ['write', /\bwrite\b|\bnote\b|\blists?\b|paper|page|columns/i],
  ['ask', /say it|say one|ask it|calm hour|without blame|quarter of an hour|plainly/i],
  ['tell', /\btell\b|\bcall\b|talk|speak|\bask\b|share|listen/i],
  ['body', /walk|eat|meal|warm|water|sleep|wash|rest/i],
]

/** By what somebody names a practice, asking how it is done. */
const NAMES_WAY: readonly (readonly [keyof typeof HOW, Matcher])[] = [
  [
    'letter',
    anyOf(
      lines('english', 'letter'),
      lines('roman', '(chithi|chitthi|khat|patr|likhan|likhu|likhna)'),
      lines('indic', '(ਚਿੱਠੀ|ਖ਼ਤ|ਲਿਖਾਂ|ਲਿਖਣਾ|चिट्ठी|ख़त|पत्र|लिखूँ|लिखूं|लिखना)'),
    ),
  ],
  [
    'sit',
    anyOf(
      lines('english', '(sit|sitting|breathe|breathing|breath|eyes)'),
      lines('roman', '(baithna|baithan|baithu|saah|saans|akhan|aankhe)'),
      lines('indic', '(ਬੈਠਣਾ|ਬੈਠਾਂ|ਸਾਹ|ਅੱਖਾਂ|बैठना|बैठूँ|साँस|आँखें)'),
    ),
  ],
]

/** Whether a question names what was advised: 'what do I put into the letter?' */
export const asksOfPractice = (asked: Asked, { advice }: Thread): boolean =>
  advice !== null &&
  isQuestion(asked) &&
  NAMES_WAY.some(
    ([way, names]) => WAYS.find(([, meets]) => meets.test(advice))?.[0] === way && names(views(asked.heard.tokens)),
  )

/** Words that no grown-up answers back to need no word of care behind them. */
const UNHEARD: readonly Saying[] = [
  'letterDead',
  'childSorry',
  'childIll',
  'tellChild',
  'grownChild',
  'nosy',
  'refuse',
  'comfort',
  'addicted',
  'invite',
]

/** What was advised last, told so that it can be done; null where nothing more is known of it. */
function wayOf(asked: Asked, { advice }: Thread): string | null {
  const at = advice === null ? undefined : WAYS.find(([, meets]) => meets.test(advice))
  const text = at === undefined ? undefined : HOW[at[0]][asked.language]
  return text === undefined || asked.said(text) ? null : text
}

/** 'What does that line mean?' where none was quoted: one is given, on what was told. */
export function answerNoVerse(asked: Asked, thread: Thread): Answer {
  const told = hear(toldIn(thread).join('. '), []).readings[0]
  const on = matterOf(thread)
  const id =
    on?.reading ??
    (told !== undefined && told.chance >= NAMED && readingOf(told.id)?.delicate !== true ? told.id : null)
  const verse = id === null ? byThemes(asked, ['peace', 'hope'])[0] : passagesFor(asked, id)[0]
  return withVerse(asked, [say(asked, 'noVerseYet')], verse, readingOf(id ?? '')?.themes[0] ?? 'verse')
}

/** What is asked of a passage beside its sense: what to do with it, what stands around it. */
export function answerOnPassage(asked: Asked, thread: Thread, verse: Verse, kind: 'live' | 'context'): Answer {
  const { language, tradition, said } = asked
  if (kind === 'live') {
    const on = matterOf(thread)
    const about: Asked = on === null ? asked : { ...asked, heard: { ...asked.heard, ...ofMatter(on, asked.heard) } }
    const step = on === null ? [] : stepFor(about, on)
    const opening = say(asked, 'live').replace('{plain}', firstSentence(plainOf(verse, language), language))
    return plainly(asked, [opening, ...(step.length > 0 ? step : [say(asked, 'nearest')])], themeOf(on))
  }
  const wanted = asksAfter(asked.heard.tokens) ? 'after' : 'before'
  const side = besideOf(verse, wanted) === null ? (wanted === 'after' ? 'before' : 'after') : wanted
  const passage = besideOf(verse, side)
  const near = passage === null ? '' : say(asked, side === 'after' ? 'justAfter' : 'justBefore')
  const place = placeOf(verse, language) ?? verse.reference
  const scene = sceneOf(verse, language)
  const stands =
    scene === null
      ? SAID.contextShabad[language][0].replace('{place}', place).replace('{near}', near)
      : SAID.contextGita[language][0]
          .replace('{n}', String(scene.chapter))
          .replace('{place}', place)
          .replace('{near}', said(scene.scene) ? near : `${scene.scene} ${near}`)
  if (passage === null) return plainly(asked, [stands.trim()], 'lookup')
  const { paragraphs, references } = lookupAnswer({ kind: 'place', passages: [passage] }, { language, tradition })
  // its own first sentence says that a place was asked for
  return {
    content: [stands.trim(), ...paragraphs.slice(1)].join('\n\n'),
    references,
    category: 'lookup',
    confidence: 0.9,
  }
}

/** So likely what a passage is wished on must be a reading, alone and with what was told before. */
const ON_TOPIC = { alone: 0.1, together: 0.25 } as const

/** What a passage is wished on: 'is there a line on betrayal?' of a friend is on a friend's betrayal; null where unknown. */
function wishedIn(asked: Asked, thread: Thread): string | null {
  const own = hear(asked.message, []).readings.slice(0, 4)
  const joint = hear([...toldIn(thread), asked.message].join('. '), []).readings
  const together = joint.find(
    ({ id, chance }) => chance >= ON_TOPIC.together && own.some((one) => one.id === id && one.chance >= ON_TOPIC.alone),
  )
  return together?.id ?? null
}

/** What somebody else is said to go through, of what may be read to them: 'one for my mum, she worries about me'. */
const themesFor = ({ message, heard }: Asked): Theme[] => {
  if (SUFFERS(views(heard.tokens))) return ['hope']
  const [first] = hear(message, []).readings
  const theme = first === undefined || first.chance < FOR_SURE ? undefined : readingOf(first.id)?.themes[0]
  return theme !== undefined && TENDER.includes(theme) ? [theme] : []
}
const FOR_SURE = 0.5
const TENDER: readonly Theme[] = [
  'anxiety',
  'fear',
  'illness',
  'grief',
  'hope',
  'exams',
  'loneliness',
  'gratitude',
  'ageing',
]

/** Words of what is read again and again. */
const DAILY = of(
  '(every|each|daily|everyday|morning|night|evening|bed|sleep|remember|keep|repeat|recite|always|carry)',
  '(roz|roj|rozana|har|subah|savere|sawere|raat|raati|din|yaad|hamesha|path|jap*)',
  '(ਰੋਜ਼|ਹਰ|ਸਵੇਰ*|ਰਾਤ|ਰਾਤੀਂ|ਯਾਦ|ਹਮੇਸ਼ਾ|ਪਾਠ|ਜਪ*|रोज़|रोज|हर|सुबह|रात|याद|हमेशा|पाठ|जप*)',
)

/** 'What shall I read for him every day?' is of whoever was told of first. */
const FOR_OTHERS = of(
  'for (him|her|them|my|our)',
  '(ohna|ohnu|ohde|unke|uske|papa|mummy|maa) (layi|lai|lyi|liye|vaste)',
  '(ਉਹਨਾਂ|ਉਸ|ਉਹਦੇ|ਪਾਪਾ|ਮਾਂ|ਮੰਮੀ) (ਲਈ|ਵਾਸਤੇ)\n(उनके|उसके|पापा|माँ|मम्मी) (के)? (लिए|वास्ते)',
)

/** What is asked about the matter that was spoken of. */
function answerOn(asked: Asked, thread: Thread, kind: Kind): Answer {
  const { first } = thread
  const isFirst = kind === 'back' || (kind === 'daily' && FOR_OTHERS(views(asked.heard.tokens)))
  const on =
    isFirst && first !== null && first.reading !== null
      ? { reading: first.reading, family: first.family }
      : matterOf(thread)
  const category = categoryOf(thread, on)
  const { language } = asked
  const about: Asked =
    on === null ? asked : { ...asked, heard: { ...asked.heard, ...ofMatter(on, asked.heard), again: true } }
  if (kind === 'godSilent') {
    const id = SILENT.find((one) => !thread.answered.has(one)) ?? SILENT[0]
    return answerReading({ ...asked, heard: { ...asked.heard, again: true, newPerson: null } }, { id, chance: 0.8 })
  }
  if (kind === 'topic' || kind === 'another') {
    const [named, beside] = themesIn(asked.heard.tokens)
    const wished = wishedIn(asked, thread)
    if (wished !== null && wished !== on?.reading)
      return withVerse(
        asked,
        [say(asked, 'topic')],
        passagesFor(asked, wished)[0],
        readingOf(wished)?.themes[0] ?? 'verse',
      )
    if (named !== undefined && (kind === 'topic' || named.weight >= NAMED_THEME))
      return withVerse(
        asked,
        [say(asked, 'topic')],
        byThemes(asked, beside === undefined ? [named.label] : [named.label, beside.label])[0],
        named.label,
      )
    return withVerse(about, [say(asked, 'another')], nextVerse(about, thread, on), category)
  }
  if (kind === 'forThem')
    return withVerse(
      asked,
      [say(asked, 'forThem')],
      byThemes(asked, [...themesFor(asked), 'compassion', 'peace'])[0],
      'verse',
    )
  const reply = REPLIES[kind]
  if (reply !== undefined) {
    const found = reply.step === undefined || on === null ? [] : stepFor(about, on)
    // a sentence that leads to a step is not left without one
    const step = reply.step === undefined || found.length > 0 || kind === 'wontListen' ? found : [say(asked, 'nearest')]
    const verse =
      reply.verse === undefined
        ? undefined
        : reply.themes === undefined
          ? nextVerse(about, thread, on)
          : byThemes(asked, reply.themes)[0]
    const isDaily = kind !== 'daily' || DAILY(views(asked.heard.tokens))
    const text = kind === 'shouldI' ? choiceOf(asked, on) : isDaily ? reply.said : 'another'
    return withVerse(about, [say(asked, text), ...step], verse, category)
  }
  const step = on === null ? [] : stepFor(about, on)
  if (kind === 'say') {
    const family = on?.family ?? ''
    const to = sayingFor({
      tokens: asked.heard.tokens,
      told: toldIn(thread).join(' '),
      reading: on?.reading ?? null,
      usual: on === null ? null : (stepOf(on).say as Saying),
      mourns: GRIEF.includes(family),
    })
    const words = SAYINGS[to][language]
    const last = UNHEARD.includes(to) || asked.said(SAID.sayLast[language][0]) ? [] : [say(asked, 'sayLast')]
    if (!asked.said(words)) return plainly(asked, [say(asked, 'sayFirst'), words, ...last], category)
    const way = HOW.ask[language]
    return plainly(asked, [asked.said(way) ? say(asked, 'shouldI') : way], category)
  }
  if (kind === 'practice') {
    const way = wayOf(asked, thread)
    if (way !== null) return plainly(asked, [say(asked, 'howSo'), way], category)
    if (thread.advice !== null && !asked.said(SAID.practiceLast[language][0]))
      return plainly(asked, [say(asked, 'practiceLast')], category)
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
export function answerPicks(asked: Asked, [first, second]: readonly string[], rest = ''): Answer {
  const { language, said, seed } = asked
  const heard = (id: string) => fresh(wordsOf(id).heard[language], said, seed)
  const picked: Asked = { ...asked, heard: { ...asked.heard, again: false, newPerson: null } }
  if (first === undefined) return askAnew(asked, [], 'neither')
  const added = ownWords(rest) === null ? [] : [saidBack(asked, 'echo', 'detail', rest)]
  const opening = second === undefined ? [heard(first)] : [say(asked, 'both'), heard(first), heard(second)]
  return answerReading(picked, { id: first, chance: 1 }, [...added, ...opening])
}

/** 'None of those; the prayer was answered': what was offered is set aside, and what is told instead is heard. */
export const answerNeither = (asked: Asked, thread: Thread, offered: readonly string[], rest: string): Answer =>
  corrected(
    asked,
    { ...thread, answered: new Set([...thread.answered, ...offered]) },
    { meant: rest, refused: '' },
    true,
  )

/** A turn after a pick in the same message, as if the reading picked had been answered before. */
export function answerAfterPick(asked: Asked, thread: Thread, reading: string, relating: Relating): Answer {
  const { language, said, seed } = asked
  const on = { ...thread, matter: { reading, family: familyOf(reading).id } }
  const answer = answerRelating(asked, on, relating)
  const heard = fresh(wordsOf(reading).heard[language], said, seed)
  return { ...answer, content: [heard, answer.content].join('\n\n') }
}

/** Kinds that stand in a message beside a matter as often as alone. */
const SOFT: readonly Relating['kind'][] = [
  'todo',
  'practice',
  'shouldI',
  'whyThem',
  'goesWrong',
  'noAnswer',
  'helped',
  'leave',
  'aside',
  'wontListen',
  'ifHurt',
  'isNormal',
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
export function tellsMore(asked: Asked, thread: Thread, { kind }: Relating): boolean {
  const { message, heard } = asked
  const { matter } = thread
  // a wish for a passage on what no theme names is heard as any other message
  if (kind === 'topic')
    return (themesIn(heard.tokens)[0]?.weight ?? 0) < NAMED_THEME && wishedIn(asked, thread) === null
  // 'my brother does not help' says nothing of the answer
  if (kind === 'notHelped' && relationIn(heard.tokens) !== null) return true
  if (!SOFT.includes(kind) && !CLEAR.includes(kind)) return false
  const { readings, band } = hear(message, [])
  const [first] = readings
  if (first === undefined) return false
  if (kind === 'aside') return band !== 'unsure'
  // 'should I forgive him' is a reading of its own
  if (kind === 'shouldI' && first.chance >= OF_ITS_OWN && !thread.answered.has(first.id)) return true
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

/** A paragraph that only leads to a passage may come again. */
const isIntro = (text: string, { tradition }: Asked): boolean => spokenAs(text, tradition)?.verse !== undefined

/**
 * An answer that would only say again what was said is left out of the conversation: instead the next step is given, or it is
 * asked what would help.
 */
export function inOtherWords(asked: Asked, thread: Thread, answer: Answer): Answer {
  if (answer.asks === true || answer.care !== undefined) return answer
  const before = new Set(thread.replies.flatMap((reply) => paragraphsIn(reply)))
  const paragraphs = paragraphsIn(answer.content)
  const isNew = (text: string) => !before.has(text) && !isIntro(text, asked)
  if (answer.references.length > 0 || paragraphs.some(isNew)) return answer
  const on = matterOf(thread)
  const step = on === null ? [] : stepFor(asked, on)
  if (step.length > 0) return plainly(asked, [say(asked, 'repeated'), ...step], themeOf(on))
  return { ...plainly(asked, [say(asked, 'echoAsk')], themeOf(on)), suggestions: [...OFFERS[asked.language]] }
}
