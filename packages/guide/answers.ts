import { ABOUT_LAST, type AboutLast, linesIn, ordinalsIn } from './aboutLast.ts'
import { type AboutVerse, EXACT, MEANING } from './aboutVerse.ts'
import { ASKS_AT_MOST, questionBack, tapsFor, tapsToAsk, worthAsking, worthOffering } from './asking.ts'
import { versesFor, versesOf } from './choose.ts'
import { type Composed, compose, type Parts, speakerIn } from './compose.ts'
import { CORPUS, LANGUAGES, type Language, type Theme, toReference, type Verse } from './corpus.ts'
import { type Doctrine, paragraphsOf } from './doctrine.ts'
import { greetingBack } from './greeting.ts'
import type { Chance, Heard } from './hear.ts'
import { INTENT_ANSWERS } from './intentAnswers.ts'
import type { Intent } from './intents.ts'
import { soundOf, type Token, tokenise } from './normalise.ts'
import { anyOf, lines, views } from './pattern.ts'
import type { Answer, Question } from './question.ts'
import { FAMILIES, type Family } from './readings/families.ts'
import { readingOf } from './readings/list.ts'
import { wordsOf } from './readings/words.ts'
import { aboutThem } from './relations.ts'
import { retrieve } from './retrieve.ts'
import { fresh, type Said } from './said.ts'
import { placeOf, whoSpeaks } from './thread/place.ts'
import type { Matter } from './thread/spoken.ts'
import { wordIn } from './thread/wordOf.ts'
import { SAID } from './thread/words.ts'

/** A question with what was heard in it, and the language of its answer (D32). */
export type Asked = Question & { readonly heard: Heard; readonly said: Said; readonly seed: string }

export const composed = (asked: Asked, parts: Parts): Composed => compose(parts, asked.tradition, asked.language)

/** Passages by themes alone, for what has no reading. */
export function byThemes(asked: Asked, themes: readonly Theme[]): readonly Verse[] {
  return retrieve({
    tradition: asked.tradition,
    themes: themes.map((theme, at) => ({ theme, weight: 3 - 0.5 * at })),
    avoid: asked.avoid,
    seed: asked.seed,
  }).map(({ verse }) => verse)
}

export function passagesFor(asked: Asked, reading: string): readonly Verse[] {
  const { tradition, heard, avoid, seed } = asked
  const found = versesFor(reading, { tradition, facts: heard.facts, avoid, beside: heard.behind, seed })
  // where all of a reading's own passages were quoted before, one on the same matter is better than the same again
  const isFresh = ({ original }: Verse) => !avoid.includes(original)
  return found.some(isFresh)
    ? found
    : [...byThemes(asked, readingOf(reading)?.themes ?? ['peace']).filter(isFresh), ...found]
}

/** Somebody who says so wants to be heard, and no advice. */
const wantsNoAdvice = anyOf(
  lines(
    'english',
    `(dont|do not|not|no) .. (want|need|looking for|give|asking for)? .. (advice|tips|homework|solutions|suggestions|lecture|lectures)
(just|only) (want|wanted|need|needed) .. (to be heard|somebody to listen|someone to listen|to vent|to talk|to share)`,
  ),
  lines(
    'roman',
    `(salah|salaah|advice|bhashan|lecture|updesh) .. (nahi|nahin|na|mat|ni)\n(bas|sirf) .. (sun|suno|sunn|dil halka|mann halka)`,
  ),
  lines(
    'indic',
    `(ਸਲਾਹ|ਭਾਸ਼ਣ|ਉਪਦੇਸ਼) .. (ਨਹੀਂ|ਨਾ)\n(ਬੱਸ|ਸਿਰਫ਼) .. (ਸੁਣ|ਸੁਣੋ)\n(सलाह|भाषण|उपदेश) .. (नहीं|मत|न)\n(बस|सिर्फ़|सिर्फ) .. (सुन|सुनिए)`,
  ),
)

