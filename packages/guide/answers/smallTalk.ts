import type { Language, Theme } from '../corpus.ts'
import type { Intent } from '../intentNames.ts'
import { type Token, tokenise } from '../normalise.ts'
import type { Answer } from '../question.ts'
import { AT } from '../thresholds.ts'
import { type Asked, composed } from './asked.ts'
import GREETED from './greetings.json' with { type: 'json' }
import { byThemes, passagesFor } from './passagesFor.ts'
import TEXTS from './smallTalk.json' with { type: 'json' }

/** Paragraphs before the verse, and the themes its verse is looked for with; none means that no verse follows. */
type IntentAnswer = {
  /** said one after the other in a conversation, so that a second greeting is not answered in the same words */
  readonly variants: readonly Readonly<Record<Language, readonly string[]>>[]
  readonly themes: readonly Theme[]
  /** whether what the message itself is about leads the choice of the verse */
  readonly ownThemes: boolean
}

export const INTENT_ANSWERS = TEXTS as Readonly<Record<Intent, IntentAnswer>>

const foldsOf = (tokens: readonly Token[]) => ` ${tokens.map(({ fold }) => fold).join(' ')} `
const GREETINGS = GREETED.back.map(({ says, back }) => ({
  says: says.map((phrase) => foldsOf(tokenise(phrase))),
  back,
}))
/** A greeting gets its own greeting back, the more particular before the more general; null where none of its own fits. */
function greetingBack(tokens: readonly Token[], language: Language): string | null {
  const message = foldsOf(tokens)
  return GREETINGS.find(({ says }) => says.some((phrase) => message.includes(phrase)))?.back[language] ?? null
}

/** 'Give me a verse', 'a verse on patience': the passage is what was asked for, and needs no long words before it. */
function answerVerse(asked: Asked): Answer {
  const { heard } = asked
  const [first] = heard.readings
  const { variants, themes } = INTENT_ANSWERS.verse
  const own = first !== undefined && first.chance >= AT.ownMatter ? passagesFor(asked, first.id) : []
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
export function answerSmallTalk(asked: Asked, intent: Intent): Answer {
  if (intent === 'verse') return answerVerse(asked)
  const { variants, themes, ownThemes } = INTENT_ANSWERS[intent]
  const [first] = asked.heard.readings
  const own = ownThemes && first !== undefined && first.chance >= AT.ownMatter ? passagesFor(asked, first.id) : []
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
