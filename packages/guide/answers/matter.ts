import { ASKS_AT_MOST, tapsFor, worthOffering } from '../asking.ts'
import { versesOf } from '../choose.ts'
import type { Verse } from '../corpus.ts'
import type { Chance } from '../hear.ts'
import type { Answer } from '../question.ts'
import { FAMILIES, familyOf } from '../readings/families.ts'
import { readingOf } from '../readings/list.ts'
import { wordsOf } from '../readings/readingWords.ts'
import { fresh } from '../said.ts'
import { SAYS } from '../taps.ts'
import { AT } from '../thresholds.ts'
import { type Asked, composed, rounded, wantedBy } from './asked.ts'
import { answerContents, askBack } from './contents.ts'
import { passagesFor } from './passagesFor.ts'
import { answerSmallTalk } from './smallTalk.ts'

/** One small thing to do; none where a fact forbids it. */
function practiceFor({ heard, language, said, seed }: Asked, reading: string): string[] {
  const { practice, not } = wordsOf(reading)
  if (not.some((fact) => heard.facts.has(fact))) return []
  const text = fresh(practice[language], said, seed)
  return said(text) ? [] : [text]
}

/** What else may be meant: of the same family first, then the next likely. At most two, beside what goes on with the passage. */
const BESIDE = 2
function othersBeside({ heard, language }: Asked, answered: string): string[] {
  const family = familyOf(answered)
  const other = heard.readings.filter(({ id }) => id !== answered)
  const near = other.toSorted((a, b) => Number(familyOf(b.id) === family) - Number(familyOf(a.id) === family))
  return tapsFor(worthOffering(near).slice(0, BESIDE), language)
}

/** The answer to a plain message: what was heard, one passage, one practice, and what else may be meant. */
function answerReading(asked: Asked, { id: reading, chance }: Chance): Answer {
  const { language, said, seed } = asked
  const [verse] = passagesFor(asked, reading)
  return {
    ...composed(asked, {
      opening: [fresh(wordsOf(reading).heard[language], said, seed)],
      verses: verse === undefined ? [] : [verse],
      closing: practiceFor(asked, reading),
    }),
    category: readingOf(reading)?.themes[0] ?? 'general',
    confidence: rounded(chance),
    suggestions: othersBeside(asked, reading),
  }
}

/**
 * The answer to what was heard in the large: the nearest passage, and the readings to tap. It says nothing of the person, and
 * gives no advice.
 */
function answerNearest(asked: Asked, verse: Verse | undefined, chance: number): Answer {
  const { heard, language } = asked
  return {
    ...composed(asked, {
      opening: [SAYS.nearest[language]],
      verses: verse === undefined ? [] : [verse],
      closing: [],
      bare: true,
    }),
    category: readingOf(heard.readings[0]?.id ?? '')?.themes[0] ?? 'general',
    confidence: rounded(chance),
    suggestions: tapsFor(worthOffering(heard.readings), language),
  }
}

/**
 * The matter of the message: answered, or asked back where it was hardly heard, or only together with the one before, and may
 * still be asked.
 */
export function answerMatter(asked: Asked): Answer {
  const { heard } = asked
  const [first] = heard.readings
  const mayAsk = (asked.asked ?? 0) < ASKS_AT_MOST
  if (heard.tokens.length > AT.plainWords) return answerContents(asked)
  if (first === undefined || heard.intent === 'unclear' || (!heard.known && !heard.leans))
    return mayAsk ? askBack(asked) : answerSmallTalk(asked, 'unclear')
  if ((heard.band === 'unsure' || heard.leans) && mayAsk) return askBack(asked)
  if (heard.band === 'sure') return answerReading(asked, first)
  const family = FAMILIES.find(({ id }) => id === heard.families[0]?.id)
  const [verse] = family === undefined ? passagesFor(asked, first.id) : versesOf(family, wantedBy(asked))
  return answerNearest(asked, verse, heard.families[0]?.chance ?? 0)
}

/** Another passage on the matter of a message, without more words; and the truth where all were shown. */
export function answerAnother(asked: Asked): Answer {
  const { heard, avoid, language } = asked
  const isFresh = ({ original }: Verse) => !avoid.includes(original)
  const [first] = heard.readings
  const family = FAMILIES.find(({ id }) => id === heard.families[0]?.id)
  const found = [
    ...(heard.band !== 'sure' && family !== undefined ? versesOf(family, wantedBy(asked)) : []),
    ...(first === undefined || first.chance < AT.another ? [] : passagesFor(asked, first.id)),
  ].find(isFresh)
  return {
    ...composed(asked, {
      opening: found === undefined ? [SAYS.noMore[language]] : [],
      verses: found === undefined ? [] : [found],
      closing: [],
    }),
    category: found?.themes[0] ?? 'verse',
    confidence: rounded(first?.chance ?? 0),
  }
}