const isTomorrow = anyOf(
  lines('english', '(tomorrow|tmrw|tmr|tommorow|tomorow)'),
  lines('roman', '(kal|kall|kl) .. (hai|he|h|nu|ko|exam|paper|interview|operation|surgery|result)'),
  lines('indic', '(ਕੱਲ੍ਹ|ਭਲਕੇ) .. (ਹੈ|ਪੇਪਰ|ਇੰਟਰਵਿਊ|ਓਪਰੇਸ਼ਨ|ਨਤੀਜਾ)\nकल .. (है|परीक्षा|पेपर|इंटरव्यू|ऑपरेशन|नतीजा)'),
)
/** Readings that look ahead to a day; not to an operation, before which nobody is told to eat. */
const AHEAD = ['examFear', 'stageFear', 'bigDecision', 'weddingNerves', 'abroad', 'noJob']
const FOR_TOMORROW: Readonly<Record<Language, string>> = {
  english:
    'Tomorrow is near: lay out tonight what you need, eat something, and go to bed early. The rest is not tonight’s task.',
  punjabi: 'ਕੱਲ੍ਹ ਨੇੜੇ ਹੈ: ਲੋੜੀਂਦਾ ਸਮਾਨ ਅੱਜ ਰਾਤ ਹੀ ਰੱਖ ਲਓ, ਕੁਝ ਖਾ ਲਓ ਅਤੇ ਛੇਤੀ ਸੌਂ ਜਾਓ। ਬਾਕੀ ਅੱਜ ਰਾਤ ਦਾ ਕੰਮ ਨਹੀਂ।',
  hindi: 'कल पास है: ज़रूरत का सामान आज रात ही रख लीजिए, कुछ खा लीजिए और जल्दी सो जाइए। बाकी आज रात का काम नहीं।',
}

/** One small thing to do; none where a fact forbids it, or nobody wants advice. */
export function practiceFor(asked: Asked, reading: string): string[] {
  const { practice, not } = wordsOf(reading)
  const { heard, language, said, seed } = asked
  const told = views(heard.tokens)
  if (wantsNoAdvice(told) || not.some((fact) => heard.facts.has(fact))) return []
  if (AHEAD.includes(reading) && isTomorrow(told)) return [FOR_TOMORROW[language]]
  const text = fresh(practice[language], said, seed)
  return said(text) ? [] : [text]
}

/** The opening, with the person whom a follow-up brings in. */
const about = ({ heard, language }: Asked, opening: string): string =>
  heard.newPerson === null ? opening : `${aboutThem(heard.newPerson, language)} ${opening}`

/** The answer to a reading: what was heard, or `instead` of it, one passage, one practice. */
export function answerReading(asked: Asked, { id: reading, chance }: Chance, instead?: readonly string[]): Answer {
  const { heard, language, said, seed } = asked
  const [verse] = passagesFor(asked, reading)
  const opening = fresh(wordsOf(reading).heard[language], said, seed)
  return {
    ...composed(asked, {
      opening: instead ?? (heard.again && said(opening) ? [] : [about(asked, opening)]),
      verses: verse === undefined ? [] : [verse],
      closing: practiceFor(asked, reading),
    }),
    category: readingOf(reading)?.themes[0] ?? 'general',
    confidence: Math.round(chance * 100) / 100,
  }
}

/**
 * The answer to what a message is about in the large: two sentences that are true of the whole family, a passage that can
 * hurt nobody in it, and the readings to tap. No practice: that would need to know more.
 */
export function answerFamily(asked: Asked, family: Family, instead?: readonly string[]): Answer {
  const { heard, language, said, seed, tradition, avoid } = asked
  const opening = fresh(family.heard[language], said, seed)
  const verses = versesOf(family, { tradition, facts: heard.facts, avoid, beside: heard.behind, seed })
  const own = heard.readings.filter(({ id }) => family.readings.includes(id)).slice(0, 2)
  const other = heard.readings.filter(({ id }) => !family.readings.includes(id)).slice(0, 1)
  const offered = worthOffering([...own, ...other])
  return {
    ...composed(asked, {
      opening: instead ?? (heard.again && said(opening) ? [] : [about(asked, opening)]),
      verses: verses.slice(0, 1),
      closing: [],
    }),
    category: readingOf(own[0]?.id ?? family.readings[0] ?? '')?.themes[0] ?? 'general',
    confidence: Math.round((heard.families[0]?.chance ?? 0) * 100) / 100,
    ...(offered.length > 0 ? { suggestions: tapsFor(offered, language) } : {}),
  }
}

