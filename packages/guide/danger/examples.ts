import { readFileSync } from 'node:fs'

/** What a message may tell of; `abuse` is of anybody, need.ts tells children from the grown. */
export const KINDS = [
  'none',
  'selfHarm',
  'concern',
  'loss',
  'abuse',
  'harm',
  'emergency',
  'blackmail',
  'eating',
] as const
type Kind = (typeof KINDS)[number]

/** How somebody may write: English, Gurmukhi, Devanagari, Punjabi or Hindi in Latin letters. */
type Form = 'en' | 'pa' | 'hi' | 'rpa' | 'rhi'
export type Example = { readonly form: Form; readonly kind: Kind; readonly text: string; readonly hard: boolean }

const FILES = [
  'selfHarm',
  'concern',
  'loss',
  'abuse',
  'harm',
  'emergency',
  'blackmail',
  'eating',
  'more',
  'none',
  'ordinary',
  'missed',
  'harmless',
  'calm',
  'quiet',
  'everyday',
  'veiled',
] as const

/** Ordinary messages, which are about some reading; the rest of 'none' only sounds like danger. */
const ORDINARY = new Set<string>(['ordinary', 'calm', 'quiet'])

/** The rows of a table, by its path from here. */
export const rowsOf = (path: string): string[][] =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))

const read = (name: string): string[][] => rowsOf(`./${name}.tsv`)

const asKind = (kind: string): Kind => {
  const known = kind === 'child' || kind === 'violence' ? 'abuse' : (kind as Kind)
  if (!KINDS.includes(known)) throw new Error(`no kind of danger: ${kind}`)
  return known
}

/** Messages with what they need: `form TAB kind TAB person TAB text`. Every other line of cases2.tsv is kept apart (apart.ts). */
function readCases(): Example[] {
  const kept = read('cases2').filter((_, at) => at % 2 === 0)
  return [...read('cases'), ...kept, ...['cases3', 'cases4', 'cases5', 'cases6'].flatMap(read)].map(
    ([form, kind = '', , text = '']) => ({
      form: form as Form,
      kind: asKind(kind),
      text,
      hard: true,
    }),
  )
}

/** What the guide learns of danger from: `form TAB kind TAB text`, one a line, and the cases. */
export function readExamples(): Example[] {
  const written = FILES.flatMap((name) =>
    read(name).map(([form, kind = '', text]): Example => {
      if (text === undefined) throw new Error(`${name}.tsv: ${form} ${kind}`)
      return { form: form as Form, kind: asKind(kind), text, hard: !ORDINARY.has(name) }
    }),
  )
  return [...written, ...readCases()]
}
