import type { Hit, Index } from './index.ts'

/** Where a line stands, and its letters: its printed lines apart by newlines. */
export type Place<Tradition> = {
  tradition: Tradition
  /** Ang, or chapter. */
  page: number
  verse?: number
  reference: string
}

/** A line that was found, by the names of the contract (D59). */
export type FoundLine<Tradition> = Place<Tradition> & {
  original: string
  by: Hit['by']
  covers: number
  /** What was met, in UTF-16 units of the original. */
  marks: { from: number; to: number }[]
  /** At how many more places the very same words stand. */
  others: number
}

/** A scripture that can be searched; `placeOf` knows the lines that the index was made of. */
export type Searched<Tradition> = { index: Index; placeOf(at: number): Place<Tradition> }

/** The places of what is asked for in one scripture, best first. */
export const linesFound = <Tradition>(
  { index, placeOf }: Searched<Tradition>,
  query: string,
  most: number,
): FoundLine<Tradition>[] =>
  index.search(query, most).map(({ places, text, by, covers, marks }) => ({
    ...placeOf(places[0] ?? 0),
    original: text,
    by,
    covers,
    marks: marks.map(([from, to]) => ({ from, to })),
    others: places.length - 1,
  }))