/** From so many words on somebody told a story. */
const A_STORY = 35

/** One sentence that asks back, two or three readings to tap, and no quotation (D38). */
function askBack(asked: Asked): Answer {
  const { heard, language } = asked
  // of 'hmm' nothing was heard, whatever it happens to stand beside in some example
  const least = heard.tokens.length < 3 ? 0.1 : 0.02
  const isHeard = heard.known && heard.intent !== 'unclear' && (heard.readings[0]?.chance ?? 0) >= least
  const readings = isHeard ? worthAsking(heard.readings) : []
  return {
    content: questionBack(
      language,
      asked.asked ?? 0,
      !isHeard ? 'unheard' : heard.tokens.length > A_STORY ? 'story' : 'short',
    ),
    references: [],
    category: 'asking',
    confidence: Math.round((heard.readings[0]?.chance ?? 0) * 100) / 100,
    suggestions: tapsToAsk(readings, language),
    asks: true,
  }
}

/** The matter of the message: answered, or asked back where it was hardly heard and may still be asked. */
export function answerMatter(asked: Asked): Answer {
  const { heard } = asked
  const [first] = heard.readings
  const mayAsk = (asked.asked ?? 0) < ASKS_AT_MOST
  if (first === undefined || heard.intent === 'unclear' || (!heard.known && !heard.followUp))
    return mayAsk ? askBack(asked) : answerIntent(asked, 'unclear')
  if (heard.band === 'unsure' && mayAsk) return askBack(asked)
  const family = FAMILIES.find(({ id }) => id === heard.families[0]?.id)
  return heard.band === 'sure' || family === undefined ? answerReading(asked, first) : answerFamily(asked, family)
}

/** 'Give me a verse', 'a verse on patience': the passage is what was asked for, and needs no long words before it. */
function answerVerse(asked: Asked): Answer {
  const { heard } = asked
  const [first] = heard.readings
  const { variants, themes } = INTENT_ANSWERS.verse
  const own = first !== undefined && first.chance >= 0.15 ? passagesFor(asked, first.id) : []
  const [verse] = own.length > 0 ? own : byThemes(asked, themes)
  return {
    ...composed(asked, {
      opening: wordsFrom(asked, variants),
      verses: verse === undefined ? [] : [verse],
      closing: [],
    }),
    category: 'verse',
    confidence: 0.9,
  }
}

function wordsFrom(
  { said, language }: Asked,
  variants: readonly Readonly<Record<Language, readonly string[]>>[],
): readonly string[] {
  const unsaid = variants.find((words) => !words[language].some(said))
  // where all was said, the last words are the ones that fit a person who comes again and again
  return (unsaid ?? variants[variants.length - 1])?.[language] ?? []
}

/** Messages that are no question to scripture, or need a word before one: each has its own honest answer. */
export function answerIntent(asked: Asked, intent: Intent): Answer {
  if (intent === 'verse') return answerVerse(asked)
  const { variants, themes, ownThemes } = INTENT_ANSWERS[intent]
  const [first] = asked.heard.readings
  const own = ownThemes && first !== undefined && first.chance >= 0.3 ? passagesFor(asked, first.id) : []
  const [verse] = themes.length === 0 ? [] : own.length > 0 ? own : byThemes(asked, themes)
  const words = wordsFrom(asked, variants)
  const back = intent === 'greeting' ? greetingBack(asked.heard.tokens, asked.language) : null
  return {
    ...composed(asked, {
      opening: back === null ? words : [`${back} ${words[0] ?? ''}`.trim(), ...words.slice(1)],
      verses: verse === undefined ? [] : [verse],
      closing: [],
    }),
    category: intent,
    confidence: intent === 'unclear' ? 0.1 : 0.9,
  }
}

/** An idea in plain words, from the passage that says it; no practice, nobody asked for one. */
export function answerDoctrine(asked: Asked, item: Doctrine): Answer {
  const verses = (item.verses ?? []).flatMap((id) => CORPUS[asked.tradition].filter((verse) => verse.id === id))
  const verse = verses.find(({ original }) => !asked.avoid.includes(original)) ?? verses[0]
  return {
    ...composed(asked, {
      opening: paragraphsOf(item, asked.language),
      verses: verse === undefined ? [] : [verse],
      closing: [],
    }),
    category: item.kind === 'fact' ? 'fact' : 'doctrine',
    confidence: 0.9,
  }
}

