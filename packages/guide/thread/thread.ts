import { aboutLastIn } from '../aboutLast.ts'
import { aboutVerseIn, namesVerse } from '../aboutVerse.ts'
import { asksBack } from '../asking.ts'
import { CORPUS, type Verse } from '../corpus.ts'
import { type Heard, hear, turnsAway } from '../hear.ts'
import { soundOf, type Token, tokenise } from '../normalise.ts'
import { views } from '../pattern.ts'
import type { Question } from '../question.ts'
import { familyOf } from '../readings/families.ts'
import { turnIn } from './learnt.ts'
import { affirmedClauses, deniedClauses, refuses } from './own.ts'
import { type Instead, insteadIn, toldOf } from './persons.ts'
import { type Matter, paragraphsIn, spokenAs } from './spoken.ts'
import { joins, relatingIn } from './turns.ts'
import { SAID } from './words.ts'

/** What a conversation has come to, as its history tells. */
export type Thread = {
  /** what the person wrote before, oldest first */
  readonly messages: readonly string[]
  /** what the guide replied, oldest first */
  readonly replies: readonly string[]
  /** the matter answered last, and the one answered first; null where none was */
  readonly matter: Matter | null
  readonly first: Matter | null
  /** every reading answered so far */
  readonly answered: ReadonlySet<string>
  /** the reading whose practice was given last */
  readonly practice: string | null
  /** the passage quoted last */
  readonly verse: Verse | undefined
  /** the last reply asked back */
  readonly asked: boolean
  /** the last reply quoted a passage */
  readonly quoted: boolean
  /** what was given last to do or to say, in English; null where nothing was */
  readonly advice: string | null
  /** which of the replies were about a danger, as their numbers tell; the last one was */
  readonly care: boolean
  readonly caredBefore: boolean
}

/** What asks back because the answer before was wrong. */
const ASKS: readonly string[] = [SAID.misheard, SAID.misheardAsk, SAID.neither].flatMap((texts) =>
  Object.values(texts).flat(),
)

/** A reply that gives a number to call in its first paragraph. */
const CARES = /\b(?:112|14416|181|1098|1930|988|911|999|116 ?123)\b/

/** Titles and common words in the names of who speaks. */
const TITLES = new Set(['guru', 'dev', 'ji', 'bhagat', 'sheikh', 'shri', 'bhatt'])

/** Whether a message names a passage, by who speaks in it or where it stands: 'the one of Namdev', '2.12'. */
function names(tokens: readonly Token[], { speaker, reference }: Verse): boolean {
  const place = tokenise(reference.slice(reference.lastIndexOf(' ') + 1)).map(({ text }) => text)
  const isPlace = tokens.some((_, at) => place.every((part, i) => tokens[at + i]?.text === part))
  const sounds = tokenise(speaker).flatMap((word) => (TITLES.has(word.fold) ? [] : [soundOf(word)]))
  return (isPlace && place.length > 0) || tokens.some((one) => one.text.length > 3 && sounds.includes(soundOf(one)))
}

/** The passage of a conversation that a message speaks of: of those quoted the one it names, else the last. */
export function lastVerse({ tradition, avoid, message }: Question): Verse | undefined {
  const quoted = avoid.flatMap((original) => CORPUS[tradition].find((verse) => verse.original === original) ?? [])
  const last = quoted.at(-1)
  if (quoted.length < 2) return last
  const tokens = tokenise(message)
  const named = quoted.findLast((verse) => names(tokens, verse))
  return named ?? last
}

/** The person's own messages before this one. */
export const messagesBefore = ({ message, history }: Question): string[] =>
  history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .filter((content, at, all) => !(at === all.length - 1 && content === message && history.at(-1)?.role === 'user'))

const cares = (reply: string | undefined): boolean => CARES.test(paragraphsIn(reply ?? '')[0] ?? '')

