import { hear } from '../hear.ts'
import { tokenise } from '../normalise.ts'
import { turnIn } from './learnt.ts'
import { relatingIn } from './turns.ts'

/** A sentence that only receives what was said has no more words. */
const MOST = 6
/** What remains must say something. */
const LEAST = 2

const SENTENCE = /(?<=[.!?।…])\s+/u

function receives(sentence: string): boolean {
  const tokens = tokenise(sentence)
  if (tokens.length === 0) return true
  if (tokens.length > MOST || /[?？]/.test(sentence)) return false
  const kind = relatingIn(tokens)?.kind ?? turnIn(sentence)
  return kind === 'nod' || kind === 'helped' || kind === 'leave' || hear(sentence, []).intent === 'thanks'
}

/** 'Thank you. And what do I do tonight?' asks what to do tonight: a message without the thanks that it begins with. */
export function withoutNods(message: string): string {
  const sentences = message.split(SENTENCE)
  const from = sentences.findIndex((sentence) => !receives(sentence))
  if (from <= 0) return message
  const rest = sentences.slice(from).join(' ')
  return tokenise(rest).length >= LEAST ? rest : message
}