/** 'What does that mean?', 'who wrote it?', 'I do not believe that': about the passage quoted last. */
export function answerAboutVerse(asked: Asked, verse: Verse, about: AboutVerse): Answer {
  const { language, said, seed } = asked
  const { opening, sense, further } = MEANING[language]
  // who asks on and on about one passage is not sent elsewhere with each answer
  const once = said(further) ? [] : [further]
  const rendering = `${sense} ${linesIn(verse, language).join(' ')}`
  const told = {
    meaning: [fresh(opening, said, seed), ...unsaidOf(verse, asked), ...(said(rendering) ? [] : [rendering]), ...once],
    source: sourceOf(verse, asked),
    objection: [fresh(SAID.disagree[language], said, seed).replace('{plain}', plainOf(verse, language))],
  }
  return {
    // the passage stands a few lines above, and is shown once more for its words; what was said of it is not said again
    ...composed(asked, { opening: told[about], verses: [], closing: [] }),
    references: about === 'objection' ? [] : [toReference(verse, language)],
    category: 'lookup',
    confidence: 0.9,
  }
}

/** What a passage says, in a sentence or two of everyday words. */
export const plainOf = (verse: Verse, language: Language): string => (verse.plain ?? verse.teaching)[language]

/** Who somebody was is answered before where his words stand. */
const asksWho = anyOf(
  lines('english', '(who|whom) .. (is|was|are|were)\n(tell me|more) about'),
  lines('roman', '(kaun|kon)'),
  lines('indic', '(ਕੌਣ|कौन)'),
)

/** Where a passage stands, whose words they are, and who that is. */
function sourceOf(verse: Verse, { language, said, heard }: Asked): string[] {
  const place = placeOf(verse, language)
  const who = whoSpeaks(verse, language)
  const stands = SAID.source[language][0]
    .replace('{ref}', verse.reference)
    .replace('{speaker}', speakerIn(verse, language) ?? verse.speaker)
  const where = place === null ? '' : ` ${SAID.raag[language][0].replace('{raag}', place)}`
  const further = EXACT[language]
  const more = who === null || said(who) ? (said(further) ? [] : [further]) : [who]
  return asksWho(views(heard.tokens)) ? [...more, `${stands}${where}`] : [`${stands}${where}`, ...more]
}

/** What has not been said of a passage yet. */
const unsaidOf = ({ teaching, plain }: Verse, { language, said }: Asked): string[] =>
  [...(plain === undefined ? [] : [`${ABOUT_LAST[language].simple} ${plain[language]}`]), teaching[language]]
    .filter((text) => !said(text))
    .slice(0, 1)

/** The hard words of a passage that a message names: words of at least so many sounds are compared. */
function namedIn({ gloss = [] }: Verse, tokens: readonly Token[], least: number): NonNullable<Verse['gloss']> {
  const sounds = new Set(tokens.map(soundOf).filter((sound) => sound.length >= least))
  return gloss.filter(({ word }) => tokenise(word).some((token) => sounds.has(soundOf(token))))
}

/** Whether a message names a hard word of the passage: 'ये smriti bhram ka matlab kya hai'. */
export const namesWordOf = (verse: Verse, tokens: readonly Token[]): boolean =>
  namedIn(verse, tokens, 4).length > 0 || (wordIn(verse, tokens)?.line ?? -1) >= 0

/** The hard words of a passage whose meaning a message names: 'you said equal, what is the word?' */
function meantIn({ gloss = [] }: Verse, tokens: readonly Token[]): NonNullable<Verse['gloss']> {
  const said = new Set(tokens.map(({ stem }) => stem).filter((stem) => stem.length >= LEAST_MEANT))
  return gloss.filter((one) =>
    LANGUAGES.some((language) =>
      tokenise(one[language]).some(({ stem }) => stem.length >= LEAST_MEANT && said.has(stem)),
    ),
  )
}
const LEAST_MEANT = 4

/** A hard word of another passage that a message names. */
const ofOthers = (tokens: readonly Token[]): NonNullable<Verse['gloss']> =>
  [...CORPUS.sikh, ...CORPUS.hindu].flatMap((verse) => namedIn(verse, tokens, LEAST_MEANT)).slice(0, 1)