/** The matter answered last; a sentence on a whole family leaves the reading of it that was answered. */
function lastOf(matters: readonly Matter[]): Matter | null {
  const last = matters.at(-1)
  if (last === undefined || last.reading !== null) return last ?? null
  return matters.findLast(({ reading, family }) => reading !== null && family === last.family) ?? last
}

/** The conversation before a message; null where it is the first. */
export function threadOf(question: Question): Thread | null {
  const messages = messagesBefore(question)
  const replies = question.history.filter(({ role }) => role === 'other').map(({ content }) => content)
  if (messages.length === 0 || replies.length === 0) return null
  const spoken = replies.flatMap(paragraphsIn).map((paragraph) => spokenAs(paragraph, question.tradition))
  const matters = spoken.flatMap((one) => one?.matter ?? [])
  return {
    messages,
    replies,
    matter: lastOf(matters),
    first: matters[0] ?? null,
    answered: new Set(matters.flatMap(({ reading }) => reading ?? [])),
    practice: spoken.findLast((one) => one?.practice !== undefined)?.practice ?? null,
    verse: lastVerse(question),
    asked: paragraphsIn(replies.at(-1) ?? '').some((text) => asksBack(text) || ASKS.includes(text)),
    quoted: paragraphsIn(replies.at(-1) ?? '').some((text) => spokenAs(text, question.tradition)?.verse !== undefined),
    advice: spoken.findLast((one) => one?.advice !== undefined)?.all.english ?? null,
    care: cares(replies.at(-1)),
    caredBefore: replies.some(cares),
  }
}

/** Whom a message means instead of who was heard; null where it sets nobody right. */
export function correctedIn(message: string): Instead | null {
  const instead = insteadIn(message)
  if (instead === null) return null
  const kind = relatingIn(tokenise(message))?.kind
  return kind === 'misheard' || kind === 'corrects' || (instead.refused !== null && refuses(message)) ? instead : null
}

/** The person's messages as they were meant: whom a later one sets right is put into those before it. */
const asMeant = (messages: readonly string[]): readonly string[] =>
  messages.reduce<readonly string[]>((before, message) => {
    const instead = correctedIn(message)
    // what is denied tells nothing: 'not jealous, more like hurt'
    const so = refuses(message) && deniedClauses(message).length > 0 ? affirmedClauses(message).join('. ') : message
    return [...(instead === null ? before : before.map((text) => toldOf(text, instead) ?? text)), so]
  }, [])

/** So many of the person's messages are heard together at most. */
const TOGETHER = 4

/** 'What does that line mean?' tells nothing of any matter. */
const asksOfVerse = (tokens: readonly Token[]): boolean =>
  namesVerse(views(tokens)) && (aboutVerseIn(tokens) !== null || aboutLastIn(tokens) !== null)

/**
 * What was told of the matter that is spoken of, oldest first: back to the message that named it plainly. What only
 * related to an answer ('why?', 'another one') tells nothing of it.
 */
export function toldIn({ messages }: Thread): readonly string[] {
  const told: string[] = []
  for (const message of asMeant(messages).toReversed()) {
    const tokens = tokenise(message)
    if (tokens.length === 0 || relatingIn(tokens) !== null || turnIn(message) !== null || asksOfVerse(tokens)) continue
    told.unshift(message)
    if (told.length === TOGETHER || hear(message, []).band === 'sure') break
  }
  return told
}

/** A matter of its own counts from so sure on; from further on where the words go on ('but'), or speak of somebody named before ('he'). */
const OWN = { asked: 0.4, plain: 0.5, goingOn: 0.6, leaning: 0.85 } as const
/** So few words hardly tell a new matter. */
const FEW = 4
/** From so many words on a message that leans on nothing is no addition. */
const LONG = 16
/** From so many words on a story is told anew. */
const STORY = 40

