import { ABOUT_VERSE, type AboutVerse, aboutVerseIn } from './aboutVerse.ts'
import { compose } from './compose.ts'
import { CORPUS, type Language, type SpiritualReference, type Theme, type Tradition, type Verse } from './corpus.ts'
import { readModel as readDangers } from './danger/model.ts'
import { INTENT_ANSWERS } from './intentAnswers.ts'
import type { Intent } from './intents.ts'
import { citedIn, LOOKUP_WORDS } from './lookup.ts'
import { normalise } from './normalise.ts'
import { readModel } from './opinion.ts'
import { GENERAL } from './phrases/general.ts'
import { PHRASES } from './phrases/index.ts'
import type { ThemePhrases } from './phrases/types.ts'
import { aboutThem } from './relations.ts'
import { canStandTogether, type Ranked, retrieve, verseAt } from './retrieve.ts'
import { CARE_FIRST, type Danger, IF_IT_GROWS_DARK, IN_CASE, SAFE_VERSES, SAFETY_WORDS, STILL_HERE } from './safety.ts'
import { CLEAR, type Turn, type Understanding, understand } from './understand.ts'
import { fresh, type Said, saidIn, wordsFor } from './words.ts'

export type Question = {
  message: string
  tradition: Tradition
  /**
   * The language of the whole reply, in its own script, whatever script the message is typed in. D9 says for everybody
   * which one it is: the signed-in person's preference; for a visitor the tradition's, or English once chosen. A guess
   * from the message would overrule that choice (people type Punjabi and Hindi in Latin letters, with English words in
   * between) and change the language in the middle of a conversation, so the guide does not guess.
   */
  language: Language
  /** earlier turns, oldest first */
  history: Turn[]
  /** the originals of verses already quoted in this conversation; several verses of one Ang share its reference */
  avoid: string[]
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
}

/** Answers a seeker from scripture. The one seam between the server and whoever writes the answer. */
export interface Guide {
  answer(question: Question, signal?: AbortSignal): Promise<Answer>
}

/** What the guide said before in this conversation. */
const said = ({ history, tradition, language }: Question): Said =>
  saidIn(
    history.filter(({ role }) => role === 'other').map(({ content }) => content),
    tradition,
    language,
  )

/** A theme this heavy may bring a second verse, if the first verse does not already speak to it. */
const STRONG = 4

/** To these nothing is added: who mourns is not to be told of the marriage beside it. */
const ALONE: readonly Theme[] = ['grief', 'death', 'illness', 'heartbreak']

/** What is chosen for a question, before words are put around it: a language model can be given the same. */
export function chooseVerses(
  question: Question,
  { themes, words, heavy, near, behind }: Pick<Understanding, 'themes' | 'words' | 'heavy' | 'near' | 'behind'>,
): Ranked[] {
  const query = {
    tradition: question.tradition,
    words,
    careful: heavy || near,
    spare: [...themes, ...behind],
    avoid: question.avoid,
    seed: normalise(question.message),
  }
  const ranked = retrieve({ ...query, themes })
  const [first] = ranked
  const [main, other] = themes
  if (first === undefined) return []
  if (main === undefined || other === undefined) return [first]
  const both = main.weight >= STRONG && other.weight >= STRONG && other.weight >= 0.75 * main.weight
  if (!both || ALONE.includes(main.theme) || first.verse.themes.includes(other.theme)) return [first]
  const second = retrieve({ ...query, themes: [other], spare: themes, words: [] }).find(
    ({ verse }) =>
      verse.themes.includes(other.theme) &&
      canStandTogether(verse, first.verse) &&
      !question.avoid.includes(verse.original),
  )
  return second === undefined ? [first] : [first, second]
}

/** Verses without death, duty, detachment or war: for someone who lately spoke of wanting to die. */
function gentle(question: Question, danger: Danger): Verse | undefined {
  const safe = SAFE_VERSES[danger].flatMap((id) => CORPUS[question.tradition].filter((verse) => verse.id === id))
  return safe.find((verse) => !question.avoid.includes(verse.original)) ?? safe[0]
}

function answerDanger(question: Question, danger: Danger): Answer {
  const words = SAFETY_WORDS[danger][question.language]
  const verse = gentle(question, danger)
  const composed = compose(
    {
      opening: verse === undefined ? words.help : [...words.help, words.bridge],
      verses: verse ? [verse] : [],
      closing: [],
    },
    question.tradition,
    question.language,
  )
  return { ...composed, category: 'safety', confidence: 0.95 }
}