/**
 * The hard words that a message asks for: those it names, here or in another passage, or one by its place; all of them where
 * it does neither.
 */
function glossOf(verse: Verse, tokens: readonly Token[], language: Language): string[] {
  const { gloss = [], original } = verse
  const named = [namedIn(verse, tokens, 3), meantIn(verse, tokens), ofOthers(tokens)].find(({ length }) => length > 0)
  const place = ({ word }: { word: string }) => original.lastIndexOf(word)
  const inOrder = gloss.toSorted((a, b) => place(a) - place(b))
  const [at] = ordinalsIn(tokens)
  const one = at === undefined ? undefined : inOrder.at(at)
  return (named ?? (one === undefined ? gloss : [one])).map((word) => `${word.word}: ${word[language]}`)
}

/** What the one word means that is asked for, and in which line it stands; null where the message names none. */
function wordParts(verse: Verse, { heard, language }: Asked): string[] | null {
  const found = wordIn(verse, heard.tokens)
  if (found === null) return null
  const { word, means, line } = found
  const text = means?.[language].startsWith(`${word}:`) === true ? means[language] : `${word}: ${means?.[language]}`
  const meaning = means === null ? null : `${text}${language === 'english' ? '.' : '।'}`
  if (line < 0) return meaning === null ? null : [SAID.wordElsewhere[language][0], meaning]
  const all = linesIn(verse, language)
  const [own] = ownLine(verse, line, all.length)
  if (own === undefined) return meaning === null ? null : [meaning]
  const stands = SAID.wordStands[language][0].replace('{line}', own).replace('{says}', all[line] ?? '')
  return [meaning ?? `“${word}”:`, stands]
}

/** A line of a passage as it stands, where its rendering has a line for each. */
const ownLine = ({ original, transliteration }: Verse, at: number, all: number): string[] => {
  const lines = original.split('\n')
  const latin = transliteration.split('\n')[at]
  return lines.length !== all || lines[at] === undefined
    ? []
    : [`${lines[at]}${latin === undefined ? '' : ` (${latin})`}`]
}

/** 'Explain the second line', 'what does that word mean', 'why this one', 'in simple words': about the passage quoted last. */
export function answerAboutLast(asked: Asked, verse: Verse, about: AboutLast, matter: Matter | null): Answer {
  const { language, heard } = asked
  const words = ABOUT_LAST[language]
  const rendering = linesIn(verse, language)
  const digits = (number: number) => String(number)
  const parts = (): readonly string[] => {
    if (about.kind === 'line') {
      const at = about.line < 0 ? rendering.length - 1 : about.line
      const line = rendering[at]
      return line === undefined
        ? [words.noLine.replace('{n}', digits(rendering.length)), ...rendering]
        : [`${words.line.replace('{n}', digits(at + 1))} ${line}`, ...ownLine(verse, at, rendering.length)]
    }
    if (about.kind === 'word') {
      const single = ordinalsIn(heard.tokens).length > 0 ? null : wordParts(verse, asked)
      if (single !== null) return single
      const gloss = glossOf(verse, heard.tokens, language)
      return gloss.length === 0 ? [`${words.noWords} ${rendering.join(' ')}`] : [`${words.words} ${gloss.join('; ')}`]
    }
    if (about.kind === 'why') {
      // the question itself is none of what was heard before it
      const reading = matter === null ? heard.readings[0]?.id : (matter.reading ?? undefined)
      const plain = plainOf(verse, language)
      const heardAs = reading === undefined ? [] : [words.why.replace('{ask}', wordsOf(reading).ask[language])]
      const touches = `${SAID.touches[language][0]} ${plain}`
      const link = asked.said(touches) ? rendering.join(' ') : touches
      return [
        ...heardAs.filter((text) => !asked.said(text)),
        link,
        ...(asked.said(words.further) ? [] : [words.further]),
      ]
    }
    return [`${words.simple} ${verse.plain?.[language] ?? verse.teaching[language]}`]
  }
  return {
    // it stands a few lines above: nobody asked to see it again
    ...composed(asked, { opening: parts(), verses: [], closing: [] }),
    category: 'lookup',
    confidence: 0.9,
  }
}
