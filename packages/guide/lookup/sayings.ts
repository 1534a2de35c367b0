import { table } from './tables.ts'
/**
 * English and Hindi sentences that people hold to be of the Gita or of Gurbani, each with the place that says so. `at` is 'chapter.verse', or a line of the Granth; a place that is not found is left out.
 */
export type Saying = {
  readonly says: readonly string[]
  readonly of: 'hindu' | 'sikh'
  readonly at: string
}

const sayings = (of: Saying['of'], rows: string): Saying[] =>
  rows.split('\n').map((row) => {
    const [at = '', says = ''] = row.split(' = ')
    return { of, at: at.trim(), says: says.split(' | ').map((one) => one.trim()) }
  })

export const SAYINGS: readonly Saying[] = [
  ...sayings('hindu', table('sayings-hindu')),
  ...sayings('sikh', table('sayings-sikh')),
]
