import { tokenise } from '../normalise.ts'
import { views } from '../pattern.ts'
import { said } from './phrases.ts'

/** That a danger that was heard is not there, or that a number was given to somebody who needs none. */
const denies = said('denies')

const SENTENCE = /[.!?।\n]+/u

/** A message without the sentences that deny a danger heard before; the message itself where none does. */
export function withoutDenials(message: string): string {
  const sentences = message.split(SENTENCE).filter((sentence) => sentence.trim() !== '')
  const left = sentences.filter((sentence) => !denies(views(tokenise(sentence))))
  return left.length === sentences.length ? message : left.map((sentence) => sentence.trim()).join('. ')
}