/** One sentence before the verse, once in a conversation, where a danger is hardly likely and yet not ruled out. */
function inCase(question: Question, { near, heavy }: Understanding): string[] {
  const line = IN_CASE[question.language]
  return near && !heavy && !said(question)(line) ? [line] : []
}

/**
 * A danger is likely: who can help comes first, then words that fit whatever was meant, and a verse picked by hand. A
 * theme guessed from such a message would be blind to what it says.
 */
function answerCare(question: Question, care: Danger): Answer {
  const { language, tradition, message } = question
  const before = said(question)
  const verse = gentle(question, care)
  const line = CARE_FIRST[care][language]
  const composed = compose(
    {
      // said a moment ago, it stands in sight; a line heard always is heard never
      opening: [...(before(line) ? [] : [line]), fresh(GENERAL.openings[language], before, normalise(message))],
      verses: verse === undefined ? [] : [verse],
      closing: [fresh(GENERAL.practices[language], before, normalise(message))],
    },
    tradition,
    language,
  )
  return { ...composed, category: 'care', confidence: 0.6 }
}

const asThemes = (themes: readonly Theme[]): Understanding['themes'] =>
  themes.map((theme, at) => ({ theme, weight: 3 - 0.5 * at }))

/** What tells of nothing but itself. */
const BY_THE_WAY: readonly Intent[] = ['greeting', 'thanks', 'identity', 'verse']

function answerIntent(question: Question, intent: Intent, understood: Understanding): Answer {
  const { variants, themes, ownThemes } = INTENT_ANSWERS[intent]
  const own = ownThemes ? understood.themes.filter(({ weight }) => weight >= CLEAR) : []
  const fallback = asThemes(themes).filter(({ theme }) => !own.some((one) => one.theme === theme))
  const [best] =
    themes.length === 0 ? [] : chooseVerses(question, { ...understood, themes: [...own, ...fallback], words: [] })
  const before = said(question)
  const unsaid = variants.find((words) => !words[question.language].some(before))
  // where all was said, the last words are the ones that fit a person who comes again and again
  const words = unsaid ?? variants[variants.length - 1]
  const composed = compose(
    {
      opening: [
        ...(words?.[question.language] ?? []),
        ...(BY_THE_WAY.includes(intent) ? [] : inCase(question, understood)),
      ],
      verses: best === undefined ? [] : [best.verse],
      closing: understood.heavy ? [IF_IT_GROWS_DARK[question.language]] : [],
    },
    question.tradition,
    question.language,
  )
  return { ...composed, category: intent, confidence: intent === 'unclear' ? 0.3 : 0.9 }
}

/** The opening for this question, the verses, and one practice (a heavy message also names who listens). */
function around(phrases: ThemePhrases, verses: readonly Verse[], question: Question, understood: Understanding) {
  const { language, tradition, message } = question
  const { tokens, again, newPerson, heavy } = understood
  const { opening, practice } = wordsFor({
    phrases,
    tokens,
    again,
    language,
    said: said(question),
    seed: normalise(message),
  })
  const first = newPerson === null ? opening : `${aboutThem(newPerson, language)} ${opening}`
  const closing = [practice, ...(heavy ? [IF_IT_GROWS_DARK[language]] : [])]
  return compose({ opening: [first, ...inCase(question, understood)], verses, closing }, tradition, language)
}

/** A text match this good, on so many different words, may carry an answer alone when no theme was recognised. */
const GOOD_TEXT = { score: 6, matched: 2 }

function answerQuestion(question: Question, understood: Understanding): Answer {
  const { themes } = understood
  const [main] = themes
  const chosen = chooseVerses(question, understood)
  const [first] = chosen
  if (
    first === undefined ||
    (main === undefined && (first.byText < GOOD_TEXT.score || first.matched < GOOD_TEXT.matched))
  ) {
    return answerIntent(question, 'unclear', understood)
  }
  const verses = chosen.map(({ verse }) => verse)
  if (main === undefined) {
    return { ...around(GENERAL, verses, question, understood), category: 'general', confidence: 0.5 }
  }
  const sure = Math.min(0.95, 0.45 + 0.1 * main.weight)
  return {
    ...around(PHRASES[main.theme], verses, question, understood),
    category: main.theme,
    confidence: Math.round(sure * 100) / 100,
  }
}

/** Practices on these would be wrong words for someone who lately wanted to die. */
const NOT_NOW: readonly Theme[] = ['death', 'duty', 'surrender', 'failure', 'desire', 'grief']

