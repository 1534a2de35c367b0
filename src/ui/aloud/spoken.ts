import type { Spoken } from '../../machines/readAloud/readAloud.machine.ts'
import { placeQuotations } from '../chat/placeQuotations.ts'
import { renderingOf } from '../replies/QuotationBlock.tsx'
import type { Language, Quotation } from '../types.ts'

// What of a reply is read aloud, and in which language (D58): the words of people, in the order in which they are shown. Never
// the scripture: no line of an original, no transliteration.

/** How the reader has it before them. */
export type Shown = {
  /** Of the interface. */
  own: Language
  /** The language of the meanings that was chosen on this page (D33); null for the reply's own. */
  rendering: Language | null
  referenceOf(reference: string): string
  isVerified(quotation: Quotation): boolean
}

type Script = 'gurmukhi' | 'devanagari' | 'latin'
const LETTERS: Record<Script, RegExp> = {
  gurmukhi: /[\u0A00-\u0A63\u0A70-\u0A7F]+/g,
  // Without the dandas, which Punjabi has too.
  devanagari: /[\u0900-\u0963\u0970-\u097F]+/g,
  latin: /[A-Za-z\u00C0-\u024F\u1E00-\u1EFF]+/g,
}
const SCRIPTS = Object.keys(LETTERS) as Script[]
const INDIAN = ['gurmukhi', 'devanagari'] as const
const countOf = (text: string, script: Script) => (text.match(LETTERS[script]) ?? []).join('').length

/** The script of most of the letters; null where there are none. */
export const scriptOf = (text: string): Script | null => {
  const counts = SCRIPTS.map((script) => [script, countOf(text, script)] as const)
  const [script, count] = counts.reduce((most, each) => (each[1] > most[1] ? each : most))
  return count > 0 ? script : null
}

/** Frequent English words that are no Punjabi or Hindi word in Latin letters ('the', 'is', 'to' and 'me' are). */
const ENGLISH = /\b(?:and|of|you|your|with|for|this|that|what|from|when|have|not)\b/gi
/** One word in so many is one of these, in English. */
const ENGLISH_SHARE = 15

const looksEnglish = (text: string): boolean => {
  const words = text.match(/\S+/g)?.length ?? 0
  const found = text.match(ENGLISH)?.length ?? 0
  return found >= 2 && found * ENGLISH_SHARE >= words
}

/** The language that words are read in; null where no voice should. An English voice does not read Punjabi in Latin letters. */
export function languageOf(text: string, own: Language): Language | null {
  const script = scriptOf(text)
  if (script === 'gurmukhi') return 'punjabi'
  if (script === 'devanagari') return 'hindi'
  return script === 'latin' && (own === 'english' || looksEnglish(text)) ? 'english' : null
}

/** As it is compared: spaces and capital letters are nobody's. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** The lines of a verse, in its letters and in Latin ones. A single word is a word that prose has too. */
const linesOf = ({ original, transliteration = '' }: Quotation) =>
  `${original}\n${transliteration}`
    .split(/[\n।॥|]+/)
    .map(plain)
    .filter((line) => line.includes(' '))

/** A paragraph without what is scripture in it, or is marked as a verse. */
function proseOf(paragraph: string, lines: readonly string[], script: Script): string {
  if (paragraph.includes('॥')) return ''
  const sentences = paragraph.match(/(?:[^.!?।\n]|\.(?=\S))+[.!?।\s"'”’)]*/g) ?? []
  const kept = sentences.filter((sentence) => !lines.some((line) => plain(sentence).includes(line))).join('')
  // Words of another Indian script: no voice of this language reads them, and what they are is not known.
  return INDIAN.filter((other) => other !== script)
    .reduce((text, other) => text.replace(LETTERS[other], ''), kept)
    .trim()
}

/** What is read, in its order; null where no voice should read its prose. */
export function spokenOf(reply: { text: string; quotations: readonly Quotation[] }, shown: Shown): Spoken[] | null {
  const { own, rendering, isVerified } = shown
  // The prose has one language: what stands in other letters among it is what it speaks of.
  const script = scriptOf(reply.text)
  const language = languageOf(reply.text, own)
  if (script === null || language === null) return null
  /** In the reader's words where they are of those letters; else as the contract writes it. */
  const referenceIn = (letters: Script | null) => (reference: string) => {
    const words = shown.referenceOf(reference)
    return scriptOf(words) === letters ? words : reference
  }
  const verse = (quotation: Quotation): Spoken[] => {
    if (!isVerified(quotation)) return []
    const chosen = renderingOf(quotation, rendering, own)
    const text = (chosen === null ? quotation.translation : quotation.translations?.[chosen]) ?? ''
    const said = chosen ?? languageOf(text, own)
    if (text === '' || said === null) return []
    const reference = referenceIn(scriptOf(text))(quotation.reference)
    return [
      { language: languageOf(reference, own) ?? said, text: reference },
      { language: said, text },
    ]
  }
  const lines = reply.quotations.flatMap(linesOf)
  const { passages, rest } = placeQuotations(reply.text, reply.quotations, referenceIn(script))
  const said = [
    ...passages.flatMap(({ paragraph, quotations }) => [
      { language, text: proseOf(paragraph, lines, script) },
      ...quotations.flatMap(verse),
    ]),
    ...rest.flatMap(verse),
  ]
  return said.filter(({ text }) => scriptOf(text) !== null)
}