const folds = (list: string) => new Set(tokenise(list).map(({ fold }) => fold))
const PRONOUNS = folds(
  `he she they him her them his their this that it its though anyway either
  oh ohna ohne ohnu ohda ohdi ohde wo woh vo usne usko uska uski uske use unhone unka unki
  ਉਹ ਉਹਨਾਂ ਉਹਨੇ ਉਹਨੂੰ ਉਸ ਉਸਨੇ ਉਸਦਾ ਉਸਦੀ ਉਹਦਾ ਉਹਦੀ वह वो वे उस उसने उसका उसकी उसके उसे उन्होंने उनका उनकी उन्हें`,
)
const OPENS = folds('and but also because par pr lekin magar te ਪਰ ਤੇ ਨਾਲੇ पर लेकिन मगर और')
const leans = (tokens: readonly Token[]): boolean => tokens.some(({ fold }) => PRONOUNS.has(fold))
const leastIn = (tokens: readonly Token[]): number =>
  leans(tokens) ? OWN.leaning : OPENS.has(tokens[0]?.fold ?? '') ? OWN.goingOn : OWN.plain

/** How a message goes on in its conversation. */
export type Goes = {
  /** what was heard, alone or together with what was told before */
  readonly heard: Heard
  /** it adds to the matter that was answered, is tied to it with a matter of its own, or begins anew */
  readonly how: 'adds' | 'joins' | 'anew'
}

/**
 * A message that has no plain matter of its own is heard together with what was told before; the matter of the
 * conversation stays where that says nothing plainer.
 */
export function within(heard: Heard, message: string, thread: Thread): Goes {
  const { tokens } = heard
  if (heard.tapped || tokens.length >= STORY) return { heard, how: 'anew' }
  const own = hear(message, [])
  const [likeliest] = own.readings
  const family = likeliest === undefined ? null : familyOf(likeliest.id).id
  // 'and what about my father?' asks for the same matter
  const isOther = family !== null && family !== thread.matter?.family && heard.newPerson === null
  if (turnsAway(views(tokens))) return { heard: { ...own, facts: heard.facts, behind: heard.behind }, how: 'anew' }
  const least = /[?？]/.test(message) ? Math.min(leastIn(tokens), OWN.asked) : leastIn(tokens)
  const kept = { facts: heard.facts, behind: heard.behind, newPerson: heard.newPerson }
  if (isOther && (likeliest?.chance ?? 0) >= least && tokens.length >= FEW)
    return { heard: { ...own, ...kept, newPerson: null }, how: joins(views(tokens)) ? 'joins' : 'anew' }
  const joint = hear([...toldIn(thread), message].join('. '), [])
  const { matter } = thread
  if (matter !== null && tokens.length > LONG && !leans(tokens)) return { heard: { ...own, ...kept }, how: 'anew' }
  if (joint.band === 'sure' || matter === null) {
    const goesOn = joint.readings[0] !== undefined && familyOf(joint.readings[0].id).id === matter?.family
    return {
      heard: { ...joint, ...kept, tokens, known: heard.known || joint.known, again: goesOn },
      how: goesOn ? 'adds' : 'anew',
    }
  }
  return { heard: { ...heard, ...ofMatter(matter, joint), ...kept, again: true, followUp: true }, how: 'adds' }
}

/** What was heard, where the matter is one that was answered before. */
export function ofMatter(matter: Matter, heard: Heard): Pick<Heard, 'readings' | 'families' | 'band' | 'known'> {
  const own = heard.readings.filter(({ id }) => familyOf(id).id === matter.family)
  const id = matter.reading ?? own[0]?.id
  const others = heard.readings.filter((one) => one.id !== id)
  return {
    readings: id === undefined ? heard.readings : [{ id, chance: matter.reading === null ? 0.4 : 0.6 }, ...others],
    families: [{ id: matter.family, chance: 0.6 }],
    band: matter.reading === null ? 'likely' : 'sure',
    known: true,
  }
}