/** The person spoke of wanting to die a moment ago: stay gentle, and keep the help line in sight (D27). */
function answerFragile(question: Question, understood: Understanding): Answer {
  const verse = gentle(question, 'selfHarm')
  const main = understood.themes.find(({ theme, weight }) => weight >= CLEAR && !NOT_NOW.includes(theme))
  const practices = main === undefined ? [] : PHRASES[main.theme].practices[question.language]
  const practice = practices.length === 0 ? [] : [fresh(practices, said(question), normalise(question.message))]
  const { welcome, still } = STILL_HERE[question.language]
  const opening =
    main === undefined
      ? []
      : [fresh(PHRASES[main.theme].openings[question.language], said(question), normalise(question.message))]
  const composed = compose(
    {
      opening: [fresh(welcome, said(question), ''), ...opening],
      verses: verse === undefined ? [] : [verse],
      closing: [...practice, still],
    },
    question.tradition,
    question.language,
  )
  return { ...composed, category: 'safety', confidence: 0.8 }
}

function answerLookup(question: Question, reference: string): Answer {
  const words = LOOKUP_WORDS[question.language]
  const verse = verseAt(question.tradition, reference, question.avoid)
  if (verse !== undefined) {
    const composed = compose(
      { opening: [words.found], verses: [verse], closing: [] },
      question.tradition,
      question.language,
    )
    return { ...composed, category: 'lookup', confidence: 0.95 }
  }
  const [other] = chooseVerses(question, {
    themes: asThemes(['peace', 'devotion']),
    words: [],
    heavy: false,
    near: false,
    behind: [],
  })
  const composed = compose(
    { opening: words.unknown, verses: other === undefined ? [] : [other.verse], closing: [] },
    question.tradition,
    question.language,
  )
  return { ...composed, category: 'lookup', confidence: 0.4 }
}

/** 'What does that mean?', 'where is it written?': the verse quoted last, once more, with its sense and its place. */
function answerAboutVerse(question: Question, verse: Verse, asked: Exclude<AboutVerse, 'objection'>): Answer {
  const { language, tradition, message } = question
  const { opening, sense, further } = ABOUT_VERSE[asked][language]
  const before = said(question)
  const composed = compose(
    {
      opening: [fresh(opening, before, normalise(message))],
      verses: [verse],
      closing: [...(asked === 'meaning' ? [`${sense} ${verse.rendering[language]}`] : []), further],
    },
    tradition,
    language,
  )
  return { ...composed, category: 'lookup', confidence: 0.9 }
}

/** 'I do not agree', 'your translation is wrong': admitted, and met with another verse on the same matter. */
function answerObjection(question: Question, understood: Understanding): Answer {
  const { language, tradition, message } = question
  const { opening, further } = ABOUT_VERSE.objection[language]
  const themes = understood.carried.length > 0 ? understood.carried : asThemes(['peace', 'devotion'])
  const [other] = chooseVerses(question, { ...understood, themes, words: [] })
  const composed = compose(
    {
      opening: [fresh(opening, said(question), normalise(message)), further],
      verses: other === undefined ? [] : [other.verse],
      closing: [],
    },
    tradition,
    language,
  )
  return { ...composed, category: 'lookup', confidence: 0.5 }
}

/** The verse quoted last in this conversation. */
const lastVerse = ({ tradition, avoid }: Question): Verse | undefined =>
  CORPUS[tradition].find(({ original }) => original === avoid[avoid.length - 1])

/**
 * The built-in guide: retrieval over the verified corpus and composed words, no network, no chance, no state. The same
 * question always gets the same answer. Order: danger, then special intents, then the question itself (D27).
 * @throws {DOMException} AbortError, only if `signal` is aborted already
 */
export function createGuide(): Guide {
  readModel()
  readDangers()
  if (CORPUS.sikh.length === 0 || CORPUS.hindu.length === 0) throw new Error('the corpus is empty')
  return {
    async answer(question, signal) {
      signal?.throwIfAborted()
      const understood = understand(question.message, question.history)
      if (understood.danger !== null) return answerDanger(question, understood.danger)
      if (understood.care !== null) return answerCare(question, understood.care)
      if (understood.fragile) return answerFragile(question, understood)
      const cited = citedIn(question.message, question.tradition)
      if (cited !== null) return answerLookup(question, cited)
      const about = aboutVerseIn(understood.tokens)
      const last = about === null ? undefined : lastVerse(question)
      if (about !== null && last !== undefined) {
        return about === 'objection' ? answerObjection(question, understood) : answerAboutVerse(question, last, about)
      }
      if (understood.intent !== null) return answerIntent(question, understood.intent, understood)
      return answerQuestion(question, understood)
    },
  }
}
