import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readModel } from '../readings/model.ts'
import { readExamples, rowsOf } from './examples.ts'

/** A message that nothing was learnt from: what it needs, 'none' for what needs no help. */
export type Apart = { readonly kind: string; readonly text: string }

type Asked = { readonly q: string; readonly danger?: string | null }

const readJson = (path: string): Asked[] => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Asked[]

/**
 * Messages to be kept apart (`form TAB kind TAB person TAB text`): apart.tsv and every other line of cases2.tsv; the questions of
 * eval/; and its stories, which tell of no danger.
 */
const readAll = (): Apart[] => [
  ...[...rowsOf('./apart.tsv'), ...rowsOf('./cases2.tsv').filter((_, at) => at % 2 === 1)].map(
    ([, kind = '', , text = '']) => ({ kind, text }),
  ),
  ...['apart', 'dev'].flatMap((set) =>
    ['safety', 'themes'].flatMap((name) =>
      readJson(`../eval/${set}/${name}.json`).map(({ q, danger }) => ({ kind: danger ?? 'none', text: q })),
    ),
  ),
  ...rowsOf('../eval/stories.tsv').map(([, , text = '']) => ({ kind: 'none', text })),
]

/** Those of them that nothing was learnt from: a plain sentence may have been written twice. */
export function readApart(): Apart[] {
  const learnt = new Set(readExamples().map(({ text }) => text))
  return readAll().filter(({ text }) => !learnt.has(text))
}

/** What the weights were fitted on, in few letters: the messages, and the model that heard them. */
export const digestOf = (): string =>
  createHash('sha256').update(readModel().digest).update(JSON.stringify(readApart())).digest('hex').slice(0, 32)
