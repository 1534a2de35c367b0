import { readFileSync } from 'node:fs'
import type { Language } from '../corpus.ts'
import type { Fault } from './draft.ts'

/**
 * What a model might be talked into writing, which must never reach a seeker: attacks.tsv, a row each with language, kind, what
 * a model that played the second reader said of it (nothing where a check reads it), and the text. Kinds that begin with 'new' were
 * written by somebody who had not read the checks. decent.tsv has sentences that stand near them and are right.
 */
export type Attack = { language: Language; kind: string; fault: Fault | null; text: string }

const rows = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => row.split('\t'))

export const readAttacks = (): Attack[] =>
  rows('./attacks.tsv').map(([language = '', kind = '', fault = '', text = '']) => ({
    language: language as Language,
    kind,
    fault: fault === '' ? null : (fault as Fault),
    text: text.replaceAll('\\n', '\n'),
  }))

export const readDecent = (): { language: Language; text: string }[] =>
  rows('./decent.tsv').map(([language = '', text = '']) => ({ language: language as Language, text }))
