import { THEMES, type Theme } from './corpus.ts'
import examples from './examples.json' with { type: 'json' }
import { type Feature, featuresOf } from './features.ts'
import { type Token, tokenise } from './normalise.ts'

/** Votes are kept as whole numbers of one byte; this many make one. */
export const VOTE_SCALE = 100

type Posting = { readonly at: number[]; readonly value: number[] }

export type ExampleIndex = {
  /** how alike a message is to each example: 0 for nothing in common, 1 for the same words */
  likeness: (features: readonly Feature[]) => Float32Array
}

/** Finds examples by what they have in common with a message; a rare trait counts for more than a common one. */
export function indexOf(questions: readonly string[]): ExampleIndex {
  const rows = questions.map((question) => featuresOf(tokenise(question)))
  const seen = new Map<string, number>()
  for (const row of rows) for (const [key] of row) seen.set(key, (seen.get(key) ?? 0) + 1)
  // what no example has is as rare as what one has: it makes a message less like any of them
  const rarity = (key: string) => Math.log((rows.length + 1) / (seen.get(key) ?? 1))
  const weighed = (row: readonly Feature[]): Feature[] => {
    const heavy = row.map(([key, value]) => [key, value * rarity(key)] as const)
    const length = Math.sqrt(heavy.reduce((sum, [, value]) => sum + value * value, 0)) || 1
    return heavy.map(([key, value]) => [key, value / length] as const)
  }
  const postings = new Map<string, Posting>()
  for (const [at, row] of rows.entries()) {
    for (const [key, value] of weighed(row)) {
      const posting = postings.get(key) ?? { at: [], value: [] }
      posting.at.push(at)
      posting.value.push(value)
      postings.set(key, posting)
    }
  }
  return {
    likeness(features) {
      const alike = new Float32Array(rows.length)
      for (const [key, value] of weighed(features)) {
        const posting = postings.get(key)
        if (posting === undefined) continue
        for (const [i, at] of posting.at.entries()) {
          alike[at] = (alike[at] as number) + value * (posting.value[i] as number)
        }
      }
      return alike
    },
  }
}

type Voters = { index: ExampleIndex; votes: readonly Int8Array[] }

let voters: Voters | undefined

/** Read once: with the guide, not with the first question. */
export function readExamples(): Voters {
  voters ??= {
    index: indexOf(examples.map(({ q }) => q)),
    votes: examples.map(({ votes }) => Int8Array.from(Buffer.from(votes, 'base64'))),
  }
  return voters
}

/**
 * The second opinion on what a message is about, for words that no list foresaw: questions like it, whose themes are
 * known, vote. About 1 for a theme that is certain, about 0 (or below) for one that is not meant.
 */
export function opinionOf(tokens: readonly Token[]): ReadonlyMap<Theme, number> {
  const { index, votes } = readExamples()
  const alike = index.likeness(featuresOf(tokens))
  const total = new Float32Array(THEMES.length)
  for (const [at, share] of alike.entries()) {
    if (share === 0) continue
    const vote = votes[at] as Int8Array
    for (let k = 0; k < total.length; k++) total[k] = (total[k] as number) + share * (vote[k] as number)
  }
  return new Map(THEMES.map((theme, k) => [theme, (total[k] as number) / VOTE_SCALE]))
}
