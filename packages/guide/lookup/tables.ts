import { readFileSync } from 'node:fs'

/** A list that look-ups are heard by, as its file has it; the row's cells stand where it is read. */
export const table = (name: string): string =>
  readFileSync(new URL(`./tables/${name}.txt`, import.meta.url), 'utf8').trimEnd()

/** A list whose rows are `weight | words`. */
export const weighed = (name: string): readonly (readonly [weight: number, words: string])[] =>
  table(name)
    .split('\n')
    .map((row) => row.split(' | '))
    .map(([weight, words = '']) => [Number(weight), words] as const)
