import { type Heard, languageOf } from '../language.ts'
import { tokenise } from '../normalise.ts'
import type { Question } from '../question.ts'
import { messagesBefore } from './thread.ts'

/** So few words in Latin letters tell no language by themselves, where the person has written otherwise before. */
const FEW = 5
/** And so few letters: a longer message is not taken apart to count its words. */
const SHORT = 60

/** The language of a message in its conversation: that of a few words is what the person wrote so far (D32). */
export function languageIn(question: Question): Heard {
  const { message, language } = question
  const heard = languageOf(message, language)
  if (message.length > SHORT || heard.language !== 'english' || !heard.sure || tokenise(message).length > FEW)
    return heard
  const before = messagesBefore(question)
  const wroteEnglish = before.some((one) => languageOf(one, language).language === 'english')
  return before.length === 0 || wroteEnglish ? heard : { language, sure: false }
}
